import Printing
import Tokens

/// The figures of a type style as they stand beside its sample, with what its source does not give said to be missing.
struct TypeMetrics {
  let style: Typography
  /// Fields of the token that its source leaves out.
  let missing: Set<String>

  init?(_ token: Token) {
    guard case .typography(let style) = token.value else { return nil }
    self.style = style
    missing = Set(Plate.notGiven(token))
  }

  /// `32/40`, or the size alone with what is said of the leading.
  var size: String {
    let size = style.fontSize
    if missing.contains("fontSize") { return "size not given" }
    guard !missing.contains("lineHeight") else { return "\(Plate.measure(size)), leading not given" }
    return "\(Self.points(size.pixels))/\(Self.points(style.leadingPixels)) px"
  }

  /// `600 semi-bold`.
  var weight: String {
    if missing.contains("fontWeight") { return "weight not given" }
    let word = style.fontWeight.keyword ?? FontWeight.keywords.first { $0.value == style.fontWeight.value }?.keyword
    return style.fontWeight.value.trimmed(0) + (word.map { " " + $0 } ?? "")
  }

  /// `tracking 0.3 px`.
  var tracking: String {
    if missing.contains("letterSpacing") { return "tracking not given" }
    return "tracking \(Plate.measure(style.letterSpacing))"
  }

  var family: String {
    missing.contains("fontFamily") ? "family not given" : style.fontFamily.first ?? "family not given"
  }

  var lines: [String] { [size, weight, tracking, family] }

  /// What differs from another style, else its size.
  func differences(from other: TypeMetrics) -> [String] {
    let own = zip(lines, other.lines).filter { $0 != $1 }.map(\.0)
    return own.isEmpty ? [size] : own
  }

  /// The sample's style; what is not given is set as the standard's stand-in, so that it can be seen at all.
  var css: String {
    let size = style.fontSize
    var css = "font:\(style.fontWeight.css) \(size.pixels.trimmed(3))px/\(style.lineHeight.trimmed(4)) "
    css += FontStack.css(style.fontFamily)
    if style.letterSpacing.value != 0 { css += ";letter-spacing:\(style.letterSpacing.css)" }
    return css
  }

  var hasLeading: Bool { !missing.contains("lineHeight") }

  /// `34`, `57.6`; a leading that was rounded as a factor is told as the whole number it comes from.
  static func points(_ pixels: Double) -> String {
    let whole = pixels.rounded()
    return (pixels - whole).magnitude < 0.03 ? whole.trimmed(0) : pixels.trimmed(1)
  }
}
