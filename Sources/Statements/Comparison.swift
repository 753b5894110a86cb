import Colorimetry
import Motion
import Printing
package import TokenValues
package import Wording

/// A value that a document gives beside the value that a token has.
package enum Comparison {
  /// Whether both are the same; nil where one says nothing of the other.
  package static func matches(_ written: WrittenValue, _ field: Statement.Field, _ token: TokenValue) -> Bool? {
    switch (written, token) {
    case (.color(let color, let hasOpacity), .color(let own)):
      return field == .whole ? isSame(color, hasOpacity, own) : nil
    case (.curve(let curve), .cubicBezier(let own)): return curve == own
    case (.quantity(let quantity), .typography(let type)): return isSame(quantity, field, type)
    case (.family(let name), .typography(let type)):
      return field == .family ? type.fontFamily.contains { isSame(name, $0) } : nil
    case (.quantity(let quantity), .spring(let spring)):
      guard case .parameter(let parameter) = field, let own = spring[parameter] else { return nil }
      return isRounded(quantity, own) || quantity.unit == .ms && isRounded(quantity, own * 1000)
    case (.quantity(let quantity), .dimension(let own)):
      return field == .whole || field == .size ? isSame(quantity, own) : nil
    case (.quantity(let quantity), .duration(let own)): return field == .whole ? isSame(quantity, own) : nil
    case (.quantity(let quantity), .number(let own)):
      guard field == .whole else { return nil }
      if quantity.unit == .percent { return isRounded(quantity, own * 100) || isRounded(quantity, own) }
      return quantity.unit == nil ? isRounded(quantity, own) : nil
    case (.quantity(let quantity), .fontWeight(let own)):
      return (field == .whole || field == .weight) && quantity.unit == nil ? quantity.low == own.value : nil
    case (.color, _), (.curve, _), (.family, _), (.quantity, .color), (.quantity, .fontFamily),
      (.quantity, .cubicBezier),
      (.quantity, .strokeStyle), (.quantity, .border), (.quantity, .transition), (.quantity, .shadow),
      (.quantity, .gradient), (.quantity, .haptic):
      return nil
    }
  }

  /// A token's value as a document would write it beside a written one: `#0066cc`, `16px`, `200ms`.
  package static func text(_ token: TokenValue, _ field: Statement.Field) -> String? {
    switch token {
    case .color(let color): color.hex
    case .dimension(let length): length.value.trimmed(4) + length.unit.rawValue
    case .duration(let time): time.css
    case .number(let number): number.trimmed(4)
    case .fontWeight(let weight): weight.css
    case .cubicBezier(let curve): curve.css(places: 4)
    case .typography(let type):
      switch field {
      case .whole, .size: type.fontSize.value.trimmed(4) + type.fontSize.unit.rawValue
      case .weight: type.fontWeight.css
      case .leading: type.lineHeight.trimmed(4)
      case .tracking: type.letterSpacing.value.trimmed(4) + type.letterSpacing.unit.rawValue
      case .family: type.fontFamily.first
      case .parameter: nil
      }
    case .spring(let spring):
      if case .parameter(let parameter) = field { spring[parameter].map { $0.trimmed(4) } } else { nil }
    case .fontFamily, .strokeStyle, .border, .transition, .shadow, .gradient, .haptic: nil
    }
  }

  private static func isSame(_ color: Color, _ hasOpacity: Bool, _ own: Color) -> Bool? {
    // Out of the gamut, only the same figures are the same colour for certain.
    guard own.isInGamut(of: .srgb) else { return color == own ? true : nil }
    return isSame(color, own).map { $0 && (!hasOpacity || abs(color.opacity - own.opacity) < 0.006) }
  }

  /// Whether two colours are one without their opacity, each in its own notation; nil where one that sRGB does not have is
  /// beside what may stand in for it.
  static func isSame(_ a: Color, _ b: Color) -> Bool? {
    if a.opaqueHex == b.opaqueHex { return true }
    // A hex is what a colour in figures of another space is rounded to, and these are rounded themselves.
    guard a.space != b.space else { return false }
    guard a.isInGamut(of: .srgb), b.isInGamut(of: .srgb) else { return nil }
    return ColorNotations.areOne(a, b, by: .name)
  }

  private static func isSame(_ quantity: Quantity, _ field: Statement.Field, _ type: Typography) -> Bool? {
    switch field {
    case .whole:
      guard quantity.unit?.isLength == true else { return nil }
      return isSame(quantity, type.fontSize)
    case .size: return isSame(quantity, type.fontSize)
    case .weight: return quantity.unit == nil && quantity.low >= 1 ? quantity.low == type.fontWeight.value : nil
    case .leading:
      switch quantity.unit {
      case nil where quantity.low < 4: return isRounded(quantity, type.lineHeight)
      case .percent: return isRounded(quantity, type.lineHeight * 100)
      case .em: return isRounded(quantity, type.lineHeight)
      case .rem: return isRounded(quantity, type.leadingPixels / 16)
      case nil, .px, .pt, .dp, .sp: return abs(quantity.low - type.leadingPixels) <= 0.5
      case .ms, .s: return nil
      }
    case .tracking:
      let size = type.fontSize.pixels
      let own = type.letterSpacing.unit == .em ? type.letterSpacing.value * size : type.letterSpacing.pixels
      switch quantity.unit {
      case .px, .pt, .dp, .sp: return isRounded(quantity, own)
      case .em: return isRounded(quantity, own / size)
      case .percent: return isRounded(quantity, own / size * 100)
      case nil: return quantity.low == 0 ? own == 0 : nil
      case .rem, .ms, .s: return nil
      }
    case .parameter, .family: return nil
    }
  }

  /// Whether two names are of one family, or one of them with a word for one of its cuts: `Inter Variable`.
  private static func isSame(_ name: String, _ own: String) -> Bool {
    let (a, b) = (NameWords(name).words, NameWords(own).words)
    return a.starts(with: b) || b.starts(with: a)
  }

  private static func isSame(_ quantity: Quantity, _ own: Dimension) -> Bool? {
    switch quantity.unit {
    case nil: return isRounded(quantity, own.value) || isRounded(quantity, own.pixels)
    case .px, .pt, .dp, .sp: return own.unit == .percent || own.unit == .em ? nil : isRounded(quantity, own.pixels)
    case .rem: return own.unit == .percent || own.unit == .em ? nil : isRounded(quantity, own.pixels / 16)
    case .em: return own.unit == .em ? isRounded(quantity, own.value) : nil
    case .percent: return own.unit == .percent ? isRounded(quantity, own.value) : nil
    case .ms, .s: return nil
    }
  }

  private static func isSame(_ quantity: Quantity, _ own: TimeSpan) -> Bool? {
    switch quantity.unit {
    case .ms: isRounded(quantity, own.milliseconds)
    case .s: isRounded(quantity, own.milliseconds / 1000)
    case nil: isRounded(quantity, own.value) || isRounded(quantity, own.milliseconds)
    case .px, .pt, .dp, .sp, .rem, .em, .percent: nil
    }
  }

  /// What a rounded number may differ by: 0.2 is a coarse way of writing 0.19, and no way of writing 0.15.
  private static let roundingShare = 0.05

  /// Whether a number is another one, as far as it is written out: 0.94 is 0.9375, and 13 is 13.12.
  private static func isRounded(_ quantity: Quantity, _ own: Double) -> Bool {
    let places = quantity.low.trimmed(6).split(separator: ".").dropFirst().first?.count ?? 0
    let difference = abs(own - quantity.low)
    return difference < 0.00001
      || own.trimmed(places) == quantity.low.trimmed(6) && difference <= abs(own) * roundingShare
  }
}
