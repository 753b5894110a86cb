import Files
import Printing

/// Blocks in a language of data, which may be a list of values as well as the settings of a program.
extension CodeLines {
  /// Whether every line of what is called a program is a name and a value that begins with a digit or is a colour, with
  /// none of the signs of a program: `sm:  0.875rem  (14px)`.
  static func isListing(_ code: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for line in code.split(separator: 0x0A) {
      let end = line.firstPlace(of: "//")?.lowerBound ?? line.endIndex
      let text = line[..<end].drop(while: \.isSpace)
      guard let last = text.last(where: { !$0.isSpace }) else { continue }
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
        text[..<colon].allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: "-_. ") }),
        let first = text[(colon + 1)...].first(where: { !$0.isSpace }), first.isDigit || first == UInt8(ascii: "#"),
        !text.contains(where: { $0.isOne(of: "{};=\"'`") }), last != UInt8(ascii: ",")
      else { return false }
      count += 1
    }
    return count > 2
  }

  /// Whether half of the lines give a colour or a quantity, so that the block is no configuration, which has one timeout or
  /// size among its names and switches.
  var areValues: Bool { lines.count { isValue($0.range) } * 2 >= lines.count }

  /// Whether what follows a name has a number or is a call.
  private func isValue(_ line: Range<Int>) -> Bool {
    file.bytes[line].drop { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "=") }
      .contains { $0.isDigit || $0 == UInt8(ascii: "(") }
  }
}
