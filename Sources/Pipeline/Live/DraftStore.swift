import Diagnostics
import Files
import Guide
import Synchronization

/// The parsed pages of the last build, for the next one.
///
/// A page is taken from it only if its file is the same object, and if nothing has changed that reading a page depends on
/// beside its text: which files there are, what is in those that are not pages, and which pages give tokens.
package final class DraftStore: Sendable {
  private let kept = Mutex(Kept())

  /// Drafts by the files that they were made of.
  typealias Drafts = [ObjectIdentifier: PageReader.Draft]

  private struct Kept {
    var sources: [SourceFile] = []
    var drafts: Drafts = [:]
    /// The files of the drafts by their paths. They are kept, so that no other object takes the place of one of them.
    var files: [String: SourceFile] = [:]
    /// Those that were made since a build last began, which may still read the others: the latest of each path.
    var made: [String: (file: SourceFile, draft: PageReader.Draft)] = [:]
    /// Which file is what, and what reads the pages of each system, with the files of which that was found out.
    var layout: (layout: ProjectLayout, readers: [PageReader], files: [SourceFile])?
    /// How many builds have begun.
    var builds = 0
  }

  /// What a build may use, and its number, under which it keeps what it makes.
  struct Beginning {
    let drafts: Drafts
    /// Which file is what, and what reads the pages of each system; nil where that has to be found out anew.
    let layout: (layout: ProjectLayout, readers: [PageReader])?
    let build: Int
  }

  package init() {}

  /// Begins a build: drafts of other surroundings are dropped, and those that still hold are told.
  func begin(_ sources: Sources) -> Beginning {
    kept.withLock { kept in
      let isSame =
        kept.sources.count == sources.files.count
        && zip(kept.sources, sources.files).allSatisfy { old, new in
          old === new || old.path == new.path && ProjectLayout.isPage(new.path) && ProjectLayout.areAlike(old, new)
        }
      for (file, draft) in kept.made.values {
        if let former = kept.files.updateValue(file, forKey: file.path) {
          kept.drafts.removeValue(forKey: ObjectIdentifier(former))
        }
        kept.drafts[ObjectIdentifier(file)] = draft
      }
      kept.made = [:]
      if !isSame { (kept.drafts, kept.files, kept.layout) = ([:], [:], nil) }
      kept.sources = sources.files
      kept.builds += 1
      let layout = kept.layout.map { known in
        let changed = zip(known.files, sources.files).filter { $0 !== $1 }
        return (layout: known.layout.with(changed.map { (old: $0, new: $1) }), readers: known.readers)
      }
      return Beginning(drafts: kept.drafts, layout: layout, build: kept.builds)
    }
  }

  /// Keeps which file is what, and what reads the pages of each system, until the sources are read as a whole again.
  ///
  /// - Parameter build: the build that they belong to; nothing of one is kept after another has begun.
  func keep(_ layout: ProjectLayout, _ readers: [PageReader], of build: Int) {
    kept.withLock { if $0.builds == build { $0.layout = (layout, readers, $0.sources) } }
  }

  /// Reads another version of a page as its former one was read; nil if no system has the slug.
  func read(_ file: SourceFile, in slug: String) -> Page? {
    let known = kept.withLock { kept in
      kept.layout.flatMap { known in
        known.layout.systems.firstIndex { $0.slug == slug }.map { (known.readers[$0], kept.builds) }
      }
    }
    guard let (reader, build) = known else { return nil }
    let draft = Build.draft(of: file, by: reader)
    keep(draft, of: file, in: build)
    return draft.page
  }

  func keep(_ draft: PageReader.Draft, of file: SourceFile, in build: Int) {
    kept.withLock { if $0.builds == build { $0.made[file.path] = (file, draft) } }
  }

  /// What is wrong in the text of a file that has been read; nil if nothing is known of it.
  func findings(in file: SourceFile) -> Diagnostics? {
    kept.withLock { kept in
      if let made = kept.made[file.path], made.file === file { return made.draft.found }
      return kept.drafts[ObjectIdentifier(file)]?.found
    }
  }
}
