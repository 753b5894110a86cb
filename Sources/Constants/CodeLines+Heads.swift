import Files
import Printing

/// What a line begins with: the sign of an item, the branch of a tree, a name, a call.
extension CodeLines {
  /// The length of `- `, `* ` or `• ` before an item.
  func listSign(of line: Range<Int>) -> Int {
    let text = file.bytes[line]
    let stars = text.prefix { $0 == UInt8(ascii: "*") }.count
    let length = stars > 0 ? stars : starts(line, "-") ? 1 : starts(line, "•") ? 3 : 0
    return length > 0 && text.dropFirst(length).first == 0x20 ? length + 1 : 0
  }

  /// The signs before a line that draw the branches of a tree, `├── `; `isTold` is false for those of a frame.
  func branch(of line: Range<Int>) -> (length: Int, isTold: Bool) {
    var end = line.lowerBound
    var isTree = false
    while end + 2 < line.upperBound || end < line.upperBound && file.bytes[end].isSpace {
      if file.bytes[end].isSpace, end > line.lowerBound {
        end += 1
      } else if file.bytes[end] == 0xE2, file.bytes[end + 1] == 0x94 || file.bytes[end + 1] == 0x95 {
        // `├`, `└` and `╰`
        isTree =
          isTree || [[0x94, 0x9C], [0x94, 0x94], [0x95, 0xB0]].contains([file.bytes[end + 1], file.bytes[end + 2]])
        end += 3
      } else {
        break
      }
    }
    return (end - line.lowerBound, isTree || end == line.lowerBound || end == line.upperBound)
  }

  /// The name and the value of a line without what follows behind blanks: `slow  360ms` of
  /// `slow  360ms  transitions (scan -> result)`.
  func head(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var gaps = 0
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\t") || bytes[index] == 0x20 && bytes[index + 1] == 0x20 else {
        index += 1
        continue
      }
      gaps += 1
      let head = bytes[..<index]
      let isWhole = name(of: head).map { head[$0.upperBound...].contains(where: \.isDigit) } ?? false
      if gaps == 2 || isWhole { return head }
      while index < bytes.endIndex, bytes[index].isSpace { index += 1 }
    }
    return bytes
  }

  /// `Mobile:   < 640px`, `Wide: >= 1440px`: whether a line gives a screen the width that it ends or begins at.
  func isOfScreen(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[..<colon].allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: " -_") }), colon > bytes.startIndex,
      case let value = bytes[(colon + 1)...].drop(while: \.isSpace),
      let sign = ["<=", ">=", "≤", "≥", "<", ">"].first(where: { value.starts(with: $0.utf8) })
    else { return false }
    let width = value.dropFirst(sign.utf8.count).drop(while: \.isSpace)
    let digits = width.prefix(while: \.isDigit)
    return digits.count > 2 && width[digits.endIndex...].starts(with: "px".utf8)
  }

  /// Whether a line is a plain name, a length and, in a column of its own, what is said of it: `xs  4px  tight gaps`.
  func isRow(_ head: ArraySlice<UInt8>, of bytes: ArraySlice<UInt8>) -> Bool {
    guard head.endIndex < bytes.endIndex, let name = name(of: head), head[name].first?.isDigit == false,
      head[name].allSatisfy(Self.isOfStep)
    else {
      return false
    }
    let value = head[name.upperBound...].drop(while: \.isSpace)
    return value.first?.isDigit == true && value.last?.isLetter == true && !value.contains(where: \.isSpace)
  }

  /// A step of a name: `h1`, `body-lg`, `title.md`.
  private static func isOfStep(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte.isOne(of: "-_.") }

  /// Whether a line has a sign that no list of values has.
  func isCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if first.isOne(of: "<|+-*>[{}.&@") && !bytes.starts(with: "--") { return true }
    let isSigned = bytes.indices.contains { index in
      bytes[index].isOne(of: "<>{};\\?!") && !isArrow(bytes[..<index], bytes[index...])
    }
    return isSigned || holdsFrame(bytes) || isCall(bytes) || bytes.last == UInt8(ascii: ".")
  }

  /// ` -> ` between a name and its value.
  private func isArrow(_ before: ArraySlice<UInt8>, _ sign: ArraySlice<UInt8>) -> Bool {
    before.suffix(2).elementsEqual(" -".utf8) && sign.prefix(2).elementsEqual("> ".utf8)
  }

  /// Whether a line begins with a call and not with the name of a value of CSS, all of which have a `-` or a comma.
  func isCall(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.prefix { $0.isLetter || $0.isDigit || $0.isOne(of: ".-_") }
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "(") else { return false }
    return !bytes.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",") }
  }

  /// Whether a line is a part of a frame or a tree that is drawn with signs.
  func holdsFrame(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == 0xE2 && ($1 == 0x94 || $1 == 0x95) }
  }

  /// The name before a colon, an equals sign, two blanks or a value.
  func name(of bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var end = bytes.startIndex
    while end < bytes.endIndex {
      let byte = bytes[end]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\t") { break }
      if byte == 0xEF, bytes[end...].starts(with: "：") { break }
      let next = end + 1 < bytes.endIndex ? bytes[end + 1] : 0x20
      if byte == 0x20, next == 0x20 || next == UInt8(ascii: "#") || next.isDigit && isLast(bytes[(end + 1)...]) {
        break
      }
      end += 1
    }
    let name = bytes.startIndex..<end
    // A character of several bytes counts once.
    guard !name.isEmpty, end < bytes.endIndex, bytes[name].count(where: { $0 & 0xC0 != 0x80 }) <= 60,
      bytes[name].contains(where: { $0.isLetter || $0.isDigit || $0.startsOtherLetter })
    else { return nil }
    return name
  }

  /// Whether nothing but one word follows.
  private func isLast(_ bytes: ArraySlice<UInt8>) -> Bool { !bytes.contains(0x20) }
}
