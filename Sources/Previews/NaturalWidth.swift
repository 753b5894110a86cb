import Markup
import Plates

/// The natural width of a component, estimated from its stylesheet and its tokens, so that a figure can tell how many
/// of them fit side by side at their own size. Only an estimate, because fonts depend on the reader's device.
struct NaturalWidth {
  /// In CSS pixels.
  struct Range {
    /// The smallest width at which no word or box sticks out.
    var least: Double
    /// With every text on one line.
    var most: Double

    static let zero = Range(least: 0, most: 0)
  }

  private let stylesheet: PreviewStylesheet
  /// The replacements of names in braces.
  var names: [(name: String, value: String)] = []

  init(_ stylesheet: PreviewStylesheet) { self.stylesheet = stylesheet }

  func range(of nodes: [PreviewNode]) -> Range {
    nodes.map { range(of: $0, fontSize: 16, inLine: false) }.reduce(.zero) {
      Range(least: max($0.least, $1.least), most: max($0.most, $1.most))
    }
  }

  private func range(of node: PreviewNode, fontSize: Double, inLine: Bool) -> Range {
    switch node {
    case .text(let raw):
      let text = filled(raw)
      let whole = TextWidth.ems(text) * fontSize
      let words = text.split(whereSeparator: \.isWhitespace).map { TextWidth.ems(String($0)) * fontSize }
      return Range(least: inLine ? whole : words.max() ?? 0, most: whole)
    case .element(let element): return range(of: element, fontSize: fontSize, inLine: inLine)
    }
  }

  private func range(of element: PreviewElement, fontSize: Double, inLine: Bool) -> Range {
    let classes = Set(element.classes.map(filled))
    func value(_ property: String) -> String? { stylesheet.value(of: property, for: classes) }
    guard value("display") != "none", value("position") != "absolute" else { return .zero }
    let fixed = value("width").flatMap(pixels)
    if let width = fixed.map({ max($0, value("min-width").flatMap(pixels) ?? 0) }) {
      return Range(least: width, most: width)
    }
    let size = value("font-size").flatMap(pixels) ?? fontSize
    let isInLine = value("white-space").map { $0 == "nowrap" } ?? inLine
    var parts = element.children.map { range(of: $0, fontSize: size, inLine: isInLine) }
    if element["data-icon"] != nil { parts.append(Range(least: size, most: size)) }
    if element.name == "input" { parts.append(Range(least: 96, most: 160)) }
    let room = padding(classes)
    let isRow =
      value("display").map { $0.hasSuffix("flex") } ?? false && !(value("flex-direction") ?? "").hasPrefix("column")
    let gap = value("gap").flatMap(pixels) ?? 0
    let gaps = isRow ? gap * Double(max(parts.count { $0.most > 0 } - 1, 0)) : 0
    let isWrapping = value("flex-wrap") == "wrap"
    let least = isRow && !isWrapping ? parts.reduce(gaps) { $0 + $1.least } : parts.map(\.least).max() ?? 0
    let isStacked =
      !isRow && value("display") != nil || element.children.elements.contains { $0.name == "div" || $0.name == "p" }
    let most = isStacked ? parts.map(\.most).max() ?? 0 : parts.reduce(gaps) { $0 + $1.most }
    let floor = value("min-width").flatMap(pixels) ?? 0
    return Range(least: max(least + room, floor), most: max(most + room, least + room, floor))
  }

  private func padding(_ classes: Set<String>) -> Double {
    let shorthand = (stylesheet.value(of: "padding", for: classes) ?? "0").split(separator: " ").map(String.init)
    let right = shorthand.count > 1 ? shorthand[1] : shorthand.first
    let left = shorthand.count > 3 ? shorthand[3] : right
    func side(_ property: String, _ fallback: String?) -> Double {
      (stylesheet.value(of: property, for: classes) ?? fallback).flatMap(pixels) ?? 0
    }
    return side("padding-left", left) + side("padding-right", right)
  }

  /// A value that is a length in pixels: directly, through a token, or as a sum or product of these.
  func pixels(_ value: String) -> Double? {
    if value.hasPrefix("calc("), value.hasSuffix(")") {
      let terms = value.dropFirst(5).dropLast().split(separator: " ").map(String.init)
      guard let first = terms.first.flatMap(pixels) else { return nil }
      var result = first
      for index in stride(from: 1, to: terms.count - 1, by: 2) {
        guard let next = pixels(terms[index + 1]) else { return nil }
        switch terms[index] {
        case "*": result *= next
        case "+": result += next
        case "-": result -= next
        default: return nil
        }
      }
      return result
    }
    if value.hasPrefix("var(--"), value.hasSuffix(")"),
      let known = stylesheet.values[String(value.dropFirst(6).dropLast())]
    {
      return pixels(known)
    }
    return Double(value.hasSuffix("px") ? String(value.dropLast(2)) : value)
  }

  private func filled(_ name: String) -> String { Placeholders.filled(name, names) }
}
