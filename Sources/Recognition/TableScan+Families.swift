import Colorimetry
import Files
import Motion
import Printing
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// The typefaces that tables name.
extension TableScan {
  /// Font families, where the header or what is above says so.
  mutating func readFamilies() {
    if typeSizes.isEmpty, columns[0].isName, columns[0].isTypeface || columns[0].isFamilyWord,
      isAboutType
    {
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
        let families = bare ?? markedFaces(in: cells[column], isFamily: isFamily, isTypeface: isTypeface)
          ?? FamilyScan.families(cell.text[...], isNamed: isFamily && columns[column].words.contains(.family))
      else { continue }
      let evidence = isFamily ? .header(node: columns[column].header) : around.evidence(of: .typography)
      let place = wholeCell
      let all = families + fallbacks.filter { !families.contains($0) }
      let weights = families.count == 1 ? weights(behind: families[0]) : []
      let name = rowName()
      for weight in weights.isEmpty ? [nil] : weights.map(Optional.some) {
        let full = weights.count > 1 ? weight.map { Name("\(name.text), \($0.value.trimmed(0))") } : nil
        add(full ?? name, .family, .families(all, weight), place, cells[column], evidence.map { [$0] } ?? [])
      }
    }
  }

  /// `500/600` right behind a face in its cell.
  private func weights(behind face: String) -> [FontWeight] {
    guard let place = cell.text[...].firstPlace(of: Array(face.utf8)[...]) else { return [] }
    var weights: [FontWeight] = []
    for index in cell.lexemes.indices where cell.lexemes[index].start >= place.upperBound {
      let found = cell.quantities(at: index)
      if !found.isEmpty, found.allSatisfy({ $0.low >= 100 && ValueKind.weight.takes($0) && $0.high == nil }) {
        weights += found.map { FontWeight($0.low) }
      } else if weights.isEmpty || !cell.lexemes[index].isComma && !cell.isSlash(index) {
        break
      }
    }
    return weights
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
  /// code among other words; below a head for typefaces also whatever name a cell begins with.
  private func markedFaces(in node: Int, isFamily: Bool, isTypeface: Bool) -> [String]? {
    guard isFamily else { return nil }
    var isFirst = true
    let faces = document.children(of: node).compactMap { [document] child -> String? in
      defer { isFirst = false }
      let isMarked = document[child].kind == .emphasis || document[child].kind == .strong
      let written = document.plainBytes(of: child)
      guard isMarked,
        FontRole.isFace(written) || isFirst && isTypeface && FontRole.family(written, isCode: true) != nil
      else { return nil }
      return String(decoding: written, as: UTF8.self)
    }
    return faces.isEmpty || faces.count > 4 ? nil : faces
  }

  private static let remark = Array(" (".utf8)

  private func isFamily(_ column: Int) -> Bool {
    columns[column].isFamily || columns[column].isFamilyWord && !columns[column].isName && isAboutType
  }

  /// Whether what is above says that the table is about type, or a column of weights does.
  private var isAboutType: Bool {
    around.has(.typography) || columns.contains { $0.kind == .weight && $0.words.contains(.weight) }
  }
}
