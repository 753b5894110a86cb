import Files
import Guide
import Plates
import TestSupport
import Tokens

/// Where the figures of a system's drawings may come from: the token that a part of a drawing is of, and else its token
/// files, the page itself, and what follows from them by the rules that captions name.
struct FigureTracing {
  /// Drawings that measure or repeat given figures. Those that compute (contrast, springs, mixtures of colours) name
  /// their rule and have tests of their own.
  static let kinds: Set<String> = [
    "redlines", "frame", "scale", "radii", "icons", "borders", "shadows", "targets", "durations", "transitions",
    "type-ramp", "gradients",
  ]

  private let tokens: Set<Double>
  private let system: DesignSystem

  init(_ system: DesignSystem) {
    self.system = system
    var found: Set<Double> = []
    var files: Set<String> = []
    for theme in system.themes.themes {
      for token in theme.tokens.tokens {
        for file in [token.span.file, token.valueSpan.file] where files.insert(file.path).inserted {
          found.formUnion(Self.numbers(in: String(decoding: file.bytes, as: UTF8.self)))
        }
      }
    }
    tokens = found
  }

  /// The figures of a page's drawings that neither a token nor the page gives.
  func untraced(in html: String, page markdown: String) -> [String] {
    let page = HTMLPage(html)
    let written = tokens.union(Self.numbers(in: markdown))
    let given = written.union(written.map { $0 * 100 })
    var kept: [String] = []
    for element in page.elements where ["b", "span", "text", "code", "td", "dd"].contains(element.name) {
      guard let kind = Self.kind(of: element, on: page) else { continue }
      let own = Self.token(of: element, on: page).flatMap { figures(of: $0, in: markdown) }
      for figure in Self.figures(in: element.text, isMeasure: element.name == "text") {
        if Self.follows(figure.number, from: own ?? given, of: given, in: kind) { continue }
        kept.append("\(kind): \(figure.text)")
      }
    }
    return kept
  }

  /// The token that an element of a drawing is of.
  private static func token(of element: HTMLPage.Element, on page: HTMLPage) -> TokenPath? {
    var next = element.parent
    while let index = next {
      let parent = page.elements[index]
      if let path = parent.attributes["data-token"] { return TokenPath(path) }
      if parent.attributes["data-specimen"] != nil { return nil }
      next = parent.parent
    }
    return nil
  }

  /// The figures of a token's values, of those that it is grouped with, and of the lines of its page that name it; nil
  /// for a path that is no token's.
  private func figures(of path: TokenPath, in markdown: String) -> Set<Double>? {
    let group = path.parent.flatMap { $0.parent == nil ? nil : $0 } ?? path
    var found: Set<Double> = []
    var isToken = false
    for theme in system.themes.themes {
      for token in theme.tokens.tokens where token.path == path || token.path.isInside(group) {
        if token.path == path { isToken = true }
        // As it is shown, and as its file has it: the opacity of a border's colour is a part of a hex there.
        found.formUnion(Self.numbers(in: TokenText.short(token.value)))
        found.formUnion(Self.numbers(in: token.valueSpan.text))
        // The angle of a gradient stands beside its value.
        if case .linear(let degrees) = GradientCourse(token) { found.insert(degrees) }
      }
    }
    guard isToken else { return nil }
    let lines = markdown.split(separator: "\n").filter { $0.contains(path.description) }
    for line in lines { found.formUnion(Self.numbers(in: String(line).replacing(path.description, with: ""))) }
    return found.union(found.map { $0 * 100 })
  }

  /// The drawing that an element is a part of; nil in a caption, which says how it is drawn.
  private static func kind(of element: HTMLPage.Element, on page: HTMLPage) -> String? {
    var next = element.parent
    while let index = next {
      let parent = page.elements[index]
      if parent.name == "figcaption" { return nil }
      if let kind = parent.attributes["data-specimen"] { return kinds.contains(kind) ? kind : nil }
      next = parent.parent
    }
    return nil
  }

  /// - Parameter all: figures of other tokens, with which a rule of its kind may reckon.
  private static func follows(
    _ number: Double, from given: Set<Double>, of all: Set<Double>, in kind: String
  ) -> Bool {
    func isGiven(_ number: Double) -> Bool { given.contains { ($0 - number).magnitude < 0.05 } }
    if isGiven(number) { return true }
    switch kind {
    // The leading is the size times the factor; it is printed as the length.
    case "type-ramp":
      return given.contains { size in size > 8 && given.contains { ($0 * size - number).magnitude < 0.06 } }
    // What responds around a control: half of what the target exceeds it by.
    case "targets": return given.contains { target in all.contains { ((target - $0) / 2 - number).magnitude < 0.01 } }
    default: return false
    }
  }

  // MARK: Reading

  private static func figures(in text: String, isMeasure: Bool) -> [(text: String, number: Double)] {
    let units = text.matches(of: #/(\d+(?:\.\d+)?) ?(?:px|pt|dp|sp|ms|s|%|°)(?![a-z])/#)
    var found = units.compactMap { match in Double(match.1).map { (String(match.0), $0) } }
    // A measure beside a drawing has no unit.
    if isMeasure, let number = text.firstMatch(of: #/^(?:r )?(\d+(?:\.\d+)?)$/#), let value = Double(number.1) {
      found.append((text, value))
    }
    return found
  }

  private static func numbers(in text: String) -> Set<Double> {
    Set(text.matches(of: #/\d+(?:\.\d+)?/#).compactMap { Double($0.0) })
  }
}
