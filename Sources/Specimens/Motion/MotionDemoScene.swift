import Plates
import Printing

extension MotionDemoBrief {
  /// The shapes of a kind of motion. What no token gives (places, sizes, the extent of a ring) is the drawing's own.
  var actors: [MotionDemoActor] {
    guard let last = labels.last else { return shapes }
    let look = kind.isTitled ? "worded titled" : last.count == 1 ? "worded sign" : "worded"
    var left = labels[...]
    return shapes.map { shape in
      guard shape.role == .arriving || shape.role == .leaving, hasRoom(shape) else { return shape }
      var worded = shape
      worded.look = shape.look.isEmpty ? look : "\(shape.look) \(look)"
      worded.text = left.popFirst() ?? last
      return worded
    }
  }

  /// Whether a shape has room for words, which the mark of a tab has not.
  private func hasRoom(_ shape: MotionDemoActor) -> Bool {
    kind == .pulse || !["veil", "pill", "disc"].contains(shape.look)
  }

  private var shapes: [MotionDemoActor] {
    typealias Actor = MotionDemoActor
    typealias Pose = MotionDemoPose
    let (from, to) = (number(.from), number(.to))
    let grown = Pose(scale: to ?? 1)
    switch kind {
    case .hero:
      return [Actor(place: "inset:12% 14%;transform-origin:0 100%", start: Pose(scale: 0.36))]
    case .stagger: return rows
    case .sheet: return sheet
    case .pulse:
      return [
        Actor(role: .ornament, place: Self.disc(64), look: "ring", end: Pose(opacity: 0, scale: 1.8)),
        Actor(place: Self.disc(64), look: "disc", start: Pose(scale: from ?? 1), end: grown),
      ]
    case .tab: return distance == nil ? bar : views
    case .flip:
      let turn = (to ?? 180) - (from ?? 0)
      return [
        Actor(role: .leaving, place: Self.card, look: "face", end: Pose(turn: turn)),
        Actor(place: Self.card, look: "face pane", start: Pose(turn: -turn), end: Pose()),
      ]
    case .countdown:
      return [
        Actor(role: .ornament, place: Self.disc(80), look: "ring", start: Pose(scale: 1.3)),
        Actor(
          role: .leaving, place: Self.disc(64), look: "digit", text: "3", start: Pose(scale: from ?? 1),
          end: Pose(opacity: 0, scale: to ?? 1)),
        Actor(place: Self.disc(64), look: "digit", text: "2", start: Pose(opacity: 0, scale: number(.next) ?? 1)),
      ]
    case .press:
      return [
        Actor(
          place: Self.box(200, 64), start: Pose(scale: to ?? 1), end: Pose(scale: from ?? 1), isPressed: true)
      ]
    case .fade: return [Actor(place: Self.card, start: Pose(opacity: from ?? 0), end: Pose(opacity: to ?? 1))]
    case .slide:
      let away = distance.map { Pose(opacity: 0, x: $0) } ?? Pose(opacity: 0, x: 40, unit: "%")
      return [Actor(place: Self.card, start: away)]
    case .pop:
      return [
        Actor(place: popped, start: Pose(opacity: self[.fade] == nil ? 1 : 0, scale: from ?? 1), end: grown)
      ]
    case .spinner: return [Actor(place: Self.disc(80), look: "disc dots", loop: "demo-spin")]
    case .skeleton:
      let (low, high) = (Pose(opacity: from ?? 1), Pose(opacity: to ?? 1))
      return ["16% 50% 60% 14%", "52% 14% 36%", "76% 30% 12% 14%"].map {
        Actor(place: "inset:\($0)", start: low, end: high, loop: "alternate demo-fade")
      }
    case .progress:
      let place = self[.ground] == nil ? "inset:48% 14% 47%" : Self.box(240, 64)
      return [
        Actor(role: .still, place: place, look: ground),
        Actor(
          place: "\(place);transform-origin:0", look: filling, start: Pose(breadth: from ?? 0),
          end: Pose(breadth: to ?? 1)),
      ]
    case .spread:
      return [
        Actor(role: .still, place: Self.box(240, 64), look: ground),
        Actor(place: Self.box(240, 64), look: filling, start: Pose(breadth: 0)),
      ]
    case .toast:
      return [
        Actor(
          place: "inset:14% 8% auto;height:48px", start: Pose(opacity: 0, y: distance ?? -60, scale: from ?? 1),
          end: grown)
      ]
    }
  }

  /// What is filled: a control of a colour that is given, or a track of the drawing's own.
  private var ground: String { self[.ground] == nil ? "quiet" : "ground" }

  /// What fills it: hatched on a control if no colour is given.
  private var filling: String { isFillingOpen ? "open" : "" }

  private static let card = "inset:16% 14%"

  private static func box(_ width: Int, _ height: Int) -> String {
    "inset:0;margin:auto;width:min(\(width)px,72%);height:\(height)px"
  }

  private static func disc(_ size: Int) -> String { "inset:0;margin:auto;width:\(size)px;height:\(size)px" }

  private var popped: String {
    size.map { "inset:0;margin:auto;width:\($0);height:\($0)" } ?? Self.box(96, 96)
  }

  private var rows: [MotionDemoActor] {
    (0..<4).map { row in
      MotionDemoActor(
        place: "inset:\(12 + row * 20)% 14% auto;height:16%",
        start: MotionDemoPose(opacity: 0, y: distance ?? 0), delay: Double(row) * (milliseconds(.delay) ?? 0))
    }
  }

  /// The background dims only if a figure gives the amount.
  private var sheet: [MotionDemoActor] {
    let sheet = MotionDemoActor(
      place: "inset:36% 8% 0;border-radius:var(--radius,16px) var(--radius,16px) 0 0", look: "pane",
      start: MotionDemoPose(y: 100, unit: "%", scale: number(.from) ?? 1), end: MotionDemoPose(scale: number(.to) ?? 1))
    guard let dim = number(.opacity) else { return [sheet] }
    let veil = MotionDemoActor(
      place: "inset:0", look: "veil", start: MotionDemoPose(opacity: 0), end: MotionDemoPose(opacity: dim))
    return [veil, sheet]
  }

  private var views: [MotionDemoActor] {
    let way = distance ?? 0
    return [
      MotionDemoActor(
        role: .leaving, place: Self.card, look: "pane", end: MotionDemoPose(opacity: number(.opacity) ?? 1, x: -way)),
      MotionDemoActor(place: Self.card, start: MotionDemoPose(opacity: 0, x: way)),
    ]
  }

  /// A pill that moves from the first of four tabs to the second, with the second tab's mark.
  private var bar: [MotionDemoActor] {
    let marks = [0, 2, 3].map { index in
      MotionDemoActor(
        role: .still, place: Self.disc(20), look: "disc idle",
        end: MotionDemoPose(x: Double(index) * 60 - 90))
    }
    let still = marks.map { mark in
      var mark = mark
      mark.start = mark.end
      return mark
    }
    return [MotionDemoActor(role: .still, place: "inset:0;margin:auto;width:256px;height:64px", look: "pane")] + still
      + [
        MotionDemoActor(
          place: "inset:0;margin:auto;width:52px;height:44px", look: "pill", start: MotionDemoPose(x: -90),
          end: MotionDemoPose(x: -30)),
        MotionDemoActor(
          place: "inset:0;margin:auto;left:-60px;width:20px;height:20px", look: "disc",
          start: MotionDemoPose(scale: number(.from) ?? 1), end: MotionDemoPose(scale: number(.to) ?? 1)),
      ]
  }
}
