import Colorimetry
import Differences
import Files
import Guide
import Matching
import Plates
import Printing
import TokenValues
import Tokens

/// The changes of one system's tokens, causes with their consequences.
struct TokenComparison {
  private let history: TokenHistory
  private let slug: String
  private let uses: PageUses?
  private let prose: StaleProse?
  /// The tokens without a value in either version.
  private let written: WrittenTokens
  private let successors: Successors
  /// What is known of each token that is in both versions, by its new path.
  private let facts: [TokenPath: TokenFacts]
  /// For each token that follows others, those that it follows, with the numbers of the pairs of themes in which it does.
  private var followed: [TokenPath: [TokenPath: Set<Int>]] = [:]
  /// For each token that changed by itself, those that it follows besides.
  private var besides: [TokenPath: [TokenPath: Set<Int>]] = [:]

  init(_ history: TokenHistory) {
    self.history = history
    slug = history.head.system.slug
    var facts: [TokenPath: TokenFacts] = [:]
    for path in history.head.paths where history.base.known.contains(history.formerName(of: path)) {
      facts[path] = TokenFacts(of: path, history)
    }
    self.facts = facts
    written = WrittenTokens(history)
    successors = Successors(history)
    // The pages are read for what they name only where something changes for those who name it.
    let former = history.pairs.removed + history.pairs.lost + history.pairs.renamed.map(\.old)
    let isFelt = !former.isEmpty || facts.contains { $0.value.isCause }
    uses = isFelt ? PageUses(of: history.head.system, and: former) : nil
    prose = isFelt ? StaleProse(of: history.head.system) : nil
    for path in history.head.paths {
      guard let found = facts[path], found.isMoved else { continue }
      if found.isCause { besides[path] = causes(of: path) } else { followed[path] = causes(of: path) }
    }
    for path in history.pairs.lost where !isCause(gone: path) { followed[path] = causes(of: path) }
    for path in history.pairs.found { followed[path] = causes(ofFound: path) }
  }

  /// The tokens that came, or got a value, and so gave a token the value that it did not have; nil if it has one by
  /// itself.
  private func causes(ofFound path: TokenPath) -> [TokenPath: Set<Int>]? {
    let (added, found) = (Set(history.pairs.added), Set(history.pairs.found))
    var causes: [TokenPath: Set<Int>] = [:]
    var seen: Set<TokenPath> = [path]
    var open = [path]
    while let next = open.popLast() {
      for target in (history.head.token(next)?.references ?? []).map(\.target) where seen.insert(target).inserted {
        let follows = (history.head.token(target)?.references ?? []).contains { reference in
          added.contains(reference.target) || found.contains(reference.target)
        }
        if added.contains(target) || found.contains(target) && !follows {
          causes[target] = Set(history.themes.map(\.number))
        } else if found.contains(target) {
          open.append(target)
        }
      }
    }
    return causes.isEmpty ? nil : causes
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
          if new == nil, let name = history.newName(ofLost: target) {
            found[name, default: []].insert(theme.number)
            continue
          }
          // One that points there only now has not followed it.
          if next == path, let old, facts[path]?.isCause == true,
            !old.references.contains(where: { $0.target == history.formerName(of: target) })
          {
            continue
          }
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
          || history.newName(ofLost: reference.target) != nil
      }
  }

  /// The tokens behind a change of a token in a theme: itself, or those it follows.
  private func roots(of path: TokenPath, in theme: ThemePair) -> Set<TokenPath> {
    guard let facts = facts[path], facts.moved.contains(theme.number) else { return [] }
    if facts.isCause { return [path] }
    return Set((followed[path] ?? [:]).filter { $1.contains(theme.number) }.keys)
  }

  /// The new names of renamed tokens.
  var names: [TokenPath: TokenPath] { history.pairs.names }

  /// What texts that name tokens have to call them now.
  var renamed: RenamedTokens { RenamedTokens(names, of: history.base.paths) { history.base.type(of: $0) } }

  /// What the comparison of findings has to know of some changes of these tokens.
  func forFindings(_ changes: [Change]) -> FindingComparison.KnownTokens {
    var found = FindingComparison.KnownTokens(names: history.pairs.names)
    found.untold = history.base.withGroups(history.untoldTokens, and: history.head)
    func add(_ path: TokenPath, _ change: Change, rank: Int) {
      // By its path, and as the properties that stylesheets name.
      let type = history.head.type(of: path) ?? history.base.type(of: path)
      // Findings speak of a length with sides as a whole.
      let whole = path.isSideInComponent ? path.parent : nil
      for name in [path, whole].compactMap(\.self) + TokenProperties.names(of: path, type).map({ TokenPath("--" + $0) })
      {
        if rank != 1, change.kind == .deprecated || change.kind == .undeprecated || change.also.contains(.deprecated) {
          found.deprecations[name] = change.key
        }
        if let known = found.changes[name], known.rank <= rank { continue }
        found.changes[name] = FindingComparison.TokenChange(key: change.key, rank: rank)
      }
    }
    for change in changes where change.kind.area == .token {
      let isOnlyRemark = [.deprecated, .undeprecated, .described].contains(change.kind)
      for name in [change.subject, change.formerly].compactMap(\.self) {
        add(TokenPath(name), change, rank: isOnlyRemark ? 2 : 0)
      }
      for name in change.radius.members.flatMap({ [$0.subject, $0.formerly] }).compactMap(\.self) {
        add(TokenPath(name), change, rank: isOnlyRemark ? 2 : 0)
      }
      for follower in change.radius.tokens where !follower.isCause { add(follower.path, change, rank: 1) }
      for figure in Set(change.radius.contrasts.flatMap { [Contrast.figure($0.before), Contrast.figure($0.after)] }) {
        found.contrasts[figure, default: []].insert(change.key)
      }
      let values = ([change] + change.radius.members).flatMap(\.values) + change.radius.tokens.flatMap(\.values)
      func figures(_ value: TokenValue?, _ text: String?) -> [String] {
        [value?.color?.hex].compactMap(\.self) + Figures.all(in: text ?? "").map { $0.filter { !$0.isWhitespace } }
      }
      for value in values {
        for figure in figures(value.before, value.beforeText) {
          found.formerFigures[figure, default: []].insert(change.key)
        }
        for figure in figures(value.after, value.afterText) { found.figures[figure, default: []].insert(change.key) }
      }
    }
    if changes.allSatisfy({ $0.kind.area == .token }) {
      for change in changes { for use in change.radius.uses { found.shown[use.page, default: []].insert(change.key) } }
    }
    return found
  }

  // MARK: Changes

  /// A token that follows another one.
  private struct Follower {
    let path: TokenPath
    /// The numbers of the pairs of themes in which it does.
    let themes: Set<Int>
    /// Whether it changed by itself too.
    var isCause = false
  }

  /// The changes of tokens, and those that are nothing but a consequence of other axes of themes: a token that has its old value in
  /// more of the themes that are compared, or in fewer.
  func changes() -> (own: [Change], ofThemes: [Change]) {
    let contrasts = MovedContrasts(in: history, roots: roots).all()
    var followers: [TokenPath: [Follower]] = [:]
    for path in history.head.paths + history.pairs.lost {
      for (cause, themes) in followed[path] ?? [:] {
        followers[cause, default: []].append(Follower(path: path, themes: themes))
      }
      for (cause, themes) in besides[path] ?? [:] {
        followers[cause, default: []].append(Follower(path: path, themes: themes, isCause: true))
      }
    }
    var (changes, ofThemes): ([Change], [Change]) = ([], [])
    for path in history.pairs.removed { changes.append(gone(path, followers[path] ?? [])) }
    for path in history.pairs.lost where followed[path] == nil { changes.append(gone(path, followers[path] ?? [])) }
    let renamed = Dictionary(history.pairs.renamed.map { ($0.new, $0) }) { first, _ in first }
    let added = Set(history.pairs.added)
    let found = Set(history.pairs.found)
    for path in history.head.paths {
      if added.contains(path) {
        changes.append(self.added(path, followers[path] ?? []))
      } else if found.contains(path) {
        if followed[path] == nil { changes.append(self.found(path, followers[path] ?? [])) }
      } else if let facts = facts[path] {
        let radius = radius(of: path, facts, followers[path] ?? [], contrasts[path] ?? [])
        guard let change = change(of: path, facts, renamed[path], radius) else { continue }
        if isOfThemes(change) { ofThemes.append(change) } else { changes.append(change) }
      }
    }
    return (
      RedoneThemes(history).joined(GroupedChanges.joined(changes + written.changes(), history.base, history.head))
        + describedGroups(), ofThemes
    )
  }

  /// The groups that say something else of themselves, the components among them.
  private func describedGroups() -> [Change] {
    history.head.default.groups.compactMap { group in
      guard let former = history.base.default.group(group.path), former.description != group.description else {
        return nil
      }
      return Change(
        .described, in: slug, group.path.description, before: former.description, after: group.description,
        Judgement(.quiet, .patch, "text only"))
    }
  }

  /// Whether a token only came to a theme with a value that it had in another, or left one.
  private func isOfThemes(_ change: Change) -> Bool {
    guard history.hasOtherAxes, change.kind == .valueChanged, change.also.isEmpty, !change.values.isEmpty else {
      return false
    }
    let path = TokenPath(change.subject)
    return change.values.allSatisfy { value in
      switch (value.before, value.after) {
      case (nil, let new?): history.base.system.themes.themes.contains { $0.tokens[path]?.value == new }
      case (let old?, nil): history.head.system.themes.themes.contains { $0.tokens[path]?.value == old }
      case (nil, nil), (.some, .some): false
      }
    }
  }

  private func added(_ path: TokenPath, _ followers: [Follower]) -> Change {
    let values = history.values(ofOnly: path, isNew: true)
    return Change(
      .tokenAdded, in: slug, path.description, after: values.first?.afterText, values: values,
      size: successors.words(forAdded: path),
      followers.isEmpty
        ? Judgement(.quiet, .minor, "nothing that exists changes")
        : Judgement(.visible, .minor, "tokens that had no value have one"), radius: Radius(tokens: moved(followers)))
  }

  /// A token that was written without a value and has one now.
  private func found(_ path: TokenPath, _ followers: [Follower]) -> Change {
    let radius = Radius(tokens: moved(followers))
    let values = history.values(ofOnly: path, isNew: true)
    let old = history.base.written(path)
    if let old, let new = history.head.token(path), old.typeName != nil, !old.hasKnownType {
      return typeChanged(path, WrittenTokens.typed(old), TokenWords.typed(new), radius: radius)
    }
    if let old, let new = history.head.token(path), let worked = workedOut(path, old.valueSpan, new.valueSpan, radius) {
      return worked
    }
    // Beside what was written and not read, what is written now.
    let written = old.flatMap { _ in history.head.token(path) }.flatMap { TokenHistory.written($0) }
    return Change(
      .valueChanged, in: slug, path.description, before: old.map { "\(ValueText.text($0.valueSpan)), not read" },
      after: written ?? values.first?.afterText, values: values,
      keyed: (nil, values.first?.afterText),
      Judgement(.visible, .minor, old == nil ? "it had no value" : "its former value is not read"), radius: radius)
  }

  /// A token of a type that is not read in one of the versions.
  private func typeChanged(_ path: TokenPath, _ before: String, _ after: String, radius: Radius = Radius()) -> Change {
    Change(
      .typeChanged, in: slug, path.description, before: before, after: after,
      Judgement(.breaking, .major, "whatever takes a value of its old type cannot take this one"), radius: radius)
  }

  /// A token that was removed, or that is still written and has no value any more.
  private func gone(_ path: TokenPath, _ followers: [Follower]) -> Change {
    let values = history.values(ofOnly: path, isNew: false)
    let isWritten = history.head.unresolved.contains(path)
    let isAnnounced = history.base.token(path).map(TokenWords.isDeprecated) ?? false
    let warned = isAnnounced ? ", as its deprecation announced" : ""
    let successor = isWritten ? nil : successors.words(for: path)
    var radius = Radius(tokens: moved(followers))
    radius.uses = uses?.uses(of: [path] + followers.map(\.path)) ?? []
    if let old = history.base.token(path), let new = history.head.written(path), new.typeName != nil, !new.hasKnownType
    {
      return typeChanged(path, TokenWords.typed(old), WrittenTokens.typed(new), radius: radius)
    }
    // What refers to it has no value now, whatever its own length is.
    if followers.isEmpty, values.count < 2, let old = history.base.token(path), let new = history.head.written(path),
      let worked = workedOut(path, old.valueSpan, new.valueSpan, radius)
    {
      return worked
    }
    return Change(
      isWritten ? .valueChanged : .tokenRemoved, in: slug, path.description, before: values.first?.beforeText,
      values: values,
      Judgement(
        .breaking, .major,
        isWritten
          ? "it has no value any more"
          : "whatever uses it finds nothing\(warned)" + (successor.map { "; \($0)" } ?? "")), radius: radius)
  }

  /// A length that one version writes out and the other lets CSS work out; nil where that is not known.
  private func workedOut(_ path: TokenPath, _ old: Span, _ new: Span, _ radius: Radius) -> Change? {
    let (before, after) = (ValueText.text(old), ValueText.text(new))
    let value = ThemedChange(
      themes: [], label: nil, before: nil, after: nil, beforeText: before, afterText: after, ground: .white,
      difference: ValueDifference(fluid: before, after, history.thresholds))
    guard let judgement = WrittenTokens.judgement(ofMeasured: [value]) else { return nil }
    return Change(
      .valueChanged, in: slug, path.description, before: before, after: after, values: [value],
      size: value.difference?.text, judgement, radius: radius)
  }

  private func moved(_ followers: [Follower]) -> [MovedToken] {
    followers.map { follower in
      let path = follower.path
      guard let facts = facts[path] else {
        return MovedToken(path: path, values: history.values(ofOnly: path, isNew: history.head.known.contains(path)))
      }
      let isEverywhere = !follower.isCause && facts.moved.isSubset(of: follower.themes)
      return MovedToken(
        path: path, values: isEverywhere ? facts.values : history.values(of: path, in: follower.themes),
        isCause: follower.isCause)
    }
  }

  private func change(
    of path: TokenPath, _ facts: TokenFacts, _ renaming: TokenPairs.Renaming?, _ radius: Radius
  ) -> Change? {
    let words = TokenWords(
      facts: facts, old: history.base.token(history.formerName(of: path)), new: history.head.token(path),
      pointed: facts.isRepointed ? history.repointed(path, moved: facts.moved) : (nil, nil, nil),
      names: history.pairs.names)
    let kinds = words.kinds(renaming)
    guard let kind = kinds.first else { return nil }
    let (before, after) = words.sides(of: kind)
    var change = Change(
      kind, also: Array(kinds.dropFirst()), in: slug, path.description, formerly: renaming?.old.description,
      before: before, after: after, values: facts.isCause ? facts.values : [],
      kept: facts.isCause || renaming == nil ? [] : history.values(ofOnly: path, isNew: true),
      references: words.references,
      size: facts.isCause ? words.size : renaming == nil ? nil : words.sameValue,
      TokenJudgement.all(kinds, facts, radius).adding(successors.words(forChanged: path)),
      confidence: renaming?.confidence, radius: radius)
    if kinds.dropFirst().contains(.described) { change.remarks = words.sides(of: .described) }
    return change
  }

  // MARK: Radius

  private func radius(
    of path: TokenPath, _ facts: TokenFacts, _ followers: [Follower], _ contrasts: [MovedContrast]
  ) -> Radius {
    var radius = Radius()
    let former = history.formerName(of: path)
    guard facts.isCause || former != path else { return radius }
    radius.tokens = moved(followers)
    radius.contrasts = contrasts
    radius.uses = uses?.uses(of: [path, former] + followers.map(\.path)) ?? []
    if facts.isCause {
      let moved = [(path, facts.values)] + radius.tokens.map { ($0.path, $0.values) }
      let sentences = [prose?.sentences(stating: moved), prose?.sentences(stating: contrasts)].compactMap(\.self)
      radius.prose = sentences.joined().uniqued { [$0.page, $0.sentence] }
    }
    return radius
  }
}
