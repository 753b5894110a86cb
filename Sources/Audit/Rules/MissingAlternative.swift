package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax

/// A picture without a text for those who do not see it.
package enum MissingAlternative: AuditRule {
  package static let rule = Rule(
    "missing-alternative", .warning, "A picture has no text in its place.",
    why: "People who do not see it, and search, know nothing of it.",
    example: "Instead of `![](grid.png)`, write `![The grid, four columns](grid.png)`.")

  package static let flags = [
    RuleExample(page: "↓![](grid.png)"),
    RuleExample(page: "Text and ↓<img src=\"grid.png\"> in it."),
  ]
  package static let passes = [
    RuleExample(page: "![The grid](https://example.org/grid.png)"),
    // Of a picture from elsewhere another rule speaks: it is not shown at all.
    RuleExample(page: "![](https://example.org/grid.png) <img src=\"https://example.org/grid.png\">"),
    RuleExample(page: "<img src=\"https://example.org/grid.png\" alt=\"The grid\" width=\"200\">"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    for node in 0..<document.nodes.count where document[node].kind == .image && isSilent(node, in: document) {
      if document.url(of: node).withBytes(LinkIndex.isRemote) { continue }
      diagnostics.report(
        rule, "the picture \(name(of: String(document.url(of: node)))) has no text in its place",
        at: document.span(of: node),
        why: "people who do not see it know nothing of it", fix: "say between the brackets what it shows")
    }
    // An empty text says that a picture is only an ornament; none says nothing.
    for picture in document.htmlAddresses where picture.isImage && picture.alternative == nil {
      if picture.address.withBytes(LinkIndex.isRemote) { continue }
      diagnostics.report(
        rule, "the picture \(name(of: String(picture.address))) has no text in its place",
        at: document.file.span(picture.range),
        why: hasTitle(picture, document)
          ? "what title says is read to few who do not see the picture" : "people who do not see it know nothing of it",
        fix: hasTitle(picture, document)
          ? "say in alt=\"…\" what title says" : "say in alt=\"…\" what it shows, or write alt=\"\" for an ornament")
    }
  }

  /// An address, of a picture that is written out in it only what begins it.
  private static func name(of address: String) -> String {
    address.hasPrefix("data:") ? String(address.prefix { $0 != "," }) + ",…" : address
  }

  /// Whether a picture in HTML has a title, which browsers show only below a pointer.
  private static func hasTitle(_ picture: HTMLAddress, _ document: MarkdownDocument) -> Bool {
    document.file.bytes[picture.range.start..<picture.range.end].firstPlace(of: " title=") != nil
  }

  /// Whether the words right behind a picture in a line name it, as those behind a small sign do.
  private static func isIcon(_ node: Int, in document: MarkdownDocument) -> Bool {
    let end = document[node].range.end
    let line = document.file.bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
    let next = line.drop { $0 == UInt8(ascii: " ") }.first
    return line.first == UInt8(ascii: " ") && next.map { $0.isLetter || $0.isOne(of: "*_`[") || $0 >= 0x80 } ?? false
  }

  private static func isSilent(_ node: Int, in document: MarkdownDocument) -> Bool {
    var text: [UInt8] = []
    document.appendPlainText(of: node, to: &text)
    return text.allSatisfy { $0 == UInt8(ascii: " ") } && !isIcon(node, in: document)
  }
}
