import Diagnostics
import Markup
import Plates

/// A table of any tokens: value in each theme, alias chain, description.
enum TokensSpecimen: Specimen {
  static let info = SpecimenInfo(
    name: "tokens", summary: "A table of tokens with their values, alias chains and descriptions.",
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let tokens = request.tokens(into: &diagnostics).map(\.token)
    guard !tokens.isEmpty else { return .empty }
    return Plate.figure(info.name, request.scene) {
      TokenFold.node(tokens) { TokenTable.table(tokens, of: request.system, pageURL: request.pageURL) }
    }
  }
}
