import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// The numbers of things that each system contains.
enum CompareExtent: ComparedFoundation {
  static let info = FoundationInfo(id: "extent", title: "Extent")

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let components = systems.reduce(0) { $0 + $1.system.components.count }
    let tokens = systems.reduce(0) { $0 + $1.system.allTokens.tokens.count }
    return "\(components.counted("component")) and \(tokens.counted("token")) in all."
  }

  private struct Fact {
    let name: String
    /// Nil if the system's document does not give it.
    let figure: String?

    init(_ name: String, _ count: Int) {
      self.name = name
      figure = count > 0 ? String(count) : nil
    }
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    [
      ComparePlate.figure(
        "extent", class: "extent",
        note:
          "Colours, springs and haptics are counted where a value is given, without their aliases, spacing and radii by "
          + "distinct value; a range from a shortest to a longest duration counts once."
      ) {
        h("table", .class("by-system")) {
          h("thead") {
            h("tr") {
              h("td")
              for fact in systems.first.map(facts) ?? [] { h("th", .attr("scope", "col")) { fact.name } }
            }
          }
          h("tbody") {
            for system in systems { row(system) }
          }
        }
      }
    ]
  }

  private static func row(_ system: ComparedSystem) -> Node {
    h("tr") {
      h("th", .attr("scope", "row")) { ComparePlate.who(system, remarks(of: system)) }
      for fact in facts(of: system) {
        h("td", .attr("data-label", fact.name)) {
          if let figure = fact.figure { h("b") { figure } } else { h("span") { "not given" } }
        }
      }
    }
  }

  private static func remarks(of system: ComparedSystem) -> [String] {
    let settings = system.system.settings
    return [
      settings.platforms.isEmpty ? "platforms not given" : settings.platforms.joined(separator: ", "),
      settings.version.map { "version \($0)" } ?? "version not given",
      Plate.list(system.scene.themes.map(\.name).filter { $0 != "default" }),
    ].filter { !$0.isEmpty }
  }

  private static func facts(of system: ComparedSystem) -> [Fact] {
    [
      Fact("Components", system.system.components.count), Fact("Pages", system.system.pages.count),
      Fact("Tokens", system.system.allTokens.tokens.count),
      Fact("Colours", system.originals(of: .color).count),
      Fact("Type styles", CompareType.ramp(of: system).count),
      Fact("Spacing", system.spaces.count),
      Fact("Radii", system.radii.count),
      Fact("Springs", system.originals(of: .spring).count),
      Fact("Durations", CompareDurations.stretches(of: system).count),
      Fact("Haptics", system.originals(of: .haptic).count),
    ]
  }
}
