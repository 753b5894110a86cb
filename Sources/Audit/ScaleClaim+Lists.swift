import Claims
import Diagnostics
import Files
import Printing
import Statements
import Syntax
import Wording

/// Lists of steps, held against the grid or the radii that they are said to be of.
extension ScaleClaim {
  /// Reports the steps that are not on a grid in the items beside the one that states its base: `Steps: 4, 8, 13, 16`.
  static func reportItems(
    beside text: PageText, of grid: GridClaim, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    guard text.kind == .item, let list = page.list(of: text) else { return }
    for other in page.texts where other.kind == .item && other.node != text.node && page.list(of: other) == list {
      guard let sign = other.bytes.prefix(longestLabel).firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF }),
        isOfSteps(other.bytes[..<sign]),
        odd(LengthSteps.list(behind: sign, in: other.bytes).map(\.pixels), grid.step) != nil
      else { continue }
      reportOwnList(of: grid, other, behind: sign, page, into: &diagnostics)
    }
  }

  private static let longestLabel = 40

  /// Whether the label of an item says that spaces follow.
  private static func isOfSteps(_ label: ArraySlice<UInt8>) -> Bool {
    !Scale.space.words.union(["scale", "steps"]).isDisjoint(with: NameWords(label).words)
      || ["间距", "間距", "余白", "間隔", "간격"].contains { label.firstPlace(of: Array($0.utf8)[...]) != nil }
  }

  /// Reports the steps of a list behind a grid that are not on it: `4pt grid: 4, 8, 13, 16`.
  static func reportOwnList(
    of grid: GridClaim, _ text: PageText, behind end: Int, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    let own = LengthSteps.list(behind: end, in: text.bytes)
    let list = own.isEmpty ? LengthSteps.labelled(behind: end, in: text.bytes) : own
    guard list.count >= LengthSteps.least else { return }
    diagnostics.compared.claims += 1
    let hasHalf = grid.isBase || list.contains { $0.pixels == grid.step / 2 }
    let unit = hasHalf ? grid.step / 2 : grid.step
    let odd = grid.isBase ? odd(list.map(\.pixels), grid.step) : nil
    let off = list.filter {
      $0.pixels == odd || $0.pixels > unit && ($0.pixels / unit).rounded() * unit != $0.pixels
    }
    // A list that only stands near the claim is held against it for a slip, and not for what most of it says.
    guard let first = off.first, own.isEmpty ? off.count == 1 : off.count * 2 < list.count else { return }
    diagnostics.report(
      rule,
      "\(Sentence.list(off.map { $0.pixels.trimmed(4) })) \(word: off.count == 1 ? "is not a multiple" : "are not multiples") of \((odd == nil ? unit : grid.step).trimmed(2))",
      at: page.document.file.span(page.document.range(ofPlain: first.range, in: text.node)),
      why: "the list is said to be of a grid", fix: "write steps of the grid, or name the exceptions")
  }

  /// The one of some steps that is no multiple of their base, and too large to be one between the smallest of them.
  static func odd(_ steps: [Double], _ base: Double) -> Double? {
    let off = steps.filter { ($0 / base).rounded() * base != $0 }
    guard steps.count >= leastOfBase, off.count == 1, let odd = off.first else { return nil }
    return odd > 3 * base ? odd : nil
  }

  private static let leastOfBase = 5

  /// Reports the one radius of a list that no token has, where the others of the list are all steps of the scale.
  static func reportRadii(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let steps = Set(page.subject.steps(of: .radius).map(\.pixels))
    guard steps.count >= LengthSteps.least else { return }
    for list in LengthSteps.radii(on: page) {
      let off = list.filter { !steps.contains($0.pixels) }
      guard list.count >= LengthSteps.least, off.count < 2 else { continue }
      diagnostics.compared.claims += 1
      guard let odd = off.first else { continue }
      diagnostics.report(
        rule, "no radius is \(odd.pixels.trimmed(4))", at: page.document.file.span(odd.place),
        why: "the others of the list are all steps of the scale",
        fix: "write a radius that there is, or add this one to the scale")
    }
  }

  /// The lengths that the rest of a sentence lets stand beside the grid: `a multiple of 4, or 6px`.
  static func exceptions(named text: PageText, behind claim: Range<Int>) -> Set<Double> {
    let rest = text.sentence(around: claim.lowerBound).indices.clamped(to: claim.upperBound..<text.bytes.count)
    guard !joints.isDisjoint(with: NameWords(text.bytes[rest]).words) else { return [] }
    let limit = text.bytes[rest].firstIndex(of: UInt8(ascii: ";")) ?? rest.upperBound
    var found: Set<Double> = []
    var index = rest.lowerBound
    while index < limit {
      if text.bytes[index].isDigit, !text.bytes[index - 1].isLetter, !text.bytes[index - 1].isDigit,
        case (.quantity(let quantity), let end)? = WrittenValue.read(text.bytes, at: index)
      {
        if let pixels = quantity.unit == nil ? quantity.low : quantity.pixels { found.insert(pixels) }
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// Words before what a grid is not for.
  private static let joints: Set<String> = ["or", "and", "plus", "save", "but", "besides", "apart", "with"]

  /// Of which scale a sentence speaks, by its own words or else by the heading; nil where it is about something else.
  static func scale(of text: PageText, around range: Range<Int>, _ page: AuditedPage) -> Scale? {
    let sentence = ClaimWords.english(NameWords(text.sentence(around: range.lowerBound)).words)
    for words in [sentence, page.heading(above: text)] {
      if !Scale.space.words.isDisjoint(with: words) { return .space }
      if !Scale.radius.words.isDisjoint(with: words) { return .radius }
      if !lengthsOfTheirOwn.isDisjoint(with: words) { return nil }
    }
    return .space
  }

  /// Words for what has lengths of its own.
  static let lengthsOfTheirOwn: Set<String> = [
    "type", "typography", "font", "fonts", "leading", "line", "heights", "icon", "icons", "stroke", "strokes", "border",
    "borders", "shadow", "shadows", "target", "targets", "breakpoints", "durations", "duration", "window", "windows",
    "snap", "snaps", "dragging", "resizing", "cursor", "canvas",
  ]

  /// Whether the table right below a text multiplies its step by parts for some steps: `Step | px`, with 0.5 and 2.
  static func areMultiplied(
    _ steps: [ScaleSteps.Step], by step: Double, below text: PageText, _ page: AuditedPage
  ) -> Bool {
    let (document, next) = (page.document, Int(page.document[text.node].end))
    guard document.parent(of: text.node) == 0, next < document.nodes.count, document[next].kind == .table else {
      return false
    }
    let rows = document.children(of: next).map { row in
      document.children(of: row).compactMap { page.cells[$0] }.compactMap { cell -> Double? in
        guard let first = cell.bytes.first, first.isDigit,
          case (.quantity(let quantity), let end)? = WrittenValue.read(cell.bytes, at: 0), end == cell.bytes.count
        else { return nil }
        return quantity.unit == nil ? quantity.low : quantity.pixels
      }
    }
    return steps.allSatisfy { own in
      rows.contains { row in
        row.contains(own.pixels) && row.contains { abs($0 * step - own.pixels) < 0.001 }
      }
    }
  }
}

/// What a page says besides its claims about grids, read once for all of them and only where one asks.
struct GridRemarks {
  private let page: AuditedPage

  init(_ page: AuditedPage) { self.page = page }

  /// The steps that the page names as finer parts of a grid, in the units they are written in: `a 4px baseline`.
  private lazy var finerSteps: Set<Double> = {
    var found: Set<Double> = []
    for text in page.texts where text.has(.digit) {
      let bytes = text.bytes
      for index in bytes.indices where bytes[index].isDigit {
        let isStart = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit
        guard isStart, let (step, end) = GridClaim.length(bytes, index), let word = GridClaim.word(bytes, end),
          Self.finerWords.contains(word.text)
        else { continue }
        found.insert(step.low)
      }
    }
    return found
  }()

  /// The lengths of which the page says itself how many units they are: `20px (2.5 units)`.
  private lazy var countedLengths: Set<String> = {
    let end = Array(" units)".utf8)
    var found: Set<String> = []
    for text in page.texts where text.has([.digit, .bracket]) {
      var rest = text.bytes[...]
      while let place = rest.firstPlace(of: end[...]) {
        rest = rest[place.upperBound...]
        let count = text.bytes[..<place.lowerBound].reversed().prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
        let before = text.bytes[..<(place.lowerBound - count.count)]
        guard !count.isEmpty, before.suffix(4).elementsEqual("px (".utf8) else { continue }
        let length = before.dropLast(4).reversed().prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
        found.insert(
          String(decoding: text.bytes[(before.endIndex - 4 - length.count)..<place.upperBound], as: UTF8.self))
      }
    }
    return found
  }()

  /// Whether the page names a smaller step too, on which all that is off the grid stands.
  mutating func hasFinerStep(than step: Double, for off: [ScaleSteps.Step]) -> Bool {
    finerSteps.contains { finer in
      finer < step && off.allSatisfy { ($0.pixels / finer).rounded() * finer == $0.pixels }
    }
  }

  /// Whether the page says itself how many steps of the grid a length is, so that it is meant.
  mutating func isCounted(_ length: ScaleSteps.Step, in step: Double) -> Bool {
    countedLengths.contains("\(length.pixels.trimmed(2))px (\((length.pixels / step).trimmed(2)) units)")
  }

  private static let finerWords: Set<String> = [
    "baseline", "increment", "increments", "grid", "half", "sub", "subgrid", "substep", "substeps", "steps", "step",
    "base", "unit",
  ]
}
