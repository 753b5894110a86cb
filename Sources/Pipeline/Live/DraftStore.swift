import Files
import Guide
import Synchronization

/// The parsed pages of the last build, for the next one.
///
/// A page is taken from it only if its file is the same object, and if nothing has changed that reading a page depends on
/// beside its text: which files there are, and what is in those that are not pages.
package final class DraftStore: Sendable {
  private let kept = Mutex(Kept())

  /// Drafts by the files that they were made of.
  typealias Drafts = [ObjectIdentifier: PageReader.Draft]

  private struct Kept {
    var sources: [SourceFile] = []
    var drafts: Drafts = [:]
    /// The files of the drafts by their paths. They are kept, so that no other object takes the place of one of them.
    var files: [String: SourceFile] = [:]
    /// Those of the build that is under way, which still reads the others.
    var made: [(file: SourceFile, draft: PageReader.Draft)] = []
    /// What reads the pages of each system, by its slug.
    var readers: [String: PageReader] = [:]
  }

  package init() {}

  /// Begins a build: drafts of other surroundings are dropped, and those that still hold are told.
  func begin(_ sources: Sources) -> Drafts {
    kept.withLock { kept in
      let isSame =
        kept.sources.count == sources.files.count
        && zip(kept.sources, sources.files).allSatisfy { old, new in
          old === new || old.path == new.path && ProjectLayout.isPage(new.path)
        }
      for (file, draft) in kept.made {
        if let former = kept.files.updateValue(file, forKey: file.path) {
          kept.drafts.removeValue(forKey: ObjectIdentifier(former))
        }
        kept.drafts[ObjectIdentifier(file)] = draft
      }
      kept.made = []
      if !isSame { (kept.drafts, kept.files) = ([:], [:]) }
      kept.sources = sources.files
      return kept.drafts
    }
  }

  /// Keeps what reads the pages of each system, by its slug, until the sources are read as a whole again.
  func keep(_ readers: [String: PageReader]) { kept.withLock { $0.readers = readers } }

  /// Reads another version of a page as its former one was read; nil if no system has the slug.
  func read(_ file: SourceFile, in slug: String) -> Page? {
    guard let reader = kept.withLock({ $0.readers[slug] }) else { return nil }
    let draft = Build.draft(of: file, by: reader)
    keep(draft, of: file)
    return draft.page
  }

  func keep(_ draft: PageReader.Draft, of file: SourceFile) {
    kept.withLock { $0.made.append((file, draft)) }
  }
}
