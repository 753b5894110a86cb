import Diagnostics
import Files
package import Syntax

/// Makes a page of a parsed document: its front matter where it has some, and what can be told without.
enum PageReader {
  private static let keys = ["title", "order", "kind", "status", "summary", "related"]

  static func page(
    _ document: MarkdownDocument, url: String, folder: String, stylesheet: SourceFile?,
    into diagnostics: inout Diagnostics
  ) -> Page {
    var title: String?
    var order: Int?
    var kind = url.contains("/components/") && !url.hasSuffix("/index.html") ? Page.Kind.component : .page
    var status: String?
    var summary = ""
    var related: [Page.Reference] = []
    let entries = document.frontMatter.map { SettingsEntry.all(of: $0.value, in: document.file, into: &diagnostics) }
    for entry in entries ?? [] {
      switch entry.key {
      case "title": title = entry.string(into: &diagnostics)
      case "order": order = entry.int(into: &diagnostics)
      case "kind": self.kind(entry, into: &diagnostics).map { kind = $0 }
      case "status": status = entry.string(into: &diagnostics)
      case "summary": summary = entry.string(into: &diagnostics) ?? ""
      case "related": related = self.related(entry, of: document.file, into: &diagnostics)
      default: entry.reportUnknown(among: keys, into: &diagnostics)
      }
    }
    return Page(
      url: url, title: title ?? document.titleHeading?.text ?? Title.spoken(PageAddress.withoutExtension(url)),
      summary: summary, kind: kind, status: status, order: order, related: related, document: document,
      stylesheet: stylesheet)
  }

  private static func kind(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> Page.Kind? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    if let kind = Page.Kind(rawValue: name) { return kind }
    entry.report(
      "unknown-kind", "\(name) is no kind of page",
      fix: "use one of \(Page.Kind.allCases.map(\.rawValue).joined(separator: ", "))", into: &diagnostics)
    return nil
  }

  private static func related(
    _ entry: SettingsEntry, of file: SourceFile, into diagnostics: inout Diagnostics
  ) -> [Page.Reference] {
    entry.references(into: &diagnostics).compactMap { text, span in
      RelativePath.resolved(text, from: file.path).map { Page.Reference(path: $0, span: span) }
    }
  }
}

extension MarkdownDocument {
  /// The heading that titles the document: a first-level heading before any other heading.
  package var titleHeading: Heading? { headings.first.flatMap { $0.level == 1 ? $0 : nil } }
}
