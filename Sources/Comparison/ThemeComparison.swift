import Differences
import Guide
import Matching
import Plates
import Printing
import TokenValues
import Tokens

/// The axes of a system's themes in two versions, and the contexts on them.
struct ThemeComparison {
  private let themes: ThemePairs
  private let base: TokenThemes
  private let head: TokenThemes
  private let slug: String

  init(_ themes: ThemePairs, _ base: DesignSystem, _ head: DesignSystem) {
    self.themes = themes
    self.base = base.themes
    self.head = head.themes
    slug = head.slug
  }

  /// What is before the name of an axis that came or went.
  static let axis = "axis "

  var changes: [Change] {
    let gone = themes.removed.map { axis in
      Change(
        .themeRemoved, in: slug, Self.axis + axis.name, before: axis.contexts.joined(separator: ", "),
        size: themes.standing.removed[axis.name].map { "what is left is compared with \($0)" },
        Judgement(.breaking, .major, "whoever chooses on it finds nothing"),
        radius: values(of: axis.contexts, on: axis, besides: themes.standing.removed[axis.name], isNew: false))
    }
    let come = themes.added.map { axis in
      Change(
        .themeAdded, in: slug, Self.axis + axis.name, after: axis.contexts.joined(separator: ", "),
        size: themes.standing.added[axis.name].map { "what there was is compared with \($0)" },
        Judgement(.quiet, .minor, "nothing that exists changes"),
        radius: values(of: axis.contexts, on: axis, besides: themes.standing.added[axis.name], isNew: true))
    }
    return themes.axes.flatMap { contexts(of: $0) } + gone + come + order
  }

  /// The contexts of an axis that came, went or are called otherwise, each told once for all themes that have it.
  private func contexts(of axis: ThemePairs.Axis) -> [Change] {
    let kept = Set(axis.former.values)
    let gone = axis.old.contexts.filter { !kept.contains($0) }.map { context in
      Change(
        .themeRemoved, in: slug, name(context, on: axis.old, of: base), before: context,
        size: count(context, on: axis.old, of: base),
        Judgement(.breaking, .major, "whoever asks for it finds nothing"),
        radius: values(
          of: [context], on: axis.old, besides: axis.old.contexts.first { kept.contains($0) }, isNew: false))
    }
    let come = axis.new.contexts.filter { axis.former[$0] == nil }.map { context in
      Change(
        .themeAdded, in: slug, name(context, on: axis.new, of: head), after: context,
        size: count(context, on: axis.new, of: head), Judgement(.quiet, .minor, "nothing that exists changes"),
        radius: values(
          of: [context], on: axis.new, besides: axis.new.contexts.first { axis.former[$0] != nil }, isNew: true))
    }
    let renamed = axis.new.contexts.compactMap { context -> Change? in
      guard let former = axis.former[context], former != context else { return nil }
      return self.renamed(
        name(context, on: axis.new, of: head), formerly: name(former, on: axis.old, of: base), former, context)
    }
    let own = axis.old.name == axis.new.name ? [] : [self.renamed(axis.new.name, formerly: axis.old.name, nil, nil)]
    return own + renamed + gone + come
  }

  private func renamed(_ name: String, formerly: String, _ before: String?, _ after: String?) -> Change {
    Change(
      .themeRenamed, in: slug, name, formerly: formerly, before: before ?? formerly, after: after ?? name,
      Judgement(.breaking, .major, "whoever asks for it by its old name finds nothing"))
  }

  /// The values that contexts have, which came or went, where they differ from those of one that both versions have.
  private func values(
    of contexts: [String], on axis: TokenModifier, besides usual: String?, isNew: Bool
  ) -> Radius {
    let version = isNew ? head : base
    func tokens(_ context: String) -> TokenSet? {
      version.themes.first { theme in
        theme.inputs.contains { $0.modifier == axis.name && $0.context == context }
      }?.tokens
    }
    guard let usual, let known = tokens(usual) else { return Radius() }
    var radius = Radius()
    for context in contexts where context != usual {
      for token in tokens(context)?.tokens ?? [] where known[token.path]?.value != token.value {
        let text = TokenText.short(token)
        let value = ThemedChange(
          themes: [context], label: context, before: isNew ? nil : token.value, after: isNew ? token.value : nil,
          beforeText: isNew ? nil : text, afterText: isNew ? text : nil, ground: RevealingGround.of(token.value, nil),
          difference: nil)
        radius.members.append(
          Change(
            isNew ? .tokenAdded : .tokenRemoved, in: slug, token.path.description, values: [value],
            Judgement(.quiet, .patch, isNew ? "a value for \(context)" : "the value for \(context)")))
      }
    }
    return radius
  }

  /// `dark`, or `theme: dark` where there are several axes.
  private func name(_ context: String, on axis: TokenModifier, of themes: TokenThemes) -> String {
    themes.modifiers.count > 1 ? "\(axis.name): \(context)" : context
  }

  /// `12 themes`; nil where a context is a theme.
  private func count(_ context: String, on axis: TokenModifier, of themes: TokenThemes) -> String? {
    if themes.modifiers.count < 2 { return nil }
    let count = themes.themes.count { theme in
      theme.inputs.contains { $0.modifier == axis.name && $0.context == context }
    }
    return count.counted("theme")
  }

  /// The axes in another order, in which the names of themes are put together.
  private var order: [Change] {
    let old = base.modifiers.map(\.name).filter { name in themes.axes.contains { $0.old.name == name } }
    let new = themes.axes.map(\.old.name)
    if old == new { return [] }
    return [
      Change(
        .settingChanged, in: slug, "themes", before: old.joined(separator: ", "),
        after: themes.axes.map(\.new.name).joined(separator: ", "),
        Judgement(.quiet, .patch, "the names of themes are put together in another order"))
    ]
  }

  /// The tokens without those that came or went with the one theme in which they have a value, which is told of that theme.
  static func without(_ tokens: [Change], of settings: [Change]) -> [Change] {
    var themes: [ChangeKind: Set<String>] = [:]
    for change in settings where !change.isOfAxis {
      if change.kind == .themeRemoved {
        themes[.tokenRemoved, default: []].formUnion([change.before].compactMap(\.self))
      }
      if change.kind == .themeAdded { themes[.tokenAdded, default: []].formUnion([change.after].compactMap(\.self)) }
    }
    if themes.isEmpty { return tokens }
    return tokens.filter { change in
      guard let names = themes[change.kind] else { return true }
      let all = change.radius.members.isEmpty ? [change] : change.radius.members
      return !all.allSatisfy { token in
        !token.values.isEmpty && token.values.allSatisfy { $0.label.map(names.contains) ?? false }
      }
    }
  }

  /// The settings with the tokens that came to a theme, or left one, with an axis; the tokens by themselves where no axis is told.
  static func joined(_ settings: [Change], _ tokens: [Change]) -> [Change] {
    if tokens.isEmpty { return settings }
    let place =
      settings.firstIndex { $0.isOfAxis && $0.kind == .themeRemoved }
      ?? settings.firstIndex { $0.isOfAxis }
    guard let place else { return settings + tokens }
    let axis = settings[place]
    let count = tokens.count.counted("token")
    let told = Set(tokens.map(\.subject))
    var joined = settings
    joined[place] = Change(
      axis.kind, in: axis.system, axis.subject, before: axis.before, after: axis.after,
      size: [axis.size, "\(count) with the values of other themes"].compactMap(\.self).joined(separator: "; "),
      axis.judgement,
      radius: GroupedChanges.radius(of: axis.radius.members.filter { !told.contains($0.subject) } + tokens))
    return joined
  }
}
