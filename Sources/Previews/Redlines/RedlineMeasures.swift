import Diagnostics
import Files
import Guide
import Plates
import Printing
import TokenValues
import Tokens

/// The content of a `redlines` block: measures, each from a token or written out, and the words on the component.
struct RedlineMeasures {
  enum Kind: String, CaseIterable {
    case width, height
    case paddingX = "padding-x"
    case paddingY = "padding-y"
    case gap, icon, radius, border

    var words: String {
      switch self {
      case .width: "Width"
      case .height: "Height"
      case .paddingX: "Padding left, right"
      case .paddingY: "Padding above, below"
      case .gap: "Gap"
      case .icon: "Icon"
      case .radius: "Radius"
      case .border: "Border"
      }
    }

    /// The largest measure drawn, in CSS pixels.
    var largest: Double {
      switch self {
      case .width: 1200
      case .height: 1600
      case .paddingX, .paddingY, .gap, .icon: 400
      case .radius: 10_000
      case .border: 64
      }
    }
  }

  /// A part of the component with a colour of its own.
  enum Part: String, CaseIterable {
    case fill, ink, edge
  }

  struct Measure {
    let kind: Kind
    /// In CSS pixels.
    let pixels: Double
    /// With its unit: `16 px`; `not given` for a token without a value.
    let text: String
    let unit: Dimension.Unit
    /// Whether its source gives it; otherwise only a pill is drawn, which needs no figure.
    let isGiven: Bool
    let token: ThemedToken?
    let caption: String?
  }

  private(set) var all: [Measure] = []
  private(set) var label: String?
  /// The colours that the block names.
  private(set) var colors: [Part: ThemedToken] = [:]
  private(set) var type: (token: ThemedToken, style: Typography, caption: String?)?
  /// Whether the label is only drawn in its style, which its source does not give.
  private(set) var isTypeChosen = false
  /// A radius that its source does not give, in CSS pixels.
  private(set) var chosenRadius: Double?
  /// What the icon shows; nil where its source does not name it.
  private(set) var glyph: DrawnIcon?

  init(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) {
    for line in request.block.lines { read(line, request, into: &diagnostics) }
  }

  subscript(kind: Kind) -> Double? { drawn(kind)?.pixels }

  /// The measure of a kind, if it is drawn.
  func drawn(_ kind: Kind) -> Measure? {
    all.first { $0.kind == kind && ($0.isGiven || $0.kind == .radius && $0.pixels >= Corner.pill) }
  }

  private mutating func read(
    _ line: FencedBlock.Line, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) {
    let parts = line.text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
    let value = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "label": label = value
    case "type", "drawn-in":
      readType(value, line, request, into: &diagnostics)
      isTypeChosen = parts[0] == "drawn-in"
    case "drawn-radius":
      guard let length = Self.dimension(value), length.unit.isAbsolute else {
        return reportUnknown(line, value, into: &diagnostics)
      }
      chosenRadius = min(max(length.pixels, 0), Kind.radius.largest)
    case "glyph":
      glyph = DrawnIcon.named(value, line, why: "a crossed box stands for it", into: &diagnostics)
    case let name? where Part(rawValue: name) != nil:
      guard let part = Part(rawValue: name), let token = request.token(value, at: line.span, into: &diagnostics)
      else { return }
      if token.type == .color { colors[part] = token } else { report(token, line, "a colour", into: &diagnostics) }
    case let name?:
      guard let kind = Kind(rawValue: name), !value.isEmpty else {
        return reportUnknown(line, name, into: &diagnostics)
      }
      guard let measure = measure(kind, value, line, request, into: &diagnostics) else { return }
      all.removeAll { $0.kind == kind }
      all.append(measure)
    case nil: return
    }
  }

  private mutating func readType(
    _ value: String, _ line: FencedBlock.Line, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) {
    guard let token = request.token(value, at: line.span, into: &diagnostics) else { return }
    if case .typography(let style) = token.value {
      type = (token, style, line.caption)
    } else {
      report(token, line, "a typography token", into: &diagnostics)
    }
  }

  private func measure(
    _ kind: Kind, _ value: String, _ line: FencedBlock.Line, _ request: SpecimenRequest,
    into diagnostics: inout Diagnostics
  ) -> Measure? {
    if let written = Self.dimension(value) {
      // A length without a unit of its own is in that of the system, and so is one in pixels.
      let dimension = written.unit == .px ? Dimension(written.value, request.system.settings.unit) : written
      return bounded(
        Measure(
          kind: kind, pixels: pixels(dimension, kind), text: Plate.measure(dimension), unit: dimension.unit,
          isGiven: true, token: nil, caption: line.caption), line, into: &diagnostics)
    }
    guard let token = request.token(value, at: line.span, into: &diagnostics) else { return nil }
    let dimension: Dimension? =
      if case .border(let border) = token.value { border.width } else { token.token.dimension }
    guard let dimension else {
      report(token, line, "a dimension", into: &diagnostics)
      return nil
    }
    let isGiven = !token.token.isNotGiven && !token.token.notGiven.contains("width")
    return bounded(
      Measure(
        kind: kind, pixels: pixels(dimension, kind), text: isGiven ? Plate.measure(dimension) : "not given",
        unit: dimension.unit, isGiven: isGiven, token: token, caption: line.caption), line, into: &diagnostics)
  }

  /// A percentage of a radius refers to the height; from 50 % on it makes a pill.
  private func pixels(_ dimension: Dimension, _ kind: Kind) -> Double {
    guard dimension.unit == .percent, kind == .radius else { return dimension.pixels }
    return dimension.value >= 50 ? Kind.radius.largest : (self[.height] ?? 48) * dimension.value / 100
  }

  private func bounded(
    _ measure: Measure, _ line: FencedBlock.Line, into diagnostics: inout Diagnostics
  ) -> Measure? {
    if measure.pixels >= 0, measure.pixels <= measure.kind.largest { return measure }
    diagnostics.report(
      .undrawableMeasure, "\(measure.kind.rawValue) of \(measure.text) cannot be drawn", at: line.span,
      why: "a drawing shows 0 to \(measure.kind.largest.trimmed(0)) px of it", fix: "remove the line")
    return nil
  }

  /// `56px`, `56 px`, `1.5rem`; nil for anything else.
  static func dimension(_ text: String) -> Dimension? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = Double(digits), value.isFinite else { return nil }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    if unit.isEmpty { return Dimension(value, .px) }
    return Dimension.Unit(rawValue: String(unit)).map { Dimension(value, $0) }
  }

  private func report(
    _ token: ThemedToken, _ line: FencedBlock.Line, _ wanted: String, into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .undrawableToken, "\(token.path) is \(token.type.noun), not \(wanted)", at: line.span,
      why: "the drawing leaves it out", fix: "name \(wanted)")
  }

  private func reportUnknown(_ line: FencedBlock.Line, _ name: String, into diagnostics: inout Diagnostics) {
    let names =
      Kind.allCases.map(\.rawValue) + ["type", "drawn-in", "drawn-radius", "label", "glyph"]
      + Part.allCases.map(\.rawValue)
    diagnostics.report(
      .unknownLine, "\(line.text) is not a measure", at: line.span,
      fix: Suggestion.nearest(to: name, in: names).map { "did you mean \($0): …?" }
        ?? "write one of \(names.map { $0 + ":" }.joined(separator: ", ")) with a token or a length")
  }
}
