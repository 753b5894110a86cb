extension YAMLValue {
  /// The same tree as JSON would give it, with the places of the YAML.
  ///
  /// What is written plain is a number or a truth value if it reads like one. Keys that are no words are left out; the
  /// reader has reported them.
  package var json: JSONValue {
    switch kind {
    case .null: JSONValue(range: range, kind: .null)
    case .scalar(let text, quoted: true): JSONValue(range: range, kind: .string(text))
    case .scalar(let text, quoted: false):
      if let number {
        JSONValue(range: range, kind: .number(number))
      } else if let bool {
        JSONValue(range: range, kind: .bool(bool))
      } else {
        JSONValue(range: range, kind: .string(text))
      }
    case .list(let values): JSONValue(range: range, kind: .array(values.map(\.json)))
    case .map(let members):
      JSONValue(
        range: range,
        kind: .object(
          JSONObject(
            members.filter { !$0.key.isEmpty }.map {
              JSONObject.Member(name: $0.key, nameRange: $0.keyRange, value: $0.value.json)
            })))
    }
  }
}
