import Diagnostics
import Printing
import Tokens

extension DesignSystem {
  /// The token that may have been meant by an unknown name: the name has one slip, or other signs between its words, or
  /// only its group is another one's.
  ///
  /// Steps of a scale are never taken for each other: `rounded.xl` does not mean `rounded.xs`. Only names with nearly the
  /// same letters are compared, among the first thousands.
  package func tokenMeant(by name: String) -> String? {
    let wanted = MeantName(name)
    var elsewhere: [String] = []
    for (index, letters) in nameLetters.enumerated() where wanted.mayBe(letters) {
      let path = tokens.tokens[index].path.description
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

/// What a name is made of, in a few bytes: names that differ by a slip or by signs alone have nearly the same.
struct NameLetters: Sendable {
  /// One bit for each letter of ASCII that occurs.
  fileprivate var letters: UInt32 = 0
  /// A digest of its digits in their order.
  fileprivate var digits: UInt32 = 0
  /// A digest of what follows its outermost group, the dot included; 0 without a group.
  fileprivate var ending: UInt32 = 0

  init(_ name: String) {
    for byte in name.utf8 {
      if byte == UInt8(ascii: "."), ending == 0 { ending = 1 }
      if byte.isDigit { digits = digits &* 31 &+ UInt32(byte) }
      if byte.isLetter { letters |= 1 << UInt32(byte.lowercased & 31) }
      if ending != 0 { ending = ending &* 31 &+ UInt32(byte) }
    }
  }

  /// The names of a set’s first thousands of tokens.
  static func all(of tokens: TokenSet) -> [NameLetters] {
    tokens.tokens.prefix(5_000).map { NameLetters($0.path.description) }
  }
}

/// An unknown name, to be compared with many.
private struct MeantName {
  private let name: String
  private let letters: NameLetters
  /// What follows the outermost group, with the dot before it; nil where that says too little to be found elsewhere.
  private let ending: String?

  init(_ name: String) {
    self.name = name
    letters = NameLetters(name)
    let ending = name.firstIndex(of: ".").map { String(name[$0...]) }
    let words = ending.map { $0.split { !$0.isLetter && !$0.isNumber } } ?? []
    let isTelling = words.contains { $0.count >= 4 && !Self.common.contains(String($0)) }
    self.ending = isTelling ? ending : nil
  }

  /// Names that every scale has.
  private static let common: Set = ["none", "full", "base", "default", "small", "medium", "large", "body", "title"]

  /// Whether a name with some letters can be this one: a slip exchanges one letter for another at most, and no digit.
  func mayBe(_ other: NameLetters) -> Bool {
    other.digits == letters.digits && (other.letters ^ letters.letters).nonzeroBitCount <= 2
      || ending != nil && other.ending == letters.ending
  }

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
