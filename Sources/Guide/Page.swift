package import Files
package import Syntax

/// One document of the guide, parsed, with what its front matter says. It never changes, so that copies are one reference.
package final class Page: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case page, component
  }

  /// Where it will stand, from the root of the site: `okta-mobile/foundations/colour.html`.
  package let url: String
  package let title: String
  /// The lede; empty where the page has none.
  package let summary: String
  package let kind: Kind
  package let status: String?
  package let order: Int?
  /// Paths of pages that belong to it, from the root of the project.
  package let related: [Reference]
  package let document: MarkdownDocument
  /// The path of its file.
  package let path: String
  /// The heading whose text is the page's title: pages show it once, as their title.
  package let titleHeading: Heading?
  /// The stylesheet of a component's previews.
  package let stylesheet: SourceFile?
  /// Where its links and pictures lead within the project; see `LinkedFiles`.
  package let linkedPaths: Set<String>
  /// The folder of its address, from the root of the site.
  package let folder: String
  /// Its anchors, where it has too many to be looked through.
  let anchors: Anchors?
  /// What pages of one place in a section are sorted by.
  let titleKey: NaturalKey

  package struct Reference: Sendable {
    package let path: String
    package let span: Span
  }

  package init(
    url: String, title: String, summary: String, kind: Kind, status: String?, order: Int?, related: [Reference],
    document: MarkdownDocument, stylesheet: SourceFile?, linkedPaths: Set<String>
  ) {
    self.url = url
    self.title = title
    self.summary = summary
    self.kind = kind
    self.status = status
    self.order = order
    self.related = related
    self.document = document
    self.stylesheet = stylesheet
    self.linkedPaths = linkedPaths
    path = document.file.path
    titleHeading = document.titleHeading.flatMap { $0.text == title ? $0 : nil }
    anchors = .many(of: document.headings)
    folder = RelativePath.folder(of: url)
    titleKey = NaturalKey(title)
  }

  package var source: SourceFile { document.file }
}
