import Files
import Printing
import Wording

/// What constants are called.
extension CodeConstants {
  /// Adds a constant under its own name and those of its groups that say more than its kind.
  mutating func add(
    _ name: Range<Int>, _ text: [UInt8], _ range: Range<Int>, style: TypeFields? = nil, constructor: Range<Int>? = nil,
    isDeclared: Bool
  ) {
    let isColor = text.first == UInt8(ascii: "#") || text.starts(with: "rgb") || text.starts(with: "hsl")
    if isColor { declared[(groups.compactMap(\.name) + [name]).map(word).joined(separator: ".")] = text }
    var parts = groups.filter { !$0.isSpace }.compactMap(\.name)
      .filter { !Self.nameless.contains(word($0)) && !saysOnlyKind($0, isColor: isColor) && theme(of: $0) == nil }
    let isNameless = Self.nameless.contains(word(name))
    if !isNameless {
      parts.append(name)
    } else if parts.isEmpty,
      let last = groups.last(where: { $0.name.map { !Self.nameless.contains(word($0)) } ?? false })
    {
      parts += [last.name].compactMap(\.self)
    }
    // `motion = { default: 300 }`
    if parts == [name], Self.words(bytes(name)) == ["default"],
      let group = groups.last(where: { $0.name != nil })?.name, KindWords(bytes(group)).contains(.motion)
    {
      parts.insert(group, at: 0)
    }
    let written = parts.map { Trimming.text(bytes($0)) }.joined(separator: " ")
    guard let last = parts.last, written.utf8.count <= 60, written.utf8.allSatisfy(Self.isOfName),
      !Self.sides.contains(written.lowercased())
    else { return }
    constants.append(
      Constant(
        said: Paraphrase(name: written, nameRange: last, value: text, valueRange: range),
        isNameWhole: parts.count == 1, style: style,
        around: (groups.compactMap(\.name) + [label, constructor].compactMap(\.self)),
        theme: groups.compactMap { $0.name.flatMap(theme(of:)) }.last, isDeclared: isDeclared,
        group: groups.last?.number ?? 0))
  }

  /// Takes `primary: { light: "#112233", dark: "#AABBCC" }`, a group of nothing but both, for one name in two themes.
  mutating func giveThemes(since start: Int) {
    let areColors = constants[start...].allSatisfy { constant in
      ["#", "rgb", "hsl"].contains { constant.said.value.starts(with: $0.utf8) }
    }
    guard areColors else { return }
    for index in constants.indices[start...] {
      let constant = constants[index]
      let (said, name) = (constant.said, constant.said.name)
      guard let end = name.lastIndex(of: " ") else { return }
      constants[index] = Constant(
        said: Paraphrase(
          name: String(name[..<end]), nameRange: said.nameRange, value: said.value, valueRange: said.valueRange),
        isNameWhole: false, style: constant.style, around: constant.around,
        theme: String(name[name.index(after: end)...]), isDeclared: constant.isDeclared, group: constant.group)
    }
  }

  /// Adds the colours of a list that the comments behind them name: `"#66BECC",  // Teal (4.8:1)`.
  mutating func readRemarkedColors(isDeclared: Bool) -> Bool {
    var found: [(value: Range<Int>, name: Range<Int>)] = []
    var open: Range<Int>?
    var end = index + 1
    while end < pieces.count, !pieces[end].isSign("]") {
      switch pieces[end].kind {
      case .string:
        guard open == nil, bytes(pieces[end].range).first == UInt8(ascii: "#") else { return false }
        open = pieces[end].range
      case .comment:
        guard let value = open else { break }
        found.append((value, subject(ofComment: pieces[end].range)))
        open = nil
      case .newline: if open != nil { return false }
      case .sign: if !pieces[end].isSign(",") { return false }
      case .word, .number, .arrow: return false
      }
      end += 1
    }
    guard found.count > 1, open == nil, end < pieces.count, found.allSatisfy({ !$0.name.isEmpty }) else { return false }
    for (value, name) in found { add(name, Array(bytes(value)), value, isDeclared: isDeclared) }
    index = end + 1
    return true
  }

  /// The colour of a reference, with its place: the one that the comment behind it says it has, `base.lime[300], //
  /// #D2FF4D`, or the one that the member has, but for what is the part of something: `backgroundColor: base.lime[300]`.
  func colorOfReference(_ name: Range<Int>) -> (color: [UInt8], place: Range<Int>)? {
    var end = index
    while end < pieces.count, pieces[end].isOfReference { end += 1 }
    guard end > index, pieces[index].kind == .word else { return nil }
    if let color = colorInComment(behind: end) { return (Array(bytes(color)), color) }
    let path = pieces[index..<end].filter { $0.kind == .word || $0.kind == .number || $0.kind == .string }
    guard path.count > 1, isEnd(end), Self.words(bytes(name)).last != "color", !GenericName.matches(word(name)),
      let color = declared[path.map { word($0.range) }.joined(separator: ".")]
    else { return nil }
    return (color, pieces[index].range.lowerBound..<pieces[end - 1].range.upperBound)
  }

  private func colorInComment(behind end: Int) -> Range<Int>? {
    var end = end
    if end < pieces.count, pieces[end].isSign(",") || pieces[end].isSign(";") { end += 1 }
    guard end < pieces.count, pieces[end].kind == .comment else { return nil }
    let comment = pieces[end].range
    let found = HexColors.find(in: bytes(comment))
    guard found.count == 1, let color = found.first?.range,
      bytes(comment.lowerBound..<color.lowerBound).allSatisfy({ $0.isSpace || $0.isOne(of: "/*") })
    else { return nil }
    return color
  }

  /// A comment without its signs, up to a bracket, a dash or a stop.
  private func subject(ofComment comment: Range<Int>) -> Range<Int> {
    var range = comment
    while let first = range.first, file.bytes[first].isOne(of: "/*# \t") { range.removeFirst() }
    // A dash, a bracket of full width or a picture ends it too.
    let isOver = { (byte: UInt8) in byte == 0xE2 || byte >= 0xEF || byte.isOne(of: "(,;:.*\r\n") }
    let name = bytes(range).prefix(61).prefix { !isOver($0) }
    range = name.startIndex..<name.endIndex
    if range.count > 60 {
      while let last = range.last, file.bytes[last] >= 0x80 || range.count > 60 { range.removeLast() }
    }
    while let last = range.last, file.bytes[last].isOne(of: " -\t") { range.removeLast() }
    return range
  }

  /// Makes one spring of an object without a name, which the comment above it names.
  mutating func takeSpring(_ fields: [String: [UInt8]], since start: Int, until end: Int, comment: Range<Int>?) {
    guard let text = Self.spring(fields), let place = constants[start...].first?.said.nameRange else { return }
    constants.removeSubrange(start...)
    let name = comment.map { word($0) }.flatMap { $0.utf8.count <= 60 && $0.utf8.allSatisfy(Self.isOfName) ? $0 : nil }
    constants.append(
      Constant(
        said: Paraphrase(
          name: name ?? "spring", nameRange: comment ?? place, value: text, valueRange: place.lowerBound..<end),
        isNameWhole: name != nil, style: nil, around: [comment].compactMap(\.self), theme: nil, isDeclared: false,
        group: groups.last?.number ?? 0))
  }

  /// Names for the value of the group they are in.
  private static let nameless: Set<String> = ["DEFAULT", "$value", "value", "hex"]
  /// Members of a value and not values by themselves.
  private static let sides: Set<String> = ["top", "right", "bottom", "left", "x", "y", "width", "height"]

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || byte.isOne(of: " -_./$")
  }

  /// Whether a group says what its members are, and nothing else: `spacing`, `borderRadius`, `colorPalette`, `theme`.
  private func saysOnlyKind(_ name: Range<Int>, isColor: Bool) -> Bool {
    if !isColor, StackingName.matches(word(name)) { return true }
    let words = Self.words(bytes(name))
    let kinds = KindWords(bytes(name))
    guard !words.isEmpty,
      words.allSatisfy({ Self.structural.contains($0) || !KindWords(Array($0.utf8)[...]).isEmpty })
    else { return false }
    if words.allSatisfy(Self.structural.contains) { return true }
    return isColor ? kinds.contains(.color) : kinds.kind.map { $0 != .color } ?? false
  }

  /// Whether the name of an object is no part of the names in it.
  func isSpace(_ name: Range<Int>, isDeclared: Bool) -> Bool {
    let words = Self.words(bytes(name))
    // `default: { mass: 1, … }` beside `tight: { … }`
    if words == ["default"] { return false }
    return !words.isEmpty && words.allSatisfy(Self.structural.contains) || isDeclared && !KindWords(bytes(name)).isEmpty
      || isDeclared && words.contains(where: Self.structural.contains)
  }

  private func theme(of name: Range<Int>) -> String? {
    let words = Self.words(bytes(name))
    guard
      words.allSatisfy({ Self.structural.contains($0) || ["light", "dark", "mode", "color", "colors"].contains($0) })
    else { return nil }
    return words.contains("dark") ? "dark" : words.contains("light") ? "light" : nil
  }

  private static let structural: Set<String> = [
    "theme", "themes", "extend", "tokens", "token", "exports", "module", "config", "system", "design", "constants",
    "variables", "global", "root", "default", "palette", "scheme", "schemes", "tailwind", "app", "ui", "box", "shape",
    "shapes",
  ]

  /// The words of `borderRadius` or `border-radius`, in small letters.
  private static func words(_ name: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var isOpen = false
    var isBehindSmall = false
    for byte in name.prefix(60) {
      guard byte.isLetter else {
        isOpen = false
        continue
      }
      if !isOpen || byte.isUppercase && isBehindSmall { words.append("") }
      words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte.lowercased))
      isOpen = true
      isBehindSmall = !byte.isUppercase
    }
    return words
  }
}
