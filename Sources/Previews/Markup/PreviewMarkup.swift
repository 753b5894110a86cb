import Diagnostics
import Files
import Plates

/// Parses the strict HTML of previews: a short list of elements and attributes, with every tag closed and without
/// scripts, styles and addresses.
///
/// Markup that breaks a rule is reported at its line and column in the Markdown file and left out; its text is kept.
enum PreviewMarkup {
  /// The largest body in bytes.
  static let largest = 64 * 1024
  /// The deepest nesting of elements.
  static let deepest = 32

  /// - Parameter range: the part of the block's body that is HTML; by default all of it.
  /// - Parameter placeholders: the names allowed in braces.
  static func parse(
    _ text: BlockText, _ range: Range<Int>? = nil, placeholders: [String] = [], into diagnostics: inout Diagnostics
  ) -> [PreviewNode] {
    let range = range ?? 0..<text.bytes.count
    guard range.count <= largest else {
      diagnostics.report(
        .previewLimit, "the preview has \(range.count) bytes, more than the limit of \(largest)",
        at: text.span(range.prefix(1)),
        fix: "show one component, or several previews")
      return []
    }
    var parser = PreviewParser(text: text, range: range, placeholders: placeholders)
    let nodes = parser.parse().withoutOuterSpace
    diagnostics.append(parser.diagnostics)
    ControlNames.check(nodes, into: &diagnostics)
    return nodes
  }
}

/// Reports buttons and fields without an accessible name.
private enum ControlNames {
  static func check(_ nodes: [PreviewNode], into diagnostics: inout Diagnostics) {
    let labelled = Set(nodes.elements.filter { $0.name == "label" }.compactMap { $0["for"] })
    check(nodes, inLabel: false, labelled, into: &diagnostics)
  }

  private static func check(
    _ nodes: [PreviewNode], inLabel: Bool, _ labelled: Set<String>, into diagnostics: inout Diagnostics
  ) {
    for case .element(let element) in nodes {
      if !isNamed(element, inLabel: inLabel, labelled) {
        diagnostics.report(
          .unnamedControl, "this <\(element.name)> has no accessible name", at: element.span,
          why: "screen readers announce it without saying what it does",
          fix: element.name == "input" ? "give it an aria-label, or wrap it in a <label>" : "give it an aria-label")
      }
      check(element.children, inLabel: inLabel || element.name == "label", labelled, into: &diagnostics)
    }
  }

  private static func isNamed(_ element: PreviewElement, inLabel: Bool, _ labelled: Set<String>) -> Bool {
    if element["aria-label"] != nil || element["aria-labelledby"] != nil || element["aria-hidden"] == "true" {
      return true
    }
    switch element.name {
    case "button": return element.children.hasName
    case "input": return inLabel || element["placeholder"] != nil || element["id"].map(labelled.contains) ?? false
    default: return true
    }
  }
}
