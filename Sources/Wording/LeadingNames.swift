import Printing

/// Names of leadings and trackings, as variables and sentences have them.
package enum LeadingNames {
  /// Whether the name of a variable is one for a leading or a tracking, by the word that it begins with: `lh-tight`,
  /// `tracking-wide`.
  package static func kind(ofVariable name: some StringProtocol) -> ValueKind? {
    let words = name.lowercased().split { !$0.isLetter }
    guard let first = words.first else { return nil }
    if ["lh", "leading"].contains(first) || words.starts(with: ["line", "height"]) { return .leading }
    if ["ls", "track", "tracking"].contains(first) || words.starts(with: ["letter", "spacing"]) { return .tracking }
    return nil
  }

  /// What the label of several says that they are: `Line heights`, `letter-spacing`.
  package static func kind(ofLabel name: ArraySlice<UInt8>) -> ValueKind? {
    let words = KindWords(name)
    guard words.isDisjoint(with: [.size, .weight, .undrawn, .border, .icon, .avoided]) else { return nil }
    return words.contains(.letter) ? .tracking : words.isLeading ? .leading : nil
  }
}
