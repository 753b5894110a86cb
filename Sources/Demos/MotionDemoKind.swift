import Plates
import TokenValues
import Tokens

/// The kind of motion that a demonstration shows.
enum MotionDemoKind: String, CaseIterable {
  case hero, stagger, sheet, pulse, tab, flip, countdown, press, fade, slide, pop, spinner, skeleton, progress, spread,
    toast, pull
  case edgeSwipe = "edge-swipe"

  /// Whether its shape has room for words, as a button or a toast has.
  var isWorded: Bool {
    switch self {
    case .press, .toast, .fade, .slide, .hero, .sheet, .stagger, .tab, .flip, .pulse, .pop, .countdown, .edgeSwipe: true
    case .spinner, .skeleton, .progress, .spread, .pull: false
    }
  }

  /// Whether words stand at its beginning, as in a card or a list, and not in its middle, as in a button.
  var isTitled: Bool {
    switch self {
    case .hero, .stagger, .fade, .slide, .flip, .tab, .edgeSwipe: true
    case .press, .toast, .sheet, .pulse, .countdown, .pop, .spinner, .skeleton, .progress, .spread, .pull: false
    }
  }

  /// The figures that it can show; any other would change nothing and is reported.
  var figures: Set<MotionDemoFigure> {
    switch self {
    case .hero: [.shadow]
    case .spinner: []
    case .spread: [.ground]
    case .stagger: [.distance, .delay]
    case .sheet: [.from, .to, .opacity]
    case .pulse, .press, .flip, .skeleton: [.from, .to]
    case .fade: [.from, .to, .ground, .opacity, .shadow]
    case .progress: [.from, .to, .ground]
    case .pop: [.from, .to, .fade, .size]
    case .tab: [.from, .to, .distance, .opacity, .scaleSpring, .size, .ground, .fromColor, .surface, .shadow]
    case .countdown: [.from, .to, .next, .last]
    case .slide: [.distance, .shadow]
    case .pull: [.distance]
    case .edgeSwipe: [.edge]
    case .toast: [.from, .to, .distance, .scaleSpring, .fade]
    }
  }
}

/// The figure that a line of a demonstration gives.
enum MotionDemoFigure: String, CaseIterable {
  case spring, duration, easing
  /// The spring of the scale, if it differs from that of the movement.
  case scaleSpring = "scale-spring"
  /// The duration of the change in opacity, if it has its own.
  case fade
  case from, to
  /// The initial scale of what comes next.
  case next
  /// The initial scale of the word at the end, which swells as a pulse does.
  case last
  case distance, delay, opacity
  /// The width and the height of the shape.
  case size
  /// The width of the edge that answers to a swipe.
  case edge
  /// Of the shape that moves, its words and its corners.
  case color, ink, radius
  /// Of its words.
  case type
  /// The colour that it has at first, of what blends on its way.
  case fromColor = "from-color"
  /// The colour of what is behind: the control that is filled, the other icons of a bar, the skeleton of a content.
  case ground
  /// The colour of the bar that a pill slides in.
  case surface
  /// Of the bar, or of the card that moves.
  case shadow

  static let always: Set<MotionDemoFigure> = [.spring, .duration, .easing, .color, .ink, .radius, .type]

  var tokenType: TokenType {
    switch self {
    case .spring, .scaleSpring: .spring
    case .duration, .fade, .delay: .duration
    case .easing: .cubicBezier
    case .from, .to, .next, .last, .opacity: .number
    case .distance, .radius, .size, .edge: .dimension
    case .color, .ink, .ground, .fromColor, .surface: .color
    case .shadow: .shadow
    case .type: .typography
    }
  }

  /// The name before its value.
  var label: String {
    switch self {
    case .scaleSpring: "Spring of the scale"
    case .fade: "Fade"
    case .color: "Colour"
    case .fromColor: "Colour at first"
    case .spring, .duration, .easing, .from, .to, .next, .last, .distance, .delay, .opacity, .size, .edge,
      .ink, .radius, .ground, .surface, .shadow, .type:
      Plate.withCapital(rawValue)
    }
  }
}

/// The reduced form of a motion.
struct MotionDemoCalm {
  enum Form: String, CaseIterable {
    case fade, crossfade, opacity
    /// One state replaces the other immediately.
    case none
  }

  let form: Form
  /// The author's caption.
  let words: String?
  /// Milliseconds, if tokens give them.
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
