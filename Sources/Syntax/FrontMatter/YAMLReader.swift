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
  package static func read(_ file: SourceFile, range: ByteRange? = nil, into diagnostics: inout Diagnostics)
    -> YAMLValue?
  {
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
    do throws(YAMLFault) {
      return try YAMLEvents.read(file, text) { events throws(YAMLFault) in
        var composition = YAMLComposition(events)
        let root = try composition.root()
        for range in composition.strangeKeys {
          diagnostics.report(
            .yamlKey, "a key has to be a word", at: file.span(range), why: "settings are looked up by name, so its value is never read",
            fix: "write `key: value`")
        }
        return root ?? YAMLValue(.null, range: text)
      }
    } catch {
      error.report(file, text, into: &diagnostics)
    }
    return nil
  }
}
