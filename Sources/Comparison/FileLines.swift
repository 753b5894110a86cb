import Files

/// The lines of places in files; each file is read for its lines once.
struct FileLines {
  private var files: [ObjectIdentifier: LineIndex] = [:]

  /// The line of the beginning of a place, from 1.
  mutating func line(of span: Span) -> Int {
    let key = ObjectIdentifier(span.file)
    let index = files[key] ?? LineIndex(span.file.bytes)
    files[key] = index
    return index.position(at: span.range.start).line
  }
}
