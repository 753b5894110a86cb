import Files
import Printing
import Scans
import Syntax
import Wording

/// Values whose name stands by itself: in a heading, in bold above them or in bold before a bracket.
extension DocumentWalk {
  /// Reads the value that a heading gives behind its name, below one that says what such values are: `Card (14px)`, `Card —
  /// 14px`.
  mutating func readValue(ofHeading node: Int) {
    let plain = document.plainBytes(of: node)
    guard document[node].level > 1, headings.count > 1, plain.count <= Self.longestLine else { return }
    let title = plain.dropFirst(TitleWords.numbering(plain))
    let name: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>
    if title.last == UInt8(ascii: ")"), let open = title.lastIndex(of: UInt8(ascii: "(")) {
      (name, value) = (title[..<open], title[(open + 1)...].dropLast())
    } else if let sign = [" — ", " – ", ": ", " - "].compactMap({ title.firstPlace(of: Array($0.utf8)[...]) }).first {
      (name, value) = (title[..<sign.lowerBound], title[sign.upperBound...])
    } else {
      return
    }
    let base = plain.startIndex
    guard value.first?.isDigit == true,
      let said = paraphrase(
        name.startIndex - base..<name.endIndex - base, value.startIndex - base..<value.endIndex - base, of: node)
    else { return }
    prepareSurroundings()
    around.pop(to: around.count - 1)
    read(said, in: node)
  }

  /// Reads a paragraph that is nothing but the value of the heading right above it.
  mutating func readValue(below heading: Int, in node: Int) -> Bool {
    guard text.text.count <= Self.longestLabel, text.lexemes.first?.quantity?.unit != nil,
      text.lexemes.allSatisfy({ $0.isQuantity || $0.isOther })
    else { return false }
    prepareSurroundings()
    guard let title = around.title, let place = title.range, document[heading].range.start <= place.start,
      place.end <= document[heading].range.end
    else { return false }
    let value = text.place(0..<text.text.count)
    let level = around.levels.last
    if level?.kind == nil { around.pop(to: around.count - 1) }
    let start = values.count
    read(
      Paraphrase(
        name: title.text, nameRange: Int(place.start)..<Int(place.end), value: text.text,
        valueRange: Int(value.start)..<Int(value.end)), in: node)
    if let level, level.kind == nil { around.push(level) }
    return values.count > start
  }

  /// Reads what a bracket gives right behind a name in bold, whatever is said behind it: `**Card** (14px) for quiet parts`.
  mutating func readBracket(in list: Int) {
    guard let bold = boldEnd, let open = text.lexemes.firstIndex(where: { $0.start >= bold }), open > 0,
      text.lexemes[open].isOpen, let close = text.lexemes[open...].firstIndex(where: \.isClose), close > open + 1,
      !text.lexemes[close...].contains(where: \.isQuantity),
      text.lexemes[open + 1].quantity?.unit != nil || text.quantities(at: open + 1).count > 1,
      let said = paraphrase(
        0..<text.lexemes[open - 1].end, text.lexemes[open + 1].start..<text.lexemes[close - 1].end, of: text.node)
    else { return }
    prepareSurroundings()
    read(said, in: list)
  }

  /// Reads the line below a name in bold that has nothing else: `**Card**`, `14px`.
  mutating func readValue(_ line: Range<Int>, below title: Name, of node: Int) -> Bool {
    text.read(.plain(node, line))
    guard text.lexemes.first?.quantity?.unit != nil, line.count <= Self.longestLabel, let place = title.range else {
      return false
    }
    let value = text.place(0..<text.text.count)
    let start = values.count
    prepareSurroundings()
    read(
      Paraphrase(
        name: title.text, nameRange: Int(place.start)..<Int(place.end), value: text.text,
        valueRange: Int(value.start)..<Int(value.end)), in: node)
    return values.count > start
  }

  /// A name and a value that stand in a block without the sign between them.
  private func paraphrase(_ name: Range<Int>, _ value: Range<Int>, of node: Int) -> Paraphrase? {
    let plain = document.plainBytes(of: node)
    let own = Trimming.bytes(plain.dropFirst(name.lowerBound).prefix(name.count))
    let given = Trimming.bytes(plain.dropFirst(value.lowerBound).prefix(value.count))
    guard (1...Self.longestLabel).contains(own.count), own.contains(where: { $0.isLetter || $0 >= 0x80 }),
      !own.contains(where: { $0.isOne(of: ":;(") }), own.count(where: { $0 == 0x20 }) < Self.mostTitleWords,
      !given.isEmpty
    else { return nil }
    let start = plain.startIndex
    let names = document.range(ofPlain: own.startIndex - start..<own.endIndex - start, in: node)
    let values = document.range(ofPlain: given.startIndex - start..<given.endIndex - start, in: node)
    return Paraphrase(
      name: String(decoding: own, as: UTF8.self), nameRange: Int(names.start)..<Int(names.end), value: Array(given),
      valueRange: Int(values.start)..<Int(values.end))
  }

  private static let mostTitleWords = 5

  /// Reads a name with its value, where the words around it say what it is.
  private mutating func read(_ said: Paraphrase, in container: Int) {
    let node = text.node
    text.read(.said(node, said))
    defer { text.read(node) }
    let kind = around.kind(beside: text.nameWords, isDotted: false)?.kind
    guard kind != nil || around.has([.motion, .duration]) else { return }
    readItem(in: container)
  }
}
