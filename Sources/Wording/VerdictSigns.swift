import Printing

/// The signs with which authors mark what is right and what is wrong: `✅`, `✗`.
package enum VerdictSigns {
  package enum Verdict: Sendable { case right, wrong }

  /// Whether a text has a sign of a verdict anywhere.
  package static func has(_ verdict: Verdict, in text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { Self.verdict(at: $0, of: text) == verdict }
  }

  /// What the first sign of a text that begins with one says.
  package static func first(of text: ArraySlice<UInt8>) -> Verdict? { verdict(at: text.startIndex, of: text) }

  /// What the sign says that begins at an offset; nil where none does.
  private static func verdict(at index: Int, of text: ArraySlice<UInt8>) -> Verdict? {
    // All signs of the table begin with one of these.
    guard index < text.endIndex, text[index] == 0xE2 || text[index] == 0xF0 else { return nil }
    return signs.first { text[index...].starts(with: $0.bytes) }?.verdict
  }

  private static let signs: [(bytes: [UInt8], verdict: Verdict)] = table.flatMap { signs, verdict in
    signs.unicodeScalars.map { (Array(String($0).utf8), verdict) }
  }

  private static let table: [(signs: String, verdict: Verdict)] = [("✅✓✔☑", .right), ("❌✗✘✖❎⛔🚫", .wrong)]
}
