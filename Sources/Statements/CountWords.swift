import Printing

/// Numbers as texts count with them, in words or in digits.
package enum CountWords {
  /// `five`, `5`: from two to forty.
  package static func number(_ word: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: word.map(\.lowercased), as: UTF8.self)
    if let number = numbers.firstIndex(of: text) { return number + 2 }
    return Int(text).flatMap { (2...40).contains($0) ? $0 : nil }
  }

  private static let numbers = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
}
