import Foundation
import TestSupport

/// What one document says, fact by fact, each with the place of the guide that carries it.
///
/// A table is a file of tab-separated rows, in the order of the pages:
///
///     fact    page    text                     the sentence stands in the page's Markdown
///     fact    page    token    value           the page shows the token, which has the value in the default theme
///     fact    page    token    value    theme  the same in the named theme
///
/// A value is compared with what the guide prints of the token, whole or from one word to another: `16px` is in
/// `16px / 1.2, 500` and not in `116px`.
struct CoverageTable: Sendable {
  enum Carrier: Sendable {
    case text(String)
    case token(path: String, value: String, theme: String?)
  }

  struct Row: Sendable {
    /// From 1.
    let line: Int
    let fact: String
    /// From the folder of the system.
    let page: String
    let carrier: Carrier
  }

  let file: String
  let rows: [Row]
  /// Lines that are no row, a sentence each.
  let faults: [String]

  init(system: String) throws {
    file = "Tests/ContentTests/Coverage/\(system).tsv"
    let text = try String(contentsOfFile: Repository.root + "/" + file, encoding: .utf8)
    var rows: [Row] = []
    var faults: [String] = []
    var seen: Set<Substring> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let place = "\(file):\(index + 1)"
      if !seen.insert(line).inserted { faults.append("\(place): the row is there twice") }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard (3...5).contains(cells.count), !cells.contains("") else {
        faults.append("\(place): a row has three to five cells and none is empty")
        continue
      }
      let carrier: Carrier =
        cells.count == 3
        ? .text(cells[2])
        : .token(path: cells[2], value: cells[3], theme: cells.count == 5 ? cells[4] : nil)
      rows.append(Row(line: index + 1, fact: cells[0], page: cells[1], carrier: carrier))
    }
    self.rows = rows
    self.faults = faults
  }

  func place(of row: Row) -> String { "\(file):\(row.line)" }

  /// The systems that have a table, by name.
  static let systems: [String] = {
    let folder = Repository.root + "/Tests/ContentTests/Coverage"
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return names.filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }.sorted()
    } catch {
      return []
    }
  }()
}
