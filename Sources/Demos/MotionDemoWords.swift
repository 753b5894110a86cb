import Plates
import Printing
import TokenValues
import Tokens

extension MotionDemoBrief {
  /// The motion in words, without a full stop: `Items rise 20 px and fade in on a spring that …`. What a timing moves
  /// stands before it, and each property has one.
  private var motion: String {
    let scales = way(of: "scale")
    let on = timing.map { " \($0.words)" } ?? ""
    // What grows by a spring of its own, or in the same time.
    let grows = timing == nil ? "" : scaleTiming.map { " \($0.words)" } ?? " in the same time"
    let fades = time(.fade).map { " over \($0)" }
    switch kind {
    case .hero: return "A card takes the place and the size of its detail view" + on
    case .stagger:
      return "Items rise\(distance.map { " by \(px($0))" } ?? "") and fade in"
        + (time(.delay).map { ", each \($0) after the one before" } ?? "") + on
    case .sheet:
      return "A sheet rises from below\(scales.map { " and grows \($0)" } ?? "")\(on)"
        + (number(.opacity).map { ", over a screen dimmed by \(Plate.percent($0))" } ?? "")
        + (dismissal == nil ? "" : ", and goes when it is dismissed")
    case .pulse: return "A shape swells\(scales.map { " \($0)" } ?? "") while a ring spreads outward" + on
    case .tab:
      return distance.map { viewWords($0) + on }
        ?? "The pill slides to the chosen tab\(on)\(self[.fromColor] == nil ? "" : ", its colour blending on the way")\(scales.map { ", whose icon goes \($0)\(grows)" } ?? "")"
    case .flip:
      return "A card turns about its vertical axis"
        + (zip(.from, .to).map { " from \($0.trimmed(2))° to \($1.trimmed(2))°" } ?? "") + on
    case .countdown:
      return "A number grows\(scales.map { " \($0)" } ?? "") and fades; the next comes in"
        + (number(.next).map { " from scale \($0.trimmed(4))" } ?? "") + ", while a ring contracts"
        + (labels.last.map { "; at the end comes \($0)" } ?? "")
        + (number(.last).map { ", which swells from scale \($0.trimmed(4)) while a ring spreads" } ?? "") + on
    case .press:
      return
        "A control goes\(number(.to).map { " to scale \($0.trimmed(4))" } ?? " to its pressed scale") when pressed "
        + "and back\(number(.from).map { " to \($0.trimmed(4))" } ?? "") when let go, each way" + on
    case .fade:
      return (self[.ground] == nil ? "Content fades in" : "A skeleton stops pulsing, and content fades in over it")
        + (way(of: "opacity").map { " \($0)" } ?? "") + on
    case .slide:
      return "Content slides in from the side\(distance.map { " over \(px($0.magnitude))" } ?? "") and fades in" + on
    case .pop:
      return "A shape goes\(scales.map { " \($0)" } ?? " to its full size")\(on)"
        + (fades.map { ", and fades in\($0)" } ?? "")
    case .spinner: return "A spinner turns endlessly, once" + on
    case .skeleton:
      return "Placeholders pulse back and forth\(way(of: "opacity").map { " \($0)" } ?? ""), each way" + on
    case .progress:
      return (self[.ground] == nil ? "A bar fills from left to right" : "A control fills")
        + (number(.to).map { ", to \(Plate.percent($0))" } ?? "") + on
    case .spread: return "A colour spreads from the centre to the edges" + on
    case .toast:
      let comes = "comes from \(distance.map { "\(px($0.magnitude)) \($0 < 0 ? "above" : "below")" } ?? "above")\(on)"
      let parts = [comes, scales.map { "grows \($0)\(grows)" }, "fades in\(fades ?? (on.isEmpty ? "" : " with it"))"]
      return "A toast " + Plate.list(parts.compactMap(\.self))
    case .pull:
      return "Content is pulled down\(distance.map { " by \(px($0))" } ?? ", how far is not given"), and a spinner "
        + "comes in above it" + on
    case .edgeSwipe:
      let edge = length(.edge).map { "of \(Plate.measure($0)), hatched," } ?? "whose width is not given"
      return "A drag from the edge \(edge) moves the view away and uncovers the one before it" + on
    }
  }

  private func viewWords(_ distance: Double) -> String {
    let fading = number(.opacity).map { " and fades to \(Plate.percent($0))" } ?? ""
    return "The outgoing view slides \(px(distance)) away\(fading); the incoming one starts \(px(distance)) away "
      + "and fades in"
  }

  private func zip(_ a: MotionDemoFigure, _ b: MotionDemoFigure) -> (Double, Double)? {
    number(a).flatMap { first in number(b).map { (first, $0) } }
  }

  /// `from scale 0.8 to 1`, as far as it is given.
  private func way(of what: String) -> String? {
    switch (number(.from), number(.to)) {
    case (let from?, let to?): "from \(what) \(from.trimmed(4)) to \(to.trimmed(4))"
    case (let from?, nil): "from \(what) \(from.trimmed(4))"
    case (nil, let to?): "to \(what) \(to.trimmed(4))"
    case (nil, nil): nil
    }
  }

  private func px(_ length: Double) -> String { "\(length.trimmed(3)) \(unit)" }

  /// The caption: what moves, how, and what is unknown about it.
  var caption: String {
    guard timing != nil else { return "\(motion). Timing not given: drawn as start, halfway and end." }
    return "\(motion)\(pressPeak)." + filled
  }

  /// How far past rest a control swings that is let go.
  private var pressPeak: String {
    guard kind == .press, let reading = springs[.spring], let rest = number(.from), let pressed = number(.to) else {
      return ""
    }
    let press = SpringPress(reading: reading, rest: rest, pressed: pressed, size: nil, unit: unit)
    return press.peak.map { "; \($0)" } ?? ""
  }

  /// What the engine added to the springs.
  private var filled: String {
    let used = [MotionDemoFigure.spring, .scaleSpring].compactMap { springs[$0] }
    return used.fillings.map { " \($0)" }.joined()
  }

  /// The value of a figure: `Spring response 0.5, damping fraction 0.82`, `Distance 20 pt`.
  func value(of given: Given) -> String {
    let value =
      springs[given.figure]?.terms ?? time(given.figure) ?? length(given)
      ?? TokenText.told(given.token.value, missing: given.token.notGiven)
    return "\(given.figure.label) \(value)\(given.caption.map { ", \($0)" } ?? "")"
  }

  private func length(_ given: Given) -> String? {
    guard case .dimension(let length) = given.token.value, length.unit.isAbsolute, given.token.notGiven.isEmpty else {
      return nil
    }
    return "\(length.value.trimmed(4)) \(length.unit.rawValue)"
  }
}
