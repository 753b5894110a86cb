import Files
import Syntax

/// Folders of which one is chosen: those in a folder that is called themes, brands, platforms or modes, where what they
/// hold cannot stand together.
struct ThemeFolders {
  /// The choices of sources, by their places.
  private(set) var choices: [Int: ForeignSource.Choice] = [:]
  /// Those that are laid over what holds for all.
  private(set) var overlays: [Int] = []
  /// The first file of each folder, and the last.
  private(set) var notes: [(first: SourceFile, last: SourceFile, names: [String])] = []

  static let kinds: Set = ["theme", "themes", "brand", "brands", "platform", "platforms", "mode", "modes"]
  /// What the others of a kind are laid over.
  static let bases: Set = ["default", "base"]
  /// What holds for all of a kind.
  static let shared: Set = ["common", "core", "global", "globals", "shared", "all", "root"]
  private static let most = 16

  init(_ sources: [ForeignSource]) {
    let isFree = sources.map { $0.choices.isEmpty && !$0.isChosen && !$0.isLayer }
    guard isFree.count(where: { $0 }) > 1 else { return }
    var groups: [String: [(steps: ArraySlice<String>, index: Int)]] = [:]
    for (index, source) in sources.enumerated() {
      let steps = RelativePath.folder(of: source.source.file.path).split(separator: "/").map(String.init)
      guard let place = steps.lastIndex(where: { Self.kinds.contains($0.lowercased()) }) else { continue }
      groups[steps[...place].joined(separator: "/"), default: []].append((steps[(place + 1)...], index))
    }
    var taken: Set<String> = []
    for folder in groups.keys.sorted() {
      let members = Self.members(groups[folder] ?? [])
      let base = members.keys.sorted().first { Self.bases.contains($0.lowercased()) }
      let names = members.keys.filter { $0 != base && !Self.shared.contains($0.lowercased()) }.sorted()
      let modifier = RelativePath.name(of: folder)
      // Folders that are called for kinds of tokens are parts of one whole.
      guard names.count > (base == nil ? 1 : 0), names.count <= Self.most,
        names.allSatisfy({ DesignKind(key: $0) == nil }), members.values.joined().allSatisfy({ isFree[$0] })
      else { continue }
      let shapes = names.map { name in Shape((members[name] ?? []).map { sources[$0].source.root }) }
      let chosen = Set(names.flatMap { members[$0] ?? [] })
      let rest = sources.indices.filter { isFree[$0] && !chosen.contains($0) && choices[$0] == nil }
      let around = Shape(rest.map { sources[$0].source.root })
      let clashing = zip(names, shapes).filter { $1.clashes(with: around) }.map(\.0)
      let own = base.map { Shape((members[$0] ?? []).map { sources[$0].source.root }) }
      let areApart = shapes.indices.contains { place in
        let others = shapes[(place + 1)...] + (own.map { [$0] } ?? [])
        return others.contains { shapes[place].clashes(with: $0) || shapes[place].shares(with: $0) }
      }
      guard areApart || !clashing.isEmpty, clashing.count < names.count, taken.insert(modifier).inserted else {
        continue
      }
      // The default is one that stands with the rest.
      let contexts = (base.map { [$0] } ?? []) + names.filter { !clashing.contains($0) } + clashing
      for name in names {
        for index in members[name] ?? [] {
          choices[index] = ForeignSource.Choice(modifier: modifier, contexts: contexts, chosen: [name])
          overlays.append(index)
        }
      }
      if !clashing.isEmpty {
        for index in rest {
          choices[index] = ForeignSource.Choice(
            modifier: modifier, contexts: contexts, chosen: Set(contexts).subtracting(clashing))
        }
      }
      let files = contexts.compactMap { members[$0]?.first.map { sources[$0].source.file } }
      if let first = files.first, let last = files.last { notes.append((first, last, contexts)) }
    }
    overlays.sort()
  }

  /// The sources by the folder that they are in, from the first step in which their paths differ.
  private static func members(_ all: [(steps: ArraySlice<String>, index: Int)]) -> [String: [Int]] {
    var all = all
    while let first = all.first?.steps.first, all.allSatisfy({ $0.steps.first == first }) {
      all = all.map { ($0.steps.dropFirst(), $0.index) }
    }
    var members: [String: [Int]] = [:]
    for (steps, index) in all {
      if let name = steps.first { members[name, default: []].append(index) }
    }
    return members
  }

  /// The names of tokens, and those of groups.
  private struct Shape {
    private var tokens: Set<String> = []
    private var groups: Set<String> = []

    init(_ roots: [JSONObject]) {
      for root in roots {
        ForeignTokens.walk(root) { path, member in
          switch member {
          case .token: tokens.insert(path.joined(separator: "."))
          case .group: groups.insert(path.joined(separator: "."))
          case .plain: break
          }
        }
      }
    }

    /// Whether a name is a token in one and a group in the other.
    func clashes(with other: Shape) -> Bool {
      !tokens.isDisjoint(with: other.groups) || !groups.isDisjoint(with: other.tokens)
    }

    func shares(with other: Shape) -> Bool { !tokens.isDisjoint(with: other.tokens) }
  }
}
