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
  /// For each token that only follows others, those that it follows.
  private var followed: [TokenPath: Set<TokenPath>] = [:]

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

  /// The nearest tokens that changed by themselves, along the references that moved.
  private func causes(of path: TokenPath) -> Set<TokenPath> {
    var found: Set<TokenPath> = []
    var seen: Set<TokenPath> = [path]
    var open = [path]
    while let next = open.popLast() {
      for theme in history.themes {
        let (old, new) = history.tokens(next, in: theme)
        for reference in (new ?? old)?.references ?? [] {
          let target = reference.target
          if history.pairs.isGone(target) {
            // A token that is gone is named by the old version alone.
            guard seen.insert(target).inserted else { continue }
            if isCause(gone: target) { found.insert(target) } else { open.append(target) }
            continue
          }
          guard let facts = facts[target], facts.isMoved, seen.insert(target).inserted else { continue }
          if facts.isCause { found.insert(target) } else { open.append(target) }
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

  /// The tokens behind a change of a token: itself, or those it follows.
  private func roots(of path: TokenPath) -> Set<TokenPath> {
    guard let facts = facts[path], facts.isMoved else { return [] }
    return facts.isCause ? [path] : followed[path] ?? []
  }

  // MARK: Changes

  func changes() -> [Change] {
    let contrasts = ContrastCrossings.all(in: history) { roots(of: $0) }
    var followers: [TokenPath: [TokenPath]] = [:]
    for path in history.head.paths + history.pairs.lost {
      for cause in followed[path] ?? [] { followers[cause, default: []].append(path) }
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
    return MovedGroups.joined(changes)
  }

  private func added(_ path: TokenPath) -> Change {
    let values = history.values(ofOnly: path, isNew: true)
    return Change(
      .tokenAdded, in: slug, path.description, after: values.first?.afterText, values: values,
      Judgement(.quiet, .minor, "nothing that exists changes"))
  }

  /// A token that was removed, or that is still written and has no value any more.
  private func gone(_ path: TokenPath, _ followers: [TokenPath]) -> Change {
    let values = history.values(ofOnly: path, isNew: false)
    let isWritten = history.head.unresolved.contains(path)
    let warned = history.base.token(path)?.deprecation == nil ? "" : ", as its deprecation announced"
    var radius = Radius()
    radius.tokens = moved(followers)
    radius.uses = uses?.uses(of: [path] + followers) ?? []
    return Change(
      isWritten ? .valueChanged : .tokenRemoved, in: slug, path.description, before: values.first?.beforeText,
      values: values,
      Judgement(
        .breaking, .major,
        isWritten ? "it has no value any more" : "whatever uses it finds nothing\(warned)"), radius: radius)
  }

  private func moved(_ followers: [TokenPath]) -> [MovedToken] {
    followers.map { path in
      MovedToken(path: path, values: facts[path]?.values ?? history.values(ofOnly: path, isNew: false))
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
    of path: TokenPath, _ facts: TokenFacts, _ followers: [TokenPath], _ contrasts: [ContrastCrossing]
  ) -> Radius {
    var radius = Radius()
    let former = history.formerName(of: path)
    guard facts.isCause || former != path else { return radius }
    radius.tokens = moved(followers)
    radius.contrasts = contrasts
    radius.uses = uses?.uses(of: [path, former] + followers) ?? []
    if facts.isCause {
      let moved = [(path, facts.values)] + radius.tokens.map { ($0.path, $0.values) }
      radius.prose = prose?.sentences(stating: moved) ?? []
    }
    return radius
  }
}
