import Files
import Printing
import Wording

/// The steps of a ramp that a line gives its colours.
extension ColorScan {
  /// `Green 50` and `Green 500` of `Green: 50 #F0FDF4, 500 #22C55E`, where a whole number is right before each colour of a
  /// text with a name, and every one is another; else nil for each.
  var steps: [Name?] {
    let none = [Name?](repeating: nil, count: found.count)
    guard found.count > 1, let all = nameOfAll ?? nameBeforeDash else { return none }
    let steps = found.indices.map { step(of: $0) }
    guard Set(steps.compactMap(\.self)).count == found.count else { return none }
    return steps.map { step in step.map { Name("\(all.text) \($0)", all.range) } }
  }

  /// `Slate` of `Slate — 50 #F8FAFC · 100 #F1F5F9`
  private var nameBeforeDash: Name? {
    guard let name = scan.name, name.upperBound <= found[0].range.lowerBound, scan.valueStart > 0,
      scan.lexemes[scan.valueStart - 1].isDash
    else { return nil }
    return scan.ownName
  }

  /// The number right before a colour, with nothing but what parts colours before it.
  private func step(of index: Int) -> String? {
    let first = index == 0 ? scan.name?.upperBound ?? 0 : found[index - 1].range.upperBound
    let pieces = scan.lexemes.filter { $0.start >= first && $0.end <= found[index].range.lowerBound && !$0.isOther }
    let words = pieces.drop { $0.isComma || $0.isColon || $0.isDash || $0.isClose || $0.isOpen }
    guard let number = words.first?.quantity, number.unit == nil, number.high == nil, !number.isFraction,
      words.dropFirst().allSatisfy({ $0.isColon || $0.isDash || $0.isOpen })
    else { return nil }
    return number.low.trimmed(0)
  }
}
