import Diagnostics
import Printing
import Tokens

extension DesignSystem {
  /// The token that may have been meant by an unknown name: the name has one slip, or other signs between its words, or
  /// only its group is another one's.
  ///
  /// Steps of a scale are never taken for each other: whoever writes `rounded.xl` does not mean `rounded.xs`. Only the
  /// first thousands are searched, so that a guide full of wrong names costs no more for each of them than a small one.
  package func tokenMeant(by name: String) -> String? {
    let wanted = MeantName(name)
    var elsewhere: [String] = []
    for token in tokens.tokens.prefix(5_000) {
      let path = token.path.description
      if wanted.isWritten(path) { return path }
      if elsewhere.count < 2, wanted.isInOtherGroup(path) { elsewhere.append(path) }
    }
    if elsewhere.isEmpty, let component = componentMeant(by: wanted) { return component }
    return elsewhere.count == 1 ? elsewhere[0] : nil
  }

  /// The component of that name, for a name in another group: `colors.button` for `components.button`.
  private func componentMeant(by wanted: MeantName) -> String? {
    tokens.groups.lazy.map(\.path).first { path in
      path.inComponents.map { $0.count == 1 && wanted.isInOtherGroup("components.\(path.name)") } ?? false
    }?.description
  }
}

/// An unknown name, to be compared with many.
private struct MeantName {
  private let name: String
  /// What follows the outermost group, with the dot before it; nil where that says too little to be found elsewhere.
  private let ending: String?

  init(_ name: String) {
    self.name = name
    let ending = name.firstIndex(of: ".").map { String(name[$0...]) }
    let words = ending.map { $0.split { !$0.isLetter && !$0.isNumber } } ?? []
    let isTelling = words.contains { $0.count >= 4 && !Self.common.contains(String($0)) }
    self.ending = isTelling ? ending : nil
  }

  /// Names that every scale has.
  private static let common: Set = ["none", "full", "base", "default", "small", "medium", "large", "body", "title"]

  /// Whether another name is this one, written differently or with one slip.
  func isWritten(_ path: String) -> Bool {
    let difference = abs(path.utf8.count - name.utf8.count)
    if difference <= 1, Suggestion.isSlip(name, for: path, shortest: 4) { return true }
    return difference <= 4 && Self.letters(name).elementsEqual(Self.letters(path))
  }

  func isInOtherGroup(_ path: String) -> Bool {
    guard let ending, let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return path.utf8[dot...].elementsEqual(ending.utf8)
  }

  /// The letters, digits and dots of a name, in lower case.
  private static func letters(_ name: String) -> some Sequence<UInt8> {
    name.utf8.lazy.filter { $0.isLetter || $0.isDigit || $0 >= 0x80 || $0 == UInt8(ascii: ".") }.map(\.lowercased)
  }
}
