import Diagnostics
import Files

/// What a page's front matter says of its subject, for the quiet line below the title.
package struct PageFacts: Sendable {
  package struct Platform: Sendable {
    package let name: String
    /// A version or a state such as `planned`; nil if the author gives only the name.
    package let state: String?
  }

  package struct Link: Sendable {
    /// `source`, `design`, `issues` or another word of the author's.
    package let label: String
    /// A web address, or the path of a source file in the system's repository.
    package let target: String
  }

  /// The parts of the design document that the page rests on.
  package internal(set) var source: [String] = []
  package internal(set) var platforms: [Platform] = []
  /// Other names: "also called".
  package internal(set) var aliases: [String] = []
  /// Addresses that the page once had, as written among its other names: `/colours.html`, `../old/colour.md`.
  package internal(set) var formerAddresses: [Page.Reference] = []
  package internal(set) var since: String?
  package internal(set) var owner: String?
  /// The date of the last review, as the author writes it.
  package internal(set) var reviewed: String?
  package internal(set) var links: [Link] = []

  static let keys = ["source", "platforms", "aliases", "since", "owner", "reviewed", "links"]

  /// Takes in a key of front matter; false if it is none of these.
  mutating func read(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> Bool {
    switch entry.key {
    case "source": source = entry.strings(into: &diagnostics)
    case "platforms": platforms = entry.named.map { Platform(name: $0.name, state: $0.value) }
    case "aliases":
      let names = entry.references(into: &diagnostics)
      aliases = names.map(\.text).filter { !Self.isAddress($0) }
      formerAddresses = names.filter { Self.isAddress($0.text) }.map { Page.Reference(path: $0.text, span: $0.span) }
    case "since": since = entry.string(into: &diagnostics)
    case "owner": owner = entry.string(into: &diagnostics)
    case "reviewed": reviewed = entry.string(into: &diagnostics)
    case "links": links = entry.named.compactMap { link in link.value.map { Link(label: link.name, target: $0) } }
    default: return false
    }
    return true
  }

  /// Whether an alias is an address rather than a name, which may contain a slash too: `on/off switch`.
  private static func isAddress(_ alias: String) -> Bool {
    alias.hasPrefix("/") || alias.hasPrefix("./") || alias.hasPrefix("../") || alias.hasSuffix(".html")
      || alias.hasSuffix(".md")
  }

  package var isEmpty: Bool {
    source.isEmpty && platforms.isEmpty && aliases.isEmpty && since == nil && owner == nil && reviewed == nil
      && links.isEmpty
  }
}

extension Page {
  /// The addresses that the page once had, from the root of the site; those that lead out of it are left out.
  package var formerURLs: [String] { facts.formerAddresses.compactMap { formerURL($0.path) } }

  /// A former address from the root of the site; nil if it leads out of it. `/old/`, `/old`, `old.md` and `old.html` name
  /// pages as links would.
  package func formerURL(_ written: String) -> String? {
    // Two slashes begin an address on another host.
    guard !written.hasPrefix("//") else { return nil }
    let isRooted = written.hasPrefix("/")
    let path = isRooted ? String(written.drop { $0 == "/" }) : written
    guard let resolved = RelativePath.resolved(path, from: isRooted ? "" : url) else { return nil }
    if path.isEmpty || path.hasSuffix("/") { return resolved.isEmpty ? "index.html" : resolved + "/index.html" }
    if resolved.hasSuffix(".html") { return resolved }
    return (resolved.hasSuffix(".md") ? String(resolved.dropLast(3)) : resolved) + ".html"
  }
}
