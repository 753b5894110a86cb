import Colorimetry
import Files
import Motion
import Printing
import Scans
import Syntax
import Tokens
import Wording

/// The typefaces that tables name.
extension TableScan {
  /// Font families, where the header or what is above says so.
  mutating func readFamilies() {
    if typeSizes.isEmpty, columns[0].isName, columns[0].isTypeface || columns[0].isFamilyWord, around.has(.typography) {
      cell.read(cells[0])
      let face = Trimming.bytes(withoutRemark)
      if let families = FontRole.family(face, isCode: true) {
        let evidence = Evidence.header(node: columns[0].header)
        // `JetBrains Mono (wght 100–800)` is called what it is.
        let isWhole = face.count == cell.text.count
        let name = isWhole ? rowName() : Name(families[0], cell.place(face.startIndex..<face.endIndex))
        add(name, .family, .families(families), wholeCell, cells[0], [evidence])
      }
    }
    for column in cells.indices where !columns[column].isName && (isFamily(column) || mayHoldStack(column)) {
      cell.read(cells[column])
      let isFamily = isFamily(column)
      let isTypeface = columns[column].isTypeface || columns[column].isFamilyWord
      let bare = isTypeface ? FontRole.family(Trimming.bytes(withoutRemark), isCode: true) : nil
      guard
        let families = bare ?? markedFaces(in: cells[column], isFamily: isFamily)
          ?? FamilyScan.families(cell.text[...], isNamed: isFamily && columns[column].words.contains(.family))
      else { continue }
      let evidence = isFamily ? .header(node: columns[column].header) : around.evidence(of: .typography)
      let place = wholeCell
      let all = families + fallbacks.filter { !families.contains($0) }
      add(rowName(), .family, .families(all), place, cells[column], evidence.map { [$0] } ?? [])
    }
  }

  /// What a column for fallbacks gives: `Georgia, serif`.
  private var fallbacks: [String] {
    guard let column = cells.indices.first(where: { columns[$0].isFallback }) else { return [] }
    return FamilyScan.families(document.plainBytes(of: cells[column])[...], isNamed: true) ?? []
  }

  /// `Anek Devanagari` of the cell `Anek Devanagari (variable)`.
  var withoutRemark: ArraySlice<UInt8> {
    cell.text[...].firstPlace(of: Self.remark[...]).map { cell.text[..<$0.lowerBound] } ?? cell.text[...]
  }

  private func mayHoldStack(_ column: Int) -> Bool {
    mayHoldStacks && !columns[column].isFallback
      && (columns.count == 2 || columns[column].words.contains(.value))
  }

  /// `serif — *Cormorant Garamond* or *Playfair Display*`: the faces that a cell for families sets in italics, in bold or as
  /// code among other words.
  private func markedFaces(in node: Int, isFamily: Bool) -> [String]? {
    guard isFamily else { return nil }
    let faces = document.children(of: node).compactMap { [document] child -> String? in
      let isMarked = document[child].kind == .emphasis || document[child].kind == .strong
      let written = document.plainBytes(of: child)
      return isMarked && FontRole.isFace(written) ? String(decoding: written, as: UTF8.self) : nil
    }
    return faces.isEmpty || faces.count > 4 ? nil : faces
  }

  private static let remark = Array(" (".utf8)

  private func isFamily(_ column: Int) -> Bool {
    columns[column].isFamily || columns[column].isFamilyWord && !columns[column].isName && around.has(.typography)
  }
}
