import Printing

/// A picture in a notation that browsers read.
package struct Picture: Sendable {
  package enum Format: String, Sendable {
    case png, jpeg, gif, webp, avif
    case svg = "svg+xml"
  }

  package let format: Format
  /// In pixels; nil where the file does not say it in its first bytes.
  package let dimensions: (width: Int, height: Int)?
  private let bytes: [UInt8]

  /// The largest picture that is drawn, in bytes.
  package static let most = 512 << 10

  /// Nil for anything that its own first bytes do not call a picture.
  package init?(_ bytes: [UInt8]) {
    func begins(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
    func number(_ place: Int, _ count: Int, isBig: Bool = true) -> Int {
      guard place + count <= bytes.count else { return 0 }
      let digits = bytes[place..<place + count]
      return (isBig ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    var dimensions: (width: Int, height: Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      dimensions = (number(16, 4), number(20, 4))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else if begins("GIF8") {
      format = .gif
      dimensions = (number(6, 2, isBig: false), number(8, 2, isBig: false))
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      format = .webp
    } else if begins("ftypavi", at: 4) {
      format = .avif
    } else if Self.isSVG(bytes) {
      format = .svg
    } else {
      return nil
    }
    self.dimensions = dimensions.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    self.bytes = bytes
  }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2_048), as: UTF8.self)
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && head.contains("<svg")
  }

  /// The picture as an address that holds it; nil if it is too large. A browser runs no script of a picture that is shown
  /// by an `img`, and loads nothing that it refers to.
  package var address: String? {
    bytes.count > Self.most ? nil : "data:image/\(format.rawValue);base64,\(Base64.text(of: bytes))"
  }
}
