import Colorimetry
import Diagnostics
import Differences
import Files
import Guide
import Matching
import Syntax
import Tokens

/// The tokens that have a value in neither version: those of types that are not read, without a type, or at fault. What is
/// written of them is compared as text.
struct WrittenTokens {
  private let history: TokenHistory
  private let slug: String
  private let renamed: [TokenPath: TokenPairs.Renaming]
  /// In the author's order.
  private let removed: [TokenPath]
  private let added: Set<TokenPath>
  /// The new names of tokens that have others.
  private let names: [TokenPath: TokenPath]

  init(_ history: TokenHistory) {
    self.history = history
    slug = history.head.system.slug
    let untold = history.untoldTokens
    let gone = history.base.unvalued.filter {
      !history.head.known.contains($0) && !history.head.unresolved.contains($0) && !untold.contains($0)
    }
    let come = history.head.unvalued.filter {
      !history.base.known.contains($0) && !history.base.unresolved.contains($0) && !untold.contains($0)
    }
    let pairs = Self.pairs(gone, come, history)
    let left = Set(pairs.map(\.old))
    renamed = Dictionary(pairs.map { ($0.new, $0) }) { first, _ in first }
    removed = gone.filter { !left.contains($0) }
    added = Set(come).subtracting(pairs.map(\.new))
    names = history.pairs.names.merging(pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  // MARK: Names

  private struct Content: Hashable {
    let type: String?
    let text: String

    /// Whether nothing is written there, which is the same in many.
    var isEmpty: Bool { ["", "{}", "[]", "null"].contains(text) }
  }

  /// Tokens of the same type and text with names that are alike.
  private static func pairs(
    _ gone: [TokenPath], _ come: [TokenPath], _ history: TokenHistory
  ) -> [TokenPairs.Renaming] {
    func content(_ token: UnresolvedToken?) -> Content {
      Content(type: token?.typeName, text: token.map { ValueText.text($0.valueSpan) } ?? "")
    }
    let new = Dictionary(grouping: come) { content(history.head.written($0)) }
    var pairs: [TokenPairs.Renaming] = []
    for old in gone {
      let own = content(history.base.written(old))
      if own.isEmpty { continue }
      let same = new[own] ?? []
      // A large group of equal texts is told apart by last names only.
      for other in same.count > 200 ? same.filter({ $0.name == old.name }) : same {
        // A word such as `true` says little: the last names have to be alike too.
        guard EditDistance.likeness(old.name, other.name) >= 0.5 else { continue }
        let confidence = 0.5 + NameLikeness([]).of(old, other) / 2
        pairs.append(TokenPairs.Renaming(old: old, new: other, confidence: confidence))
      }
    }
    let known = TokenPairs.decided(pairs)
    let told = (Set(known.map(\.old)), Set(known.map(\.new)))
    let more = RepeatedEdits(history.pairs.renamed + known).pairs(
      gone.filter { !told.0.contains($0) }, Set(come.filter { !told.1.contains($0) })
    ) { content(history.base.written($0)) == content(history.head.written($1)) }
    return known + more
  }

  // MARK: Changes

  /// Those that are gone first.
  func changes() -> [Change] {
    removed.map(gone)
      + history.head.unvalued.compactMap { path in
        if added.contains(path) { return come(path) }
        let former = renamed[path]?.old ?? path
        guard history.base.written(former) != nil, !history.base.known.contains(former) else { return nil }
        return changed(path, former)
      }
  }

  private func gone(_ path: TokenPath) -> Change {
    let values = values(of: path, isNew: false)
    return Change(
      .tokenRemoved, in: slug, path.description, before: values.first?.beforeText, values: values,
      Judgement(.breaking, .major, "whatever uses it finds nothing"))
  }

  private func come(_ path: TokenPath) -> Change {
    let values = values(of: path, isNew: true)
    return Change(
      .tokenAdded, in: slug, path.description, after: values.first?.afterText, values: values,
      Judgement(.quiet, .minor, "nothing that exists changes"))
  }

  private func changed(_ path: TokenPath, _ former: TokenPath) -> Change? {
    guard let old = history.base.written(former), let new = history.head.written(path) else { return nil }
    let values = values(of: path, former)
    let renaming = renamed[path]
    var kinds: [ChangeKind] = []
    if let renaming { kinds.append(renaming.old.name == renaming.new.name ? .tokenMoved : .tokenRenamed) }
    if old.typeName != new.typeName, !isOnlyUnread(new) {
      kinds.append(.typeChanged)
    } else if !values.isEmpty {
      kinds.append(.valueChanged)
    }
    guard let kind = kinds.first else { return nil }
    let sides: (String?, String?) =
      if renaming != nil {
        (former.description, path.description)
      } else if kind == .typeChanged {
        (Self.typed(old), Self.typed(new))
      } else {
        (values.first?.beforeText, values.first?.afterText)
      }
    return Change(
      kind, also: Array(kinds.dropFirst()), in: slug, path.description, formerly: renaming?.old.description,
      before: sides.0, after: sides.1, values: kinds.contains(.valueChanged) ? values : [],
      size: kind == .valueChanged && values.count == 1 ? values[0].difference?.text : nil,
      Self.judgement(kind, kinds, old, new, values), confidence: renaming?.confidence)
  }

  /// Whether a token is a custom property, whose type is what its value seems to be: without one, it is only not read.
  private func isOnlyUnread(_ token: UnresolvedToken) -> Bool {
    token.typeName == nil && ProjectLayout.isStylesheet(token.span.file.path)
  }

  private static func judgement(
    _ kind: ChangeKind, _ kinds: [ChangeKind], _ old: UnresolvedToken, _ new: UnresolvedToken, _ values: [ThemedChange]
  ) -> Judgement {
    if kind == .tokenMoved || kind == .tokenRenamed { return Judgement(.breaking, .major, "its old name is gone") }
    if kinds.contains(.typeChanged) {
      return old.typeName == nil
        ? Judgement(.quiet, .minor, "it had no type")
        : Judgement(.breaking, .major, "whatever takes a value of its old type cannot take this one")
    }
    if let judgement = Self.judgement(ofMeasured: values) { return judgement }
    return new.hasKnownType
      ? Judgement(.quiet, .patch, "it has no value, as before")
      : Judgement(.visible, .minor, "another text; what it is for is not known")
  }

  /// By what CSS works out of every value; nil where that is not known.
  static func judgement(ofMeasured values: [ThemedChange]) -> Judgement? {
    let differences = values.compactMap(\.difference)
    guard !differences.isEmpty, differences.count == values.count else { return nil }
    let deciding = differences.filter { !$0.isQuiet }
    let rules = Set((deciding.isEmpty ? differences : deciding).map(\.rule)).sorted().joined(separator: ", ")
    return deciding.isEmpty ? Judgement(.quiet, .patch, rules) : Judgement(.visible, .minor, rules)
  }

  /// `text 90ms`: what is written, with the type that is given.
  static func typed(_ token: UnresolvedToken) -> String {
    "\(token.typeName ?? "no type,") \(ValueText.text(token.valueSpan))"
  }

  // MARK: Texts

  /// The texts of a token by theme where they differ.
  private func values(of path: TokenPath, _ former: TokenPath) -> [ThemedChange] {
    var found: [(themes: [ThemePair], before: String?, after: String?)] = []
    for theme in history.themes {
      let (old, new) = (history.base.written(former, in: theme.base), history.head.written(path, in: theme.head))
      if let old, let new, ValueText.isSame(old.valueSpan, new.valueSpan, renaming: names) { continue }
      if old == nil && new == nil { continue }
      add(theme, old, new, to: &found)
    }
    return found.map { themes, before, after in
      ThemedChange(
        themes: themes.count == history.themes.count ? [] : themes.map(\.head.name),
        label: history.label(of: themes), before: nil, after: nil, beforeText: before, afterText: after,
        ground: .white, difference: ValueDifference(fluid: before, after, history.thresholds))
    }
  }

  private func add(
    _ theme: ThemePair, _ old: UnresolvedToken?, _ new: UnresolvedToken?,
    to found: inout [(themes: [ThemePair], before: String?, after: String?)]
  ) {
    let texts = (old.map { ValueText.text($0.valueSpan) }, new.map { ValueText.text($0.valueSpan) })
    if let index = found.firstIndex(where: { $0.before == texts.0 && $0.after == texts.1 }) {
      found[index].themes.append(theme)
    } else {
      found.append(([theme], texts.0, texts.1))
    }
  }

  /// The text of a token that is only in one version, as its default theme has it.
  private func values(of path: TokenPath, isNew: Bool) -> [ThemedChange] {
    let text = (isNew ? history.head : history.base).written(path).map { ValueText.text($0.valueSpan) }
    return [
      ThemedChange(
        themes: [], label: nil, before: nil, after: nil, beforeText: isNew ? nil : text,
        afterText: isNew ? text : nil, ground: .white, difference: nil)
    ]
  }
}
