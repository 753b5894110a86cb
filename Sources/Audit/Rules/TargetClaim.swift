package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A size that a sentence says is large enough to be touched, and that is smaller than the sentence asks itself.
package enum TargetClaim: AuditRule {
  package static let rule = Rule(
    "target-claim", .warning, "A sentence says that a size meets a target which is larger than the size.",
    why: "Readers trust the words, and people miss what they touch.",
    example: "The words `200 × 40 px, well above the 44 × 44 px of WCAG` are wrong: 40 is less than 44.")

  package static let flags = [
    RuleExample(page: "- Buttons: 200px × ↓40px minimum (well above the 44×44px of WCAG)."),
    RuleExample(page: "Tabs are at least ↓40 × 40px, which meets the 44 × 44 of WCAG AAA."),
    RuleExample(page: "The touch target is ↓36px tall and exceeds 44px."),
  ]

  package static let passes = [
    RuleExample(
      page: "The minimum tap target: the thumb is 22 px, but thumb and track together meet the 44 × 44 px minimum."),
    RuleExample(
      page: "Buttons are 48 × 48px, which exceeds the 44 × 44px of WCAG. Keys are 44px, which meets 44px of WCAG."),
    RuleExample(page: "Icons are 24px; their touch target extends to 44px, which meets WCAG's 44px."),
    RuleExample(page: "Buttons of 40px do not meet the 44px of WCAG. Tabs of 40px are below the touch target of 44px."),
    RuleExample(
      page: "Rows are 40px tall. The touch target meets 44px. Text of 14px clears the 4.5:1 of WCAG at 44px."),
    RuleExample(page: "The thumb is 22 px but the track and thumb together meet the 44 × 44 px minimum."),
  ]

  private static let verbs: Set<String> = [
    "meets", "meet", "meeting", "exceeds", "exceed", "exceeding", "above", "clears", "clear", "satisfies", "satisfy",
  ]
  /// What makes it a claim about targets.
  private static let topics: Set<String> = ["wcag", "target", "targets", "touch", "tap", "aaa", "hig"]
  /// Words with which a sentence says that the size is another one in the end, or too small.
  private static let excluding: Set<String> = [
    "not", "fails", "fail", "below", "under", "must", "should", "unless", "until", "extend", "extends", "extended",
    "extending", "expand", "expands", "expanded", "grow", "grows", "padding", "plus", "invisible", "enlarged",
    "enlarge",
    "area", "areas", "slop", "text", "contrast", "except", "without", "when", "if",
  ]
  private static let standards: Set<Double> = [24, 44, 48]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for text in page.texts where text.kind != .heading && text.kind != .cell {
      // Most texts have no number in them, and no claim of a size.
      guard text.has(.digit) else { continue }
      for sentence in text.sentences.lazy.flatMap({ $0.split(separator: UInt8(ascii: ";")) }) {
        if let claim = claim(in: sentence, text) {
          diagnostics.report(
            rule, "\(claim.size.trimmed(2)) is less than the \(claim.target.trimmed(2)) it is said to meet",
            at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
            why: "a target is as large as its smaller side", fix: "make it larger, or leave the claim out")
        }
      }
    }
  }

  private struct Claim {
    let size: Double
    let target: Double
    let range: Range<Int>
  }

  /// The last size before a word such as `meets`, and the first behind it.
  private static func claim(in sentence: ArraySlice<UInt8>, _ text: PageText) -> Claim? {
    let sizes = sizes(in: sentence, text.bytes)
    guard sizes.count > 1 else { return nil }
    let words = NameWords(sentence).words
    guard !verbs.isDisjoint(with: words), !topics.isDisjoint(with: words), excluding.isDisjoint(with: words),
      let verb = verb(in: sentence)
    else { return nil }
    guard let target = sizes.first(where: { $0.range.lowerBound >= verb })?.lengths.map(\.value).min(),
      standards.contains(target), let own = sizes.last(where: { $0.range.upperBound <= verb }),
      // `… but the whole row meets`: something else is said to.
      subjects.isDisjoint(with: NameWords(sentence[min(own.range.upperBound, verb)..<verb]).words),
      isTied(sentence, own.range.upperBound, verb, text),
      let least = own.lengths.min(by: { $0.value < $1.value }), least.value < target, least.value >= 16
    else { return nil }
    return Claim(size: least.value, target: target, range: least.range)
  }

  /// Whether a verb is said of the size before it, with nothing but a bracket and a few words between them, and right before
  /// the target: in `40px is the default; touch layouts meet 44px` it is said of something else.
  private static func isTied(_ sentence: ArraySlice<UInt8>, _ size: Int, _ verb: Int, _ text: PageText) -> Bool {
    let between = sentence[min(size, verb)..<verb]
    let rest = sentence[verb...].prefix { !$0.isDigit }
    return NameWords(between).words.count <= mostBetween && !between.contains(where: { $0.isOne(of: ".:") })
      && NameWords(rest).words.count <= mostBefore && !rest.contains(UInt8(ascii: ","))
      && !NameWords(rest).words.contains("baseline")
  }

  private static let (mostBetween, mostBefore) = (6, 6)

  /// Words before a verb that begin a clause with a subject of its own.
  private static let subjects: Set<String> = ["but", "while", "whereas", "together", "region", "row", "zone"]

  private static func verb(in sentence: ArraySlice<UInt8>) -> Int? {
    var index = sentence.startIndex
    while index < sentence.endIndex {
      let word = sentence[index...].prefix { $0.isLetter }
      if verbs.contains(String(decoding: word, as: UTF8.self).lowercased()) { return index }
      index = max(index + 1, word.endIndex)
    }
    return nil
  }

  /// A length, or two of them with × between.
  private struct Size {
    var lengths: [(value: Double, range: Range<Int>)]
    var range: Range<Int>
  }

  private static func sizes(in sentence: ArraySlice<UInt8>, _ bytes: [UInt8]) -> [Size] {
    var found: [Size] = []
    var index = sentence.startIndex
    while index < sentence.endIndex {
      let begins = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit && bytes[index - 1] != 0x2E
      guard begins, bytes[index].isDigit, let length = length(bytes, index),
        length.range.upperBound <= sentence.endIndex
      else {
        index += 1
        continue
      }
      if let last = found.last, isTimes(bytes[last.range.upperBound..<index]) {
        found[found.count - 1].lengths.append(length)
        found[found.count - 1].range = last.range.lowerBound..<length.range.upperBound
      } else {
        found.append(Size(lengths: [length], range: length.range))
      }
      index = length.range.upperBound
    }
    return found
  }

  /// A length, or a number before ×; other quantities, such as ratios, are none.
  private static func length(_ bytes: [UInt8], _ start: Int) -> (value: Double, range: Range<Int>)? {
    if case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: start) {
      return [nil, .px, .pt, .dp].contains(quantity.unit) ? (quantity.low, start..<end) : nil
    }
    let end = bytes[start...].firstIndex { !$0.isDigit } ?? bytes.count
    let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
    guard next == 0xC3 || next == UInt8(ascii: "x"),
      let number = Double(String(decoding: bytes[start..<end], as: UTF8.self))
    else { return nil }
    return (number, start..<end)
  }

  private static func isTimes(_ between: ArraySlice<UInt8>) -> Bool {
    let sign = between.filter { $0 != UInt8(ascii: " ") }
    return sign == [0xC3, 0x97] || sign == [UInt8(ascii: "x")]
  }
}
