import Files
import Tokens

/// CSS gradients of two forms: `linear-gradient` at an angle or to a side, `radial-gradient` about its centre.
enum GradientScan {
  static func find(in scan: TextScan) -> [LayerScan.Found] {
    var found: [LayerScan.Found] = []
    // Both names have fifteen letters.
    for lexeme in scan.lexemes where lexeme.end - lexeme.start == 15 && lexeme.isWord {
      let name = scan.text[lexeme.start..<lexeme.end]
      guard Byte.isWord(name, "linear-gradient") || Byte.isWord(name, "radial-gradient"),
        let close = closing(scan.text, from: lexeme.end),
        let gradient = CSSGradient(css: String(decoding: scan.text[lexeme.start...close], as: UTF8.self)),
        isDrawn(gradient)
      else { continue }
      found.append(LayerScan.Found(range: lexeme.start..<close + 1, value: .gradient(gradient), isCertain: true))
    }
    return found
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
}
