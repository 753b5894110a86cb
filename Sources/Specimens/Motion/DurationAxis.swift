import Diagnostics
import Markup
import Printing
import Tokens

/// Durations on one time axis: single ones as ticks, ranges as bars.
enum DurationAxis: Specimen {
  static let info = SpecimenInfo(
    name: "durations",
    summary: "Durations and ranges of durations (`…-min` and `…-max`, or groups of min and max) on one axis.",
    example: "motion.duration.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let stretches = Stretch.all(DrawnToken.all(of: [.duration], request, into: &diagnostics), request)
    guard !stretches.isEmpty else { return .empty }
    let axis = TimeAxis(covering: stretches.map(\.end).max() ?? 1)
    let hasRanges = stretches.contains { $0.start != nil }
    return Plate.figure(info.name, request, note: note(hasRanges: hasRanges, of: stretches.count)) {
      Lane.chart(stretches.map { lane($0, axis) }, over: axis, request)
    }
  }

  private static func lane(_ stretch: Stretch, _ axis: TimeAxis) -> Lane {
    let mark: [Node]
    if let start = stretch.start {
      mark = [axis.bar(from: start, to: stretch.end), axis.figure(stretch.text, from: start, to: stretch.end)]
    } else {
      mark = [
        axis.bar(from: 0, to: stretch.end, class: "span"),
        axis.figure(stretch.text, from: stretch.end, to: stretch.end),
      ]
    }
    return Lane(name: stretch.name, remark: nil, token: stretch.path, marks: mark, written: stretch.stem)
  }

  private static func note(hasRanges: Bool, of count: Int) -> String? {
    guard count > 1 || hasRanges else { return nil }
    return hasRanges
      ? "One time axis for all; bars are ranges, from the shortest to the longest." : "One time axis for all."
  }
}

/// A duration or a range of durations, in milliseconds.
struct Stretch {
  let name: String
  /// The token, of a pair the first.
  let path: TokenPath
  /// What the paths of a pair have in common.
  let stem: String?
  /// The shortest, where there is a range.
  let start: Double?
  let end: Double

  var text: String {
    guard let start else { return MotionText.time(milliseconds: end) }
    return "\(start.trimmed(1))–\(MotionText.time(milliseconds: end))"
  }

  /// Durations with their pairs joined, each where the first of the pair stood.
  static func all(_ drawn: [DrawnToken], _ request: SpecimenRequest) -> [Stretch] {
    let timed = drawn.compactMap { drawn in
      if case .duration(let span) = drawn.token.value { (drawn: drawn, time: span.milliseconds) } else { nil }
    }
    var stretches: [Stretch] = []
    for (index, item) in timed.enumerated() {
      guard let (stem, part) = split(item.drawn.path) else {
        stretches.append(Stretch(name: item.drawn.name, path: item.drawn.path, stem: nil, start: nil, end: item.time))
        continue
      }
      let other = timed.indices.first { other in
        other != index && split(timed[other].drawn.path).map { $0.stem == stem && $0.part != part } ?? false
      }
      guard let other else {
        stretches.append(Stretch(name: item.drawn.name, path: item.drawn.path, stem: nil, start: nil, end: item.time))
        continue
      }
      guard index < other else { continue }
      let times = [item.time, timed[other].time].sorted()
      let named = request.block.lines.first { $0.text == item.drawn.line.text }?.caption
      let name = named ?? DrawnToken.names(of: [TokenPath(stem)])[0]
      stretches.append(Stretch(name: name, path: item.drawn.path, stem: stem, start: times[0], end: times[1]))
    }
    return stretches
  }

  /// `a.fade-min` and `a.fade.min` as `a.fade` and `min`.
  private static func split(_ path: TokenPath) -> (stem: String, part: String)? {
    for part in ["min", "max"] {
      for ending in ["." + part, "-" + part] where path.description.hasSuffix(ending) {
        let stem = String(path.description.dropLast(ending.count))
        return stem.isEmpty ? nil : (stem, part)
      }
    }
    return nil
  }
}
