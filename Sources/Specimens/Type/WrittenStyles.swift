import Diagnostics
import Guide
import Plates
import TokenValues
import Tokens

/// The styles of a block whose lines name the tokens of their parts, and the block without these lines.
struct WrittenStyles {
  let wordings: [TypeWording]
  /// The lines that name anything else.
  let others: [FencedBlock.Line]

  init(_ request: SpecimenRequest) {
    let tokens = request.system.tokens
    let named = request.block.lines.map { (line: $0, tokens: tokens.matching(TokenGlob($0.text))) }
    let untyped = named.filter { _, tokens in tokens.allSatisfy { $0.type != .typography } }
    let styles = StyleParts.all(among: untyped.flatMap(\.tokens))
    let names = Plate.names(of: styles.map(\.stem))
    let samples = zip(styles, names).compactMap { style, name -> Sample? in
      guard let (value, missing) = style.style(in: tokens) else { return nil }
      return Sample(
        name: name, note: tokens.group(style.stem)?.description, path: style.stem, place: request.block.span,
        variants: [Sample.Variant(.typography(value), missing: missing)])
    }.inProportion(filling: 48)
    wordings = zip(samples, styles).map { TypeWording(sample: $0, words: nil, parts: $1.parts) }
    let parts = Set(styles.flatMap(\.parts).map(\.token.path))
    others = named.filter { _, tokens in !tokens.contains { parts.contains($0.path) } }.map(\.line)
  }
}
