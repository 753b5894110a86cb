package import Diagnostics
package import Files

/// Reads YAML with libyaml, which comes with Yams, into values that know their place.
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
        refusal.rule, refusal.message, at: file.span(refusal.range), why: "none of this YAML is read",
        fix: refusal.fix)
      return nil
    }
    var bytes = file.bytes
    for attempt in 0...(skipsFaults ? mostSkipped : 0) {
      do throws(YAMLFault) {
        return try value(of: bytes, in: file, text, into: &diagnostics)
      } catch {
        let member = attempt < mostSkipped && skipsFaults ? error.member(in: bytes[text.start..<text.end]) : nil
        error.report(file, text, leavesOutMember: member != nil, into: &diagnostics)
        guard let member else { return nil }
        // Blanks keep every place as it is.
        for index in member where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
      }
    }
    return nil
  }

  /// The most members that are left out of one text.
  private static let mostSkipped = 8

  /// - Parameter bytes: those of the file, with blanks for what is left out.
  private static func value(
    of bytes: [UInt8], in file: SourceFile, _ text: ByteRange, into diagnostics: inout Diagnostics
  ) throws(YAMLFault) -> YAMLValue {
    try YAMLEvents.read(bytes, text) { events throws(YAMLFault) in
      var composition = YAMLComposition(events)
      let root = try composition.root()
      for range in composition.strangeKeys {
        diagnostics.report(
          .yamlKey, "a key has to be a word", at: file.span(range),
          fix: "write `key: value`")
      }
      for (name, range) in composition.repeatedKeys {
        diagnostics.report(
          .yamlDuplicateKey, "\(name) is given twice in one map", at: file.span(range),
          why: "the last of the two values counts", fix: "keep one of them")
      }
      return root ?? YAMLValue(.null, range: text)
    }
  }
}
