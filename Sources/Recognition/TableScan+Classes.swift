import Files
import Printing
import Scans
import Syntax
import Wording

/// Rows whose styles are given in classes of Tailwind.
extension TableScan {
  /// A row whose style is given in classes, `text-4xl font-bold`; classes that stand first name nothing.
  mutating func readClasses() -> Bool {
    if readClassSpans(fewest: 2) { return true }
    var found: [(column: Int, fields: TypeFields)] = []
    for column in cells.indices where mayHoldStyle(column) {
      cell.read(cells[column])
      let text = cell.text[...]
      guard let fields = ClassScan.style(text, usesScale: { tailwind.isUsed }) else { continue }
      if columns[column].isName { name = nameBeside(column) }
      found.append((column, fields))
    }
    let devices = found.filter { columns[$0.column].isDevice }
    for (column, classes) in devices.count > 1 ? devices : Array(found.prefix(1)) {
      var fields = classes
      if saysType, devices.count < 2 { takeFields(&fields, beside: [column], device: 0) }
      cell.read(cells[column])
      let name = devices.count > 1 ? Name("\(rowName().text), \(header(of: column))") : rowName()
      add(name, .type, .type(fields), wholeCell, cells[column], [.notation])
    }
    return !found.isEmpty || readClassSpans(fewest: 1)
  }

  /// Whether a cell of the row may give a style in classes.
  private func mayHoldStyle(_ column: Int) -> Bool {
    ClassScan.mayHoldStyle(document.plainBytes(of: cells[column]))
  }

  /// `text-sm` (navigation), `text-xs` (copyright): the styles of several code spans of a cell, each with what the bracket
  /// behind it says; else the first of them.
  private mutating func readClassSpans(fewest: Int) -> Bool {
    guard around.has(.typography) else { return false }
    for column in cells.indices where !columns[column].isName && mayHoldStyle(column) {
      var styles: [(fields: TypeFields, label: String?)] = []
      cell.read(cells[column])
      var start = 0
      for span in document.children(of: cells[column]) where document[span].kind == .code {
        let written = document.plainBytes(of: span)
        guard styles.count < 4, let place = cell.text[start...].firstPlace(of: written) else { break }
        start = place.upperBound
        guard let fields = ClassScan.style(written, usesScale: { tailwind.isUsed }) else { continue }
        styles.append((fields, label(behind: start)))
      }
      guard styles.count >= fewest else { continue }
      let areLabelled = styles.count > 1 && styles.allSatisfy { $0.label != nil }
      for style in areLabelled ? styles : Array(styles.prefix(1)) {
        let name = areLabelled ? style.label.map { Name("\(rowName().text), \($0)") } : nil
        var fields = style.fields
        if saysType { takeFields(&fields, beside: [column], device: 0) }
        cell.read(cells[column])
        add(name ?? rowName(), .type, .type(fields), wholeCell, cells[column], [.notation])
      }
      return true
    }
    return false
  }

  /// The lengths, radii, shadows and layers that the code spans of a cell give in classes, `px-6`, each with what the bracket
  /// behind it says: `p-4` (standard), `p-3` (compact). Where another cell of the row has a number, that is the value; of
  /// several that nothing tells apart, none stands for the others.
  mutating func readClassLengths(_ column: Int) -> Bool {
    guard !columns[column].isName, columns.count == 2 || columns[column].saysClasses, tailwind.isUsed,
      cells.indices.allSatisfy({ [self] in $0 == column || !hasDigitFirst($0) }), !ClassValues.isClass(rowName().text)
    else { return false }
    let name = rowName()
    cell.read(cells[column])
    var spans: [(place: Range<Int>, label: String?)] = []
    for span in document.children(of: cells[column]) where document[span].kind == .code {
      let written = document.plainBytes(of: span)
      guard let place = cell.text[(spans.last?.place.upperBound ?? 0)...].firstPlace(of: written) else { break }
      spans.append((place, label(behind: place.upperBound)))
    }
    let found = spans.map { place, label in
      cell.read(.plain(cells[column], place))
      let values = ClassValues.values(named: name, from: 0, in: cell, isAll: false) { false }
      return (values: values.filter { $0.kind != .color && $0.kind != .gradient }, label: label)
    }.filter { !$0.values.isEmpty }
    let areLabelled = found.count > 1 && found.allSatisfy { $0.label != nil }
    guard areLabelled || found.count == 1 else { return false }
    for (values, label) in found {
      for var value in values {
        if areLabelled, let label {
          let side = value.name.dropFirst(name.text.count)
          (value.name, value.nameRange) = ("\(name.text), \(label)\(side)", nil)
        }
        self.values.append(value)
      }
    }
    return true
  }

  /// Whether a cell begins with a digit or the sign of a colour.
  private func hasDigitFirst(_ column: Int) -> Bool {
    document.plainBytes(of: cells[column]).first.map { $0.isDigit || $0 == UInt8(ascii: "#") } ?? false
  }

  /// A few words in a bracket right behind a place, be it one of full width.
  private func label(behind end: Int) -> String? {
    let rest = cell.text[end...].drop(while: \.isSpace)
    let isWide = rest.starts(with: "（".utf8)
    guard isWide || rest.first == UInt8(ascii: "("),
      let close = rest.prefix(32).firstPlace(of: isWide ? Array("）".utf8)[...] : Array(")".utf8)[...])
    else { return nil }
    let text = Trimming.text(rest[..<close.lowerBound].dropFirst(isWide ? 3 : 1))
    return text.isEmpty ? nil : text
  }

  private func nameBeside(_ column: Int) -> Name? {
    cells.indices.lazy.filter { [self] in $0 != column && !isMeasure($0) }.compactMap { [self] in plainName(of: $0) }
      .first
  }
}
