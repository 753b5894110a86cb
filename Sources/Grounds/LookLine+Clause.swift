import Colorimetry
import Files
import Printing
import Recognition
import Scans
import Syntax
import TokenValues
import Wording

/// The values of one clause of a description: `#FFFFFF text`, `1px solid #D1D5DB`, `14px vertical`, `Inter 15px / 600`.
extension LookLine {
  /// Takes what the clause gives; false where it says more of how something looks than was understood.
  mutating func takeClause(_ colors: ColorScan, _ numbers: [Quantity], _ words: [String]) -> Bool {
    if colors.found.isEmpty, !part.hasQuantity, isReference { return false }
    if words.contains(where: LookWords.capitals.contains) { addCapitals() }
    guard !colors.found.isEmpty || !numbers.isEmpty else { return takeWords(words) }
    if words.contains(where: { LookWords.relative.contains($0) || LookWords.effects.contains($0) || $0 == "only" }) {
      return false
    }
    // `13pt→15pt`
    if part.lexemes.indices.contains(where: part.isArrowSign), numbers.count + colors.found.count > 1 { return false }
    if !colors.found.isEmpty { return takeColors(colors, numbers, words) }
    if words.contains(where: Self.isColor) { return takeNamedColor(numbers, words) }
    return takeNumbers(numbers, words)
  }

  /// Whether it names a variable or a class in place of a value: `var(--ink)`, `$ink`, `{colors.ink}`.
  private var isReference: Bool {
    part.text.contains { $0.isOne(of: "{$") } || part.text[...].firstPlace(of: Array("--".utf8)[...]) != nil
      || part.lexemes.indices.contains { part.isWord($0, in: ["var"]) }
  }

  /// The numbers of the clause that are in no colour, in their order.
  func numbers(besides colors: ColorScan) -> [Quantity] {
    var found: [Quantity] = []
    for index in part.lexemes.indices {
      guard !colors.found.contains(where: { $0.range.contains(part.lexemes[index].start) }) else { continue }
      let crossed = part.crossed(at: index)
      for quantity in crossed.isEmpty ? part.quantities(at: index) : crossed {
        // `16px (1rem)`: the same in another unit.
        if let last = found.last, quantity.unit != last.unit, quantity.unit?.isLength == true,
          last.unit?.isLength == true, index > 0, part.lexemes[index - 1].isOpen
        {
          continue
        }
        found.append(quantity)
      }
    }
    guard let unit = found.first(where: { $0.unit != nil })?.unit else { return found }
    return found.map { $0.unit == nil && $0.low == 0 && $0.high == nil ? $0.with(unit) : $0 }
  }

  // MARK: Colours

  private mutating func takeColors(_ colors: ColorScan, _ numbers: [Quantity], _ words: [String]) -> Bool {
    var roles = clauseRoles.intersection([.background, .text, .border])
    let hasLineWidth = numbers.count == 1 && numbers[0].unit?.isLength == true && numbers[0].low <= 8
    if roles.isEmpty {
      // `1pt #2E2E2E` is a line, and the colour beside type is that of the words.
      if hasLineWidth, clauseRoles.isEmpty || clauseRoles == [.borderWidth] { roles = [.border] }
      if !clauseRoles.isDisjoint(with: [.type, .fontSize, .weight]) { roles = [.text] }
    }
    // `white text on a #1C1C1E ground`: only a label gives one colour to two.
    guard !roles.isEmpty, roles.count == 1 || roles.isSubset(of: self.roles) else { return false }
    let value: RecognizedValue.Value
    let range: Range<Int>
    if colors.found.count == 1 {
      guard !colors.found[0].isPart else { return false }
      (value, range) = (.color(colors.found[0].color), colors.found[0].range)
    } else if colors.found.count == 2, case let pair = colors.values(known: [:], themes: []), pair.count == 1,
      case .themed = pair[0].value
    {
      (value, range) = (pair[0].value, colors.found[0].range.lowerBound..<colors.found[1].range.upperBound)
    } else {
      return false
    }
    for role in [LookWords.Role.background, .text, .border] where roles.contains(role) {
      guard let property = colorProperty(role, words) else { return false }
      give(property, .color, value, part.place(range))
    }
    if numbers.isEmpty { return true }
    if hasLineWidth, roles.contains(.border), let property = borderProperty("width", words) {
      give(property, .borderWidth, .quantity(numbers[0]), place(numbers[0]))
      return numbers[0].high == nil
    }
    if roles == [.text] { return takeType(numbers, words) }
    // `#111 (15.2:1 on white)`
    return numbers.allSatisfy { $0.unit == nil }
  }

  /// `white text`, `1px solid gray`: white and black are what they are, and other words are colours that nobody knows.
  private mutating func takeNamedColor(_ numbers: [Quantity], _ words: [String]) -> Bool {
    let named = words.filter(Self.isColor)
    guard numbers.isEmpty, named.count == 1, named[0] == "white" || named[0] == "black",
      let color = Color(name: named[0]),
      let index = part.lexemes.firstIndex(where: { part.text[$0.start..<$0.end].lowercasedText == named[0] }),
      !words.contains(where: Self.shades.contains),
      case let roles = clauseRoles.intersection([.background, .text, .border]), roles.count == 1,
      let role = roles.first, let property = colorProperty(role, words)
    else { return false }
    give(property, .color, .color(color), part.place(part.lexemes[index].start..<part.lexemes[index].end))
    return true
  }

  /// The property that a colour is of; nil where the words name a side of something else than a border, or several.
  private func colorProperty(_ role: LookWords.Role, _ words: [String]) -> String? {
    if role == .border { return sides(words).isEmpty ? "border" : borderProperty("color", words) }
    if words.contains(where: { LookWords.sides[$0] != nil }) { return nil }
    return role == .background ? "background" : "text"
  }

  /// `borderwidth`, or that of the one side that is named; nil where several are.
  private func borderProperty(_ field: String, _ words: [String]) -> String? {
    let sides = sides(words)
    return sides.count > 1 ? nil : "border\(sides.first ?? "")\(field)"
  }

  /// The sides that the clause or the label of its line names.
  private func sides(_ words: [String]) -> Set<String> { Set((words + labelWords).compactMap { LookWords.sides[$0] }) }

  /// `gray`, `dark-blue`
  private static func isColor(_ word: String) -> Bool {
    word != "transparent" && word.split(separator: "-").contains { Color(name: String($0)) != nil }
  }

  private static let shades: Set = ["off", "almost", "near", "semi", "light", "dark", "warm", "cool", "pure"]

  // MARK: Numbers

  private mutating func takeNumbers(_ numbers: [Quantity], _ words: [String]) -> Bool {
    guard !numbers.contains(where: { $0.unit?.isTime == true }) else {
      addAside(words)
      return true
    }
    // `about 1.5:1`, `WCAG 2.2`: numbers that measure nothing of it.
    guard let role = Self.role(of: clauseRoles) else {
      // `Space Mono 9px`: a face that is named before a size.
      return numbers.allSatisfy { $0.unit == nil && $0.low < 100 }
        || state.isEmpty && faceBefore != nil && takeType(numbers, words)
    }
    switch role {
    case .padding: return takePadding(numbers, words)
    case .radius: return takeRadius(numbers, words)
    case .height, .width, .size: return takeExtent(role, numbers, words)
    case .borderWidth, .border:
      guard numbers.count == 1, isLength(numbers[0]), let property = borderProperty("width", words) else {
        return false
      }
      give(property, .borderWidth, .quantity(numbers[0]), place(numbers[0]))
      return true
    case .opacity:
      guard numbers.count == 1, ValueKind.opacity.takes(numbers[0]), numbers[0].high == nil else { return false }
      give("opacity", .opacity, .quantity(numbers[0]), place(numbers[0]))
      return true
    case .type, .text, .fontSize, .weight, .leading, .tracking, .family: return takeType(numbers, words)
    case .background, .shadow, .aside: return false
    }
  }

  /// The one property that a number of a clause is of.
  private static func role(of roles: Set<LookWords.Role>) -> LookWords.Role? {
    if roles.count == 1 { return roles.first }
    return [
      .padding, .radius, .height, .width, .fontSize, .weight, .leading, .tracking, .type, .text, .opacity, .border,
    ]
    .first(where: roles.contains)
  }

  private func place(_ quantity: Quantity) -> ByteRange { part.place(quantity.start..<quantity.end) }

  private func isLength(_ number: Quantity) -> Bool {
    number.high == nil && number.low >= 0 && (number.unit?.isLength == true || number.low == 0 && number.unit == nil)
  }

  private mutating func takePadding(_ numbers: [Quantity], _ words: [String]) -> Bool {
    guard numbers.allSatisfy(isLength) else { return false }
    // `Padding (px)` names the unit, and `px` alone the sides.
    let words = words + labelWords.filter { $0 != "px" }
    let isBlock = words.contains(where: Self.block.contains)
    let isInline = words.contains(where: Self.inline.contains)
    let names: [String]
    switch numbers.count {
    case 1 where isBlock && !isInline: names = ["padding.block"]
    case 1 where isInline && !isBlock: names = ["padding.inline"]
    case 1:
      let sides = sides(words)
      guard sides.count <= 1 else { return false }
      names = [sides.first.map { "padding.\($0)" } ?? "padding"]
    case 2 where isInline && !isBlock: return false
    case 2: names = isFirstInline(words) ? ["padding.inline", "padding.block"] : ["padding.block", "padding.inline"]
    case 3: names = ["padding.top", "padding.inline", "padding.bottom"]
    case 4: names = ["padding.top", "padding.right", "padding.bottom", "padding.left"]
    default: return false
    }
    for (name, number) in zip(names, numbers) { give(name, .spacing, .quantity(number), place(number)) }
    return true
  }

  private func isFirstInline(_ words: [String]) -> Bool {
    guard let inline = words.firstIndex(where: Self.inline.contains),
      let block = words.firstIndex(where: Self.block.contains)
    else { return false }
    return inline < block
  }

  static let block: Set = ["vertical", "vertically", "block", "v", "y", "py", "tb", "vert", "縦", "上下", "垂直"]
  static let inline: Set = [
    "horizontal", "horizontally", "inline", "h", "x", "px", "lr", "horiz", "横", "左右", "水平",
  ]

  private mutating func takeRadius(_ numbers: [Quantity], _ words: [String]) -> Bool {
    guard sides(words).isEmpty, Set(numbers.map(\.low)).count == 1, isLength(numbers[0]) else { return false }
    give("radius", .radius, .quantity(numbers[0]), place(numbers[0]))
    return true
  }

  private mutating func takeExtent(_ role: LookWords.Role, _ numbers: [Quantity], _ words: [String]) -> Bool {
    // `100%`, `full`: how wide it is depends on what it stands in.
    if role == .width, numbers.allSatisfy({ $0.unit == .percent }) { return true }
    let isLeast = (words + labelWords).contains {
      ["min", "minimum", "minheight", "min-height", "minwidth", "least"].contains($0)
    }
    if (words + labelWords).contains(where: { ["max", "maximum", "maxwidth", "max-width", "most"].contains($0) }) {
      return role == .width
    }
    if numbers.count == 2, role == .size, numbers.allSatisfy(isLength) {
      give("width", .size, .quantity(numbers[0]), place(numbers[0]))
      give("height", .size, .quantity(numbers[1]), place(numbers[1]))
      return true
    }
    guard numbers.count == 1, isLength(numbers[0]) else { return false }
    let name = role == .height || role == .size && !numbers[0].isSquare ? "height" : role == .width ? "width" : "size"
    // Of a size alone nobody knows whether it is the height or the type.
    if role == .size, !numbers[0].isSquare { return false }
    give(isLeast && name != "size" ? "min\(name)" : name, .size, .quantity(numbers[0]), place(numbers[0]))
    return true
  }

  // MARK: Type

  /// The fields of the style that the words are set in.
  private mutating func takeType(_ numbers: [Quantity], _ words: [String]) -> Bool {
    let role = Self.role(of: clauseRoles.subtracting([.text, .type])) ?? .type
    if numbers.count == 1, let number = numbers.first, number.high == nil {
      switch role {
      case .fontSize where number.unit?.isLength == true || (8...72).contains(number.low):
        give("fontsize", .type, .quantity(number), place(number))
        return true
      case .weight where ValueKind.weight.takes(number):
        give("fontweight", .weight, .quantity(number), place(number))
        return true
      case .leading where ValueKind.leading.takes(number):
        give("lineheight", .leading, .quantity(number), place(number))
        return true
      case .tracking where ValueKind.tracking.takes(number):
        give("letterspacing", .tracking, .quantity(number), place(number))
        return true
      default: break
      }
    }
    let styles = TypeScan.styles(of: part, from: 0)
    guard styles.count == 1, let fields = styles.first?.fields, fields.size.high == nil else {
      // `600 weight`, `w500`
      guard styles.isEmpty, numbers.count == 1, let weight = numbers.first, weight.unit == nil,
        ValueKind.weight.takes(weight), weight.low.truncatingRemainder(dividingBy: 100) == 0
      else { return false }
      give("fontweight", .weight, .quantity(weight), place(weight))
      return true
    }
    take(fields, part.place(fields.size.start..<fields.size.end))
    return true
  }

  private mutating func take(_ fields: TypeFields, _ range: ByteRange) {
    give("fontsize", .type, .quantity(fields.size), range)
    if let weight = fields.weight {
      give("fontweight", .weight, .quantity(Quantity(weight.value, nil, isFraction: false)), range)
    }
    if let families = faceBefore ?? fields.families ?? faceBehind {
      give("fontfamily", .family, .families(families), range)
    }
    if let leading = fields.leading { give("lineheight", .leading, .quantity(leading), range) }
    if let tracking = fields.tracking { give("letterspacing", .tracking, .quantity(tracking), range) }
  }

  /// The face named before the first length: `DIN 2014` of `DIN 2014 14pt Bold`.
  private var faceBefore: [String]? {
    guard let size = part.lexemes.first(where: { $0.quantity?.unit?.isLength == true }) else { return nil }
    return face(0..<size.start)
  }

  /// The face between slashes or behind the numbers: `14px / 700 / Noto Sans JP`, `18px Geologica weight 600`.
  private var faceBehind: [String]? {
    var start: Int?
    for lexeme in part.lexemes + [Lexeme(kind: .other, start: part.text.count, end: part.text.count)] {
      if lexeme.isWord, lexeme.start < part.text.count, part.text[lexeme.start].isUppercase,
        lexeme.start == 0 || part.text[lexeme.start - 1] != UInt8(ascii: "#")
      {
        start = start ?? lexeme.start
        continue
      }
      if let first = start, let found = face(first..<lexeme.start) { return found }
      start = nil
    }
    return nil
  }

  private func face(_ range: Range<Int>) -> [String]? {
    let name = Trimming.bytes(part.text[range])
    guard name.first?.isUppercase == true, FontWeight.written(name) == nil, !name.contains(UInt8(ascii: "/")) else {
      return nil
    }
    return FamilyScan.families(name, isNamed: true)
  }

  // MARK: Words

  /// A clause without a number or a colour of its own.
  private mutating func takeWords(_ words: [String]) -> Bool {
    if words.allSatisfy(LookWords.capitals.contains) { return true }
    let isNone = words.contains(where: LookWords.none.contains)
    let isRelative = words.contains(where: LookWords.relative.contains)
    let isOfProperty = !clauseRoles.isEmpty
    guard isOfProperty else {
      return !words.contains(where: Self.isOfLook) || isNone
    }
    // `Shadow: none in dark`
    if isRelative || words.contains("dark") || words.contains("light") { return false }
    if isNone || words.contains(where: LookWords.clear.contains) { return true }
    if clauseRoles == [.radius] {
      if words.contains(where: LookWords.pills.contains), let place = place(of: LookWords.pills) {
        give("radius", .radius, .quantity(Quantity(LookWords.pill, .px, isFraction: false)), place)
      }
      return !words.contains(where: { ["circle", "circular"].contains($0) })
    }
    if !clauseRoles.isDisjoint(with: [.background, .text, .border]) {
      if words.contains(where: Self.isColor) { return takeNamedColor([], words) }
      return clauseRoles.contains(.text) && takeWeight(words)
        // `Text: Ink`, `Border: hairline`: a colour by a name alone.
        || !words.contains(where: Self.isOfLook) && words.count > 4
    }
    if !clauseRoles.isDisjoint(with: [.type, .weight, .family]) {
      return takeWeight(words) || words.contains(where: LookWords.capitals.contains) || takeFace(words)
    }
    // `Shadow: subtle`, `Opacity: reduced`, `Padding: as the grid has it`
    if clauseRoles == [.width] || clauseRoles == [.height] { return true }
    return false
  }

  private static func isOfLook(_ word: String) -> Bool {
    LookWords.effects.contains(word) || LookWords.degrees.contains(word)
  }

  private func place(of words: Set<String>) -> ByteRange? {
    part.lexemes.first { words.contains(part.text[$0.start..<$0.end].lowercasedText) }.map {
      part.place($0.start..<$0.end)
    }
  }

  /// `Semibold`, `medium weight`
  private mutating func takeWeight(_ words: [String]) -> Bool {
    for index in part.lexemes.indices where part.lexemes[index].isWord {
      let lexeme = part.lexemes[index]
      guard let weight = FontWeight.written(part.text[lexeme.start..<lexeme.end]), words.count <= 3 else { continue }
      give(
        "fontweight", .weight, .quantity(Quantity(weight.value, nil, isFraction: false)),
        part.place(lexeme.start..<lexeme.end))
      return true
    }
    return false
  }

  /// `Inter`, `JetBrains Mono`
  private mutating func takeFace(_ words: [String]) -> Bool {
    guard words.count <= 3, let families = face(0..<part.text.count) else { return false }
    give("fontfamily", .family, .families(families), part.place(0..<part.text.count))
    return true
  }
}
