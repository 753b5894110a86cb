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
    if tokens.isEmpty, token == nil { return page.named.compactMap(Self.duration) }
    return tokens.filter { token == nil || $0.path == token }
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
    return isAll || isPlural || first == "everything" ? (nil, ()) : nil
  }

  private static func isMotion(_ word: String) -> Bool {
    ["animation", "animations", "transition", "transitions", "duration", "durations", "motions"].contains(word)
  }

  private static func starts(_ text: ArraySlice<UInt8>, _ phrase: StaticString) -> Bool {
    guard text.count >= phrase.utf8CodeUnitCount else { return false }
    return phrase.withUTF8Buffer { zip(text, $0).allSatisfy { $0.lowercased == $1 } }
  }
}
