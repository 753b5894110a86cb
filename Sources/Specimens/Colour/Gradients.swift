import Colorimetry
import Diagnostics
import Markup
import Plates
import Printing
import Syntax
import TokenValues
import Tokens

/// Gradient tokens as fields, with each stop written below its position.
enum Gradients: Specimen {
  static let info = SpecimenInfo(
    name: "gradients", summary: "Gradients as fields with their stops.", options: [.on, .theme],
    example: "gradient.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.gradient], into: &diagnostics)
    guard !samples.isEmpty else { return .empty }
    return draw(samples, on: request.token(option: "on", into: &diagnostics)?.token.color, request.scene)
  }

  /// - Parameter chosen: the background of translucent stops; nil for the surface of their theme.
  static func draw(_ samples: [Sample], on chosen: Color? = nil, _ scene: Scene) -> Node {
    Plate.figure(info.name, scene, class: "blends") {
      h("div", .role("list")) {
        for sample in samples {
          h("div", [.role("listitem")] + scene.marks(of: sample)) {
            for variant in sample.variants { blend(variant, on: chosen, scene) }
            h("div", .class("under")) {
              h("b") { Plate.breaking(sample.label) }
              if let remark = sample.remark { h("span") { remark } }
              if let course = course(of: sample), sample.remark?.lowercased().contains(course.lowercased()) != true {
                h("span") { course }
              }
              if let missing = Plate.missing(sample.variants[0].missing) { h("span") { missing } }
              Plate.path(sample.path, scene)
            }
          }
        }
      }
    }
  }

  private static func blend(_ variant: Sample.Variant, on chosen: Color?, _ scene: Scene) -> Node? {
    guard case .gradient(let stops) = variant.value, let first = stops.first else { return nil }
    let ground = chosen ?? Surface.under(variant, scene)
    let paint = variant.course.paint(stops)
    let isOpen = stops.contains(where: \.color.isTranslucent) && chosen == nil
    let fill = isOpen ? "--c:\(paint);--g:\(ground.paint)" : "background:\(paint),\(ground.paint)"
    let ink = first.color.composited(over: ground).ink
    let shown = scene.shown(in: variant.themes)
    let field = h("div", [.class(isOpen ? "blend alpha" : "blend"), .style("\(fill);color:\(ink.opaqueHex)")] + shown) {
      if let label = variant.label { h("span", .class("theme")) { Plate.withCapital(label) } }
    }
    let run = Run(variant.course)
    let list = self.stops(stops, along: run, shown)
    let both = Node.fragment([field, list])
    return run == .down || run == .up ? h("div", .class("down")) { both } : both
  }

  /// Where a gradient goes in a field that is four times as wide as it is high.
  private enum Run {
    case right, left, down, up, outwards

    init(_ course: GradientCourse) {
      guard case .linear(let degrees) = course else {
        self = .outwards
        return
      }
      let turn = Self.turn(degrees)
      if turn <= 15 || turn >= 345 {
        self = .up
      } else if (165...195).contains(turn) {
        self = .down
      } else {
        self = turn < 180 ? .right : .left
      }
    }

    /// An angle from 0 up to 360 degrees.
    static func turn(_ degrees: Double) -> Double {
      let rest = degrees.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
  }

  /// The stops in the order in which they are seen from the left or from above, each at its place.
  private static func stops(_ stops: [GradientStop], along run: Run, _ shown: [Attribute]) -> Node {
    let isBackwards = run == .left || run == .up
    var last = 0.0
    let seen = (isBackwards ? stops.reversed() : stops).map { stop in
      last = max(last, min(isBackwards ? 1 - stop.position : stop.position, 1))
      return (stop: stop, place: last)
    }
    let ends = seen.dropFirst().map(\.place) + [1]
    // The last stop has no room of its own, and stands in one line.
    let tracks = zip(seen, ends).map { stop, end in
      let room = (end - stop.place).trimmed(3)
      return room == "0" ? "max-content" : "minmax(min-content,\(room)fr)"
    }.joined(separator: " ")
    let template = run == .down || run == .up ? "grid-template-rows" : "grid-template-columns"
    let start = seen.first.map(\.place) ?? 0
    let style = (start > 0 ? "--from:\(start.trimmed(3));" : "") + "\(template):\(tracks)"
    return h(
      "div", [.class(run == .outwards ? "stops" : "stops at")] + (run == .outwards ? [] : [.style(style)]) + shown
    ) {
      for (stop, place) in seen {
        h("span", place > 0.995 ? [.class("end")] : []) {
          "\(Plate.percent(stop.position)) "
          h("code") { stop.color.figure }
        }
      }
    }
  }

  /// Where a gradient runs, unless to the right: `To the left`, `At 135°`.
  private static func course(of sample: Sample) -> String? {
    let course = sample.variants[0].course
    if course == .toTheRight { return nil }
    switch course {
    case .radial: return "From the centre outwards"
    case .linear(let degrees):
      let names: [Double: String] = [0: "Upwards", 180: "Downwards", 270: "To the left"]
      return names[Run.turn(degrees)] ?? "At \(degrees.trimmed(2))°"
    }
  }
}
