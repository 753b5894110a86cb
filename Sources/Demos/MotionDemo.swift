import Colorimetry
package import Diagnostics
import Guide
package import Markup
package import Plates
import Printing
import TokenValues
import Tokens

/// A live motion with its reduced form beside it; if its timing is not given, its states are drawn instead.
package enum MotionDemo: Specimen {
  package static let info = SpecimenInfo(
    name: "demo",
    summary: "A motion that runs when asked, beside its reduced form: `kind:`, `spring:` or `duration:`, its figures.",
    example: """
      kind: hero
      spring: motion.spring.hero
      reduced: crossfade
      """)

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    guard let brief = MotionDemoBrief(request, into: &diagnostics) else { return .empty }
    let isPlayed = brief.timing != nil || brief.calm?.duration != nil
    return Plate.figure(info.name, request.scene, class: "demo", note: brief.caption) {
      if isPlayed { Replay.button("Play", of: request.block[option: "title"] ?? brief.kind.rawValue) }
      h("div", .class("takes"), .style(style(brief, request))) {
        full(brief, request)
        if let further = brief.further { self.further(further, brief) }
        if let calm = brief.calm { reduced(calm, brief, request) }
      }
    }
  }

  /// The system's colours, and the timing of the motion.
  private static func style(_ brief: MotionDemoBrief, _ request: SpecimenRequest) -> String {
    let theme = request.system.defaultTheme
    let surfaces = Surface.all(request.scene, in: theme).map(\.color)
    let settings = request.system.settings
    let identity = settings.identity.flatMap { theme.tokens.matching($0) }.compactMap(\.color)
    let brand = settings.brand.flatMap { theme.tokens[$0]?.color } ?? identity.first
    let color = brief[.color]?.color
    let bar = brief[.surface]?.color
    // A bar or a card stands on a surface of another colour, if there is one.
    let over = bar ?? (brief.kind.isTitled ? color : nil)
    let ground = surfaces.first { $0 != over } ?? surfaces.first ?? .white
    var parts = ["--g:\(ground.css)"]
    // A sheet has its own colour; everything else has one accent colour.
    let sheet = brief.kind == .sheet ? color : nil
    if let pane = sheet ?? bar ?? surfaces.dropFirst().first { parts.append("--p:\(pane.css)") }
    if let main = sheet == nil ? color ?? brand : brand { parts.append("--k:\(main.css)") }
    if let first = brief[.fromColor]?.color { parts.append("--k0:\(first.css)") }
    if let ink = brief[.ink]?.color { parts.append("--ink-on:\(ink.css)") }
    if let ground = brief[.ground]?.color { parts.append("--ground:\(ground.css)") }
    if case .shadow(let layers)? = brief[.shadow]?.value { parts.append("--shadow:\(layers.css)") }
    if case .dimension(let radius)? = brief[.radius]?.value { parts.append("--radius:\(radius.css)") }
    if let style = brief[.type], let metrics = TypeMetrics(style), !metrics.missing.contains("fontSize") {
      parts.append(metrics.css.replacing("font:", with: "--font:"))
    }
    if let timing = brief.timing {
      parts.append("--d:\(timing.milliseconds.trimmed(1))ms;--e:\(timing.easing)")
    }
    if let timing = brief.scaleTiming {
      parts.append("--d2:\(timing.milliseconds.trimmed(1))ms;--e2:\(timing.easing)")
    }
    return parts.joined(separator: ";")
  }

  // MARK: Takes

  private static func full(_ brief: MotionDemoBrief, _ request: SpecimenRequest) -> Node {
    h("div") {
      brief.timing == nil
        ? frames(brief.actors, "In full: start, halfway and end")
        : stage(brief.actors, brief, "In full: the end, with the start in outline")
      h("div", .class("under")) {
        if brief.calm != nil || brief.further != nil { h("b") { "In full" } }
        figures(brief, request)
        if brief.timing == nil { h("span") { "Timing not given" } }
        for part in brief.open { h("span") { "\(part) not given" } }
      }
    }
  }

  private static func further(_ take: MotionDemoTake, _ brief: MotionDemoBrief) -> Node {
    let isTimed = take.isTimed && brief.timing != nil
    return h("div") {
      isTimed
        ? stage(take.actors, brief, "\(take.name): the end, with the start in outline")
        : frames(take.actors, "\(take.name): start, halfway and end")
      h("div", .class("under")) {
        h("b") { take.name }
        if let words = take.words { h("span") { words } }
        if !isTimed { h("span") { "Timing not given" } }
      }
    }
  }

  private static func reduced(_ calm: MotionDemoCalm, _ brief: MotionDemoBrief, _ request: SpecimenRequest) -> Node {
    let actors = brief.actors.calmed(calm.form)
    return h("div", .class("calm")) {
      if let duration = calm.duration, calm.form != .none {
        h("div", .class("shots"), .role("img"), .label("Reduced: the end")) {
          shot { for actor in actors { moving(actor, "demo-fade \(duration.trimmed(1))ms linear both") } }
        }
      } else {
        calm.form == .none
          ? frames(actors, "Reduced: before and after", isInstant: true)
          : frames(actors, "Reduced: start, halfway and end")
      }
      h("div", .class("under")) {
        h("b") { "Reduced" }
        h("span") { calm.name }
        if let token = calm.token, case .duration(let span) = token.value {
          figure("Duration \(MotionText.time(span))", token, request)
        }
        if calm.duration == nil, calm.form != .none { h("span") { "Timing not given" } }
      }
    }
  }

  /// The tokens of a motion; many are folded, since its words tell what they make.
  private static func figures(_ brief: MotionDemoBrief, _ request: SpecimenRequest) -> Node {
    let nodes = brief.given.map { figure(brief.value(of: $0), $0.token, request) }
    guard nodes.count > mostOpen else { return Node.fragment(nodes) }
    return h("details", .class("users")) {
      h("summary") { "\(nodes.count) tokens" }
      h("ul") { for node in nodes { h("li") { node } } }
    }
  }

  private static let mostOpen = 3

  private static func figure(_ text: String, _ token: Token, _ request: SpecimenRequest) -> Node {
    h("span", .token(token.path.description)) {
      text + " "
      Plate.path(token.path, request.scene)
    }
  }

  // MARK: Pictures

  private static func shot(@NodeBuilder content: () -> Node) -> Node { h("div", content: content) }

  private static func stage(_ actors: [MotionDemoActor], _ brief: MotionDemoBrief, _ label: String) -> Node {
    let fade = brief.milliseconds(.fade).map { "\($0.trimmed(1))ms" }
    return h("div", .class("shots"), .role("img"), .label(label)) {
      shot {
        for actor in actors {
          moving(actor, actor.animations(fade: fade, hasScaleTiming: brief.scaleTiming != nil))
        }
        ghosts(of: actors)
      }
    }
  }

  /// The outlines of the starting positions, if place or size differ; in a row of shapes, only that of the last.
  private static func ghosts(of actors: [MotionDemoActor]) -> [Node] {
    let moved = actors.filter { actor in
      let (start, end) = (actor.start, actor.end)
      // Of what starts outside the picture, only an edge would be seen.
      guard actor.role == .arriving, actor.loop == nil, start.breadth != 0, start.unit != "%" || abs(start.y) < 100
      else { return false }
      return start.translation != end.translation || start.scaling != end.scaling || start.inset != end.inset
    }
    return moved.suffix(moved.count > 2 ? 1 : 2).map { outline(of: $0, at: $0.start) }
  }

  private static func moving(_ actor: MotionDemoActor, _ animations: String) -> Node {
    let motion = actor.moves ? "\(actor.start.start);--a:\(animations)" : ""
    return shape(actor, actor.moves ? "go" : "", actor.style(at: actor.end) + motion)
  }

  private static func frames(_ actors: [MotionDemoActor], _ label: String, isInstant: Bool = false) -> Node {
    let moments: [(String, (MotionDemoActor) -> MotionDemoPose)] =
      isInstant
      ? [("Before", \.start), ("After", \.end)]
      : [("Start", \.start), ("Halfway", { $0.start.halfway(to: $0.end) }), ("End", \.end)]
    return h("div", .class("shots"), .role("img"), .label(label)) {
      for (name, pose) in moments {
        shot {
          for actor in actors { still(actor, at: pose(actor)) }
        }
        h("span") { name }
      }
    }
  }

  /// The shapes at one moment, those still to come in outline.
  private static func still(_ actor: MotionDemoActor, at pose: MotionDemoPose) -> Node? {
    if pose.opacity > 0 {
      // Words that would be too small to read are left out.
      var actor = actor
      if pose.scale < leastOfWords || pose.inset != actor.end.inset { actor.text = nil }
      return shape(actor, "", actor.style(at: pose))
    }
    return actor.role == .arriving && actor.look != "digit" && actor.look != "veil" ? outline(of: actor, at: pose) : nil
  }

  /// The scale at which words are as large as the smallest text of the site.
  private static let leastOfWords = 13.0 / 15

  private static func outline(of actor: MotionDemoActor, at pose: MotionDemoPose) -> Node {
    let round = actor.look.contains("disc") ? " disc" : ""
    return h("i", .class("ghost\(round)"), .style(actor.style(at: pose.with(opacity: 1))))
  }

  private static func shape(_ actor: MotionDemoActor, _ more: String, _ style: String) -> Node {
    let names = [actor.look, more].filter { !$0.isEmpty }.joined(separator: " ")
    let classes: [Attribute] = names.isEmpty ? [] : [.class(names)]
    return h("i", classes + [.style(style)]) {
      if let glyph = actor.glyph { glyph.node }
      if let text = actor.text { text }
    }
  }
}
