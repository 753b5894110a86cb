import Files
import Printing
import Scans
import Syntax
import Wording

/// The widths of screens that the media queries of a stylesheet name.
extension DocumentWalk {
  /// `@media (min-width: 768px) { /* md */ }`, `/* Tablet */` above `@media (min-width: 768px) and (max-width: 1023px) {`:
  /// the comment that begins the block or ends right before it names a screen, or stands below a heading for breakpoints.
  mutating func readMedia(of code: Range<Int>, in node: Int) {
    guard document.file.bytes[code].firstPlace(of: Self.media[...]) != nil else { return }
    prepareSurroundings()
    let isOfBreakpoints = around.levels.contains { FrameWords.speakOfBreakpoints(around.text(of: $0)) }
    var start = code.lowerBound
    var found: [RecognizedValue] = []
    while let sign = document.file.bytes[start..<code.upperBound].firstPlace(of: Self.media[...]),
      // Some leave the block out.
      let open = document.file.bytes[sign.upperBound..<code.upperBound].firstIndex(where: { $0.isOne(of: "{\n") })
    {
      start = open + 1
      guard let width = width(in: sign.upperBound..<open),
        let comment = comment(behind: open, before: code.upperBound) ?? comment(before: sign.lowerBound, from: code),
        let name = screen(in: comment), isOfBreakpoints || FrameWords.areScreens(name.text),
        !found.contains(where: { $0.name == name.text })
      else { continue }
      found.append(
        RecognizedValue(
          .size, .quantity(width.size), name: width.isMost ? Name("\(name.text), max", name.range) : name,
          range: width.range, node: node, evidence: [.notation]))
    }
    add(found, in: node)
  }

  private static let media = Array("@media".utf8)
  private static let openComment = Array("/*".utf8)
  private static let closeComment = Array("*/".utf8)

  /// The width from which on a query holds, up to which, or both.
  private func width(in query: Range<Int>) -> (size: Quantity, isMost: Bool, range: ByteRange)? {
    let least = measure(behind: "min-width", in: query)
    let most = measure(behind: "max-width", in: query)
    guard let first = least ?? most else { return nil }
    let last = most ?? first
    let range = ByteRange(min(first.start, last.start), max(first.end, last.end))
    guard least != nil, let most, most.low > first.low else { return (first, least == nil, range) }
    let both = Quantity(
      low: first.low, high: most.low, unit: first.unit, isFraction: false, isSquare: false, start: first.start,
      end: most.end)
    return (both, false, range)
  }

  private func measure(behind property: String, in query: Range<Int>) -> Quantity? {
    let bytes = document.file.bytes
    guard let place = bytes[query].firstPlace(of: Array(property.utf8)[...]),
      let digit = bytes[place.upperBound..<query.upperBound].firstIndex(where: { !$0.isOne(of: ": ") }),
      bytes[digit].isDigit
    else { return nil }
    var reader = QuantityReader(Array(bytes[digit..<query.upperBound]), at: 0)
    guard let quantity = reader.read()?.moved(by: digit), quantity.unit?.isLength == true, quantity.high == nil else {
      return nil
    }
    return quantity
  }

  /// The comment that a block begins with on its first line.
  private func comment(behind open: Int, before end: Int) -> Range<Int>? {
    let rest = document.file.bytes[(open + 1)..<end].drop { $0 == 0x20 }
    guard rest.starts(with: Self.openComment), let close = rest.firstPlace(of: Self.closeComment[...]) else {
      return nil
    }
    return rest.startIndex + 2..<close.lowerBound
  }

  /// The comment that ends in the line above.
  private func comment(before start: Int, from code: Range<Int>) -> Range<Int>? {
    let bytes = document.file.bytes[code.lowerBound..<start]
    let blanks = bytes.reversed().prefix(while: \.isSpace)
    let before = bytes.dropLast(blanks.count)
    guard blanks.count(where: { $0 == 0x0A }) <= 1, before.suffix(2).elementsEqual(Self.closeComment),
      let open = before.dropLast(2).lastIndex(of: UInt8(ascii: "*")), open > before.startIndex,
      bytes[open - 1] == UInt8(ascii: "/")
    else { return nil }
    return open + 1..<before.endIndex - 2
  }

  /// The words of a comment up to a bracket, of whatever width.
  private func screen(in comment: Range<Int>) -> Name? {
    let text = document.file.bytes[comment]
    let end = [
      text.firstIndex(of: UInt8(ascii: "(")), text.firstPlace(of: "（")?.lowerBound,
      text.firstIndex(of: UInt8(ascii: ":")),
    ].compactMap(\.self).min()
    let name = Trimming.bytes(text[..<(end ?? text.endIndex)])
    guard (1...32).contains(name.count) else { return nil }
    return Name(String(decoding: name, as: UTF8.self), ByteRange(name.startIndex, name.endIndex))
  }
}
