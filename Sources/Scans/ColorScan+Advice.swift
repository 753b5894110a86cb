import Printing
import Wording

/// Texts that only speak of their colours: advice, and what is over.
extension ColorScan {
  /// Whether the text says of its colours that they are no longer those of the system: `was replaced`.
  package var isOfThePast: Bool {
    isReplacement
      || scan.lexemes.indices.contains { index in
        if scan.isWord(index, in: ["deprecated", "retired", "discontinued", "legacy"]) { return true }
        return index > 0 && scan.isWord(index, in: ["replaced", "removed", "dropped", "abandoned"])
          && scan.isWord(index - 1, in: ["was", "were", "been"])
      }
  }

  /// `Raised from the old #B8D5C9`
  func isOutdated(_ colour: Found) -> Bool {
    guard let word = scan.lexemes.lastIndex(where: { $0.end <= colour.range.lowerBound && !$0.isOther }), word > 0
    else { return false }
    return scan.lexemes[word].isWord && scan.isWord(word, in: Self.ofThePast)
  }

  var isAdvice: Bool {
    scan.isExplicit && scan.valueStart + Self.mostBeside < scan.lexemes.count
      && scan.lexemes[scan.valueStart].isWord && scan.isWord(scan.valueStart, in: Self.advising)
      && found.allSatisfy { $0.range.lowerBound > scan.lexemes[scan.valueStart + Self.mostBeside].start }
  }

  /// Whether a text that names nothing begins with what is over: `Legacy purple (#7A5C89) migrates to green`, or names
  /// nothing but that it is: `Before: #595FF7`.
  package var areOfThePast: Bool {
    guard !found.isEmpty else { return false }
    if isReplacement { return true }
    if scan.isExplicit {
      return scan.name.map { Self.pastNames.contains(scan.text[$0].lowercasedText) } ?? false
    }
    return scan.isWord(0, in: ["legacy", "deprecated", "former", "formerly", "retired", "obsolete"])
  }

  /// `Replace `--accent` #2563EB with #2D8659`: what is to be done once, of whose colours neither is one of the system yet.
  private var isReplacement: Bool {
    guard found.count > 1, let first = found.first?.range.lowerBound else { return false }
    return scan.lexemes.contains {
      $0.isWord && $0.end <= first && ReplacingWords.replace(scan.text[$0.start..<$0.end])
    }
  }

  /// Whether several colours are in brackets of advice that has no name for them: `Use the light version (black paths,
  /// #030303) on white`, `Use custom colours only where they are asked for (#148D8D, #895129)`.
  package var areExamplesOfAdvice: Bool {
    guard found.count > 1, found.allSatisfy(isInBrackets) else { return false }
    if scan.isExplicit { return isAdvice && found.allSatisfy { !isRightInBrackets($0) } }
    return scan.isWord(0, in: Self.advising) && (found.first?.range.lowerBound).map { wordsBefore($0) > 4 } == true
  }

  private func isInBrackets(_ one: Found) -> Bool {
    scan.lexemes.last { $0.end <= one.range.lowerBound && ($0.isOpen || $0.isClose) }?.isOpen ?? false
  }

  /// `(#030303 …`
  private func isRightInBrackets(_ one: Found) -> Bool {
    scan.lexemes.last { $0.end <= one.range.lowerBound && !$0.isOther }?.isOpen ?? false
  }

  /// Words behind which a sentence says what is.
  static let turning: [StaticString] = ["but", "sondern", "mais", "sino", "ma", "mas"]

  /// What stands right before a colour that another has replaced.
  static let ofThePast: [StaticString] = ["old", "former", "formerly", "previous", "previously", "earlier"]

  /// What a value is called that another has replaced.
  private static let pastNames: Set<String> = Set(ofThePast.map { "\($0)" }).union([
    "before", "until now", "vorher", "früher", "bisher", "avant", "antes", "prima", "이전", "기존", "旧", "以前", "変更前", "之前",
  ])

  private static let mostBeside = 3
  private static let advising: [StaticString] = [
    "use", "using", "keep", "prefer", "apply", "set", "always", "create", "fill", "make", "usar",
    "utilisez", "utilice", "verwende", "usare",
  ]
}
