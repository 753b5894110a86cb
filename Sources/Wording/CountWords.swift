import Printing

/// Numbers as texts count with them, in words or in digits.
package enum CountWords {
  /// `five`, `5`: from two to forty.
  package static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard mayBeNumber(word), let first = word.first else { return nil }
    if first.isDigit {
      guard word.count < 3, word.allSatisfy(\.isDigit) else { return nil }
      let number = word.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return (2...40).contains(number) ? number : nil
    }
    let place = numbers.firstIndex { $0.count == word.count && zip(word, $0).allSatisfy { $0.lowercased == $1 } }
    return place.map { $0 + 2 }
  }

  /// A look at the first letter and the length of a word, which nearly every other word fails.
  private static func mayBeNumber(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, word.count <= longest else { return false }
    switch first | 0x20 {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "n"): return true
    default: return first.isDigit
    }
  }

  private static let numbers = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ].map { Array($0.utf8) }
  private static let longest = numbers.map(\.count).max() ?? 0
}
