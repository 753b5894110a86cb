import Colorimetry
package import Files
import Printing
import TokenValues
package import Wording

/// Values as code writes them.
extension CodeConstants {
  struct Literal {
    /// The same as CSS or prose write it.
    var text: [UInt8]
    var range: Range<Int>
    var style: TypeFields?
    var constructor: Range<Int>?
  }

  /// Some code that is read piece by piece; nil where it does not end.
  init?(pieces: [CodeLexeme]?, of file: SourceFile) {
    guard let pieces else { return nil }
    (self.file, self.pieces, isDart, declared) = (file, pieces, false, [:])
  }

  /// The style of type that code gives which is one constructor and nothing else: `TextStyle(fontSize: 32, …)`.
  package static func style(in code: Range<Int>, of file: SourceFile, language: CodeLanguage) -> TypeFields? {
    guard code.count <= 1000, [.dart, .swift, .kotlin].contains(language),
      var constants = CodeConstants(pieces: CodeLexeme.split(file.bytes, code, hasHashComments: false), of: file)
    else { return nil }
    constants.passesExpressions = true
    while constants.next?.kind == .newline { constants.index += 1 }
    guard let literal = constants.call(), let style = literal.style else { return nil }
    while let piece = constants.next, piece.kind == .newline || piece.isSign(",") || piece.isSign(";") {
      constants.index += 1
    }
    return constants.next == nil ? style : nil
  }

  /// The unit that a number has by its type or, in a group about motion, by the name of its step: `fast: 120`.
  func unit(of name: Range<Int>, _ literal: Literal, isTime: Bool) -> [UInt8] {
    if isTime { return Array("s".utf8) }
    guard let group = groups.last(where: { $0.name != nil })?.name,
      !KindWords(bytes(group)).isDisjoint(with: [.motion, .duration]), Self.speeds.contains(Self.key(bytes(name))),
      let number = Self.double(literal.text), number >= 50, number <= 2000
    else { return [] }
    return Array("ms".utf8)
  }

  private static let speeds: Set<String> = [
    "fast", "faster", "fastest", "base", "normal", "default", "medium", "slow", "slower", "slowest", "quick", "instant",
    "short", "long", "micro", "standard", "regular", "moderate", "enter", "exit",
  ]

  /// A string, a number, a list of them or a constructor that is known, and moves behind it; nil for anything else.
  mutating func literal() -> Literal? {
    guard let piece = next else { return nil }
    if piece.isSign("[") { return list() }
    if piece.kind == .word || piece.isSign(".") { return call() }
    return scalar()
  }

  /// A string or a number.
  private mutating func scalar() -> Literal? {
    guard let piece = next else { return nil }
    if piece.isSign("(") { return enclosed() }
    let isNegative = piece.isSign("-")
    if isNegative { index += 1 }
    guard let number = next else { return nil }
    if number.kind == .number, let text = Self.number(bytes(number.range)) {
      index += 1
      return Literal(
        text: isNegative ? [UInt8(ascii: "-")] + text : text, range: piece.range.lowerBound..<number.range.upperBound)
    }
    guard piece.kind == .string, !piece.range.isEmpty, piece.range.count <= 400 else { return nil }
    index += 1
    return Literal(text: Array(bytes(piece.range)), range: piece.range)
  }

  /// `(-0.4).sp`: a number in brackets that its unit follows.
  private mutating func enclosed() -> Literal? {
    let (start, open) = (index, pieces[index].range.lowerBound)
    index += 1
    // Only one bracket, however many there are.
    if next?.isSign("(") == false, let number = scalar(), Self.double(number.text) != nil, let close = next,
      close.isSign(")"),
      index + 2 < pieces.count, pieces[index + 1].isSign("."), pieces[index + 2].kind == .word,
      case let unit = pieces[index + 2].range, QuantityReader.unit(named: bytes(unit)) != nil
    {
      index += 3
      return Literal(text: number.text + bytes(unit), range: open..<unit.upperBound)
    }
    index = start
    return nil
  }

  /// A number as CSS writes it: `16dp` for `16.dp`, `16` for `16f`; a hexadecimal one as a colour, its opacity last.
  private static func number(_ written: ArraySlice<UInt8>) -> [UInt8]? {
    if written.starts(with: "0x") || written.starts(with: "0X") {
      return color(opacityFirst: written.dropFirst(2))
    }
    let digits = written.prefix { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    var number = digits.filter { $0 != UInt8(ascii: "_") }
    if number.last == UInt8(ascii: ".") { number.removeLast() }
    switch String(decoding: written[digits.endIndex...], as: UTF8.self) {
    case "", "f", "F", "d", "L": return Array(number)
    case "milliseconds": return number + Array("ms".utf8)
    case "seconds": return number + Array("s".utf8)
    case let unit:
      return QuantityReader.unit(named: Array(unit.utf8)[...]) == nil && unit != "%" ? nil : number + Array(unit.utf8)
    }
  }

  /// `#8A2BE2` for `FF8A2BE2` and `8A2BE2`, `rgba(…)` for `808A2BE2`.
  private static func color(opacityFirst digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard digits.allSatisfy(\.isHexDigit), digits.count == 6 || digits.count == 8,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    if digits.count == 6 || number >> 24 == 0xFF { return [UInt8(ascii: "#")] + digits.suffix(6) }
    let channels = [16, 8, 0].map { String(number >> UInt32($0) & 0xFF) }.joined(separator: ", ")
    return Array("rgba(\(channels), \((Double(number >> 24) / 255).trimmed(4)))".utf8)
  }

  /// `['Inter', 'sans-serif']`, `[4, 8, 16]`, `['0.875rem', { lineHeight: '1.25rem' }]`.
  private mutating func list() -> Literal? {
    guard let open = next else { return nil }
    index += 1
    var texts: [[UInt8]] = []
    var fields: [String: [UInt8]] = [:]
    while let piece = next, texts.count < 64 {
      if piece.isSign("]") {
        index += 1
        guard let first = texts.first else { return nil }
        var text = Array(texts.joined(separator: ", ".utf8))
        if !fields.isEmpty {
          fields["fontsize"] = first
          text = first
        }
        return Literal(
          text: text, range: open.range.lowerBound..<piece.range.upperBound,
          style: fields.isEmpty ? nil : Self.style(fields, isPoints: false))
      } else if piece.isSign(",") || piece.kind == .newline {
        index += 1
      } else if piece.isSign("{"), texts.count == 1, fields.isEmpty {
        index += 1
        guard let inner = arguments(until: "}") else { return nil }
        for argument in inner {
          if let label = argument.label, let literal = argument.literal {
            fields[Self.key(bytes(label))] = literal.text
          }
        }
        guard !fields.isEmpty else { return nil }
      } else {
        guard fields.isEmpty, let literal = scalar() else { return nil }
        texts.append(literal.text)
      }
    }
    return nil
  }

  // MARK: Constructors

  private struct Argument {
    var label: Range<Int>?
    var literal: Literal?
    /// The last word of a reference: `regular` of `.regular` and of `FontWeight.regular`.
    var word: Range<Int>?
  }

  /// What is in brackets up to a sign, and moves behind it; nil for what is more than labels and values.
  private mutating func arguments(until close: Unicode.Scalar, depth: Int = 0) -> [Argument]? {
    guard depth < 3 else { return nil }
    var found: [Argument] = []
    while let piece = next, found.count < 32 {
      if piece.isSign(close) {
        index += 1
        return found
      }
      if piece.isSign(",") || piece.kind == .newline || piece.kind == .comment {
        index += 1
        continue
      }
      var argument = Argument()
      if piece.kind == .word || piece.kind == .string, index + 1 < pieces.count,
        pieces[index + 1].isSign(":") || pieces[index + 1].isSign("=")
      {
        argument.label = piece.range
        index += 2
      }
      let start = index
      if let next, next.kind == .word || next.isSign(".") {
        argument.literal = call(depth: depth + 1)
        if argument.literal == nil {
          index = start
          while let piece = self.next, piece.kind == .word || piece.isSign(".") {
            if piece.kind == .word { argument.word = piece.range }
            index += 1
          }
        }
      } else {
        argument.literal = scalar()
        // `30 / 255`
        if let share = argument.literal, next?.isSign("/") == true, index + 1 < pieces.count {
          index += 1
          guard let whole = scalar() else { return nil }
          argument.literal = Self.quotient(share, whole)
        }
      }
      if passesExpressions { passExpression(before: close) }
      guard argument.literal != nil || argument.word != nil || passesExpressions else { return nil }
      found.append(argument)
    }
    return nil
  }

  /// Passes what is left of an argument: `? Colors.teal : Colors.grey` of `color: isOn ? Colors.teal : Colors.grey`.
  private mutating func passExpression(before close: Unicode.Scalar) {
    var depth = 0
    while let piece = next, depth > 0 || !piece.isSign(close) && !piece.isSign(",") {
      if piece.isOpening { depth += 1 }
      if piece.isClosing { depth -= 1 }
      index += 1
    }
  }

  private static func quotient(_ one: Literal, _ other: Literal) -> Literal? {
    guard let share = double(one.text), let whole = double(other.text), whole > 0 else { return nil }
    return Literal(text: Array("\(share / whole)".utf8), range: one.range.lowerBound..<other.range.upperBound)
  }

  static func double(_ text: [UInt8]) -> Double? {
    text.count <= 20 ? Double(String(decoding: text, as: UTF8.self)) : nil
  }

  /// A constructor with its arguments: `Color(0xFF8A2BE2)`, `Font.system(size: 17)`, `Cubic(0.2, 0, 0, 1)`.
  private mutating func call(depth: Int = 0) -> Literal? {
    guard let first = next else { return nil }
    if first.kind == .word, word(first.range) == "const" || word(first.range) == "new" { index += 1 }
    guard let name = path() else { return nil }
    if isDart, let color = material(name) { return color }
    guard let open = next, open.isSign("(") else { return nil }
    index += 1
    guard let arguments = arguments(until: ")", depth: depth) else { return nil }
    let range = first.range.lowerBound..<pieces[index - 1].range.upperBound
    let constructor = Constructor(
      name: word(name).lowercased(), last: lastName(name),
      arguments: arguments.map { argument in
        Constructor.Argument(
          label: argument.label.map { Self.key(bytes($0)) } ?? "", text: argument.literal?.text,
          word: argument.word.map { Self.key(bytes($0)) }, family: argument.word.flatMap { face(bytes($0)) })
      })
    if let style = constructor.style { return Literal(text: [], range: range, style: style) }
    if let text = constructor.text { return Literal(text: text, range: range, constructor: name) }
    guard constructor.isSpring else { return nil }
    return Literal(text: bytes(range).map { $0.isSpace ? 0x20 : $0 }, range: range, constructor: name)
  }

  /// `Colors.indigo.shade600`, `Colors.grey[300]` of Flutter, and moves behind it.
  private mutating func material(_ name: Range<Int>) -> Literal? {
    var end = name.upperBound
    let isIndexed =
      index + 2 < pieces.count && pieces[index].isSign("[") && pieces[index + 1].kind == .number
      && pieces[index + 2].isSign("]")
    if isIndexed { end = pieces[index + 2].range.upperBound }
    guard let color = MaterialColors.color(named: bytes(name.lowerBound..<end)) else { return nil }
    if isIndexed { index += 3 }
    return Literal(text: Array(color.css.utf8), range: name.lowerBound..<end)
  }

  /// The typeface that the name of a constant is: `Poppins`.
  private func face(_ name: ArraySlice<UInt8>) -> [UInt8]? { FontRole.isFace(name) ? Array(name) : nil }

  /// A name with points in it, and moves behind it.
  private mutating func path() -> Range<Int>? {
    let start = index
    while let piece = next, piece.kind == .word || piece.isSign(".") { index += 1 }
    guard index > start else { return nil }
    return pieces[start].range.lowerBound..<pieces[index - 1].range.upperBound
  }

  private func lastName(_ path: Range<Int>) -> String {
    let bytes = bytes(path)
    return Self.key(bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[($0 + 1)...] } ?? bytes)
  }

  /// The opening sign of an object in a call that only passes it on, `createTheme({`, `createTheme(vars, {`, or of members
  /// as arguments, `Typography(bodyLarge = …`; and its closing sign.
  func openingOfObject() -> (index: Int, close: Unicode.Scalar)? {
    var end = index
    while end < pieces.count, pieces[end].kind == .word || pieces[end].isSign(".") { end += 1 }
    guard end > index, end + 1 < pieces.count, pieces[end].isSign("(") else { return nil }
    let object = pieces[(end + 1)...].prefix(Self.mostArguments).firstIndex {
      !($0.kind == .word || $0.isSign(".") || $0.isSign(","))
    }
    let isObject = object.map { pieces[$0].isSign("{") } ?? false
    var first = end + 1
    while first < pieces.count, pieces[first].kind == .newline || pieces[first].kind == .comment { first += 1 }
    guard
      isObject
        || first + 1 < pieces.count && pieces[first].kind == .word
          && (pieces[first + 1].isSign("=") || pieces[first + 1].isSign(":"))
    else { return nil }
    let name = bytes(pieces[index].range.lowerBound..<pieces[end - 1].range.upperBound)
    let words = Self.key(name)
    let isOfTheme = ["theme", "token", "scheme", "freeze", "config", "shapes", "palette"].contains {
      words.contains($0)
    }
    if isObject, let object { return isOfTheme ? (object, "}") : nil }
    return isOfTheme || words == "typography" || words == "spacing" ? (end, ")") : nil
  }

  /// The most pieces before the object that a call passes on.
  private static let mostArguments = 5

  // MARK: Springs

  /// The whole spring that an object gives by its fields, in words: `stiffness 400, damping 10`.
  static func spring(_ fields: [String: [UInt8]]) -> [UInt8]? {
    for (tension, friction) in [("stiffness", "damping"), ("tension", "friction")] {
      guard let first = fields[tension], let second = fields[friction] else { continue }
      let mass = fields["mass"].map { Array(", mass ".utf8) + $0 } ?? []
      return Array("\(tension) ".utf8) + first + Array(", \(friction) ".utf8) + second + mass
    }
    return nil
  }

  // MARK: Shadows

  /// The shadow of React Native that an object gives by its fields, as CSS writes it.
  ///
  /// Source: https://reactnative.dev/docs/shadow-props
  static func shadow(_ fields: [String: [UInt8]]) -> [UInt8]? {
    guard let offset = fields["shadowoffset"], let radius = fields["shadowradius"],
      let color = fields["shadowcolor"].flatMap({ CSSText.color(String(decoding: $0, as: UTF8.self)) })
    else { return nil }
    // Both opacities are multiplied.
    let opacity = color.opacity * (fields["shadowopacity"].flatMap(double) ?? 1)
    return offset + Array(" ".utf8) + radius + Array("px \(color.withOpacity(opacity).css)".utf8)
  }

  // MARK: Styles

  /// The style of type that an object or a constructor gives by its fields; nil where it has no size or nothing else.
  static func style(_ fields: [String: [UInt8]], isPoints: Bool) -> TypeFields? {
    guard var size = quantity(fields["fontsize"]), size.unit?.isLength ?? true, size.low > 0 else { return nil }
    if isPoints, size.unit == nil { size = size.with(.pt) }
    var style = TypeFields(size: size)
    style.weight = fields["fontweight"].flatMap { FontWeight.written($0[...]) }
    style.leading = quantity(fields["lineheight"])
    style.tracking = quantity(fields["letterspacing"])
    style.families = fields["fontfamily"].flatMap { FamilyScan.families($0[...], isNamed: true) }
    return isPoints || style.saysMore ? style : nil
  }

  private static func quantity(_ text: [UInt8]?) -> Quantity? {
    guard let text, let first = text.first, first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".")
    else {
      return nil
    }
    var reader = QuantityReader(text, at: 0)
    let quantity = reader.read()
    return reader.index == text.count ? quantity : nil
  }
}
