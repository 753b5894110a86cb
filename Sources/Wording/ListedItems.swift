import Files
import Printing

/// The items of a list within a sentence.
package struct ListedItems {
  /// How many there are if every comma, slash, `and` and `or` stands between two of them.
  package let most: Int
  /// Whether each comma ends an item that is one thing.
  package let isParted: Bool
  /// Whether each comma ends an item, and each item has a figure.
  private let isCertain: Bool
  /// Whether each item is a single word, so that there are no fewer things than items.
  private let isOfWords: Bool
  /// Whether an item may stand for several things: `brand and neutrals`.
  private let mayGroup: Bool

  /// Nil for what is no list, or not a whole one.
  package init?(_ text: ArraySlice<UInt8>) {
    var parts: [[UInt8]] = [[]]
    var (commas, dots, depth) = (0, 0, 0)
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { return nil }
      let isComma = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      // The first byte of a middle dot stays in the item before it, where it is no letter.
      let isDot = byte == 0xB7 && index > text.startIndex && text[index - 1] == 0xC2
      if depth == 0, isComma || isDot || byte.isOne(of: "/|&+") {
        if isComma { commas += 1 }
        if isDot { dots += 1 }
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    let hasJoint = Self.splitLast(&parts)
    let items = parts.map { Item($0) }
    let all = items.reduce(0) { $0 + $1.count }
    guard depth == 0, all > 1, items.allSatisfy(\.isPlain) else { return nil }
    most = all
    let signs = items.count - 1 - (hasJoint ? 1 : 0)
    isParted = (commas == signs || dots == signs) && items.allSatisfy { $0.count == 1 }
    isCertain = isParted && items.allSatisfy(\.hasFigure)
    isOfWords = isParted && commas > 0 && (hasJoint || items.last?.isLast == true) && items.allSatisfy(\.isWord)
    mayGroup = items.contains(where: \.isPlural)
  }

  /// Parts the last two items, between which `and` stands without a comma; false where they are no two.
  private static func splitLast(_ parts: inout [[UInt8]]) -> Bool {
    guard let last = parts.last, !last.contains(UInt8(ascii: "(")) else { return false }
    for joint in Item.joints.map({ " \($0) " }) {
      guard let place = last[...].firstPlace(of: Array(joint.utf8)[...]), place.lowerBound > 0 else { continue }
      let items = [Array(last[..<place.lowerBound]), Array(last[place.upperBound...])]
      guard items.allSatisfy({ Item($0).hasFigure }) || items.allSatisfy({ Item($0).isWord }) else { return false }
      parts.removeLast()
      parts += items
      return true
    }
    return false
  }

  /// How many are listed; nil where it may be as many as a number says.
  package func count(beside number: Int) -> Int? {
    if number < most { return isCertain || isOfWords ? most : nil }
    // Of many things, a sentence may list the groups; where one is missing, it lists the things.
    return number > most && (isCertain || number == most + 1 && !mayGroup) ? most : nil
  }

  /// How many names or short phrases a text lists, with one sign between them; nil where it is no list for certain.
  ///
  /// - Parameter code: the parts of the whole text that are written as code
  package static func count(in list: ArraySlice<UInt8>, code: [Range<Int>]) -> Int? {
    if list.firstPlace(of: Array("×".utf8)[...]) != nil { return nil }
    let plain = list.indices.filter { index in !code.contains { $0.contains(index) } }
    let signs = [UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ";"), UInt8(ascii: "|"), 0xB7]
    func isSign(_ sign: UInt8, at index: Int) -> Bool {
      // The second byte of `·` is one of other letters too.
      list[index] == sign && (sign != 0xB7 || index > list.startIndex && list[index - 1] == 0xC2)
    }
    let used = signs.filter { sign in plain.contains { isSign(sign, at: $0) } }
    guard used.count == 1, let sign = used.first else { return nil }
    let places = plain.filter { isSign(sign, at: $0) }
    let starts = [list.startIndex] + places.map { $0 + 1 }
    let items = zip(starts, places.map { sign == 0xB7 ? $0 - 1 : $0 } + [list.endIndex]).map { start, end in
      var item = list[start..<max(start, end)].drop { $0.isSpace }
      while let last = item.last, last.isSpace { item.removeLast() }
      return item
    }
    let areCode = items.allSatisfy { item in code.contains(item.startIndex..<item.endIndex) }
    guard areCode || items.allSatisfy({ Item(Array($0)).isShort }) else { return nil }
    return items.count
  }

  /// Words with which a list is not whole, or is none.
  package static let open: Set<String> = [
    "including", "such", "like", "eg", "e", "etc", "more", "rest", "see", "below", "which", "that", "each", "every",
    "to", "through", "from", "follows", "following", "above", "plus", "except", "not", "one", "both",
  ]
}

private struct Item {
  /// How many things it may be: `and`, `or` and arrows stand between several.
  let count: Int
  let hasFigure: Bool
  /// Whether it is a single word that names one thing.
  let isWord: Bool
  let isPlural: Bool
  let isPlain: Bool
  /// Whether `and` or `or` begins it.
  let isLast: Bool
  /// Whether it is a name of a few words, without figures.
  let isShort: Bool

  init(_ text: [UInt8]) {
    let plain = Trimming.withoutBrackets(text)
    var words = NameWords(plain).words
    // A dash between figures, an ellipsis: the list is not whole.
    let isWhole = !plain.contains(0xE2) && words.allSatisfy { !ListedItems.open.contains($0) }
    isLast = words.first.map(Self.joints.contains) ?? false
    while let first = words.first, Self.joints.contains(first) { words.removeFirst() }
    count = words.isEmpty ? 0 : 1 + words.count(where: Self.joints.contains)
    hasFigure = text.contains(where: \.isDigit) && words.first.map { !Self.remarks.contains($0) } ?? false
    isWord = words.count == 1 && words[0].allSatisfy(\.isLetter) && !words[0].hasSuffix("s")
    // `Notifications` with a capital is the name of one thing.
    let isName = words.count == 1 && plain.first(where: \.isLetter)?.isUppercase ?? false
    isPlural = !isName && words.contains { $0.hasSuffix("s") && !$0.hasSuffix("ss") && $0.count > 3 }
    isPlain = isWhole && words.count <= 5
    isShort =
      isWhole && (1...3).contains(words.count) && count == 1 && !hasFigure
      && words.allSatisfy { !Self.remarks.contains($0) }
      && text.allSatisfy { $0.isLetter || $0.isOne(of: " -*") || $0 >= 0x80 }
  }

  /// What stands between the last two items, in several languages.
  static let joints = ["and", "or", "et", "ou", "und", "oder", "y"]

  private static let remarks: Set<String> = ["the", "a", "an", "our", "its", "with", "for", "at", "in", "by"]
}
