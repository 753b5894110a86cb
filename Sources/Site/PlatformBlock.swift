import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import Syntax

/// What differs on one platform: a block `platform android` whose body is Markdown of its own.
struct PlatformBlock {
  static let name = "platform"

  private let node: Int
  private let findings: PageFindings

  init(_ node: Int, on findings: PageFindings) {
    self.node = node
    self.findings = findings
  }

  /// The body below the platform's name; nothing, with a report, if one of them is missing.
  func node(into diagnostics: inout Diagnostics) -> Node {
    let page = findings.page
    let document = page.document
    let words = document.info(of: node).split(separator: " ").map(String.init)
    guard words.count > 1, !document.literal(of: node).allSatisfy(\.isSpace) else {
      diagnostics.report(
        .emptyBlock, "the platform block shows nothing", at: document.span(of: node),
        why: "the page would have a gap in its place",
        fix: "name the platform behind the fence, as in ```platform android, and write what differs there")
      return .empty
    }
    let inner = Page(
      url: page.url, title: page.title, summary: "", kind: page.kind, status: nil, order: nil, related: [],
      document: body, stylesheet: nil, linkedPaths: [])
    var rendering = PageBody(
      PageFindings(of: inner, in: findings.system, links: findings.links, sheets: findings.sheets), title: nil)
    var out = ByteBuffer()
    HTMLRenderer.render(inner.document, with: &rendering, into: &out)
    diagnostics.append(rendering.diagnostics)
    return h("div", .class("platform"), .specimen(Self.name)) {
      h("p", .class("head")) { words.dropFirst().map(Self.spoken).joined(separator: " ") }
      Node.markup(out.bytes)
    }
  }

  private static func spoken(_ platform: String) -> String {
    Plate.platforms[platform.lowercased()] ?? Plate.spoken(platform)
  }

  /// The body as a document: in place, unless marks of quotes or lists are before its lines.
  private var body: MarkdownDocument {
    let document = findings.page.document
    let (bytes, range) = (document.file.bytes, document[node].range)
    let literal = Array(document.literal(of: node))
    let newline = UInt8(ascii: "\n")
    let start = bytes[range.start..<range.end].firstIndex(of: newline).map { $0 + 1 } ?? range.end
    let end = min(start + literal.count, range.end)
    if Array(bytes[start..<end]) == literal { return MarkdownReader.read(ByteRange(start, end), of: document.file) }
    let file = SourceFile(path: document.file.path, bytes: literal)
    return MarkdownReader.read(ByteRange(0, literal.count), of: file)
  }
}
