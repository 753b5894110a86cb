package import Printing

extension Color {
  /// A colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case of letters; nil for anything else.
  package init?(hex: String) {
    guard let color = hex.withBytes(Color.init(hex:)) else { return nil }
    self = color
  }

  /// The same from UTF-8 bytes.
  package init?(hex: BorrowedBytes) {
    guard hex.first == UInt8(ascii: "#") else { return nil }
    self.init(hexDigits: UnsafeBufferPointer(rebasing: hex[1...]))
  }

  /// A colour from the 3, 4, 6 or 8 hexadecimal digits after the `#`.
  init?(hexDigits digits: some Collection<UInt8>) {
    let count = digits.count
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var value: UInt32 = 0
    var isInCapitals = false
    for digit in digits {
      guard let nibble = hexValue(digit) else { return nil }
      if digit.isUppercase { isInCapitals = true }
      value = value << 4 | nibble
      // A single digit is doubled.
      if count <= 4 { value = value << 4 | nibble }
    }
    let hasAlpha = count == 4 || count == 8
    let alpha = hasAlpha ? Double(value & 0xFF) / 255 : 1
    self = Color(rgb: hasAlpha ? value >> 8 : value, alpha: alpha).inCapitals(isInCapitals)
  }

  /// An sRGB colour from 0xRRGGBB.
  package init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF), alpha: alpha)
  }

  /// The colour gamut-mapped to sRGB: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  package var hex: String { opacity < 1 ? text(rgb8, alpha: eightBit(opacity)) : opaqueHex }

  /// The colour gamut-mapped to sRGB, without its alpha: `#rrggbb`.
  package var opaqueHex: String { text(rgb8, alpha: nil) }

  /// Its hex as its source writes hex: `#10B981`, `#10b981`.
  package var writtenHex: String { isInCapitals ? hex.uppercased() : hex }

  /// The same without its alpha.
  package var writtenOpaqueHex: String { isInCapitals ? opaqueHex.uppercased() : opaqueHex }

  /// 0xRRGGBB of the gamut-mapped sRGB colour, without alpha.
  var rgb8: UInt32 {
    let mapped = mappedTriple(in: .srgb)
    return eightBit(mapped.x) << 16 | eightBit(mapped.y) << 8 | eightBit(mapped.z)
  }

  private func text(_ rgb: UInt32, alpha: UInt32?) -> String {
    let (value, digits) = alpha.map { (rgb << 8 | $0, 8) } ?? (rgb, 6)
    let text = String(value, radix: 16)
    return "#" + String(repeating: "0", count: digits - text.utf8.count) + text
  }
}

/// A component of 0…1 as 0…255, with halves rounded up.
///
/// A value within 0.00001 below a half counts as one, to allow for earlier rounding: browsers round `hwb(120 30% 50%)`,
/// whose green is 127.5, to 128, and `hsl(0 0% 49.99999%)` to 127.
func eightBit(_ value: Double) -> UInt32 { UInt32(value.clamped(to: 0...1) * 255 + 0.500_01) }

/// The value of a hexadecimal digit.
func hexValue(_ digit: UInt8) -> UInt32? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
  default: nil
  }
}
