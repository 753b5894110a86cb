import Diagnostics
import Files
import TestSupport
import Testing
package import Tokens

/// Token files as text, and what they say once loaded.
package enum TokenFile {
  /// A colour without a type of its own: six digits, and its alpha.
  package static func color(_ hex: String, alpha: Double = 1) -> String {
    let digits = Array(hex)
    let channels = [0, 2, 4].map { String(Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) / 255) }
    return """
      {"$value": {"colorSpace": "srgb", "components": [\(channels.joined(separator: ", "))], "alpha": \(alpha)}}
      """
  }

  /// A dimension without a type of its own.
  package static func px(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"px\"}}" }

  /// A duration without a type of its own.
  package static func ms(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"ms\"}}" }

  /// A text style without a type of its own.
  ///
  /// - Parameters:
  ///   - weight: as JSON.
  ///   - missing: the fields that the source leaves out, as JSON.
  package static func type(
    _ size: Double, _ weight: String, _ lineHeight: Double, tracking: Double, missing: String = ""
  ) -> String {
    """
    {"$value": {"fontFamily": ["Inter"], "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": \(weight),
      "letterSpacing": {"value": \(tracking), "unit": "px"}, "lineHeight": \(lineHeight)},
     "$extensions": {"specimen.notGiven": [\(missing)]}}
    """
  }

  /// Loads files in a folder `tokens`, which must be without faults.
  package static func load(_ files: [(name: String, text: String)]) throws -> TokenThemes {
    var diagnostics = Diagnostics()
    let sources = files.map { SourceFile(path: "tokens/\($0.name)", text: $0.text) }
    let themes = TokenLoader.load(sources, root: "tokens", into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics.text)")
    return themes
  }
}
