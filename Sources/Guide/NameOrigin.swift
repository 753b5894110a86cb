package import Tokens

/// Who gives a token its name.
package enum NameOrigin: String, Sendable {
  case document, implied, guide

  package var words: String {
    switch self {
    case .document: "named by the document"
    case .implied: "implied by the document"
    case .guide: "named by this guide"
    }
  }
}

extension SystemSettings {
  /// Who gives a token its name; nil if the settings do not say which names are in the documents.
  package func origin(of path: TokenPath) -> NameOrigin? {
    guard let givenNames else { return nil }
    if givenNames.contains(where: { $0.matches(path) }) { return .document }
    return impliedNames.contains { $0.matches(path) } ? .implied : .guide
  }
}
