import Printing

/// A spring with every parameter resolved, and a list of those that the author did not write.
package struct ResolvedSpring: Hashable, Sendable {
  /// The motion.
  package let spring: Spring
  /// The parameters filled in by the engine, in a fixed order: `stiffness 100, React Native default`.
  package let fromDefaults: [String]
  /// The engine whose defaults were used.
  package let engine: SpringEngine
}

extension SpringParameters {
  /// The spring that these parameters mean to `engine`, which fills in missing ones; a missing velocity is 0.
  package func resolved(by engine: SpringEngine) -> Result<ResolvedSpring, SpringError> {
    let given = Set(self.given).subtracting([.velocity])
    let wanted: [SpringParameter]
    if given.isEmpty {
      let whole = engine.defaults.given
      wanted = SpringFamily.allCases.map(\.parameters).first { Set(whole).isSubset(of: $0) } ?? whole
    } else {
      // The first family that contains every given parameter; mass or stiffness alone count as physical, as in most
      // engines.
      guard let family = SpringFamily.candidates(for: engine).first(where: { given.isSubset(of: $0.parameters) }) else {
        return .failure(.mixed(self.given.filter { $0 != .velocity }))
      }
      wanted = family.parameters
    }
    return filled(wanted, by: engine).flatMap { filled in
      filled.parameters.spring.map {
        ResolvedSpring(spring: $0, fromDefaults: filled.notes, engine: engine)
      }
    }
  }

  private func filled(
    _ wanted: [SpringParameter], by engine: SpringEngine
  ) -> Result<(parameters: Self, notes: [String]), SpringError> {
    var whole = self
    var notes: [String] = []
    for parameter in wanted where self[parameter] == nil {
      guard let value = engine.fallback(for: parameter) else { return .failure(.missing(parameter, engine)) }
      whole[parameter] = value
      if parameter == .mass, !engine.hasMass { continue }
      notes.append("\(parameter.rawValue) \(value.trimmed(3)), \(engine.name) default")
    }
    return .success((whole, notes))
  }

  /// The spring of parameters that are complete for their family.
  private var spring: Result<Spring, SpringError> {
    for parameter in given {
      if let value = self[parameter], !parameter.allows(value) { return .failure(.outOfRange(parameter, value)) }
    }
    let spring: Spring
    let v = velocity ?? 0
    if let stiffness, let damping {
      spring = Spring(stiffness: stiffness, damping: damping, mass: mass ?? 1, velocity: v)
    } else if let stiffness, let dampingRatio {
      spring = Spring(stiffness: stiffness, dampingRatio: dampingRatio, mass: mass ?? 1, velocity: v)
    } else if let response, let dampingFraction {
      spring = Spring(response: response, dampingFraction: dampingFraction, velocity: v)
    } else if let duration, let bounce {
      spring = Spring(duration: duration, bounce: bounce, velocity: v)
    } else if let tension, let friction {
      spring = Spring(tension: tension, friction: friction, velocity: v)
    } else {
      return .failure(.mixed(given))
    }
    return spring.isValid ? .success(spring) : .failure(.noSpring(given))
  }
}

/// A set of parameters that together define a spring.
enum SpringFamily: CaseIterable {
  case physical, ratio, response, duration, origami

  /// The parameters of this family, in the order in which they are listed.
  var parameters: [SpringParameter] {
    switch self {
    case .physical: [.stiffness, .damping, .mass]
    case .ratio: [.stiffness, .dampingRatio, .mass]
    case .response: [.response, .dampingFraction]
    case .duration: [.duration, .bounce]
    case .origami: [.tension, .friction]
    }
  }

  /// The families in the order in which an engine tries them for an incomplete spring: Android and Compose prefer
  /// ratios.
  static func candidates(for engine: SpringEngine) -> [SpringFamily] {
    engine.defaults.dampingRatio == nil ? allCases : [.ratio, .physical, .response, .duration, .origami]
  }
}

extension SpringParameter {
  /// Whether a spring can have this value.
  func allows(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    return switch self {
    case .stiffness, .mass, .response, .duration: value > 0
    case .damping, .dampingRatio, .dampingFraction: value >= 0
    case .bounce: value > -1 && value <= 1
    case .velocity, .tension, .friction: true
    }
  }

  /// The range in words.
  var range: String {
    switch self {
    case .stiffness, .mass, .response, .duration: "above 0"
    case .damping, .dampingRatio, .dampingFraction: "0 or more"
    case .bounce: "above −1 and at most 1"
    case .velocity, .tension, .friction: "finite"
    }
  }
}
