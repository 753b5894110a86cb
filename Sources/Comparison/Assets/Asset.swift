import Diagnostics
import Files
import Printing
import Syntax

/// A file that pages show or link to, in one version.
package struct Asset: Sendable {
  /// In bytes.
  package let size: Int
  /// The same for the same bytes.
  package let digest: String
  /// Nil for anything else than a picture.
  package let picture: Picture?

  package init(_ bytes: [UInt8]) {
    size = bytes.count
    digest = ChangeKey(of: bytes).description
    picture = Picture(bytes)
  }

  /// Whether two contents of a file say the same: JSON in any order of its members, any other text but for white space.
  package static func isSame(_ before: [UInt8]?, _ after: [UInt8]?, at path: String) -> Bool {
    if before == after { return true }
    guard let before, let after, !before.contains(0), !after.contains(0), Picture(before) == nil else { return false }
    if DataReader.isJSON(path) {
      let texts = [before, after].map { bytes in
        var unheard = Diagnostics()
        return JSONReader.read(SourceFile(path: path, bytes: bytes), into: &unheard).map { ValueText.canonical($0) }
      }
      if let old = texts[0], let new = texts[1] { return old == new }
    }
    let words = [before, after].map { $0.split { $0 == UInt8(ascii: " ") || 0x09...0x0D ~= $0 } }
    return words[0] == words[1]
  }

  /// `640 × 480, 24.1 kB`.
  package var words: String {
    let bytes = size < 1_000 ? "\(size) bytes" : "\((Double(size) / 1_000).trimmed(1)) kB"
    return picture?.dimensions.map { "\($0.width) × \($0.height), \(bytes)" } ?? bytes
  }
}

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
  init?(_ bytes: [UInt8]) {
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

/// The files that pages show or link to, in both versions.
package struct ComparedAssets: Sendable {
  package struct Pair: Sendable {
    /// Its path now, or the former one of a file that is gone.
    package let path: String
    package let before: Asset?
    package let after: Asset?

    package init(path: String, before: Asset?, after: Asset?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  /// Those that differ, in the order of their paths.
  package let differing: [Pair]
  /// The paths of files that stand elsewhere with the same bytes, by their former ones.
  package let moved: [String: String]

  package init(differing: [Pair] = [], moved: [String: String] = [:]) {
    self.differing = differing
    self.moved = moved
  }

  package var isEmpty: Bool { differing.isEmpty && moved.isEmpty }
}
