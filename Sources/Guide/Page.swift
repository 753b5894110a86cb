package import Files
package import Syntax

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
  package let document: MarkdownDocument
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
  /// The first words of its fenced blocks, each once, in the order of the text.
  package let blockNames: [String]
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

  package init(
    url: String, title: String, summary: String, kind: Kind, status: String?, order: Int?, related: [Reference],
    facts: PageFacts = PageFacts(), document: MarkdownDocument, designName: String? = nil, givesTokens: Bool = false,
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
    self.document = document
    self.designName = designName
    self.givesTokens = givesTokens
    self.stylesheet = stylesheet
    self.linkedPaths = linkedPaths
    path = document.file.path
    blockNames = Self.blockNames(in: document)
    titleHeading = document.titleHeading.flatMap { $0.text == title ? $0 : nil }
    anchors = .many(of: document.targets)
    folder = RelativePath.folder(of: url)
    titleKey = NaturalKey(title)
  }

  package var source: SourceFile { document.file }

  private static func blockNames(in document: MarkdownDocument) -> [String] {
    var names: [String] = []
    for node in document.nodes.indices where document[node].kind == .codeBlock {
      let name = String(document.info(of: node).prefix { $0 != " " && $0 != "\t" })
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
