import Diagnostics
import Guide
import Motion
import Printing
import Tokens

/// A spring as it runs in this system: what was written, what the engine added, what comes of it.
struct SpringReading {
  let drawn: DrawnToken
  let written: SpringParameters
  let spring: Spring
  /// The engine the system declares.
  let engine: SpringEngine?
  /// What nobody wrote: `stiffness 100, React Native default`.
  let assumed: [String]

  var name: String { drawn.name }

  /// Seconds; of a spring that never settles five of its periods.
  var reach: Double { spring.settleTime ?? 5 * spring.response }

  /// The springs a block names; one that cannot be read is reported at its line and told in `unread`.
  static func all(
    _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> (springs: [SpringReading], unread: [UnreadSpring]) {
    var springs: [SpringReading] = []
    var unread: [UnreadSpring] = []
    for drawn in DrawnToken.all(of: [.spring], request, into: &diagnostics) {
      switch read(drawn, request, into: &diagnostics) {
      case .success(let reading): springs.append(reading)
      case .failure(let reason): unread.append(reason)
      }
    }
    return (springs, unread)
  }

  static func read(
    _ drawn: DrawnToken, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> Result<SpringReading, UnreadSpring> {
    guard case .spring(let written) = drawn.token.value else {
      return .failure(UnreadSpring(drawn: drawn, reason: "no spring"))
    }
    switch resolve(written, by: request.system.settings.springEngine) {
    case .success(let (spring, assumed)):
      let engine = request.system.settings.springEngine
      return .success(
        SpringReading(drawn: drawn, written: written, spring: spring, engine: engine, assumed: assumed))
    case .failure(let fault):
      diagnostics.warning(
        "incomplete-spring", "\(drawn.path) cannot be drawn: \(fault.reason)", at: drawn.line.span,
        why: "the page would show no motion for it", fix: fault.fix)
      return .failure(UnreadSpring(drawn: drawn, reason: fault.reason))
    }
  }

  /// Without an engine nothing may be filled in but a mass of 1, which is said.
  private static func resolve(
    _ written: SpringParameters, by engine: SpringEngine?
  ) -> Result<(Spring, [String]), Fault> {
    // SwiftUI asks for stiffness and damping, and notes whatever else it fills in.
    switch written.resolved(by: engine ?? .swiftUI) {
    case .success(let resolved):
      guard engine == nil else { return .success((resolved.spring, resolved.fromDefaults)) }
      let filled = resolved.fromDefaults.map { $0.prefix { $0 != " " } }
      guard filled.isEmpty else {
        return .failure(Fault(reason: "it gives no \(Plate.list(filled.map(String.init))), and no engine is declared"))
      }
      let isMassive = written.stiffness != nil && written.mass == nil
      return .success((resolved.spring, isMassive ? ["mass 1, since no engine is declared"] : []))
    case .failure(.missing(let parameter, _)) where engine == nil:
      return .failure(Fault(reason: "it gives no \(parameter.rawValue), and no engine is declared"))
    case .failure(let error): return .failure(Fault(reason: error.message, fix: error.fix))
    }
  }

  private struct Fault: Error {
    let reason: String
    var fix = "write the whole spring, or name the engine that fills it in: `spring-engine` in system.yml"
  }
}

/// A spring whose motion is not known.
struct UnreadSpring: Error {
  let drawn: DrawnToken
  let reason: String
}

// MARK: - Words

extension SpringReading {
  /// `200 / 18`, with the mass where it is not 1.
  var pair: String {
    let mass = spring.mass == 1 ? "" : " / \(spring.mass.trimmed(3))"
    return "\(spring.stiffness.trimmed(2)) / \(spring.damping.trimmed(2))\(mass)"
  }

  /// The spring in its author's terms, short: `200 / 18`, `response 0.5, damping fraction 0.82`.
  var terms: String {
    let isPhysical = [written.response, written.duration, written.tension, written.dampingRatio].allSatisfy {
      $0 == nil
    }
    return isPhysical ? pair : TokenText.short(.spring(written))
  }

  var overshootText: String {
    spring.overshoot > 0 ? "overshoots \(MotionText.percent(spring.overshoot))" : "no overshoot"
  }

  var settleText: String {
    spring.settleTime.map { "settles at \(MotionText.time(seconds: $0))" } ?? "never settles"
  }

  /// The motion as a sentence without its subject: `overshoots by 7.5 % at 288 ms and settles at 729 ms`.
  var motionWords: String {
    let peak = spring.overshootTime.map { time in
      "overshoots by \(MotionText.percent(spring.overshoot)) at \(MotionText.time(seconds: time))"
    }
    return "\(peak ?? "does not overshoot") and \(settleText)"
  }

  /// What the drawing shows, for those who do not see it.
  var sentence: String {
    let written = TokenText.short(.spring(written))
    return "\(name), \(written.isEmpty ? pair : written): the value rises from 0 to its target 1, \(motionWords)."
  }

  /// Where a figure came from: `React Native default`, `computed`; nil for what was written, and for a mass where the
  /// terms of the author have none.
  func source(of parameter: SpringParameter) -> String? {
    for note in assumed where note.hasPrefix(parameter.rawValue + " ") {
      return note.firstIndex(of: ",").map { String(note[$0...].dropFirst(2)) }
    }
    return written[parameter] == nil && parameter != .mass ? "computed" : nil
  }
}

extension [SpringReading] {
  /// What the engines filled in, the springs with the same filling told together.
  var fillings: [String] {
    var found: [(note: String, names: [String])] = []
    for reading in self {
      for note in reading.assumed {
        if let index = found.firstIndex(where: { $0.note == note }) {
          found[index].names.append(reading.name)
        } else {
          found.append((note, [reading.name]))
        }
      }
    }
    return found.map { note, names in
      let words = note.prefix(1).uppercased() + note.dropFirst()
      return names.count == count ? "\(words)." : "\(words), in \(Plate.list(names))."
    }
  }
}
