package import Colorimetry
package import Motion
import Plates
import Printing
package import TokenValues

/// How far two values of one type are apart, part by part.
package struct ValueDifference: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    /// The field of a composite value: `blur`; nil for a value of one part.
    package let name: String?
    /// `ΔE 12.3, strong`, `16 → 18 px (+12.5 %)`.
    package let text: String
    /// Whether it is below its threshold.
    package let isQuiet: Bool
    /// The measure that decides, with its threshold: `ΔE2000 below 1`.
    package let rule: String
  }

  package let parts: [Part]

  /// Whether nobody is taken to see it.
  package var isQuiet: Bool { parts.allSatisfy(\.isQuiet) }

  package var text: String {
    parts.map { part in part.name.map { "\($0) \(part.text)" } ?? part.text }.joined(separator: "; ")
  }

  /// The rules that decided whether it is seen, each once.
  package var rules: [String] {
    parts.filter { $0.isQuiet == isQuiet }.map(\.rule).filter { !$0.isEmpty }.uniqued()
  }

  package var rule: String { rules.joined(separator: ", ") }

  /// The parts that differ; empty for values of different types.
  ///
  /// - Parameters:
  ///   - ground: what is under a translucent colour; nil if nobody says.
  ///   - guess: what is taken to be there then; nil for what shows more of the difference.
  ///   - runs: how two gradients run between their stops.
  ///   - engine: the engine whose defaults complete springs.
  package init(
    _ before: TokenValue, _ after: TokenValue, on ground: KnownGround?, orElse guess: Color? = nil,
    runs: (before: GradientRun, after: GradientRun)? = nil, engine: SpringEngine?, _ thresholds: Thresholds
  ) {
    var measure = DifferenceMeasure(ground: ground, guess: guess, engine: engine, thresholds: thresholds)
    if let runs { measure.runs(runs.before, runs.after) }
    measure.compare(before, after)
    parts = measure.parts
  }
}

/// Collects the parts of a difference.
struct DifferenceMeasure {
  let ground: KnownGround?
  let guess: Color?
  let engine: SpringEngine?
  let thresholds: Thresholds
  private(set) var parts: [ValueDifference.Part] = []

  init(ground: KnownGround?, guess: Color?, engine: SpringEngine?, thresholds: Thresholds) {
    self.ground = ground
    self.guess = guess
    self.engine = engine
    self.thresholds = thresholds
  }

  mutating func compare(_ before: TokenValue, _ after: TokenValue) {
    switch before {
    case .color(let a): if case .color(let b) = after { color(nil, a, b) }
    case .dimension(let a): if case .dimension(let b) = after { length(nil, a, b) }
    case .fontFamily(let a):
      if case .fontFamily(let b) = after { families(nil, a, b) }
    case .fontWeight(let a): if case .fontWeight(let b) = after { weight(nil, a.value, b.value) }
    case .duration(let a): if case .duration(let b) = after { time(nil, a, b) }
    case .cubicBezier(let a): if case .cubicBezier(let b) = after { curve(nil, a, b) }
    case .number(let a): if case .number(let b) = after { number(nil, a, b) }
    case .strokeStyle(let a): if case .strokeStyle(let b) = after { style(nil, a, b) }
    case .border(let a): if case .border(let b) = after { borders(a, b) }
    case .transition(let a): if case .transition(let b) = after { transitions(a, b) }
    case .shadow(let a): if case .shadow(let b) = after { shadows(a, b) }
    case .gradient(let a): if case .gradient(let b) = after { gradients(a, b) }
    case .typography(let a): if case .typography(let b) = after { typography(a, b) }
    case .spring(let a): if case .spring(let b) = after { springs(a, b) }
    case .haptic(let a): if case .haptic(let b) = after { haptics(a, b) }
    }
  }

  mutating func add(_ name: String?, _ text: String, isQuiet: Bool, rule: String) {
    parts.append(ValueDifference.Part(name: name, text: text, isQuiet: isQuiet, rule: rule))
  }

  // MARK: Colours

  mutating func color(_ name: String?, _ a: Color, _ b: Color) {
    if a == b { return }
    // What lies under nothing is not known, and no measure of it would be one of the colour.
    if self.ground == nil, (a.opacity == 0) != (b.opacity == 0) {
      add(
        name, b.opacity == 0 ? "now transparent" : "no longer transparent", isQuiet: false,
        rule: "any change to or from nothing")
      return
    }
    let isTranslucent = a.isTranslucent || b.isTranslucent
    func measured(on ground: Color) -> Double {
      ColorDifference.e2000(a.composited(over: ground), b.composited(over: ground))
    }
    let revealing = RevealingGround.of(a, b)
    let own = ground?.color ?? guess ?? revealing
    // Opaque colours are measured as they are, also where they lie outside of sRGB, which wider screens show.
    let difference = isTranslucent ? measured(on: own) : ColorDifference.e2000(a, b)
    var text = "ΔE \(figure(ofColor: difference)), \(ColorWord.of(difference))"
    let told = ground == nil ? Self.name(of: own) : ground?.name
    if isTranslucent, let told { text += ", on \(told)" }
    // A veil that becomes a wall may look the same where it happens to lie on its own colour, and does not elsewhere.
    let isHidden =
      (a.opacity - b.opacity).magnitude >= 0.1 && min(a.opacity, b.opacity) > 0 && difference < thresholds.color
    // Where nobody says what is under it, one ground alone would be half of the truth.
    let isUnknown = ground == nil && guess == nil && isTranslucent
    let other: Color? = isHidden ? revealing : isUnknown ? (own == .black ? .white : .black) : nil
    let elsewhere = other.map(measured) ?? difference
    if let other, ColorWord.of(elsewhere) != ColorWord.of(difference) {
      text += ", and \(figure(ofColor: elsewhere)) on \(Self.name(of: other))"
    }
    let most = max(difference, elsewhere)
    if a.opacity != b.opacity { text += ", alpha \(Self.percent(a.opacity)) → \(Self.percent(b.opacity))" }
    let isQuiet = most < thresholds.color
    add(
      name, text, isQuiet: isQuiet,
      rule: "ΔE2000 \(isQuiet ? "below" : "of") \(thresholds.color.trimmed(2))\(isQuiet ? "" : " or more")")
  }

  /// An opacity; of one that eight bits tell, the round figure that they stand for.
  private static func percent(_ opacity: Double) -> String {
    let (byte, round) = (opacity * 255, (opacity * 100).rounded() / 100)
    let isEightBit = (byte - byte.rounded()).magnitude < 1e-6 && (round * 255).rounded() == byte.rounded()
    return Plate.percent(isEightBit ? round : opacity)
  }

  /// What is below the threshold is not rounded up to it.
  private func figure(ofColor difference: Double) -> String {
    let isRoundedUp = difference < thresholds.color && (difference * 10).rounded() / 10 >= thresholds.color
    return isRoundedUp ? ((difference * 100).rounded(.down) / 100).trimmed(2) : difference.trimmed(1)
  }

  private static func name(of ground: Color) -> String {
    ground == .black ? "black" : ground == .white ? "white" : ground.hex
  }

  // MARK: Figures

  mutating func length(_ name: String?, _ a: Dimension, _ b: Dimension) {
    if a == b { return }
    let change = b.pixels - a.pixels
    let isQuiet = change.magnitude < thresholds.length && a.unit == b.unit
    let both =
      a.unit == b.unit
      ? "\(a.value.trimmed(3)) → \(Plate.measure(b))" : "\(Plate.measure(a)) → \(Plate.measure(b))"
    let sameSize = a.unit == .rem || b.unit == .rem ? ", the same where 1 rem is 16 px" : ""
    let isOnlyUnit = change.magnitude < thresholds.length && !isQuiet
    add(
      name, both + (a.pixels == b.pixels ? sameSize : Self.share(a.pixels, b.pixels)), isQuiet: isQuiet,
      rule: isOnlyUnit ? "any change of a unit" : limit(isQuiet, thresholds.length, "px"))
  }

  mutating func time(_ name: String?, _ a: TimeSpan, _ b: TimeSpan) {
    if a.milliseconds == b.milliseconds { return }
    let change = (b.milliseconds - a.milliseconds).magnitude
    let isQuiet = change < thresholds.time
    let isOneUnit = a.unit == b.unit
    let (before, after) =
      isOneUnit
      ? (MotionText.time(a), MotionText.time(b))
      : (MotionText.time(milliseconds: a.milliseconds), MotionText.time(milliseconds: b.milliseconds))
    add(
      name,
      "\(before) → \(after)"
        + Self.share(a.milliseconds, b.milliseconds), isQuiet: isQuiet, rule: limit(isQuiet, thresholds.time, "ms"))
  }

  mutating func number(_ name: String?, _ a: Double, _ b: Double) {
    if a == b { return }
    add(name, "\(a.trimmed(4)) → \(b.trimmed(4))" + Self.share(a, b), isQuiet: false, rule: "any change of a number")
  }

  /// A weight is a place on a scale, of which no share can be taken.
  mutating func weight(_ name: String?, _ a: Double, _ b: Double) {
    if a == b { return }
    add(name, "\(a.trimmed(4)) → \(b.trimmed(4))", isQuiet: false, rule: "any change of a weight")
  }

  /// - Parameter rule: what it is that they name now: `another typeface`.
  mutating func words(_ name: String?, _ a: String, _ b: String, rule: String) {
    if a == b { return }
    add(name, "\(a) → \(b)", isQuiet: false, rule: rule)
  }

  /// Who has the first family sees it, and whoever has not, what follows.
  mutating func families(_ name: String?, _ a: [String], _ b: [String]) {
    let rule = a.first == b.first ? "other typefaces where the first is missing" : "another typeface"
    words(name, a.joined(separator: ", "), b.joined(separator: ", "), rule: rule)
  }

  mutating func style(_ name: String?, _ a: StrokeStyle, _ b: StrokeStyle) {
    words(name, StrokeWords.of(a), StrokeWords.of(b), rule: "another style of line")
  }

  func limit(_ isQuiet: Bool, _ threshold: Double, _ unit: String) -> String {
    "a difference of "
      + (isQuiet ? "less than \(threshold.trimmed(3)) \(unit)" : "\(threshold.trimmed(3)) \(unit) or more")
  }

  /// ` (+12.5 %)`; nothing where there is no share to give.
  static func share(_ a: Double, _ b: Double) -> String {
    guard a != 0, a.sign == b.sign || b == 0 else { return "" }
    let change = (b / a - 1) * 100
    // Beyond, a share says nothing: a radius that became a pill.
    if change.magnitude >= 1_000 { return "" }
    return " (\(change < 0 ? "−" : "+")\(change.magnitude.trimmed(1)) %)"
  }
}

/// Words for ΔE2000.
package enum ColorWord {
  /// From `imperceptible` to `a different colour`.
  package static func of(_ difference: Double) -> String {
    switch difference {
    case ..<Thresholds().color: return "imperceptible"
    case ..<2: return "slight"
    case ..<5: return "noticeable"
    case ..<10: return "clear"
    case ..<30: return "strong"
    default: return "a different colour"
    }
  }
}

/// Line styles as text.
enum StrokeWords {
  static func of(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, let cap): "dashes \(dashes.map(\.css).joined(separator: " ")), \(cap.rawValue)"
    }
  }
}
