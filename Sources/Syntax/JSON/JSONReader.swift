package import Diagnostics
package import Files

/// Reads JSON by the letter of RFC 8259, with the place of every name and value.
///
/// Where a fault leaves exactly one meaning (a comma too many, a comment), it is reported and reading goes on; otherwise
/// reading ends there. Linear in the bytes. In a file whose ending says that it is JSONC or JSON5, what these allow is no
/// fault. *Source:* RFC 8259; https://spec.json5.org.
package enum JSONReader {
  /// How much a file may hold before it is refused.
  package struct Limits: Sendable {
    package var bytes: Int
    /// Arrays and objects within each other.
    package var depth: Int
    /// Faults after which the rest of a file is not looked at.
    package var faults: Int

    package init(bytes: Int, depth: Int, faults: Int) {
      self.bytes = bytes
      self.depth = depth
      self.faults = faults
    }

    /// 256 MiB, 128 levels, 100 faults.
    package static let `default` = Limits(bytes: 256 << 20, depth: 128, faults: 100)
  }

  /// The file's one value, or nil where it has none that can be read; every fault is reported as an error.
  package static func read(
    _ file: SourceFile, limits: Limits = .default, into diagnostics: inout Diagnostics
  ) -> JSONValue? {
    var parser = JSONParser(file: file, limits: limits)
    let value: JSONValue?
    do { value = try parser.document() } catch { value = nil }
    diagnostics.append(parser.diagnostics)
    return value
  }
}
