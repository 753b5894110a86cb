import Files
import Printing
import Scans
import Syntax
import Wording

/// Several values of one kind in one text, each beside its name, behind a label or below a heading that says what they are:
/// `Corner radius: tags 4–8px (small), cards 16px`, `14px (card) · 22px (sheet)`.
struct LabelledList {
  private struct Label {
    let name: Name
    let value: RecognizedValue.Value
    let range: ByteRange
    let shape: Shape
  }

  /// Where the names stand: before the values, behind them, or in brackets behind them.
  private enum Shape { case before, behind, inBrackets }

  private var part: TextScan
  private let kind: ValueKind
  private var entries: [Label] = []

  /// Nil where a part with a number is no value of the kind beside a name, or not all of them have one form.
  init?(_ text: TextScan, in pieces: Range<Int>, _ kind: ValueKind) {
    (part, self.kind) = (text, kind)
    let parts = text.parts(of: pieces)
    guard (2...Self.mostParts).contains(parts.count) else { return nil }
    for range in parts {
      guard let line = text.line(range) else { return nil }
      part.read(line)
      // `badges round`: one of several says no number.
      if !part.hasQuantity, !part.text.contains(where: { $0.isDigit || $0 == UInt8(ascii: "#") }) { continue }
      guard let label else { return nil }
      entries.append(label)
    }
    guard entries.count > 1, entries.count * 3 >= parts.count * 2, Set(entries.map(\.name.text)).count == entries.count,
      entries.allSatisfy({ $0.shape == entries[0].shape }), entries.count > 2 || !hasBareSize
    else { return nil }
  }

  private static let mostParts = 24
  private static let mostWords = 4

  var count: Int { entries.count }

  /// Whether a size of type has no unit, which only a list of several tells from other numbers.
  private var hasBareSize: Bool {
    kind == .type
      && entries.contains { if case .quantity(let size) = $0.value { size.unit == nil } else { false } }
  }

  /// - Parameter owner: what the names are put behind, where the label says more than the kind.
  func values(of owner: Name?, in node: Int, _ evidence: Evidence) -> [RecognizedValue] {
    entries.map { label in
      RecognizedValue(
        kind, label.value, name: owner.map { Name("\($0.text), \(label.name.text)") } ?? label.name, range: label.range,
        node: node, evidence: [evidence])
    }
  }

  // MARK: One part

  private var label: Label? {
    guard !part.isRefusal, !part.lexemes.indices.contains(where: part.isArrowSign), let (given, pieces) = value else {
      return nil
    }
    var before = 0..<pieces.lowerBound
    while let last = before.last, part.lexemes[last].isColon || part.lexemes[last].isDash { before.removeLast() }
    let behind = pieces.upperBound + 1..<part.lexemes.count
    let range = part.place(ofPieces: pieces)
    if !before.isEmpty {
      guard let name = name(before), behind.count <= 8 else { return nil }
      return Label(name: name, value: given, range: range, shape: .before)
    }
    guard let first = behind.first, let last = behind.last else { return nil }
    if part.lexemes[first].isOpen, part.lexemes[last].isClose {
      return name(first + 1..<last).map { Label(name: $0, value: given, range: range, shape: .inBrackets) }
    }
    let isJoined = part.isWord(first, in: ["for", "für", "pour", "para", "per", "voor", "on", "sur"])
    return name(first + (isJoined ? 1 : 0)..<behind.upperBound).map {
      Label(name: $0, value: given, range: range, shape: .behind)
    }
  }

  /// One to four words that say no other kind.
  private func name(_ pieces: Range<Int>) -> Name? {
    guard (1...Self.mostWords).contains(pieces.count),
      pieces.allSatisfy({ part.isStepOrWord($0) || part.isHyphen($0) }),
      let first = pieces.first, let last = pieces.last,
      let name = part.name(part.lexemes[first].start..<part.lexemes[last].end)
    else { return nil }
    let own = KindWords(Array(name.text.utf8)[...]).ownKind
    return own == nil || own == kind || kind == .type && own == .undrawn ? name : nil
  }

  /// The value of the part and its pieces.
  private var value: (RecognizedValue.Value, ClosedRange<Int>)? {
    if kind == .color {
      let found = ColorScan(part).found
      guard found.count == 1, let color = found.first,
        case let pieces = part.lexemes.indices.filter({ color.range.contains(part.lexemes[$0].start) }),
        let first = pieces.first, let last = pieces.last
      else { return nil }
      return (.color(color.color), first...last)
    }
    let places = part.lexemes.indices.filter { index in
      !part.quantities(at: index).isEmpty && !part.lexemes[index].isWord
        && !part.lexemes[..<index].contains(where: \.isOpen)
    }
    guard let first = places.first, let last = places.last else { return nil }
    if kind == .type, case let styles = TypeScan.styles(of: part, from: first), styles.count == 1,
      let style = styles.first, style.fields.saysMore, style.fields.size.unit != nil
    {
      return (.type(style.fields), first...last)
    }
    // `50%/999px`
    let all = places.flatMap(part.quantities)
    guard let one = all.first(where: { $0.unit?.isLength == true }) ?? all.first,
      all.count == 1 || all.count == 2 && first == last && all.contains(where: { $0.unit == .percent }),
      kind.takes(one), one.unit != nil || Self.needNoUnit.contains(kind) || kind == .type && one.high == nil
    else { return nil }
    return (.quantity(one), first...last)
  }

  private static let needNoUnit: Set<ValueKind> = [.opacity, .layer, .weight, .leading, .tracking]
}
