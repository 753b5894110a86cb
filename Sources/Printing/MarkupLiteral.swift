/// Markup written as a string literal: the literal parts are kept as they are, interpolated text is escaped.
public struct MarkupLiteral: ExpressibleByStringInterpolation {
  public let bytes: [UInt8]

  public init(stringLiteral markup: StaticString) {
    bytes = markup.withUTF8Buffer { Array($0) }
  }

  public init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ markup: StaticString) {
      markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    public mutating func appendInterpolation(_ text: String) {
      guard text.utf8.contains(where: Self.isSpecial) else { return bytes.append(contentsOf: text.utf8) }
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
        case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
        case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
        case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
        default: bytes.append(byte)
        }
      }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { byte & 0xFB == 0x22 || byte & 0xFD == 0x3C }

    public mutating func appendInterpolation(_ markup: MarkupLiteral) { bytes += markup.bytes }

    /// With at most two decimals, the precision of lengths in drawings.
    public mutating func appendInterpolation(_ number: Double) { bytes.append(contentsOf: number.trimmed(2).utf8) }

    public mutating func appendInterpolation(_ number: Int) { appendInterpolation(Double(number)) }
  }
}
