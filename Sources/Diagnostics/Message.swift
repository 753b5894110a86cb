/// What is wrong, in words, and the names and values of which they speak.
///
/// Written as a literal, what is interpolated counts as a value: `"\(token) has no value in \(theme)"` speaks of a token
/// and a theme. A fingerprint is made of the values, so that a message can be reworded and means the same finding.
package struct Message: Sendable, Equatable {
  package let text: String
  package let values: [String]

  /// A text of which nothing is known; all of it counts as a value.
  package init(_ text: String) {
    self.text = text
    values = [text]
  }

  init(_ text: String, values: [String]) {
    self.text = text
    self.values = values
  }
}

extension Message: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.text = text
    values = []
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var values: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// A name or a value.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let value = value.description
      text += value
      values.append(value)
    }

    /// A part of a message with the values of which it speaks.
    package mutating func appendInterpolation(_ part: Message) {
      text += part.text
      values += part.values
    }

    /// A word that only follows from the grammar, such as `is` or `are`.
    package mutating func appendInterpolation(word: String) { text += word }
  }
}
