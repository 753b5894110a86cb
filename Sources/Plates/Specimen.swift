package import Diagnostics
package import Markup

/// A way of drawing tokens, requested by a fenced block with its name.
///
/// Each is a type in a file of its own, listed in `AllSpecimens`. Drawing is a pure function: the same request always
/// gives the same node. What cannot be drawn is reported at its line, and the rest is drawn.
package protocol Specimen: SendableMetatype {
  static var info: SpecimenInfo { get }

  /// Draws the block, as far as possible.
  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node
}

/// The name and usage of a specimen, for the manual and for the conformance suite.
package struct SpecimenInfo: Sendable {
  /// The info string of the fenced block, kebab-case.
  package let name: String
  /// One sentence for the manual.
  package let summary: String
  /// Its options, apart from `title`.
  package let options: [SpecimenOption]
  /// Whether lines of its body name tokens.
  package let namesTokens: Bool
  /// Whether a drawing links each of its tokens to the token table.
  package let linksTokens: Bool
  /// Whether it is a numbered figure; otherwise it is text set in a form of its own.
  package let isFigure: Bool
  /// Whether an empty body draws something.
  package let mayBeEmpty: Bool
  /// The body of an example block.
  package let example: String

  package init(
    name: String, summary: String, options: [SpecimenOption] = [], namesTokens: Bool = true, linksTokens: Bool = true,
    isFigure: Bool = true, mayBeEmpty: Bool = false, example: String
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.namesTokens = namesTokens
    self.linksTokens = linksTokens
    self.isFigure = isFigure
    self.mayBeEmpty = mayBeEmpty
    self.example = example
  }
}
