import Files

/// Diagnostics as people read them in a terminal: place, severity, what, the line with carets, why and fix.
package struct TextStyle {
  private let color: Bool
  private var positions = Positions()

  /// - Parameter color: whether to use ANSI colours; the shell decides (terminal, `NO_COLOR`).
  package init(color: Bool = false) { self.color = color }

  package mutating func text(_ diagnostics: Diagnostics) -> String {
    diagnostics.sorted.map { text($0) }.joined()
  }

  package mutating func text(_ diagnostic: Diagnostic) -> String {
    var out = ""
    if let span = diagnostic.span {
      let start = positions.start(of: span)
      out += paint("\(Self.singleLine(span.file.place)):\(start.line):\(start.column):", .bold) + " "
    }
    let tone: Tone =
      switch diagnostic.severity {
      case .error: .red
      case .warning: .yellow
      case .note: .blue
      }
    out += paint("\(diagnostic.severity.rawValue):", tone)
    out += " \(Self.singleLine(diagnostic.message)) [\(diagnostic.rule.id)]\n"
    if let span = diagnostic.span { out += frame(span, tone) }
    for related in diagnostic.related {
      let place = positions.start(of: related.span)
      out += "    \(Self.singleLine(related.span.file.place)):\(place.line):\(place.column): "
      out += "\(Self.singleLine(related.message))\n"
    }
    if let why = diagnostic.reason { out += "    why: \(Self.singleLine(why))\n" }
    if let fix = diagnostic.fix { out += "    fix: \(Self.singleLine(fix.sentence))\n" }
    return out
  }

  /// The source line with carets under the span; a long line is cut around it.
  private mutating func frame(_ span: Span, _ tone: Tone) -> String {
    let index = positions.index(of: span.file)
    let start = index.position(at: span.range.start)
    let end = index.position(at: span.range.end)
    let line = index.text(ofLine: start.line)
    guard !line.isEmpty else { return "" }
    // Of a very long line only the part around the span is looked at.
    // A span may begin at a byte order mark or in the line's ending, neither of which is part of its text.
    let place = min(max(span.range.start, line.startIndex), line.endIndex)
    let before = Self.scalars(line[..<place].suffix(4 * Self.widest))
    let after = Self.scalars(line[place...].prefix(4 * Self.widest))
    let isLong = start.column > 80 && start.column - 1 + after.count > Self.widest
    let shown = (before.suffix(isLong ? 40 : Self.widest) + after).prefix(Self.widest)
    let first = min(before.count, isLong ? 40 : Self.widest)
    let last = end.line == start.line ? first + end.column - start.column : shown.count
    let carets = max(1, min(last, shown.count) - first)
    let gutter = String(start.line)
    let blank = String(repeating: " ", count: gutter.count)
    let text = String(String.UnicodeScalarView(shown))
    return " \(gutter) | \(text)\n \(blank) | " + String(repeating: " ", count: first)
      + paint(String(repeating: "^", count: carets), tone) + "\n"
  }

  /// The most columns of a source line that are shown.
  private static let widest = 120

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    // A slice may begin inside a scalar.
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    return String(decoding: whole, as: UTF8.self).unicodeScalars.map(visible)
  }

  /// Control characters would move the cursor of the reader's terminal; a tab is one column here.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  private static func singleLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : visible($0) }))
  }

  private enum Tone: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  private func paint(_ text: String, _ tone: Tone) -> String {
    color ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
