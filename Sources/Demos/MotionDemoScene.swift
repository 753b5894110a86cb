import Plates
import Printing
import TokenValues

/// A second part of a motion: how it goes back, or ends.
struct MotionDemoTake {
  let name: String
  var words: String?
  let actors: [MotionDemoActor]
  /// Whether the timing of the first part is its own.
  var isTimed = true
}

extension MotionDemoBrief {
  /// The shapes of a kind of motion. What no token gives (places, sizes, the extent of a ring) is the drawing's own.
  var actors: [MotionDemoActor] { worded(shapes, labels) }

  /// The second part of a motion that has one.
  var further: MotionDemoTake? {
    switch kind {
    case .tab:
      // A view comes from the side on which its tab is; a pill slides either way alike.
      return distance.map { distance in
        MotionDemoTake(name: "Back to the tab before it", actors: worded(views(way: -distance), labels.reversed()))
      }
    case .sheet:
      guard let dismissal else { return nil }
      let going = sheet.map { actor in
        var actor = actor
        if actor.role == .arriving { (actor.role, actor.start, actor.end) = (.leaving, actor.end, actor.start) }
        return actor
      }
      return MotionDemoTake(name: "Dismissed", words: dismissal, actors: worded(going, labels), isTimed: false)
    case .countdown:
      return labels.last.map { MotionDemoTake(name: "At the end", actors: digits("1", $0, scale: number(.last))) }
    case .hero, .stagger, .pulse, .flip, .press, .fade, .slide, .pop, .spinner, .skeleton, .progress, .spread, .toast,
      .pull, .edgeSwipe:
      return nil
    }
  }

  private func worded(_ shapes: [MotionDemoActor], _ labels: [String]) -> [MotionDemoActor] {
    if let glyph = glyphs.first, kind != .tab {
      return shapes.map { shape in
        guard shape.role == .arriving, hasRoom(shape) else { return shape }
        var marked = shape
        let look = labels.isEmpty ? "worded sign" : "worded marked"
        marked.look = shape.look.isEmpty ? look : "\(shape.look) \(look)"
        marked.glyph = glyph
        marked.text = labels.first
        return marked
      }
    }
    guard kind != .countdown, let last = labels.last else { return shapes }
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
    kind == .pulse || !["veil", "pill", "disc", "tab-icon"].contains(shape.look)
  }

  private var shapes: [MotionDemoActor] {
    typealias Actor = MotionDemoActor
    typealias Pose = MotionDemoPose
    let (from, to) = (number(.from), number(.to))
    let grown = Pose(scale: to ?? 1)
    switch kind {
    case .hero:
      let (small, large) = (Pose(inset: [56, 14, 12, 54]), Pose(inset: [12, 14, 12, 14]))
      return [Actor(place: "overflow:hidden", start: small, end: large)]
    case .stagger: return rows
    case .sheet: return sheet
    case .pulse:
      return [
        Actor(role: .ornament, place: Self.disc(64), look: "ring", end: Pose(opacity: 0, scale: 1.8)),
        Actor(place: Self.disc(64), look: "disc", start: Pose(scale: from ?? 1), end: grown),
      ]
    case .tab: return distance.map(views) ?? bar
    case .flip:
      let turn = (to ?? 180) - (from ?? 0)
      return [
        Actor(role: .leaving, place: Self.card, look: "face", end: Pose(turn: turn)),
        Actor(place: Self.card, look: "face pane", start: Pose(turn: -turn), end: Pose()),
      ]
    case .countdown:
      return digits("3", "2")
    case .press:
      return [
        Actor(
          place: Self.box(200, 64), start: Pose(scale: to ?? 1), end: Pose(scale: from ?? 1), isPressed: true)
      ]
    case .fade:
      let card = Actor(place: Self.card, start: Pose(opacity: from ?? 0), end: Pose(opacity: to ?? 1))
      guard self[.ground] != nil else { return [card] }
      let faint = Pose(opacity: number(.opacity) ?? 1)
      return Self.blocks.map { Actor(role: .still, place: $0, look: ground, start: faint, end: faint) } + [card]
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
      return Self.blocks.map { Actor(place: $0, start: low, end: high, loop: "alternate demo-fade") }
    case .pull: return pulled
    case .edgeSwipe: return swiped
    case .progress:
      let place = self[.ground] == nil ? "inset:48% 14% 47%" : Self.box(240, 64)
      return [
        Actor(role: .still, place: place, look: ground),
        isFillingOpen
          ? Actor(
            place: place, look: filling, start: Pose(hidden: [0, 1 - (from ?? 0)]),
            end: Pose(hidden: [0, 1 - (to ?? 1)]))
          : Actor(
            place: "\(place);transform-origin:0", look: filling, start: Pose(breadth: from ?? 0),
            end: Pose(breadth: to ?? 1)),
      ]
    case .spread:
      return [
        Actor(role: .still, place: Self.box(240, 64), look: ground),
        isFillingOpen
          ? Actor(
            place: Self.box(240, 64), look: filling, start: Pose(hidden: [0.5, 0.5]), end: Pose(hidden: [0, 0]))
          : Actor(place: Self.box(240, 64), look: filling, start: Pose(breadth: 0)),
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
  private var ground: String { self[.ground] == nil ? "quiet" : "backed" }

  /// A number that makes way for what follows it.
  ///
  /// - Parameter scale: from which the word at the end swells, while the ring spreads.
  private func digits(_ first: String, _ next: String, scale: Double? = nil) -> [MotionDemoActor] {
    typealias Actor = MotionDemoActor
    typealias Pose = MotionDemoPose
    return [
      Actor(
        role: .ornament, place: Self.disc(80), look: "ring", start: Pose(scale: scale == nil ? 1.3 : 1),
        end: scale == nil ? Pose() : Pose(opacity: 0, scale: 1.8)),
      Actor(
        role: .leaving, place: Self.disc(64), look: "digit", text: first, start: Pose(scale: number(.from) ?? 1),
        end: Pose(opacity: 0, scale: number(.to) ?? 1)),
      Actor(
        place: Self.box(120, 64), look: "digit", text: next, start: Pose(opacity: 0, scale: scale ?? number(.next) ?? 1)
      ),
    ]
  }

  /// What fills it: hatched on a control if no colour is given.
  private var filling: String { isFillingOpen ? "open" : "" }

  private static let card = "inset:16% 14%"
  /// Of a skeleton.
  private static let blocks = ["16% 50% 60% 14%", "52% 14% 36%", "76% 30% 12% 14%"].map { "inset:\($0)" }

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

  /// The screen behind it dims only if a figure gives the amount.
  private var sheet: [MotionDemoActor] {
    let sheet = MotionDemoActor(
      place: "inset:36% 0 0;border-radius:var(--radius,16px) var(--radius,16px) 0 0", look: "pane",
      start: MotionDemoPose(y: 100, unit: "%", scale: number(.from) ?? 1), end: MotionDemoPose(scale: number(.to) ?? 1))
    guard let dim = number(.opacity) else { return screen + [sheet] }
    let veil = MotionDemoActor(
      place: "inset:0", look: "veil", start: MotionDemoPose(opacity: 0), end: MotionDemoPose(opacity: dim))
    return screen + [veil, sheet]
  }

  /// The lines of a screen that is behind something.
  private var screen: [MotionDemoActor] {
    ["12% 30% auto 8%", "30% 8% auto", "48% 8% auto"].map {
      MotionDemoActor(role: .still, place: "inset:\($0);height:10%", look: "idle")
    }
  }

  /// A drag from the edge, which is hatched where its width is given, uncovers the view before.
  private var swiped: [MotionDemoActor] {
    let strip = length(.edge).map {
      MotionDemoActor(role: .still, place: "inset:0 auto 0 0;width:\($0.css);border-radius:0", look: "open")
    }
    let view = MotionDemoActor(
      role: .leaving, place: "inset:0;border-radius:0", end: MotionDemoPose(x: 100, unit: "%"))
    return [MotionDemoActor(role: .still, place: "inset:0;border-radius:0", look: "pane")] + screen + [view]
      + [strip].compactMap(\.self)
  }

  /// Rows that are pulled down, and a spinner above them.
  private var pulled: [MotionDemoActor] {
    let way = distance ?? 40
    let rows = (0..<3).map { row in
      MotionDemoActor(
        place: "inset:\(10 + row * 24)% 14% auto;height:18%", look: "idle", end: MotionDemoPose(y: way))
    }
    let spinner = MotionDemoActor(
      place: "inset:8px 0 auto;margin:auto;width:24px;height:24px", look: "ring", start: MotionDemoPose(opacity: 0))
    return [spinner] + rows
  }

  private func views(way: Double) -> [MotionDemoActor] {
    [
      MotionDemoActor(
        role: .leaving, place: Self.card, look: "pane", end: MotionDemoPose(opacity: number(.opacity) ?? 1, x: -way)),
      MotionDemoActor(place: Self.card, start: MotionDemoPose(opacity: 0, x: way)),
    ]
  }

  /// A pill that moves from the first of four tabs to the second, with the mark of that tab. Corners, size and colours that
  /// no figure gives are the drawing's own.
  private var bar: [MotionDemoActor] {
    typealias Pose = MotionDemoPose
    let (first, second) = (0, 1)
    let side = min(max(length(.size)?.pixels ?? 20, 8), 48).trimmed(2)
    let mark = "inset:0;margin:auto;width:\(side)px;height:\(side)px" + (glyphs.isEmpty ? "" : ";font-size:\(side)px")
    let look = glyphs.isEmpty ? "disc" : "tab-icon"
    func glyph(_ index: Int) -> DrawnIcon? { glyphs.isEmpty ? nil : glyphs[min(index, glyphs.count - 1)] }
    func place(_ index: Int) -> Double { Double(index) * 60 - 90 }
    let idle = (0..<4).filter { $0 != second }.map { index in
      MotionDemoActor(
        role: .still, place: mark, look: look + (self[.ground] == nil ? " idle" : " backed"), glyph: glyph(index),
        start: Pose(x: place(index)), end: Pose(x: place(index)))
    }
    let bar = MotionDemoActor(role: .still, place: "inset:0;margin:auto;width:256px;height:64px", look: "pane")
    return [bar] + idle
      + [
        MotionDemoActor(
          place: "inset:0;margin:auto;width:52px;height:44px", look: "pill", start: Pose(x: place(first)),
          end: Pose(x: place(second)), isBlended: self[.fromColor] != nil),
        MotionDemoActor(
          place: "\(mark);left:\((place(second) * 2).px(0))", look: look, glyph: glyph(second),
          start: Pose(scale: number(.from) ?? 1), end: Pose(scale: number(.to) ?? 1)),
      ]
  }
}
