/// The slots of a layout, the only names that it may use.
package enum Slot: String, CaseIterable, Sendable {
  /// The path from the page to the root of the site: `../../`, or nothing.
  case root
  case language
  /// The page's own title.
  case heading
  /// The same as markup that may break before an inner capital.
  case title
  /// What the page belongs to, for the window title: the system or the guide.
  case owner
  case summary
  case status
  /// What the front matter says of the subject: parts of the document, platforms, other names, links.
  case facts
  /// CSS declarations that set the system's brand colour.
  case identity
  /// The notations of the system's platforms, in which its values are copied first: `Swift, Kotlin`.
  case notations
  case navigation
  case crumbs
  /// The list of the page's headings.
  case contents
  /// Plates above the text of a system's front page.
  case plates
  case body
  /// Previous, next and edit links.
  case pager
  /// The page's absolute address, if the site's is known.
  case canonical
  /// The absolute address of the picture that other sites show beside a link.
  case image
  /// What that picture shows the colours of.
  case pictured
  /// The link to the page as Markdown.
  case twin
  /// The link to the data of a component.
  case spec
  /// The link to the stylesheet of the page's previews.
  case sheet
}
