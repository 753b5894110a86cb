import Dialects
package import Files
package import Syntax
package import TokenValues

/// Marks a token that should no longer be used, as declared by itself or its group.
package enum Deprecation: Hashable, Sendable {
  case deprecated(reason: String?)

  package var reason: String? {
    switch self {
    case .deprecated(let reason): reason
    }
  }
}

/// One reference in a token's value.
package struct Reference: Sendable {
  /// Its place within the value: `["color"]`, `["components", "0"]`; empty for a token that is an alias as a whole.
  package let pointer: [String]
  /// The token it refers to.
  package let target: TokenPath
  package let span: Span

  package init(pointer: [String], target: TokenPath, span: Span) {
    self.pointer = pointer
    self.target = target
    self.span = span
  }
}

extension Token {
  /// Whether it is a property or a variable of a stylesheet.
  package var isOfStylesheet: Bool { Stylesheet.isNamed(span.file.path) }

  /// A reference to it as its own file would write one: `{color.ink}`, `var(--ink)`, `$ink`.
  package var writtenReference: String {
    guard isOfStylesheet else { return "{\(path)}" }
    let sign = span.file.path.hasSuffix(".less") ? "@" : "$"
    return path.description.hasPrefix("--") ? "var(\(path))" : "\(sign)\(path)"
  }
}

/// A resolved token. A copy is one reference, shared by all themes in which the token is the same.
package struct Token: Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let path: TokenPath
    let value: TokenValue
    let description: String?
    let deprecation: Deprecation?
    let extensions: JSONObject?
    let notGiven: [String]
    let file: SourceFile
    let nameRange: ByteRange
    let valueFile: SourceFile
    let valueRange: ByteRange
    let aliases: [TokenPath]
    let references: [Reference]

    init(
      path: TokenPath, value: TokenValue, description: String?, deprecation: Deprecation?, extensions: JSONObject?,
      notGiven: [String], span: Span, valueSpan: Span, aliases: [TokenPath], references: [Reference]
    ) {
      self.path = path
      self.value = value
      self.description = description
      self.deprecation = deprecation
      self.extensions = extensions
      self.notGiven = notGiven
      file = span.file
      nameRange = span.range
      valueFile = valueSpan.file
      valueRange = valueSpan.range
      self.aliases = aliases
      self.references = references
    }
  }

  package init(
    path: TokenPath, value: TokenValue, description: String? = nil, deprecation: Deprecation? = nil,
    extensions: JSONObject? = nil, notGiven: [String] = [], span: Span, valueSpan: Span, aliases: [TokenPath] = [],
    references: [Reference] = []
  ) {
    storage = Storage(
      path: path, value: value, description: description, deprecation: deprecation, extensions: extensions,
      notGiven: notGiven, span: span, valueSpan: valueSpan, aliases: aliases, references: references)
  }

  package var path: TokenPath { storage.path }
  package var value: TokenValue { storage.value }
  package var type: TokenType { storage.value.type }
  /// Its own `$description`.
  package var description: String? { storage.description }
  /// What its document calls it, where the path does not say so (`specimen.name`): `Tech Navy`.
  package var documentName: String? { storage.extensions?["specimen.name"]?.string }
  /// Whether its number stands for yes or no (`specimen.boolean`), since the standard has no Booleans.
  package var isBoolean: Bool { type == .number && storage.extensions?["specimen.boolean"]?.bool == true }
  /// Its own `$deprecated`, or that of the nearest group with one.
  package var deprecation: Deprecation? { storage.deprecation }
  /// Its `$extensions`, unchanged.
  package var extensions: JSONObject? { storage.extensions }
  /// The fields that its value has only because the standard requires them: its source leaves them out, or that of a
  /// token it refers to (`specimen.notGiven`); `value` for all of it.
  package var notGiven: [String] { storage.notGiven }
  /// The place of its name.
  package var span: Span { storage.file.span(storage.nameRange) }
  /// The place of its `$value` or `$ref`.
  package var valueSpan: Span { storage.valueFile.span(storage.valueRange) }
  /// The chain of tokens that this one is an alias of, nearest first; empty if it has a value of its own.
  ///
  /// At most 32: of a longer chain, the nearest 31 and the last.
  package var aliases: [TokenPath] { storage.aliases }
  /// Every reference in the value, in the author's order.
  package var references: [Reference] { storage.references }

  /// The calculation that its value comes from, as it is written; nil for any other value.
  package var formula: String? { extensions?[Self.formulaKey]?.string }

  /// The name among a token's `$extensions` for its calculation.
  package static let formulaKey = Formula.key

  /// The type that another tool gives a length or a number, in lower case: `borderradius`; nil for any other token.
  package var foreignType: String? {
    extensions?[ForeignType.key]?.string ?? (type == .dimension ? FigmaScopes(extensions)?.measure : nil)
  }

  static let longestChain = 32

  /// Whether its source names it without a value; of a colour, at most its alpha is then known.
  package var isNotGiven: Bool { Self.isNotGiven(storage.value, storage.notGiven) }

  /// The same for a value and the fields of it that are not given.
  package static func isNotGiven(_ value: TokenValue, _ missing: [String]) -> Bool {
    if missing.isEmpty { return false }
    if missing.contains("value") { return true }
    return value.type == .color && missing.contains { ["components", "color", "colour"].contains($0) }
  }

  /// Whether both are the same object, resolved once.
  package func isIdentical(to other: Token) -> Bool { storage === other.storage }
}

/// A token that is declared and has no value: its type is not one that is read, it has none, or its value is at fault.
package struct UnresolvedToken: Sendable {
  package let path: TokenPath
  /// As it is written, on the token or a group around it; nil if there is none.
  package let typeName: String?
  /// The place of its name.
  package let span: Span
  /// The place of its `$value` or `$ref`.
  package let valueSpan: Span

  /// Whether its type is one that is read, so that its value is at fault.
  package var hasKnownType: Bool { typeName.map { TokenType(rawValue: $0) != nil } ?? false }
}

/// A group of tokens.
package struct TokenGroup: Sendable {
  package let path: TokenPath
  package let description: String?
  package let deprecation: Deprecation?
  /// The place of its name; for a group written in several files, in the last of them.
  package let span: Span

  package init(path: TokenPath, description: String?, deprecation: Deprecation? = nil, span: Span) {
    self.path = path
    self.description = description
    self.deprecation = deprecation
    self.span = span
  }
}
