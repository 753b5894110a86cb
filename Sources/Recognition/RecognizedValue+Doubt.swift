import Files
import Printing
import Scans
import Syntax
import Wording

/// What stands beside a value and says that it is not what a plate would show.
extension RecognizedValue {
  /// Whether more is said of it than was read, or it is none of what the document gives: one of two values that an arrow
  /// or a comma joins and of which only this was read, the time that something other than a motion takes, what is ruled
  /// out above it, or a value without a name of its own.
  ///
  /// - Parameters:
  ///   - others: where the values are that were read in the same text.
  ///   - last: the end of the colour before it in that text.
  func isDoubtful(in document: MarkdownDocument, besides others: [ByteRange], behind last: Int?) -> Bool {
    if isReplaced(in: document) || isAsked(in: document) || isOfFormer(in: document) { return true }
    if Self.isSentence(name), isWithinWords(in: document) { return true }
    if kind == .color, isOfAnother(in: document, behind: last) { return true }
    guard case .quantity(let quantity) = value else { return false }
    if Self.speaksOfChange(name) || isNamedByItself(quantity) { return true }
    switch kind {
    case .duration where isOfWaiting(in: document): return true
    // What is thicker is no line, and what is smaller no type.
    case .borderWidth where (quantity.pixels ?? 0) > Self.thickestLine: return true
    // Half the width of a circle is no corner of a box.
    case .radius
    where document[node].kind == .tableCell && (quantity.pixels ?? Self.roundest) < Self.roundest
      && Self.isOfCircle(name):
      return true
    case .type where quantity.low < Self.smallestType && quantity.unit != .rem && quantity.unit != .em: return true
    default: break
    }
    return isUnread(quantity, in: document, besides: others)
  }

  private static let thickestLine = 12.0
  private static let smallestType = 6.0
  /// From here on a radius only says that an end is round, as `9999px` does.
  private static let roundest = 99.0

  private static func isOfCircle(_ name: String) -> Bool {
    !Set(NameWords(Array(name.utf8)[...]).words).isDisjoint(with: [
      "circle", "circles", "dot", "dots", "node", "kreis", "cercle", "círculo", "cerchio",
    ])
  }

  // MARK: What is ruled out

  /// `#0F1419 instead of #0D0D0D`
  private func isReplaced(in document: MarkdownDocument) -> Bool {
    let before = document.file.bytes[..<Int(range.start)].suffix(16).filter { !$0.isOne(of: "`*_(") }
    let text = String(decoding: before, as: UTF8.self).lowercased()[...].trimmed
    return text.hasSuffix("instead of") || text.hasSuffix("rather than")
  }

  /// Whether it is in a question: `Are all weights there: Light (300), Bold (700)?`
  private func isAsked(in document: MarkdownDocument) -> Bool {
    guard document[node].kind == .paragraph else { return false }
    return document.plainBytes(of: node).last { !$0.isSpace && !$0.isOne(of: "\"'`*_)") } == UInt8(ascii: "?")
  }

  /// Whether the line above it says that what follows is what was: `BEFORE (current site):`.
  private func isOfFormer(in document: MarkdownDocument) -> Bool {
    guard let last = above.last, document[last].kind != .heading else { return false }
    let text = document.plainBytes(of: last)
    let word = text.prefix(while: \.isLetter)
    let next = text[word.endIndex...].first { !$0.isSpace }
    return DoubtWords.former.contains(String(decoding: word, as: UTF8.self).lowercased())
      && (next == nil || next == UInt8(ascii: ":") || next == UInt8(ascii: "("))
  }

  /// Whether a paragraph tells it of something that has another name than the document: `Acme’s page is #102030.` in one
  /// that does not begin with that name.
  fileprivate func isToldOfOthers(in document: MarkdownDocument) -> Bool {
    guard document[node].kind == .paragraph, document.parent(of: node).map({ document[$0].kind }) == .document else {
      return false
    }
    let start = document[node].range.start
    let before = String(decoding: document.file.bytes[start..<max(start, range.start)], as: UTF8.self)
    let owners = before.split(whereSeparator: \.isWhitespace).compactMap { word -> String? in
      let name = word.drop { !$0.isLetter }
      guard let sign = name.firstIndex(where: { "'’".contains($0) }), name[sign...].dropFirst().hasPrefix("s"),
        name.first?.isUppercase == true, name[..<sign].count > 2
      else { return nil }
      return name[..<sign].lowercased()
    }
    guard let owner = owners.last, !DoubtWords.contracted.contains(owner) else { return false }
    let beginning = document.file.bytes.prefix(min(Int(start), Self.longestBeginning))
    return !String(decoding: beginning, as: UTF8.self).lowercased().contains(owner)
  }

  private static let longestBeginning = 400

  // MARK: Names

  /// Whether a name is a piece of a sentence: `Buttons tend`, `Canvas is pure black`, `Every card carries a yellow`.
  private static func isSentence(_ name: String) -> Bool {
    let words = NameWords(Array(name.utf8)[...]).words
    return words.count > 1 && words.contains(where: DoubtWords.verbs.contains)
  }

  /// Whether a word is right before it, and neither a sign nor a bracket.
  private func isWithinWords(in document: MarkdownDocument) -> Bool {
    let before = document.file.bytes[..<Int(range.start)].suffix(24)
    return before.last { !$0.isSpace && !$0.isOne(of: "`*_") }.map { $0.isLetter || $0 >= 0x80 } ?? false
  }

  /// Whether a sign parts a colour from what its label says first: `Text: white; "Cancel" link in #0A84FF`.
  private func isOfAnother(in document: MarkdownDocument, behind last: Int?) -> Bool {
    let own =
      name.utf8.lastIndex(of: UInt8(ascii: ",")).map { name[name.utf8.index(after: $0)...].trimmed }
      ?? name[...].trimmed
    guard GenericName.matches(String(own)), document[node].kind != .codeBlock else { return false }
    let start = last ?? document[node].range.start
    guard start < range.start else { return false }
    let before = document.file.bytes[start..<range.start]
    guard let colon = before.firstIndex(of: UInt8(ascii: ":")),
      let sign = before[colon...].lastIndex(of: UInt8(ascii: ";")), HexColors.find(in: before[colon...]).isEmpty
    else { return false }
    // `Height: 46px; background #F4F4F2`
    return !String(decoding: before[sign...], as: UTF8.self).lowercased().contains(String(own).lowercased())
  }

  /// Whether a name tells what was changed: `Image height reduced`.
  private static func speaksOfChange(_ name: String) -> Bool {
    NameWords(Array(name.utf8)[...]).words.contains(where: DoubtWords.changes.contains)
  }

  /// `57` of `57sp, 45sp, 36sp`: a number that names itself where it should have a name.
  private func isNamedByItself(_ quantity: Quantity) -> Bool {
    kind == .type && nameRange != nil && name == quantity.low.trimmed(3)
  }

  // MARK: Times

  /// Whether what is over it or beside it is about how long something takes that does not move: `Performance`, `Page load`.
  private func isOfWaiting(in document: MarkdownDocument) -> Bool {
    guard document[node].kind != .codeBlock else { return false }
    var texts = [Array(name.utf8)[...], document.plainBytes(of: node).prefix(300)]
    texts += above.map { document.plainBytes(of: $0).prefix(160) }
    return texts.contains { KindWords($0).contains(.waiting) } && !texts.contains(where: Self.moves)
  }

  private static func moves(_ text: ArraySlice<UInt8>) -> Bool {
    if !KindWords(text).isDisjoint(with: [.motion, .easing, .spring]) { return true }
    let said = String(decoding: text, as: UTF8.self).lowercased()
    return DoubtWords.movements.contains { said.contains($0) }
  }

  // MARK: What is beside it

  /// Whether another number of its kind follows that was not read: `290px → 240px`, `44pt (iOS), 32pt (macOS)`, `6px 14px`;
  /// or a bracket gives a bare number its lengths: `3-6 (24px - 48px)`; or a unit of time that it was not read with: `0.5 h`.
  private func isUnread(_ quantity: Quantity, in document: MarkdownDocument, besides others: [ByteRange]) -> Bool {
    guard document[node].kind != .codeBlock, kind != .radius else { return false }
    let rest = document.file.bytes[Int(range.end)...].prefix(Self.longestGap)
    let line = rest.prefix { !$0.isOne(of: "\n|") }.filter { !$0.isOne(of: "`*_") }
    if quantity.unit == nil, kind == .duration, Self.startsHours(line[...]) { return true }
    if quantity.unit == nil, kind == .size, Self.countsLetters(line[...]) { return true }
    let pieces = Lexeme.split(Array(line))
    guard let next = pieces.first(where: \.isQuantity), let other = next.quantity, let unit = other.unit else {
      return false
    }
    let gap = line[..<next.start]
    let opens = gap.drop(while: \.isSpace).first == UInt8(ascii: "(")
    if quantity.unit == nil, unit.isLength, opens, kind != .leading, kind != .weight, kind != .opacity, kind != .layer {
      return other.low != quantity.low || other.high != quantity.high
    }
    guard quantity.unit == unit, gap.count <= Self.nearest, Self.joins(gap[...]) else { return false }
    // Where it stands in the file is known but for the marks left out.
    let last = Int(range.end) + next.start + Self.mostMarks
    return !others.contains { $0.start >= range.end && Int($0.start) <= last }
  }

  private static let longestGap = 48
  private static let nearest = 16
  private static let mostMarks = 8

  private static func startsHours(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.drop(while: \.isSpace).prefix(while: \.isLetter)
    return ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minutes", "d", "days", "weeks"].contains(
      String(decoding: word, as: UTF8.self).lowercased())
  }

  /// `38–46 characters`, `60 Latin letters`: how much fits is no length.
  private static func countsLetters(_ text: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: text, as: UTF8.self).lowercased().split { !$0.isLetter }.prefix(2)
    return words.contains { word in
      word.hasPrefix("字")
        || ["characters", "chars", "letters", "words", "zeichen", "caractères", "caracteres"].contains(word)
    }
  }

  /// Whether nothing but a sign, a bracket of a few words or `or` is between two numbers.
  private static func joins(_ gap: ArraySlice<UInt8>) -> Bool {
    var text = String(decoding: gap, as: UTF8.self)
    var hasRemark = false
    if let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close {
      text.removeSubrange(open...close)
      hasRemark = true
    }
    let sign = text[...].trimmed
    // A bracket says where each of several holds; without one a comma may begin something else.
    let joints = hasRemark ? ["", "→", "->", "=>", "/", "or", ","] : ["", "→", "->", "=>", "/", "or"]
    return joints.contains(String(sign))
  }
}

extension [RecognizedValue] {
  /// Takes what is doubtful for a mention, and what belongs to no name out of the names.
  mutating func settle(in document: MarkdownDocument) {
    let places = Dictionary(grouping: indices, by: { self[$0].node })
    for same in places.values {
      let ranges = same.map { self[$0].range }
      var last: Int?
      for index in same {
        defer { if self[index].kind == .color { last = self[index].range.end } }
        if self[index].isMention { continue }
        if self[index].isToldOfOthers(in: document) { self[index].isMention = true }
        self[index].name = self[index].nameAlone(in: document)
        if self[index].isDoubtful(in: document, besides: ranges, behind: last) { self[index].isMention = true }
      }
    }
  }
}

extension RecognizedValue {
  /// Its name without the value of a colour in it, the signs of Markdown before it and with the sign of a limit.
  fileprivate func nameAlone(in document: MarkdownDocument) -> String {
    var name = name
    if name.utf8.first.map({ $0.isOne(of: "#*>") }) == true, name.dropFirst().contains(where: \.isLetter),
      HexColors.find(in: Array(name.utf8)[...]).isEmpty
    {
      name = String(name.drop { "#*> ".contains($0) })
    }
    let own = Array(name.utf8)
    if let color = HexColors.find(in: own[...]).first {
      let behind = own[color.range.upperBound...]
      let comma = behind.lastIndex(of: UInt8(ascii: ",")).map { String(decoding: behind[$0...], as: UTF8.self) } ?? ""
      let rest = Trimming.text(own[..<color.range.lowerBound].reversed().drop { $0.isOne(of: " :`(") }.reversed()[...])
      if !rest.isEmpty, rest.contains(where: \.isLetter) { name = rest + comma }
    }
    // `< 768px`
    if kind == .size, isBehindLess(in: document), !name.lowercased().contains("max") { name += ", max" }
    return name
  }

  private func isBehindLess(in document: MarkdownDocument) -> Bool {
    let before = document.file.bytes[..<Int(range.start)].suffix(6).filter { !$0.isSpace && !$0.isOne(of: "`*") }
    return before.last == UInt8(ascii: "<") || before.suffix(3).elementsEqual("≤".utf8)
  }
}
