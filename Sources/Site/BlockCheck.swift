import Diagnostics
import Files
import Guide
import Plates
import Specimens
import Tokens

/// Reports faults in the first line of a fenced block: an option that its specimen does not have, or a misspelt name of
/// a specimen.
enum BlockCheck {
  static func options(of block: FencedBlock, _ info: SpecimenInfo, into diagnostics: inout Diagnostics) {
    let known = ["title"] + (info.isFigure ? ["source"] : []) + info.options.map(\.name)
    for option in block.options where !known.contains(option.name) {
      diagnostics.report(
        .unknownOption, "\(option.name) is not an option of a \(info.name) block", at: fence(of: block.span),
        why: "the block is drawn as if it were not there",
        fix: Suggestion.nearest(to: option.name, in: known).map { "did you mean \($0)?" }
          ?? "use one of \(known.joined(separator: ", "))")
    }
  }

  /// The parts of the document that a figure rests on are among those that its page names, if it names any.
  static func source(of block: FencedBlock, on page: Page, into diagnostics: inout Diagnostics) {
    let known = page.facts.source
    for part in block.source ?? [] where !known.isEmpty && !known.contains(part) {
      diagnostics.report(
        .unknownSource, "\(part) is not among the sources of this page", at: fence(of: block.span),
        why: "its caption names a part of the document that the page does not",
        fix: Suggestion.nearest(to: part, in: known).map { "did you mean \($0)?" }
          ?? "name it under `source` in the front matter, or use one of \(known.joined(separator: ", "))")
    }
  }

  /// A block of another name is code, unless its name is close to a specimen's and it names tokens, or is one slip
  /// away from it in a system that has settings.
  static func name(of block: FencedBlock, in system: DesignSystem, into diagnostics: inout Diagnostics) {
    guard let meant = Suggestion.nearest(to: block.name, in: AllSpecimens.all.map { $0.info.name }),
      let line = block.lines.first,
      system.isDeclared && Suggestion.isSlip(block.name, for: meant) && !nearLanguages.contains(block.name)
        || !system.tokens.matching(TokenGlob(line.text)).isEmpty
    else { return }
    diagnostics.report(
      .unknownBlock, "\(block.name) is not the name of a specimen", at: fence(of: block.span),
      fix: "did you mean \(meant)?")
  }

  /// Languages of code whose names are one slip away from a specimen's.
  private static let nearLanguages: Set = ["scala"]

  /// The first line of a block, with its name and options.
  private static func fence(of span: Span) -> Span {
    let bytes = span.file[span.range]
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
    return span.file.span(ByteRange(span.range.start, end))
  }
}
