import Files
import Printing
import Recognition

/// The lengths that a text says are all there are: `spacing is only 4, 8 and 16 px`, `corners are always 8px`,
/// `the spacing scale is 4, 8, 16`.
package struct OnlyClaim {
  package let lengths: [Double]
  package let range: Range<Int>

  /// The first in a text, where nothing before it limits of what it is said.
  package init?(_ text: PageText, subjects: Set<String>) {
    for joint in ["only ", "always ", "scale is ", "are ", "is "] {
      if let claim = Self.read(text, joint, subjects) {
        (lengths, range) = claim
        return
      }
    }
    return nil
  }

  private static func read(
    _ text: PageText, _ joint: String, _ subjects: Set<String>
  ) -> (lengths: [Double], range: Range<Int>)? {
    let bytes = text.bytes
    guard let place = bytes[...].firstPlace(of: Array(joint.utf8)[...]),
      place.lowerBound == 0 || !bytes[place.lowerBound - 1].isLetter, !text.isStruck(place.lowerBound)
    else { return nil }
    let sentence = text.sentence(around: place.lowerBound)
    let before = NameWords(sentence[..<place.lowerBound]).words
    guard !subjects.isDisjoint(with: before), before.allSatisfy({ subjects.contains($0) || plain.contains($0) })
    else { return nil }
    let isOfAll = joint == "are " || joint == "is "
    let isOfSteps = before.last.map { ["steps", "values"].contains($0) } ?? false
    if isOfAll, before.first != "all", before.first != "every", !isOfSteps { return nil }
    var index = place.upperBound
    for word in ["ever ", "uses ", "use ", "from ", "the values ", "multiples "]
    where bytes[index...].starts(with: word.utf8) {
      if word == "multiples " { return nil }
      index += word.utf8.count
    }
    let least = joint == "always " || isOfAll && !isOfSteps ? 1 : 2
    guard let (lengths, end) = list(bytes, from: index), lengths.count >= least, isEnd(bytes, end) else { return nil }
    return (lengths, index..<end)
  }

  private static let plain: Set<String> = [
    "all", "every", "the", "our", "uses", "use", "is", "are", "comes", "come", "in", "takes", "take", "tokens", "token",
    "scale", "steps", "step", "values", "value", "system", "we", "has", "have", "a", "of", "this",
  ]

  /// Lengths in pixels with commas, slashes or `and` between them.
  private static func list(_ bytes: [UInt8], from start: Int) -> ([Double], Int)? {
    var found: [Double] = []
    var (index, end) = (start, start)
    while index < bytes.count, bytes[index].isDigit,
      case (.quantity(let quantity), let next)? = WrittenValue.read(bytes, at: index)
    {
      guard let length = quantity.unit == nil ? quantity.low : quantity.pixels else { return nil }
      found.append(length)
      end = next
      index = next
      for joint in [", and ", " and ", ", or ", " or ", ", ", " / ", "/"] where bytes[index...].starts(with: joint.utf8)
      {
        index += joint.utf8.count
        break
      }
      if index == next { break }
    }
    return found.isEmpty ? nil : (found, end)
  }

  private static func isEnd(_ bytes: [UInt8], _ end: Int) -> Bool {
    guard end < bytes.count else { return true }
    let isStop = bytes[end] == UInt8(ascii: ".") && (end + 1 == bytes.count || bytes[end + 1].isSpace)
    return isStop || bytes[end] == UInt8(ascii: ";")
  }
}

/// What a text says of the contrast of everything that is text: `all text meets AA`.
package struct WholeContrastClaim {
  package let claim: ClaimedContrast

  package init?(_ text: PageText) {
    for start in text.bytes.indices {
      let isStart = start == 0 || !text.bytes[start - 1].isLetter
      guard isStart, "aAeE".utf8.contains(text.bytes[start]) else { continue }
      let sentence = text.sentence(around: start)
      guard let claim = Self.read(sentence[start...]), !text.isDenied(around: start..<start),
        Self.exceptions.isDisjoint(with: NameWords(sentence).words)
      else { continue }
      self.claim = claim
      return
    }
    return nil
  }

  /// `All text … meets … AA`.
  private static func read(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    var index = text.startIndex
    var words: [String] = []
    var verbEnd: Int?
    while index < text.endIndex, words.count < 10, verbEnd == nil {
      var end = index
      while end < text.endIndex, text[end].isLetter { end += 1 }
      guard end > index else { return nil }
      let word = String(decoding: text[index..<end], as: UTF8.self).lowercased()
      if words.isEmpty, word != "all", word != "every" { return nil }
      if verbs.contains(word) { verbEnd = end }
      words.append(word)
      index = end
      while index < text.endIndex, text[index] == UInt8(ascii: " ") { index += 1 }
    }
    let subject = words.dropFirst().dropLast()
    guard let verbEnd, !subject.isEmpty, !subjects.isDisjoint(with: subject),
      subject.allSatisfy({ subjects.contains($0) || plain.contains($0) }),
      let claim = ClaimedContrast.read(text[verbEnd...]),
      NameWords(text[verbEnd..<claim.range.lowerBound]).words.allSatisfy(plain.contains)
    else { return nil }
    return claim
  }

  private static let subjects: Set<String> = [
    "text", "type", "copy", "labels", "pair", "pairs", "pairing", "pairings", "combinations",
  ]
  private static let verbs: Set<String> = [
    "meets", "meet", "passes", "pass", "reaches", "reach", "satisfies", "satisfy", "clears", "clear", "achieves",
    "achieve", "exceeds", "exceed", "has", "have",
  ]
  private static let plain: Set<String> = [
    "and", "of", "the", "our", "color", "colour", "foreground", "background", "surface", "component", "components",
    "every", "in", "both", "themes", "wcag", "2", "1", "contrast", "level", "at", "least", "a", "ratio", "minimum",
    "or", "s", "than", "better",
  ]
  private static let exceptions: Set<String> = [
    "except", "exception", "exceptions", "unless", "should", "must", "needs", "need", "lg", "body", "where", "if",
    "aim", "aims", "ensure", "verify", "check", "or",
  ]
}
