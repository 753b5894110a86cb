package import Files

/// Where the values of a settings file stand, by key and value, for reports on what a name leads to.
package struct SettingPlaces: Sendable {
  private var spans: [String: [String: Span]] = [:]

  package init() {}

  /// The place of a value; that of the first where a list has it twice.
  package subscript(key: String, value: String) -> Span? { spans[key]?[value] }

  mutating func note(_ key: String, _ values: [(text: String, span: Span)]) {
    for value in values where spans[key]?[value.text] == nil { spans[key, default: [:]][value.text] = value.span }
  }
}
