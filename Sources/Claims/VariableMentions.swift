package import Files
import Printing
import Statements
import Syntax
import Wording

/// The variables of CSS that a page names in code, by whether something on it declares them.
package struct VariableMentions {
  package private(set) var declared: Set<String> = []
  /// Those that are used, of which something has a value.
  package private(set) var used: Set<String> = []
  /// Those that are used and have none, each where it stands first.
  package private(set) var stray: [(name: String, range: ByteRange)] = []
  /// Those that are declared, and those that stand in code more than once, in order.
  package let known: [String]

  package init(_ page: AuditedPage) {
    let bytes = page.document.file.bytes
    var uses: [(name: String, range: Range<Int>)] = []
    var index = 0
    while let start = bytes[index...].firstPlace(of: "--")?.lowerBound {
      let name = bytes[start...].prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      index = max(name.endIndex, start + 2)
      guard start > 0, !bytes[start - 1].isLetter, !bytes[start - 1].isDigit, bytes[start - 1] != UInt8(ascii: "-"),
        CodeName.isVariable(name)
      else { continue }
      let text = String(decoding: name, as: UTF8.self)
      let rest = bytes[name.endIndex...].drop { $0.isOne(of: " `*\"'") }
      // A colon is behind what gets a value, or the end of a cell, if there is a figure in the next.
      let isCell =
        rest.first == UInt8(ascii: "|")
        && rest.prefix { $0 != UInt8(ascii: "\n") }.contains { $0.isDigit || $0 == UInt8(ascii: "#") }
      if rest.first.map({ $0.isOne(of: ":=") }) ?? false || isCell || Self.beginsItem(start, bytes)
        || Self.isBehindValue(start, bytes)
      {
        declared.insert(text)
      } else if bytes[..<start].suffix(4).elementsEqual("var(".utf8) || bytes[start - 1] == UInt8(ascii: "`") {
        let isWhole = name.endIndex < bytes.count && bytes[name.endIndex].isOne(of: "`),")
        if isWhole { uses.append((text, start..<name.endIndex)) }
      }
    }
    declared.formUnion(page.named.map(\.name).filter { $0.hasPrefix("--") })
    let counts = Dictionary(uses.map { ($0.name, 1) }, uniquingKeysWith: +)
    known = declared.union(counts.filter { $0.value > 1 }.keys).sorted()
    var seen: Set<String> = []
    for use in uses {
      if declared.contains(use.name) {
        used.insert(use.name)
      } else if seen.insert(use.name).inserted {
        stray.append((use.name, ByteRange(use.range.lowerBound, use.range.upperBound)))
      }
    }
  }

  /// Whether a name in brackets stands right behind a figure, which is its value: `1px (--line)`.
  private static func isBehindValue(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<start].suffix(16)
    guard !before.suffix(4).elementsEqual("var(".utf8),
      let open = before.lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == 0xEF })
    else { return false }
    return before[open...].allSatisfy { !$0.isLetter && !$0.isDigit }
      && before[..<open].contains { $0.isDigit || $0 == UInt8(ascii: "#") }
  }

  /// Whether nothing but signs stands between a name and the beginning of its line: what it says there is told of it.
  private static func beginsItem(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let line = (bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    return bytes[line..<start].allSatisfy { $0.isOne(of: " `*-+|0123456789.") }
  }
}
