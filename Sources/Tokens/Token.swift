package import Files
package import Syntax

/// That a token is not to be used any more, by its own word or its group's.
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
  /// Where it stands within the value: `["color"]`, `["components", "0"]`; empty for a token that is an alias as a whole.
  package let pointer: [String]
  /// The token it leads to.
  package let target: TokenPath
  package let span: Span

  package init(pointer: [String], target: TokenPath, span: Span) {
    self.pointer = pointer
    self.target = target
    self.span = span
  }
}

/// A resolved token. Copies cost one reference, and themes in which a token is the same share it.
package struct Token: Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let path: TokenPath
    let value: TokenValue
    let description: String?
    let deprecation: Deprecation?
    let extensions: JSONObject?
    let file: SourceFile
    let nameRange: ByteRange
    let valueFile: SourceFile
    let valueRange: ByteRange
    let aliases: [TokenPath]
    let references: [Reference]

    init(
      path: TokenPath, value: TokenValue, description: String?, deprecation: Deprecation?, extensions: JSONObject?,
      span: Span, valueSpan: Span, aliases: [TokenPath], references: [Reference]
    ) {
      self.path = path
      self.value = value
      self.description = description
      self.deprecation = deprecation
      self.extensions = extensions
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
    extensions: JSONObject? = nil, span: Span, valueSpan: Span, aliases: [TokenPath] = [],
    references: [Reference] = []
  ) {
    storage = Storage(
      path: path, value: value, description: description, deprecation: deprecation, extensions: extensions, span: span,
      valueSpan: valueSpan, aliases: aliases, references: references)
  }

  package var path: TokenPath { storage.path }
  package var value: TokenValue { storage.value }
  package var type: TokenType { storage.value.type }
  /// Its own `$description`.
  package var description: String? { storage.description }
  /// Its own or its nearest group's `$deprecated`.
  package var deprecation: Deprecation? { storage.deprecation }
  /// Its `$extensions`, kept as they are.
  package var extensions: JSONObject? { storage.extensions }
  /// Where its name stands.
  package var span: Span { storage.file.span(storage.nameRange) }
  /// Where its `$value` or `$ref` stands.
  package var valueSpan: Span { storage.valueFile.span(storage.valueRange) }
  /// The tokens this whole token stands for, nearest first; empty when it has a value of its own.
  ///
  /// At most 32: of a longer chain the nearest 31 and its end.
  package var aliases: [TokenPath] { storage.aliases }
  /// Every reference in the value, in the author's order.
  package var references: [Reference] { storage.references }

  static let longestChain = 32

  /// Whether both are the very same token, resolved once.
  package func isIdentical(to other: Token) -> Bool { storage === other.storage }
}

/// A group of tokens.
package struct TokenGroup: Sendable {
  package let path: TokenPath
  package let description: String?
  package let deprecation: Deprecation?
  /// Where its name stands; of a group written in several files, the last.
  package let span: Span

  package init(path: TokenPath, description: String?, deprecation: Deprecation? = nil, span: Span) {
    self.path = path
    self.description = description
    self.deprecation = deprecation
    self.span = span
  }
}
