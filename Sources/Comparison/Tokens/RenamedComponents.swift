import Differences
import Matching
import Plates
import Printing
import Tokens

/// A component that tokens describe under another name, told as one change with what else differs in it.
enum RenamedComponents {
  static func joined(_ changes: [Change], _ base: TokenVersion, _ head: TokenVersion) -> [Change] {
    let (former, latter) = (Set(base.paths.compactMap(component)), Set(head.paths.compactMap(component)))
    if former.isEmpty || latter.isEmpty { return changes }
    var names: [TokenPath: TokenPath] = [:]
    var taken: Set<TokenPath> = []
    for change in changes {
      guard let old = change.formerly.map({ TokenPath($0) }).flatMap(component),
        let new = component(TokenPath(change.subject)), old != new, names[old] == nil, !latter.contains(old),
        !former.contains(new), taken.insert(new).inserted
      else { continue }
      names[old] = new
    }
    var left = changes
    for (old, new) in names.sorted(by: { $0.key.description < $1.key.description }) {
      let own = left.filter { change in
        let path = TokenPath(change.subject)
        guard let former = change.formerly.map({ TokenPath($0) }) else {
          return change.kind == .tokenRemoved && component(path) == old
            || change.kind == .tokenAdded && component(path) == new
        }
        return component(former) == old && component(path) == new
      }
      // What moved as a whole is told so already.
      guard own.contains(where: { $0.kind != .tokenMoved || !$0.also.isEmpty }), let first = own.first,
        let place = left.firstIndex(where: { $0.key == first.key })
      else { continue }
      let keys = Set(own.map(\.key))
      let change = told(own, old, new)
      left =
        left[..<place].filter { !keys.contains($0.key) } + [change]
        + left[place...].filter { !keys.contains($0.key) }
    }
    return left
  }

  private static func told(_ all: [Change], _ old: TokenPath, _ new: TokenPath) -> Change {
    func names(_ kind: ChangeKind) -> [String] {
      let group = kind == .tokenRemoved ? old : new
      return all.filter { $0.kind == kind }.map { String($0.subject.dropFirst(group.description.count + 1)) }
    }
    let changed = all.filter { $0.also.contains(.valueChanged) }.map { change in
      let name = change.subject.dropFirst(new.description.count + 1)
      return "\(name) \(change.values.map(\.told).joined(separator: "; "))"
    }
    let parts: [(word: String, names: [String])] = [
      ("changed", changed), ("gone", names(.tokenRemoved)), ("new", names(.tokenAdded)),
    ]
    let gravest = all.map(\.judgement).max { ($0.severity, $0.step) < ($1.severity, $1.step) }
    return Change(
      .tokenMoved, also: [.componentRenamed], in: all[0].system, new.description, formerly: old.description,
      before: "\(old).*", after: "\(new).*",
      size: parts.filter { !$0.names.isEmpty }.map { "\($0.word): \(Plate.list($0.names))" }.joined(separator: "; "),
      gravest ?? all[0].judgement, confidence: all.compactMap(\.confidence).min(),
      radius: GroupedChanges.radius(of: all))
  }

  /// `components.card` of `components.card.width`; nil for a token of none.
  private static func component(_ path: TokenPath) -> TokenPath? {
    let segments = path.segments
    guard segments.count > 2, ["component", "components"].contains(segments[0]) else { return nil }
    return TokenPath(Array(segments.prefix(2)))
  }
}
