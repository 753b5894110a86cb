import Markup
import Plates
import TokenValues
import Tokens

/// The kinds of haptics that each system uses, as a matrix.
enum CompareHaptics: ComparedFoundation {
  static let info = FoundationInfo(id: "haptics", title: "Haptics")

  private struct Kind: Hashable {
    let platform: String
    let pattern: String

    var character: HapticCharacter? { HapticCharacter.of(pattern, on: platform) }
  }

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let sets = systems.map { system in Set(system.originals(of: .haptic).flatMap { kinds(of: $0) }) }
      .filter { !$0.isEmpty }
    guard sets.count > 1, let first = sets.first else { return nil }
    let shared = sets.dropFirst().reduce(first) { $0.intersection($1) }.map(\.pattern).sorted()
    return shared.isEmpty
      ? "No kind is common to \(Common.all(sets.count)) systems that give any."
      : "\(Plate.list(shared)) \(shared.count == 1 ? "is" : "are") common to \(Common.all(sets.count)) systems that give any."
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let kinds = kinds(of: systems)
    return [
      ComparePlate.figure(
        "haptics", class: "felt-kinds",
        note: kinds.isEmpty
          ? "No system gives a haptic."
          : HapticGlyph.note
            + " An empty cell is a kind the system does not name."
      ) {
        h("table", .class("by-system")) {
          h("thead") {
            h("tr") {
              h("td")
              for kind in kinds { h("th", .attr("scope", "col")) { head(kind) } }
            }
          }
          h("tbody") {
            for system in systems { row(system, kinds) }
          }
        }
      }
    ]
  }

  /// Every haptic of iOS if any of them is used, then the others in the order of their first use.
  private static func kinds(of systems: [ComparedSystem]) -> [Kind] {
    let used = systems.flatMap { $0.originals(of: .haptic) }.flatMap { kinds(of: $0) }
    var all: [Kind] = []
    if used.contains(where: { $0.platform == "ios" }) {
      all = (Haptic.vocabulary(of: "ios") ?? []).map { Kind(platform: "ios", pattern: $0) }
    }
    for kind in used.prefix(256) where !all.contains(kind) { all.append(kind) }
    return Array(all.prefix(24))
  }

  private static func kinds(of token: Token) -> [Kind] {
    guard case .haptic(let haptic) = token.value else { return [] }
    return haptic.platforms.map { Kind(platform: $0.platform, pattern: $0.pattern) }
  }

  private static func head(_ kind: Kind) -> Node {
    .fragment([
      HapticGlyph(character: kind.character, height: 40).node(),
      h("span") {
        for (index, part) in kind.pattern.split(separator: ".").enumerated() {
          if index > 0 { h("br") }
          (index > 0 ? "." : "") + part
        }
      },
    ])
  }

  private static func row(_ system: ComparedSystem, _ kinds: [Kind]) -> Node {
    let tokens = system.originals(of: .haptic)
    return h("tr") {
      h("th", .attr("scope", "row")) { ComparePlate.who(system) }
      if tokens.isEmpty {
        h("td", .attr("colspan", String(max(kinds.count, 1)))) { ComparePlate.notGiven }
      } else {
        for kind in kinds {
          let own = tokens.filter { self.kinds(of: $0).contains(kind) }
          h("td", .attr("data-label", kind.pattern)) {
            for token in own {
              h("div", system.marks(token.path)) {
                HapticGlyph(character: kind.character, height: 32).node()
                system.link(Plate.withCapital(token.path.name), token.path)
              }
            }
          }
        }
      }
    }
  }
}
