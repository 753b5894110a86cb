import Diagnostics
import Files
import Markup

/// The address of a source file on the web, after a template with `{path}` and `{line}`.
struct SourceLink {
  private let template: String

  init(_ template: String) { self.template = template }

  /// Whether it leads to a line of a file.
  private var leadsToLines: Bool { template.contains("{line}") }

  /// The address of a file, at its first line if no other is given.
  func address(of path: String, line: Int = 1) -> String {
    let path = RelativePath.link(to: path, from: "")
    let parts = template.split(separator: "{path}", maxSplits: 1, omittingEmptySubsequences: false)
    return Self.filled(parts[0], line) + path + (parts.count > 1 ? Self.filled(parts[1], line) : "")
  }

  private static func filled(_ part: Substring, _ line: Int) -> String {
    part.split(separator: "{line}", omittingEmptySubsequences: false).joined(separator: String(line))
  }

  /// The link to the line at which something begins; nil if the address has none.
  func node(to span: Span, _ name: String, _ positions: inout Positions) -> Node? {
    guard leadsToLines else { return nil }
    let address = address(of: span.file.path, line: positions.start(of: span).line)
    return h("a", .class("source"), .href(address), .label("Source of \(name)")) { "Source" }
  }
}
