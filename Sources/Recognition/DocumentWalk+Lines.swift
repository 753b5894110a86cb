import Colorimetry
import Files
import Printing
import Scans
import Syntax
import Wording

/// What lines give by themselves or together, be they items, lines of a paragraph or lines of code.
extension DocumentWalk {
  /// Whether a block may hold a value. Below a heading for type, a family is one that no sign tells.
  func mayHold(_ node: Int) -> Bool {
    isBelowType || Gate.mayHoldValue(source(node), speaksUIKit: speaksUIKit) || text.mayNameMaterial(source(node))
  }

  /// The lines of a paragraph that are names with values: `Default: 9px`, `Medium: 11px`; the first of them may be a name
  /// in bold of what the others give.
  mutating func readLines(of node: Int) -> Bool {
    var lines = document.lines(ofPlain: node)
    guard lines.count > 1, lines.allSatisfy({ $0.count <= Self.longestLine }) else { return false }
    if readSigned(lines, of: node) { return true }
    let bold = boldTitle(of: node, in: lines[0])
    let title = bold ?? label(lines[0], of: node)
    if title != nil { lines.removeFirst() }
    // The last line may lead to what follows.
    if let last = lines.last, lines.count > 1, label(last, of: node) != nil { lines.removeLast() }
    // A line for each theme are one colour together.
    guard lines.count != 2 || title != nil || !lines.allSatisfy({ isTheme($0, of: node) }) else { return false }
    if let bold, lines.count == 1, readValue(lines[0], below: bold, of: node) { return true }
    var rest: [Range<Int>] = []
    for line in lines {
      text.read(.plain(node, line))
      if isExplicitLine {
        rest.append(line)
      } else if text.lexemes.count > Self.mostWords || text.lexemes.contains(where: { !$0.isWord }) {
        return false
      }
    }
    // A line may be a name that nothing is given to yet.
    guard rest.count == lines.count || rest.count >= 3 && rest.count * 3 >= lines.count * 2 else { return false }
    prepareSurroundings()
    let level = around.count
    if let title, !Self.exampleWords.contains(where: { Array(title.text.utf8)[...].isWord($0) }) {
      around.push(Surrounding(title: title, of: node))
    }
    isApart = bold != nil
    read(rest.map { TextLine.plain(node, $0) }, in: node)
    isApart = false
    around.pop(to: level)
    return true
  }

  /// The style of type that a line gives beside a colour: `H1: Roboto Slab, 32px, White (#FFFFFF)`; the colour has the
  /// words right before it, or the name of the style.
  mutating func readStyle(beside colors: ColorScan, in list: Int) -> Bool {
    prepareSurroundings()
    let styles = NumberScan.styles(text, around)
    let haveUnits = styles.allSatisfy { style in
      if case .type(let fields) = style.value { fields.size.unit != nil } else { false }
    }
    guard !styles.isEmpty, haveUnits else { return false }
    add(styles, in: list)
    add(colors.besideStyle, in: list)
    return true
  }

  /// The length of a pill, as in `chips: 999px`, says that a list under a heading for spacing gives radii.
  mutating func takePills(since start: Int, in list: Int) {
    let lengths = values.indices.dropFirst(start).filter { index in
      guard values[index].container == list, values[index].kind == .spacing else { return false }
      if case .above = values[index].evidence.first { return true }
      return false
    }
    let hasPill = lengths.contains { index in
      if case .quantity(let quantity) = values[index].value { Self.pills.contains(quantity.low) } else { false }
    }
    guard hasPill else { return }
    for index in lengths { values[index].kind = .radius }
  }

  /// Lengths that are only written for pills, in whatever unit.
  private static let pills: Set<Double> = [999, LookWords.pill, 99999]

  /// Lines that begin with signs of their own, as pasted text has them: `• Ink: #102030`. One that gives nothing says
  /// what those below it are, until another of its sign.
  private mutating func readSigned(_ lines: [Range<Int>], of node: Int) -> Bool {
    let signs = lines.map { [document] in Self.sign(of: document.plainBytes(of: node).dropFirst($0.lowerBound)) }
    guard signs.count(where: { !$0.isEmpty }) > lines.count / 2 else { return false }
    prepareSurroundings()
    let level = around.count
    var labels: [ArraySlice<UInt8>] = []
    for (line, sign) in zip(lines, signs) {
      if let place = labels.firstIndex(of: sign) {
        labels.removeSubrange(place...)
        around.pop(to: level + place)
      }
      text.read(.plain(node, line.lowerBound + sign.count..<line.upperBound))
      if isExplicitLine || !sign.isEmpty && text.hasQuantity {
        readItem(in: node)
      } else if let label = text.name(TitleWords.numbering(text.text[...])..<text.text.count) {
        around.push(Surrounding(title: label, of: node))
        labels.append(sign)
      }
    }
    around.pop(to: level)
    return true
  }

  /// A bullet or a dash of three bytes that a blank follows; empty where a text begins with neither.
  private static func sign(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let sign = text.prefix(3)
    guard sign.first == 0xE2, text.dropFirst(3).first == 0x20 else { return [] }
    return bullets.contains { sign.elementsEqual($0.utf8) } ? sign : []
  }

  private static let bullets = ["•", "◦", "▪", "‣", "–", "—"]

  /// Whether the name of a line is that of a theme.
  private mutating func isTheme(_ line: Range<Int>, of node: Int) -> Bool {
    text.read(.plain(node, line))
    return text.ownName.map { ["light", "dark"].contains($0.text.lowercased()) } ?? false
  }

  /// Whether the line gives something a value: behind a colon, or its size or colour behind a dash, as in `h1 - 54px`.
  private var isExplicitLine: Bool {
    guard text.valueStart < text.lexemes.count else { return false }
    if text.isExplicit { return true }
    guard text.name != nil, text.valueStart > 0 else { return false }
    let value = text.lexemes[text.valueStart]
    // `**Corners of cards** 14px`
    if value.quantity?.unit != nil, text.valueStart + 1 == text.lexemes.count, isBoldLine { return true }
    guard text.lexemes[text.valueStart - 1].isDash else { return false }
    return value.quantity?.unit != nil || text.text[value.start] == UInt8(ascii: "#")
  }

  /// Whether the line that was read begins with bold letters.
  private var isBoldLine: Bool {
    document.file.bytes[..<Int(text.place(0..<1).start)].suffix(2).elementsEqual("**".utf8)
  }

  /// The first line where all of it is bold and it gives nothing itself.
  private func boldTitle(of node: Int, in line: Range<Int>) -> Name? {
    guard let first = document.children(of: node).first(where: { _ in true }), document[first].kind == .strong,
      line.count <= Self.longestLine, document.plainBytes(of: first).count + 2 >= line.count
    else { return nil }
    let text = document.plainBytes(of: node).dropFirst(line.lowerBound).prefix(line.count)
    guard !text.contains(where: \.isDigit) || text.count <= 24 else { return nil }
    let part = Trimming.bytes(text)
    guard !part.isEmpty, !part.contains(UInt8(ascii: ":")) else { return nil }
    let start = part.startIndex - text.startIndex + line.lowerBound
    return Name(
      String(decoding: part, as: UTF8.self), document.range(ofPlain: start..<start + part.count, in: node))
  }

  /// A line that ends with a colon, and so says what others give: `Example:`.
  private func label(_ line: Range<Int>, of node: Int) -> Name? {
    let text = document.plainBytes(of: node).dropFirst(line.lowerBound).prefix(line.count)
    let part = Trimming.bytes(text)
    guard text.last == UInt8(ascii: ":"), text.count <= Self.longestLabel, !part.isEmpty,
      !part.contains(UInt8(ascii: ":"))
    else { return nil }
    let start = part.startIndex - text.startIndex + line.lowerBound
    return Name(
      String(decoding: part, as: UTF8.self), document.range(ofPlain: start..<start + part.count, in: node))
  }

  static let longestLine = 100
  static let longestLabel = 40

  /// Whether the paragraph that was read is a name with its value and nothing else, `Main: #1a237e` or
  /// `**Ink** #112233`, or the value of the heading right above it.
  func isEntry(_ node: Int, _ colors: ColorScan) -> Bool {
    if colors.found.count == 1, colors.isBehindName { return true }
    if isOfClass(node) { return true }
    guard text.text.count <= Self.longestLine, let last = text.text.last, !last.isOne(of: ".!?") else {
      return false
    }
    guard let color = colors.found.first else {
      return text.isExplicit && text.valueStart < text.lexemes.count
        && (text.lexemes[text.valueStart].isQuantity || text.startsNamedValues)
    }
    let before = { (start: Int) in
      text.lexemes.count { $0.isWord && $0.start >= start && $0.end <= color.range.lowerBound }
    }
    let behind = text.lexemes.count { $0.isWord && $0.start >= color.range.upperBound }
    guard behind <= Self.mostRemarks else { return false }
    if text.isExplicit, let name = text.name, name.upperBound <= color.range.lowerBound {
      return before(name.upperBound) <= Self.mostWords
    }
    guard let first = document.children(of: node).first(where: { _ in true }), colors.found.count == 1 else {
      return false
    }
    if document[first].kind == .strong, before(0) <= Self.mostWords {
      return document.plainBytes(of: first).count + 4 >= color.range.lowerBound
    }
    guard let heading = headings.last?.node, Int(document[heading].end) == node else { return false }
    return text.lexemes.allSatisfy { lexeme in
      !lexeme.isWord || color.range.contains(lexeme.start)
        || GenericName.isNotation(String(decoding: text.text[lexeme.start..<lexeme.end], as: UTF8.self))
    }
  }

  /// Whether a paragraph begins with a class in bold, a colon and a length: `**`.tank-name`:** 11 px / weight 600`.
  private func isOfClass(_ node: Int) -> Bool {
    guard text.isExplicit, text.valueStart < text.lexemes.count, text.lexemes[text.valueStart].quantity?.unit != nil,
      let first = document.children(of: node).first(where: { _ in true }), document[first].kind == .strong
    else { return false }
    let inner = document.children(of: first).first { document[$0].kind == .code }
    return inner.map { document.plainBytes(of: $0).first == UInt8(ascii: ".") } ?? false
  }

  private static let mostWords = 4
  private static let mostRemarks = 8

  /// The name that a paragraph of its own gives a colour which is all that a later one has: `Forest Green` above
  /// `#314A3D`, be there `Hex:` between them or not.
  func nameAbove(_ node: Int, _ colors: ColorScan) -> Name? {
    guard colors.found.count == 1, !text.lexemes.contains(where: { $0.isWord && !isInColor($0, colors) }) else {
      return nil
    }
    let isLabelled = lead.map { GenericName.isNotation(Trimming.text(document.plainBytes(of: $0))) } ?? false
    guard let above = isLabelled ? earlier : lead, document[above].kind == .paragraph,
      case let plain = document.plainBytes(of: above),
      (2...Self.longestLabel).contains(plain.count), plain.first.map({ $0.isUppercase || $0 >= 0x80 }) == true,
      plain.count(where: { $0 == 0x20 }) < Self.mostWords,
      !plain.contains(where: { $0.isDigit || $0.isOne(of: ".:;,!?#(") })
    else { return nil }
    return Name(String(decoding: plain, as: UTF8.self), document.range(ofPlain: 0..<plain.count, in: above))
  }

  private func isInColor(_ lexeme: Lexeme, _ colors: ColorScan) -> Bool {
    colors.found.contains { $0.range.contains(lexeme.start) }
      || GenericName.isNotation(String(decoding: text.text[lexeme.start..<lexeme.end], as: UTF8.self))
  }

  /// The colours of such a paragraph, those without a name under that of the heading.
  func entries(_ colors: ColorScan, named name: Name?) -> [RecognizedValue] {
    colors.values(known: [:]).map { value in
      guard name != nil || value.nameRange == nil, let title = name ?? around.title else { return value }
      var value = value
      value.name = title.text
      value.nameRange = title.range
      return value
    }
  }

  mutating func read(_ lines: [TextLine], in container: Int) {
    if let gradient = gradient(ofEnds: lines) { return add([gradient], in: container) }
    let fields = addStyle(of: lines, in: container)
    for (number, line) in lines.enumerated() where !fields.contains(number) {
      text.read(line)
      readItem(in: container)
    }
  }

  /// Whether one of the lines may be the size of type; each byte of a code block is looked at once.
  private func mayHoldStyle(_ lines: [TextLine], in container: Int) -> Bool {
    guard case .code(_, let first)? = lines.first, case .code(_, let last)? = lines.last else {
      return Gate.mayHoldStyle(source(container))
    }
    return Gate.mayHoldStyle(document.file.bytes[first.lowerBound..<last.upperBound])
  }

  /// The style of type that lines give together; the numbers of those that are its fields.
  mutating func addStyle(of lines: [TextLine], in container: Int) -> Set<Int> {
    guard lines.count > 1, mayHoldStyle(lines, in: container) else { return [] }
    prepareSurroundings()
    guard !around.has([.icon, .avatar]) else { return [] }
    var sheet = TypeSheet()
    for (number, line) in lines.enumerated() {
      text.read(line)
      sheet.read(text, line: number)
    }
    // `Specs` below `Button`
    let titles = [around.title] + headings.reversed().map { Title.text(of: $0.node, in: document).map { Name($0) } }
    let title = titles.lazy.compactMap(\.self).first { !Surroundings.isPart($0.text) } ?? around.title
    guard let style = sheet.value(named: title ?? Name("Type"), around) else { return [] }
    add([style], in: container)
    return sheet.lines
  }

  /// Gives the styles of a list the family and the leading that items of it give for all of them.
  mutating func shareType(of items: [Int], with styles: Range<Int>) {
    guard styles.contains(where: { values[$0].kind == .type }) else { return }
    var sheet = TypeSheet()
    for (number, item) in items.enumerated() {
      text.read(item)
      sheet.read(text, line: number)
    }
    let leading = sheet.leading.flatMap { $0.unit == nil && $0.low < 4 && $0.high == nil ? $0 : nil }
    guard !sheet.isTwice, sheet.families != nil || leading != nil else { return }
    for index in styles where values[index].kind == .type { give(index, sheet.families, leading) }
  }

  /// Adds a family and a leading to a style that gives none itself.
  mutating func give(_ index: Int, _ families: [String]?, _ leading: Quantity?) {
    var fields: TypeFields
    switch values[index].value {
    case .quantity(let size): fields = TypeFields(size: size)
    case .type(let given): fields = given
    case .color, .themed, .easing, .spring, .shadow, .gradient, .families: return
    }
    fields.families = fields.families ?? families
    fields.leading = fields.leading ?? leading
    values[index].value = .type(fields)
  }
}

extension TextScan {
  /// `Style: height 48px, fontSize 16px, borderRadius 8px`: whether the value is declarations that commas part.
  var declaresAll: Bool {
    guard isExplicit, valueStart < lexemes.count, let ownName, Surroundings.isPart(ownName.text) else { return false }
    let parts = lexemes[valueStart...].split(whereSeparator: \.isComma)
    let given = parts.count { part in
      let words = part.prefix(while: \.isWord)
      return (1...2).contains(words.count) && part.dropFirst(words.count).first?.isQuantity == true
    }
    return given > 1 && given * 3 >= parts.count * 2
  }

  /// Whether the value begins with a word that has a length in brackets, and others follow: `h1 (40px), h2 (32px)`.
  fileprivate var startsNamedValues: Bool {
    let pieces = lexemes[valueStart...].prefix(5)
    guard pieces.count == 5, let first = pieces.first, first.isWord else { return false }
    return pieces[valueStart + 1].isOpen && pieces[valueStart + 2].quantity?.unit?.isLength == true
      && pieces[valueStart + 3].isClose && pieces[valueStart + 4].isComma
  }

  /// The theme that is all that the name says: `Dark mode`.
  var nameOfTheme: String? {
    guard isExplicit, let ownName else { return nil }
    let words = ownName.text.lowercased().split(separator: " ")
    guard let first = words.first, first == "light" || first == "dark",
      words.dropFirst().allSatisfy({ ["mode", "theme"].contains($0) })
    else { return nil }
    return String(first)
  }

  /// The theme in the bracket that ends the name: `Semantic (dark)`.
  var themeInBrackets: String? {
    guard let name, text[name].last == UInt8(ascii: ")"),
      let open = text[name].lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    return ThemeName.theme(ofName: text[(open + 1)..<(name.upperBound - 1)])
  }
}
