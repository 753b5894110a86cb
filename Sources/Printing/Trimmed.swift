extension Substring {
  /// Without surrounding spaces, tabs and line endings.
  package var trimmed: Substring {
    var bytes = utf8[...]
    while let first = bytes.first, first.isSpace { bytes.removeFirst() }
    while let last = bytes.last, last.isSpace { bytes.removeLast() }
    guard let first = bytes.first, let last = bytes.last, first >= 0x80 || last >= 0x80 else { return Substring(bytes) }
    // White space beyond ASCII, as from a word processor.
    var result = Substring(bytes).drop { $0.isWhitespace }
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}
