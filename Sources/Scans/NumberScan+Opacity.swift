import Colorimetry
import Wording

/// Shares that the word for opacities is beside.
extension NumberScan {
  /// What has the opacity that a share is, `Disabled` of `Disabled: 38% opacity, no events`, `hover overlay` of
  /// `hover overlay 8%`; nil where it is none, or nothing says whose it is.
  func ownerOfOpacity(_ index: Int, isProse: Bool) -> Name? {
    guard let share = scan.lexemes[index].quantity, share.unit == .percent, ValueKind.opacity.takes(share),
      let owner = owner(of: index), !isOfSentence(owner),
      case let words = owner.text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init),
      let last = words.last, Color(name: last) == nil, !words.contains("is"), !words.contains("are")
    else { return nil }
    let isOfState = words.contains { StateWords.ofControls.contains($0) }
    let isSaid = index + 1 < scan.lexemes.count && scan.isWord(index + 1, in: Self.opacities)
    // `8% surface overlay`
    let isOverlay =
      last == "overlay"
      || (index + 1..<min(index + 4, scan.lexemes.count)).contains { scan.isWord($0, in: ["overlay"]) }
    return isSaid && (isOfState || !isProse) || isOverlay && isOfState ? owner : nil
  }

  private static let opacities: [StaticString] = [
    "opacity", "alpha", "opaque", "deckkraft", "opacité", "opacidad", "opacidade", "opacità",
  ]

  /// The name before a colon, or the words right before a share with which its clause begins.
  private func owner(of index: Int) -> Name? {
    if scan.isExplicit, index == scan.valueStart { return scan.ownName }
    if let subject = subject(before: index) { return subject }
    guard index > 0, !scan.isWord(index - 1, in: ["to", "from", "by"]) else { return nil }
    if scan.lexemes[index - 1].isColon { return scan.label(before: index) }
    var first = index
    while first > 0, index - first < Self.mostWords, scan.lexemes[first - 1].isWord { first -= 1 }
    let isFirst = first == 0 || scan.lexemes[first - 1].isBreak || scan.lexemes[first - 1].isColon
    return isFirst ? clause(before: index) : nil
  }

  /// `Disabled controls` of `Disabled controls are shown at 40% opacity`, `Disabled fields drop to 38% opacity`.
  private func subject(before index: Int) -> Name? {
    var first = index
    while first > 0, index - first < Self.mostWords + 3, scan.lexemes[first - 1].isWord { first -= 1 }
    guard first == 0 || scan.lexemes[first - 1].isBreak,
      let verb = (first..<index).first(where: { scan.isWord($0, in: Self.verbs) }), verb > first, verb - first < 4,
      !(first..<index).contains(where: scan.isNegation)
    else { return nil }
    return text(from: first, to: verb)
  }

  private static let verbs: [StaticString] = [
    "is", "are", "has", "have", "get", "gets", "use", "uses", "drop", "drops", "fade", "fades", "go", "goes", "sit",
    "sits",
  ]
  private static let mostWords = 5
}
