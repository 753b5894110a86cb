package import Files

/// A JSON value and where it stands in its file.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// Not finite where the file's number or word could not be read; the reader has reported that already.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// The bytes of the value, with its quotes or brackets.
  package let range: ByteRange
  package let kind: Kind

  package init(range: ByteRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// The text of a string; nil for every other kind.
  package var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// A finite number; nil for every other kind.
  package var number: Double? { if case .number(let number) = kind, number.isFinite { number } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = kind { bool } else { nil } }

  package var array: [JSONValue]? { if case .array(let elements) = kind { elements } else { nil } }

  package var object: JSONObject? { if case .object(let object) = kind { object } else { nil } }

  /// Whether the reader could not read this scalar and has said so.
  package var isUnreadable: Bool { if case .number(let number) = kind { !number.isFinite } else { false } }

  /// What the value is, for messages: `a string`, `an object`.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of a JSON object in the author's order, each name once.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package let name: String
    /// The bytes of the name, with its quotes.
    package let nameRange: ByteRange
    package let value: JSONValue

    package init(name: String, nameRange: ByteRange, value: JSONValue) {
      self.name = name
      self.nameRange = nameRange
      self.value = value
    }
  }

  package let members: [Member]
  /// Positions by name, kept only for objects too wide to search.
  private let positions: [String: Int]?

  /// - Parameter members: a name given twice answers with its first value.
  package init(_ members: [Member]) {
    self.init(
      members,
      positions: members.count > Self.searched
        ? Dictionary(members.enumerated().map { ($1.name, $0) }) { first, _ in first } : nil)
  }

  init(_ members: [Member], positions: [String: Int]?) {
    self.members = members
    self.positions = positions
  }

  /// The widest object whose members are compared one by one.
  static let searched = 12

  package subscript(_ name: String) -> JSONValue? { member(name)?.value }

  package func member(_ name: String) -> Member? {
    if let positions { return positions[name].map { members[$0] } }
    return members.first { $0.name == name }
  }
}
