import Guide
import Tokens

/// The changes of one system's tokens, causes with their consequences.
struct TokenComparison {
  private let history: TokenHistory
  private let slug: String
  private let uses: PageUses?
  private let prose: StaleProse?
  /// What is known of each token that is in both versions, by its new path.
  private let facts: [TokenPath: TokenFacts]
  /// For each token that follows others, those that it follows, with the numbers of the pairs of themes in which it does.
  private var followed: [TokenPath: [TokenPath: Set<Int>]] = [:]

  init(_ history: TokenHistory) {
    self.history = history
    slug = history.head.system.slug
    var facts: [TokenPath: TokenFacts] = [:]
    for path in history.head.paths where history.base.known.contains(history.formerName(of: path)) {
      facts[path] = TokenFacts(of: path, history)
    }
    self.facts = facts
    // The pages are read for what they name only where something changes for those who name it.
    let former = history.pairs.removed + history.pairs.lost + history.pairs.renamed.map(\.old)
    let isFelt = !former.isEmpty || facts.contains { $0.value.isCause }
    uses = isFelt ? PageUses(of: history.head.system, and: former) : nil
    prose = isFelt ? StaleProse(of: history.head.system) : nil
    for path in history.head.paths {
      guard let found = facts[path], found.isMoved, !found.isCause else { continue }
      followed[path] = causes(of: path)
    }
    for path in history.pairs.lost where !isCause(gone: path) { followed[path] = causes(of: path) }
  }

  /// The nearest tokens that changed by themselves, along the references that moved, with the numbers of the pairs of
  /// themes in which they did.
  private func causes(of path: TokenPath) -> [TokenPath: Set<Int>] {
    var found: [TokenPath: Set<Int>] = [:]
    for theme in history.themes {
      var seen: Set<TokenPath> = [path]
      var open = [path]
      while let next = open.popLast() {
        let (old, new) = history.tokens(next, in: theme)
        for target in ((new ?? old)?.references ?? []).map(\.target) {
          // A token that is gone is named by the old version alone.
          let isGone = history.pairs.isGone(target)
          guard isGone || facts[target]?.moved.contains(theme.number) == true, seen.insert(target).inserted else {
            continue
          }
          if isGone ? isCause(gone: target) : facts[target]?.caused.contains(theme.number) == true {
            found[target, default: []].insert(theme.number)
          } else {
            open.append(target)
          }
        }
      }
    }
    return found
  }

  /// Whether a token without a value is so by itself: removed, or written so that it has none.
  private func isCause(gone path: TokenPath) -> Bool {
    !history.head.unresolved.contains(path)
      || !(history.base.token(path)?.references ?? []).contains { reference in
        history.pairs.isGone(reference.target) || facts[reference.target]?.isMoved ?? false
      }
  }

  /// The tokens behind a change of a token in a theme: itself, or those it follows.
  private func roots(of path: TokenPath, in theme: ThemePair) -> Set<TokenPath> {
    guard let facts = facts[path], facts.moved.contains(theme.number) else { return [] }
    if facts.isCause { return [path] }
    return Set((followed[path] ?? [:]).filter { $1.contains(theme.number) }.keys)
  }

  /// The new names of tokens that have others.
  var names: [TokenPath: TokenPath] { history.pairs.names }

  // MARK: Changes

  /// A token that follows another one.
  private struct Follower {
    let path: TokenPath
    /// The numbers of the pairs of themes in which it does.
    let themes: Set<Int>

    init(_ path: TokenPath, _ themes: Set<Int>) { (self.path, self.themes) = (path, themes) }
  }

  func changes() -> [Change] {
    let contrasts = ContrastCrossings.all(in: history, roots: roots)
    var followers: [TokenPath: [Follower]] = [:]
    for path in history.head.paths + history.pairs.lost {
      for (cause, themes) in followed[path] ?? [:] { followers[cause, default: []].append(Follower(path, themes)) }
    }
    var changes: [Change] = []
    for path in history.pairs.removed { changes.append(gone(path, followers[path] ?? [])) }
    for path in history.pairs.lost where followed[path] == nil { changes.append(gone(path, followers[path] ?? [])) }
    let renamed = Dictionary(history.pairs.renamed.map { ($0.new, $0) }) { first, _ in first }
    let added = Set(history.pairs.added)
    let found = Set(history.pairs.found)
    for path in history.head.paths {
      if added.contains(path) {
        changes.append(self.added(path))
      } else if found.contains(path) {
        let values = history.values(ofOnly: path, isNew: true)
        changes.append(
          Change(
            .valueChanged, in: slug, path.description, after: values.first?.afterText, values: values,
            Judgement(.visible, .minor, "it had no value")))
      } else if let facts = facts[path] {
        let radius = radius(of: path, facts, followers[path] ?? [], contrasts[path] ?? [])
        if let change = change(of: path, facts, renamed[path], radius) { changes.append(change) }
      }
    }
    return GroupedChanges.joined(changes, history.base, history.head)
  }

  private func added(_ path: TokenPath) -> Change {
    let values = history.values(ofOnly: path, isNew: true)
    return Change(
      .tokenAdded, in: slug, path.description, after: values.first?.afterText, values: values,
      Judgement(.quiet, .minor, "nothing that exists changes"))
  }

  /// A token that was removed, or that is still written and has no value any more.
  private func gone(_ path: TokenPath, _ followers: [Follower]) -> Change {
    let values = history.values(ofOnly: path, isNew: false)
    let isWritten = history.head.unresolved.contains(path)
    let warned = history.base.token(path)?.deprecation == nil ? "" : ", as its deprecation announced"
    var radius = Radius()
    radius.tokens = moved(followers)
    radius.uses = uses?.uses(of: [path] + followers.map(\.path)) ?? []
    return Change(
      isWritten ? .valueChanged : .tokenRemoved, in: slug, path.description, before: values.first?.beforeText,
      values: values,
      Judgement(
        .breaking, .major,
        isWritten ? "it has no value any more" : "whatever uses it finds nothing\(warned)"), radius: radius)
  }

  private func moved(_ followers: [Follower]) -> [MovedToken] {
    followers.map { follower in
      let path = follower.path
      guard let facts = facts[path] else {
        return MovedToken(path: path, values: history.values(ofOnly: path, isNew: false))
      }
      let isEverywhere = facts.moved.isSubset(of: follower.themes)
      return MovedToken(
        path: path, values: isEverywhere ? facts.values : history.values(of: path, in: follower.themes))
    }
  }

  private func change(
    of path: TokenPath, _ facts: TokenFacts, _ renaming: TokenPairs.Renaming?, _ radius: Radius
  ) -> Change? {
    let words = TokenWords(
      facts: facts, old: history.base.token(history.formerName(of: path)), new: history.head.token(path),
      pointed: history.repointed(path))
    let kinds = words.kinds(renaming)
    guard let kind = kinds.first else { return nil }
    let (before, after) = words.sides(of: kind)
    return Change(
      kind, also: Array(kinds.dropFirst()), in: slug, path.description, formerly: renaming?.old.description,
      before: before, after: after, values: facts.isCause ? facts.values : [],
      size: facts.isCause ? words.size : renaming == nil ? nil : words.sameValue,
      TokenJudgement.all(kinds, facts, radius), confidence: renaming?.confidence, radius: radius)
  }

  // MARK: Radius

  private func radius(
    of path: TokenPath, _ facts: TokenFacts, _ followers: [Follower], _ contrasts: [ContrastCrossing]
  ) -> Radius {
    var radius = Radius()
    let former = history.formerName(of: path)
    guard facts.isCause || former != path else { return radius }
    radius.tokens = moved(followers)
    radius.contrasts = contrasts
    radius.uses = uses?.uses(of: [path, former] + followers.map(\.path)) ?? []
    if facts.isCause {
      let moved = [(path, facts.values)] + radius.tokens.map { ($0.path, $0.values) }
      radius.prose = prose?.sentences(stating: moved) ?? []
    }
    return radius
  }
}
