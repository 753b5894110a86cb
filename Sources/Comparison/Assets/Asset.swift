import Diagnostics
import Differences
package import Files
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
  /// The paths of files that are elsewhere with the same bytes, by their former ones.
  package let moved: [String: String]

  package init(differing: [Pair] = [], moved: [String: String] = [:]) {
    self.differing = differing
    self.moved = moved
  }

  package var isEmpty: Bool { differing.isEmpty && moved.isEmpty }
}
