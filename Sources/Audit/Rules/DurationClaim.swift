package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// A limit of time that a document states and some durations exceed.
package enum DurationClaim: AuditRule {
  package static let rule = Rule(
    "duration-claim", .warning, "A document states how long motion lasts, and some of the tokens do not keep to it.",
    why: "Whoever relies on the statement plans for motion that is over sooner than it is.",
    example: "The words `no animation is longer than 300 ms` are wrong where `motion.duration.slow` is 500 ms.")

  package static let flags = [
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page: "All transitions stay ↓under 300 ms. No animation is ↓longer than 400ms."),
    RuleExample(tokens: "motion.duration.slow: 0.5s", page: "Animations never ↓exceed 300 ms."),
    RuleExample(
      tokens: "motion.duration.fast: 100ms\nmotion.duration.base: 250ms\nmotion.duration.slow: 450ms",
      page:
        "All transitions are ↓between 100 and 300ms. Transitions take ↓between 150ms and 450ms. Keep animations ↓under 300ms. Animations should be ↓under 300ms. ↓Max animation duration: 300ms. Motion is quick: ↓300ms or less. The ↓longest transition is 300ms. The ↓longest transition is 600ms. We have ↓three durations: 100, 200 and 450ms. Durations: ↓100ms, 200ms, 450ms. Animations are ↓limited to 300ms."
    ),
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page: "Buttons take `motion.duration.slow`, which is ↓at most 400 ms."),
    // With what they are good for, for several kinds, and as the one duration that there is.
    RuleExample(
      tokens: "motion.duration.fast: 100ms\nmotion.duration.slow: 450ms",
      page:
        "No animation ↓exceeds 0.4s to maintain responsiveness. No animation ↓exceeds 300ms (in) or 200ms (out). Transitions are ↓capped at 200–300ms. All transitions take ↓450ms. All transitions: ↓0.1s ease. Every transition is ↓450ms.\n\n## Motion\n\nMotion is quick (↓100–300ms)."
    ),
    RuleExample(
      page:
        "No transition is ↓longer than 300ms. The drawer opens in 400ms.\n\nMotion stays ↓under 200ms; the modal fades in over 250ms ease-out."
    ),
    RuleExample(
      page:
        "Animations stay ↓under 300ms.\n\n| Motion | Duration |\n|---|---|\n| Fade | 200ms |\n| Slide | 500ms |"),
    RuleExample(
      page:
        "No animation ↓exceeds 300ms.\n\n## Motion\n\n| Token | Value |\n|---|---|\n| `--fast` | 100ms |\n| `--slow` | 900ms |"
    ),
    RuleExample(page: "No animation ↓exceeds 300ms.\n\n## Motion\n\n- Fast: 100ms\n- Modal: 900ms\n- Spinner: 2s"),
    RuleExample(page: "动效↓不得超过 300ms。\n\n| 令牌 | 时长 |\n|---|---|\n| `duration-ui` | 360ms |"),
    RuleExample(
      page:
        "Transitions take ↓at most 300ms.\n\n- Hover: 150ms\n- Page: 400ms\n\nLes transitions sont de ↓au plus 300ms.\n\n- Survol: 150ms\n- Page: 400ms"
    ),
  ]

  package static let passes = [
    // Times for motion of other kinds beside it.
    RuleExample(
      page:
        "| Name | Duration |\n|---|---|\n| Dot bounce | 800ms |\n| Dot enter | 320ms |\n\nKeep transitions between 100ms and 300ms. Entrance animations: 250-320ms. Infinite animations: 0.8s-2.4s."
    ),
    RuleExample(
      page: "✅ **Do:**\n\n- Keep animations under 420ms\n\n❌ **Don't:**\n\n- Use animations longer than 500ms"),
    // A word of a token's name compares nothing.
    RuleExample(
      tokens: "motion.duration-instant: 80ms\nmotion.duration-slower: 480ms",
      page: "## Motion\n\n- `duration-instant` 80ms — state changes.\n- `duration-slower` 480ms — page transitions."),
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page:
        "All transitions stay under 600 ms. Button transitions stay under 200 ms. Not all transitions stay under 300 ms. All micro transitions take at most 200 ms."
    ),
    RuleExample(
      tokens: "motion.duration.slow: 500ms\nmotion.delay.long: 900ms",
      page:
        "Every animation lasts at most 500 ms. `motion.duration.slow` waits at least 200 ms, then `motion.delay.long` is under 300 ms long?"
    ),
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page:
        "All transitions are between 150 and 500ms. Keep animations under 500ms. The longest transition is 500ms. Durations: 150ms, 500ms. Transitions used to stay under 200ms. Could all transitions stay under 200ms? In Figma, all transitions stay under 250ms. All transitions stay under 250ms on low-end devices."
    ),
    RuleExample(
      tokens: "motion.duration.fast: 100ms\nmotion.duration.slow: 450ms",
      page:
        "All hover transitions take 150ms. Motion is quick (100–200ms) on phones. No animation exceeds 450ms to keep the pace.\n\n## Drawer\n\nAll transitions take 150ms. Motion is quick (100–200ms)."
    ),
    RuleExample(page: "All transitions stay under 300 ms."),
    // A label that says of which motions an item speaks.
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page: "- Instant state changes: always use transitions (150-300ms)"),
    // A name that compares.
    RuleExample(
      tokens: "transition.duration.fast: 150ms\ntransition.duration.slow: 500ms",
      page:
        "### Durations\n\n- `--duration-slow` (500ms) — large modals\n- `--duration-slower` (700ms) — hero animations"),
    RuleExample(
      page:
        "All transitions stay under 300 ms. The drawer opens in 200ms. Tooltips appear after 500ms. The spinner loops in 900ms. The page loads in 2s. It never fades in over 600ms. On slow phones the sheet slides in over 400ms."
    ),
    RuleExample(
      page:
        "All animations stay under 300 ms.\n\n| Motion | Duration | Delay |\n|---|---|---|\n| Fade | 200ms | 500ms |\n| Loading loop | 2s | 0ms |\n\n- Session timeout: 900ms"
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let stated = page.bounds.contains(where: BoundCheck.isLimitOfTime) ? StatedDuration.all(on: page) : []
    for claim in page.bounds {
      guard case .durations = claim.subject, !isOfSome(claim) else { continue }
      report(BoundCheck(claim, on: page, besides: stated), page, into: &diagnostics)
    }
    for text in page.texts
    where text.kind != .cell && text.kind != .heading && text.has(.digit) && !text.mentions.isEmpty {
      for limit in TimeLimit.all(in: text) {
        let own = page.subject.durations.filter { $0.path == limit.token }
        diagnostics.compared.claims += own.isEmpty ? 0 : 1
        let over = own.filter { $0.milliseconds > limit.milliseconds }.map {
          (name: $0.name, milliseconds: $0.milliseconds)
        }
        report(over, than: limit.milliseconds, at: limit.range, in: text, page, into: &diagnostics)
      }
    }
  }

  private static func report(_ check: BoundCheck, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let claim = check.claim
    diagnostics.compared.claims += check.items.isEmpty ? 0 : 1
    let high = if case .between = claim.bound { claim.figures[1] } else { claim.figures[0] }
    let outside = check.outside
    let long = outside.filter { $0.value > high }
    let over = long.map { (name: $0.name, milliseconds: $0.value) }
    report(over, than: high, at: claim.range, in: claim.text, page, by: check.confidence(long), into: &diagnostics)
    let under = outside.filter { $0.value < claim.figures[0] }
    let fault: Message
    if let first = under.first, over.isEmpty {
      fault = "\(first.name) (\(first.value.trimmed(1)) ms) is shorter than \(claim.figures[0].trimmed(1)) ms"
    } else if let nearest = check.nearest {
      fault =
        "no duration is \(claim.figures[0].trimmed(1)) ms: the next is \(nearest.name) (\(nearest.value.trimmed(1)) ms)"
    } else if isList(claim), claim.figures.count == 1 {
      let others = check.items.filter { abs($0.value - claim.figures[0]) > 0.5 }
      guard !others.isEmpty else { return }
      fault =
        "\(Sentence.list(others.map { "\($0.name) (\($0.value.trimmed(1)) ms)" })) \(word: others.count == 1 ? "is" : "are") not \(claim.figures[0].trimmed(1)) ms"
    } else if isList(claim), let list = check.listFault {
      fault = list
    } else {
      return
    }
    diagnostics.report(
      rule, by: check.confidence(outside.isEmpty ? check.items : outside), fault,
      at: page.document.file.span(page.document.range(ofPlain: claim.range, in: claim.text.node)),
      why: "the words name other times than there are", fix: "write those that there are, or change the tokens")
  }

  /// Whether the label of an item says of which motions it speaks: `State changes: use transitions (150–300ms)`.
  private static func isOfSome(_ claim: BoundClaim) -> Bool {
    if isOneOfSeveral(claim) { return true }
    guard claim.text.kind == .item,
      let colon = claim.text.bytes[..<max(0, claim.range.lowerBound)].firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return !wholes.isSuperset(of: NameWords(claim.text.bytes[..<colon]).words)
  }

  /// Whether another sentence of the paragraph gives times to motion of another kind, behind its name and a colon.
  private static func isOneOfSeveral(_ claim: BoundClaim) -> Bool {
    claim.text.sentences.contains { sentence in
      guard !sentence.indices.overlaps(claim.range), let start = sentence.firstPlace(of: ": ")?.upperBound,
        start < sentence.endIndex, sentence[start].isDigit,
        case let label = NameWords(sentence[..<start]).words, label.count < 4,
        label.last.map(wholes.contains) == true, label.contains(where: { !wholes.contains($0) && !bounds.contains($0) })
      else { return false }
      var reader = QuantityReader(claim.text.bytes, at: start)
      return reader.read().map { $0.unit == .ms || $0.unit == .s } ?? false
    }
  }

  private static let bounds: Set<String> = ["max", "maximum", "min", "minimum", "is", "are", "longest", "shortest"]

  private static let wholes: Set<String> = [
    "all", "duration", "durations", "timing", "timings", "motion", "transition", "transitions", "animation",
    "animations", "speed", "speeds", "range", "general", "every", "the", "and", "system",
  ]

  private static func isList(_ claim: BoundClaim) -> Bool {
    switch claim.bound {
    case .only, .listed: true
    case .least, .most, .between, .smallest, .largest, .never: false
    }
  }

  private static func report(
    _ over: [(name: String, milliseconds: Double)], than limit: Double, at range: Range<Int>, in text: PageText,
    _ page: AuditedPage, by confidence: Confidence = .sure, into diagnostics: inout Diagnostics
  ) {
    guard !over.isEmpty else { return }
    let names = Sentence.list(over.map { "\($0.name) (\($0.milliseconds.trimmed(1)) ms)" })
    diagnostics.report(
      rule, by: confidence, "\(names) \(word: over.count == 1 ? "is" : "are") longer than \(limit.trimmed(1)) ms",
      at: page.document.file.span(page.document.range(ofPlain: range, in: text.node)),
      why: "the words promise that motion is over sooner", fix: "name the exceptions, or shorten what is too long")
  }
}

/// A statement that the duration of one token is below a limit.
private struct TimeLimit {
  let milliseconds: Double
  let range: Range<Int>
  let token: TokenPath

  private static let joints: [StaticString] = [
    "under ", "below ", "less than ", "shorter than ", "within ", "at most ", "no longer than ", "no more than ",
  ]
  /// Words with which a sentence speaks of exceptions, of the past, or of something else than how long a motion is.
  private static let excluding: Set<String> = [
    "not", "was", "were", "unless", "except", "instead", "but", "would", "could", "may", "some", "delay",
    "delays", "wait", "waits", "example", "if", "loading", "loop", "loops",
  ]

  static func all(in text: PageText) -> [TimeLimit] {
    let bytes = text.bytes
    var found: [TimeLimit] = []
    var index = 0
    while index < bytes.count {
      let isStart = index == 0 || bytes[index - 1] == UInt8(ascii: " ")
      guard isStart, let joint = joints.first(where: { bytes[index...].starts(withWords: $0) }),
        case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: index + joint.utf8CodeUnitCount),
        let unit = quantity.unit, unit.isTime
      else {
        index += 1
        continue
      }
      let limit = unit == .ms ? quantity.low : quantity.low * 1000
      if let token = token(before: index, in: text) {
        found.append(TimeLimit(milliseconds: limit, range: index..<end, token: token))
      }
      index = end
    }
    return found
  }

  /// The one token that the words before a limit speak of.
  private static func token(before index: Int, in text: PageText) -> TokenPath? {
    let sentence = text.sentence(around: index)
    guard excluding.isDisjoint(with: NameWords(sentence).words) else { return nil }
    let mentions = text.mentions.filter { sentence.indices.contains($0.range.lowerBound) }
    guard mentions.count == 1, let only = mentions.first, only.range.upperBound <= index,
      NameWords(text.bytes[only.range.upperBound..<index]).words.count <= 3
    else { return nil }
    return only.path
  }
}

/// How long a sentence says that something moves: `The drawer opens in 400ms`, `The modal fades in over 250ms`.
enum StatedDuration {
  static func all(on page: AuditedPage) -> [BoundCheck.Item] {
    page.texts.filter { ($0.kind == .paragraph || $0.kind == .item) && !page.isAside($0) }.flatMap(all)
  }

  /// What a page's own list or table gives as the duration of a motion.
  static func listed(_ value: NamedValue) -> BoundCheck.Item? {
    guard case .quantity(let quantity) = value.value, let unit = quantity.unit, unit.isTime,
      !motions.isDisjoint(with: value.words) || isBelowMotion(value),
      MotionWords.pauses.isDisjoint(with: value.words)
    else { return nil }
    return BoundCheck.Item(name: value.name, value: unit == .ms ? quantity.low : quantity.low * 1000)
  }

  /// What the list directly below a claim gives as a duration.
  static func listed(_ value: NamedValue, below claim: PageText, _ page: AuditedPage) -> BoundCheck.Item? {
    guard claim.kind == .paragraph, value.block == Int(page.document[claim.node].end),
      case .quantity(let quantity) = value.value, let unit = quantity.unit, unit.isTime,
      MotionWords.pauses.isDisjoint(with: value.words), waits.isDisjoint(with: value.words)
    else { return nil }
    return BoundCheck.Item(name: value.name, value: unit == .ms ? quantity.low : quantity.low * 1000)
  }

  private static let motions: Set<String> = [
    "duration", "durations", "animation", "animations", "transition", "transitions",
  ]

  /// Whether a value is listed below a heading for how long things move.
  private static func isBelowMotion(_ value: NamedValue) -> Bool {
    value.isListed && !headings.isDisjoint(with: value.heading) && MotionWords.pauses.isDisjoint(with: value.heading)
      && waits.isDisjoint(with: value.words)
  }

  private static let headings = motions.union(["motion", "timing"])
  /// Words for what goes on for as long as something else does, or waits.
  private static let waits: Set<String> = [
    "spinner", "loader", "loading", "shimmer", "skeleton", "toast", "autoplay", "debounce", "offset", "total",
  ]

  private static func all(in text: PageText) -> [BoundCheck.Item] {
    guard text.has(.digit) else { return [] }
    return text.sentences.flatMap { sentence in
      sentence.split(separator: UInt8(ascii: ";")).compactMap { read($0, text) }
    }
  }

  private static func read(_ clause: ArraySlice<UInt8>, _ text: PageText) -> BoundCheck.Item? {
    guard let first = clause.firstIndex(where: \.isDigit), !text.isStruck(first),
      case (.quantity(let quantity), let end)? = WrittenValue.read(text.bytes, at: first), end <= clause.endIndex,
      let unit = quantity.unit, unit.isTime,
      !clause[end...].contains(where: { $0.isDigit && text.bytes[end...].first != UInt8(ascii: "(") })
    else { return nil }
    var words = NameWords(clause[..<first]).words
    if let article = words.first, ["the", "a", "an"].contains(article) { words.removeFirst() }
    let name = words.prefix { !verbs.contains($0) }
    let rest = words.dropFirst(name.count)
    guard (1...3).contains(name.count), let verb = rest.first, MotionWords.pauses.isDisjoint(with: words),
      others.isDisjoint(with: name), !text.isDenied(around: first..<end),
      rest.count == 1 ? verb == "takes" || verb == "take" : rest.dropFirst().allSatisfy(joints.contains)
    else { return nil }
    return BoundCheck.Item(
      name: name.joined(separator: " "), value: unit == .ms ? quantity.low : quantity.low * 1000)
  }

  private static let verbs: Set<String> = [
    "opens", "open", "closes", "close", "slides", "slide", "fades", "fade", "animates", "animate", "enters", "enter",
    "exits", "exit", "expands", "expand", "collapses", "collapse", "takes", "take",
  ]
  private static let joints: Set<String> = ["in", "out", "over", "within", "for", "open", "away", "up", "down"]
  /// Words with which what is before the verb is no one thing, or nothing that moves.
  private static let others: Set<String> = [
    "it", "they", "we", "you", "no", "nothing", "on", "in", "if", "when", "and", "or", "that", "which", "spinner",
    "loader", "request", "build", "animation", "animations", "transition", "transitions", "all", "every",
  ]
}
