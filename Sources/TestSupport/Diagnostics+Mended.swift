package import Diagnostics
import Files

extension Diagnostics {
  /// The text of a file once the only edit the findings offer is made; nil where they offer none or several.
  package var mended: String? {
    let edits = all.compactMap { $0.fix?.edit }
    guard edits.count == 1, let edit = edits.first else { return nil }
    let bytes = edit.span.file.bytes
    let range = edit.span.range
    return String(
      decoding: bytes[..<range.start] + Array(edit.replacement.utf8) + bytes[range.end...], as: UTF8.self)
  }
}
