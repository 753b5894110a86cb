import Colorimetry
import Files
import Motion
import Printing
import Scans
import Syntax
import Wording

/// Of which kind a number in a cell is.
extension TableScan {
  /// `2XL`, `3xl (48px)`: a step of a scale whose name begins with a number.
  static func namesStep(_ text: ArraySlice<UInt8>) -> Bool {
    let letters = text.drop(while: \.isDigit).prefix(while: \.isLetter).map(\.lowercased)
    return letters.count > 1 && letters.dropLast().allSatisfy { $0 == UInt8(ascii: "x") }
      && (letters.last == UInt8(ascii: "l") || letters.last == UInt8(ascii: "s"))
  }

  /// By the unit, the header, the row's own name or what is above the table, in that order.
  mutating func kind(of quantity: Quantity, _ index: Int) -> (kind: ValueKind, evidence: Evidence?)? {
    if let unit = quantity.unit, unit.isTime {
      if isOfWaiting(index) { return nil }
      return max(quantity.low, quantity.high ?? 0) * (unit == .ms ? 0.001 : 1) <= 60 ? (.duration, .unit) : nil
    }
    let words = columns[index].words
    let header = Evidence.header(node: columns[index].header)
    // `Width` below `Borders`
    if words == .width, quantity.unit != nil, around.nearest?.kind == .borderWidth { return (.borderWidth, header) }
    // How far above the page a surface is on Android.
    if columns[index].kind == .shadow, quantity.unit == .dp { return (.size, header) }
    if let kind = columns[index].kind {
      // `48px height` is no size of an icon.
      let said = words.union(KindWords(cell.text[...]))
      guard kind == .size, said.isDisjoint(with: [.height, .width]) else {
        return kind == .undrawn ? nil : (kind, header)
      }
      guard let said = around.kind(beside: words, isDotted: false)?.kind else { return nil }
      // `Shape | Size | Radius`: the radii have a column of their own.
      return (columns.contains { $0.kind == said } ? .size : said, header)
    }
    // A header that says nothing, as `Value` or `Default`; any other names something else than the row's value.
    let isGiven =
      words.contains(.value) || columns.count == 2 || columns[index].isBound
      || words.isEmpty && quantity.unit != nil && isOnlyMeasure(index)
      || columns[index].theme != nil && around.nearest?.kind == .opacity
    guard isGiven || columns[index].isStep else { return nil }
    let name = rowName()
    if isGiven, ValueKind.layer.takes(quantity), StackingName.isOfNumber(name.text) {
      return (.layer, name.range.map(Evidence.words))
    }
    let own = KindWords(Array(name.text.utf8)[...])
    let isToken =
      name.text.contains(".") || name.text.hasPrefix("--")
      || [.leading, .tracking].contains(own.kind) && !name.text.contains(" ")
    guard let (kind, node) = around.kind(beside: own, isDotted: isToken) else {
      // `--aside-w | 232px`
      let isVariable = cells.first.map { document.plainBytes(of: $0).starts(with: "--".utf8) } ?? false
      // A custom property with a length is one, whatever it is of.
      guard isGiven, isVariable, quantity.unit?.isLength == true else { return nil }
      let end = name.text.split(separator: "-").last ?? ""
      let kind: ValueKind = end == "r" || end == "rad" ? .radius : end == "fs" ? .type : .size
      return (kind, name.range.map(Evidence.words))
    }
    if kind == .undrawn, isBreakpoint(quantity, node, name) {
      return (.size, node.map { .above(node: $0) } ?? name.range.map(Evidence.words))
    }
    guard kind != .undrawn, isGiven || quantity.unit != nil && (node == nil || isStepOfScale(quantity, kind))
    else { return nil }
    return (kind, node.map { .above(node: $0) } ?? name.range.map(Evidence.words))
  }

  /// `--bp-md | 768px` below a heading for breakpoints, `--breakpoint-md | 48em`: a width from which a screen changes.
  func isBreakpoint(_ quantity: Quantity, _ node: Int?, _ name: Name) -> Bool {
    let width = quantity.unit == .em ? quantity.low * 16 : quantity.pixels ?? 0
    return quantity.high == nil && width >= FrameWords.narrowest
      && (node.map { FrameWords.speakOfBreakpoints(document.plainBytes(of: $0)) } ?? false
        || FrameWords.speakOfBreakpoints(Array(name.text.utf8)[...]))
  }

  /// Whether a length in one of several columns for steps is one of the scale that the heading right above names.
  private func isStepOfScale(_ quantity: Quantity, _ kind: ValueKind) -> Bool {
    (kind == .spacing || kind == .radius) && columns.count(where: \.isStep) > 1 && around.nearest?.kind == kind
      && quantity.pixels.map { $0 <= Self.longestStep || kind == .radius } ?? false
  }

  /// Longer ones are lengths of a page.
  private static let longestStep = 200.0
}
