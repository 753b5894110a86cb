package import Diagnostics
import Files

extension Diagnostics {
  /// The text of a file once the only edit the findings offer is made; nil where they offer none or several.
  package var mended: String? {
    let edits = all.compactMap { $0.fix?.edit }
    guard edits.count == 1, let edit = edits.first else { return nil }
    var bytes = edit.span.file.bytes
    bytes.replaceSubrange(edit.span.range.start..<edit.span.range.end, with: Array(edit.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
