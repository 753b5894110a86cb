import Colorimetry
import Guide
import Motion
import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// The values of a guide's tokens, and of documents without tokens, for a search that is a value: the nearest colours, lengths, durations, springs, curves,
/// weights and numbers.
struct SearchValues {
  /// The most values in one file.
  private static let mostInFile = 3_000

  /// The most values that documents give.
  private static let mostGiven = 6_000

  private let guide: Guide
  /// What documents give, in their order.
  private let given: [SearchValue]

  /// - Parameter given: the values in the guide's documents.
  init(_ guide: Guide, given: [SearchValue]) {
    self.guide = guide
    var seen: Set<String> = []
    let distinct = given.filter { value in
      seen.insert("\(value.system) \(value.kind.rawValue) \(value.value) \(value.name)").inserted
    }
    self.given = Array(distinct.prefix(Self.mostGiven))
  }

  /// The files of each kind of which there are values, each with its text: `specimenSearch("vc0",{"s":[[name,url,ground,
  /// its name,theme],…],"r":[[kind,value,text,name,system,rank,theme,url],…]})`, without an address for what is in the
  /// table of tokens. The ground is the first opaque surface of a system, in the theme that is shown first.
  var files: [(kind: SearchValue.Kind, files: [(name: String, bytes: [UInt8])])] {
    let bySystem = Dictionary(grouping: given, by: \.system)
    let rows = guide.designSystems.flatMap { system in self.rows(of: system) + (bySystem[system.slug] ?? []) }
    let byKind = Dictionary(grouping: rows, by: \.kind)
    return SearchValue.Kind.allCases.compactMap { kind in
      guard let rows = byKind[kind] else { return nil }
      let files = stride(from: 0, to: rows.count, by: Self.mostInFile).enumerated().map { number, start in
        let name = "v\(kind.rawValue)\(number)"
        return (name, file(of: rows[start..<min(start + Self.mostInFile, rows.count)], name))
      }
      return (kind, files)
    }
  }

  private func rows(of system: DesignSystem) -> [SearchValue] {
    let parts = system.pages.filter { $0.kind == .component }.map { Self.words($0.title) }
    return system.allTokens.tokens.flatMap { token -> [SearchValue] in
      ThemedToken(path: token.path, system: system).groups(ThemedToken.isSame).compactMap { group in
        Self.measured(group.token, by: system.settings.springEngine).map { kind, value in
          SearchValue(
            kind: kind, value: value, text: Self.text(of: group.token), name: token.path.description,
            system: system.slug, rank: Self.rank(of: group.token, parts), theme: group.label ?? "", url: nil)
        }
      }
    }
  }

  /// A token's value in short; of a colour beyond sRGB not the hex number that only stands in for it.
  private static func text(of token: Token) -> String {
    if case .color(let color) = token.value, !color.isInGamut(of: .srgb) { return color.css }
    return TokenText.short(token)
  }

  /// - Parameter parts: the words in the names of the components that have a page.
  private static func rank(of token: Token, _ parts: [Set<String>]) -> SearchValue.Rank {
    if token.path.isInComponent { return .component }
    let own = words(token.path.segments.first ?? "")
    // `tab-bar` is the bottom tab bar; one word alone may be of anything.
    if parts.contains(where: { $0 == own || own.count > 1 && own.isSubset(of: $0) }) { return .component }
    return token.aliases.isEmpty ? .primitive : .semantic
  }

  /// The words of a name, each as one of its kind: `Buttons` and `button` have the same.
  private static func words(_ name: String) -> Set<String> {
    Set(
      name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(\.singular))
  }

  /// Nil for what is not given, and what has no nearest.
  private static func measured(_ token: Token, by engine: SpringEngine?) -> (SearchValue.Kind, String)? {
    if token.isNotGiven { return nil }
    return switch token.value {
    case .color(let color): (.colour, SearchValue.text(of: color))
    case .dimension(let length): (.length, length.pixels.trimmed(3))
    case .duration(let span): (.time, span.milliseconds.trimmed(3))
    case .typography(let type) where !token.notGiven.contains("fontSize"): (.length, type.fontSize.pixels.trimmed(3))
    case .cubicBezier(let curve): (.easing, SearchValue.handles(of: curve))
    case .fontWeight(let weight): (.weight, weight.value.trimmed(0))
    case .number(let number): (.number, number.trimmed(4))
    case .typography, .fontFamily, .strokeStyle, .border, .transition, .shadow, .gradient, .haptic: nil
    case .spring(let written): SearchValue.motion(of: written, by: engine).map { (.spring, $0) }
    }
  }

  private static func ground(of system: DesignSystem) -> (hex: String, path: TokenPath)? {
    let tokens = system.defaultTheme.tokens
    for token in system.settings.surfaces.lazy.flatMap({ tokens.matching($0) }) {
      if case .color(let color) = token.value, color.opacity == 1 { return (color.hex, token.path) }
    }
    return nil
  }

  private func file(of rows: ArraySlice<SearchValue>, _ name: String) -> [UInt8] {
    let numbers = Dictionary(guide.designSystems.enumerated().map { ($1.slug, $0) }) { first, _ in first }
    var json = JSONWriter()
    json.object { json in
      json.array("s") { json in
        for system in guide.designSystems {
          json.array { json in
            json.string(system.settings.name)
            json.string(system.url("tokens.html"))
            guard let ground = Self.ground(of: system) else { return }
            json.string(ground.hex)
            json.string(ground.path.description)
            json.string(system.defaultTheme.name)
          }
        }
      }
      json.array("r") { json in
        for row in rows {
          json.array { json in
            json.string(row.kind.rawValue)
            if row.kind == .colour { json.string(row.value) } else { json.literal(row.value) }
            json.string(row.text)
            json.string(row.name)
            json.int(numbers[row.system] ?? 0)
            json.int(row.rank.rawValue)
            json.string(row.theme)
            if let url = row.url { json.string(url) }
          }
        }
      }
    }
    return Array("specimenSearch(\"\(name)\",\(json.text))\n".utf8)
  }
}
