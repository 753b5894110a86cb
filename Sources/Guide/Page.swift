package import Files
import Printing
package import Syntax
import Wording

/// One parsed document of the guide, with its front matter. Immutable, so that a copy is one reference.
package final class Page: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case page, component
  }

  /// The page's address from the root of the site: `okta-mobile/foundations/colour.html`.
  package let url: String
  package let title: String
  /// The lede; empty if the page has none.
  package let summary: String
  package let kind: Kind
  package let status: String?
  package let order: Int?
  /// Paths of related pages, from the root of the project.
  package let related: [Reference]
  package let facts: PageFacts
  /// What it says, without the tree of its text.
  package let contents: PageContents
  private let tree: Tree
  package let source: SourceFile
  /// What its front matter calls the design that it gives tokens of; nil for any other page.
  let designName: String?
  /// Whether tokens of its system come from it.
  package let givesTokens: Bool
  /// The path of the source file.
  package let path: String
  /// The heading with the page's title, which is shown only once, as the title.
  package let titleHeading: Heading?
  /// The stylesheet of a component's previews.
  package let stylesheet: SourceFile?
  /// The paths within the project to which its links and pictures lead; see `LinkedFiles`.
  package let linkedPaths: Set<String>
  /// The folder of its address, from the root of the site.
  package let folder: String
  /// Its anchors, if it has too many to search one by one.
  let anchors: Anchors?
  /// The sort key among pages of equal `order` in a section.
  let titleKey: NaturalKey

  /// Whether others are copied from it, so that what it leaves open is for whoever fills it in.
  package var isTemplate: Bool { WrittenAddress.isTemplate(path) }

  package struct Reference: Sendable {
    package let path: String
    package let span: Span
  }

  package convenience init(
    url: String, title: String, summary: String, kind: Kind, status: String?, order: Int?, related: [Reference],
    facts: PageFacts = PageFacts(), contents: PageContents? = nil, document: MarkdownDocument,
    designName: String? = nil, givesTokens: Bool = false,
    stylesheet: SourceFile?, linkedPaths: Set<String>
  ) {
    self.init(
      url: url, title: title, summary: summary, kind: kind, status: status, order: order, related: related,
      facts: facts, contents: contents ?? PageContents(of: document), source: document.file, tree: .parsed(document),
      designName: designName, givesTokens: givesTokens, stylesheet: stylesheet, linkedPaths: linkedPaths)
  }

  init(
    url: String, title: String, summary: String, kind: Kind, status: String?, order: Int?, related: [Reference],
    facts: PageFacts, contents: PageContents, source: SourceFile, tree: Tree, designName: String?, givesTokens: Bool,
    stylesheet: SourceFile?, linkedPaths: Set<String>
  ) {
    self.url = url
    self.title = title
    self.summary = summary
    self.kind = kind
    self.status = status
    self.order = order
    self.related = related
    self.facts = facts
    self.contents = contents
    self.source = source
    self.tree = tree
    self.designName = designName
    self.givesTokens = givesTokens
    self.stylesheet = stylesheet
    self.linkedPaths = linkedPaths
    path = source.path
    titleHeading = contents.titleHeading.flatMap { $0.text == title ? $0 : nil }
    anchors = .many(of: contents.targets)
    folder = RelativePath.folder(of: url)
    titleKey = NaturalKey(title)
  }

  /// The tree of its text. Of a page that was parsed in an earlier build, it is made when somebody asks for it.
  package var document: MarkdownDocument {
    switch tree {
    case .parsed(let document): document
    case .later(let parse): parse()
    }
  }

  enum Tree: Sendable {
    case parsed(MarkdownDocument)
    /// Gives the same document each time.
    case later(@Sendable () -> MarkdownDocument)
  }

  /// The first words of its fenced blocks, each once, in the order of the text.
  package var blockNames: [String] { contents.blockNames }
}

extension Page {
  /// Whether it names a variable of CSS in code, or calls one.
  package var namesVariables: Bool {
    let bytes = source.bytes[...]
    return bytes.firstPlace(of: "`--") != nil || bytes.firstPlace(of: "var(--") != nil
  }

  /// The opaque colours that its Markdown has in hex, as `#rrggbb` in small letters.
  package var opaqueHexes: Set<String> { HexColors.opaque(in: source.bytes[...]) }

  /// Whether its texts may have a colour in hex, whatever signs of Markdown are around it: `_#1b4a83_`, `&#35;1b4a83`.
  package var mayHaveHex: Bool {
    var rest = source.bytes[...]
    while let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      let isEntity = hash > rest.startIndex && rest[hash - 1] == UInt8(ascii: "&")
      rest = rest[(hash + 1)...]
      if isEntity || rest.count >= 3 && rest.prefix(3).allSatisfy(\.isHexDigit) { return true }
    }
    return source.bytes[...].firstPlace(of: "&num;") != nil
  }
}
