/// A parameter that a spring can be written with, named as authors name it.
package enum SpringParameter: String, CaseIterable, Sendable {
  case stiffness, damping, dampingRatio, mass, velocity
  case response, dampingFraction
  case duration, bounce
  case tension, friction
}

/// A spring as an author wrote it; missing parameters are nil.
package struct SpringParameters: Hashable, Sendable {
  /// Spring constant, above 0.
  package var stiffness: Double?
  /// Damping coefficient, 0 or more.
  package var damping: Double?
  /// ζ, 0 or more, beside a stiffness.
  package var dampingRatio: Double?
  /// Above 0.
  package var mass: Double?
  /// Initial velocity, targets a second.
  package var velocity: Double?
  /// Undamped period, seconds.
  package var response: Double?
  /// ζ, 0 or more, beside a response.
  package var dampingFraction: Double?
  /// Perceptual duration, seconds.
  package var duration: Double?
  /// Above −1, up to 1.
  package var bounce: Double?
  /// Origami's stiffness.
  package var tension: Double?
  /// Origami's damping.
  package var friction: Double?

  /// The parameters given.
  package init(
    stiffness: Double? = nil, damping: Double? = nil, dampingRatio: Double? = nil, mass: Double? = nil,
    velocity: Double? = nil, response: Double? = nil, dampingFraction: Double? = nil, duration: Double? = nil,
    bounce: Double? = nil, tension: Double? = nil, friction: Double? = nil
  ) {
    self.stiffness = stiffness
    self.damping = damping
    self.dampingRatio = dampingRatio
    self.mass = mass
    self.velocity = velocity
    self.response = response
    self.dampingFraction = dampingFraction
    self.duration = duration
    self.bounce = bounce
    self.tension = tension
    self.friction = friction
  }

  /// A parameter by name; nil if it is missing.
  package subscript(parameter: SpringParameter) -> Double? {
    get { self[keyPath: Self.path(of: parameter)] }
    set { self[keyPath: Self.path(of: parameter)] = newValue }
  }

  /// The names of the given parameters, in a fixed order.
  package var given: [SpringParameter] { SpringParameter.allCases.filter { self[$0] != nil } }

  private static func path(of parameter: SpringParameter) -> WritableKeyPath<Self, Double?> {
    switch parameter {
    case .stiffness: \.stiffness
    case .damping: \.damping
    case .dampingRatio: \.dampingRatio
    case .mass: \.mass
    case .velocity: \.velocity
    case .response: \.response
    case .dampingFraction: \.dampingFraction
    case .duration: \.duration
    case .bounce: \.bounce
    case .tension: \.tension
    case .friction: \.friction
    }
  }
}
