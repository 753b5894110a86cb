import Colorimetry
import Syntax
import Tokens

/// The stops of a recognised gradient and how it runs.
struct GradientFields {
  let stops: [GradientStop]
  /// Clockwise from upwards, in degrees; nil where it is radial.
  let angleDegrees: Double?
}

/// CSS gradients of two forms: `linear-gradient` at an angle or to a side, `radial-gradient` about its centre.
///
/// Stops are colours with at most two percentages each; hints, lengths and colour spaces stay text.
/// Source: https://www.w3.org/TR/css-images-3/#gradients
enum GradientScan {
  static func find(in scan: TextScan) -> [LayerScan.Found] {
    var found: [LayerScan.Found] = []
    // Both names have fifteen letters.
    for lexeme in scan.lexemes where lexeme.end - lexeme.start == 15 && lexeme.isWord {
      let isLinear = Byte.isWord(scan.text[lexeme.start..<lexeme.end], "linear-gradient")
      guard isLinear || Byte.isWord(scan.text[lexeme.start..<lexeme.end], "radial-gradient"),
        let close = closing(scan.text, from: lexeme.end)
      else { continue }
      let inner = String(decoding: scan.text[(lexeme.end + 1)..<close], as: UTF8.self)
      guard let fields = fields(of: parts(of: inner[...], at: ","), isLinear: isLinear) else { continue }
      found.append(
        LayerScan.Found(range: lexeme.start..<close + 1, value: .gradient(fields), isCertain: true))
    }
    return found
  }

  private static let longest = 500
  private static let mostStops = 24

  /// Where the bracket that opens at a place is closed.
  private static func closing(_ text: [UInt8], from open: Int) -> Int? {
    guard open < text.count, text[open] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in open..<min(text.count, open + longest) {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts between signs that stand in no bracket, without spaces around them.
  private static func parts(of text: Substring, at sign: Character) -> [Substring] {
    var depth = 0
    let parts = text.split(omittingEmptySubsequences: sign == " ") { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && character == sign
    }
    return parts.map { Substring($0.trimmed) }
  }

  private static func fields(of parts: [Substring], isLinear: Bool) -> GradientFields? {
    guard let first = parts.first else { return nil }
    let angle = isLinear ? angle(first) : nil
    let hasShape = isLinear ? angle != nil : first == "circle" || first == "ellipse"
    let written = hasShape ? parts.dropFirst() : parts[...]
    guard (2...mostStops).contains(written.count) else { return nil }
    var stops: [(color: Color, position: Double?)] = []
    for part in written {
      guard let colors = self.stops(part) else { return nil }
      stops += colors
    }
    return GradientFields(stops: placed(stops), angleDegrees: isLinear ? angle ?? 180 : nil)
  }

  /// `135deg`, `0.25turn` or a side; towards a corner as in a square.
  private static func angle(_ text: Substring) -> Double? {
    let text = text.lowercased()
    if let side = sides[text] { return side }
    if text.hasSuffix("deg") { return Double(text.dropLast(3)) }
    return text.hasSuffix("turn") ? Double(text.dropLast(4)).map { $0 * 360 } : nil
  }

  private static let sides: [String: Double] = [
    "to top": 0, "to top right": 45, "to right top": 45, "to right": 90, "to bottom right": 135,
    "to right bottom": 135, "to bottom": 180, "to bottom left": 225, "to left bottom": 225, "to left": 270,
    "to top left": 315, "to left top": 315,
  ]

  /// A colour with none, one or two places: one stop, or two of the same colour.
  private static func stops(_ text: Substring) -> [(color: Color, position: Double?)]? {
    var words = parts(of: text, at: " ")
    var positions: [Double] = []
    while words.count > 1, positions.count < 2, let last = words.last, last.hasSuffix("%") {
      guard let share = Double(last.dropLast()), (0...100).contains(share) else { return nil }
      positions.insert(share / 100, at: 0)
      words.removeLast()
    }
    guard words.count == 1, let color = color(String(words[0])) else { return nil }
    return positions.isEmpty ? [(color, nil)] : positions.map { (color, $0) }
  }

  private static func color(_ css: String) -> Color? {
    do { return try Color(css: css) } catch { return nil }
  }

  /// Stops without a place stand evenly between those that have one, and none before the one ahead of it.
  ///
  /// Source: https://www.w3.org/TR/css-images-3/#color-stop-fixup
  private static func placed(_ written: [(color: Color, position: Double?)]) -> [GradientStop] {
    var positions = written.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var furthest = 0.0
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      furthest = max(furthest, position)
      positions[index] = furthest
    }
    var stops: [GradientStop] = []
    var last = (index: 0, position: positions[0] ?? 0)
    for (index, position) in positions.enumerated() {
      guard let position else { continue }
      for between in (last.index + 1)..<max(index, last.index + 1) {
        let share = Double(between - last.index) / Double(index - last.index)
        stops.append(
          GradientStop(
            color: written[between].color, position: last.position + (position - last.position) * share))
      }
      stops.append(GradientStop(color: written[index].color, position: position))
      last = (index, position)
    }
    return stops
  }
}
