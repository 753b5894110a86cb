package import Diagnostics
import Files
import Printing

extension LinkIndex {
  /// A link that leads nowhere: what is wrong, how to mend it, and the page where only the anchor is wrong.
  package struct BrokenLink: Sendable, Equatable {
    package let rule: Rule
    package let message: Message
    package let fix: Fix
    package let page: String?
    /// On what basis it leads there.
    package let basis: Basis

    init(_ rule: Rule, _ message: Message, fix: Fix, page: String? = nil, on basis: Basis = .given) {
      self.basis = basis
      self.rule = rule
      self.message = message
      self.fix = fix
      self.page = page
    }
  }
}

extension LinkIndex.BrokenLink {
  /// An address from the root of a site, which may have pages that are not made of documents.
  static func unknown(_ written: String) -> Self {
    Self(
      .brokenFileLink, "no file of the project is at \(written)",
      fix: "nothing, if whatever makes the site has a page there; or link to one that exists")
  }

  /// - Parameter meant: the link to a page of that name elsewhere.
  static func leadingOut(_ written: String, meant: String? = nil) -> Self {
    Self(
      .brokenLink, "\(written) leads out of the project",
      fix: meant.map { "did you mean \($0)?" } ?? "link to a file of the project")
  }

  static func missing(_ written: String, _ what: Message, meant: String? = nil, on basis: Basis = .given) -> Self {
    Self(
      .brokenLink, "\(written) \(what)",
      fix: meant.map { "did you mean \($0)?" } ?? "add the file, or link to one that exists", on: basis)
  }

  /// What is wrong with an address that was never meant for a file beside the page.
  static func slip(in written: String) -> Self? {
    if WrittenAddress.isOnAMachine(written) {
      return Self(.brokenLink, "\(written) is an address on one person’s machine", fix: "link to a file of the project")
    }
    guard WrittenAddress.lacksScheme(written) else { return nil }
    return Self(.brokenLink, "\(written) lacks https:// at its start", fix: "write https://\(written)")
  }

  /// An address that may be one of a site, or leads to a file from the root of the project and not from the page's folder.
  static func elsewhere(_ written: String, on page: Page, among files: Set<String>) -> Self? {
    if written.hasSuffix(".html") { return unknown(written) }
    let folder = RelativePath.folder(of: page.path)
    guard !folder.isEmpty, written.utf8.first.map({ $0 != UInt8(ascii: ".") }) ?? false,
      written.dropLast().contains("/"), let path = RelativePath.resolved(written, from: ""), files.contains(path)
    else { return nil }
    return Self(
      .brokenLink, "\(written) is not a file of the project",
      fix: "write \(RelativePath.link(to: path, from: page.path))"
    )
  }
}
