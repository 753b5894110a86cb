import Printing

/// Why parameters do not describe a spring.
package enum SpringError: Error, Hashable, Sendable {
  /// These cannot be combined.
  case mixed([SpringParameter])
  /// This is missing, and the engine has no default for it.
  case missing(SpringParameter, SpringEngine)
  /// This number is out of range.
  case outOfRange(SpringParameter, Double)
  /// Each number is valid, but together they give a stiffness that is not above 0 or is too large to compute with.
  case noSpring([SpringParameter])

  /// The fault as a phrase.
  package var message: String {
    switch self {
    case .mixed(let parameters):
      "\(Self.list(parameters)) do not define one spring"
    case .missing(let parameter, let engine):
      "the spring has no \(parameter.rawValue), and \(engine.name) has no default for it"
    case .outOfRange(let parameter, let value):
      "\(parameter.rawValue) is \(value.isFinite ? value.trimmed(6) : "not finite"), but has to be \(parameter.range)"
    case .noSpring(let parameters):
      "\(Self.list(parameters)) define no spring: its stiffness has to be above 0 and its damping 0 or more"
    }
  }

  /// The ways to write a spring.
  package var fix: String {
    switch self {
    case .mixed, .noSpring, .missing:
      "write stiffness with damping or dampingRatio, response with dampingFraction, duration with bounce, or tension "
        + "with friction"
    case .outOfRange(let parameter, _):
      "write a \(parameter.rawValue) that is \(parameter.range)"
    }
  }

  private static func list(_ parameters: [SpringParameter]) -> String {
    let names = parameters.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "no numbers" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
