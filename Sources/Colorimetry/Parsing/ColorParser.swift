import Printing

extension Color {
  /// Parses a colour from CSS text: hex, a name, or a function of CSS Color 4.
  ///
  /// Case, surrounding spaces and comments are ignored. Values out of range are clamped where CSS does so while
  /// parsing. A value without a fixed colour (`currentcolor`, system colours, `inherit`, `var()`) is an error. Linear
  /// in the length of the text. Source: CSS Color 4, #color-syntax.
  package init(css: String) throws(ColorSyntaxError) {
    var text = css
    self = try text.withUTF8 { bytes -> Result<Color, ColorSyntaxError> in
      var parser = ColorParser(bytes)
      do throws(ColorSyntaxError) { return .success(try parser.color()) } catch { return .failure(error) }
    }.get()
  }
}

/// Reads one colour from the UTF-8 of a CSS value.
struct ColorParser {
  var scanner: ColorScanner
  /// The function being read, in lower case.
  var function = ""
  /// The mixtures begun so far: they may be within each other.
  var mixtures = 0
  static let mostMixtures = 16
  /// Where its name begins.
  private var functionStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ColorScanner(bytes) }

  mutating func color() throws(ColorSyntaxError) -> Color {
    let color = try oneColor()
    let token = scanner.next()
    guard token == .end else {
      throw token == .unclosedComment
        ? error("the comment is not closed", fix: "add */")
        : error("something follows the colour", fix: "keep one colour")
    }
    return color
  }

  func error(_ message: String, fix: String? = nil) -> ColorSyntaxError {
    ColorSyntaxError(message, fix: fix, at: scanner.start)
  }

  /// An error of a function as a whole.
  func functionError(_ message: String, fix: String? = nil) -> ColorSyntaxError {
    ColorSyntaxError("\(function)() \(message)", fix: fix, at: functionStart)
  }

  func text(_ range: Range<Int>) -> String { NameReader.text(range, in: scanner.bytes) }

  private mutating func oneColor() throws(ColorSyntaxError) -> Color {
    let token = scanner.next()
    return try color(startingAt: token)
  }

  /// The colour whose first token has just been read.
  mutating func color(startingAt token: ColorScanner.Token) throws(ColorSyntaxError) -> Color {
    switch token {
    case .hash(let digits):
      if let color = Color(hexDigits: scanner.bytes[digits]) { return color }
      throw wrongHex(digits)
    case .name(let name): return try named(text(name))
    case .function(let name):
      function = text(name)
      functionStart = name.lowerBound
      return try functionalColor()
    case .end: throw error("there is no colour", fix: "write one, such as #336699")
    case .unclosedComment: throw error("the comment is not closed", fix: "add */")
    case .number, .percentage, .dimension, .comma, .slash, .close, .other:
      throw wrongHexWithoutSign ?? error("this is not a colour", fix: "write one, such as #336699")
    }
  }

  private func wrongHex(_ digits: Range<Int>) -> ColorSyntaxError {
    let shown = text(digits)
    guard scanner.bytes[digits].allSatisfy({ hexValue($0) != nil }) else {
      return error("#\(shown) is not hexadecimal", fix: "use the digits 0 to 9 and a to f")
    }
    return error("#\(shown) has \(digits.count) digits; a hex colour has 3, 4, 6 or 8")
  }

  /// The error for a text that would be a hex colour with a leading `#`.
  var wrongHexWithoutSign: ColorSyntaxError? {
    var digits = scanner.bytes[...]
    while let first = digits.first, first.isSpace { digits = digits.dropFirst() }
    while let last = digits.last, last.isSpace { digits = digits.dropLast() }
    guard let color = Color(hexDigits: digits) else { return nil }
    let shown = String(decoding: digits, as: UTF8.self)
    return error("\(shown) lacks the # of a hex colour", fix: "write \(color.hex)")
  }
}
