package import Diagnostics
package import Markup

/// One way of drawing tokens: asked for by a fenced block of its name.
///
/// A type of its own in a file of its own, listed in `AllSpecimens`. Drawing is a pure function: the same request
/// gives the same node on every machine. What cannot be drawn is reported at its line, and the rest is drawn.
package protocol Specimen: SendableMetatype {
  static var info: SpecimenInfo { get }

  /// Draws the block, or what of it can be drawn.
  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node
}

/// What a specimen is called and how it is asked for: its documentation, and what the conformance suite runs.
package struct SpecimenInfo: Sendable {
  /// The info string of the fenced block, kebab-case.
  package let name: String
  /// One sentence for the manual.
  package let summary: String
  /// Names of the options it takes beside `title`.
  package let options: [String]
  /// Whether lines of its body name tokens.
  package let namesTokens: Bool
  /// Whether a drawing links each of its tokens to the token table.
  package let linksTokens: Bool
  /// The body of an example block.
  package let example: String

  package init(
    name: String, summary: String, options: [String] = [], namesTokens: Bool = true, linksTokens: Bool = true,
    example: String
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.namesTokens = namesTokens
    self.linksTokens = linksTokens
    self.example = example
  }
}
