import Colorimetry
import Files
import Syntax
import Wording

/// Colours that are given by the name of a system, or again in a sentence.
extension DocumentWalk {
  /// Turns the colours of sentences that speak of nothing but colours given elsewhere into mentions: they need no
  /// drawing of their own.
  mutating func mentionAgain() {
    if !ofContrast.isEmpty {
      sentences += values.indices.filter { values[$0].above.contains(where: ofContrast.contains) }.map { $0..<$0 + 1 }
    }
    guard !sentences.isEmpty else { return }
    let spoken = Set(sentences.joined())
    var given: Set<String> = []
    for index in values.indices where !spoken.contains(index) { given.formUnion(values[index].givenColors.map(\.hex)) }
    for sentence in sentences where sentence.allSatisfy({ hasColor(at: $0, among: given) }) {
      for index in sentence { values[index].isMention = true }
    }
  }

  private func hasColor(at index: Int, among given: Set<String>) -> Bool {
    guard let color = values[index].color else { return false }
    return given.contains(color.hex)
  }

  /// The colour a code span names, under a heading or beside a name that says it is one.
  mutating func systemColors(_ paragraph: Int) -> [RecognizedValue] {
    var found: [RecognizedValue] = []
    for node in paragraph..<Int(document[paragraph].end) where document[node].kind == .code {
      guard document.literal(of: node).count <= SystemColors.longestName,
        let color = SystemColors.color(named: document.string(of: node), speaksUIKit: speaksUIKit),
        let evidence = text.nameWords.contains(.color)
          ? text.ownName?.range.map(Evidence.words) : around.evidence(of: .color)
      else { continue }
      if color.name == document.string(of: node) { speaksUIKit = true }
      let place = document.innerRange(of: node)
      let values = [("light", color.light), ("dark", color.dark)].map {
        ThemedColor(theme: $0.0, color: $0.1, range: place)
      }
      found.append(
        RecognizedValue(
          .color, .themed(values), name: text.ownName ?? Name(color.name, place), caption: "Apple’s \(color.name)",
          range: place, node: paragraph, evidence: [evidence]))
    }
    return found
  }

  /// Takes `221 83% 53%` for a colour, and `#666` under a heading or beside a name for colours.
  mutating func takeDigits(of colors: inout ColorScan) {
    if text.isExplicit, text.valueStart < text.lexemes.count {
      colors.takeChannels(from: text.lexemes[text.valueStart].start)
      // `--surface: white`
      if text.isDotted, text.startsWithVariable { colors.takeWord(from: text.lexemes[text.valueStart].start) }
    }
    colors.takeDigits {
      prepareSurroundings()
      return around.has(.color) || !text.nameWords.isDisjoint(with: [.color, .border])
        || text.ownName.map { GenericName.matches($0.text) } ?? false
    }
    colors.takeBareHexInBrackets {
      prepareSurroundings()
      return around.has(.color) || text.nameWords.contains(.color)
    }
  }
}
