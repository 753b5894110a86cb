import Files
import Printing

/// How many pixels a rem is, where a document says so.
package enum RemRoot {
  /// That of `1rem = 10px` or `font-size: 62.5%`; nil where a document says neither, or several.
  package static func pixels(in text: ArraySlice<UInt8>) -> Double? {
    guard text.firstPlace(of: rem) != nil else { return nil }
    var found: Set<Double> = []
    if let share = text.firstPlace(of: tenPixels),
      text[max(0, share.lowerBound - 24)..<share.lowerBound].firstPlace(of: fontSize) != nil
    {
      found.insert(10)
    }
    var start = text.startIndex
    while let place = text[start...].firstPlace(of: rem) {
      start = place.upperBound
      if let pixels = pixels(equalTo: text[..<place.lowerBound], text[place.upperBound...]) { found.insert(pixels) }
    }
    return found.count == 1 ? found.first.flatMap { $0 == usual ? nil : $0 } : nil
  }

  /// `10` behind `1rem`, where nothing but an equals sign is between both.
  private static func pixels(equalTo before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Double? {
    let own = before.suffix(3).filter { !$0.isSpace }
    guard own.last == UInt8(ascii: "1"), own.dropLast().last.map({ !$0.isDigit && $0 != UInt8(ascii: ".") }) ?? true
    else { return nil }
    let rest = behind.prefix(24).filter { !$0.isSpace && !$0.isOne(of: "`*") }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    let digits = rest.dropFirst().prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard rest[digits.endIndex...].starts(with: "px".utf8) else { return nil }
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { (4...64).contains($0) ? $0 : nil }
  }

  private static let rem = Array("rem".utf8)[...]
  private static let tenPixels = Array("62.5%".utf8)[...]
  private static let fontSize = Array("font-size".utf8)[...]
  private static let usual = 16.0
}
