/// The bytes of a stylesheet.
enum StyleText {
  /// A stylesheet without its comments, and without the white space that nothing depends on. Strings are kept, whatever
  /// they hold.
  ///
  /// Source: https://www.w3.org/TR/css-syntax-3/#consume-comment
  static func compact(_ sheet: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(sheet.count)
    var quote: UInt8?
    // White space or a comment, which parts what is on its sides.
    var isParted = false
    var place = 0
    while place < sheet.count {
      let byte = sheet[place]
      let next = place + 1 < sheet.count ? sheet[place + 1] : 0
      if let open = quote {
        kept.append(byte)
        if byte == UInt8(ascii: "\\"), place + 1 < sheet.count {
          kept.append(next)
          place += 1
        } else if byte == open || byte == UInt8(ascii: "\n") {
          quote = nil
        }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        isParted = true
        place = end(ofCommentAt: place, in: sheet)
        continue
      } else if isSpace(byte) {
        isParted = true
      } else {
        if isParted, let last = kept.last, !closing.contains(last), byte != UInt8(ascii: "{") { kept.append(0x20) }
        isParted = false
        // The last declaration of a block needs no semicolon.
        if byte == UInt8(ascii: "}"), kept.last == UInt8(ascii: ";") { kept.removeLast() }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        // An address without quotes ends at its bracket.
        let isBare = next != UInt8(ascii: "\"") && next != UInt8(ascii: "'")
        kept.append(byte)
        if isBare, kept.suffix(4).elementsEqual("url(".utf8) { quote = UInt8(ascii: ")") }
      }
      place += 1
    }
    return kept
  }

  /// Bytes after which white space has no meaning. A colon that is followed by a space ends the name of a property; within a
  /// selector none is.
  private static let closing = Set("{};:,".utf8)

  private static func end(ofCommentAt start: Int, in sheet: [UInt8]) -> Int {
    var place = start + 2
    while place + 1 < sheet.count {
      if sheet[place] == UInt8(ascii: "*"), sheet[place + 1] == UInt8(ascii: "/") { return place + 2 }
      place += 1
    }
    return sheet.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
