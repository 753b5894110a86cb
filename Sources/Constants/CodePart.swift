package import Files
import Printing
package import Wording

/// How a component looks, as a rule of a stylesheet or a style object gives it: its type, padding, radius and shadow.
///
/// Whether code specifies a component, only what is above it tells.
package struct CodePart {
  /// The class of the rule or the name of the object; nil where it has none.
  package let name: Range<Int>?
  /// The style of type with the place of its size.
  package private(set) var style: (fields: TypeFields, range: Range<Int>)?
  /// `padding: 8px 12px`
  package private(set) var declarations: [Paraphrase] = []

  /// Whether it says how far in front something is.
  package var isLayer: Bool { declarations.contains { $0.name == "z-index" } }
  /// Whether it says how long something moves.
  package var moves: Bool { declarations.contains { $0.name.hasSuffix("duration") } }

  struct Declaration {
    /// Its letters in small letters.
    let property: String
    let value: [UInt8]
    let range: Range<Int>

    /// The time of `transition: transform 200ms ease-out`, of which the first of several speaks for all.
    fileprivate var longhand: Declaration {
      guard property == "transition" || property == "animation", range.count == value.count,
        let time = value.split(whereSeparator: { $0.isOne(of: " ,") }).first(where: Self.isTime)
      else { return self }
      let start = range.lowerBound + time.startIndex
      return Declaration(property: property + "duration", value: Array(time), range: start..<start + time.count)
    }

    /// The curve of `transition: all 150ms cubic-bezier(0.4, 0, 0.2, 1)`, of which the first of several speaks for all.
    fileprivate var curve: [Declaration] {
      guard property == "transition" || property == "animation", range.count == value.count,
        let open = value[...].firstPlace(of: "cubic-bezier("),
        let close = value[open.upperBound...].firstIndex(of: UInt8(ascii: ")"))
      else { return [] }
      let place = range.lowerBound + open.lowerBound..<range.lowerBound + close + 1
      return [
        Declaration(property: property + "timingfunction", value: Array(value[open.lowerBound...close]), range: place)
      ]
    }

    /// `200ms`, `.2s`
    private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
      guard let first = word.first, first.isDigit || first == UInt8(ascii: ".") else { return false }
      let unit = word.drop { $0.isDigit || $0 == UInt8(ascii: ".") }
      return unit.isWord("s") || unit.isWord("ms")
    }
  }

  /// Nil where none of the declarations says how it looks.
  init?(_ name: Range<Int>?, _ declarations: [Declaration]) {
    self.name = name
    var fields: [String: [UInt8]] = [:]
    for one in declarations { fields[one.property] = one.value }
    let size = declarations.first { $0.property == "fontsize" }
    if let size, let fields = CodeConstants.style(fields, isPoints: false) { style = (fields, size.range) }
    for one in declarations.flatMap({ [$0.longhand] + $0.curve })
    where one.value.contains(where: { $0.isDigit && $0 != UInt8(ascii: "0") || $0 == UInt8(ascii: "#") }) {
      guard let words = Self.words[one.property], style == nil || one.property != "fontsize",
        // `margin: 24px auto` is for what is left of the room.
        !words.hasPrefix("margin") || one.value[...].firstPlace(of: "auto") == nil
      else { continue }
      self.declarations.append(
        Paraphrase(name: words, nameRange: one.range, value: one.value, valueRange: one.range))
    }
    if style == nil, self.declarations.isEmpty { return nil }
  }

  private static let words = [
    "background": "background", "backgroundcolor": "background", "color": "text", "bordercolor": "border color",
    "maxwidth": "max width", "width": "width", "height": "height", "minheight": "min height", "gap": "gap",
    "paddingvertical": "vertical padding", "paddinghorizontal": "horizontal padding",
    "paddingtop": "padding top", "paddingbottom": "padding bottom", "paddingleft": "padding left",
    "paddingright": "padding right", "margin": "margin", "margintop": "margin top", "marginbottom": "margin bottom",
    "marginleft": "margin left", "marginright": "margin right", "rowgap": "row gap", "columngap": "column gap",
    "minwidth": "min width", "maxheight": "max height", "opacity": "opacity", "outline": "outline",
    "zindex": "z-index", "borderwidth": "border width", "borderbottom": "border", "bordertop": "border",
    "borderleft": "border", "borderright": "border", "paddinginline": "horizontal padding",
    "paddingblock": "vertical padding",
    "padding": "padding", "borderradius": "border radius", "boxshadow": "box shadow", "fontsize": "font size",
    "border": "border", "transitionduration": "transition duration", "animationduration": "animation duration",
    "transitiontimingfunction": "transition easing", "animationtimingfunction": "animation easing",
  ]
}

extension CodePart {
  /// The style objects of a program that holds nothing else: `const card = { borderRadius: 10, padding: '10px 16px' }`,
  /// or one in braces alone.
  package static func objects(in code: Range<Int>, of file: SourceFile, language: CodeLanguage) -> [CodePart] {
    guard language == .script, code.count <= longest, !file.bytes[code].contains(UInt8(ascii: "<")),
      let pieces = CodeLexeme.split(file.bytes, code, hasHashComments: false)
    else { return [] }
    var found: [CodePart] = []
    var name: Range<Int>?
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      if piece.isSign("{") {
        guard let (declarations, end) = members(from: index + 1, of: pieces, in: file) else { return [] }
        if let part = CodePart(name, declarations) { found.append(part) }
        name = nil
        index = end
        continue
      }
      if piece.isSign("(") || piece.kind == .arrow { return [] }
      if piece.kind == .word, index + 1 < pieces.count, pieces[index + 1].isSign("=") { name = piece.range }
      index += 1
    }
    return found
  }

  private static let longest = 4000

  /// The members of an object up to its closing brace; nil where it holds others.
  private static func members(
    from start: Int, of pieces: [CodeLexeme], in file: SourceFile
  ) -> ([Declaration], end: Int)? {
    var found: [Declaration] = []
    var index = start
    while index < pieces.count {
      let piece = pieces[index]
      if piece.isSign("}") { return (found, index + 1) }
      guard piece.kind == .word, index + 2 < pieces.count, pieces[index + 1].isSign(":") else {
        guard piece.kind == .newline || piece.kind == .comment || piece.isSign(",") else { return nil }
        index += 1
        continue
      }
      let value = pieces[index + 2]
      if value.isOpening { return nil }
      let property = CodeConstants.key(file.bytes[piece.range])
      // Of a calculation nothing is known.
      let isWhole =
        index + 3 == pieces.count || [.newline, .comment].contains(pieces[index + 3].kind)
        || pieces[index + 3].isSign(",") || pieces[index + 3].isSign("}") || pieces[index + 3].isSign(";")
      if isWhole, value.kind == .number || value.kind == .string {
        let isLength = value.kind == .number && lengths.contains(property)
        let text = Array(file.bytes[value.range]) + (isLength ? Array("px".utf8) : [])
        found.append(Declaration(property: property, value: text, range: value.range))
      }
      index += 3
      while index < pieces.count, !pieces[index].isSign(","), !pieces[index].isSign("}"), pieces[index].kind != .newline
      {
        index += 1
      }
    }
    return nil
  }

  /// The properties whose numbers are pixels.
  private static let lengths: Set<String> = [
    "padding", "paddingvertical", "paddinghorizontal", "gap", "borderradius", "borderwidth", "fontsize", "width",
    "height", "minheight", "maxwidth",
  ]
}
