package import Files
import Printing

/// How sure it is that a value has its name.
package enum Naming: Sendable {
  /// A sign or the beginning of the clause joins them: `Ink: #102030`, `**Ink** (#102030)`, `Gap 8px`; or they are a
  /// declaration, or a row of a table.
  case grammar
  /// It stands below or beside its name: a heading, a lead-in line, the head of a column; or nothing names it.
  case place
  /// Only words that stand near: `it settles in 200ms, because slower entrances feel late`.
  case nearness

  /// Within running text a name stands at the beginning of a clause, in bold or in code, with little more than a sign
  /// before its value; or right before a bracket that holds nothing but a colour. A label may have several numbers, which
  /// commas part.
  ///
  /// - Parameters:
  ///   - text: where the text of both begins and ends in the file.
  ///   - isColor: whether the value is a colour, which a bracket gives to the words before it; a number may be anything
  ///     of theirs.
  package init(of value: ByteRange, _ name: ByteRange?, in text: ByteRange, of bytes: [UInt8], isColor: Bool) {
    // A family is called what it is, and so is a weight that has no other name.
    guard let name, name.start >= text.start, name.end <= text.end,
      !(name.start >= value.start && name.end <= value.end)
    else {
      self = .place
      return
    }
    if name.end <= value.start {
      let gap = Gap(bytes[Int(name.end)..<Int(value.start)], mayBeParted: !isColor)
      let begins = Self.begins(name, in: text, of: bytes)
      let most = gap.isParted ? Self.mostBehindComma : gap.isSigned ? Self.mostBehindSign : Self.mostBehindName
      let isJoined = begins ? gap.words <= most : isColor && gap.words == 0 && gap.isSigned
      self = isJoined && !gap.hasStop ? .grammar : .nearness
    } else if value.end <= name.start {
      let gap = Gap(bytes[Int(value.end)..<Int(name.start)])
      let isJoined = gap.words == 0 && !gap.hasStop && (gap.isSigned || Self.begins(value, in: text, of: bytes))
      self = isJoined ? .grammar : .nearness
    } else {
      self = .nearness
    }
  }

  /// What stands between a name and its value.
  private struct Gap {
    private(set) var words = 0
    /// Whether it begins with a colon, a dash, an arrow or an opening bracket.
    private(set) var isSigned = false
    /// Whether only the words behind its last comma count.
    private(set) var isParted = false
    /// Whether a sentence ends in it.
    private(set) var hasStop = false

    /// - Parameter mayBeParted: whether the value may be one of several that commas part.
    init(_ bytes: ArraySlice<UInt8>, mayBeParted: Bool = false) {
      guard bytes.count <= Naming.longestGap else {
        words = .max
        return
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let first = text.first { !$0.isWhitespace && !Naming.marks.contains($0) }
      isSigned = first.map { "([{:=<-".contains($0) || !$0.isASCII && !$0.isLetter && !"，、。".contains($0) } ?? false
      var isWithinWord = false
      var ideographs = 0
      var last: Character?
      for sign in text {
        if last == ".", sign.isWhitespace { hasStop = true }
        if sign == "。" { hasStop = true }
        if sign.isLetter {
          if sign.isIdeograph {
            ideographs += 1
          } else if !isWithinWord {
            words += 1
          }
          isWithinWord = !sign.isIdeograph
        } else if sign.isNumber || sign == "#" {
          isWithinWord = true
        } else if !"-._'’".contains(sign) {
          // `rgba(…)` and `var(…)` are values.
          if sign == "(", isWithinWord, last?.isLetter == true { words -= 1 }
          isWithinWord = false
          if mayBeParted, isSigned, sign == "," || sign == "、" { (words, ideographs, isParted) = (0, 0, true) }
        }
        last = sign
      }
      words += (ideographs + 2) / 3
    }
  }

  /// Whether what a range holds begins a clause of its text, or is marked as bold or as code.
  private static func begins(_ range: ByteRange, in text: ByteRange, of bytes: [UInt8]) -> Bool {
    let before = String(decoding: bytes[Int(text.start)..<Int(range.start)].suffix(longestSigns), as: UTF8.self)
    guard let sign = before.last else { return true }
    if marks.contains(sign) { return true }
    // `--ink`, `$ink`
    let rest = before.reversed().drop { "-$@.".contains($0) }
    if rest.count < before.count, rest.first.map({ $0.isWhitespace || marks.contains($0) }) ?? true { return true }
    guard let last = rest.first(where: { !$0.isWhitespace || $0.isNewline }) else { return true }
    if last.isNewline || !last.isASCII && !last.isLetter && !last.isNumber { return true }
    if last == "." { return rest.first?.isWhitespace == true }
    return ",;:([{|/>])!?=-".contains(last)
  }

  private static let marks = "*_`\"'“”‘’«»「」"
  /// How many words may stand between a name and its value: behind a sign, as in `Hover: a deeper teal, #0F766E`, behind
  /// a comma of a label's, as in `Button: grows a little, colour change 200ms`, and without either, as in `Body copy is
  /// 16px`.
  private static let mostBehindSign = 5
  private static let mostBehindComma = 3
  private static let mostBehindName = 1
  /// In bytes.
  private static let longestGap = 160
  private static let longestSigns = 16
}

extension Character {
  /// Whether it is of a script that puts no spaces between its words.
  fileprivate var isIdeograph: Bool { unicodeScalars.first.map { $0.value >= 0x2E80 && $0.value < 0xAC00 } ?? false }
}
