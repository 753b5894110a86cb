import Files
import Markup
import Plates

/// A piece of a preview: what of an author's HTML the strict subset lets through.
indirect enum PreviewNode: Sendable {
  case text(String)
  case element(PreviewElement)
}

/// An element of a preview with only the attributes that may stand in one.
struct PreviewElement: Sendable {
  let name: String
  let attributes: [Attribute]
  var children: [PreviewNode]
  /// Its start tag.
  let span: Span

  /// What an anatomy calls it.
  var part: String? { self["data-part"] }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }
}

extension [PreviewNode] {
  /// Every element in the order of the text.
  var elements: [PreviewElement] {
    flatMap { node -> [PreviewElement] in
      if case .element(let element) = node { [element] + element.children.elements } else { [] }
    }
  }

  /// Everything that is read in it, in one line.
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

  /// Whether anything in it would be named by its text.
  var hasName: Bool {
    text.contains { !$0.isWhitespace } || elements.contains { $0["aria-label"] != nil && $0.name != "input" }
  }
}
