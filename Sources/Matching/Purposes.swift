import Differences
import Starter
import TokenValues
import Tokens
import Wording

/// What tokens are for, by their names: a spacing is no radius though both are 4 px, and a border no ground though both are
/// blue.
struct Purposes {
  private var known: [TokenPath: Purpose] = [:]

  private struct Purpose {
    /// The scales of which a length or a number is a step.
    var scales: Set<Measure> = []
    /// The parts of things that it is for.
    var parts: Set<Part> = []
  }

  private enum Part {
    case ground, edge, text, icon, padding, margin, gap
  }

  /// - Parameters:
  ///   - gone: tokens of the old version.
  ///   - come: those of the new one.
  init(_ gone: [TokenPath], _ base: TokenVersion, _ come: [TokenPath], _ head: TokenVersion) {
    for (paths, side) in [(gone, base), (come, head)] {
      for path in paths {
        guard let token = side.token(path) else { continue }
        switch token.type {
        case .color: known[path] = Purpose(parts: Self.parts(Self.ofColors, of: path))
        case .dimension:
          known[path] = Purpose(scales: Measure.scales(of: token), parts: Self.parts(Self.ofLengths, of: path))
        case .number: known[path] = Purpose(scales: Measure.scales(of: token))
        case .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
          .typography, .spring, .haptic:
          break
        }
      }
    }
  }

  /// Whether nothing that either is for keeps two tokens from being one.
  func allow(_ old: TokenPath, _ new: TokenPath) -> Bool {
    guard let before = known[old], let after = known[new] else { return true }
    func areOthers<Use>(_ a: Set<Use>, _ b: Set<Use>) -> Bool { !a.isEmpty && !b.isEmpty && a.isDisjoint(with: b) }
    return !areOthers(before.scales, after.scales) && !areOthers(before.parts, after.parts)
  }

  private static func parts(_ words: [String: Set<Part>], of path: TokenPath) -> Set<Part> {
    PathWords.words(of: path).reduce(into: []) { $0.formUnion(words[$1] ?? []) }
  }

  private static let ofColors = named([
    ([.ground], ["background", "backgrounds", "bg", "surface", "surfaces", "canvas", "backdrop"]),
    ([.edge], ["border", "borders", "stroke", "outline", "line", "lines", "divider", "dividers", "separator", "ring"]),
    ([.text], ["text", "label"]), ([.icon], ["icon", "icons", "glyph"]),
    ([.text, .icon], ["foreground", "fg", "content"]), ([.ground, .icon], ["fill"]),
  ])

  private static let ofLengths = named([
    ([.padding], ["padding", "inset"]), ([.margin], ["margin"]), ([.gap], ["gap"]),
  ])

  private static func named(_ lists: [(Set<Part>, [String])]) -> [String: Set<Part>] {
    Dictionary(lists.flatMap { parts, words in words.map { ($0, parts) } }) { first, _ in first }
  }
}

/// The states that last names tell. Where either version knows both, one is not the other: a token for hovering is none for
/// pressing, though both are white. A state that is called otherwise is gone everywhere.
struct StateNames {
  private let before: Set<String>
  private let after: Set<String>

  init(_ base: TokenVersion, _ head: TokenVersion) {
    (before, after) = (Set(base.paths.compactMap(Self.state)), Set(head.paths.compactMap(Self.state)))
  }

  func allow(_ old: TokenPath, _ new: TokenPath) -> Bool {
    guard let former = Self.state(of: old), let latter = Self.state(of: new), former != latter else { return true }
    return !after.contains(former) && !before.contains(latter)
  }

  private static func state(of path: TokenPath) -> String? {
    PathWords.words(of: TokenPath(path.name)).last(where: all.contains)
  }

  private static let all = Set(StateWords.ofControls + ["default", "rest", "enabled", "idle"])
}
