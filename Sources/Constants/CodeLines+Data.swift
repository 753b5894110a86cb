import Dialects
import Files
import Printing

/// Blocks in a language of data, which may be a list of values as well as the settings of a program.
extension CodeLines {
  /// Whether a language is one of data, unless the block begins as tokens do, which are read as such.
  static func isData(_ language: String, _ text: ArraySlice<UInt8>) -> Bool {
    ["yaml", "yml", "toml"].contains(language) && !DesignDocument.mayBe(block: text)
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
