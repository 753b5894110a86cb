import Files
import Printing
import Syntax
import Wording

/// What numbers are, by the words beside and above them.
extension NumberScan {
  /// `Circular, 40x40 points`: two sides are a size of what the name or the heading names.
  func squareKind(of quantity: Quantity) -> (kind: ValueKind, evidence: Evidence)? {
    guard let found = kind(of: quantity, beside: scan.nameWords, isDotted: false), found.kind.takes(quantity) else {
      return nil
    }
    switch found.kind {
    case .size, .box, .icon, .target: return found
    case .color, .spacing, .radius, .borderWidth, .type, .weight, .opacity, .duration, .easing, .spring, .shadow,
      .gradient, .layer, .family, .textStyle, .leading, .tracking, .undrawn:
      return nil
    }
  }

  /// At most this many seconds are a duration of motion.
  private static let longest = 60.0
  /// At most this many where no heading is about motion.
  private static let longestMove = 10.0

  func kind(
    of quantity: Quantity, beside own: KindWords, isDotted: Bool
  ) -> (kind: ValueKind, evidence: Evidence)? {
    if let unit = quantity.unit, unit.isTime {
      if scan.nameWords.contains(.waiting) && scan.nameWords.isDisjoint(with: [.motion, .easing])
        || around.isOfWaiting(beside: clause(of: quantity))
      {
        return nil
      }
      let seconds = max(quantity.low, quantity.high ?? 0) * (unit == .ms ? 0.001 : 1)
      // `Length of the clip: 10–30 seconds`
      let isOfMotion = around.has([.duration, .motion, .easing]) || !own.isDisjoint(with: [.motion, .easing])
      guard
        seconds < Self.longestMove || isOfMotion || saysMovement
          || !scan.nameWords.isDisjoint(with: [.motion, .easing])
      else {
        return nil
      }
      return seconds <= Self.longest ? (.duration, .unit) : nil
    }
    if isStepOfType(quantity, own) { return (.type, evidence(nil)) }
    if scan.isExplicit, ValueKind.layer.takes(quantity),
      scan.ownName.map({ StackingName.isOfNumber($0.text) }) == true
    {
      return (.layer, evidence(nil))
    }
    // What some call the radius of a shadow is its blur.
    if own.isSuperset(of: [.radius, .shadow]) { return nil }
    guard let (kind, node) = around.kind(beside: own, isDotted: isDotted) else {
      return isOfFrame(quantity) ? (.size, evidence(nil)) : nil
    }
    if kind == .undrawn { return isBreakpoint(quantity, node) ? (.size, evidence(node)) : nil }
    // `Widest column of text: 640px` below a heading about type.
    if kind == .type, quantity.unit?.isLength == true, !kind.takes(quantity) { return (.size, evidence(nil)) }
    // `--font-bold: 700`
    let isWeight =
      kind == .type && isDotted && quantity.low.truncatingRemainder(dividingBy: 100) == 0 && quantity.low <= 900
    return (isWeight && ValueKind.weight.takes(quantity) ? .weight : kind, evidence(node))
  }

  /// What stands between the commas around a number, without what is in another sentence.
  private func clause(of quantity: Quantity) -> ArraySlice<UInt8> {
    guard let piece = scan.lexemes.firstIndex(where: { $0.start == quantity.start }) else { return scan.text[...] }
    let before = scan.lexemes[..<piece].last { $0.isBreak }?.end ?? 0
    let behind = scan.lexemes[piece...].first { $0.isBreak }?.start ?? scan.text.count
    return scan.text[before..<behind]
  }

  /// `Sidebar (240px): the sections`, `Bottom tab bar: 84px`: the length of a part of the frame is its size.
  private func isOfFrame(_ quantity: Quantity) -> Bool {
    guard scan.isExplicit, quantity.unit?.isLength == true, quantity.low >= 20, quantity.high == nil,
      let piece = scan.lexemes.firstIndex(where: { $0.start == quantity.start }), piece == scan.valueStart,
      piece + 1 == scan.lexemes.count || !scan.lexemes[piece + 1].isQuantity
    else { return false }
    return scan.ownName.map { FrameWords.isPart($0.text) } ?? false
  }

  /// `Reading column: min(960px, 100% - 2rem)`: the most that something is wide which shrinks with the screen.
  mutating func readMostWidth() -> Bool {
    let start = scan.valueStart
    guard scan.isExplicit, start + 4 < scan.lexemes.count, scan.isWord(start, in: ["min"]),
      scan.lexemes[start + 1].isOpen, scan.lexemes[start].end == scan.lexemes[start + 1].start,
      scan.lexemes[start + 3].isComma,
      let most = scan.lexemes[start + 2].quantity, most.unit?.isLength == true, most.high == nil,
      (most.pixels ?? 0) >= Self.narrowestColumn, let close = scan.lexemes[(start + 4)...].firstIndex(where: \.isClose),
      case let rest = scan.text[scan.lexemes[start + 3].end..<scan.lexemes[close].start],
      rest.contains(UInt8(ascii: "%")) || rest.firstPlace(of: "vw") != nil,
      let name = scan.ownName
    else { return false }
    add(name, .size, most, .notation)
    used.formUnion(start...close)
    return true
  }

  private static let narrowestColumn = 160.0

  /// `md: 768px` below a heading for breakpoints.
  func isBreakpoint(_ quantity: Quantity, _ node: Int?) -> Bool {
    guard quantity.unit == .px, quantity.high == nil, quantity.low >= FrameWords.narrowest,
      !scan.text.contains(where: { $0.isOne(of: "<>+") }), scan.text[...].firstPlace(of: "≥") == nil,
      scan.text[...].firstPlace(of: "≤") == nil
    else { return false }
    guard let node else { return FrameWords.speakOfBreakpoints(Array((scan.ownName?.text ?? "").utf8)[...]) }
    return around.levels.contains { $0.node == node && FrameWords.speakOfBreakpoints(around.text(of: $0)) }
  }

  /// `--text-xs: 12px`, `--fs-lg: 1.125rem`: a length that a variable of a stylesheet gives for a step of type.
  private func isStepOfType(_ quantity: Quantity, _ own: KindWords) -> Bool {
    guard scan.isDotted, scan.startsWithVariable, own.isSubset(of: .text), quantity.unit?.isLength == true,
      let name = scan.ownName?.text.lowercased().drop(while: { $0 == "-" })
    else { return false }
    return name.hasPrefix("fs-") || name.hasPrefix("text-") && SizeWords.isStep(name.dropFirst(5))
  }

  /// Whether the name is that of a movement that may be slow: `Slow rotation: 25s`.
  private var saysMovement: Bool {
    scan.ownName?.text.lowercased().split { !$0.isLetter }.contains { Self.movements.contains($0) } ?? false
  }

  private static let movements: Set<Substring> = [
    "rotation", "rotate", "spin", "pulse", "drift", "float", "orbit", "marquee", "breathe", "breathing", "shimmer",
  ]
}
