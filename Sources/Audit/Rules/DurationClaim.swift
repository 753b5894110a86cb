package import Diagnostics
import Files
import Guide
import Printing
import Recognition
package import Statements
import Syntax
import Tokens

/// A limit of time that a document states and some durations exceed.
package enum DurationClaim: AuditRule {
  package static let rule = Rule(
    "duration-claim", .warning, "A document states a limit for durations which some of the tokens exceed.",
    why: "Whoever relies on the statement plans for motion that is over sooner than it is.",
    example: "The words `no animation is longer than 300 ms` are wrong where `motion.duration.slow` is 500 ms.")

  package static let flags = [
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page: "All transitions stay ↓under 300 ms. No animation is ↓longer than 400ms."),
    RuleExample(tokens: "motion.duration.slow: 0.5s", page: "Animations never ↓exceed 300 ms."),
    RuleExample(
      tokens: "motion.duration.fast: 150ms\nmotion.duration.slow: 500ms",
      page: "Buttons take `motion.duration.slow`, which is ↓at most 400 ms."),
    RuleExample(
      page:
        "No transition is ↓longer than 300ms. The drawer opens in 400ms.\n\nMotion stays ↓under 200ms; the modal fades in over 250ms ease-out."
    ),
    RuleExample(
      page:
        "Animations stay ↓under 300ms.\n\n| Motion | Duration |\n|---|---|\n| Fade | 200ms |\n| Slide | 500ms |"),
  ]

  package static let passes = [
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
    RuleExample(page: "All transitions stay under 300 ms."),
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
    for text in page.texts where text.kind != .cell && text.kind != .heading && text.bytes.contains(where: \.isDigit) {
      for claim in TimeLimit.all(in: text) {
        let all = claim.durations(page)
        diagnostics.compared.claims += all.isEmpty ? 0 : 1
        let over = all.filter { $0.milliseconds > claim.milliseconds }
        guard !over.isEmpty else { continue }
        let names = Sentence.list(over.map { "\($0.name) (\($0.milliseconds.trimmed(1)) ms)" })
        diagnostics.report(
          rule, "\(names) \(word: over.count == 1 ? "is" : "are") longer than \(claim.milliseconds.trimmed(1)) ms",
          at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
          why: "the words promise that motion is over sooner", fix: "name the exceptions, or shorten what is too long")
      }
    }
  }
}

/// A statement that some durations are below a limit.
private struct TimeLimit {
  let milliseconds: Double
  let range: Range<Int>
  /// The one duration spoken of; nil for all of them.
  let token: TokenPath?

  /// The durations that the statement speaks of.
  func durations(_ page: AuditedPage) -> [AuditedSystem.NamedDuration] {
    let tokens = page.subject.durations
    guard token == nil else { return tokens.filter { $0.path == token } }
    return (tokens.isEmpty ? page.named.compactMap(Self.duration) : tokens) + StatedDuration.all(on: page)
  }

  /// What a page's own list or table gives as the duration of a motion.
  private static func duration(_ value: NamedValue) -> AuditedSystem.NamedDuration? {
    guard case .quantity(let quantity) = value.value, let unit = quantity.unit, unit.isTime,
      !motions.isDisjoint(with: value.words), AuditedSystem.pauses.isDisjoint(with: value.words)
    else { return nil }
    return AuditedSystem.NamedDuration(
      name: value.name, milliseconds: unit == .ms ? quantity.low : quantity.low * 1000)
  }

  private static let motions: Set<String> = [
    "duration", "durations", "animation", "animations", "transition", "transitions",
  ]

  private static let joints: [StaticString] = [
    "under ", "below ", "less than ", "shorter than ", "within ", "at most ", "no longer than ", "no more than ",
    "longer than ", "more than ", "exceed ", "exceeds ",
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
      guard isStart, let joint = joints.first(where: { Self.starts(bytes[index...], $0) }),
        case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: index + joint.utf8CodeUnitCount),
        let unit = quantity.unit, unit.isTime
      else {
        index += 1
        continue
      }
      let limit = unit == .ms ? quantity.low : quantity.low * 1000
      if let token = subject(before: index, in: text) {
        found.append(TimeLimit(milliseconds: limit, range: index..<end, token: token.path))
      }
      index = end
    }
    return found
  }

  /// What the words before a limit speak of; nil if that is not clear.
  private static func subject(before index: Int, in text: PageText) -> (path: TokenPath?, Void)? {
    let sentence = text.sentence(around: index)
    let words = NameWords(sentence[..<index]).words
    guard excluding.isDisjoint(with: NameWords(sentence).words) else { return nil }
    let isNegated =
      starts(text.bytes[index...], "longer ") || starts(text.bytes[index...], "more ")
      || starts(text.bytes[index...], "exceed")
    let mentions = text.mentions.filter { sentence.indices.contains($0.range.lowerBound) }
    if !mentions.isEmpty {
      guard mentions.count == 1, let only = mentions.first, only.range.upperBound <= index, !isNegated,
        NameWords(text.bytes[only.range.upperBound..<index]).words.count <= 3
      else { return nil }
      return (only.path, ())
    }
    guard let first = words.first, words.count <= 6 else { return nil }
    let second = words.dropFirst().first ?? ""
    if isNegated {
      let isNone = first == "no" && isMotion(second) || first == "nothing" || isMotion(first) && words.contains("never")
      return isNone ? (nil, ()) : nil
    }
    let isAll = ["all", "every", "each", "any"].contains(first) && isMotion(second)
    let isPlural =
      isMotion(first) && first.hasSuffix("s") && ["stay", "are", "last", "take", "finish"].contains(second)
      || first == "motion" && second == "stays"
    return isAll || isPlural || first == "everything" ? (nil, ()) : nil
  }

  private static func isMotion(_ word: String) -> Bool {
    ["animation", "animations", "transition", "transitions", "duration", "durations", "motion", "motions"].contains(
      word)
  }

  private static func starts(_ text: ArraySlice<UInt8>, _ phrase: StaticString) -> Bool {
    guard text.count >= phrase.utf8CodeUnitCount else { return false }
    return phrase.withUTF8Buffer { zip(text, $0).allSatisfy { $0.lowercased == $1 } }
  }
}

/// How long a sentence says that something moves: `The drawer opens in 400ms`, `The modal fades in over 250ms`.
private enum StatedDuration {
  static func all(on page: AuditedPage) -> [AuditedSystem.NamedDuration] {
    page.texts.filter { ($0.kind == .paragraph || $0.kind == .item) && !page.isAside($0) }.flatMap(all)
  }

  private static func all(in text: PageText) -> [AuditedSystem.NamedDuration] {
    guard text.bytes.contains(where: \.isDigit) else { return [] }
    var found: [AuditedSystem.NamedDuration] = []
    var start = 0
    while start < text.bytes.count {
      let sentence = text.sentence(around: start)
      for clause in sentence.split(separator: UInt8(ascii: ";")) {
        if let own = read(clause, text) { found.append(own) }
      }
      start = max(start, sentence.endIndex) + 1
    }
    return found
  }

  private static func read(_ clause: ArraySlice<UInt8>, _ text: PageText) -> AuditedSystem.NamedDuration? {
    guard let first = clause.firstIndex(where: \.isDigit), !text.isStruck(first),
      case (.quantity(let quantity), let end)? = WrittenValue.read(text.bytes, at: first), end <= clause.endIndex,
      let unit = quantity.unit, unit.isTime,
      !clause[end...].contains(where: { $0.isDigit && text.bytes[end...].first != UInt8(ascii: "(") })
    else { return nil }
    var words = NameWords(clause[..<first]).words
    if let article = words.first, ["the", "a", "an"].contains(article) { words.removeFirst() }
    let name = words.prefix { !verbs.contains($0) }
    let rest = words.dropFirst(name.count)
    guard (1...3).contains(name.count), let verb = rest.first, AuditedSystem.pauses.isDisjoint(with: words),
      others.isDisjoint(with: name), !text.isDenied(around: first..<end),
      rest.count == 1 ? verb == "takes" || verb == "take" : rest.dropFirst().allSatisfy(joints.contains)
    else { return nil }
    return AuditedSystem.NamedDuration(
      name: name.joined(separator: " "), milliseconds: unit == .ms ? quantity.low : quantity.low * 1000)
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
