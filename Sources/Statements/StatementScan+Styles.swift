import Printing
import Recognition
import Syntax
import Tokens

/// The parts of a type style in brackets behind its name: `{typography.body} (Inter 15px / 700)`.
extension StatementScan {
  /// What brackets behind a style say of its size and its weight.
  func styleParts(of mention: TokenMention) -> [Statement] {
    guard isStyle(mention.path), let (joint, start) = joint(at: mention.range.upperBound), joint == .bracket,
      let first = firstDigit(from: start),
      case (.quantity(let size), let sizeEnd)? = WrittenValue.read(bytes, at: first), size.unit == .px,
      let second = behindSlash(sizeEnd),
      case (.quantity(let weight), let weightEnd)? = WrittenValue.read(bytes, at: second),
      weight.unit == nil, (100...1000).contains(weight.low), isPartEnd(weightEnd)
    else { return [] }
    return [(Statement.Field.size, size, first..<sizeEnd), (.weight, weight, second..<weightEnd)].map {
      field, value, range in
      Statement(
        tokens: [mention.path], isReference: true, field: field, themes: [], value: .quantity(value),
        range: document.range(ofPlain: range, in: text.node))
    }
  }

  /// The first digit of a bracket, behind nothing but the name of a font.
  private func firstDigit(from start: Int) -> Int? {
    let end = bytes[start...].prefix(60).firstIndex { !$0.isLetter && $0 != UInt8(ascii: " ") }
    return end.flatMap { bytes[$0].isDigit && ($0 == start || bytes[$0 - 1] == UInt8(ascii: " ")) ? $0 : nil }
  }

  private func behindSlash(_ end: Int) -> Int? {
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return rest.dropFirst().firstIndex { $0 != UInt8(ascii: " ") }
  }

  /// Whether the bracket ends, or another part follows.
  private func isPartEnd(_ end: Int) -> Bool {
    let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ")") || next == UInt8(ascii: "/") || next == UInt8(ascii: ",")
  }
}
