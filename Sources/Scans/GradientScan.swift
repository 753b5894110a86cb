package import Colorimetry
import Files
import Printing
package import TokenValues
import Wording

/// CSS gradients of two forms: `linear-gradient` at an angle or to a side, `radial-gradient` about its centre.
package enum GradientScan {
  /// - Parameter references: the variables in the text whose colours are known.
  static func find(in scan: TextScan, _ references: [ColorScan.Found] = []) -> [LayerScan.Found] {
    var found: [LayerScan.Found] = []
    found += spoken(in: scan)
    // Both names have fifteen letters.
    for lexeme in scan.lexemes where lexeme.end - lexeme.start == 15 && lexeme.isWord {
      let name = scan.text[lexeme.start..<lexeme.end]
      guard name.isWord("linear-gradient") || name.isWord("radial-gradient"),
        let close = closing(scan.text, from: lexeme.end),
        let gradient = CSSGradient(css: css(of: lexeme.start..<close + 1, in: scan, references)), isDrawn(gradient)
      else { continue }
      found.append(LayerScan.Found(range: lexeme.start..<close + 1, value: .gradient(gradient), isCertain: true))
    }
    return found
  }

  /// A part of a text with the digits of their colours in place of variables.
  private static func css(of part: Range<Int>, in scan: TextScan, _ references: [ColorScan.Found]) -> String {
    var css: [UInt8] = []
    var start = part.lowerBound
    for one in references where part.contains(one.range.lowerBound) {
      css += scan.text[start..<one.range.lowerBound] + Array(one.color.css.utf8)
      start = one.range.upperBound
    }
    return String(decoding: css + scan.text[start..<part.upperBound], as: UTF8.self)
  }

  /// `Linear gradient(135deg, …)`, as some write the name.
  private static func spoken(in scan: TextScan) -> [LayerScan.Found] {
    scan.lexemes.indices.dropFirst().compactMap { index in
      let (shape, word) = (scan.lexemes[index - 1], scan.lexemes[index])
      guard word.end - word.start == 8, word.isWord, shape.isWord, scan.isWord(index, in: ["gradient"]),
        scan.isWord(index - 1, in: ["linear", "radial"]), let close = closing(scan.text, from: word.end)
      else { return nil }
      let name = String(decoding: scan.text[shape.start..<shape.end], as: UTF8.self).lowercased()
      let inner = String(decoding: scan.text[word.end...close], as: UTF8.self)
      guard let gradient = CSSGradient(css: "\(name)-gradient\(inner)"), isDrawn(gradient) else { return nil }
      return LayerScan.Found(range: shape.start..<close + 1, value: .gradient(gradient), isCertain: true)
    }
  }

  /// Colours that arrows join, `#00AEEF → #0088CC`, or whose names `to` does, `from `red` (#B7000C) to `rose` (#E60012)`,
  /// with the angle that the text gives, if any; where a word says that they are a gradient.
  static func blend(of colors: ColorScan) -> LayerScan.Found? {
    guard mayBlend(colors), let first = colors.found.first, let last = colors.found.last else { return nil }
    let scan = colors.scan
    var areNamed = false
    for (one, other) in zip(colors.found, colors.found.dropFirst()) {
      let gap = scan.text[one.range.upperBound..<other.range.lowerBound]
      let between = withoutRemark(gap).filter { !$0.isSpace && $0 != 0x60 }
      if ["→", "->", "to", "]to-[", "]via-["].contains(where: { between.elementsEqual($0.utf8) }) { continue }
      guard joinsNames(one.range.upperBound..<other.range.lowerBound, in: scan) else { return nil }
      areNamed = true
    }
    let stops = colors.found.map { ($0.color, nil as Double?) }
    guard let gradient = gradient(stops, angle: angle(in: scan.text[...])) else { return nil }
    return LayerScan.Found(
      range: first.range.lowerBound..<last.range.upperBound, value: .gradient(gradient), isCertain: false,
      isOfNamed: areNamed)
  }

  /// `#2A85FF (top) to #1565D8`: what is between two colours without what is said of the first.
  private static func withoutRemark(_ gap: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = gap.drop { $0.isSpace || $0 == 0x60 }
    guard rest.first == UInt8(ascii: "("), let close = rest.prefix(20).firstIndex(of: UInt8(ascii: ")")),
      rest[..<close].dropFirst().allSatisfy({ $0.isLetter || $0 == 0x20 })
    else { return gap }
    return rest[(close + 1)...]
  }

  /// Whether `to`, a short name and a bracket are between two colours, the first of which a bracket ends.
  private static func joinsNames(_ part: Range<Int>, in scan: TextScan) -> Bool {
    let pieces = scan.lexemes.indices.filter {
      scan.lexemes[$0].start >= part.lowerBound && scan.lexemes[$0].end <= part.upperBound
    }
    guard let first = pieces.first, let last = pieces.last, (4...6).contains(pieces.count),
      scan.lexemes[first].isClose, scan.isWord(first + 1, in: ["to", "into"]) || scan.isArrow(first + 1),
      scan.lexemes[last].isOpen
    else { return false }
    return scan.lexemes[(first + 2)..<last].allSatisfy(\.isWord)
  }

  static func mayBlend(_ colors: ColorScan) -> Bool {
    guard (2...mostStops).contains(colors.found.count) else { return false }
    let gap = colors.found[1].range.lowerBound - colors.found[0].range.upperBound
    return gap <= 12 || gap <= 48 && KindWords(colors.scan.text[...]).contains(.gradient)
  }

  package typealias Stop = (color: Color, position: Double?)
  /// A gradient whose angle may not be given; one that is called radial has none.
  package static func gradient(_ stops: [Stop], angle: Double?, isRadial: Bool = false) -> CSSGradient? {
    let course = isRadial ? "circle" : angle.map { "\($0.trimmed(4))deg" } ?? "not given"
    let parts = [course] + stops.map { stop in stop.color.css + (stop.position.map { " \($0.trimmed(4))%" } ?? "") }
    return CSSGradient(css: "\(isRadial ? "radial" : "linear")-gradient(\(parts.joined(separator: ", ")))")
  }

  /// `135°`, `135deg` or `135-degree`.
  package static func angle(in text: ArraySlice<UInt8>) -> Double? {
    for sign in ["-degree", " degree", "deg", "°"] {
      guard let place = text.firstPlace(of: Array(sign.utf8)[...]) else { continue }
      let before = text[..<place.lowerBound].reversed().drop(while: \.isSpace)
      let digits = String(decoding: before.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }.reversed(), as: UTF8.self)
      guard let angle = Double(digits) else { continue }
      return before.dropFirst(digits.utf8.count).first == UInt8(ascii: "-") ? -angle : angle
    }
    return nil
  }

  /// Whether it can be drawn as it is written.
  private static func isDrawn(_ gradient: CSSGradient) -> Bool {
    guard !gradient.isCut, gradient.stops.count <= mostStops else { return false }
    return gradient.angleDegrees != nil
      || gradient.shape == .radial && ["", "circle", "ellipse"].contains(gradient.course)
  }

  private static let longest = 500
  private static let mostStops = 48

  /// Where the bracket that opens at a place is closed.
  static func closing(_ text: [UInt8], from open: Int) -> Int? {
    guard open < text.count, text[open] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in open..<min(text.count, open + longest) {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
