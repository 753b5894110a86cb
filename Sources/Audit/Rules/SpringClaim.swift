package import Claims
package import Diagnostics
import Files
import Guide
import Motion
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A motion that a document describes and the spring does not have.
package enum SpringClaim: AuditRule {
  package static let rule = Rule(
    "spring-claim", .warning, "A document says of a spring or an easing curve what its figures do not give.",
    why: "Whoever relies on the words expects another motion than the one that is seen.",
    example:
      "The words `no overshoot` are wrong of a spring of stiffness 200 and damping 18, which overshoots by 7.5 %.")

  package static let flags = [
    RuleExample(
      page: curves
        + "No easing ↓overshoots. Motion never ↓overshoots. The ease has no ↓overshoot. `motion.ease` has no ↓overshoot. No transition is slow, and none ↓overshoots.\n\n- **ease**: no ↓overshoot"
    ),
    RuleExample(page: "The springs never ↓overshoot: `cubic-bezier(0.34, 1.56, 0.64, 1)`."),
    RuleExample(
      tokens: "motion.spring.slide: stiffness 200, damping 18",
      page: "# Springs\n\n| Name | Damping | Feel |\n|---|---|---|\n| Slide | 18 | Smooth, ↓no overshoot |"),
    RuleExample(
      tokens: "motion.spring.slide: stiffness 200, damping 18",
      page: "`motion.spring.slide` moves the pill ↓without overshoot."),
    RuleExample(
      tokens: "motion.spring.slide: stiffness 200, damping 18",
      page: "`motion.spring.slide` settles ↓within 300 ms."),
    RuleExample(
      tokens: "motion.spring.pop: stiffness 250, damping 12", page: "`motion.spring.pop` has a ↓slight bounce."),
    RuleExample(
      tokens: "color.ink: #111111", page: "Cards slide with `stiffness: 400, damping: 10`, with ↓no overshoot."),
    RuleExample(page: "Sheets settle on a spring of stiffness 300, damping 12, mass 1 with ↓no overshoot."),
  ]

  private static let curves =
    "---\ncolors: { primary: \"#112233\" }\nmotion:\n  ease: cubic-bezier(0.34, 1.56, 0.64, 1)\n  calm: cubic-bezier(0.2, 0, 0, 1)\n---\n\n## Motion\n\n"

  package static let passes = [
    RuleExample(
      page: curves
        + "The calm curve has no overshoot. `motion.calm` never overshoots. No button overshoots. Easings should never overshoot. Motion overshoots, and no curve is linear.\n\n- **calm**: no overshoot\n- **ease**: overshoots"
    ),
    RuleExample(page: "No easing overshoots: `cubic-bezier(0.2, 0, 0, 1)`."),
    RuleExample(
      tokens: "color.ink: #111111",
      page:
        "Cards slide with `stiffness: 400, damping: 40`, with no overshoot. One has stiffness 400 and damping 10; with stiffness 400 and damping 40 there is no overshoot."
    ),
    RuleExample(
      tokens: "motion.spring.slide: stiffness 200, damping 40",
      page: "`motion.spring.slide` moves the pill without overshoot, and settles within 800 ms."),
    RuleExample(
      tokens: "motion.spring.slide: stiffness 200, damping 18\nmotion.spring.calm: stiffness 200, damping 40",
      page:
        "Use `motion.spring.slide`. Where no overshoot is wanted, use `motion.spring.calm`.\n\nIt is not true that `motion.spring.slide` has no overshoot."
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for text in page.texts where text.kind != .cell && text.kind != .heading && !page.isAside(text) {
      for claim in OvershootClaim.all(in: text, on: page) {
        diagnostics.compared.claims += 1
        let over = claim.curves.filter { $0.curve.overshoot > MotionClaim.least }
        guard let first = over.max(by: { $0.curve.overshoot < $1.curve.overshoot }) else { continue }
        let others: Message = over.count > 1 ? ", and \(over.count - 1) more overshoot" : ""
        diagnostics.report(
          rule, "\(first.name) overshoots by \((first.curve.overshoot * 100).fixed(1)) %\(others)",
          at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
          why: "the words promise another motion than the figures give",
          fix: "write what the curve does, or give it other figures")
      }
    }
    for text in page.texts where text.kind != .cell && text.kind != .heading && !page.isAside(text) {
      reportWritten(in: text, page, into: &diagnostics)
    }
    guard page.subject.hasSprings else { return }
    for text in page.texts where text.kind != .cell && text.kind != .heading {
      for mention in text.mentions {
        let sentence = text.sentence(around: mention.range.lowerBound)
        // A sentence about two springs does not say of which of them it speaks.
        guard isOnly(mention, in: sentence, text),
          let claim = MotionClaim.first(in: sentence[mention.range.upperBound...], before: sentence)
        else { continue }
        report(claim, [mention.path], text.node, page, into: &diagnostics)
      }
    }
    for row in page.rows {
      let springs = row.tokens.filter { spring($0, page.subject) != nil }
      guard !springs.isEmpty else { continue }
      for cell in row.others {
        guard let claim = MotionClaim.first(in: cell.bytes[...], before: cell.bytes[...]) else { continue }
        report(claim, springs, cell.node, page, into: &diagnostics)
      }
    }
  }

  /// Reports what sentences say of the springs that they write out: `stiffness 400, damping 10, with no overshoot`.
  private static func reportWritten(in text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    var start = 0
    while let place = text.bytes[start...].firstPlace(of: "stiffness") {
      let sentence = text.sentence(around: place.lowerBound)
      start = max(place.upperBound, sentence.endIndex)
      guard let stiffness = number(behind: "stiffness", in: sentence, text), stiffness > 0,
        let damping = number(behind: "damping", in: sentence, text), damping > 0,
        let claim = MotionClaim.first(in: sentence, before: sentence), !text.isStruck(place.lowerBound),
        !text.isDenied(around: claim.range), !text.code.contains(where: { $0.overlaps(claim.range) })
      else { continue }
      diagnostics.compared.claims += 1
      let spring = Spring(
        stiffness: stiffness, damping: damping, mass: number(behind: "mass", in: sentence, text) ?? 1, velocity: 0)
      guard spring.isValid, let fault = claim.fault(of: spring) else { continue }
      diagnostics.report(
        rule, "the spring \(fault)",
        at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
        why: "the words promise another motion than the figures give",
        fix: "write what the spring does, or give it other figures")
    }
  }

  /// The number behind a word that a sentence has once: `stiffness: 400`.
  private static func number(behind word: String, in sentence: ArraySlice<UInt8>, _ text: PageText) -> Double? {
    guard let place = sentence.firstPlace(of: Array(word.utf8)[...]),
      sentence[place.upperBound...].firstPlace(of: Array(word.utf8)[...]) == nil,
      let start = sentence[place.upperBound...].firstIndex(where: { !$0.isOne(of: " :=") }),
      case (.quantity(let quantity), _)? = WrittenValue.read(text.bytes, at: start), quantity.unit == nil
    else { return nil }
    return quantity.low
  }

  private static func isOnly(_ mention: TokenMention, in sentence: ArraySlice<UInt8>, _ text: PageText) -> Bool {
    text.mentions.count { sentence.indices.contains($0.range.lowerBound) } == 1
      && sentence.indices.contains(mention.range.upperBound)
  }

  private static func report(
    _ claim: MotionClaim, _ paths: [TokenPath], _ node: Int, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    var first: Message?
    for path in paths {
      guard let (spring, assumed) = spring(path, page.subject) else { continue }
      guard let fault = claim.fault(of: spring) else { return }
      let note = assumed.isEmpty ? "" : " (\(assumed.joined(separator: "; ")))"
      first = first ?? "\(path) \(fault)\(note)"
    }
    guard let first else { return }
    diagnostics.report(
      rule, first, at: page.document.file.span(page.document.range(ofPlain: claim.range, in: node)),
      why: "the words promise another motion than the figures give",
      fix: "write what the spring does, or give it other figures")
  }

  /// A spring as the system's engine runs it, and what the engine fills in; nil where that is not known.
  private static func spring(_ path: TokenPath, _ subject: AuditedSystem) -> (Spring, assumed: [String])? {
    guard case .spring(let written)? = subject.names.tokens(path).first?.token.value else { return nil }
    guard case .success(let resolved) = written.resolved(by: subject.system.settings.springEngine ?? .swiftUI) else {
      return nil
    }
    if subject.system.settings.springEngine == nil, !resolved.fromDefaults.isEmpty { return nil }
    return (resolved.spring, resolved.fromDefaults)
  }
}

/// What words say of a motion.
struct MotionClaim {
  private enum Kind {
    case noOvershoot
    case slight
    /// In seconds.
    case settles(Double)
  }

  private let kind: Kind
  let range: Range<Int>

  /// The share of the way that nobody sees: on 100 points, a tenth of one.
  static let least = 0.001

  /// A fifth of the way is seen by everybody: nobody would call it slight who has seen it.
  private static let hardlySlight = 0.2

  /// What the motion does instead; nil where it does what is claimed.
  func fault(of spring: Spring) -> Message? {
    switch kind {
    case .noOvershoot:
      guard spring.overshoot > Self.least, let time = spring.overshootTime else { return nil }
      return "overshoots by \((spring.overshoot * 100).fixed(1)) % at \((time * 1000).fixed(0)) ms"
    case .slight:
      guard spring.overshoot > Self.hardlySlight, let time = spring.overshootTime else { return nil }
      return
        "overshoots by \((spring.overshoot * 100).fixed(1)) % at \((time * 1000).fixed(0)) ms, which is more than slight"
    case .settles(let seconds):
      guard let time = spring.settleTime, time > seconds else { return nil }
      return "settles after \((time * 1000).fixed(0)) ms"
    }
  }

  /// The first claim in a text.
  static func first(in text: ArraySlice<UInt8>, before sentence: ArraySlice<UInt8>) -> MotionClaim? {
    let phrases: [StaticString] = ["no overshoot", "without overshoot", "without any overshoot", "does not overshoot"]
    let words = NameWords(sentence).words
    guard !words.contains("never"), !words.contains("isn"), !words.contains("says"), !words.contains("said"),
      !words.contains("claims"), !words.contains("true")
    else { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      for phrase in phrases where starts(text[index...], phrase) {
        return MotionClaim(kind: .noOvershoot, range: index..<index + phrase.utf8CodeUnitCount)
      }
      for phrase in slightPhrases where starts(text[index...], phrase) {
        return MotionClaim(kind: .slight, range: index..<index + phrase.utf8CodeUnitCount)
      }
      if starts(text[index...], "settles "), let claim = settling(text, index + 8) { return claim }
      index += 1
    }
    return nil
  }

  private static let slightPhrases: [StaticString] = [
    "slight bounce", "slight overshoot", "subtle bounce", "subtle overshoot",
  ]

  /// `within 300 ms`, `in under 0.5 s`.
  private static func settling(_ text: ArraySlice<UInt8>, _ start: Int) -> MotionClaim? {
    let joints: [StaticString] = ["within ", "in under ", "in less than ", "under "]
    guard let joint = joints.first(where: { starts(text[start...], $0) }) else { return nil }
    let number = start + joint.utf8CodeUnitCount
    guard case .quantity(let quantity)? = WrittenValue.read(Array(text.base), at: number)?.value,
      let unit = quantity.unit,
      unit == .ms || unit == .s
    else { return nil }
    return MotionClaim(kind: .settles(unit == .ms ? quantity.low / 1000 : quantity.low), range: start..<quantity.end)
  }

  private static func starts(_ text: ArraySlice<UInt8>, _ phrase: StaticString) -> Bool {
    guard text.count >= phrase.utf8CodeUnitCount else { return false }
    return phrase.withUTF8Buffer { zip(text, $0).allSatisfy { $0.lowercased == $1 } }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes from the start of the text it is a part of, so that offsets mean the same.
  fileprivate var base: [UInt8] { [UInt8](repeating: UInt8(ascii: " "), count: startIndex) + self }
}
