import Colorimetry
import Motion
import Printing

/// CSS as designers paste it, in the object form the standard asks for: what a finding tells them to write.
///
/// Only what has exactly one meaning; each function is nil otherwise.
enum PastedCSS {
  /// `box-shadow`: one shadow, or a list of them. *Source:* https://www.w3.org/TR/css-backgrounds-3/#box-shadow
  static func shadow(_ text: String) -> String? {
    let layers = parts(of: declared(text), at: ",").map(shadowLayer)
    let written = layers.compactMap(\.self)
    guard written.count == layers.count, !written.isEmpty else { return nil }
    return written.count == 1 ? written[0] : list(written)
  }

  private static func shadowLayer(_ text: String) -> String? {
    var lengths: [Dimension] = []
    var color: Color?
    var isInset = false
    var isAmongLengths = false
    for word in parts(of: text, at: " ") {
      let length = length(word)
      defer { isAmongLengths = length != nil }
      if let length, isAmongLengths || lengths.isEmpty {
        lengths.append(length)
      } else if word.lowercased() == "inset", !isInset {
        isInset = true
      } else if color == nil, let found = Self.color(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let color, (2...4).contains(lengths.count) else { return nil }
    lengths += Array(repeating: .zero, count: 4 - lengths.count)
    let names = ["offsetX", "offsetY", "blur", "spread"]
    var members = [("color", Resolution.written(color))] + zip(names, lengths.map(written))
    if isInset { members.append(("inset", "true")) }
    return object(members)
  }

  /// A gradient function: its stops; the standard leaves its shape and direction to where it is used.
  /// *Source:* https://www.w3.org/TR/css-images-3/#color-stop-syntax
  static func gradient(_ text: String) -> String? {
    let text = declared(text)
    guard let open = text.firstIndex(of: "("), text.last == ")",
      ["linear-gradient", "radial-gradient", "conic-gradient"].contains(text[..<open].lowercased())
    else { return nil }
    var arguments = parts(of: String(text[text.index(after: open)...].dropLast()), at: ",")
    guard let first = arguments.first else { return nil }
    if parts(of: first, at: " ").first.flatMap(color) == nil { arguments.removeFirst() }
    var stops: [(color: Color, position: Double?)] = []
    for argument in arguments {
      let words = parts(of: argument, at: " ")
      guard let color = words.first.flatMap(color), words.count <= 3 else { return nil }
      let positions = words.dropFirst().map(position)
      guard positions.allSatisfy({ $0 != nil }) else { return nil }
      stops += positions.isEmpty ? [(color, nil)] : positions.map { (color, $0) }
    }
    guard stops.count >= 2 else { return nil }
    return list(
      zip(stops, filled(stops.map(\.position))).map { stop, position in
        object([("color", Resolution.written(stop.color)), ("position", position.trimmed(4))])
      })
  }

  /// Positions with those left out as CSS takes them: the ends at 0 and 1, the others evenly between their neighbours,
  /// and none before one that precedes it.
  private static func filled(_ positions: [Double?]) -> [Double] {
    var known = positions
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var highest = -Double.infinity
    for (index, position) in known.enumerated() {
      guard let position else { continue }
      highest = max(highest, position)
      known[index] = highest
    }
    var filled: [Double] = []
    for (index, position) in known.enumerated() {
      if let position {
        filled.append(position)
        continue
      }
      let last = filled[index - 1]
      let next = known[index...].firstIndex { $0 != nil } ?? index
      filled.append(last + ((known[next] ?? last) - last) / Double(next - index + 1))
    }
    return filled
  }

  /// `border`: width, style and colour in any order.
  static func border(_ text: String) -> String? {
    var width: Dimension?
    var style: StrokeStyle.Keyword?
    var color: Color?
    for word in parts(of: declared(text), at: " ") {
      if width == nil, let found = length(word) {
        width = found
      } else if style == nil, let found = StrokeStyle.Keyword(rawValue: word.lowercased()) {
        style = found
      } else if color == nil, let found = Self.color(word) {
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

  /// One `transition`: the first time is its duration, the second its delay; the property is no part of a token.
  static func transition(_ text: String) -> String? {
    var times: [TimeSpan] = []
    var curve: CubicBezier?
    var property: String?
    for word in parts(of: declared(text), at: " ") {
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

  /// A value without the property and the semicolon that were copied with it.
  private static func declared(_ text: String) -> String {
    var value = text.split(omittingEmptySubsequences: true, whereSeparator: \.isWhitespace).joined(separator: " ")
    if value.last == ";" { value.removeLast() }
    if let colon = value.firstIndex(of: ":"), value[..<colon].allSatisfy({ $0.isLetter || $0 == "-" }) {
      value = String(value[value.index(after: colon)...])
    }
    return String(value.drop { $0 == " " })
  }

  /// The parts between separators outside of brackets, without white space around them; none is empty.
  private static func parts(of text: String, at separator: Character) -> [String] {
    var depth = 0
    let pieces = text.split(omittingEmptySubsequences: separator == " ") { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && character == separator
    }
    return pieces.map { piece in
      let rest = piece.drop { $0 == " " }
      return String(rest[..<(rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)])
    }
  }

  private static func color(_ text: String) -> Color? {
    guard text.first.map({ $0 == "#" || $0.isLetter }) == true else { return nil }
    do { return try Color(css: text) } catch { return nil }
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
    guard let quantity = Quantity(text) else { return nil }
    if quantity.unit.isEmpty { return quantity.value == 0 ? .zero : nil }
    return Dimension.Unit(rawValue: quantity.unit).flatMap { $0.isStandard ? Dimension(quantity.value, $0) : nil }
  }

  private static func time(_ text: String) -> TimeSpan? {
    guard let quantity = Quantity(text) else { return nil }
    return TimeSpan.Unit(rawValue: quantity.unit).map { TimeSpan(quantity.value, $0) }
  }

  private static func position(_ text: String) -> Double? {
    guard let quantity = Quantity(text), quantity.unit == "%" || quantity.unit.isEmpty && quantity.value == 0
    else { return nil }
    return min(1, max(0, quantity.value / 100))
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
