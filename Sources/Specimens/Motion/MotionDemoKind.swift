import Plates
import Tokens

/// What a demonstration shows moving.
enum MotionDemoKind: String, CaseIterable {
  case hero, stagger, sheet, pulse, tab, flip, countdown, press, fade, slide, pop, spinner, skeleton, progress, spread,
    toast

  /// The figures it can show; another one would change nothing and is reported.
  var figures: Set<MotionDemoFigure> {
    switch self {
    case .hero, .spread, .spinner: []
    case .stagger: [.distance, .delay]
    case .sheet: [.from, .to, .opacity]
    case .pulse, .press, .flip, .skeleton, .fade, .progress: [.from, .to]
    case .pop: [.from, .to, .fade]
    case .tab: [.from, .to, .distance, .opacity, .scaleSpring]
    case .countdown: [.from, .to, .next]
    case .slide: [.distance]
    case .toast: [.from, .to, .distance, .scaleSpring, .fade]
    }
  }
}

/// What a line of a demonstration gives.
enum MotionDemoFigure: String, CaseIterable {
  case spring, duration, easing
  /// The spring of the scale, where it is not that of the way.
  case scaleSpring = "scale-spring"
  /// How long the opacity takes, where it takes its own time.
  case fade
  case from, to
  /// The scale from which what comes next starts.
  case next
  case distance, delay, opacity
  /// Of the shape that moves.
  case color

  static let always: Set<MotionDemoFigure> = [.spring, .duration, .easing, .color]

  var type: TokenType {
    switch self {
    case .spring, .scaleSpring: .spring
    case .duration, .fade, .delay: .duration
    case .easing: .cubicBezier
    case .from, .to, .next, .opacity: .number
    case .distance: .dimension
    case .color: .color
    }
  }

  /// What it is called before its value.
  var label: String {
    switch self {
    case .scaleSpring: "Spring of the scale"
    case .fade: "Fade"
    case .color: "Colour"
    case .spring, .duration, .easing, .from, .to, .next, .distance, .delay, .opacity:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

/// The calm form of a motion.
struct MotionDemoCalm {
  enum Form: String, CaseIterable {
    case fade, crossfade, opacity
    /// One state gives way to the other at once.
    case none
  }

  let form: Form
  /// What the author calls it.
  let words: String?
  /// Milliseconds, where a token gives them.
  let duration: Double?
  let token: Token?

  var name: String {
    if let words { return words }
    switch form {
    case .fade: return "A fade"
    case .crossfade: return "A crossfade"
    case .opacity: return "Opacity only"
    case .none: return "An instant change"
    }
  }
}
