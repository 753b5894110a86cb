import Syntax

/// The extension in which a token says where in a document its value is: `{"file", "line", "column"}`.
package enum SourceMark {
  package static let key = "dev.specimen.source"

  /// The name of the file that a token was taken out of; nil for a token that does not say it.
  package static func file(of token: Token) -> String? { file(in: token.extensions) }

  static func file(in extensions: JSONObject?) -> String? { extensions?[key]?.object?["file"]?.string }
}
