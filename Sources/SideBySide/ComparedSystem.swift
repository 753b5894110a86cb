import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// A design system as one of several being compared.
struct ComparedSystem {
  let system: DesignSystem
  /// The scene of its drawings.
  let scene: Scene
  /// Its spaces and its radii, in ascending order.
  let spaces: [SharedValue<Double>]
  let radii: [SharedValue<Double>]

  init(_ system: DesignSystem, pageURL: String) {
    self.system = system
    scene = Scene(system: system, pageURL: pageURL, id: "compare-" + system.slug)
    spaces = ComparedLengths.spacing.values(of: system)
    radii = ComparedLengths.radii.values(of: system)
  }

  var name: String { system.settings.name }
  /// Those that have a value in the source.
  var tokens: [Token] { system.tokens.tokens.filter { !$0.isNotGiven } }
  var overview: String { RelativePath.link(to: system.url("index.html"), from: scene.pageURL) }

  /// The attribute for a drawing of one of its tokens, which also names the system.
  func marks(_ path: TokenPath) -> [Attribute] {
    [.token(path.description), .attr("data-system", system.slug)]
  }

  /// A token's name, linked to its row in the system's token table.
  func link(_ name: String, _ path: TokenPath) -> Node {
    h("a", .href(scene.link(to: path))) { Plate.breaking(name) }
  }

  /// Samples of its tokens, named like things that move.
  func samples(_ tokens: some Collection<Token>) -> [Sample] {
    zip(tokens, Plate.names(ofMotion: tokens.map(\.path), in: system)).map { Sample($0, name: $1, place: $0.span) }
  }

  /// `values from Apple`, where its document only names values of a type that somebody else publishes.
  func lenders(of type: TokenType) -> [String] {
    let paths = originals(of: type).filter { !$0.isNotGiven }.map(\.path)
    return system.settings.lenders.filter { lender in
      paths.contains { path in lender.tokens.contains { $0.matches(path) } }
    }.map { "values from \($0.name)" }
  }

  /// The same for colours.
  var lendersOfColors: [String] { lenders(of: .color) }

  func originals(of type: TokenType) -> [Token] { system.originals(of: type) }
}

/// Tokens with the same value, listed together.
struct SharedValue<Value> {
  let value: Value
  var paths: [TokenPath]

  /// The values of some tokens, each once, in the order of their first tokens.
  static func all(_ tokens: [Token], _ value: (Token) -> Value?) -> [SharedValue] where Value: Hashable {
    var found: [SharedValue] = []
    var places: [Value: Int] = [:]
    for token in tokens {
      guard let value = value(token) else { continue }
      if let place = places[value] {
        found[place].paths.append(token.path)
      } else {
        places[value] = found.count
        found.append(SharedValue(value: value, paths: [token.path]))
      }
    }
    return found
  }
}

/// The units in which several systems speak of lengths, on one scale on which one of each is equally long.
struct ComparedUnits {
  private let units: [String]

  /// - Parameter systems: those that give any of the lengths compared.
  init(_ systems: [ComparedSystem]) {
    var units: [String] = []
    for system in systems where !units.contains(system.scene.unit) { units.append(system.scene.unit) }
    self.units = units
  }

  /// `px`, or `px or pt`.
  var words: String { units.isEmpty ? "px" : units.joined(separator: " or ") }

  /// The start of an axis: with the unit, if there is only one.
  func first(_ value: Double) -> String { units.count > 1 ? value.trimmed(0) : "\(value.trimmed(0)) \(words)" }

  /// `7 steps`, with the unit of the system if the others speak another: `7 steps in pt`.
  func counted(_ count: String, _ system: ComparedSystem) -> String {
    units.count > 1 ? "\(count) in \(system.scene.unit)" : count
  }
}

/// Describes what several systems have in common.
enum Common {
  /// `all`, `both`, or the number.
  static func all(_ count: Int) -> String { count == 2 ? "both" : "all \(Plate.number(count))" }

  /// The values contained in every one of some sets, in order.
  static func values(_ sets: [Set<Double>]) -> [Double] {
    guard let first = sets.first else { return [] }
    return sets.dropFirst().reduce(first) { $0.intersection($1) }.sorted()
  }

  /// `8, 16 and 24 px are in all three.`; nil for fewer than two sets.
  static func sentence(_ sets: [Set<Double>], unit: String, of noun: String) -> String? {
    guard sets.count > 1 else { return nil }
    let shared = values(sets).map { $0.trimmed(2) }
    guard !shared.isEmpty else {
      return "No \(noun) is common to \(sets.count == 2 ? "both" : "all \(Plate.number(sets.count))") that give any."
    }
    let systems = "\(all(sets.count)) systems that give any"
    return "\(Plate.list(shared)) \(unit) \(shared.count == 1 ? "is" : "are") common to \(systems)."
  }
}

extension Plate {
  /// Small numbers in words.
  static func number(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(count) ? words[count] : String(count)
  }
}
