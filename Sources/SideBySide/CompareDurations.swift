import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// Durations on one time axis, shortest first.
enum CompareDurations: ComparedFoundation {
  static let info = FoundationInfo(id: "durations", title: "Durations")

  /// The most durations shown for a system.
  private static let most = 40

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let all = systems.map { stretches(of: $0) }
    let given = zip(systems, all).filter { !$0.1.isEmpty }
    let named = given.flatMap { system, stretches in stretches.map { (system.name, $0) } }
    guard given.count > 1, let first = named.min(by: { ($0.1.start ?? $0.1.end) < ($1.1.start ?? $1.1.end) }),
      let last = named.max(by: { $0.1.end < $1.1.end })
    else { return nil }
    let longest = named.filter { $0.1.end == last.1.end }.map(\.0).uniqued()
    return "From \(MotionText.time(first.1.least ?? first.1.most)) in \(first.0) to "
      + "\(MotionText.time(last.1.most)) in \(Plate.list(longest))."
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let longest = systems.flatMap { stretches(of: $0).map(\.end) }.max() ?? 1
    let time = TimeAxis(covering: longest, most: 8)
    let axis = EvenAxis(end: time.end, step: time.step) { time.label($0) }
    return [
      ComparePlate.figure(
        "durations", class: "times", style: axis.style,
        note:
          "One time axis for all, in even units; a range is solid from its shortest to its longest. The time for which "
          + "something is held or shown counts. Values of 0 ms and moments at which a haptic comes are left out, and so "
          + "are delays, pauses and cycles."
      ) {
        ComparePlate.rows(systems) { row($0, axis) }
        axis.node
      }
    ]
  }

  /// Shortest first.
  static func stretches(of system: ComparedSystem) -> [Stretch] {
    let tokens = system.originals(of: .duration).filter { token in
      !isMoment(token.path, in: system) && pauses.isDisjoint(with: NameWords(token.path.description).words)
    }.prefix(most)
    return Stretch.all(system.samples(tokens)).filter { $0.end > 0 }.enumerated()
      .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
  }

  /// Beside motions, a hold is a time like theirs: it is what a person waits for.
  private static let pauses = MotionWords.pauses.subtracting(["hold"])

  /// Whether a time tells when a haptic of the same name comes: `flip.time` beside `flip.haptic`.
  private static func isMoment(_ path: TokenPath, in system: ComparedSystem) -> Bool {
    path.segments.indices.contains { index in
      guard path.segments[index] == "time" else { return false }
      var segments = path.segments
      segments[index] = "haptic"
      return system.system.tokens[TokenPath(segments)]?.type == .haptic
    }
  }

  private static func row(_ system: ComparedSystem, _ axis: EvenAxis) -> ComparePlate.Row {
    let stretches = stretches(of: system)
    guard !stretches.isEmpty else {
      let isLeftOut = system.originals(of: .duration).contains { !$0.isNotGiven }
      return isLeftOut ? .init(content: [h("p", .class("meta")) { "none of these kinds" }]) : .none
    }
    return .init(
      remarks: [stretches.count.counted("duration")],
      content: [
        h("ul", .class("track")) {
          for stretch in stretches {
            h(
              "li",
              system.marks(stretch.path) + [
                .style(
                  (stretch.start.map { "--a:\(((1 - $0 / stretch.end) * 100).trimmed(2))%;" } ?? "")
                    + "--b:\(axis.x(stretch.end))")
              ]
            ) {
              system.link(stretch.name, stretch.path)
              " "
              h("b") { stretch.text }
            }
          }
        }
      ])
  }
}
