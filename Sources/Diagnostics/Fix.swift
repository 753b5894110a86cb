package import Files
import Printing

/// How a finding may be mended: in words, and as an edit where one can be made.
package struct Fix: Sendable, Equatable {
  /// A replacement for a part of a file.
  package struct Edit: Sendable, Equatable {
    package let span: Span
    package let replacement: String
    fileprivate let isGuess: Bool

    init(_ span: Span, _ replacement: String, isGuess: Bool) {
      self.span = span
      self.replacement = replacement
      self.isGuess = isGuess
    }

    /// Whether nothing is left to decide, so that it may be made without asking: a guess at a name only where the name is
    /// one slip of the hand away from it.
    package var isCertain: Bool { !isGuess || Suggestion.isSlip(span.text, for: replacement) }
  }

  /// What to do, as one clause without its full stop.
  package let sentence: String
  package let edit: Edit?
  /// The colours that are advised in place of those that the finding speaks of; each mends it by itself.
  package let colors: [AdvisedColor]

  package init(_ sentence: String, colors: [AdvisedColor] = []) {
    self.sentence = sentence
    self.colors = colors
    edit = nil
  }

  package init(_ sentence: String, replacing span: Span, with replacement: String) {
    self.sentence = sentence
    colors = []
    edit = Edit(span, replacement, isGuess: false)
  }

  /// A name that may have been meant.
  package init(guess sentence: String, replacing span: Span, with replacement: String) {
    self.sentence = sentence
    colors = []
    edit = Edit(span, replacement, isGuess: true)
  }
}

/// A colour that is advised for one of a pair.
package struct AdvisedColor: Sendable, Equatable {
  /// `#rrggbb`.
  package let hex: String
  /// Whether it is for the ground and not for what is seen on it.
  package let isGround: Bool

  package init(hex: String, isGround: Bool = false) {
    self.hex = hex
    self.isGround = isGround
  }
}

extension Fix: ExpressibleByStringInterpolation {
  package init(stringLiteral sentence: String) { self.init(sentence) }
}

extension Fix {
  func pack(into out: inout PackedWriter) {
    out.put(sentence)
    out.put(each: colors) { color, out in
      out.put(color.hex)
      out.put(color.isGround)
    }
    out.put(edit) { edit, out in
      edit.span.pack(into: &out)
      out.put(edit.replacement)
      out.put(edit.isGuess)
    }
  }

  init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    sentence = try reader.string()
    colors = try reader.array { (reader) throws(PackedFault) in
      AdvisedColor(hex: try reader.string(), isGround: try reader.bool())
    }
    edit = try reader.optional { (reader) throws(PackedFault) in
      Edit(try Span(&reader, names), try reader.string(), isGuess: try reader.bool())
    }
  }
}
