import Printing
package import TokenValues
package import Tokens

/// The metrics of a type style as text beside its sample; values that its source does not give are marked as missing.
package struct TypeMetrics {
  package let style: Typography
  /// The fields of the token that its source leaves out.
  package let missing: Set<String>

  /// Nil for a value that is not a type style.
  package init?(_ value: TokenValue, missing: [String]) {
    guard case .typography(let style) = value else { return nil }
    self.style = style
    self.missing = Set(missing)
  }

  package init?(_ token: Token) { self.init(token.value, missing: token.notGiven) }

  /// `32/40`, or the size alone with a word about the leading.
  package var size: String {
    let size = style.fontSize
    if missing.contains("fontSize") { return missing.contains("lineHeight") ? "size not given" : leadingAlone }
    guard !missing.contains("lineHeight") else { return "\(Plate.measure(size)), leading not given" }
    if size.unit == .notGiven { return "\(Plate.measure(size)), leading \(style.lineHeight.trimmed(3))" }
    let unit = size.unit.isAbsolute ? size.unit : .px
    return "\(Self.points(size.pixels))/\(Self.points(style.leadingPixels)) \(unit.rawValue)"
  }

  /// `leading 1.4`, or `leading 22 px` where it is a length.
  private var leadingAlone: String {
    let unit = style.fontSize.unit
    return "size not given, leading "
      + (unit == .notGiven ? style.lineHeight.trimmed(3) : "\(Self.points(style.leadingPixels)) \(unit.rawValue)")
  }

  /// `600 semi-bold`.
  package var weight: String {
    if missing.contains("fontWeight") { return "weight not given" }
    let words = FontWeight.keywords.filter { $0.value == style.fontWeight.value }.map(\.keyword)
    let word = style.fontWeight.keyword ?? (words.contains("regular") ? "regular" : words.first)
    return style.fontWeight.value.trimmed(0) + (word.map { " " + $0 } ?? "")
  }

  /// `tracking 0.3 px`.
  package var tracking: String {
    if missing.contains("letterSpacing") { return "tracking not given" }
    return "tracking \(Plate.measure(style.letterSpacing))"
  }

  package var family: String {
    guard let first = style.fontFamily.first, !missing.contains("fontFamily") else { return Self.noFamily }
    let own = style.fontFamily.prefix { Self.platformFonts.contains($0) }
    return own.count > 1 ? own.joined(separator: ", ") : Self.generic[first] ?? first
  }

  /// Whether it names a font for each of several platforms, of which a reader's machine shows its own.
  package var isOfPlatforms: Bool { style.fontFamily.prefix(2).count { Self.platformFonts.contains($0) } == 2 }

  /// What platforms call the fonts that they set interfaces in.
  private static let platformFonts: Set = [
    "San Francisco", "SF Pro", "SF Pro Text", "SF Pro Display", "Roboto", "Segoe UI",
  ]

  /// CSS keywords in readable words.
  private static let generic = [
    "system-ui": "the platform’s own font", "ui-rounded": "the platform’s rounded font where the browser has one",
    "ui-monospace": "the platform’s monospaced font", "ui-serif": "the platform’s serif font",
    "monospace": "a monospaced font", "serif": "a serif font", "sans-serif": "a sans-serif font",
  ]

  package static let noFamily = "family not given"

  /// Everything except the name, on as few lines as fit a narrow column.
  ///
  /// - Parameters:
  ///   - withFamily: whether to include the family; if a plate has only one, the caption names it.
  ///   - untold: fields that no style of the plate has, as the caption says once for all.
  package func lines(withFamily: Bool, untold: Set<String> = []) -> [String] {
    if isFamilyAlone { return (missing.contains("fontWeight") ? [] : [weight]) + (withFamily ? [family] : []) }
    let size = untold.contains("lineHeight") ? bareSize : size
    let rest = untold.contains("letterSpacing") ? weight : "\(weight), \(tracking)"
    let figures = untold.count == 2 ? ["\(size), \(rest)"] : [size, rest]
    return figures + (withFamily ? [family] : [])
  }

  /// Whether only a family is given, with a weight or without, so that its size only shows it; what else the document says of
  /// type may well be written elsewhere.
  package var isFamilyAlone: Bool {
    missing.isSuperset(of: ["fontSize", "lineHeight", "letterSpacing"]) && !missing.contains("fontFamily")
  }

  private var bareSize: String { missing.contains("fontSize") ? size : Plate.measure(style.fontSize) }

  /// The leading and the tracking, if none of several styles has one.
  package static func untold(of all: [TypeMetrics]) -> Set<String> {
    guard all.count > 1 else { return [] }
    return Set(["lineHeight", "letterSpacing"].filter { field in all.allSatisfy { $0.missing.contains(field) } })
  }

  /// What differs from another style, otherwise its size.
  package func differences(from other: TypeMetrics) -> [String] {
    let all = { (metrics: TypeMetrics) in [metrics.size, metrics.weight, metrics.tracking, metrics.family] }
    var own = zip(all(self), all(other)).filter { $0 != $1 }.map(\.0)
    // What neither has is mentioned only once.
    if !hasLeading, !other.hasLeading, own.first == size { own[0] = bareSize }
    return own.isEmpty ? [size] : own
  }

  /// The style of the sample; missing values are replaced by the standard's defaults, so that the sample is visible.
  package var css: String {
    let size = style.fontSize
    var css =
      "font:"
      + FontStack.font(
        style.fontFamily, weight: style.fontWeight.css, size: size.pixels.px(3), lineHeight: style.lineHeight.trimmed(4)
      )
    if style.letterSpacing.value != 0 { css += ";letter-spacing:\(style.letterSpacing.css)" }
    return css
  }

  package var hasLeading: Bool { !missing.contains("lineHeight") }

  /// `34`, `57.6`; a leading that was rounded as a factor is shown as the whole number it came from.
  package static func points(_ pixels: Double) -> String {
    isWhole(pixels) ? pixels.rounded().trimmed(0) : pixels.trimmed(1)
  }

  /// Whether a leading is a whole number, but for the rounding of its factor.
  static func isWhole(_ pixels: Double) -> Bool { (pixels - pixels.rounded()).magnitude < 0.03 }
}
