import Colorimetry
import Files
import Guide
import Plates
import Printing
import Syntax
import Tokens

/// The changes of one system's tokens, causes with their consequences.
struct TokenComparison {
  private let history: TokenHistory
  private let slug: String
  private let uses: PageUses?
  private let prose: StaleProse?
  /// What is known of each token that is in both versions, by its new path.
  private let facts: [TokenPath: Facts]
  /// For each token that only follows others, those that it follows.
  private var followed: [TokenPath: Set<TokenPath>] = [:]

  /// What differs in one token.
  private struct Facts {
    let values: [ThemedChange]
    /// Whether its type is another in any theme.
    let hasOtherType: Bool
    /// Whether it is written with another value in any theme.
    let isRewritten: Bool
    /// Whether it refers to other tokens in any theme.
    let isRepointed: Bool
    /// Whether its value differs for no other reason than itself.
    let isCause: Bool
  }

  init(_ history: TokenHistory) {
    self.history = history
    slug = history.head.system.slug
    var facts: [TokenPath: Facts] = [:]
    for path in history.head.paths where history.base.known.contains(history.formerName(of: path)) {
      facts[path] = Self.facts(of: path, history)
    }
    self.facts = facts
    // The pages are read for what they name only where something changes for those who name it.
    let isFelt =
      !history.pairs.renamed.isEmpty || !history.pairs.removed.isEmpty || facts.contains { $0.value.isCause }
    uses = isFelt ? PageUses(of: history.head.system) : nil
    prose = isFelt ? StaleProse(of: history.head.system) : nil
    for path in history.head.paths {
      guard let found = facts[path], !found.values.isEmpty, !found.isCause else { continue }
      followed[path] = causes(of: path)
    }
  }

  // MARK: Facts

  private static func facts(of path: TokenPath, _ history: TokenHistory) -> Facts {
    var hasOtherType = false
    var isRewritten = false
    var isRepointed = false
    var isCause = false
    for theme in history.themes {
      let (old, new) = history.tokens(path, in: theme)
      guard let old, let new else {
        if old != nil || new != nil { isCause = true }
        continue
      }
      if old.isIdentical(to: new) { continue }
      let differs = old.value != new.value
      let isWrittenOtherwise = !WrittenValue.isSame(old, new, renaming: history.pairs.names)
      if old.type != new.type { hasOtherType = true }
      if isWrittenOtherwise { isRewritten = true }
      if !hasSameReferences(old, new, history) { isRepointed = true }
      if differs, isWrittenOtherwise || !isExplained(new, in: theme, history) { isCause = true }
    }
    return Facts(
      values: history.values(of: path), hasOtherType: hasOtherType, isRewritten: isRewritten, isRepointed: isRepointed,
      isCause: isCause)
  }

  private static func hasSameReferences(_ old: Token, _ new: Token, _ history: TokenHistory) -> Bool {
    old.references.count == new.references.count
      && zip(old.references, new.references).allSatisfy {
        $0.pointer == $1.pointer && (history.pairs.names[$0.target] ?? $0.target) == $1.target
      }
  }

  /// Whether a token refers to one whose value differs in a theme.
  private static func isExplained(_ token: Token, in theme: ThemePair, _ history: TokenHistory) -> Bool {
    token.references.contains { reference in
      let (old, new) = history.tokens(reference.target, in: theme)
      return old?.value != new?.value
    }
  }

  /// The nearest tokens that changed by themselves, along the references that moved.
  private func causes(of path: TokenPath) -> Set<TokenPath> {
    var found: Set<TokenPath> = []
    var seen: Set<TokenPath> = [path]
    var open = [path]
    while let next = open.popLast() {
      for theme in history.themes {
        for reference in theme.head.tokens[next]?.references ?? [] {
          let target = reference.target
          guard let facts = facts[target], !facts.values.isEmpty, seen.insert(target).inserted else { continue }
          if facts.isCause { found.insert(target) } else { open.append(target) }
        }
      }
    }
    return found
  }

  /// The tokens behind a change of a token: itself, or those it follows.
  private func roots(of path: TokenPath) -> Set<TokenPath> {
    guard let facts = facts[path], !facts.values.isEmpty else { return [] }
    return facts.isCause ? [path] : followed[path] ?? []
  }

  // MARK: Changes

  func changes() -> [Change] {
    let contrasts = contrasts()
    var followers: [TokenPath: [TokenPath]] = [:]
    for path in history.head.paths {
      for cause in followed[path] ?? [] { followers[cause, default: []].append(path) }
    }
    var changes: [Change] = []
    for path in history.pairs.removed { changes.append(removed(path)) }
    let renamed = Dictionary(history.pairs.renamed.map { ($0.new, $0) }) { first, _ in first }
    let added = Set(history.pairs.added)
    for path in history.head.paths {
      if added.contains(path) {
        changes.append(self.added(path))
      } else if let facts = facts[path] {
        let radius = radius(of: path, facts, followers[path] ?? [], contrasts[path] ?? [])
        if let change = change(of: path, facts, renamed[path], radius) { changes.append(change) }
      }
    }
    return changes
  }

  private func added(_ path: TokenPath) -> Change {
    let values = history.values(ofOnly: path, isNew: true)
    return Change(
      .tokenAdded, in: slug, path.description, after: values.first?.afterText, values: values,
      Judgement(.quiet, .minor, "nothing that exists changes"))
  }

  private func removed(_ path: TokenPath) -> Change {
    let values = history.values(ofOnly: path, isNew: false)
    let warned = history.base.token(path)?.deprecation == nil ? "" : ", as its deprecation announced"
    var radius = Radius()
    radius.uses = uses?.uses(of: [path]) ?? []
    return Change(
      .tokenRemoved, in: slug, path.description, before: values.first?.beforeText, values: values,
      Judgement(.breaking, .major, "whatever uses it finds nothing\(warned)"), radius: radius)
  }

  private func change(
    of path: TokenPath, _ facts: Facts, _ renaming: TokenPairs.Renaming?, _ radius: Radius
  ) -> Change? {
    let old = history.base.token(history.formerName(of: path))
    let new = history.head.token(path)
    var kinds: [ChangeKind] = []
    if let renaming { kinds.append(renaming.old.name == renaming.new.name ? .tokenMoved : .tokenRenamed) }
    if facts.hasOtherType { kinds.append(.typeChanged) }
    if facts.isCause, !facts.hasOtherType { kinds.append(.valueChanged) }
    if !facts.isCause, facts.isRepointed { kinds.append(.repointed) }
    if old?.deprecation == nil, new?.deprecation != nil { kinds.append(.deprecated) }
    if old?.deprecation != nil, new?.deprecation == nil { kinds.append(.undeprecated) }
    if let remark = remarks(old, new), remark.before != remark.after { kinds.append(.described) }
    if !facts.isCause, !facts.isRepointed, facts.isRewritten { kinds.append(.rewritten) }
    guard let kind = kinds.first else { return nil }
    let texts = texts(kind, facts, old, new)
    return Change(
      kind, also: Array(kinds.dropFirst()), in: slug, path.description, formerly: renaming?.old.description,
      before: texts.before, after: texts.after, values: facts.isCause ? facts.values : [],
      size: facts.isCause ? size(of: facts.values) : renaming.flatMap { _ in new.map { sameValue($0) } },
      judgement(kinds, facts, radius, new),
      confidence: renaming?.confidence, radius: radius)
  }

  private func sameValue(_ token: Token) -> String { "the same value, \(TokenText.short(token.value))" }

  /// A change in one line before and after.
  private func texts(_ kind: ChangeKind, _ facts: Facts, _ old: Token?, _ new: Token?) -> (
    before: String?, after: String?
  ) {
    switch kind {
    case .tokenMoved, .tokenRenamed: return (old?.path.description, new?.path.description)
    case .repointed: return (targets(old), targets(new))
    case .deprecated, .undeprecated:
      return (old?.deprecation.map { $0.reason ?? "deprecated" }, new?.deprecation.map { $0.reason ?? "deprecated" })
    case .described:
      let remark = remarks(old, new)
      return (remark?.before, remark?.after)
    case .rewritten: return (old.map { line($0.valueSpan.text) }, new.map { line($0.valueSpan.text) })
    case .typeChanged:
      return (
        old.map { "\($0.type.rawValue) \(TokenText.short($0.value))" },
        new.map { "\($0.type.rawValue) \(TokenText.short($0.value))" }
      )
    default:
      if let first = facts.values.first { return (first.beforeText, first.afterText) }
      return (old.map { TokenText.short($0.value) }, new.map { TokenText.short($0.value) })
    }
  }

  private func line(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }

  private func targets(_ token: Token?) -> String? {
    guard let token else { return nil }
    if token.references.isEmpty { return TokenText.short(token.value) }
    return token.references.map { "{\($0.target)}" }.joined(separator: ", ")
  }

  /// What a token says of itself beside its value.
  private func remarks(_ old: Token?, _ new: Token?) -> (before: String, after: String)? {
    guard let old, let new else { return nil }
    func text(_ token: Token, _ other: Token) -> String {
      var parts = [token.description ?? ""]
      // A token that is or was deprecated, and not both, is another change.
      if other.deprecation != nil { parts.append(token.deprecation?.reason ?? "") }
      parts += (token.extensions?.members ?? []).map { "\($0.name): \(line(extensionText($0.value.range, token)))" }
        .sorted()
      return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }
    return (text(old, new), text(new, old))
  }

  private func extensionText(_ range: ByteRange, _ token: Token) -> String {
    let file = token.span.file
    return range.end <= file.bytes.count ? file.text(range) : ""
  }

  private func size(of values: [ThemedChange]) -> String? {
    let sizes = values.compactMap { value -> String? in
      guard let text = value.difference?.text, !text.isEmpty else {
        if value.before == nil { return "new in \(value.label ?? "every theme")" }
        return value.after == nil ? "gone from \(value.label ?? "every theme")" : nil
      }
      return values.count > 1 ? value.label.map { "\($0) \(text)" } ?? text : text
    }
    return sizes.isEmpty ? nil : sizes.joined(separator: "; ")
  }

  // MARK: Judgement

  private func judgement(_ kinds: [ChangeKind], _ facts: Facts, _ radius: Radius, _ new: Token?) -> Judgement {
    kinds.map { judgement($0, facts, radius, new) }.max {
      ($0.severity, $0.step) < ($1.severity, $1.step)
    } ?? Judgement(.quiet, .patch, "text only")
  }

  private func judgement(_ kind: ChangeKind, _ facts: Facts, _ radius: Radius, _ new: Token?) -> Judgement {
    switch kind {
    case .tokenMoved, .tokenRenamed: return Judgement(.breaking, .major, "its old name is gone")
    case .typeChanged:
      return Judgement(.breaking, .major, "whatever takes a value of its old type cannot take this one")
    case .repointed: return Judgement(.quiet, .patch, "the same value in every theme")
    case .deprecated: return Judgement(.quiet, .minor, "it still works")
    case .undeprecated: return Judgement(.quiet, .minor, "it may be used again")
    case .described, .rewritten: return Judgement(.quiet, .patch, "text only")
    default: return valueJudgement(facts, radius)
    }
  }

  private func valueJudgement(_ facts: Facts, _ radius: Radius) -> Judgement {
    if let loss = radius.contrasts.filter(\.isBlocking).min(by: { $0.after < $1.after }) {
      return Judgement(.breaking, .major, "contrast falls below \(loss.floor): \(loss.sentence)")
    }
    if let gone = facts.values.first(where: { $0.after == nil }) {
      return Judgement(.breaking, .major, "it has no value in \(gone.label ?? "any theme") any more")
    }
    let differences = facts.values.compactMap(\.difference)
    let isNew = facts.values.contains { $0.before == nil }
    let rules = Set(differences.filter { !$0.isQuiet }.map(\.rule)).sorted()
    if isNew || !rules.isEmpty {
      return Judgement(
        .visible, .minor, rules.isEmpty ? "it has a value in one more theme" : rules.joined(separator: ", "))
    }
    return Judgement(.quiet, .patch, Set(differences.map(\.rule)).sorted().joined(separator: ", "))
  }

  // MARK: Radius

  private func radius(
    of path: TokenPath, _ facts: Facts, _ followers: [TokenPath], _ contrasts: [ContrastCrossing]
  ) -> Radius {
    var radius = Radius()
    let former = history.formerName(of: path)
    guard facts.isCause || former != path else { return radius }
    radius.tokens = followers.map { MovedToken(path: $0, values: self.facts[$0]?.values ?? []) }
    radius.contrasts = contrasts
    radius.uses = uses?.uses(of: [path, former] + followers) ?? []
    if facts.isCause {
      let moved = [(path, facts.values)] + radius.tokens.map { ($0.path, $0.values) }
      radius.prose = prose?.sentences(stating: moved) ?? []
    }
    return radius
  }

  /// The pairs of text and surface whose level is another, by the token behind it.
  private func contrasts() -> [TokenPath: [ContrastCrossing]] {
    var found: [TokenPath: [ContrastCrossing]] = [:]
    let settings = history.head.system.settings
    for theme in history.themes {
      let surfaces = paths(settings.surfaces, in: theme)
      let texts = paths(settings.text, in: theme)
      for text in texts {
        for surface in surfaces {
          let roots = roots(of: text).union(roots(of: surface))
          guard !roots.isEmpty, let crossing = crossing(text, surface, in: theme) else { continue }
          for root in roots { found[root, default: []].append(crossing) }
        }
      }
    }
    return found
  }

  /// The tokens that some patterns match in both versions of a theme.
  private func paths(_ globs: [TokenGlob], in theme: ThemePair) -> [TokenPath] {
    var seen: Set<TokenPath> = []
    return globs.flatMap { theme.head.tokens.matching($0) }.map(\.path).filter { path in
      seen.insert(path).inserted && theme.base.tokens[history.formerName(of: path)] != nil
    }
  }

  private func crossing(_ text: TokenPath, _ surface: TokenPath, in theme: ThemePair) -> ContrastCrossing? {
    let texts = history.tokens(text, in: theme)
    let surfaces = history.tokens(surface, in: theme)
    guard let oldText = texts.old?.value.color, let newText = texts.new?.value.color,
      let oldSurface = surfaces.old?.value.color, let newSurface = surfaces.new?.value.color
    else { return nil }
    let (oldGround, newGround) = (oldSurface.composited(over: .white), newSurface.composited(over: .white))
    let before = Contrast.wcag(foreground: oldText, background: oldGround)
    let after = Contrast.wcag(foreground: newText, background: newGround)
    guard Contrast.level(before) != Contrast.level(after) else { return nil }
    return ContrastCrossing(
      text: text, surface: surface, theme: theme.name, before: before, after: after,
      beforeColors: (oldText.composited(over: oldGround), oldGround),
      afterColors: (newText.composited(over: newGround), newGround))
  }
}

extension ContrastCrossing {
  /// Whether text that could be read at AA no longer can: at 4.5, or for large text at 3.
  package var isBlocking: Bool { isLoss && (before >= 4.5 && after < 4.5 || before >= 3 && after < 3) }

  /// The floor that it falls below.
  var floor: String { after < 3 ? "3, AA for large text" : "4.5, AA" }
}
