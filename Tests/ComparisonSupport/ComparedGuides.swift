package import Comparison
package import Differences
package import Files
import Pipeline

/// Two versions of a small guide, given as dictionaries of files.
package func changes(
  from base: [String: String], to head: [String: String], _ thresholds: Thresholds = Thresholds()
) async -> Changes {
  await changes(from: Sources(base), to: Sources(head), thresholds)
}

package func changes(from base: Sources, to head: Sources, _ thresholds: Thresholds = Thresholds()) async -> Changes {
  await Review.changes(
    from: SourceTree(base), to: SourceTree(head), Changes.Sides(base: "old", head: "new", reason: "As asked for."),
    thresholds)
}

/// A guide of one system, `demo`, with one token file and one page.
package func guide(_ tokens: String, page: String = "# Demo\n", settings: String = "name: Demo\n") -> [String: String] {
  [
    "content/demo/system.yml": settings, "content/demo/tokens/all.tokens.json": tokens, "content/demo/index.md": page,
  ]
}

/// A DTCG colour value.
package func color(_ hex: String) -> String {
  let digits = Array(hex.dropFirst())
  let parts = [0, 2, 4].map { Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255 }
  return """
    {"colorSpace": "srgb", "components": [\(parts.map { "\($0)" }.joined(separator: ", "))], "hex": "\(hex)"}
    """
}

package func px(_ value: Double) -> String { "{\"value\": \(value), \"unit\": \"px\"}" }

/// Tokens of one type, by name: `{"a": {"$type": …, "$value": …}}`.
package func tokens(_ type: String, _ values: KeyValuePairs<String, String>) -> String {
  let members = values.map { "\"\($0)\": {\"$type\": \"\(type)\", \"$value\": \($1)}" }
  return "{\"t\": {\(members.joined(separator: ", "))}}"
}

extension Changes {
  /// One line a change: `breaking value-changed t.a`.
  package var lines: [String] { lines(of: all) }

  /// The same without findings that come and go with the change, such as of contrast or of unused tokens.
  package var causes: [String] { lines(of: all.filter { $0.kind.area != .finding }) }

  private func lines(of changes: [Change]) -> [String] {
    changes.map { change in
      let kinds = ([change.kind] + change.also).map(\.rawValue).joined(separator: "+")
      return "\(change.severity.rawValue) \(kinds) \(change.subject)"
    }
  }
}
