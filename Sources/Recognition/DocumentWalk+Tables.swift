import Files
import Printing
import Scans
import Syntax
import Wording

/// What tables give.
extension DocumentWalk {
  mutating func read(table: Int) {
    prepareSurroundings()
    let words = headings.first.map { KindWords(document.plainBytes(of: $0.node)) } ?? []
    tables.isOfMotion = words.contains(.motion)
    tables.isOfType = words.contains(.typography)
    let refers = source(table).firstPlace(of: "var(--") != nil
    tables.variables = refers ? known.variables(of: values) : [:]
    tables.rowsOfStyle = addStyle(ofRows: table)
    tables.read(table, around)
    known.add(tables.values)
    let start = values.count
    add(tables.values, in: table)
    takeThemes(since: start)
    guard let lead, values[start...].contains(where: { $0.kind == .type }) else { return }
    text.read(lead)
    guard case .families(let families, _)? = text.families(around)?.value else { return }
    for index in values.indices[start...] where values[index].kind == .type { give(index, families, nil) }
  }

  /// Adds the style of type whose fields are the rows of a table of properties, `Font size | 16px` and `Line height | 24px`;
  /// the rows of its fields.
  private mutating func addStyle(ofRows table: Int) -> Set<Int> {
    let rows = Array(document.children(of: table))
    guard rows.count > 2, let head = document.children(of: rows[0]).first(where: { _ in true }),
      Self.ofProperties.contains(Trimming.text(document.plainBytes(of: head)).lowercased())
    else { return [] }
    let given = rows.dropFirst().compactMap { row -> (row: Int, line: TextLine)? in
      let cells = Array(document.children(of: row).prefix(2))
      guard cells.count == 2 else { return nil }
      let (name, value) = (document[cells[0]].range, document[cells[1]].range)
      let said = Paraphrase(
        name: Trimming.text(document.plainBytes(of: cells[0])), nameRange: Int(name.start)..<Int(name.end),
        value: Array(document.plainBytes(of: cells[1])), valueRange: Int(value.start)..<Int(value.end))
      return (row, .said(cells[1], said))
    }
    return Set(addStyle(of: given.map(\.line), in: table).map { given[$0].row })
  }

  private static let ofProperties: Set<String> = [
    "property", "properties", "attribute", "eigenschaft", "propriété", "propiedad", "propriedade", "proprietà", "属性",
    "プロパティ", "속성",
  ]
}
