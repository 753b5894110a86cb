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
    let written = zip(styles, Plate.names(of: styles.map(\.stem))).compactMap { style, name in
      style.style(in: tokens).map { value, missing in
        let sample = Sample(
          name: name, note: tokens.group(style.stem)?.description, path: style.stem, place: request.block.span,
          variants: [Sample.Variant(.typography(value), missing: missing)])
        return (sample: sample, parts: style.parts)
      }
    }
    wordings = zip(written.map(\.sample).inProportion(filling: 48), written).map {
      TypeWording(sample: $0, words: nil, parts: $1.parts)
    }
    let parts = Set(styles.flatMap(\.parts).map(\.token.path))
    others = named.filter { _, tokens in !tokens.contains { parts.contains($0.path) } }.map(\.line)
  }
}
