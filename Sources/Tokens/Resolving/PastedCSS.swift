import Colorimetry
import Motion
import Printing
import TokenValues

/// Converts CSS as designers paste it into the object form of the standard, for the fix of a finding.
///
/// Each function returns nil unless the text has exactly one meaning.
enum PastedCSS {
  /// `box-shadow`: one shadow, or a list of them.
  static func shadow(_ text: String) -> String? {
    let layers = CSSText.parts(of: declared(text)[...], at: ",").map(shadowLayer)
    let written = layers.compactMap(\.self)
    guard written.count == layers.count, !written.isEmpty else { return nil }
    return written.count == 1 ? written[0] : list(written)
  }

  private static func shadowLayer(_ text: String) -> String? {
    var parts = ShadowParts()
    for word in CSSText.parts(of: text[...], at: " ") {
      guard let part = shadowPart(word), parts.take(part) else { return nil }
    }
    guard let shadow = parts.shadow else { return nil }
    let lengths = [
      ("offsetX", shadow.offsetX), ("offsetY", shadow.offsetY), ("blur", shadow.blur), ("spread", shadow.spread),
    ]
    var members = [("color", Resolution.written(shadow.color))] + lengths.map { ($0.0, written($0.1)) }
    if shadow.inset { members.append(("inset", "true")) }
    return object(members)
  }

  private static func shadowPart(_ word: String) -> ShadowParts.Part? {
    if let length = length(word) { return .length(length) }
    return word.lowercased() == "inset" ? .inset : CSSText.color(word).map { .color($0) }
  }

  /// The stops of a gradient function; the standard leaves shape and direction to the use of the gradient.
  static func gradient(_ text: String) -> String? {
    guard let gradient = CSSGradient(css: declared(text)) else { return nil }
    return list(
      gradient.stops.map { stop in
        object([("color", Resolution.written(stop.color)), ("position", stop.position.trimmed(4))])
      })
  }

  /// `border`: width, style and colour in any order.
  static func border(_ text: String) -> String? {
    var width: Dimension?
    var style: StrokeStyle.Keyword?
    var color: Color?
    for word in CSSText.parts(of: declared(text)[...], at: " ") {
      if width == nil, let found = length(word) {
        width = found
      } else if style == nil, let found = StrokeStyle.Keyword(rawValue: word.lowercased()) {
        style = found
      } else if color == nil, let found = CSSText.color(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let width, let style, let color else { return nil }
    return object([
      ("color", Resolution.written(color)), ("width", written(width)), ("style", "\"\(style.rawValue)\""),
    ])
  }

  /// One `transition`: the first time is the duration, the second the delay; the property is not part of a token.
  static func transition(_ text: String) -> String? {
    var times: [TimeSpan] = []
    var curve: CubicBezier?
    var property: String?
    for word in CSSText.parts(of: declared(text)[...], at: " ") {
      if let time = time(word), times.count < 2 {
        times.append(time)
      } else if curve == nil, let found = Self.curve(word) {
        curve = found
      } else if property == nil, !word.contains("("), !word.contains(","), word.first?.isNumber == false {
        property = word
      } else {
        return nil
      }
    }
    guard let duration = times.first, let curve = curve ?? Self.curve("ease") else { return nil }
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(4) }.joined(separator: ", ")
    return object([
      ("duration", written(duration)), ("delay", written(times.count > 1 ? times[1] : TimeSpan(0, .ms))),
      ("timingFunction", "[\(points)]"),
    ])
  }

  /// A value without the property name and semicolon that were copied with it.
  private static func declared(_ text: String) -> String {
    var value = text.split(omittingEmptySubsequences: true, whereSeparator: \.isWhitespace).joined(separator: " ")
    if value.last == ";" { value.removeLast() }
    if let colon = value.firstIndex(of: ":"), value[..<colon].allSatisfy({ $0.isLetter || $0 == "-" }) {
      value = String(value[value.index(after: colon)...])
    }
    return String(value.drop { $0 == " " })
  }

  private static func curve(_ text: String) -> CubicBezier? {
    do {
      switch try Easing(css: text) {
      case .linear: return .linear
      case .cubicBezier(let curve, _): return curve
      case .steps, .linearStops: return nil
      }
    } catch {
      return nil
    }
  }

  private static func length(_ text: String) -> Dimension? {
    guard let quantity = WrittenQuantity(text) else { return nil }
    if quantity.unit.isEmpty { return quantity.value == 0 ? .zero : nil }
    return Dimension.Unit(rawValue: quantity.unit).flatMap { $0.isStandard ? Dimension(quantity.value, $0) : nil }
  }

  private static func time(_ text: String) -> TimeSpan? {
    guard let quantity = WrittenQuantity(text) else { return nil }
    return TimeSpan.Unit(rawValue: quantity.unit).map { TimeSpan(quantity.value, $0) }
  }

  private static func written(_ length: Dimension) -> String {
    object([("value", length.value.trimmed(4)), ("unit", "\"\(length.unit.rawValue)\"")])
  }

  private static func written(_ time: TimeSpan) -> String {
    object([("value", time.value.trimmed(4)), ("unit", "\"\(time.unit.rawValue)\"")])
  }

  private static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }

  private static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }
}
