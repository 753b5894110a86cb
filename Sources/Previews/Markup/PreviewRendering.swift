import Markup
import Plates

/// Prints a preview's nodes for one place: names filled in, ids made unique, roles kept out of the page's structure.
struct PreviewRendering {
  /// The replacements of names in braces.
  var values: [(name: String, value: String)] = []
  /// Appended to every id, so that a preview can occur several times in one figure.
  var idSuffix = ""
  var measures: GapMeasures?
  /// The attributes that mark an element as a part, by the index of the part; none if parts are not marked.
  var mark: ((Int) -> PartMark)?

  struct PartMark {
    let attributes: [Attribute]
    /// Attributes of an element around the text of a part that is only text; otherwise they go on the part itself.
    let textAttributes: [Attribute]?
  }

  func nodes(_ nodes: [PreviewNode]) -> [Node] {
    var parts = 0
    return rendered(nodes, &parts)
  }

  private func rendered(_ nodes: [PreviewNode], _ parts: inout Int) -> [Node] {
    nodes.map { node in
      switch node {
      case .text(let text): return .text(filled(text))
      case .element(let element): return rendered(element, &parts)
      }
    }
  }

  private func rendered(_ element: PreviewElement, _ parts: inout Int) -> Node {
    var attributes = element.attributes.compactMap { printed($0) }
    if element.name == "button" { attributes.append(.attr("type", "button")) }
    var around: [Attribute]?
    if element.part != nil {
      if let mark = mark?(parts) {
        attributes += mark.attributes
        around = mark.textAttributes
      }
      parts += 1
    }
    let icon = element["data-icon"].flatMap(DrawnIcon.init).map { [$0.node] } ?? []
    let children = icon + rendered(element.children, &parts) + (measures?.nodes(in: element) ?? [])
    return .element(
      name(of: element), attributes, around.map { h("sp-text", $0) { children } } ?? .fragment(children))
  }

  /// Headings in a preview must not be headings of the page.
  private func name(of element: PreviewElement) -> String {
    PreviewVocabulary.headings.contains(element.name) ? "p" : element.name
  }

  private func printed(_ attribute: Attribute) -> Attribute? {
    guard let value = attribute.value else { return attribute }
    switch attribute.name {
    case "data-part", "data-icon": return nil
    case "role": return .role(PreviewVocabulary.landmarks.contains(value) ? "group" : value)
    case "id": return .id(filled(value) + idSuffix)
    case let name where PreviewVocabulary.references.contains(name):
      return .attr(name, value.split(separator: " ").map { filled(String($0)) + idSuffix }.joined(separator: " "))
    default: return .attr(attribute.name, filled(value))
    }
  }

  private func filled(_ text: String) -> String { Placeholders.filled(text, values) }
}

/// Replaces names in braces.
enum Placeholders {
  /// A text with its names replaced; unknown names are unchanged.
  static func filled(_ text: String, _ values: [(name: String, value: String)]) -> String {
    guard !values.isEmpty, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var out = ""
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      out += rest[..<open]
      rest = rest[open...]
      guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = rest[rest.index(after: open)..<close]
      let end = rest.index(after: close)
      out += values.first { $0.name == name }?.value ?? String(rest[..<end])
      rest = rest[end...]
    }
    return out + rest
  }
}
