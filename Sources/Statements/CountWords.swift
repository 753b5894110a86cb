import Printing

/// Numbers as texts count with them, in words or in digits.
package enum CountWords {
  /// `five`, `5`: from two to forty.
  package static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard (1...longest).contains(word.count), let first = word.first,
      first.isDigit ? word.count < 3 : initials.contains(first.lowercased)
    else { return nil }
    let text = String(decoding: word.map(\.lowercased), as: UTF8.self)
    if let number = numbers.firstIndex(of: text) { return number + 2 }
    return Int(text).flatMap { (2...40).contains($0) ? $0 : nil }
  }

  private static let numbers = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
  /// The first letters of the words, and the length of the longest: nearly every other word ends there.
  private static let initials = Set(numbers.compactMap(\.utf8.first))
  private static let longest = numbers.map(\.utf8.count).max() ?? 0
}
