import Files
import Printing

/// A number of things that an East Asian text counts and lists beside it: `4 状态：正常/加载/失败`, `홈 / 검색 / 설정 4개`,
/// `10 / 12 / 16 四档`.
package struct EasternCount {
  package let number: Int
  /// The number with what it counts.
  package let range: Range<Int>
  /// How many are listed beside it; nil where there is no list for certain.
  package let count: Int?
  /// Whether a colon ends the text behind what it counts, so that it counts what stands below: `세 가지 원칙:`.
  package let isLead: Bool

  /// The numbers of things in a text, in order.
  package static func all(in bytes: [UInt8]) -> [EasternCount] {
    guard bytes.contains(where: { $0 >= 0xE3 }) else { return [] }
    var found: [EasternCount] = []
    var index = 0
    while index < bytes.count {
      guard let (number, end) = number(at: index, in: bytes), let close = counter(at: blank(end, bytes), in: bytes),
        !isBound(before: index, in: bytes)
      else {
        index += 1
        continue
      }
      defer { index = close }
      let list = colon(behind: close, in: bytes)
      let behind = list.flatMap { items(from: $0, in: bytes) }
      found.append(
        EasternCount(
          number: number, range: index..<close, count: behind ?? items(before: index, in: bytes),
          isLead: list == bytes.count))
    }
    return found
  }

  // MARK: The number

  /// From two to twelve, in digits or in letters, at an offset where no other number goes on.
  private static func number(at index: Int, in bytes: [UInt8]) -> (Int, end: Int)? {
    if bytes[index].isDigit {
      guard index == 0 || !bytes[index - 1].isDigit && !bytes[index - 1].isLetter && !bytes[index - 1].isOne(of: ".#-/")
      else { return nil }
      let digits = bytes[index...].prefix(3).prefix(while: \.isDigit)
      let number = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      return (2...12).contains(number) ? (number, digits.endIndex) : nil
    }
    // In Korean, a number of its own stands before its counter: `세 가지`.
    if bytes[index] >= 0xEA, index == 0 || bytes[index - 1] < 0x80,
      let own = korean.first(where: { bytes[index...].starts(with: $0.word.utf8) })
    {
      return (own.number, index + own.word.utf8.count)
    }
    guard bytes[index] >= 0xE4,
      let place = numbers.firstIndex(where: { bytes[index...].starts(with: $0.letter.utf8) }),
      // `十二`, `第三`: another number, and a place in an order.
      index < 3
        || !(numbers.map(\.letter) + ["第", "十"]).contains(where: { bytes[..<index].suffix(3).elementsEqual($0.utf8) })
    else { return nil }
    return (numbers[place].number, index + 3)
  }

  /// Whether the words before a number make it the most or the least that there may be: `多于 2 种`, `최대 3개`.
  private static func isBound(before index: Int, in bytes: [UInt8]) -> Bool {
    let end = index > 0 && bytes[index - 1] == UInt8(ascii: " ") ? index - 1 : index
    return bounds.contains { bytes[..<end].suffix($0.count).elementsEqual($0) }
  }

  private static let bounds = [
    "多于", "超过", "少于", "至少", "最多", "不超过", "大于", "小于", "超過", "最大", "最低", "최대", "최소", "적어도",
  ].map { Array($0.utf8) }

  private static func blank(_ index: Int, _ bytes: [UInt8]) -> Int {
    index < bytes.count && bytes[index] == UInt8(ascii: " ") ? index + 1 : index
  }

  private static let numbers: [(letter: String, number: Int)] = [
    ("二", 2), ("两", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8), ("九", 9),
  ]

  private static let korean: [(word: String, number: Int)] = [
    ("두", 2), ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9), ("열", 10),
  ]

  /// Where a word ends with which things are counted.
  private static func counter(at index: Int, in bytes: [UInt8]) -> Int? {
    counters.first { bytes[index...].starts(with: $0.utf8) }.map { index + $0.utf8.count }
  }

  /// Without those that levels and steps are numbered with, too.
  private static let counters = [
    "种类型", "种", "種類", "種", "个", "個", "档", "類", "类", "组", "状态", "状態", "色", "つ", "개", "가지", "종",
  ]

  // MARK: The list

  /// Where a list begins behind a colon, with a few letters before that: brackets hold examples, or what each has.
  private static func colon(behind end: Int, in bytes: [UInt8]) -> Int? {
    var index = end
    while index < bytes.count, index - end < 18,
      isLetter(index, in: bytes) || bytes[index] & 0xC0 == 0x80
        || bytes[index] == UInt8(ascii: " ") && index + 1 < bytes.count && isLetter(index + 1, in: bytes)
    {
      index += 1
    }
    index = blank(index, bytes)
    for sign in ["：", ":"] where bytes[index...].starts(with: sign.utf8) { return index + sign.utf8.count }
    return nil
  }

  /// Whether a letter begins at an offset: the signs of these scripts, as `、`, stand together before kana.
  private static func isLetter(_ index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index].startsUnparted && !bytes[index...].starts(with: [0xE3, 0x80])
  }

  /// How many items a list has that begins at an offset and ends with its clause; nil where it is not told for certain.
  private static func items(from start: Int, in bytes: [UInt8]) -> Int? {
    var (count, depth, length, index) = (1, 0, 0, start)
    var sign: String?
    while index < bytes.count {
      let rest = bytes[index...]
      if let open = ["（", "("].first(where: { rest.starts(with: $0.utf8) }) {
        (depth, index) = (depth + 1, index + open.utf8.count)
      } else if let close = ["）", ")"].first(where: { rest.starts(with: $0.utf8) }) {
        if depth == 0 { break }
        (depth, index) = (depth - 1, index + close.utf8.count)
      } else if depth > 0 {
        index += 1
      } else if ends.contains(where: { rest.starts(with: $0.utf8) }) {
        break
      } else if let found = signs.first(where: { rest.starts(with: $0.utf8) }) {
        // Two kinds of signs part items, and what belongs to one of them.
        guard sign == nil || sign == found, length > 0 else { return nil }
        (sign, count, length, index) = (found, count + 1, 0, index + found.utf8.count)
      } else {
        (length, index) = (length + 1, index + 1)
      }
      guard length <= longestItem else { return nil }
    }
    let list = bytes[start..<index]
    let isWhole = !open.contains { list.firstPlace(of: Array($0.utf8)[...]) != nil }
    return count > 1 && length > 0 && depth == 0 && isWhole ? count : nil
  }

  /// How many items with slashes between them end at an offset: `홈 / 검색 / 설정 `. They are all numbers, or none has one,
  /// as those have that are counted themselves.
  private static func items(before end: Int, in bytes: [UInt8]) -> Int? {
    var (count, length, digits, others, depth) = (1, 0, 0, 0, 0)
    // Other words may stand between the last item and the number: `Safari 最新两个版本`.
    guard end > 0, bytes[end - 1] == UInt8(ascii: " ") else { return nil }
    for index in bytes[..<end].indices.reversed() {
      let byte = bytes[index]
      // What is in brackets belongs to its item.
      if byte == UInt8(ascii: ")") { depth += 1 }
      if depth > 0 {
        if byte == UInt8(ascii: "(") { depth -= 1 }
        length += 1
        if length > longestItem { break }
      } else if byte == UInt8(ascii: "/"), index > 1, isBetweenItems(index, in: bytes) {
        guard length > 0 else { return nil }
        (count, length) = (count + 1, 0)
      } else if byte.isOne(of: ":.;,()|") || byte >= 0xEF || length > longestItem {
        break
      } else if byte != UInt8(ascii: " ") {
        length += 1
        if byte.isDigit { digits += 1 } else if count < 3 || digits == 0 { others += 1 }
      }
    }
    return depth == 0 && count > 2 && (digits == 0 || others == 0) ? count : nil
  }

  /// Whether a slash stands between blanks, or between numbers of several digits, and is not that of a fraction.
  private static func isBetweenItems(_ slash: Int, in bytes: [UInt8]) -> Bool {
    if bytes[slash - 1] == UInt8(ascii: " ") { return bytes[slash + 1] == UInt8(ascii: " ") }
    return slash + 2 < bytes.count && bytes[(slash - 2)...(slash + 2)].count(where: \.isDigit) == 4
  }

  private static let longestItem = 30
  private static let signs = ["、", "/", "・", "·"]
  private static let ends = ["。", "；", ";", "\n", "—", "，", ",", ". "]
  /// Signs and words with which a list is not whole, or is none.
  private static let open = ["等", "など", "…", "...", " 등", "~", "→", "=", "+", "或", "または"]
}
