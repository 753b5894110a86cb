import Diagnostics
import Files
package import Printing
import Syntax
import Tokens

/// Resolves every link of a guide: `.md` files to pages, anchors to headings, `token:` to the token table.
///
/// Every page uses it. It is a class, so a page counts one reference.
package final class LinkIndex: Sendable {
  package enum Target: Sendable, Equatable {
    /// Outside the guide; left unchanged.
    case external
    /// The address, from the root of the site, of a page or copied file, with the anchor of the link if it has one.
    case page(url: String, anchor: String?)
    /// Nothing: with what is wrong and how to mend it, and the page where only the anchor is wrong.
    case broken(BrokenLink)
  }

  /// The pages by the paths of their sources; two paths that differ only in how accents are encoded are equal.
  private let pagesByPath: [String: Page]
  private let suggestions: PageSuggestions
  private let files: Set<String>
  private let unpublished: Set<String>
  let surroundings: OutsideFiles?
  /// What addresses may mean in another tool's site; nil where all systems are this tool's.
  let addresses: SiteAddresses?

  /// - Parameters:
  ///   - files: the paths of existing `LinkedFiles`.
  ///   - unpublished: the paths of folders and hidden files, which exist and are no part of a site.
  ///   - surroundings: what is around a document that is read where it is, and not built.
  package init(
    _ guide: Guide, files: Set<String> = [], unpublished: Set<String> = [], surroundings: OutsideFiles? = nil
  ) {
    self.files = files
    self.unpublished = unpublished
    self.surroundings = surroundings
    let pages = guide.pages
    pagesByPath = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    suggestions = PageSuggestions(pages)
    addresses =
      guide.systems.allSatisfy(\.isDeclared) ? nil : SiteAddresses(pages, files: files, unpublished: unpublished)
  }

  private init(_ former: LinkIndex, _ pages: [Page]) {
    (files, unpublished, surroundings) = (former.files, former.unpublished, former.surroundings)
    (suggestions, addresses) = (former.suggestions, former.addresses)
    pagesByPath = former.pagesByPath.merging(pages.map { ($0.path, $0) }) { $1 }
  }

  /// The same links with other versions of some pages, each with the face that it had.
  package func with(_ pages: [Page]) -> LinkIndex { LinkIndex(self, pages) }

  /// Whether every link leads to the same place, under the same title, by both.
  package func hasSameTargets(as other: LinkIndex) -> Bool {
    hasSamePages(as: other)
      && pagesByPath.allSatisfy { path, page in other.pagesByPath[path].map { $0.hasTargets(of: page) } ?? false }
  }

  /// Whether every link leads to the same page or file by both, wherever on it.
  package func hasSamePages(as other: LinkIndex) -> Bool {
    guard surroundings == nil, other.surroundings == nil, files == other.files, unpublished == other.unpublished,
      pagesByPath.count == other.pagesByPath.count
    else { return false }
    return pagesByPath.allSatisfy { path, page in
      guard let same = other.pagesByPath[path] else { return false }
      return same.url == page.url && same.title == page.title
    }
  }

  /// The page of a source file.
  package func page(of path: String) -> Page? { pagesByPath[path] }

  /// The source file of the page that may have been meant by an unknown path.
  package func sourceMeant(by path: String) -> String? { suggestions.nearest(to: path) }

  /// Prints the link from one page to another if the destination is just the path of that page's source; returns false
  /// if it needs a closer look.
  package func put(
    pageAt destination: BorrowedBytes, from page: Page, into out: inout ByteBuffer
  ) -> Bool {
    guard !destination.isEmpty, Self.meaning.firstIndex(in: destination) == nil,
      let path = RelativePath.resolved(destination, from: page.path), let linked = pagesByPath[path]
    else { return false }
    linked.url.withBytes { RelativePath.link(to: $0, from: page.url, into: &out) }
    return true
  }

  /// Characters that make a destination more than a path.
  private static let meaning = ByteSet("#?%:")

  /// The target of a link or image on a page.
  package func target(of destination: String, on page: Page, in system: DesignSystem) -> Target {
    destination.withBytes { target(of: $0, on: page, in: system) }
  }

  /// The same for a destination given as bytes.
  package func target(
    of destination: BorrowedBytes, on page: Page, in system: DesignSystem
  ) -> Target {
    switch place(of: destination, on: page, in: system) {
    case .settled(let target): target
    case .on(let known, let wanted, let anchor): target(of: known, wanted, anchor, system)
    }
  }

  /// Where a destination leads, before anybody looks at the anchors of a page.
  func place(of destination: BorrowedBytes, on page: Page, in system: DesignSystem) -> Place {
    if destination.starts(with: "token:") {
      return .settled(token(String(decoding: destination[6...], as: UTF8.self), system))
    }
    if Self.isExternal(destination) { return .settled(.external) }
    // What a program puts there: `{picture}` in JSX, `{{ site.url }}` in a template, `@site/static/a.png` in a bundler.
    if !system.isDeclared, WrittenAddress.isOfAProgram(destination) { return .settled(.external) }
    let hash = destination.firstIndex(of: UInt8(ascii: "#")) ?? destination.count
    let end = destination[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    let written = destination[..<end]
    let wanted = Self.withDecoded(written) {
      $0.isEmpty ? page.path : RelativePath.resolved($0, from: page.path)
    }
    if let surroundings, surroundings.isOfDocument, !written.isEmpty, wanted.flatMap({ pagesByPath[$0] }) == nil {
      let path = Self.decoded(written)
      return .settled(target(path, written: path, among: surroundings, on: page))
    }
    let anchor = hash + 1 < destination.count ? Self.decoded(destination[(hash + 1)...]) : nil
    if let anchor, anchor.utf8.first == UInt8(ascii: "/"), !system.isDeclared, written.count < 3 {
      return route(anchor, on: page)
    }
    guard let wanted else { return outside(Self.decoded(written), anchor, page, system) }
    if let known = pagesByPath[wanted] ?? front(ofFolder: wanted) { return .on(known, wanted, anchor) }
    let text = Self.decoded(written)
    if let known = withoutEnding(wanted, written: text, on: page, in: system) {
      return .on(known, known.path, anchor)
    }
    if !files.contains(wanted), !unpublished.contains(wanted), !system.isDeclared,
      addresses.map({ $0.mayHave(text) || $0.isOfSources(text, on: page.path) }) == true,
      BrokenLink.slip(in: text) == nil
    {
      return .settled(.external)
    }
    let target = file(wanted, anchor, written: text, on: page, in: system)
    // The links of a template are examples for whoever fills it in.
    if case .broken = target, !system.isDeclared, WrittenAddress.isTemplate(page.path) { return .settled(.external) }
    return .settled(target)
  }

  /// The page that a site chooses by what is after `#` in its only address: `#/colour?id=greys`.
  private func route(_ route: String, on page: Page) -> Place {
    let parts = route.split(separator: "?", maxSplits: 1).map(String.init)
    let anchor = parts.count > 1 && parts[1].hasPrefix("id=") ? String(parts[1].dropFirst("id=".count)) : nil
    for path in WrittenAddress.pages(meantBy: parts[0], on: page.path) {
      guard let known = pagesByPath[path] else { continue }
      // What is below the cover has a name of the tool's own.
      return .on(known, path, anchor == "main" ? nil : anchor)
    }
    return .settled(.broken(.unknown("#" + route)))
  }

  /// Whether there is a file beside a document that is checked by itself.
  package func isBeside(_ path: String) -> Bool {
    surroundings?.isOfDocument == true && surroundings?.hasFile(path) == true
  }

  /// What readers find after an address in a document.
  ///
  /// - Parameter path: the same from where the surroundings are looked at.
  private func target(_ path: String, written: String, among surroundings: OutsideFiles, on page: Page) -> Target {
    let meant = addresses?.moved(written, on: page.path)
    return switch surroundings.hasFile(path) {
    case true?: .external
    case _ where WrittenAddress.isRooted(written) && isPublished(written): .external
    case false?: .broken(BrokenLink.slip(in: written) ?? BrokenLink.missing(written, "does not exist", meant: meant))
    case nil where WrittenAddress.isOfRepository(written): .external
    case nil: .broken(BrokenLink.slip(in: written) ?? BrokenLink.leadingOut(written, meant: meant))
    }
  }

  /// The target of an address that is no path below the project's folder.
  private func outside(
    _ written: String, _ anchor: String?, _ page: Page, _ system: DesignSystem
  ) -> Place {
    if !system.isDeclared, WrittenAddress.isOfRepository(written) { return .settled(.external) }
    guard !system.isDeclared, WrittenAddress.isRooted(written) else {
      let folder = RelativePath.folder(of: page.path)
      if !system.isDeclared, let surroundings {
        return .settled(
          target(folder.isEmpty ? written : folder + "/" + written, written: written, among: surroundings, on: page))
      }
      let meant = addresses?.moved(written, on: page.path)
      return .settled(.broken(BrokenLink.slip(in: written) ?? BrokenLink.leadingOut(written, meant: meant)))
    }
    for path in WrittenAddress.pages(meantBy: written, on: page.path) {
      if let known = pagesByPath[path] { return .on(known, path, anchor) }
    }
    for path in WrittenAddress.files(meantBy: written, on: page.path) {
      if files.contains(path) { return .settled(.page(url: LinkedFiles.url(of: path), anchor: anchor)) }
      if unpublished.contains(path) { return .settled(.external) }
    }
    if addresses?.mayHave(written) == true || isPublished(written) || WrittenAddress.isTemplate(page.path) {
      return .settled(.external)
    }
    return .settled(
      .broken(
        BrokenLink.slip(in: written) ?? (SiteAddresses.isOfASite(written) ? BrokenLink.unknown(written) : nil)
          ?? BrokenLink.missing(
            written, "is not a file of the project", meant: addresses?.moved(written, on: page.path),
            on: basis(ofRootOf: written, on: page))))
  }

  /// The page of a source file; nil if it has none.
  package func page(ofSource path: String) -> (url: String, title: String)? {
    pagesByPath[path].map { ($0.url, $0.title) }
  }

  /// What a link to a page is called: the title of the page, and of the heading that it leads to.
  package func title(of destination: String, from page: Page) -> String? {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].isEmpty ? page.path : RelativePath.resolved(parts[0], from: page.path)
    guard let path, let known = pagesByPath[path] else { return nil }
    let heading = parts.count > 1 ? known.contents.targets.first { $0.id == parts[1] } : nil
    guard let heading, heading.id != known.titleHeading?.id else { return known.title }
    if heading.level == 0 { return known.title }
    return known === page ? heading.text : "\(known.title): \(heading.text)"
  }

  private func token(_ name: String, _ system: DesignSystem) -> Target {
    let path = TokenPath(name)
    if system.allTokens[path] != nil {
      return .page(url: system.url("tokens.html"), anchor: TokenAnchor.id(of: path))
    }
    return .broken(
      BrokenLink(
        .brokenTokenLink, "\(name) names no token of \(system.nameInSentences)",
        fix: system.tokenMeant(by: name).map { "did you mean \($0)?" } ?? "name a token of the system"))
  }

  /// The page that stands for a folder, as those who read the repository see it: `colour/` is `colour/README.md`.
  private func front(ofFolder path: String) -> Page? {
    ["index.md", "README.md", "readme.md"].lazy.compactMap { self.pagesByPath[path.isEmpty ? $0 : path + "/" + $0] }
      .first
  }

  /// The page that a path without an ending means, for tools that make sites of documents; a README is read where it is.
  private func withoutEnding(
    _ path: String, written: String, on page: Page, in system: DesignSystem
  ) -> Page? {
    let name = RelativePath.name(of: page.path).lowercased()
    guard !system.isDeclared, !RelativePath.name(of: path).utf8.contains(UInt8(ascii: ".")), !files.contains(path),
      !unpublished.contains(path), !name.hasPrefix("readme")
    else { return nil }
    func known(at path: String) -> Page? {
      pagesByPath[path + ".md"] ?? pagesByPath[path + ".mdx"] ?? front(ofFolder: path)
    }
    // `../other/` leads from a page that is a folder itself.
    let isFolder = !name.hasPrefix("index.")
    let own = isFolder ? SiteAddresses.path(of: written, fromFolderOf: page.path).flatMap(known) : nil
    return written.hasSuffix("/") ? own ?? known(at: path) : known(at: path) ?? own
  }

  /// The target of a path that is not a page's.
  private func file(
    _ path: String, _ anchor: String?, written: String, on page: Page, in system: DesignSystem
  ) -> Target {
    if unpublished.contains(path) {
      return .broken(
        BrokenLink(
          .unpublishedTarget,
          "\(written) is \(word: LinkedFiles.isVisible(path) ? "a folder" : "hidden"), and no part of the site",
          fix: "link to a page, or name it in a code span"))
    }
    // Hosts serve a page of a site without its ending.
    if !system.isDeclared, !RelativePath.name(of: path).utf8.contains(UInt8(ascii: ".")),
      [".html", "/index.html"].contains(where: {
        files.contains(path + $0) || surroundings?.hasFile(path + $0) == true
      })
    {
      return .external
    }
    if !system.isDeclared, !files.contains(path), isOfPublishedPage(written) { return .external }
    return switch (files.contains(path), ProjectLayout.isPage(path)) {
    case (true, false): .page(url: LinkedFiles.url(of: path), anchor: anchor)
    case (true, true):
      .broken(
        BrokenLink(
          .pageNotBuilt, "\(written) is left out of this build",
          fix: "build the folder that contains it"))
    case (false, false):
      .broken(
        BrokenLink.slip(in: written)
          ?? (system.isDeclared ? nil : BrokenLink.elsewhere(written, on: page, among: files))
          ?? BrokenLink.missing(written, "is not a file of the project", on: basis(ofAbsent: path, in: system)))
    case (false, true): .broken(BrokenLink.slip(in: written) ?? missingPage(path, written, on: page))
    }
  }

  private func missingPage(_ path: String, _ written: String, on page: Page) -> BrokenLink {
    // A page leads to itself by a slip, rather than to another of a name like its own.
    let meant = sourceMeant(by: path).flatMap { source in
      let names = [path, source].map { RelativePath.name(of: $0) }
      let isOther = source == page.path && names[0] != names[1] && !Suggestion.isSlip(names[0], for: names[1])
      return isOther ? nil : source
    }
    // Written from the project's own folder, or with the name of its front page in other letters.
    let folder = RelativePath.folder(of: path)
    let front = RelativePath.name(of: path).lowercased() == "readme.md" ? front(ofFolder: folder)?.path : nil
    let other = front ?? RelativePath.resolved(written, from: "").flatMap { pagesByPath[$0]?.path }
    if let other, other != page.path {
      return BrokenLink(
        .brokenLink, "\(written) is not a page of the guide",
        fix: "did you mean \(RelativePath.link(to: other, from: page.path))?")
    }
    let moved = meant == nil ? addresses?.moved(written, on: page.path) : nil
    return BrokenLink(
      .brokenLink, "\(written) is not a page of the guide",
      fix: (meant.map { RelativePath.link(to: $0, from: page.path) } ?? moved).map { "did you mean \($0)?" }
        ?? "write the page, link elsewhere, or name the file in a code span")
  }

  /// The path of an address as it is written, without what follows `#` or `?`; nil if it leads elsewhere.
  static func written(_ destination: BorrowedBytes) -> String? {
    if isExternal(destination) { return nil }
    let end = destination.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? destination.count
    return decoded(destination[..<end])
  }

  /// The path in the project that a link in a file leads to; nil if it leads elsewhere or stays on its page.
  package static func path(of destination: BorrowedBytes, from source: String) -> String? {
    if isExternal(destination) { return nil }
    let end = destination.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? destination.count
    return end == 0 ? nil : withDecoded(destination[..<end]) { RelativePath.resolved($0, from: source) }
  }

  private static func decoded(_ bytes: Slice<BorrowedBytes>) -> String {
    withDecoded(bytes) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes percent-decoded.
  private static func withDecoded<Result>(
    _ bytes: Slice<BorrowedBytes>, _ body: (BorrowedBytes) -> Result
  ) -> Result {
    guard bytes.contains(UInt8(ascii: "%")) else { return body(UnsafeBufferPointer(rebasing: bytes)) }
    var out: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        out.append(value)
        rest = rest.dropFirst(2)
      } else {
        out.append(byte)
      }
    }
    return out.withUnsafeBufferPointer(body)
  }

  /// Whether a browser would fetch an address from another host.
  package static func isRemote(_ destination: BorrowedBytes) -> Bool {
    guard isExternal(destination) else { return false }
    let scheme = String(decoding: destination.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
    return !["data", "javascript", "vbscript", "file"].contains(scheme)
  }

  static func isExternal(_ destination: BorrowedBytes) -> Bool {
    guard let end = destination.firstIndex(where: { !isSchemePart($0) }) else { return false }
    if end == 0 { return destination[0] == slash && destination.count > 1 && destination[1] == slash }
    return destination[end] == UInt8(ascii: ":")
  }

  private static let slash = UInt8(ascii: "/")

  /// Source: RFC 3986, section 3.1.
  private static func isSchemePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
