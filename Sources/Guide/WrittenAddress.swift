import Files
import Printing

/// What an address tells by itself that leads to no file beside its page.
enum WrittenAddress {
  /// Whether it leads from a file of a repository to a page that GitHub has beside the files: `../../issues/new`.
  ///
  /// GitHub resolves it from `/owner/name/blob/main/`, so that it has to leave the repository.
  static func isOfRepository(_ written: String) -> Bool {
    let parts = written.split(separator: "/")
    let rest = parts.drop { $0 == ".." }
    guard rest.count < parts.count, let name = rest.first else { return false }
    return Self.ofRepository.contains(String(name))
  }

  private static let ofRepository: Set = [
    "actions", "blob", "commit", "commits", "compare", "discussions", "fork", "graphs", "issues", "labels",
    "milestones",
    "network", "packages", "projects", "pull", "pulls", "pulse", "releases", "security", "stargazers", "tags", "tree",
    "wiki",
  ]

  /// Whether it begins at the root of a site or of a repository.
  static func isRooted(_ written: String) -> Bool { written.utf8.first == UInt8(ascii: "/") && !isOnAMachine(written) }

  /// Whether it is a path on the machine of whoever wrote it: `/Users/ada/plan.md`, `~/plan.md`.
  static func isOnAMachine(_ written: String) -> Bool {
    ["/Users/", "/home/", "~/"].contains(where: written.hasPrefix)
  }

  /// Whether it names a host and no scheme: `www.example.org/a.html`.
  static func lacksScheme(_ written: String) -> Bool {
    let host = written.prefix { $0 != "/" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }),
      host.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") })
    else { return false }
    if labels[0].lowercased() == "www", labels.count > 2 { return true }
    return host.endIndex < written.endIndex && ["com", "org", "net", "io", "dev"].contains(labels[labels.count - 1])
  }

  /// The anchor that is meant by one of VitePress, which begins with `_` where a heading begins with a digit.
  static func anchor(_ written: String) -> String {
    let rest = written.utf8.dropFirst()
    guard written.utf8.first == UInt8(ascii: "_"), rest.first?.isDigit ?? false else { return written }
    return String(rest) ?? written
  }

  /// The sources of the pages that an address from the root may mean, the nearest first: the root is that of the
  /// repository, or of a folder whose pages another tool makes a site of, which leaves out their endings.
  static func pages(meantBy written: String, on page: String) -> [String] {
    roots(of: page).flatMap { pages(meantBy: written, from: $0) }
  }

  /// Those that it means if the root is one folder.
  static func pages(meantBy written: String, from root: String) -> [String] {
    let path = String(written.drop { $0 == "/" })
    let isFolder = path.isEmpty || path.hasSuffix("/")
    let stem = isFolder ? String(path.dropLast()) : path
    let own = isFolder ? [] : [stem] + endings.map { stem + $0 }
    let inFolder = ["index", "README", "readme"].flatMap { name in
      endings.map { stem.isEmpty ? name + $0 : stem + "/" + name + $0 }
    }
    return (own + inFolder).compactMap { RelativePath.resolved($0, from: root) }
  }

  private static let endings = [".md", ".mdx"]

  /// The files that it may mean: tools publish folders of theirs at the root of a site.
  static func files(meantBy written: String, on page: String) -> [String] {
    roots(of: page).flatMap { files(meantBy: written, from: $0) }
  }

  /// Those that it means if the root is one folder.
  static func files(meantBy written: String, from root: String) -> [String] {
    let path = String(written.drop { $0 == "/" })
    return folders.compactMap { RelativePath.resolved($0 + path, from: root) }
  }

  /// The outermost folder in a path that is hidden or written by programs, whose files are often left out where a project
  /// is passed on: `.gitbook` of `.gitbook/assets/a.png`. Nil for none.
  static func folderLeftOut(in path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    let place = folders.firstIndex {
      $0.first == "." && !$0.allSatisfy { $0 == "." } || byPrograms.contains(String($0))
    }
    return place.map { folders[...$0].joined(separator: "/") }
  }

  private static let byPrograms: Set = [
    "_build", "_site", "build", "coverage", "dist", "generated", "node_modules", "out",
  ]

  /// The folders whose files tools publish at the root of a site, beside the root itself. *Source:* the manuals of
  /// Docusaurus, Hugo and SvelteKit (`static`), of Astro, Next.js and VitePress (`public`), and of VuePress.
  static let folders = ["", "public/", "static/", ".vuepress/public/"]

  /// The folders of a project whose files are often published beside its pages.
  static let sources = ["_site/", "site/", "public/", "static/", "src/", "docs/", "www/"]

  /// Whether only a program knows what an address means: `{picture}` in JSX, `{{ site.url }}` in a template, and the names
  /// that bundlers give to folders, `@/a.png`, `@site/static/a.png`, `~@/a.png`.
  static func isOfAProgram(_ destination: BorrowedBytes) -> Bool {
    if destination.first == UInt8(ascii: "{") { return true }
    let name = destination.first == UInt8(ascii: "~") ? destination.dropFirst() : destination[...]
    guard name.first == UInt8(ascii: "@"), let slash = name.firstIndex(of: UInt8(ascii: "/")) else { return false }
    return name[..<slash].dropFirst().allSatisfy(\.isLetter)
  }

  /// Whether a page is one that others are copied from: `000-template.md`, or any in a folder `templates`.
  static func isTemplate(_ page: String) -> Bool {
    let parts = page.lowercased().split(separator: "/")
    guard let name = parts.last else { return false }
    let words = name.prefix { $0 != "." }.split { "-_ ".contains($0) }
    return [words.first, words.last].contains("template")
      || parts.dropLast().contains { ["template", "templates"].contains($0.filter { $0 != "_" }) }
  }

  /// The folders around a page, each with a slash after it, from the nearest to the root.
  static func roots(of page: String) -> [String] {
    var roots: [String] = []
    var folder = RelativePath.folder(of: page)
    while !folder.isEmpty {
      roots.append(folder + "/")
      folder = RelativePath.folder(of: folder)
    }
    return roots + [""]
  }
}
