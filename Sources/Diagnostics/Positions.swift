package import Files

/// Lines and columns for the spans of many diagnostics; each file is indexed once.
package struct Positions {
  private var indexes: [ObjectIdentifier: LineIndex] = [:]

  package init() {}

  package mutating func index(of file: SourceFile) -> LineIndex {
    if let known = indexes[ObjectIdentifier(file)] { return known }
    let made = LineIndex(file.bytes)
    indexes[ObjectIdentifier(file)] = made
    return made
  }

  package mutating func start(of span: Span) -> Position { index(of: span.file).position(at: span.range.start) }

  package mutating func end(of span: Span) -> Position { index(of: span.file).position(at: span.range.end) }
}
