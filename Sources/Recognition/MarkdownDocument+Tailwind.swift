import Colorimetry
import Files
import Printing
import Syntax
import Wording

extension MarkdownDocument {
  /// Whether the document says that it uses Tailwind, or sets type in classes that can be no others.
  var saysTailwind: Bool {
    let styles = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"].map { "text-\($0) font-" }
    return (["Tailwind", "tailwind"] + styles).contains { file.bytes[...].firstPlace(of: Array($0.utf8)[...]) != nil }
  }
  /// Whether it says that this is version 4, whose colours are others.
  var saysTailwind4: Bool {
    ["ailwind v4", "ailwind 4", "ailwind CSS v4", "ailwind CSS 4", "ailwindCSS v4", "ailwindCSS 4"].contains {
      file.bytes[...].firstPlace(of: Array($0.utf8)[...]) != nil
    }
  }

  /// Whether the document has a colour of its own for a name of Tailwind's palette: `blue-600: #1A56DB`.
  func gives(_ name: Substring, otherThan color: Color) -> Bool {
    let name = Array(name.utf8)
    var rest = file.bytes[...]
    while let place = rest.firstPlace(of: name[...]) {
      rest = rest[place.upperBound...]
      let value = rest.prefix(12).drop { $0.isSpace || $0.isOne(of: "`:|=\"'(*,") }
      guard value.first == UInt8(ascii: "#") else { continue }
      let hex = rest[value.startIndex...].prefix(9)
      if let own = HexColors.find(in: hex).first?.color, own.withOpacity(1) != color.withOpacity(1) { return true }
    }
    return false
  }
}
