import Differences
import Files
import Matching
import Plates
import Syntax
import TokenValues
import Tokens

/// The classes of a token's change, and what it was and is in words.
struct TokenWords {
  let facts: TokenFacts
  let old: Token?
  let new: Token?
  /// The same in the first theme in which it refers to another token, with that theme's name where it is not all of them.
  let pointed: (old: Token?, new: Token?, theme: String?)
  /// The new names of tokens that have others.
  let names: [TokenPath: TokenPath]

  /// The classes that apply, in the order in which they are decided.
  func kinds(_ renaming: TokenPairs.Renaming?) -> [ChangeKind] {
    var kinds: [ChangeKind] = []
    if let renaming { kinds.append(renaming.old.name == renaming.new.name ? .tokenMoved : .tokenRenamed) }
    if facts.hasOtherType { kinds.append(.typeChanged) }
    if facts.isCause, !facts.hasOtherType { kinds.append(.valueChanged) }
    if facts.isRepointed { kinds.append(.repointed) }
    if let old, let new, Self.isDeprecated(old) != Self.isDeprecated(new) {
      kinds.append(Self.isDeprecated(new) ? .deprecated : .undeprecated)
    }
    if let remarks, remarks.before != remarks.after { kinds.append(.described) }
    if !facts.isCause, !facts.isRepointed, facts.isRewritten { kinds.append(.rewritten) }
    return kinds
  }

  /// Of a token that has only another name.
  var sameValue: String? { new.map { "the same value, \(TokenText.short($0))" } }

  /// A change in one line before and after.
  func sides(of kind: ChangeKind) -> (before: String?, after: String?) {
    switch kind.area {
    case .token: break
    case .system, .page, .component, .finding: return (nil, nil)
    }
    if kind == .tokenMoved || kind == .tokenRenamed { return (old?.path.description, new?.path.description) }
    if kind == .repointed { return (targets(pointed.old), targets(pointed.new)) }
    if kind == .deprecated || kind == .undeprecated { return (deprecation(old), deprecation(new)) }
    if kind == .described { return (filled(remarks?.before), filled(remarks?.after)) }
    if kind == .rewritten { return (old.map { line($0.valueSpan.text) }, new.map { line($0.valueSpan.text) }) }
    if kind == .typeChanged { return (old.map(Self.typed), new.map(Self.typed)) }
    return (facts.values.first?.beforeText, facts.values.first?.afterText)
  }

  private func deprecation(_ token: Token?) -> String? {
    guard let token, Self.isDeprecated(token) else { return nil }
    return token.deprecation?.reason ?? "deprecated"
  }

  /// Whether a token should not be used any more, as it declares or as the first word of its description says.
  static func isDeprecated(_ token: Token) -> Bool {
    token.deprecation != nil
      || token.description?.prefix { $0.isLetter }.lowercased() == "deprecated"
  }

  /// `duration 90 ms`
  static func typed(_ token: Token) -> String { "\(token.type.rawValue) \(TokenText.short(token))" }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private func line(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }

  private func targets(_ token: Token?) -> String? {
    guard let token else { return nil }
    let text =
      token.references.isEmpty
      ? TokenText.short(token) : token.references.map { "{\($0.target)}" }.joined(separator: ", ")
    return pointed.theme.map { "\($0) \(text)" } ?? text
  }

  /// What a token with another value referred to and refers to, without what both versions name; all of it where one of them
  /// names nothing else.
  var references: Change.References? {
    guard facts.isCause, facts.isRepointed, let old = pointed.old, let new = pointed.new else { return nil }
    let sides = (old.references.map { names[$0.target] ?? $0.target }, new.references.map(\.target))
    func own(_ token: Token, _ targets: [TokenPath], besides others: [TokenPath]) -> [TokenPath] {
      zip(token.references, targets).filter { !others.contains($1) }.map(\.0.target)
    }
    var (before, after) = (own(old, sides.0, besides: sides.1), own(new, sides.1, besides: sides.0))
    if before.isEmpty || after.isEmpty {
      (before, after) = (old.references.map(\.target), new.references.map(\.target))
    }
    func text(_ targets: [TokenPath]) -> String {
      targets.isEmpty ? "a value of its own" : targets.map { "{\($0)}" }.joined(separator: ", ")
    }
    return Change.References(before: text(before), after: text(after), theme: pointed.theme)
  }

  /// What a token says of itself beside its value. The data of other tools are told only where nothing else differs.
  private var remarks: (before: String, after: String)? {
    guard let old, let new else { return nil }
    func words(_ token: Token, _ other: Token) -> String {
      // A token that is or was deprecated, and not both, is another change.
      let reason = other.deprecation == nil ? nil : token.deprecation?.reason
      return [token.description, reason].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let (before, after) = (words(old, new), words(new, old))
    if before != after { return (before, after) }
    // The values of its themes are told as such.
    let told: Set = facts.isCause || facts.isRepointed ? ["mode", "modes"] : []
    func data(_ token: Token) -> String {
      Self.extensions(of: token).filter { !told.contains($0.key) }.map { "\($0): \($1)" }.sorted()
        .joined(separator: "; ")
    }
    return (data(old), data(new))
  }

  /// The texts of a token's extensions, by their names.
  static func extensions(of token: Token) -> [String: String] {
    // What Specimen keeps there itself is how a value was written.
    let members = (token.extensions?.members ?? []).filter { !$0.name.hasPrefix("specimen.") }
    return Dictionary(members.map { ($0.name, ValueText.canonical($0.value)) }) { _, last in last }
  }

  /// How far its values are apart, theme by theme.
  var size: String? {
    let values = facts.values
    let sizes = values.compactMap { value -> String? in
      guard let text = value.difference?.text, !text.isEmpty else {
        if value.before == nil { return "new in \(value.label ?? "every theme")" }
        return value.after == nil ? "gone from \(value.label ?? "every theme")" : nil
      }
      return values.count > 1 ? value.label.map { "\($0) \(text)" } ?? text : text
    }
    return sizes.isEmpty ? nil : sizes.joined(separator: "; ")
  }
}
