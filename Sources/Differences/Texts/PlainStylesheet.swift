import Printing

/// Stylesheets as text that can be compared: one declaration a line, whatever their white space.
package enum PlainStylesheet {
  package static func text(_ bytes: [UInt8]) -> String {
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
