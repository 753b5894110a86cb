package import Files

/// The places of values in a settings file, by key and value, for findings about the names they refer to.
package struct SettingPlaces: Sendable {
  private var spans: [String: [String: Span]] = [:]

  package init() {}

  /// The place of a value, or of its first occurrence in a list.
  package subscript(key: String, value: String) -> Span? { spans[key]?[value] }

  mutating func note(_ key: String, _ values: [(text: String, span: Span)]) {
    for value in values where spans[key]?[value.text] == nil { spans[key, default: [:]][value.text] = value.span }
  }
}
