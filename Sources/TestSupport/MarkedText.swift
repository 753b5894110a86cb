package import Files

/// Test text with its positions marked: every `↓` stands before the character it points at and is taken out.
package struct MarkedText {
  package let text: String
  package let positions: [Position]

  package init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var positions: [Position] = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        positions.append(Position(line: line, column: column))
        continue
      }
      text.append(scalar)
      column += 1
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
    self.text = String(text)
    self.positions = positions
  }
}
