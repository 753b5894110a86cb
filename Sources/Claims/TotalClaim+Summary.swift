import Guide
import Printing
import Statements
import Syntax
import Wording

/// Counts of several things in one sentence.
extension TotalClaim {
  /// Whether a text stands where a document says what is in it.
  static func isAtHead(_ text: PageText, _ page: AuditedPage) -> Bool {
    guard text.kind == .paragraph else { return false }
    let heading = page.heading(above: text)
    return heading.isEmpty || !heads.isDisjoint(with: heading)
      || page.document.titleHeading.map { NameWords($0.text).words == heading } ?? false
  }

  private static let heads: Set<String> = ["overview", "summary", "introduction", "glance", "contents", "about"]

  /// The counts of a sentence that does nothing but count: `Four colours, three type styles and two radii.`, `12 colors · 3
  /// radii`; none where it says anything else, or counts one thing alone.
  ///
  /// What else it counts, such as components, is passed over.
  static func summary(_ sentence: ArraySlice<UInt8>) -> [TotalClaim] {
    let words = sentence.split(separator: UInt8(ascii: " "))
    guard let first = words.firstIndex(where: { number($0) != nil }),
      words[..<first].allSatisfy({ leads.contains(ClaimWords.noun($0)) })
    else { return [] }
    var found: [TotalClaim] = []
    var (parts, index) = (0, first)
    while index < words.count {
      guard let number = number(words[index]), let last = end(ofPartFrom: index + 1, words) else { return [] }
      let range = words[index].startIndex..<words[last].endIndex - trailing(words[last])
      let noun = NameWords(sentence[words[index + 1].startIndex..<range.upperBound]).words.joined(separator: " ")
      if let kind = Kind(noun, isType: false) { found.append(TotalClaim(number: number, kind: kind, range: range)) }
      parts += 1
      index = last + 1
      while index < words.count, joints.contains(String(decoding: words[index], as: UTF8.self)) { index += 1 }
    }
    return parts > 1 ? found : []
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    word.elementsEqual("1".utf8) || word.isWord("one") ? 1 : CountWords.number(word)
  }

  /// The last word of a part that begins at a noun: one with a comma or a full stop behind it, or before a joint; nil where
  /// the noun has more than three words.
  private static func end(ofPartFrom start: Int, _ words: [ArraySlice<UInt8>]) -> Int? {
    for index in start..<min(words.count, start + longestNoun) {
      let letters = words[index].dropLast(trailing(words[index]))
      guard !letters.isEmpty, letters.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: "-") }) else { return nil }
      let isEnd = trailing(words[index]) > 0 || index + 1 == words.count
      if isEnd || joints.contains(String(decoding: words[index + 1], as: UTF8.self)) { return index }
    }
    return nil
  }

  private static let longestNoun = 3

  /// How many signs end a word.
  private static func trailing(_ word: ArraySlice<UInt8>) -> Int {
    word.reversed().prefix { $0.isOne(of: ".,;:!") }.count
  }

  private static let joints: Set<String> = ["and", "&", "+", "·", "•", "|", "/", "—", "–", "with", "plus"]
  private static let leads: Set<String> = [
    "this", "document", "guide", "file", "the", "there", "are", "system", "palette", "defines", "define", "has",
    "have", "contains", "includes", "comprises", "holds", "uses", "we", "consists", "of", "in", "total", "with",
  ]
}
