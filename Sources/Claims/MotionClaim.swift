package import Diagnostics
package import Motion
import Printing
import Statements
import Wording

/// What words say of a motion.
package struct MotionClaim {
  private enum Kind: Equatable {
    case noOvershoot
    case noBounce
    case slight
    /// In seconds.
    case settles(Double)
  }

  private let kind: Kind
  package let range: Range<Int>

  /// The share of the way that nobody sees: on 100 points, a tenth of one.
  package static let least = 0.001

  /// The share of the way from which on it is seen that a motion comes back.
  private static let leastBounce = 0.02

  /// A fifth of the way is seen by everybody: nobody would call it slight who has seen it.
  private static let hardlySlight = 0.2

  /// What the motion does instead; nil where it does what is claimed.
  package func fault(of spring: Spring) -> Message? {
    switch kind {
    case .noOvershoot, .noBounce:
      guard spring.overshoot > (kind == .noBounce ? Self.leastBounce : Self.least), let time = spring.overshootTime
      else { return nil }
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
  package static func first(in text: ArraySlice<UInt8>, of sentence: ArraySlice<UInt8>) -> MotionClaim? {
    let words = NameWords(sentence).words
    guard hedges.isDisjoint(with: words) else { return nil }
    let isNever = words.contains("never")
    var index = text.startIndex
    while index < text.endIndex {
      for (phrases, kind) in [(neverPhrases, Kind.noBounce), (isNever ? [] : stillPhrases, .noOvershoot)] {
        for phrase in phrases where text[index...].starts(withWords: phrase) {
          let end = index + phrase.utf8CodeUnitCount
          if !isLimit(text[end...]) { return MotionClaim(kind: kind, range: index..<end) }
        }
      }
      if isNever {
        index += 1
        continue
      }
      for phrase in ClaimWords.stills[text[index].lowercased] ?? [] where text[index...].starts(withWords: phrase) {
        return MotionClaim(kind: .noBounce, range: index..<index + phrase.count)
      }
      for phrase in slightPhrases where text[index...].starts(withWords: phrase) {
        return MotionClaim(kind: .slight, range: index..<index + phrase.utf8CodeUnitCount)
      }
      if text[index...].starts(withWords: "settles "), let claim = settling(text, index + 8) { return claim }
      index += 1
    }
    return nil
  }

  /// Whether a claim goes on with how much there is at most: `never overshoots by more than 5 %`.
  private static func isLimit(_ rest: ArraySlice<UInt8>) -> Bool {
    [" by ", " above ", " beyond ", " more "].contains { rest.starts(with: $0.utf8) }
  }

  private static let hedges: Set<String> = ["isn", "says", "said", "claims", "true", "nearly", "almost", "near"]
  private static let stillPhrases: [StaticString] = [
    "no overshoot", "without overshoot", "without any overshoot", "does not overshoot", "critically damped",
  ]
  private static let neverPhrases: [StaticString] = [
    "never overshoots", "never overshoot", "never bounces", "no bounce", "without bounce",
    "does not bounce",
  ]
  private static let slightPhrases: [StaticString] = [
    "slight bounce", "slight overshoot", "subtle bounce", "subtle overshoot",
  ]

  /// `within 300 ms`, `in under 0.5 s`.
  private static func settling(_ text: ArraySlice<UInt8>, _ start: Int) -> MotionClaim? {
    let joints: [StaticString] = ["within ", "in under ", "in less than ", "under "]
    guard let joint = joints.first(where: { text[start...].starts(withWords: $0) }) else { return nil }
    let number = start + joint.utf8CodeUnitCount
    guard case .quantity(let quantity)? = WrittenValue.read(Array(text.base), at: number)?.value,
      let unit = quantity.unit,
      unit == .ms || unit == .s
    else { return nil }
    return MotionClaim(kind: .settles(unit == .ms ? quantity.low / 1000 : quantity.low), range: start..<quantity.end)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes from the start of the text it is a part of, so that offsets mean the same.
  fileprivate var base: [UInt8] { [UInt8](repeating: UInt8(ascii: " "), count: startIndex) + self }
}
