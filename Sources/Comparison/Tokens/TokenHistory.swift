import Colorimetry
import Differences
import Files
import Guide
import Matching
import Motion
import Plates
import TokenValues
import Tokens

/// The tokens of one system in two versions.
struct TokenHistory {
  let base: TokenVersion
  let head: TokenVersion
  /// What translucent colours of each lie on.
  let grounds: (base: ThemeGrounds, head: ThemeGrounds)
  private let themePairs: ThemePairs
  let pairs: TokenPairs
  /// For each path of the new version, what it was called.
  private let formerNames: [TokenPath: TokenPath]
  let thresholds: Thresholds
  /// For each pair of themes, the tokens that one version may lack, or have otherwise, only because a file could not be
  /// read: they are not compared.
  private let untold: [Set<TokenPath>]

  /// - Parameter unread: the files of either side that could not be read to their end: what is missing in them is not
  ///   known to be gone.
  init(
    _ base: DesignSystem, _ head: DesignSystem, _ themes: ThemePairs, _ thresholds: Thresholds,
    unread: (base: Set<String>, head: Set<String>)
  ) {
    self.base = TokenVersion(base, unread: unread.base)
    self.head = TokenVersion(head, unread: unread.head)
    grounds = (ThemeGrounds(self.base), ThemeGrounds(self.head))
    self.thresholds = thresholds
    themePairs = themes
    let untold = Self.untold(self.base, self.head, themes.all)
    self.untold = untold
    pairs = TokenPairs(
      self.base, self.head, themes: themes.all, untold: untold.reduce(into: []) { $0.formUnion($1) })
    formerNames = Dictionary(pairs.renamed.map { ($0.new, $0.old) }) { first, _ in first }
  }

  /// The tokens that are not compared in every theme.
  var untoldTokens: Set<TokenPath> { untold.reduce(into: []) { $0.formUnion($1) } }

  /// The tokens that have another value, or none, because of a file that could not be read: those written in it, and
  /// whatever refers to them.
  private static func untold(_ base: TokenVersion, _ head: TokenVersion, _ themes: [ThemePair]) -> [Set<TokenPath>] {
    if base.unread.isEmpty && head.unread.isEmpty { return [] }
    return themes.map { theme in
      var open: [TokenPath] = []
      var users: [TokenPath: [TokenPath]] = [:]
      for (own, other, unread) in [
        (theme.base.tokens, theme.head.tokens, head.unread), (theme.head.tokens, theme.base.tokens, base.unread),
      ] where !unread.isEmpty {
        for token in own.tokens {
          for reference in token.references { users[reference.target, default: []].append(token.path) }
          let file = token.span.file.path
          if unread.contains(file), other[token.path]?.span.file.path != file { open.append(token.path) }
        }
      }
      var found = Set(open)
      while let next = open.popLast() {
        for user in users[next] ?? [] where found.insert(user).inserted { open.append(user) }
      }
      return found
    }
  }

  /// The themes that are compared, that of the default first.
  var themes: [ThemePair] { themePairs.all }

  /// Whether one version has an axis that the other has not.
  var hasOtherAxes: Bool { !themePairs.removed.isEmpty || !themePairs.added.isEmpty }

  /// The choices that tell some themes from the others; nil for all of them.
  func label(of themes: [ThemePair]) -> String? { themePairs.label(of: themes) }

  /// What a token of the new version was called in the old one.
  func formerName(of path: TokenPath) -> TokenPath { formerNames[path] ?? path }

  /// What a token is called now whose old name is gone; nil for any other.
  func newName(ofLost path: TokenPath) -> TokenPath? { head.known.contains(path) ? nil : pairs.names[path] }

  /// The token of the new version and what it was, in a pair of themes.
  func tokens(_ path: TokenPath, in theme: ThemePair) -> (old: Token?, new: Token?) {
    let former = formerName(of: path)
    if !untold.isEmpty, untold[theme.number].contains(path) || untold[theme.number].contains(former) {
      return (nil, nil)
    }
    return (theme.base.tokens[former], theme.head.tokens[path])
  }

  /// A token in the first theme in which it refers to another one, with the names of the themes in which it is so unless
  /// these are all.
  ///
  /// - Parameter moved: the numbers of the pairs of themes in which its value is another: where there are some, what it
  ///   refers to in others is told by nobody.
  func repointed(_ path: TokenPath, moved: Set<Int>) -> (old: Token?, new: Token?, theme: String?) {
    let found = themes.filter { theme in
      let (old, new) = tokens(path, in: theme)
      return old.map { old in new.map { !hasSameReferences(old, $0) } ?? false } ?? false
    }
    guard let first = found.first(where: { moved.contains($0.number) }) ?? found.first else { return (nil, nil, nil) }
    func targets(in theme: ThemePair) -> [[TokenPath]] {
      let (old, new) = tokens(path, in: theme)
      return [old, new].map { $0?.references.map(\.target) ?? [] }
    }
    let own = targets(in: first)
    let (old, new) = tokens(path, in: first)
    return (old, new, label(of: found.filter { targets(in: $0) == own }))
  }

  /// Whether two versions of a token refer to the same tokens, but for new names of these.
  func hasSameReferences(_ old: Token, _ new: Token) -> Bool {
    old.references.count == new.references.count
      && zip(old.references, new.references).allSatisfy {
        $0.pointer == $1.pointer && (pairs.names[$0.target] ?? $0.target) == $1.target
      }
  }

  /// Whether a token has the same value in both versions: `200ms` is `0.2s`, and `bold` is `700`. What is read in another
  /// unit because the system's settings name another is the same too.
  func isSame(_ old: Token?, _ new: Token?, in theme: ThemePair) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    if !hasSameRun(old, new, in: theme) { return false }
    if old.value == new.value { return true }
    if old.type != new.type { return false }
    if base.system.settings.unit != head.system.settings.unit, ValueText.isSame(old, new, renaming: pairs.names) {
      return true
    }
    switch (old.value, new.value) {
    case (.duration(let a), .duration(let b)): return a.milliseconds == b.milliseconds
    case (.fontWeight(let a), .fontWeight(let b)): return a.value == b.value
    case (let a, let b): return a.digest == b.digest
    }
  }

  /// What says how a gradient runs: the token that an alias ends in, unless it says so itself. Nil for anything else.
  private func source(ofRun token: Token, in theme: Theme) -> Token? {
    guard case .gradient = token.value else { return nil }
    return GradientCourse(token) == .toTheRight ? token.aliases.last.flatMap { theme.tokens[$0] } ?? token : token
  }

  private func run(of token: Token, in theme: Theme) -> GradientRun? {
    source(ofRun: token, in: theme).flatMap {
      GradientRun(css: ValueText.text($0.valueSpan)) ?? GradientRun(GradientCourse($0))
    }
  }

  /// False for gradients that run otherwise.
  private func hasSameRun(_ old: Token, _ new: Token, in theme: ThemePair) -> Bool {
    guard let before = source(ofRun: old, in: theme.base), let after = source(ofRun: new, in: theme.head) else {
      return true
    }
    let isWrittenAlike = before.valueSpan.text == after.valueSpan.text
    return isWrittenAlike && GradientCourse(before) == GradientCourse(after)
      || run(of: old, in: theme.base) == run(of: new, in: theme.head)
  }

  private func runs(of old: Token?, _ new: Token?, in theme: ThemePair) -> ThemedChange.Runs {
    ThemedChange.Runs(
      before: old.flatMap { run(of: $0, in: theme.base) }, after: new.flatMap { run(of: $0, in: theme.head) })
  }

  /// The values of a token by theme where they differ, with themes of the same change joined.
  ///
  /// - Parameter only: the numbers of the pairs of themes that are asked about; nil for all.
  func values(of path: TokenPath, in only: Set<Int>? = nil) -> [ThemedChange] {
    var found: [Sighting] = []
    for theme in themes where only?.contains(theme.number) ?? true {
      let (old, new) = tokens(path, in: theme)
      if isSame(old, new, in: theme) { continue }
      let isGrounded = isGrounded(new ?? old)
      let runs = runs(of: old, new, in: theme)
      if let index = found.firstIndex(where: {
        $0.before?.value == old?.value && $0.after?.value == new?.value && $0.runs == runs
          && (!isGrounded || surroundings(of: path, in: $0.themes[0]) == surroundings(of: path, in: theme))
      }) {
        found[index].themes.append(theme)
      } else {
        found.append(Sighting(themes: [theme], before: old, after: new, runs: runs))
      }
    }
    // What looks the same on other grounds too is told and drawn once.
    var told: [ThemedChange] = []
    var firsts: [Sighting] = []
    for (place, sighting) in found.enumerated() {
      var change = change(in: sighting.themes, of: path, sighting)
      let part = ThemedChange.KeyPart(place: place, themes: change.themes)
      if let index = firsts.indices.first(where: {
        firsts[$0].before?.value == sighting.before?.value && firsts[$0].after?.value == sighting.after?.value
          && firsts[$0].runs == sighting.runs && told[$0].difference == change.difference
      }) {
        firsts[index].themes += sighting.themes
        let parts = told[index].keyParts + [part]
        told[index] = self.change(in: firsts[index].themes, of: path, sighting)
        told[index].keyParts = parts
      } else {
        change.keyParts = [part]
        firsts.append(sighting)
        told.append(change)
      }
    }
    return told
  }

  /// A value before and after in the themes in which it is seen alike.
  private struct Sighting {
    var themes: [ThemePair]
    let before: Token?
    let after: Token?
    let runs: ThemedChange.Runs
  }

  /// The values of a token that is only in one version, by theme.
  func values(ofOnly path: TokenPath, isNew: Bool) -> [ThemedChange] {
    let side = isNew ? head : base
    let grounds = isNew ? grounds.head : grounds.base
    let all = side.system.themes.themes
    let first = all.firstIndex { $0.name == side.system.defaultTheme.name } ?? 0
    var found: [(places: [Int], token: Token)] = []
    for place in [first] + all.indices.filter({ $0 != first }) {
      guard let token = all[place].tokens[path] else { continue }
      if let index = found.firstIndex(where: { $0.token.value == token.value }) {
        found[index].places.append(place)
      } else {
        found.append(([place], token))
      }
    }
    return found.map { places, token in
      let isEverywhere = places.count == all.count
      let theme = all[places[0]]
      let run = run(of: token, in: theme)
      let runs = ThemedChange.Runs(before: isNew ? nil : run, after: isNew ? run : nil)
      let text = TokenText.short(token)
      var change = ThemedChange(
        themes: isEverywhere ? [] : places.map { all[$0].name },
        label: isEverywhere ? nil : side.system.themes.axes.names(of: [places.sorted()])[0],
        before: isNew ? nil : token.value, after: isNew ? token.value : nil,
        beforeText: isNew ? nil : runs.told(text, \.before), afterText: isNew ? runs.told(text, \.after) : nil,
        ground: grounds.known(under: path, in: theme)?.color ?? grounds.guess(under: path, in: theme)
          ?? RevealingGround.of(token.value, nil), difference: nil)
      change.runs = runs
      return change
    }
  }

  private func change(in themes: [ThemePair], of path: TokenPath, _ sighting: Sighting) -> ThemedChange {
    let (before, after) = (sighting.before, sighting.after)
    let ground = grounds.head.known(under: path, in: themes[0].head)
    let guess = grounds.head.guess(under: path, in: themes[0].head)
    var difference: ValueDifference?
    if let before, let after {
      difference = ValueDifference(
        before.value, after.value, on: ground, orElse: guess, runs: sighting.runs.both,
        engine: head.system.settings.springEngine, thresholds)
    }
    var texts = (before.map { TokenText.short($0) }, after.map { TokenText.short($0) })
    // What reads the same and is not, as two fonts that stand in for a third, is told in full.
    if texts.0 == texts.1, sighting.runs.both == nil {
      texts = Self.written(before, after) ?? Self.whole(before?.value, after?.value)
    }
    var change = ThemedChange(
      themes: themes.count == self.themes.count ? [] : themes.map(\.head.name),
      label: label(of: themes) ?? others(than: themes, before, after),
      before: before?.value, after: after?.value, beforeText: sighting.runs.told(texts.0, \.before),
      afterText: sighting.runs.told(texts.1, \.after),
      ground: ground?.color ?? guess ?? RevealingGround.of(before?.value, after?.value), difference: difference)
    change.runs = sighting.runs
    return change
  }

  /// The names of the themes that are compared, where a token that is only in one version of them has a value in another
  /// theme: it is not gone from everywhere.
  private func others(than themes: [ThemePair], _ before: Token?, _ after: Token?) -> String? {
    guard before == nil || after == nil, let token = before ?? after else { return nil }
    let isElsewhere =
      after == nil
      ? head.known.contains(pairs.names[token.path] ?? token.path) : base.known.contains(formerName(of: token.path))
    return isElsewhere ? Plate.list(themes.map(\.head.name).filter { !$0.isEmpty }) : nil
  }

  /// Two values that read the same and are written otherwise: `#c2683c` and `oklch(61.3% 0.129 45.4)`. Nil for what is no short
  /// text.
  private static func written(_ before: Token?, _ after: Token?) -> (String?, String?)? {
    guard let old = before.flatMap(written), let new = after.flatMap(written), old != new else { return nil }
    return (old, new)
  }

  /// A value as it is written, if that is a short text without references.
  static func written(_ token: Token) -> String? {
    let text = ValueText.text(token.valueSpan)
    return token.references.isEmpty && text.count <= longest && !"{[".contains(text.first ?? "{") ? text : nil
  }

  private static let longest = 60

  /// Two values that read the same, with what tells them apart.
  private static func whole(_ before: TokenValue?, _ after: TokenValue?) -> (String?, String?) {
    if case .typography(let a) = before, case .typography(let b) = after, a.fontFamily != b.fontFamily {
      return (a.fontFamily.joined(separator: ", "), b.fontFamily.joined(separator: ", "))
    }
    let values = (before.map { TokenText.short($0) }, after.map { TokenText.short($0) })
    return values.0 == values.1 ? (before?.digest, after?.digest) : values
  }

  /// Whether what is under a value decides how it looks.
  private func isGrounded(_ token: Token?) -> Bool {
    switch token?.type {
    case .color, .border, .shadow: true
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .gradient,
      .typography, .spring, .haptic, nil:
      false
    }
  }

  private func surroundings(of path: TokenPath, in theme: ThemePair) -> Color? {
    grounds.head.known(under: path, in: theme.head)?.color ?? grounds.head.guess(under: path, in: theme.head)
  }
}
