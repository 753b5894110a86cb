package import Diagnostics
import Files
package import Guide
package import Markup
package import Printing
import Recognition
import Scans
import TokenValues
package import Tokens
import Wording

/// Everything that is drawn between the lines of a page without being asked for: its own tokens in the sections that
/// speak of them, and the values that are recognised in its text. A value that is a token is drawn once, as the token.
package struct DocumentFigures: Sendable {
  private let tokens: DocumentTokens?
  private let values: RecognizedValues?

  /// Whether values in running text are drawn where they are written: those of plain documents, but not of a page whose
  /// blocks say what is to be drawn.
  package static func drawValues(of page: Page, in system: DesignSystem) -> Bool {
    system.isPlain && !(system.hasTokens && AllSpecimens.drawTokens(on: page))
  }

  package init(of page: Page, in system: DesignSystem, _ known: KnownValues) {
    let found =
      Self.drawValues(of: page, in: system) ? known[page.document] ?? Recognition.values(in: page.document) : []
    let tokens = page.givesTokens ? DocumentTokens(of: page, in: system, beside: found) : nil
    self.tokens = tokens
    guard !found.isEmpty else {
      values = nil
      return
    }
    let shown = tokens.map { tokens in Set(found.indices.filter { tokens.shows(found[$0]) }) } ?? []
    values = RecognizedValues(
      page.document, drawing: found.indices.filter { !shown.contains($0) }.map { found[$0] },
      marking: shown.sorted().map { found[$0] })
  }

  /// The tokens, and the groups of components, that are drawn on the page.
  package var drawn: Set<TokenPath> { tokens?.drawn ?? [] }

  /// Draws the figures that follow a block.
  package func draw(after node: Int, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    tokens?.draw(after: node, into: &out, &diagnostics)
    values?.draw(after: node, into: &out, &diagnostics)
  }

  /// Whether a value is marked in running text.
  package var hasMarks: Bool { values?.hasMarks ?? false }

  /// The mark in a text or code span.
  package func mark(in node: Int) -> RecognizedValues.InnerMark? { values?.mark(in: node) }

  /// Marks the values that stand alone in a paragraph or cell and end it.
  package func mark(_ node: Int, into out: inout ByteBuffer) { values?.mark(node, into: &out) }

  /// The marks in a code block, each with the bytes of its code before it.
  package func marks(inCode node: Int) -> [(offset: Int, mark: Node)] { values?.marks(inCode: node) ?? [] }

  /// Whether a code block says little more than its drawings, which need the room of its page.
  package func areDrawn(inCode node: Int) -> Bool { values?.areDrawn(inCode: node) ?? false }

  /// Draws the tokens that no section shows.
  package func drawRest(into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    tokens?.drawRest(into: &out, &diagnostics)
  }

  /// Whether drawing may find something wrong: nothing but a spring can lack a number, and whoever writes one names a
  /// part of it.
  package static func mayFindFaults(on page: Page, in system: DesignSystem) -> Bool {
    page.givesTokens && system.tokens.tokens.contains { $0.type == .spring }
      || springs.areAny(in: page.source.bytes[...])
  }

  /// What is in the words for the parts of springs, behind a first letter of either case where no other word has it: a
  /// dimension, and what is announced, is none of them.
  private static let springs: Phrases = [
    "amping", "AMPING", "tiffness", "TIFFNESS", "esponse", "ESPONSE", "bounce", "Bounce", "BOUNCE", "tension",
    "Tension", "TENSION", "riction", "RICTION",
  ]

  /// Reports what drawing would find, without drawing.
  package func report(into diagnostics: inout Diagnostics) {
    tokens?.report(into: &diagnostics)
    values?.report(into: &diagnostics)
  }
}
