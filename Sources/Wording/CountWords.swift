import Printing

/// Numbers as texts count with them, in words or in digits.
package enum CountWords {
  /// `five`, `5`: from two to forty.
  package static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first else { return nil }
    if first.isDigit {
      guard word.count < 3, word.allSatisfy(\.isDigit) else { return nil }
      let number = word.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return (2...40).contains(number) ? number : nil
    }
    guard lengths.mayHold(word) else { return nil }
    return numbers.firstIndex { word.isWord($0) }.map { $0 + 2 }
  }

  private static let numbers: [StaticString] = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
  private static let lengths = WordLengths(numbers.map(\.description))
}
