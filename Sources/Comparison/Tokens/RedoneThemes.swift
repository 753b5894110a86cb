import Differences
import Matching
import Plates
import TokenValues
import Tokens

/// A theme of which most values are others is told as one change, and not once for each of its groups.
struct RedoneThemes {
  private let history: TokenHistory

  init(_ history: TokenHistory) { self.history = history }

  /// The changes of tokens, those of one theme joined at the place of the first where they are most of it.
  func joined(_ changes: [Change]) -> [Change] {
    var places: [String: [Int]] = [:]
    for (place, change) in changes.enumerated() {
      if let theme = theme(of: change) { places[theme, default: []].append(place) }
    }
    var joined: [Int: Change?] = [:]
    for (theme, places) in places where places.count >= Self.fewestChanges {
      let own = places.map { changes[$0] }
      let members = own.flatMap { $0.radius.members.isEmpty ? [$0] : $0.radius.members }
      guard members.count >= Self.fewestValues, members.count * 2 >= ownCount(of: theme) else { continue }
      var radius = GroupedChanges.radius(of: own)
      radius.members = members
      let gravest = own.map(\.judgement).max { ($0.severity, $0.step) < ($1.severity, $1.step) }
      for place in places { joined[place] = .some(nil) }
      joined[places[0]] = Change(
        .valueChanged, also: own.allSatisfy { $0.also == [.repointed] } ? [.repointed] : [], in: own[0].system,
        "theme \(theme)", gravest ?? own[0].judgement, radius: radius)
    }
    return changes.enumerated().compactMap { place, change in joined[place] ?? change }
  }

  /// The fewest changes, and values among them, that are a theme and no part of one.
  private static let (fewestChanges, fewestValues) = (3, 8)

  /// The one theme in which all values of a change are others; nil for any other change.
  private func theme(of change: Change) -> String? {
    guard change.kind == .valueChanged, change.also.allSatisfy({ $0 == .repointed }) else { return nil }
    let values = change.values + change.radius.members.flatMap(\.values)
    guard let theme = values.first?.label,
      values.allSatisfy({ $0.label == theme && $0.before != nil && $0.after != nil }),
      change.radius.members.allSatisfy({ $0.kind == .valueChanged })
    else { return nil }
    return theme
  }

  /// How many tokens have a value in a theme that they have not in the one shown first.
  private func ownCount(of label: String) -> Int {
    guard let theme = history.themes.first(where: { history.label(of: [$0]) == label })?.head else { return .max }
    return theme.tokens.tokens.count { history.head.default[$0.path]?.value != $0.value }
  }
}
