package import Diagnostics
package import Files
package import Printing
import Site

/// The numbered files of a site; each can be made independently, in any order, and dropped once it is written.
package struct SiteFiles: Sendable {
  /// Prints a file into an empty buffer and returns its findings.
  package typealias Print = @Sendable (inout ByteBuffer) -> Diagnostics

  /// A file that is not a page of a guide.
  struct Other: Sendable {
    /// Its path below the output folder.
    let path: String
    /// Whether it counts among the pages, as an HTML file of the author's does.
    let isPage: Bool
    /// The number of the page to whose previews its rules belong.
    private(set) var previewing: Int?
    /// The file that it is of what is published beside pages.
    private(set) var published: PublishedFile?
    let print: Print

    init(path: String, isPage: Bool? = nil, print: @escaping Print) {
      self.path = path
      self.isPage = isPage ?? path.hasSuffix(".html")
      self.print = print
    }

    /// The stylesheet of a page's previews, drawn with the page.
    init(sheet path: String, ofPage number: Int) {
      self.init(path: path) { _ in Diagnostics() }
      previewing = number
    }

    /// A file whose bytes are already made.
    init(_ artifact: Artifact) {
      self.init(path: artifact.path) { out in
        out.put(artifact.bytes)
        return Diagnostics()
      }
    }

    /// A file of a project's templates.
    init(asset file: PublishedFile) { self.init(file, isPage: nil) }

    /// A file that is made when it is written, with nothing to report.
    init(_ file: PublishedFile, isPage: Bool? = false) {
      self.init(path: file.path, isPage: isPage) { out in
        file.print(&out)
        return Diagnostics()
      }
      published = file
    }
  }

  /// The renderer of the pages, which come first; no page exists as a value before it is printed.
  private var pages: (renderer: SiteRenderer, layouts: SharedLayouts)?
  private let others: [Other]
  /// The names that pages refer to assets by, if these hold digests.
  private let names: AssetNames?
  /// The pages that need not be drawn again; nil where nothing is known of any.
  private var kept: KeptDrawings?
  /// The files among all of them that are made; nil for all.
  private var chosen: [Int]?

  init(
    _ renderer: SiteRenderer, _ layouts: SharedLayouts, others: [Other], isFingerprinted: Bool = false,
    kept: KeptDrawings? = nil
  ) {
    pages = (renderer, layouts)
    names = isFingerprinted ? AssetNames(others) : nil
    self.others = names?.files ?? others
    self.kept = kept?.naming(names)
  }

  /// Creates the files of a site whose bytes are already made.
  package init(_ artifacts: [Artifact]) {
    (pages, names, kept) = (nil, nil, nil)
    others = artifacts.map { Other($0) }
  }

  /// The same files with other versions of the pages.
  func drawn(by draw: (SiteRenderer) -> SiteRenderer) -> SiteFiles {
    var files = self
    files.pages = pages.map { (draw($0.renderer), $0.layouts) }
    return files
  }

  /// The same files for a folder, of which nothing is known if another build has written to it since it was looked at.
  func inFolder(_ folder: FileStamp?) -> SiteFiles {
    var files = self
    files.kept = kept?.inFolder(folder)
    return files
  }

  private var drawnCount: Int { pages?.renderer.pages.count ?? 0 }

  package var count: Int { chosen?.count ?? drawnCount + others.count }

  /// The number of pages, including copied HTML files.
  package var pageCount: Int {
    guard let chosen else { return drawnCount + others.count(where: \.isPage) }
    return chosen.count { $0 < drawnCount || others[$0 - drawnCount].isPage }
  }

  /// The files below a folder, with the styles and scripts that they load.
  package func limited(to folder: String) -> SiteFiles {
    var limited = self
    limited.chosen = (0..<count).filter { number in
      let path = path(number)
      return path.hasPrefix(folder + "/") || path.hasPrefix("assets/") && !path.hasPrefix("assets/search/")
    }
    return limited
  }

  package var paths: [String] { (0..<count).map { path($0) } }

  /// The path of a file below the output folder.
  package func path(_ place: Int) -> String {
    let number = chosen?[place] ?? place
    guard let pages, number < drawnCount else { return others[number - drawnCount].path }
    return pages.renderer.pages[number].url
  }

  /// Whether a file is a page of the guide.
  func isDrawn(_ place: Int) -> Bool { (chosen?[place] ?? place) < drawnCount }

  /// The paths of the sources that a page is made of; empty for any other file.
  package func sources(of place: Int) -> Set<String> {
    let number = chosen?[place] ?? place
    guard let pages, number < drawnCount else { return [] }
    return pages.renderer.pages[number].sources
  }

  /// A file, and the stylesheet that is made along with it if it is a page with previews.
  package struct Group: Sendable {
    package let file: Int
    package let sheet: Int?
  }

  /// All files by their places, each once.
  package var groups: [Group] {
    let sheets = sheetsByPage
    let taken = Set(sheets.values)
    return (0..<count).compactMap { place in
      taken.contains(place) ? nil : Group(file: place, sheet: sheets[place])
    }
  }

  /// The places of stylesheets by those of the pages that they belong to.
  private var sheetsByPage: [Int: Int] {
    guard let pages else { return [:] }
    var owners: [String: Int] = [:]
    for place in 0..<count where isDrawn(place) {
      if let url = pages.renderer.pages[chosen?[place] ?? place].previewSheetURL { owners[url] = place }
    }
    if owners.isEmpty { return [:] }
    var sheets: [Int: Int] = [:]
    for place in 0..<count where !isDrawn(place) {
      if let owner = owners.removeValue(forKey: path(place)) { sheets[owner] = place }
    }
    return sheets
  }

  /// What was found on a file that is in the site's folder as it would be printed; nil if it has to be printed.
  func known(_ place: Int) -> Diagnostics? {
    guard let kept else { return nil }
    let number = chosen?[place] ?? place
    if number < drawnCount { return kept.findings(ofPage: number) }
    return others[number - drawnCount].published.flatMap { kept.has($0) ? Diagnostics() : nil }
  }

  /// Keeps what was found on a file for the next build.
  func keep(_ found: Diagnostics, of place: Int) {
    let number = chosen?[place] ?? place
    if number < drawnCount {
      kept?.keep(found, ofPage: number)
    } else if let file = others[number - drawnCount].published {
      kept?.keep(file)
    }
  }

  /// Prints a file into an empty buffer and returns its findings.
  ///
  /// Pure, except for copied files: every call gives the same bytes and findings.
  package func print(_ place: Int, into out: inout ByteBuffer) -> Diagnostics {
    var sheet = ByteBuffer()
    return print(place, into: &out, sheet: &sheet)
  }

  /// The same, with the stylesheet of its group in another empty buffer.
  package func print(_ place: Int, into out: inout ByteBuffer, sheet: inout ByteBuffer) -> Diagnostics {
    let number = chosen?[place] ?? place
    guard let pages, number < drawnCount else {
      let other = others[number - drawnCount]
      if let page = other.previewing, let pages {
        pages.renderer.printPreviewSheet(of: pages.renderer.pages[page], into: &out)
        return Diagnostics()
      }
      guard let kept, let parts = other.published?.parts, !parts.isEmpty else { return other.print(&out) }
      PublishedFile.print(parts, into: &out) { kept.print($0, into: &$1) }
      return Diagnostics()
    }
    let found = pages.renderer.render(number, in: { pages.layouts.layout($0) }, into: &out, sheet: &sheet)
    names?.rewrite(&out)
    return found
  }
}
