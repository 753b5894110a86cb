package import Files
import Printing
package import Syntax
package import Wording

/// A text that is read by itself: a block, a line of a paragraph or a line of a code block, by its place in the file, or
/// what such a line says in other words.
package enum TextLine {
  case block(Int)
  case plain(Int, Range<Int>)
  case code(Int, Range<Int>)
  case said(Int, Paraphrase)
}

/// One text of a document while its values are looked for: its bytes, its pieces and the way back to the file.
package struct TextScan {
  let document: MarkdownDocument
  /// The block whose text it is.
  package private(set) var node = 0
  package private(set) var text: [UInt8] = []
  package private(set) var lexemes: [Lexeme] = []
  /// Whether any of its pieces is a number.
  package private(set) var hasQuantity = false
  private var code: [Range<Int>] = []
  private var split = NameSplit()
  private var origin = Origin.plain(0)

  /// Where a text begins: in the plain text of its block, or in the file where it is a line of code; or what says it in
  /// other words.
  private enum Origin { case plain(Int), file(Int), said(Paraphrase) }

  /// Where the name before the value ends; nil where the text has none.
  package var name: Range<Int>? { split.name }
  /// The first piece of the value.
  package var valueStart: Int { split.valueStart }
  /// Whether a colon parts name and value, or the name is a dotted one.
  package var isExplicit: Bool { split.isExplicit }
  package var isDotted: Bool { split.isDotted }
  /// Whether its name is a variable of a stylesheet.
  package var startsWithVariable: Bool { text.starts(with: "--") || text.first == UInt8(ascii: "$") }

  /// Whether the document names Flutter's colours, `Colors.teal`, and is about Flutter.
  private let usesFlutter: Bool

  /// Whether a part of the document names one of Flutter's colours.
  package func mayNameMaterial(_ part: ArraySlice<UInt8>) -> Bool {
    usesFlutter && part.firstPlace(of: MaterialColors.prefix[...]) != nil
  }

  package init(in document: MarkdownDocument) {
    self.document = document
    let says = { (text: String) in document.file.bytes[...].firstPlace(of: Array(text.utf8)[...]) != nil }
    usesFlutter = says("Colors.") && ["lutter", ".shade", "```dart", "ThemeData", "Colors.grey["].contains(where: says)
  }

  /// Reads the text of a paragraph or a cell. One scan serves many texts, so that its buffers are made once.
  package mutating func read(_ node: Int) {
    text.removeAll(keepingCapacity: true)
    if !document.strikesNumbers(in: node) { document.appendPlainText(of: node, to: &text) }
    if text.first == UInt8(ascii: "#") { blankPicture(of: node) }
    split(node, .plain(0))
  }

  /// Puts blanks in the place of a picture of a colour that the text begins with and gives again: `![#154273](…) Navy
  /// `#154273``.
  private mutating func blankPicture(of node: Int) {
    let length = text.prefix(9).prefix { $0 == UInt8(ascii: "#") || $0.isHexDigit }.count
    guard text[length...].contains(UInt8(ascii: "#")),
      case let start = Int(document.range(ofPlain: 0..<1, in: node).start),
      document.file.bytes[..<start].suffix(2).elementsEqual("![".utf8)
    else { return }
    for index in 0..<length { text[index] = 0x20 }
  }

  /// Reads a line, wherever it is.
  package mutating func read(_ line: TextLine) {
    switch line {
    case .block(let node): read(node)
    case .plain(let node, let part): read(part, of: node)
    case .code(let node, let part): read(code: part, of: node)
    case .said(let node, let paraphrase):
      text = paraphrase.text
      split(node, .said(paraphrase))
    }
  }

  /// Reads one line of what a paragraph says.
  private mutating func read(_ line: Range<Int>, of node: Int) {
    text.removeAll(keepingCapacity: true)
    let plain = document.plainBytes(of: node).dropFirst(line.lowerBound).prefix(line.count)
    text += plain.lazy.map { $0 == 0x0A ? 0x20 : $0 }
    split(node, .plain(line.lowerBound))
  }

  /// Reads one line of a code block, by its place in the file.
  private mutating func read(code: Range<Int>, of node: Int) {
    text.removeAll(keepingCapacity: true)
    text += document.file.bytes[code].lazy.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    blankComments()
    split(node, .file(code.lowerBound))
  }

  /// Puts blanks in the place of comments within a declaration of several lines.
  private mutating func blankComments() {
    var start = 0
    while let open = text[start...].firstPlace(of: Self.openComment[...]) {
      let close = text[open.upperBound...].firstPlace(of: Self.closeComment[...])?.upperBound ?? text.count
      for index in open.lowerBound..<close { text[index] = 0x20 }
      start = close
    }
  }

  private mutating func split(_ node: Int, _ origin: Origin) {
    self.node = node
    self.origin = origin
    Lexeme.split(text, into: &lexemes)
    if beginsWithStep { lexemes[0] = Lexeme(kind: .word, start: lexemes[0].start, end: lexemes[0].end) }
    split = NameSplit(text, lexemes)
    if endsInCode { split = NameSplit() }
    code = Self.code(in: text)
    hasQuantity = lexemes.indices.contains { lexemes[$0].isQuantity || isSlashed($0) || !crossed(at: $0).isEmpty }
  }

  /// `` `2` (14px) ``, `` `2` - Medium (40px) ``: whether a number in code is the name of what follows, and not the same
  /// in another unit.
  private var beginsWithStep: Bool {
    guard lexemes.count > 2, lexemes[1].isOpen || lexemes[1].isDash || lexemes[1].isColon,
      let step = lexemes[0].quantity, step.unit == nil, step.high == nil, isMarked(lexemes[0]),
      text[lexemes[0].start].isDigit,
      case let lengths = lexemes.dropFirst().compactMap(\.quantity).filter({ $0.unit?.isLength == true }),
      lengths.count == 1
    else { return false }
    return lengths[0].unit == .px || lengths[0].pixels != step.low
  }

  /// Whether the name ends with the colon of a declaration in code that stands within a sentence, `a grid with `gap:
  /// 24px``, and not behind a dash, as `Card — `padding: 24px``.
  private var endsInCode: Bool {
    guard split.isExplicit, !split.isDotted, split.valueStart > 1, case let colon = split.valueStart - 1,
      lexemes[colon].isColon, isWithinCode(lexemes[colon])
    else { return false }
    var first = colon
    while first > 1, isWithinCode(lexemes[first - 1]) { first -= 1 }
    // `.track` uses `animation: roll 30s`: two spans.
    return !lexemes[first - 1].isDash && (first > 1 || !isWithinCode(lexemes[0]))
  }

  /// Whether a word is all that a code span has, but for signs before it: `primary_container`, `--ink`.
  package func isCode(_ lexeme: Lexeme) -> Bool {
    guard case .plain = origin else { return false }
    let place = place(lexeme.start..<lexeme.end)
    let (start, end) = (Int(place.start), Int(place.end))
    guard end < document.file.bytes.count, document.file.bytes[end] == UInt8(ascii: "`") else { return false }
    return document.file.bytes[..<start].suffix(4).last { !$0.isOne(of: "-$.@") } == UInt8(ascii: "`")
  }

  /// Whether a piece is all that is bold or code by itself: `**16dp**`.
  func isMarked(_ lexeme: Lexeme) -> Bool {
    guard let (before, after) = signs(around: lexeme) else { return false }
    return before == after && (before == UInt8(ascii: "*") || before == UInt8(ascii: "`"))
  }

  /// Whether a piece is in a code span with others: `` `0.4s · 64 words` ``.
  func isWithinCode(_ lexeme: Lexeme) -> Bool {
    guard let (before, after) = signs(around: lexeme), before != UInt8(ascii: "`") || after != UInt8(ascii: "`") else {
      return false
    }
    return isInSpan(lexeme.start)
  }

  /// Whether a place of the text is within a code span.
  package func isInSpan(_ index: Int) -> Bool {
    guard case .plain = origin else { return false }
    let start = Int(document[node].range.start)
    return !document.file.bytes[start..<Int(place(index..<index + 1).start)].count { $0 == UInt8(ascii: "`") }
      .isMultiple(of: 2)
  }

  /// The bytes right before and right behind a piece in the file.
  private func signs(around lexeme: Lexeme) -> (before: UInt8, after: UInt8)? {
    guard case .plain = origin else { return nil }
    let place = place(lexeme.start..<lexeme.end)
    let (start, end) = (Int(place.start), Int(place.end))
    guard start > 0, end < document.file.bytes.count else { return nil }
    return (document.file.bytes[start - 1], document.file.bytes[end])
  }

  /// How much of the text is bold from its beginning on.
  package var boldLength: Int {
    guard case .plain(0) = origin, let first = document.children(of: node).first(where: { _ in true }),
      document[first].kind == .strong
    else { return 0 }
    return document.plainBytes(of: first).count
  }

  /// Where a part of the text is written in the file.
  package func place(_ part: Range<Int>) -> ByteRange {
    switch origin {
    case .plain(let start):
      document.range(ofPlain: part.lowerBound + start..<part.upperBound + start, in: node)
    case .file(let start): ByteRange(part.lowerBound + start, part.upperBound + start)
    case .said(let paraphrase): paraphrase.place(part)
    }
  }

  /// A part of the text as one that is read by itself; nil where the text says something in other words.
  package func line(_ part: Range<Int>) -> TextLine? {
    switch origin {
    case .plain(let start): .plain(node, part.lowerBound + start..<part.upperBound + start)
    case .file(let start): .code(node, part.lowerBound + start..<part.upperBound + start)
    case .said: nil
    }
  }

  /// Where some pieces are written in the file.
  package func place(ofPieces pieces: ClosedRange<Int>) -> ByteRange {
    place(lexemes[pieces.lowerBound].start..<lexemes[pieces.upperBound].end)
  }

  /// A part of the text without its outer signs, as a name; nil where nothing is left.
  package func name(_ part: Range<Int>) -> Name? {
    let trimmed = Trimming.bytes(text[part])
    guard !trimmed.isEmpty, !isRoute(trimmed) else { return nil }
    return Name(String(decoding: trimmed, as: UTF8.self), place(trimmed.startIndex..<trimmed.endIndex))
  }

  /// Whether a word is an address of a site, which names no value: `/checkout`.
  private func isRoute(_ word: ArraySlice<UInt8>) -> Bool {
    let before = text[..<word.startIndex]
    return before.last == UInt8(ascii: "/") && (before.dropLast().last.map { $0.isSpace || $0.isOne(of: "(`") } ?? true)
  }

  /// The name before the value.
  package var ownName: Name? { name.flatMap(name) }

  /// What the words of the name say of the value.
  package var nameWords: KindWords { name.map { KindWords(text[$0]) } ?? [] }

  /// Whether the text says what not to do: `❌ …`, `Don’t …`, `Avoid …`.
  package var isRefusal: Bool {
    if VerdictSigns.has(.wrong, in: text.prefix(8)) { return true }
    // `Banned: #7C3AED, neon glows`
    if isExplicit, let ownName { return Negations.forbidding.contains(ownName.text.lowercased()) }
    guard !isExplicit, !lexemes.isEmpty, lexemes[0].isWord else { return false }
    return Negations.isRefusing(text[lexemes[0].start..<lexemes[0].end])
  }

  /// Whether the text asks something: `Is the button blue (#1D4ED8)?`
  package var isQuestion: Bool { text.last == UInt8(ascii: "?") || text.suffix(3).elementsEqual("？".utf8) }

  private static let openComment = Array("/*".utf8)
  private static let closeComment = Array("*/".utf8)
  private static let openBraces = Array("{{".utf8)
  private static let closeBraces = Array("}}".utf8)

  // MARK: Pieces

  /// The numbers of a piece: one, or those that slashes join, as in `16px/1.5`, or the one behind the words of
  /// `line-height-1.2`.
  package func quantities(at index: Int) -> [Quantity] {
    switch lexemes[index].kind {
    case .quantity(let quantity): return [quantity]
    case .other: return isSlashed(index) ? slashed(index) : []
    case .word: return suffix(of: index).map { [$0] } ?? []
    case .colon, .comma, .semicolon, .stop, .open, .close, .dash: return []
    }
  }

  private func isSlashed(_ index: Int) -> Bool {
    guard lexemes[index].isOther, text[lexemes[index].start].isDigit else { return false }
    return text[lexemes[index].start..<lexemes[index].end].contains(UInt8(ascii: "/")) && !slashed(index).isEmpty
  }

  /// None where one of the parts is not a number.
  private func slashed(_ index: Int) -> [Quantity] {
    var found: [Quantity] = []
    for written in text[lexemes[index].start..<lexemes[index].end].split(separator: UInt8(ascii: "/")) {
      // `16/w700`
      let part = written.count == 4 && written.first == UInt8(ascii: "w") ? written.dropFirst() : written
      guard part[part.startIndex].isDigit, found.count < 8 else { return [] }
      var reader = QuantityReader(Array(part), at: 0)
      guard let quantity = reader.read(), reader.index == part.count else { return [] }
      found.append(quantity.moved(by: part.startIndex))
    }
    guard found.count > 1, let last = found.popLast() else { return [] }
    return found + [unit(behind: index).map { last.unit == nil ? last.with($0) : last } ?? last]
  }

  /// `sp` of `16/24 sp`: the unit that is a word behind a piece.
  private func unit(behind index: Int) -> Quantity.Unit? {
    guard index + 1 < lexemes.count, lexemes[index + 1].isWord, lexemes[index + 1].start == lexemes[index].end + 1
    else {
      return nil
    }
    return Quantity.Unit(
      rawValue: String(decoding: text[lexemes[index + 1].start..<lexemes[index + 1].end], as: UTF8.self))
  }

  /// `weight-700` and `line-height-1.2`, as some write declarations, or `w700`.
  private func suffix(of index: Int) -> Quantity? {
    let word = text[lexemes[index].start..<lexemes[index].end]
    if word.count == 4, word.first == UInt8(ascii: "w"), word.dropFirst().allSatisfy(\.isDigit) {
      var reader = QuantityReader(Array(word.dropFirst()), at: 0)
      return reader.read()?.moved(by: word.startIndex + 1)
    }
    guard let dash = word.lastIndex(of: UInt8(ascii: "-")), dash + 1 < word.endIndex, text[dash + 1].isDigit,
      !KindWords(word[..<dash]).isDisjoint(with: [.weight, .leading, .line, .letter])
    else { return nil }
    var reader = QuantityReader(Array(word[(dash + 1)...]), at: 0)
    guard let quantity = reader.read(), reader.index == word.endIndex - dash - 1 else { return nil }
    return quantity.moved(by: dash + 1)
  }

  func hasQuantity(from start: Int) -> Bool {
    lexemes.indices.dropFirst(start).contains { !quantities(at: $0).isEmpty }
  }

  /// Whether a piece is within `{{ … }}`, as attributes of components have it.
  func isInCode(_ index: Int) -> Bool { code.contains { $0.contains(lexemes[index].start) } }

  private static func code(in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while let open = text[start...].firstPlace(of: openBraces[...]) {
      let close = text[open.upperBound...].firstPlace(of: closeBraces[...])?.lowerBound ?? text.count
      found.append(open.upperBound..<close)
      start = close
    }
    return found
  }

  /// Whether a hyphen is right before the next piece, as in `--space-1`.
  package func isHyphen(_ index: Int) -> Bool {
    text[lexemes[index].start] == UInt8(ascii: "-") && index + 1 < lexemes.count
      && lexemes[index + 1].start == lexemes[index].end
  }

  /// A point or bullet, which parts what is in a row.
  package func isPoint(_ lexeme: Lexeme) -> Bool {
    let sign = text[lexeme.start..<lexeme.end]
    return sign.elementsEqual("·".utf8) || sign.elementsEqual("•".utf8)
  }

  package func isSlash(_ index: Int) -> Bool {
    lexemes[index].end - lexemes[index].start == 1 && text[lexemes[index].start] == UInt8(ascii: "/")
  }

  /// Whether a piece is a word, be it one that a digit begins: `2xl`.
  package func isStepOrWord(_ index: Int) -> Bool {
    let piece = lexemes[index]
    return piece.isWord || piece.isOther && text[piece.start..<piece.end].contains(where: \.isLetter)
  }

  package func isWord(_ index: Int, in words: [StaticString]) -> Bool {
    let word = text[lexemes[index].start..<lexemes[index].end]
    return words.contains { word.isWord($0) }
  }

  /// Whether a piece is a word that denies or forbids.
  func isNegation(_ index: Int) -> Bool {
    lexemes[index].isWord && Negations.isOne(text[lexemes[index].start..<lexemes[index].end])
  }

  func isJoining(_ lexeme: Lexeme) -> Bool {
    let words: [StaticString] = ["is", "to", "and", "the", "with", "then"]
    return words.contains { text[lexeme.start..<lexeme.end].isWord($0) }
  }
}
