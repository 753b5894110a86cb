import Files
import Guide
import Plates
import TokenValues
import Tokens

/// Colours that a page only draws something in, because its document gives none there: what a line of its `not-given`
/// blocks names behind “drawn in” or “drawn on”, as in `Label | its colour; drawn in `text.primary``.
struct StandInColors {
  private let paths: Set<TokenPath>

  init(_ request: SpecimenRequest) {
    let captions = request.blocks(named: [NotGiven.info.name]).flatMap(\.lines).compactMap(\.caption)
    let names = captions.flatMap { Self.names(in: $0) }
    paths = Set(names.flatMap { request.system.tokens.matching(TokenGlob($0)) }.map(\.path))
  }

  /// The code spans behind the words.
  private static func names(in caption: String) -> [String] {
    guard Array(caption.utf8)[...].firstPlace(of: "drawn ") != nil,
      let words = caption.firstMatch(of: #/\bdrawn (?:in|on) (?=`)/#)
    else { return [] }
    return caption[words.range.upperBound...].matches(of: #/`([^`]+)`/#).map { String($0.1) }
  }

  /// `if drawn in text.primary, on surface.card; the document does not say so`; nil for a pair of given colours.
  func remark(_ part: ThemedToken, on ground: ThemedToken?) -> String? {
    let names = [
      paths.contains(part.path) ? "in \(part.path)" : nil,
      ground.flatMap { paths.contains($0.path) ? "on \($0.path)" : nil },
    ].compactMap(\.self)
    return names.isEmpty ? nil : "if drawn \(names.joined(separator: ", ")); the document does not say so"
  }
}
