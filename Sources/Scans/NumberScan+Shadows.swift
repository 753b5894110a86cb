import Colorimetry
import TokenValues
import Wording

/// Shadows of which a text gives the lengths and no colour.
extension NumberScan {
  /// `Small: 0 1px 2px` below a heading for shadows, `Hard shadow: offset (5,5), blurRadius: 0`.
  mutating func readOffsets() -> Bool {
    let isOwn = scan.nameWords.contains(.shadow)
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count, let name = scan.ownName,
      isOwn || around.nearest?.kind == .shadow,
      let (lengths, pieces) = plainLengths ?? (isOwn ? offsets : nil)
    else { return false }
    let missing = ["color", "alpha"] + (lengths.count < 3 ? ["blur"] : [])
    let shadow = Shadow(
      color: Color.black.withOpacity(Self.share), offsetX: lengths[0], offsetY: lengths[1],
      blur: lengths.count > 2 ? lengths[2] : .zero, spread: lengths.count > 3 ? lengths[3] : .zero, inset: false)
    let evidence: Evidence? = isOwn ? name.range.map(Evidence.words) : around.nearest.map { .above(node: $0.node) }
    var value = RecognizedValue(
      .shadow, .shadow([shadow]), name: name, range: scan.place(ofPieces: pieces), node: scan.node,
      evidence: evidence.map { [$0] } ?? [])
    value.missing = missing
    values.append(value)
    return true
  }

  /// How opaque the black is that stands for a colour that is not given.
  private static let share = 0.2

  /// Three or four lengths and nothing else: `0 4px 12px`.
  private var plainLengths: ([Dimension], ClosedRange<Int>)? {
    let pieces = scan.lexemes[scan.valueStart...]
    let lengths = pieces.compactMap { length($0.quantity) }
    guard (3...4).contains(pieces.count), lengths.count == pieces.count, lengths[2].value > 0,
      pieces.contains(where: { $0.quantity?.unit == .px })
    else { return nil }
    return (lengths, scan.valueStart...scan.lexemes.count - 1)
  }

  /// `(5,5)` behind at most three words, with the blur if a word says it: `blurRadius: 0`.
  private var offsets: ([Dimension], ClosedRange<Int>)? {
    guard let open = scan.lexemes[scan.valueStart...].prefix(4).firstIndex(where: \.isOpen),
      open + 4 < scan.lexemes.count,
      scan.lexemes[scan.valueStart..<open].allSatisfy(\.isWord), scan.lexemes[open + 2].isComma,
      scan.lexemes[open + 4].isClose, let x = length(scan.lexemes[open + 1].quantity),
      let y = length(scan.lexemes[open + 3].quantity)
    else { return nil }
    let blur = scan.lexemes.indices.dropFirst(open + 5).dropLast(2).first { index in
      scan.isWord(index, in: ["blur", "blurRadius", "blurradius"]) && scan.lexemes[index + 1].isColon
    }
    guard let blur, let length = length(scan.lexemes[blur + 2].quantity) else { return ([x, y], open...open + 4) }
    return ([x, y, length], open...blur + 2)
  }

  private func length(_ quantity: Quantity?) -> Dimension? {
    guard let quantity, quantity.high == nil, !quantity.isSquare, quantity.low.magnitude <= 200 else { return nil }
    return switch quantity.unit {
    case .px, .pt, .dp: Dimension(quantity.low, .px)
    case nil: quantity.low == 0 ? .zero : Dimension(quantity.low, .px)
    case .rem, .em, .sp, .percent, .ms, .s: nil
    }
  }
}
