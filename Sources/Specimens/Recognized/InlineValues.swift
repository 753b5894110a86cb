import Colorimetry
import Files
import Guide
import Markup
import Plates
package import Printing
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// Values in running text: a colour gets a chip before it, a token's path becomes a link to the token.
///
/// Recognition is by exact grammar, and the text itself is never changed, but for the braces of a reference, which its
/// link replaces.
package struct InlineValues {
  /// The colour that was printed last, as its digits, whether by its name, and the length of the output behind it: a name
  /// and its value beside each other need one chip.
  private var shown: (digits: [UInt8], isName: Bool, end: Int)?

  package init() {}

  /// The most bytes between two things beside each other: a dash in brackets, and their tags.
  private static let beside = 32

  /// Prints a code span that is a colour, names a token, holds references or is long; false leaves it to the renderer.
  ///
  /// - Parameter links: nil where nothing can be linked.
  package mutating func codeSpan(
    _ literal: BorrowedBytes, _ links: ReferenceLinks?, into out: inout ByteBuffer
  ) -> Bool {
    guard let first = literal.first, literal.count <= 200 else { return false }
    if let links, literal.contains(UInt8(ascii: "{")), links.system.reference(in: literal, from: 0) != nil {
      out.put(element: "code") { out in put(literal, links, marksColors: false, into: &out) }
      return true
    }
    if first == UInt8(ascii: "#"), HexColors.isColor(literal) {
      out.put(element: "code") { out in put(literal, behind: Self.digits(ofHex: literal), into: &out) }
      return true
    }
    if Self.isFunctionStart(first), let color = Self.color(literal) {
      out.put(element: "code") { out in put(literal, behind: Self.digits(of: color), into: &out) }
      return true
    }
    let isLong = Plate.isLong(literal)
    if let links, links.system.hasTokens, literal.contains(UInt8(ascii: ".")) {
      let path = TokenPath(String(decoding: literal, as: UTF8.self))
      if links.system.allTokens[path] != nil {
        put(path, isLong: isLong, links, into: &out)
        return true
      }
    }
    guard isLong else { return false }
    h("code") { Plate.breaking(code: literal) }.print(into: &out)
    return true
  }

  /// Prints the name of a token as a link to it, that of a colour behind a chip with its colour in each theme.
  private mutating func put(_ path: TokenPath, isLong: Bool, _ links: ReferenceLinks, into out: inout ByteBuffer) {
    let place = out.count
    let colors = links.colors(of: path)
    let digits = colors.count == 1 ? Self.digits(of: colors[0]) : []
    out.open("a", [.href(links.url(of: path))])
    out.open("code")
    if colors.isEmpty || !digits.isEmpty && isBeside(digits, isName: true, from: place) {
      (isLong ? Plate.breaking(path) : .text(path.description)).print(into: &out)
    } else {
      // No line ends between the chip and the first part of the name.
      h("span", .class("unbroken")) {
        Plate.chip(Self.paint(colors))
        path.segments[0]
      }.print(into: &out)
      for segment in path.segments.dropFirst() {
        out.put(".")
        if isLong { h("wbr").print(into: &out) }
        (isLong ? Plate.breaking(segment) : .text(segment)).print(into: &out)
      }
    }
    out.close("code")
    out.close("a")
    if !digits.isEmpty { shown = (digits, true, out.count) }
  }

  /// Stripes of a few colours beside each other; of many the first alone, since the stripes could not be told apart.
  private static func paint(_ colors: [Color]) -> String {
    guard (2...4).contains(colors.count) else { return colors[0].paint }
    let width = 100 / Double(colors.count)
    let stripes = colors.enumerated().map { index, color in
      "\(color.paint) \((width * Double(index)).trimmed(0))% \((width * Double(index + 1)).trimmed(0))%"
    }
    return "linear-gradient(90deg,\(stripes.joined(separator: ",")))"
  }

  /// Prints a run of text with a chip before each hex colour in it, and with references linked to their tokens; false
  /// if there are neither.
  ///
  /// - Parameters:
  ///   - links: nil where nothing can be linked.
  ///   - marksColors: whether colours get a chip.
  package mutating func text(
    _ literal: BorrowedBytes, _ links: ReferenceLinks?, marksColors: Bool, into out: inout ByteBuffer
  ) -> Bool {
    if let links, literal.contains(UInt8(ascii: "{")), links.system.reference(in: literal, from: 0) != nil {
      put(literal, links, marksColors: marksColors, into: &out)
      return true
    }
    return marksColors && text(literal, into: &out)
  }

  /// Prints a text with its references linked.
  private mutating func put(
    _ literal: BorrowedBytes, _ links: ReferenceLinks, marksColors: Bool, into out: inout ByteBuffer
  ) {
    var from = 0
    while let found = links.system.reference(in: literal, from: from) {
      between(UnsafeBufferPointer(rebasing: literal[from..<found.range.lowerBound]), marksColors, into: &out)
      from = found.range.upperBound
      put(found, links, into: &out)
    }
    between(UnsafeBufferPointer(rebasing: literal[from...]), marksColors, into: &out)
  }

  private mutating func between(_ part: BorrowedBytes, _ marksColors: Bool, into out: inout ByteBuffer) {
    if !marksColors || !text(part, into: &out) { out.put(text: part) }
  }

  /// Prints the name in a reference, linked and with its value drawn small before it; one that leads nowhere stays as it
  /// is written.
  private mutating func put(_ reference: TokenReference, _ links: ReferenceLinks, into out: inout ByteBuffer) {
    guard let url = links.url(of: reference) else {
      out.put(text: "{\(reference.path)}")
      return
    }
    let place = out.count
    out.open("a", [.href(url)])
    // What a manual says of references is about how they are written.
    var name = links.system.isDocumentation ? "{\(reference.path)}" : reference.path
    name.withUTF8 { name in
      switch links.value(of: reference) {
      case .color(let color)?: put(Self.withoutGroup(name), behind: Self.digits(of: color), from: place, into: &out)
      case .gradient(let stops)?:
        put(name, behind: GradientCourse.toTheRight.css(stops), into: &out)
      case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
        .shadow, .typography, .spring, .haptic, nil:
        out.put(text: name)
      }
    }
    out.close("a")
  }

  /// `brand.primary` of `color.brand.primary`: the chip says that it is a colour.
  private static func withoutGroup(_ name: BorrowedBytes) -> BorrowedBytes {
    guard let dot = name.firstIndex(of: UInt8(ascii: ".")), groups.contains(where: { name[..<dot].elementsEqual($0) })
    else { return name }
    return UnsafeBufferPointer(rebasing: name[(dot + 1)...])
  }

  private static let groups = ["color", "colors", "colour", "colours"].map { Array($0.utf8) }

  private mutating func text(_ literal: BorrowedBytes, into out: inout ByteBuffer) -> Bool {
    guard var found = HexColors.next(in: literal, from: 0) else { return false }
    var from = 0
    while true {
      out.put(text: UnsafeBufferPointer(rebasing: literal[from..<found.lowerBound]))
      let hex = UnsafeBufferPointer(rebasing: literal[found])
      put(hex, behind: Self.digits(ofHex: hex), into: &out)
      from = found.upperBound
      guard let next = HexColors.next(in: literal, from: from) else { break }
      found = next
    }
    out.put(text: UnsafeBufferPointer(rebasing: literal[from...]))
    return true
  }

  // MARK: Chips

  /// Prints a text behind the chip of a colour, unless it is the name of a value just before, or the value of a name.
  ///
  /// - Parameter link: where the link begins in the output that the text is in, if it is a name.
  private mutating func put(
    _ text: BorrowedBytes, behind digits: [UInt8], from link: Int? = nil, into out: inout ByteBuffer
  ) {
    let isName = link != nil
    if isBeside(digits, isName: isName, from: link ?? out.count) {
      out.put(text: text)
    } else {
      put(text, behind: "#" + String(decoding: digits, as: UTF8.self), into: &out)
    }
    shown = (digits, isName, out.count)
  }

  /// Whether a colour was printed just before, by its name where this is its value, or the other way round.
  private func isBeside(_ digits: [UInt8], isName: Bool, from start: Int) -> Bool {
    guard let shown else { return false }
    return shown.digits == digits && shown.isName != isName && start - shown.end <= Self.beside
  }

  /// Prints a text behind a chip; no line ends between the chip and the first piece of the text.
  private func put(_ text: BorrowedBytes, behind paint: String, into out: inout ByteBuffer) {
    let isInside = { (byte: UInt8) in byte.isLetter || byte.isDigit || byte >= 0x80 }
    let end = text.dropFirst().firstIndex { !isInside($0) } ?? text.endIndex
    out.put(element: "span", .class("unbroken")) { out in
      Plate.chip(paint).print(into: &out)
      out.put(text: UnsafeBufferPointer(rebasing: text[..<end]))
    }
    out.put(text: UnsafeBufferPointer(rebasing: text[end...]))
  }

  private static func digits(of color: Color) -> [UInt8] {
    var hex = color.hex
    return hex.withUTF8 { digits(ofHex: $0) }
  }

  /// Of `#` and 3, 4, 6 or 8 digits: six in lower case, and two more if it is not opaque.
  private static func digits(ofHex hex: BorrowedBytes) -> [UInt8] {
    let isShort = hex.count <= 5
    let opaque = isShort ? 4 : 7
    let isOpaque = hex[opaque...].allSatisfy { $0 | 0x20 == UInt8(ascii: "f") }
    return hex[1..<(isOpaque ? opaque : hex.count)].flatMap { isShort ? [$0 | 0x20, $0 | 0x20] : [$0 | 0x20] }
  }

  /// A CSS colour function in a code span, which designers write as well as hex; bare colour names are treated as
  /// words.
  private static func color(_ text: BorrowedBytes) -> Color? {
    guard text.last == UInt8(ascii: ")") else { return nil }
    do { return try Color(css: String(decoding: text, as: UTF8.self)) } catch { return nil }
  }

  private static func isFunctionStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "r"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "c"): true
    default: false
    }
  }
}
