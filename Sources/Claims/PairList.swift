import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A line that names two colours, and the contrast that the list below it gives them: `**Muted on paper**` above `Contrast
/// ratio: 4.6:1`.
enum PairList {
  static func all(on page: AuditedPage) -> [PairClaim] {
    var names: ColorNames?
    var found: [PairClaim] = []
    for (index, text) in page.texts.enumerated() where text.kind != .cell && text.bytes.count <= longest {
      guard let list = list(below: text, page.document), !page.isAside(text), !page.isTask(text) else { continue }
      let items = page.texts[(index + 1)...].prefix { $0.node < page.document[list].end }
      let claims = items.compactMap { item in ClaimedContrast.labelled(in: item).map { (item, $0) } }
      guard !claims.isEmpty else { continue }
      let known = names ?? ColorNames(page)
      names = known
      guard let pair = pair(text, known, page) else { continue }
      let words = page.words(around: text) + NameWords(text.bytes).words
      found += claims.map { item, claim in
        PairClaim(
          pair: pair, claim: claim, range: page.document.range(ofPlain: claim.range, in: item.node),
          themes: ThemeWords.named(inSentence: words, page.subject.names))
      }
    }
    return found
  }

  private static let longest = 120

  /// The pairs that items of a list say to pass, where one before them says what is asked for: `Text: at least 4.5:1`, `Green
  /// (#00aa69) on white: ✅ Pass`.
  static func passed(on page: AuditedPage) -> [PairClaim] {
    var names: ColorNames?
    var found: [PairClaim] = []
    var asked: (list: Int, least: Double)?
    for text in page.texts where text.kind == .item && text.bytes.count <= longest {
      let hasSign = text.bytes.contains(0xE2) && VerdictSigns.has(.right, in: text.bytes[...])
      guard hasSign || text.has(.digit), let item = page.document.parent(of: text.node),
        let list = page.document.parent(of: item)
      else { continue }
      guard hasSign else {
        if let least = demand(text) { asked = (list, least) }
        continue
      }
      guard let asked, asked.list == list, ColorPairScan.mayHold(text), !page.isAside(text), !page.isTask(text) else {
        continue
      }
      let known = names ?? ColorNames(page)
      names = known
      let pairs = ColorPairScan(text, known, on: page).pairs()
      guard pairs.count == 1, let (pair, end) = pairs.first, !ClaimedContrast.fails(text.bytes[...]),
        NameWords(text.bytes[end...]).words.allSatisfy({ $0.utf8.first ?? 0 > 0x7F || passing.contains($0) })
      else { continue }
      let start = text.bytes[end...].firstIndex { $0.isLetter || $0 == 0xE2 } ?? end
      let claim = ClaimedContrast(
        kind: .atLeast(asked.least), text: "at least \(asked.least.trimmed(2)):1", range: start..<text.bytes.count)
      found.append(
        PairClaim(
          pair: pair, claim: claim, range: page.document.range(ofPlain: claim.range, in: text.node), themes: []))
    }
    return found
  }

  private static let passing: Set<String> = ["pass", "passes", "passed", "ok", "yes"]

  /// The contrast that an item asks of text of any size.
  private static func demand(_ text: PageText) -> Double? {
    guard let claim = ClaimedContrast.read(text.bytes[...]), case .ratio(let least, _) = claim.kind,
      HexColors.find(in: text.bytes[...]).isEmpty,
      case let words = NameWords(text.bytes).words, words.contains("least") || words.contains("minimum"),
      words.contains("text"), ["lg", "icon", "icons", "ui", "non", "bold"].allSatisfy({ !words.contains($0) })
    else { return nil }
    return least
  }

  /// The list right below a text: behind it, or in the item that it begins.
  private static func list(below text: PageText, _ document: MarkdownDocument) -> Int? {
    let next = Int(document[text.node].end)
    guard let parent = document.parent(of: text.node), next < document[parent].end, document[next].kind == .list else {
      return nil
    }
    return next
  }

  /// The two colours that a line names and says nothing else of.
  private static func pair(_ text: PageText, _ names: ColorNames, _ page: AuditedPage) -> ColorPair? {
    let joined = ColorPairScan.mayHold(text) ? ColorPairScan(text, names, on: page).pairs() : []
    if let last = joined.last {
      // `Muted on paper (#9ca3af on #ffffff)` says the same twice.
      let isOne = joined.allSatisfy { $0.pair.areColors(of: last.pair, page.subject) }
      return isOne ? last.pair : nil
    }
    let colors = ColorPair.colors(in: text, page)
    guard colors.count == 2 else { return nil }
    // `#9ca3af / #ffffff`
    let between = text.bytes[colors[0].range.upperBound..<colors[1].range.lowerBound]
    return between.contains { $0.isOne(of: "/+&") } && between.allSatisfy { !$0.isLetter && !$0.isDigit }
      ? ColorPair(text: colors[0], surface: colors[1]) : nil
  }
}
