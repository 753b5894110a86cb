package import Diagnostics
import Guide
package import Markup
package import Motion
import Printing
import TokenValues
import Tokens

/// A spring as it runs in this system: what was written, what the engine added, and the resulting motion.
package struct SpringReading {
  package let sample: Sample
  package let written: SpringParameters
  package let spring: Spring
  /// The engine that the system declares.
  package let engine: SpringEngine?
  /// The parameters that nobody wrote: `stiffness 100, React Native default`.
  package let assumed: [String]

  package var name: String { sample.name }

  /// In seconds; for a spring that never settles, five of its periods.
  package var reach: Double { spring.settleTime ?? 5 * spring.response }

  /// The springs of some samples; one that cannot be read is reported at its place and added to `unread`.
  package static func all(
    _ samples: [Sample], by engine: SpringEngine?, into diagnostics: inout Diagnostics
  ) -> (springs: [SpringReading], unread: [UnreadSpring]) {
    var springs: [SpringReading] = []
    var unread: [UnreadSpring] = []
    for sample in samples {
      switch read(sample, by: engine, into: &diagnostics) {
      case .success(let reading): springs.append(reading)
      case .failure(let reason): unread.append(reason)
      }
    }
    return (springs, unread)
  }

  package static func read(
    _ sample: Sample, by engine: SpringEngine?, into diagnostics: inout Diagnostics
  ) -> Result<SpringReading, UnreadSpring> {
    guard case .spring(let written) = sample.value else {
      return .failure(UnreadSpring(sample: sample, reason: "it is not a spring"))
    }
    switch resolve(written, by: engine) {
    case .success(let (spring, assumed)):
      return .success(
        SpringReading(sample: sample, written: written, spring: spring, engine: engine, assumed: assumed))
    case .failure(let fault):
      diagnostics.report(
        .incompleteSpring, "\(sample.path) cannot be drawn: \(fault.reason)", at: sample.place,
        why: "the page would show no motion for it", fix: Fix(fault.fix))
      return .failure(UnreadSpring(sample: sample, reason: fault.reason))
    }
  }

  /// Without an engine, only a mass of 1 may be filled in, which is stated.
  private static func resolve(
    _ written: SpringParameters, by engine: SpringEngine?
  ) -> Result<(Spring, [String]), Fault> {
    // SwiftUI takes stiffness and damping, and reports anything else that it fills in.
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

/// A spring whose motion is unknown.
package struct UnreadSpring: Error {
  package let sample: Sample
  package let reason: String

  /// Its name, its parameters, and why it is not drawn.
  package func node(_ scene: Scene, _ attributes: Attribute...) -> Node {
    h("div", attributes + [.token(sample.path.description)]) {
      h("div", .class("under")) {
        h("b") { Plate.breaking(sample.name) }
        h("span") { "\(TokenText.short(sample.value)). Not drawn: \(reason)." }
        Plate.path(sample.path, scene)
      }
    }
  }
}

// MARK: - Words

extension SpringReading {
  /// The definition of settled on every plate.
  package static let settledNote = "The settle time is the last moment more than 0.001 from the target."

  /// `200 / 18`, with the mass if it is not 1.
  package var pair: String {
    let mass = spring.mass == 1 ? "" : " / \(spring.mass.trimmed(3))"
    return "\(spring.stiffness.trimmed(2)) / \(spring.damping.trimmed(2))\(mass)"
  }

  /// The spring in its author's terms, abbreviated: `200 / 18`, `response 0.5, damping fraction 0.82`.
  package var terms: String {
    let isPhysical = [written.response, written.duration, written.tension, written.dampingRatio].allSatisfy {
      $0 == nil
    }
    return isPhysical ? pair : TokenText.short(.spring(written))
  }

  package var overshootText: String {
    spring.overshoot > 0 ? "overshoots \(MotionText.percent(spring.overshoot))" : "no overshoot"
  }

  package var settleText: String {
    spring.settleTime.map { "settles at \(MotionText.time(seconds: $0))" } ?? "never settles"
  }

  /// The motion as a predicate: `overshoots by 7.5 % at 288 ms and settles at 729 ms`.
  package var motionWords: String {
    let peak = spring.overshootTime.map { time in
      "overshoots by \(MotionText.percent(spring.overshoot)) at \(MotionText.time(seconds: time))"
    }
    return "\(peak ?? "does not overshoot") and \(settleText)"
  }

  /// What its document gives and what its engine adds, for code that has to write the whole of it; nil where nothing is
  /// added.
  package var completed: String? {
    guard let engine, !assumed.isEmpty else { return nil }
    let added = Plate.list(assumed.map { $0.split(separator: ",")[0].lowercased() })
    return
      "Given: \(TokenText.short(.spring(written))). \(Plate.withCapital(added)): the default of "
      + "\(engine.name), written out where another platform would take its own."
  }

  /// The whole spring for the site's script, which writes it in the code of a platform: stiffness, damping, mass and
  /// velocity; and where its engine adds some of them, the engine's own code and what is added.
  package static func attributes(of written: SpringParameters, by engine: SpringEngine?) -> [Attribute] {
    guard case .success(let (spring, assumed)) = resolve(written, by: engine) else { return [] }
    let numbers = [spring.stiffness, spring.damping, spring.mass, spring.velocity].map { $0.trimmed(6) }
    let whole: [Attribute] = [.attr("data-spring", numbers.joined(separator: " "))]
    guard engine != nil, !assumed.isEmpty, let own = spring.equivalents(css: nil, on: engine, written: written).first
    else { return whole }
    return whole + [
      .attr("data-engine", own.platform), .attr("data-code", own.code),
      .attr("data-added", assumed.joined(separator: ", ")),
    ]
  }

  /// The text alternative of the drawing.
  package var sentence: String {
    let written = TokenText.short(.spring(written))
    return "\(name), \(written.isEmpty ? pair : written): the value rises from 0 to its target 1, \(motionWords)."
  }

  /// What a playground begins with, as a query: the numbers in the author's terms, with what the engine added.
  package var playground: String {
    var numbers: [(SpringParameter, Double)] = SpringParameter.allCases.compactMap { parameter in
      written[parameter].flatMap { parameter == .velocity && $0 == 0 ? nil : (parameter, $0) }
    }
    // Numbers that nobody wrote belong to no family of terms.
    if !assumed.isEmpty {
      numbers = [(.stiffness, spring.stiffness), (.damping, spring.damping), (.mass, spring.mass)]
      if spring.velocity != 0 { numbers.append((.velocity, spring.velocity)) }
    }
    return "play=spring" + numbers.map { "&\($0.rawValue)=\($1.trimmed(9))" }.joined()
  }

  /// The origin of a figure: `React Native default`, `computed`; nil for what was written, and for a mass if the
  /// author's terms do not include one.
  package func source(of parameter: SpringParameter) -> String? {
    for note in assumed where note.hasPrefix(parameter.rawValue + " ") {
      return note.firstIndex(of: ",").map { String(note[$0...].dropFirst(2)) }
    }
    return written[parameter] == nil && parameter != .mass ? "computed" : nil
  }
}

extension [SpringReading] {
  /// What the engines filled in, with springs of the same defaults listed together.
  package var fillings: [String] {
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
      let words = Plate.withCapital(note)
      return names.count == count ? "\(words)." : "\(words), in \(Plate.list(names))."
    }
  }
}
