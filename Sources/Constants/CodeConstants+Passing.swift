/// What is passed over between constants.
extension CodeConstants {
  mutating func skipAnnotation() {
    index += 1
    if next?.kind == .word { index += 1 }
    if let piece = next, piece.isSign("(") { skipBracket() }
  }

  /// Passes a bracket and all that is in it.
  mutating func skipBracket() {
    var depth = 0
    while let piece = next {
      index += 1
      if piece.isOpening { depth += 1 }
      if piece.isClosing { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Passes what is left of a call behind the object that it passes on, its closing bracket included.
  mutating func skipRestOfCall() {
    while let piece = next, !piece.isClosing { piece.isOpening ? skipBracket() : (index += 1) }
    if next != nil { index += 1 }
  }

  /// Passes a method with its body.
  mutating func skipMethod() -> Bool {
    while let piece = next, !piece.isSign("{") {
      guard !piece.isClosing else { return false }
      piece.isOpening ? skipBracket() : (index += 1)
    }
    guard next != nil else { return false }
    skipBracket()
    return true
  }

  mutating func skipStatement() -> Bool {
    var isOpen = false
    while let piece = next, isOpen || piece.kind != .newline {
      if piece.isSign("{") { isOpen = true }
      if piece.isSign("}") { isOpen = false }
      index += 1
    }
    return true
  }

  mutating func skipGenerics() -> Bool {
    var depth = 0
    while let piece = next {
      if piece.isSign("<") {
        depth += 1
      } else if piece.isSign(">") {
        depth -= 1
      } else if piece.kind != .word, !piece.isSign(","), !piece.isSign("."), !piece.isSign("?"), !piece.isSign("[") {
        guard piece.isSign("]") else { return false }
      }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }
}
