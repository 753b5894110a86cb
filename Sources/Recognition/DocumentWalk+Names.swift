import Files
import Printing
import Scans
import Syntax
import Wording

/// Names without the words that only lead to a value.
extension DocumentWalk {
  /// How sure it is that a value has its name; a line of code is a declaration.
  func naming(of value: RecognizedValue) -> Naming {
    let text = document[value.node].range
    if document[value.node].kind == .codeBlock || document[value.node].kind == .htmlBlock { return .grammar }
    if document[value.node].kind == .tableCell, let name = value.nameRange, name.end <= text.start { return .grammar }
    return Naming(
      of: value.range, value.nameRange, in: text, of: document.file.bytes, isColor: value.kind == .color)
  }

  /// Takes such words off the name of a value. One that says nothing else gives way to the title above; a colour there is
  /// only spoken of.
  mutating func trimName(of value: inout RecognizedValue) {
    guard value.kind != .family, value.kind != .textStyle, value.name != around.title?.text else { return }
    let isWhole = isLabel(value.nameRange)
    guard let part = NameEdges.trimmed(value.name, isColor: value.kind == .color) else {
      // A colour may be called `Or`.
      guard let title = around.title, !isWhole || value.kind != .color else { return }
      if value.kind == .color { value.isMention = true }
      (value.name, value.nameRange, value.naming) = (title.text, title.range, .place)
      return
    }
    guard !isWhole, part.utf8.count < value.name.utf8.count else { return }
    if let range = value.nameRange, range.count == value.name.utf8.count {
      let start = value.name.utf8.distance(from: value.name.utf8.startIndex, to: part.startIndex)
      value.nameRange = ByteRange(Int(range.start) + start, Int(range.start) + start + part.utf8.count)
    } else {
      value.nameRange = nil
    }
    value.name = String(part)
  }

  /// Whether a colon, or the end of a cell, is right behind a name: it is whole, whatever its words are.
  private func isLabel(_ name: ByteRange?) -> Bool {
    guard let name else { return false }
    let next = document.file.bytes[Int(name.end)...].prefix(8).first { !$0.isSpace && !$0.isOne(of: "*_`") }
    return next == UInt8(ascii: ":") || next == UInt8(ascii: "|")
  }
}
