import Files
import Markup
import Plates

/// A piece of a preview: the part of an author's HTML that the strict subset allows.
indirect enum PreviewNode: Sendable {
  case text(String)
  case element(PreviewElement)
}

/// An element of a preview, with allowed attributes only.
struct PreviewElement: Sendable {
  let name: String
  let attributes: [Attribute]
  var children: [PreviewNode]
  /// Its start tag.
  let span: Span

  /// Its name in an anatomy.
  var part: String? { self["data-part"] }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }
}

extension [PreviewNode] {
  /// Every element in text order.
  var elements: [PreviewElement] {
    flatMap { node -> [PreviewElement] in
      if case .element(let element) = node { [element] + element.children.elements } else { [] }
    }
  }

  /// All of its text, in one line.
  var text: String {
    map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element["aria-hidden"] == "true" ? "" : element.children.text
      }
    }.joined()
  }

  /// Without white space before its first and after its last element.
  var withoutOuterSpace: [PreviewNode] {
    func isSpace(_ node: PreviewNode) -> Bool {
      if case .text(let text) = node { text.allSatisfy(\.isWhitespace) } else { false }
    }
    var nodes = drop(while: isSpace)
    while let last = nodes.last, isSpace(last) { nodes.removeLast() }
    return Array(nodes)
  }

  /// Whether it contains text that could be its accessible name.
  var hasName: Bool {
    text.contains { !$0.isWhitespace } || elements.contains { $0["aria-label"] != nil && $0.name != "input" }
  }
}
