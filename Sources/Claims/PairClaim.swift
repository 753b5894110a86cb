import Colorimetry
package import Diagnostics
package import Files
import Guide
import Statements
import Syntax
import Wording

/// A contrast that a text or a row of a table claims of two colours.
package struct PairClaim: Sendable {
  let pair: ColorPair
  let claim: ClaimedContrast
  /// Where the claim is.
  package let range: ByteRange
  /// The themes of which the sentence speaks; empty where it names none.
  let themes: [String]

  static func all(on page: AuditedPage) -> [PairClaim] {
    var names: ColorNames?
    var found: [PairClaim] = []
    for text in page.texts where text.kind != .cell && ColorPairScan.mayHold(text) && !page.isTask(text) {
      // Few texts have a claim, and only in these are colours looked for.
      guard ClaimedContrast.read(text.bytes[...]) != nil else { continue }
      let known = names ?? ColorNames(page)
      names = known
      let scan = ColorPairScan(text, known, on: page)
      for (pair, claim) in scan.claimedPairs() where !isOfOtherMode(pair, text, page.subject) {
        let words = NameWords(text.sentence(around: claim.range.lowerBound)).words
        found.append(
          PairClaim(
            pair: pair, claim: claim, range: page.document.range(ofPlain: claim.range, in: text.node),
            themes: ThemeWords.named(inSentence: words, page.subject.names)))
      }
      for (pair, end) in scan.pairs() {
        guard let claim = ClaimedContrast.first(in: text, after: end), !isOfOtherMode(pair, text, page.subject) else {
          continue
        }
        let words = NameWords(text.sentence(around: end - 1)).words
        found.append(
          PairClaim(
            pair: pair, claim: claim, range: page.document.range(ofPlain: claim.range, in: text.node),
            themes: ThemeWords.named(inSentence: words, page.subject.names)))
      }
      for (pair, claim) in scan.groundedPairs() + scan.namedPairs() where !isOfOtherMode(pair, text, page.subject) {
        let range = page.document.range(ofPlain: claim.range, in: text.node)
        guard !found.contains(where: { $0.range == range }) else { continue }
        let words = NameWords(text.sentence(around: claim.range.lowerBound)).words
        found.append(
          PairClaim(
            pair: pair, claim: claim, range: range, themes: ThemeWords.named(inSentence: words, page.subject.names)))
      }
    }
    found += PairList.all(on: page) + PairList.passed(on: page)
    guard !page.cells.isEmpty else { return found }
    let known = names ?? ColorNames(page)
    let rows = ContrastRow.all(page, known)
    return found + rows.map { PairClaim(pair: $0.pair, claim: $0.claim, range: $0.range, themes: []) }
      + figures(of: rows, known, page)
  }

  /// What sentences about contrast say of colours on the grounds that a table gives them: `**Slate** (4.80) clears AA`.
  private static func figures(of rows: [ContrastRow], _ names: ColorNames, _ page: AuditedPage) -> [PairClaim] {
    guard !rows.isEmpty, let theme = page.subject.names.allThemes.first else { return [] }
    var found: [PairClaim] = []
    for text in page.texts where text.kind == .paragraph || text.kind == .item {
      for name in text.bold where !page.isAside(text) && !page.isTask(text) {
        let open = name.upperBound + 1
        guard open < text.bytes.count, text.bytes[open] == UInt8(ascii: "("), text.bytes[open - 1] == UInt8(ascii: " "),
          let close = text.bytes[open...].prefix(8).firstIndex(of: UInt8(ascii: ")")),
          let claim = ClaimedContrast.bareRatio(text.bytes[(open + 1)..<close]),
          text.words(around: open).contains(where: { ["aa", "aaa", "wcag", "contrast"].contains($0) }),
          let place = names.place(NameWords(text.bytes[name]).words, at: name, in: text),
          let color = place.color(in: theme, page.subject)
        else { continue }
        let own = rows.filter { $0.pair.text.color(in: theme, page.subject)?.opaqueHex == color.opaqueHex }.map { row in
          PairClaim(
            pair: ColorPair(text: place, surface: row.pair.surface), claim: claim,
            range: page.document.range(ofPlain: claim.range, in: text.node), themes: [])
        }
        // Of several grounds, any may be meant.
        if let one = own.first(where: { $0.fault(on: page) == nil }) ?? own.first { found.append(one) }
      }
    }
    return found
  }

  /// Whether another claim is the level of the same two colours, in the same line.
  package func isBeside(_ other: PairClaim, on page: AuditedPage) -> Bool {
    guard other.claim.isLevel, pair.text.name == other.pair.text.name, pair.surface.name == other.pair.surface.name,
      range.end <= other.range.start
    else { return false }
    return !page.document.file.bytes[range.end..<other.range.start].contains(UInt8(ascii: "\n"))
  }

  /// Whether a pair is said of a theme that the system does not have: of the light one, where the only ground is dark.
  private static func isOfOtherMode(_ pair: ColorPair, _ text: PageText, _ subject: AuditedSystem) -> Bool {
    let start = pair.text.range.lowerBound
    let sentence = text.sentence(around: start)
    guard pair.surface.isToken, sentence.startIndex < start,
      let mode = ThemeWords.lastMode(in: NameWords(sentence[..<start]).words),
      subject.names.themes(named: mode).isEmpty,
      let theme = subject.names.allThemes.first, let ground = pair.surface.color(in: theme, subject)
    else { return false }
    return ["light", "day"].contains(mode) == (ground.luminance < darkest)
  }

  /// The luminance at which black and white have the same contrast.
  private static let darkest = 0.179

  package struct Fault {
    package let verdict: ClaimedContrast.Verdict
    package let message: Message
    /// The claim as it would be right; nil where there are several contrasts, or none is given.
    package let right: String?
  }

  /// What is wrong with the claim; nil if it holds in one of the themes it may speak of.
  package func fault(on page: AuditedPage) -> Fault? {
    let all = page.subject.names.allThemes
    var ratios: [(theme: String, ratio: Double)] = []
    for theme in themes.isEmpty ? all : themes {
      guard let a = pair.text.color(in: theme, page.subject), let b = pair.surface.color(in: theme, page.subject),
        b.opacity == 1
      else { continue }
      ratios.append((theme, Contrast.wcag(foreground: a, background: b)))
    }
    let verdicts = ratios.map { claim.verdict(for: $0.ratio) }
    guard !verdicts.contains(.holds), let place = verdicts.firstIndex(of: .isOutOfDate) ?? verdicts.indices.first
    else { return nil }
    let (theme, ratio) = ratios[place]
    let inTheme: Message = all.count > 1 && (pair.text.isToken || pair.surface.isToken) ? " in \(theme)" : ""
    return Fault(
      verdict: verdicts[place],
      message:
        "\(pair.text.name) on \(pair.surface.name) has a contrast of \(Contrast.figure(ratio))\(inTheme), not \(claim.text)",
      right: Set(ratios.map { Contrast.figure($0.ratio) }).count == 1 ? claim.text(with: ratio) : nil)
  }
}
