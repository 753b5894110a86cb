import Diagnostics
import Files
import Guide
import Tokens

/// Checks the values in a stylesheet against the tokens of its system.
struct StylesheetCheck {
  private let file: SourceFile
  private let system: DesignSystem
  private let known: [String: String]
  private(set) var diagnostics = Diagnostics()
  private lazy var names = TokenProperties.names(in: system.tokens).sorted()

  /// - Parameter known: the values of the existing tokens, by their names as custom properties.
  init(file: SourceFile, system: DesignSystem, known: [String: String]) {
    self.file = file
    self.system = system
    self.known = known
  }

  mutating func visit(_ declaration: StylesheetParser.Declaration) {
    for (text, range) in declaration.value.hardCoded { report(hardCoded: text, range, declaration) }
    for (name, range) in declaration.value.tokens where known[name] == nil { report(missing: name, range) }
  }

  private mutating func report(missing name: String, _ range: Range<Int>) {
    let near = Suggestion.nearest(to: name, in: names)
    diagnostics.report(
      .unknownToken, "--\(name) names no token of \(system.settings.name) with a value in CSS", at: span(range),
      why: "the declaration is left out of the preview",
      fix: near.map { Fix(guess: "did you mean --\($0)?", replacing: span(range), with: "--\($0)") }
        ?? "add the token, or use one of the system")
  }

  private mutating func report(
    hardCoded text: String, _ range: Range<Int>, _ declaration: StylesheetParser.Declaration
  ) {
    diagnostics.report(
      .hardCodedValue, "\(text) is a fixed value, not a token of \(system.settings.name)", at: span(range),
      fix: "use var(--…) with the token for this \(declaration.property)")
  }

  private func span(_ range: Range<Int>) -> Span { file.span(ByteRange(range.lowerBound, range.upperBound)) }
}
