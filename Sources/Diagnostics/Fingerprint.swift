import Files
import Printing

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
    var hash = FNV1a()
    for text in [finding.rule.id] + finding.values + [finding.span.map(Self.text) ?? ""] {
      hash.combine(text.utf8)
      // No text contains this byte, so two texts never run together.
      hash.combine(0xFF)
    }
    let name = hash.digits
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
