import Files
import Guide
import Synchronization

/// The parsed pages of the last build, for the next one.
///
/// A page is taken from it only if its file is the same object, and if nothing has changed that reading a page depends on
/// beside its text: which files there are, and what is in those that are not pages.
package final class DraftStore: Sendable {
  private let kept = Mutex(Kept())

  private struct Kept {
    var surroundings: [Fingerprint] = []
    var drafts: [String: (file: SourceFile, draft: PageReader.Draft)] = [:]
  }

  /// A file that pages depend on: its path, and for any but a page its object.
  private struct Fingerprint: Equatable {
    let path: String
    let file: SourceFile?

    static func == (a: Fingerprint, b: Fingerprint) -> Bool { a.path == b.path && a.file === b.file }
  }

  package init() {}

  /// Begins a build: drafts of other surroundings are dropped.
  func begin(_ sources: Sources) {
    let surroundings = sources.files.map { file in
      Fingerprint(path: file.path, file: ProjectLayout.isPage(file.path) ? nil : file)
    }
    kept.withLock { kept in
      if kept.surroundings != surroundings { kept.drafts = [:] }
      kept.surroundings = surroundings
    }
  }

  func draft(of file: SourceFile) -> PageReader.Draft? {
    kept.withLock { kept in kept.drafts[file.path].flatMap { $0.file === file ? $0.draft : nil } }
  }

  func keep(_ draft: PageReader.Draft, of file: SourceFile) {
    kept.withLock { $0.drafts[file.path] = (file, draft) }
  }
}
