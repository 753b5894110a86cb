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
}
