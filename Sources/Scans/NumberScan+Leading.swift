import Files
import Printing
import Wording

/// Line heights and letter spacing without a size.
extension NumberScan {
  /// `` Line heights: `--lh-tight` 1.15 (headings), `--lh-base` 1.6 (text) ``, `Line height for body copy: 1.6.`: each number
  /// with the code or the words right before it, or with the name of the text.
  mutating func readLeadings() -> Bool {
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count, let own = scan.ownName,
      case let words = scan.nameWords, words.isLeading != words.contains(.letter),
      words.isDisjoint(with: [.size, .weight])
    else { return false }
    let kind: ValueKind = words.isLeading ? .leading : .tracking
    var found: [(name: Name, piece: Int, number: Quantity)] = []
    for index in scan.lexemes.indices.dropFirst(scan.valueStart) where !isInBrackets(index) {
      guard let number = scan.lexemes[index].quantity.map({ signed($0, at: index) }) else { continue }
      guard kind.takes(number), let name = nameOfLeading(before: index) ?? (found.isEmpty ? subject(of: own) : nil)
      else { return false }
      found.append((name, index, number))
    }
    // Alone a line height says nothing of type: `Line height: 1.5` of a card.
    guard !found.isEmpty, found.count > 1 || around.has([.typography, .text]),
      Set(found.map(\.name.text)).count == found.count,
      found.count > 1 || found[0].piece == scan.valueStart || found[0].name.range != own.range
    else { return false }
    for one in found {
      add(one.name, kind, one.number, evidence(nil))
      used.insert(one.piece)
    }
    return true
  }

  /// Below zero behind the sign of mathematics, which is none of a number’s own.
  private func signed(_ number: Quantity, at index: Int) -> Quantity {
    guard index > 0, scan.text[scan.lexemes[index - 1].start..<number.start].elementsEqual("−".utf8) else {
      return number
    }
    return Quantity(
      low: -number.low, high: nil, unit: number.unit, isFraction: number.isFraction, isSquare: false,
      start: number.start,
      end: number.end)
  }

  /// The code span right before a number.
  private func nameOfLeading(before index: Int) -> Name? {
    var last = index - 1
    if last > scan.valueStart, scan.lexemes[last].isOther || scan.lexemes[last].isColon { last -= 1 }
    guard last >= scan.valueStart, scan.lexemes[last].isWord, scan.isCode(scan.lexemes[last]) else { return nil }
    return text(from: last, to: last + 1)
  }

  /// `body copy` of `Line height for body copy`.
  private func subject(of own: Name) -> Name {
    guard let sign = own.text.firstRange(of: " for ") else { return own }
    // Where it stands says no more of the number than the whole name does.
    return Name(String(own.text[sign.upperBound...]))
  }
}
