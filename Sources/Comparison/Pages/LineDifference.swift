import Printing

/// Two texts compared line by line, as runs of lines that differ with a few on either side.
package struct LineDifference {
  package enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// In the order of the text; between two of them, lines that both texts have are left out.
  package let hunks: [[Line]]

  /// How many lines are kept on either side of one that differs.
  private static let beside = 2

  package init(_ old: String, _ new: String) {
    let lines = Self.lines(old, new)
    var near = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let around = max(0, index - Self.beside)...min(lines.count - 1, index + Self.beside)
      for neighbour in around { near[neighbour] = true }
    }
    var hunks: [[Line]] = []
    for index in lines.indices where near[index] {
      if index == 0 || !near[index - 1] { hunks.append([]) }
      hunks[hunks.count - 1].append(lines[index])
    }
    self.hunks = hunks
  }

  private static func lines(_ old: String, _ new: String) -> [Line] {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(offset))
    let come = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, gone.contains(i) {
        lines.append(.removed(String(old[i])))
        i += 1
      } else if j < new.count, come.contains(j) {
        lines.append(.added(String(new[j])))
        j += 1
      } else {
        lines.append(.same(String(old[i])))
        i += 1
        j += 1
      }
    }
    return lines
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}

/// Stylesheets as text that can be compared: one declaration a line, whatever their white space.
enum PlainStylesheet {
  static func text(_ bytes: [UInt8]) -> String {
    var lines: [String] = []
    var depth = 0
    var line = ""
    func indented(_ text: String) -> String { String(repeating: "  ", count: max(0, depth)) + text }
    for word in words(of: bytes) {
      switch word {
      case "{":
        lines.append(indented(line.isEmpty ? "{" : line + " {"))
        line = ""
        depth += 1
      case "}":
        if !line.isEmpty { lines.append(indented(line + ";")) }
        line = ""
        depth -= 1
        lines.append(indented("}"))
      case ";":
        if !line.isEmpty { lines.append(indented(line + ";")) }
        line = ""
      default: line += line.isEmpty ? word : " " + word
      }
    }
    if !line.isEmpty { lines.append(indented(line)) }
    return lines.joined(separator: "\n")
  }

  /// Its words; braces and semicolons are words of their own, except within comments, quotes and parentheses.
  private static func words(of text: [UInt8]) -> [String] {
    var words: [String] = []
    var start = 0
    var quote: UInt8?
    var parentheses = 0
    var index = 0
    func end() {
      if index > start { words.append(String(decoding: text[start..<index], as: UTF8.self)) }
      start = index + 1
    }
    while index < text.count {
      let byte = text[index]
      if quote == nil, text[index...].starts(with: "/*") {
        end()
        let close = text[(index + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? text.count
        words += text[index..<close].split { Self.isBlank($0) }.map { String(decoding: $0, as: UTF8.self) }
        start = close
        index = close
        continue
      }
      switch byte {
      case UInt8(ascii: "\\") where quote != nil: index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case _ where quote != nil: break
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        if parentheses == 0 {
          end()
          words.append(String(Unicode.Scalar(byte)))
        }
      case _ where Self.isBlank(byte): end()
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
      default: break
      }
      index += 1
    }
    index = text.count
    end()
    return words
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte }
}
