import Claims
import Colorimetry
import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// Colours of a page that are alike but for a slip of the hand.
extension NearMiss {
  /// Reports colours that stand in the whole page once and are one digit, or two digits in each other's place, off from
  /// another one.
  static func reportSlips(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let palette = WrittenPalette(page)
    reportMiscounted(palette, page, into: &diagnostics)
    let slips = palette.slips
    if slips.isEmpty { return }
    var texts: [Int: (text: PageText, range: Range<Int>)] = [:]
    for text in page.texts {
      for found in HexColors.find(in: text.bytes[...]) {
        texts[page.document.range(ofPlain: found.range, in: text.node).start] = (text, found.range)
      }
    }
    // What a statement says wrongly of a token is another rule's finding.
    let told = Set(page.statements.filter { ProseDrift.isOne($0, on: page) }.map(\.range))
    for slip in slips where !told.contains(slip.range) {
      let place = texts[slip.range.start]
      let states = states(of: slip, in: palette)
      let isMeant =
        place.map { isOnPurpose(slip, states, $0.range, in: $0.text, page) } ?? isOnPurpose(slip, states, palette)
      // Of a token's colour that a text is near to, the nearest is told.
      let isTold = place != nil && isToken(slip, page)
      if isMeant || isTold || page.subject.hasColor(slip.hex, besides: page.page) { continue }
      report(slip, page, into: &diagnostics)
    }
  }

  private static func report(_ slip: WrittenPalette.Slip, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let file = page.document.file
    let span = file.span(slip.range)
    let right = cased(slip.meant, as: span.text)
    let how = slip.isSwapped ? "two digits have changed places" : "they differ in one digit"
    let other = slip.others.first.map(file.span)
    diagnostics.report(
      rule, by: slip.isCertain || slip.isSwapped ? .sure : .likely,
      slip.isCertain
        ? "\(span.text) stands nowhere else, \(slip.name.map { "and \($0) is" } ?? "unlike") \(right)"
        : "\(span.text) and \(right) are nearly the same", at: span,
      why: how,
      fix: slip.isCertain
        ? Fix("write \(right)", replacing: span, with: right)
        : Fix("write one of them in both places, if one colour is meant"),
      related: other.map { [Diagnostic.Related("the other is here", at: $0)] } ?? [])
  }

  /// Reports colours with a digit too many or too few.
  private static func reportMiscounted(
    _ palette: WrittenPalette, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    let file = page.document.file
    for (range, meant) in palette.miscounted(in: file.bytes) {
      let line = palette.line(around: range)
      if hasArrow(line) || HexColors.find(in: line).contains(where: { $0.color.opaqueHex == meant }) { continue }
      let span = file.span(range)
      let right = cased(meant, as: span.text)
      diagnostics.report(
        rule, "\(span.text) has \(range.count == 6 ? "five" : "seven") digits, unlike \(right)", at: span,
        why: "a colour has three, four, six or eight, so nothing reads this as one",
        fix: Fix("write \(right)", replacing: span, with: right))
    }
  }

  /// The words for states that are said of no other place of the colour that is meant: two colours of one state are one.
  private static func states(of slip: WrittenPalette.Slip, in palette: WrittenPalette) -> Set<String> {
    slip.others.prefix(WrittenPalette.mostLines).reduce(into: WrittenPalette.states) { states, place in
      states.subtract(NameWords(palette.line(around: place)).words)
    }
  }

  /// Whether a colour in a sentence, a list or a table is meant as it is.
  private static func isOnPurpose(
    _ slip: WrittenPalette.Slip, _ states: Set<String>, _ range: Range<Int>, in text: PageText, _ page: AuditedPage
  ) -> Bool {
    let sentence = text.sentence(around: range.lowerBound)
    if text.isStruck(range.lowerBound) || page.isHistory(text)
      || HexColors.find(in: sentence).contains(where: { $0.color.opaqueHex == slip.meant })
    {
      return true
    }
    if slip.isSwapped { return false }
    if isNamedOtherwise(slip, page) { return true }
    if page.isAside(text) || text.isDenied(around: range) || isElsewhere(range, in: text) || hasArrow(sentence)
      || text.kind != .cell && range.lowerBound == 0
    {
      return true
    }
    if slip.name == nil, isNamed(text, page) { return true }
    // Of `fill #8b1a2b, hover darker`, only the second is of a state.
    let isMark = { (byte: UInt8) in byte.isOne(of: ",;(") }
    let start = sentence[..<max(sentence.startIndex, range.lowerBound)].lastIndex(where: isMark) ?? sentence.startIndex
    let end = sentence[min(sentence.endIndex, range.upperBound)...].firstIndex(where: isMark) ?? sentence.endIndex
    let clause = sentence[start..<end]
    return page.mode(of: clause, in: text) != nil || !states.isDisjoint(with: NameWords(clause).words)
  }

  /// The same for one in code or in front matter: its line tells of a change, a state or another colour that is nearly it.
  private static func isOnPurpose(
    _ slip: WrittenPalette.Slip, _ states: Set<String>, _ palette: WrittenPalette
  ) -> Bool {
    let line = palette.line(around: slip.range)
    if !slip.isSwapped, let own = defined(in: line),
      slip.others.prefix(WrittenPalette.mostLines).contains(where: { place in
        defined(in: palette.line(around: place)).map { $0 != own } ?? false
      })
    {
      return true
    }
    return hasArrow(line) || HexColors.find(in: line).contains { $0.color.opaqueHex == slip.meant }
      || !slip.isSwapped && NameWords(line).words.contains { states.contains($0) || comparing.contains($0) }
  }

  /// The name to which a line of code gives a value, and which is no property: `secondary-80: "#032041"`.
  private static func defined(in line: ArraySlice<UInt8>) -> NameWords? {
    let text = line.drop { $0.isSpace || $0.isOne(of: "\"'$-") }
    // What stands right behind the colon in `a:hover` is a state.
    guard let end = text.firstIndex(where: { $0.isOne(of: ":=") }), end - text.startIndex <= longestDefined,
      text[(end + 1)...].first.map({ !$0.isLetter && $0 != UInt8(ascii: ":") }) ?? false
    else { return nil }
    let name = text[..<end].filter { !$0.isOne(of: " \"'") }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: "-_.") }),
      !properties.contains(String(decoding: name.filter(\.isLetter), as: UTF8.self).lowercased())
    else { return nil }
    return NameWords(name)
  }

  private static let longestDefined = 40
  /// Properties of things, in small letters and without signs.
  private static let properties: Set<String> = [
    "background", "backgroundcolor", "bg", "color", "textcolor", "fill", "stroke", "border", "bordercolor", "bordertop",
    "borderbottom", "borderleft", "borderright", "outline", "outlinecolor", "boxshadow", "shadow", "shadowcolor",
    "tintcolor", "caretcolor", "placeholdertextcolor", "stopcolor", "foreground", "fg", "text", "default", "hover",
  ]

  /// Whether the page lists a colour by a name that is not that of the other one: both are of the palette.
  private static func isNamedOtherwise(_ slip: WrittenPalette.Slip, _ page: AuditedPage) -> Bool {
    guard let own = page.named.first(where: { $0.isListed && $0.span.range == slip.range }) else { return false }
    // `Our ink `#1b4a83` appears in text` gives no name.
    let rest = page.document.file.bytes[slip.range.end...].drop { $0 == UInt8(ascii: "`") }
    if rest.first == UInt8(ascii: " "), rest.dropFirst().first.map({ $0.isLetter && !$0.isUppercase }) ?? false {
      return false
    }
    let name = NameWords(own.name)
    return slip.others.contains { place in
      page.named.contains { $0.isListed && $0.span.range == place && NameWords($0.name) != name }
    }
  }

  /// Whether a slip is one from a token's colour that nobody can tell from it.
  private static func isToken(_ slip: WrittenPalette.Slip, _ page: AuditedPage) -> Bool {
    guard page.subject.hasTokens, let meant = Color(hex: slip.meant), let own = Color(hex: slip.hex) else {
      return false
    }
    return Color.difference(meant, own) < nearest
  }
}
