package import Diagnostics
package import Files
package import Printing
import Site

/// The files of a site by their numbers: each can be made on its own, in any order, and dropped once it is written.
package struct SiteFiles: Sendable {
  /// Puts a file's bytes into memory that is given empty, and gives what was found on the way.
  package typealias Print = @Sendable (inout ByteBuffer) -> Diagnostics

  /// A file that is no page of a guide.
  struct Other: Sendable {
    /// Below the output folder.
    let path: String
    let print: Print

    init(path: String, print: @escaping Print) {
      self.path = path
      self.print = print
    }

    /// A file that is made already.
    init(_ artifact: Artifact) {
      self.init(path: artifact.path) { out in
        out.put(artifact.bytes)
        return Diagnostics()
      }
    }
  }

  /// What makes the pages, which come first: there are many, and none is a value of its own before it is printed.
  private let pages: (renderer: SiteRenderer, layouts: SharedLayouts)?
  private let others: [Other]

  init(_ renderer: SiteRenderer, _ layouts: SharedLayouts, others: [Other]) {
    pages = (renderer, layouts)
    self.others = others
  }

  /// Files that are made already.
  package init(_ artifacts: [Artifact]) {
    pages = nil
    others = artifacts.map { Other($0) }
  }

  private var drawnCount: Int { pages?.renderer.pages.count ?? 0 }

  package var count: Int { drawnCount + others.count }

  /// How many pages there are, those among the files that are copied too.
  package var pageCount: Int { drawnCount + others.count { $0.path.hasSuffix(".html") } }

  package var paths: [String] { (0..<count).map { path($0) } }

  /// Where a file goes, below the output folder.
  package func path(_ number: Int) -> String {
    guard let pages, number < drawnCount else { return others[number - drawnCount].path }
    return pages.renderer.pages[number].url
  }

  /// Puts a file's bytes into memory that is given empty, and gives what was found on the way.
  ///
  /// Pure but for files that are copied: the same bytes and findings at every call.
  package func print(_ number: Int, into out: inout ByteBuffer) -> Diagnostics {
    guard let pages, number < drawnCount else { return others[number - drawnCount].print(&out) }
    return pages.renderer.render(number, in: { pages.layouts.layout($0) }, into: &out)
  }
}
