package import Files

/// How a finding may be mended: in words, and as an edit where nothing is left to decide.
package struct Fix: Sendable, Equatable {
  /// A replacement for a part of a file.
  package struct Edit: Sendable, Equatable {
    package let span: Span
    package let replacement: String
  }

  /// What to do, as one clause without its full stop.
  package let sentence: String
  package let edit: Edit?

  package init(_ sentence: String) {
    self.sentence = sentence
    edit = nil
  }

  package init(_ sentence: String, replacing span: Span, with replacement: String) {
    self.sentence = sentence
    edit = Edit(span: span, replacement: replacement)
  }
}

extension Fix: ExpressibleByStringInterpolation {
  package init(stringLiteral sentence: String) { self.init(sentence) }
}
