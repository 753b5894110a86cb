import Colorimetry
import Files
import Printing
import Syntax
import Tokens
import Wording

/// Colours of which a sentence says that they are those of a role of the whole system: `a deep **Teal** (#0d4d4d), which is the
/// primary brand color`, `The background uses a **Soft Bone** (#f5f5f0)`.
extension StatementScan {
  /// What a text below a heading for colours says so of its colours in brackets.
  func roleColors(_ colors: [(color: Color, range: Range<Int>)]) -> [Statement] {
    colors.compactMap { color, range in
      guard range.lowerBound > 0, range.upperBound < bytes.count, bytes[range.lowerBound - 1] == UInt8(ascii: "("),
        bytes[range.upperBound] == UInt8(ascii: ")"), !text.isStruck(range.lowerBound),
        Self.ownColors.isDisjoint(with: section.heading),
        let role = roleBehind(range.upperBound + 1) ?? roleBefore(range.lowerBound - 1, among: colors.map(\.range)),
        !text.isDeniedValue(around: range)
      else { return nil }
      let tokens = subject.names.meant(by: NameWords(role), in: mode(at: range.lowerBound)) {
        section.words + ["color"]
      }
      .filter(subject.names.isColor)
      guard tokens.count == 1 else { return nil }
      return Statement(
        tokens: tokens, isReference: false, field: .whole, themes: themes(at: range.lowerBound),
        value: .color(color, hasOpacity: range.count == 9 || range.count == 5),
        range: document.range(ofPlain: range, in: text.node))
    }
  }

  /// The role behind a bracket: ` is the secondary color`, `, the primary brand colour for actions`.
  private func roleBehind(_ start: Int) -> [String]? {
    var end = start
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") { end += 1 }
    let words = bytes[end...].prefix { $0.isLetter || $0 == UInt8(ascii: " ") }.prefix(Self.longestRole)
      .split(separator: UInt8(ascii: " ")).map(\.lowercasedText)
    guard let role = words.prefix(5).firstIndex(where: Self.ownRoles.contains), role > 0,
      words[role - 1] == "the" || words[role - 1] == "our",
      words[..<(role - 1)].allSatisfy(Self.being.contains), role > 1 || end > start
    else { return nil }
    let rest = words[(role + 1)...].drop { $0 == "brand" }
    guard let noun = rest.first, ["color", "colour"].contains(noun),
      rest.dropFirst().first.map({ !["of", "in", "on", "within", "and", "or"].contains($0) }) ?? true
    else { return nil }
    return [words[role]]
  }

  /// The role that a sentence begins with, where one colour alone is in it: `The background uses a Soft Bone (`.
  private func roleBefore(_ open: Int, among colors: [Range<Int>]) -> [String]? {
    let sentence = text.sentence(around: open)
    guard colors.count(where: { sentence.indices.contains($0.lowerBound) }) == 1, sentence.startIndex < open else {
      return nil
    }
    let before = bytes[sentence.startIndex..<open]
    let words = before.split(separator: UInt8(ascii: " ")).map(\.lowercasedText)
    guard (5...9).contains(words.count), words[0] == "the", ["uses", "is"].contains(words[2]),
      Self.grounds.contains(words[1]), ["a", "an", "the"].contains(words[3]),
      before.allSatisfy({ $0.isLetter || $0.isOne(of: " -\"") || $0 >= 0x80 }),
      Self.besides.isDisjoint(with: words.dropFirst(4)), !words.contains("gradient")
    else { return nil }
    return [words[1]]
  }

  private static let longestRole = 80
  private static let ownRoles: Set<String> = ["primary", "secondary", "tertiary", "accent"]
  private static let grounds: Set<String> = ["background", "surface", "primary", "secondary", "tertiary", "accent"]
  /// Words between a colour and its role.
  private static let being: Set<String> = ["is", "as", "which", "that", "serves", "used", "acts", "being", "remains"]
}
