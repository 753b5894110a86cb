/// A JSON value as the WebDriver protocol speaks it.
package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  package subscript(key: String) -> JSON? { if case .object(let members) = self { members[key] } else { nil } }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var array: [JSON] { if case .array(let values) = self { values } else { [] } }
  /// The strings of an array, others left out.
  package var strings: [String] { array.compactMap(\.string) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension JSON: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let found = Self.scalar(value) {
      self = found
    } else if let members = Self.attempt({ try value.decode([String: JSON].self) }) {
      self = .object(members)
    } else {
      self = .array(try value.decode([JSON].self))
    }
  }

  private static func scalar(_ value: any SingleValueDecodingContainer) -> JSON? {
    if let bool = attempt({ try value.decode(Bool.self) }) { return .bool(bool) }
    if let number = attempt({ try value.decode(Double.self) }) { return .number(number) }
    return attempt { try value.decode(String.self) }.map { .string($0) }
  }

  /// Nil where a value is of another type: the next one is tried.
  private static func attempt<Value>(_ decode: () throws -> Value) -> Value? {
    do { return try decode() } catch { return nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
