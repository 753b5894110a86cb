package import Files

/// A value of a YAML text, and where it stands.
package struct YAMLValue: Sendable {
  /// A member of a map.
  package struct Member: Sendable {
    package let key: String
    package let keyRange: ByteRange
    package let value: YAMLValue

    package init(key: String, keyRange: ByteRange, value: YAMLValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// What a value is. A scalar is text until somebody asks for more; `quoted` ones are never null, numbers or booleans.
  package indirect enum Kind: Sendable {
    case null
    case scalar(String, quoted: Bool)
    case list([YAMLValue])
    /// In the order of the text.
    case map([Member])
  }

  package let kind: Kind
  package let range: ByteRange

  package init(_ kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}

extension YAMLValue {
  /// The value of a map's key; nil where this is no map or has no such key.
  package subscript(key: String) -> YAMLValue? { members.first { $0.key == key }?.value }

  /// The members of a map, in the order of the text; else none.
  package var members: [Member] {
    if case .map(let members) = kind { members } else { [] }
  }

  /// The values of a list; else none.
  package var elements: [YAMLValue] {
    if case .list(let values) = kind { values } else { [] }
  }

  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// The text of a scalar, whatever it could mean.
  package var string: String? {
    if case .scalar(let text, _) = kind { text } else { nil }
  }

  /// A whole number, written plain and in decimal.
  package var int: Int? {
    guard case .scalar(let text, quoted: false) = kind else { return nil }
    return Int(text)
  }

  /// A number written plain; infinities and NaN are not read.
  package var number: Double? {
    guard case .scalar(let text, quoted: false) = kind,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// `true` or `false`, written plain (YAML 1.2 core schema; `yes` and `no` are words).
  package var bool: Bool? {
    guard case .scalar(let text, quoted: false) = kind else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The texts of a list of scalars, or of one scalar alone; nil where it is neither.
  package var strings: [String]? {
    switch kind {
    case .scalar(let text, _): return [text]
    case .list(let values):
      let texts = values.compactMap(\.string)
      return texts.count == values.count ? texts : nil
    case .null, .map: return nil
    }
  }
}
