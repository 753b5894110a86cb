import Files
import Printing

/// Diagnostics for a terminal: place, severity, message, the source line with carets, why and fix.
///
/// A finding without a reason of its own gives that of its rule, unless another finding of the same text gave it before.
package struct TextStyle {
  private let color: Bool
  private var positions = Positions()
  /// The rules whose reasons have been given.
  private var explained: Set<Rule> = []

  /// - Parameter color: whether to use ANSI colours; the caller decides (terminal, `NO_COLOR`).
  package init(color: Bool = false) { self.color = color }

  package mutating func text(_ diagnostics: Diagnostics) -> String {
    var out = ByteBuffer()
    for diagnostic in diagnostics.sorted { put(diagnostic, into: &out) }
    return out.text
  }

  package mutating func text(_ diagnostic: Diagnostic) -> String {
    var out = ByteBuffer()
    put(diagnostic, into: &out)
    return out.text
  }

  /// The findings by rule and cause: of each rule the first five causes, of each cause the first three places; or all
  /// of them, the further places of a cause without their lines.
  package mutating func grouped(_ diagnostics: Diagnostics, all: Bool = false) -> String {
    grouped(diagnostics.grouped, all ? .everything : .causes)
  }

  /// The same of findings that are grouped already.
  package mutating func grouped(_ groups: [FindingGroup]) -> String { grouped(groups, .causes) }

  /// The findings on so many lines at most, as a screen of 80 columns breaks them: with fewer places and words, the more
  /// there are.
  package mutating func fitted(_ groups: [FindingGroup], lines: Int) -> String {
    let before = explained
    for detail in [Detail.causes, .first, .line] {
      // What was not printed after all has not been said.
      explained = before
      let text = grouped(groups, detail)
      if Self.lineCount(of: text) <= lines { return text }
    }
    // The worst first; what is left out is counted.
    let worst = Severity.allCases.reversed().flatMap { severity in
      groups.filter { $0.causes.joined().lazy.map(\.severity).max() == severity }
    }
    for count in stride(from: worst.count - 1, through: 1, by: -1) {
      let left = worst[count...].reduce(0) { $0 + $1.count }
      let text = grouped(Array(worst[..<count]), .line, besides: left)
      if Self.lineCount(of: text) <= lines { return text }
    }
    return "\(groups.reduce(0) { $0 + $1.count }) findings: specimen check --all shows them\n"
  }

  /// The same text without the codes of colours.
  package static func withoutColors(_ text: String) -> String {
    text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : String(part.drop { $0 != "m" }.dropFirst())
    }.joined()
  }

  /// How much is told of the findings of a rule.
  private enum Detail {
    case everything, causes, first, line
  }

  private mutating func grouped(_ groups: [FindingGroup], _ detail: Detail, besides others: Int = 0) -> String {
    var out = ByteBuffer()
    var left = others
    for group in groups {
      let told = detail == .everything ? group.listed : group.alike
      let causes = detail == .everything ? told.count : detail == .causes ? Self.shownCauses : 1
      var shown = 0
      for cause in told.prefix(causes) {
        put(cause[0], into: &out, inShort: detail == .line)
        let places = detail == .everything || detail == .causes ? min(cause.count, Self.shownPlaces) : 1
        for finding in cause[1..<places] { put(again: finding, of: cause[0], into: &out) }
        if detail == .everything { put(rest: cause[places...], of: cause[0], into: &out) }
        if detail == .causes, cause.count > places {
          out.put(plain: "    and at \(cause.count - places) more of \(cause.count) places\n")
        }
        shown += detail == .causes || detail == .everything ? cause.count : places
        left += detail == .causes ? cause.count - places : 0
      }
      let rest = group.count - shown
      left += rest
      if rest > 0 {
        paint(.bold, &out) { $0.put(plain: "    and \(rest) more of \(group.rule.id)\n") }
      } else if told.count > 1 {
        paint(.bold, &out) { $0.put(plain: "\(group.count) findings of \(group.rule.id)\n") }
      }
    }
    if left > 0 {
      let rest = left == 1 ? "it" : "them"
      out.put(plain: "\(left.counted("more place")): specimen check --all shows \(rest)\n")
    }
    return out.text
  }

  /// How many causes of one rule, and places of one cause, are shown unless all are asked for.
  private static let (shownCauses, shownPlaces) = (5, FindingGroup.few)

  /// The lines that a text takes on a screen of 80 columns; the codes of colours take none.
  private static func lineCount(of text: String) -> Int {
    withoutColors(text).split(separator: "\n").reduce(0) { $0 + max(1, ($1.unicodeScalars.count + 79) / 80) }
  }

  /// Another place of a cause that has been told; where other names are at fault there, with these in place of the line.
  private mutating func put(again finding: Diagnostic, of first: Diagnostic, into out: inout ByteBuffer) {
    guard let span = finding.span else { return }
    out.put("    also ")
    Self.put(positions.start(of: span), of: span.file, &out)
    if finding.message != first.message {
      out.put(" ")
      Self.put(singleLine: finding.message, &out)
      out.put("\n")
      return
    }
    out.put("\n")
    frame(span, Self.tone(of: finding.severity), &out)
  }

  /// The further places of a cause without their source lines, those of one file on one line; where other names are at fault
  /// there, each with these.
  private mutating func put(rest findings: ArraySlice<Diagnostic>, of first: Diagnostic, into out: inout ByteBuffer) {
    var file: SourceFile?
    for finding in findings {
      guard let span = finding.span else { continue }
      if finding.message != first.message {
        if file != nil { out.put("\n") }
        file = nil
        put(again: finding, of: first, into: &out)
        continue
      }
      let start = positions.start(of: span)
      if file === span.file {
        out.put(plain: ", \(start.line):\(start.column)")
      } else {
        out.put(file == nil ? "    also " : "\n    also ")
        Self.put(singleLine: span.file.place, &out)
        out.put(plain: ":\(start.line):\(start.column)")
      }
      file = span.file
    }
    if file != nil { out.put("\n") }
  }

  /// - Parameter isShort: whether only its first line is put, without the source line, the reason and the fix.
  private mutating func put(_ diagnostic: Diagnostic, into out: inout ByteBuffer, inShort isShort: Bool = false) {
    if let span = diagnostic.span {
      let start = positions.start(of: span)
      paint(.bold, &out) { Self.put(start, of: span.file, &$0) }
      out.put(" ")
    }
    let tone = Self.tone(of: diagnostic.severity)
    paint(tone, &out) { out in
      out.put(plain: diagnostic.severity.rawValue)
      out.put(":")
    }
    out.put(" ")
    Self.put(singleLine: diagnostic.message, &out)
    out.put(" [")
    out.put(plain: diagnostic.rule.id)
    out.put("]\n")
    if isShort { return }
    if let span = diagnostic.span { frame(span, tone, &out) }
    for related in diagnostic.related {
      out.put("    ")
      Self.put(positions.start(of: related.span), of: related.span.file, &out)
      out.put(" ")
      Self.put(singleLine: related.message, &out)
      out.put("\n")
    }
    if diagnostic.reason != nil || explained.insert(diagnostic.rule).inserted {
      Self.put("    why: ", diagnostic.why, &out)
    }
    Self.put("    fix: ", diagnostic.fix?.sentence, &out)
  }

  private static func tone(of severity: Severity) -> Tone {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }

  private static func put(_ position: Position, of file: SourceFile, _ out: inout ByteBuffer) {
    put(singleLine: file.place, &out)
    out.put(plain: ":\(position.line):\(position.column):")
  }

  private static func put(_ label: StaticString, _ sentence: String?, _ out: inout ByteBuffer) {
    guard let sentence else { return }
    out.put(label)
    put(singleLine: sentence, &out)
    out.put("\n")
  }

  /// The source line with carets under the span; a long line is cut around it.
  private mutating func frame(_ span: Span, _ tone: Tone, _ out: inout ByteBuffer) {
    let index = positions.index(of: span.file)
    let start = index.position(at: span.range.start)
    let end = index.position(at: span.range.end)
    let line = index.text(ofLine: start.line)
    guard !line.isEmpty else { return }
    // Only the part of a very long line around the span is read. A span may begin at a byte order mark or in a line
    // ending, neither of which is part of the line's text.
    let place = min(max(span.range.start, line.startIndex), line.endIndex)
    let before = Self.scalars(line[..<place].suffix(4 * Self.widest))
    let after = Self.scalars(line[place...].prefix(4 * Self.widest))
    let isLong = start.column > 80 && start.column - 1 + after.count > Self.widest
    let shown = (before.suffix(isLong ? 40 : Self.widest) + after).prefix(Self.widest)
    let first = min(before.count, isLong ? 40 : Self.widest)
    let last = end.line == start.line ? first + end.column - start.column : shown.count
    let gutter = String(start.line)
    out.put(plain: " \(gutter) | ")
    for scalar in shown { Self.put(scalar, &out) }
    out.put("\n")
    Self.put(UInt8(ascii: " "), times: gutter.utf8.count + 2, &out)
    out.put("| ")
    Self.put(UInt8(ascii: " "), times: first, &out)
    paint(tone, &out) { Self.put(UInt8(ascii: "^"), times: max(1, min(last, shown.count) - first), &$0) }
    out.put("\n")
  }

  /// The most columns of a source line that are printed.
  private static let widest = 120

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    // A slice may begin inside a scalar.
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    return String(decoding: whole, as: UTF8.self).unicodeScalars.map(visible)
  }

  /// Control characters would move the terminal's cursor; a tab counts as one column here.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  private static func put(singleLine text: String, _ out: inout ByteBuffer) {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return out.put(plain: text) }
    for scalar in text.unicodeScalars { put(scalar == "\n" ? " " : visible(scalar), &out) }
  }

  private static func put(_ scalar: Unicode.Scalar, _ out: inout ByteBuffer) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { out.put(byte) }
  }

  private static func put(_ byte: UInt8, times count: Int, _ out: inout ByteBuffer) {
    for _ in 0..<count { out.put(byte) }
  }

  private enum Tone: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  private func paint(_ tone: Tone, _ out: inout ByteBuffer, _ print: (inout ByteBuffer) -> Void) {
    guard color else { return print(&out) }
    out.put(plain: "\u{1B}[\(tone.rawValue)m")
    print(&out)
    out.put("\u{1B}[0m")
  }
}
