import Files
import Printing
import Syntax
import Wording

/// Tables of which each row is two colours and how much they contrast.
extension TableScan {
  /// Whether the row being read is a colour on another, both of which have their names elsewhere: its cell of names holds one
  /// of the two, or says both, `Ink on paper`.
  var isPair: Bool {
    guard isOfContrast, let naming = cells.indices.first(where: { columns[$0].isName }) else { return false }
    let name = document.plainBytes(of: cells[naming])
    let own = HexColors.find(in: name).count
    let others = cells.indices.filter { $0 != naming }
      .map { HexColors.find(in: document.plainBytes(of: cells[$0])).count }.reduce(0, +)
    if own == 1 && others > 0 || own > 1 { return true }
    if columns[naming].isOfPair, columns.indices.contains(where: { $0 != naming && columns[$0].isOfPair }) {
      return true
    }
    if Self.joints.contains(where: { name.firstPlace(of: $0) != nil }) { return true }
    // `text-primary / text-strong | #111827 | #F5F6F7`: two names of one colour, which each theme has.
    return others > 1 && name.firstPlace(of: Self.slash) != nil && Set(columns.compactMap(\.theme)).count < 2
  }

  private static let joints = [" on ", " auf ", " sur ", " sobre ", " su ", " op ", " over "].map {
    Array($0.utf8)[...]
  }
  private static let slash = Array(" / ".utf8)[...]
}
