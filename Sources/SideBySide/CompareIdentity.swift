import Colorimetry
import Guide
import Markup
import Plates
import Printing
import Tokens

/// Brand and accent colours: the brand at the same position in every row, the other identity colours beside it.
enum CompareIdentity: ComparedFoundation {
  static let info = FoundationInfo(id: "colour", title: "Brand and accent")

  static func draw(_ systems: [ComparedSystem]) -> [Node] { [strips(systems), CompareHues.figure(systems)] }

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let brands = systems.compactMap { system in brand(of: system)?.color.map { (system.name, $0) } }
    guard brands.count > 1 else { return nil }
    let pairs = brands.indices.flatMap { first in
      brands.indices.dropFirst(first + 1).map { second in
        (first, second, ColorDifference.e2000(brands[first].1, brands[second].1))
      }
    }
    guard let near = pairs.min(by: { $0.2 < $1.2 }), let far = pairs.max(by: { $0.2 < $1.2 }) else { return nil }
    let names = { (pair: (Int, Int, Double)) in "\(brands[pair.0].0) and \(brands[pair.1].0)" }
    return
      "Closest in their first colours are \(names(near)), ΔE2000 \(near.2.fixed(1)); furthest apart \(names(far)), "
      + "\(far.2.fixed(1)).\(shared(systems))"
  }

  /// The colours that several systems have exactly, greys apart: ` Omnivia and LifeSignal both have #007AFF.`
  private static func shared(_ systems: [ComparedSystem]) -> String {
    var owners: [(hex: String, names: [String])] = []
    for system in systems {
      let tokens = (brand(of: system).map { [$0] } ?? []) + others(of: system)
      for hex in Set(tokens.compactMap { $0.color?.opaqueHex }).sorted() where !isGrey(hex) {
        if let place = owners.firstIndex(where: { $0.hex == hex }) {
          owners[place].names.append(system.name)
        } else {
          owners.append((hex, [system.name]))
        }
      }
    }
    return owners.filter { $0.names.count > 1 }.map { owner in
      " \(Plate.list(owner.names)) \(owner.names.count == 2 ? "both" : "all") have \(owner.hex)."
    }.joined()
  }

  private static func isGrey(_ hex: String) -> Bool {
    let digits = hex.dropFirst()
    return digits.prefix(2) == digits.dropFirst(2).prefix(2) && digits.prefix(2) == digits.suffix(2)
  }

  private static func strips(_ systems: [ComparedSystem]) -> Node {
    ComparePlate.figure(
      "identity", class: "strips",
      note:
        "First each system’s brand colour, or its first accent where the document names no brand; then its accents and the colours it is recognised by, "
        + "in the system’s own order and its default theme."
    ) {
      ComparePlate.rows(systems) { system in
        let others = self.others(of: system)
        let brand = self.brand(of: system)
        let open = system.system.settings.notGiven
        guard brand != nil || !others.isEmpty || !open.isEmpty else { return .none }
        let tokens = (brand.map { [$0] } ?? []) + others
        let fields = zip(tokens, Plate.names(of: tokens.map(\.path), in: system.system)).map {
          field($0, name: $1, system)
        }
        return .init(
          remarks: system.lendersOfColors,
          content: [
            h("div", .class("strip-row")) {
              h("div", .class("lead")) { if brand == nil { ComparePlate.notGiven } else { fields[0] } }
              h("div", .class("rest"), .style("--n:\(max(others.count + open.count, 1))")) {
                fields.suffix(others.count).map(\.self)
                for name in open { struck(name) }
              }
            }
          ])
      }
    }
  }

  static func brand(of system: ComparedSystem) -> Token? {
    system.system.settings.brand.flatMap { system.system.tokens[$0] }.flatMap { $0.color == nil ? nil : $0 }
  }

  /// The identity colours and those named accent, each colour once.
  private static func others(of system: ComparedSystem) -> [Token] {
    var seen: Set<String> = []
    if let color = brand(of: system)?.color { seen.insert(color.hex) }
    let identity = system.system.settings.identity.flatMap { system.system.tokens.matching($0) }
    // A colour for text on an accent (`onAccent`) is not an accent itself.
    let accents = system.tokens.filter { token in
      token.path.segments.dropLast().contains("accent") && token.aliases.isEmpty && !token.path.name.hasPrefix("on")
    }
    return Array(
      (identity + accents).filter { token in token.color.map { seen.insert($0.hex).inserted } ?? false }.prefix(7))
  }

  /// A colour that the system names and gives no value.
  private static func struck(_ name: String) -> Node {
    h("div") {
      h("div", .class("field open edge")) { h("span", .class("name")) { name } }
    }
  }

  private static func field(_ token: Token, name: String, _ system: ComparedSystem) -> Node {
    guard let color = token.color else { return .empty }
    return h("div", system.marks(token.path)) {
      ColorField(color: color).node {
        h("a", .class("name"), .href(system.scene.link(to: token.path))) { Plate.breaking(name) }
        h("code") { color.figure }
      }
    }
  }
}
