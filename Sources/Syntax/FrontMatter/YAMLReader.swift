package import Diagnostics
package import Files
import Yams

/// Reads YAML with Yams into values that know their place.
package enum YAMLReader {
  /// Longer texts are refused, in bytes.
  package static let longest = 1 << 18
  /// Values inside each other; deeper texts are refused.
  package static let deepest = 64
  /// Values of one text, repeated ones counted as often as they are repeated.
  package static let mostValues = 20_000

  /// The value of a file, or of a range of it (line endings and a byte order mark as they come).
  ///
  /// Nil where nothing could be read; why is then in the diagnostics. An empty text is a null value. Anchors may be
  /// repeated a few times; texts that grow by them are refused.
  ///
  /// - Parameter skipsFaults: whether a member at the top level that cannot be read is left out and the others are kept.
  package static func read(
    _ file: SourceFile, range: ByteRange? = nil, skipsFaults: Bool = false, into diagnostics: inout Diagnostics
  ) -> YAMLValue? {
    var start = range?.start ?? 0
    let end = range?.end ?? file.bytes.count
    if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    let text = ByteRange(start, end)
    if let refusal = YAMLBounds.refusal(file.bytes, text) {
      diagnostics.report(
        refusal.rule, refusal.message, at: file.span(refusal.range), why: "nothing of this YAML is read",
        fix: refusal.fix)
      return nil
    }
    var bytes = file[text]
    for attempt in 0...(skipsFaults ? mostSkipped : 0) {
      do {
        return try value(of: bytes, in: file, text, into: &diagnostics)
      } catch let error as YamlError {
        let fault = YAMLFault(error, file: file, text: text)
        let member = attempt < mostSkipped && skipsFaults ? fault.member(in: bytes) : nil
        fault.report(file, leavesOutMember: member != nil, into: &diagnostics)
        guard let member else { return nil }
        // Blanks keep every place as it is.
        for index in member where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
      } catch is YAMLConversion.TooLarge {
        diagnostics.report(
          .yamlTooLarge,
          "more than \(mostValues) values, or \(deepest) inside each other, when aliases are written out",
          at: file.span(ByteRange(text.start, text.start)), why: "nothing of this YAML is read",
          fix: "write fewer values, or fewer aliases")
        return nil
      } catch {
        diagnostics.report(
          .yamlSyntax, "\(error)", at: file.span(ByteRange(text.start, text.start)),
          why: "nothing of this YAML is read")
        return nil
      }
    }
    return nil
  }

  /// The most members that are left out of one text.
  private static let mostSkipped = 8

  private static func value(
    of bytes: ArraySlice<UInt8>, in file: SourceFile, _ text: ByteRange, into diagnostics: inout Diagnostics
  ) throws -> YAMLValue {
    // What a plain scalar means is decided by who asks; resolving it here would cost a dozen regular expressions.
    let parser = try Parser(yaml: String(decoding: bytes, as: UTF8.self), resolver: .basic, encoding: .utf8)
    guard let root = try parser.singleRoot() else { return YAMLValue(.null, range: text) }
    var conversion = YAMLConversion(file: file, text: text)
    let value = try conversion.value(root, depth: 0)
    conversion.reportKeys(into: &diagnostics)
    return value
  }
}
