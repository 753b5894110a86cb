import Files

/// Names findings so that moving a line, renaming a file or rewording a message renames none of them, and a different
/// fault in the same place has another name.
///
/// A fingerprint is made of the rule, the values of which the message speaks and the text at fault, in which runs of white
/// space count as one blank. Findings of a file that agree in all of these are numbered in the order of their places.
package struct Fingerprints {
  private var seen: [String: [String: Int]] = [:]

  package init() {}

  /// The fingerprint of the next finding; findings have to come in the order of `Diagnostics.sorted`.
  package mutating func next(_ finding: Diagnostic) -> String {
    var hash = FNV()
    hash.combine(finding.rule.id)
    for value in finding.values { hash.combine(value) }
    hash.combine(finding.span.map(Self.text) ?? "")
    let name = hash.text
    let place = finding.span?.file.place ?? ""
    let number = seen[place, default: [:]][name, default: 0] + 1
    seen[place, default: [:]][name] = number
    return number == 1 ? name : "\(name)-\(number)"
  }

  /// The start of the text at fault, its white space collapsed.
  private static func text(_ span: Span) -> String {
    let bytes = span.file[span.range].prefix(longest)
    return bytes.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  /// The most bytes of the text at fault that count.
  private static let longest = 400
}

/// The 64-bit FNV-1a hash of some texts, the same on every machine.
///
/// Source: https://datatracker.ietf.org/doc/html/rfc9923
private struct FNV {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    // No text contains this byte, so two texts never run together.
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
