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
    // In a call, in two sentences, in other languages and in tables.
    RuleExample(
      page:
        "- Sheet: `spring(response: 0.4, dampingFraction: 0.6)`, ↓no overshoot\n- Card: response 0.4, damping fraction 0.6. ↓No overshoot.\n- Drawer: `duration: 0.4, bounce: 0.3`, ↓never bounces\n- Hoja: stiffness 300, damping 12, ↓sin rebote\n- Blatt: stiffness 300, damping 12, ↓kein Überschwingen\n- 弹簧 stiffness 300, damping 12，↓无过冲。\n- Popover: stiffness 300, damping 12: ↓critically damped"
    ),
    RuleExample(
      page:
        "The motion ↓never bounces.\n\n| Spring | Stiffness | Damping | Note |\n|---|---|---|---|\n| sheet | 300 | 12 | ↓no overshoot |\n| calm | 300 | 40 | no overshoot |"
    ),
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
      page:
        "Springs never overshoot.\n\n| Spring | Stiffness | Damping | Note |\n|---|---|---|---|\n| calm | 300 | 40 | no overshoot |\n| ratio | 300 | 1 | no overshoot |\n\n## Others\n\n| Spring | Response | Damping | Note |\n|---|---|---|---|\n| pop | 0.4 | 0.6 | a playful bounce |\n\n- Sheet: response 0.4, damping fraction 0.6. There is no overshoot in what follows, which is another thing.\n- Card: nearly critically damped, stiffness 300, damping 30."
    ),
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
    if ClaimWords.springs.areAny(in: page.document.file.bytes[...]) {
      for text in page.texts where text.kind != .cell && text.kind != .heading && !page.isAside(text) {
        reportWritten(in: text, page, into: &diagnostics)
      }
      reportTables(page, into: &diagnostics)
    }
    guard page.subject.hasSprings else { return }
    for text in page.texts where text.kind != .cell && text.kind != .heading {
      for mention in text.mentions {
        let sentence = text.sentence(around: mention.range.lowerBound)
        // A sentence about two springs does not say of which of them it speaks.
        guard isOnly(mention, in: sentence, text),
          let claim = MotionClaim.first(in: sentence[mention.range.upperBound...], of: sentence)
        else { continue }
        report(claim, [mention.path], text.node, page, into: &diagnostics)
      }
    }
    for row in page.rows {
      let springs = row.tokens.filter { spring($0, page.subject) != nil }
      guard !springs.isEmpty else { continue }
      for cell in row.others {
        guard let claim = MotionClaim.first(in: cell.bytes[...], of: cell.bytes[...]) else { continue }
        report(claim, springs, cell.node, page, into: &diagnostics)
      }
    }
  }

  /// Reports what sentences say of the springs that they write out, or the short one behind them: `stiffness 400, damping
  /// 10, with no overshoot`, `Response 0.4, damping fraction 0.6. No overshoot.`
  private static func reportWritten(in text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    // Every way to write a spring names one of these; nearly no text does.
    guard text.has(.digit), ClaimWords.springs.areAny(in: text.bytes[...]) else { return }
    var before: WrittenSpring?
    for sentence in text.sentences {
      let own = WrittenSpring.read(sentence, in: text)
      let written = own ?? (NameWords(sentence).words.count <= shortest ? before : nil)
      before = own
      guard let written, let claim = MotionClaim.first(in: sentence, of: sentence),
        !text.isStruck(claim.range.lowerBound), !text.isDenied(around: claim.range),
        !text.code.contains(where: { $0.overlaps(claim.range) })
      else { continue }
      report(claim, written.spring, "the spring", at: claim.range, in: text, page, into: &diagnostics)
    }
  }

  /// How many words a sentence has at most that says something of the spring before it and nothing else.
  private static let shortest = 3

  /// Reports what the cells beside the figures of a spring say of it, and the sentences above their table.
  private static func reportTables(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let springs = WrittenSpring.inTables(of: page)
    guard !springs.isEmpty else { return }
    for written in springs {
      for cell in written.remarks {
        guard let claim = MotionClaim.first(in: cell.bytes[...], of: cell.bytes[...]) else { continue }
        report(claim, written.spring, "\(written.name)", at: claim.range, in: cell, page, into: &diagnostics)
      }
    }
    for text in page.texts where text.kind == .paragraph && !page.isAside(text) {
      let own = springs.filter { $0.section == text.section }
      guard !own.isEmpty else { continue }
      for sentence in text.sentences where isOfAll(sentence) {
        guard let claim = MotionClaim.first(in: sentence, of: sentence) else { continue }
        let worst = own.filter { claim.fault(of: $0.spring) != nil }.max { $0.spring.overshoot < $1.spring.overshoot }
        if let worst {
          report(claim, worst.spring, "\(worst.name)", at: claim.range, in: text, page, into: &diagnostics)
        } else {
          diagnostics.compared.claims += 1
        }
      }
    }
  }

  /// Whether a sentence speaks of all springs, or of motion as such, and of nothing else.
  private static func isOfAll(_ sentence: ArraySlice<UInt8>) -> Bool {
    let words = NameWords(sentence).words
    return words.count <= 6 && words.allSatisfy { all.contains(ClaimWords.english($0) ?? $0) }
  }

  private static let all: Set<String> = [
    "no", "never", "not", "none", "nothing", "without", "does", "do", "the", "our", "all", "every", "any", "of", "and",
    "spring", "springs", "motion", "animation", "animations", "transition", "transitions", "overshoot", "overshoots",
    "bounce", "bounces", "ever", "there", "is", "are", "critically", "damped",
  ]

  private static func report(
    _ claim: MotionClaim, _ spring: Spring, _ name: Message, at range: Range<Int>, in text: PageText,
    _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    diagnostics.compared.claims += 1
    guard let fault = claim.fault(of: spring) else { return }
    diagnostics.report(
      rule, "\(name) \(fault)", at: page.document.file.span(page.document.range(ofPlain: range, in: text.node)),
      why: "the words promise another motion than the figures give",
      fix: "write what the spring does, or give it other figures")
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
