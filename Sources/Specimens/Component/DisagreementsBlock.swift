package import Diagnostics
package import Markup
package import Plates
import Printing

/// Notes at a value of which the document says two things: both sayings, where each stands, and what is done meanwhile.
package enum DisagreementsBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "disagreements",
    summary: "Notes at a value of which a document says two things: lines "
      + "`- **matter**: saying | part | other saying | part | what is done meanwhile`; "
      + "` -> page.md` behind a part leads to it.",
    namesTokens: false, isFigure: false,
    example: "- **Padding of a button**: “12px” | Buttons | “16px” | Calls to action | 16px")

  /// One of two sayings: its words, the part of the document in which they stand, and the page that has the part.
  package struct Saying {
    package let words: String
    package let part: String
    package let page: String?

    fileprivate init(_ words: String, _ source: String) {
      self.words = words
      (part, page) = UseBlock.parts(of: source)
    }
  }

  /// What the two sayings of a line are about: the bold words that it begins with and a colon ends; nil if it has none.
  package static func matter(of row: BlockRow) -> String? {
    let words = parted(row[0]).matter
    return words.isEmpty ? nil : words
  }

  /// The two sayings of a line; nil if one is missing.
  package static func sayings(of row: BlockRow) -> [Saying]? {
    let first = parted(row[0]).saying
    return first.isEmpty || row[2].isEmpty ? nil : [Saying(first, row[1]), Saying(row[2], row[3])]
  }

  private static func parted(_ cell: String) -> (matter: String, saying: String) {
    guard cell.hasPrefix("**"), let end = cell.dropFirst(2).firstRange(of: "**") else { return ("", cell) }
    let matter = cell.dropFirst(2)[..<end.lowerBound].trimmed
    let rest = cell[end.upperBound...].trimmed
    if matter.hasSuffix(":") { return (String(matter.dropLast()), String(rest)) }
    return rest.hasPrefix(":") ? (String(matter), String(rest.dropFirst().trimmed)) : ("", cell)
  }

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let form = "- **matter**: saying | part | other saying | part | meanwhile"
    let read = request.rows("a note with two sayings", form: form, into: &diagnostics) { row in
      sayings(of: row).map { (sayings: $0, row: row) }
    }
    if read.isEmpty { return .empty }
    var notes: [Node] = []
    for (sayings, row) in read { notes.append(note(sayings, meanwhile: row[4], row, request, into: &diagnostics)) }
    let list = Node.fragment(notes)
    return Plate.told(info.name, request.scene, class: "notes") { list }
  }

  private static func note(
    _ sayings: [Saying], meanwhile: String, _ row: BlockRow, _ request: SpecimenRequest,
    into diagnostics: inout Diagnostics
  ) -> Node {
    let said = sayings.map { saying in
      (saying, saying.page.flatMap { request.link(to: $0, at: row.span, into: &diagnostics) })
    }
    return h("div", .class("note warning"), .role("note")) {
      if let matter = matter(of: row) { h("p", .class("matter")) { CodeSpans.nodes(matter) } }
      h("ul", .class("sayings")) {
        for (saying, link) in said {
          h("li") {
            CodeSpans.nodes(saying.words)
            if !saying.part.isEmpty { " " }
            h("span", .class("meta")) {
              if let link { h("a", .href(link.address)) { saying.part } } else { saying.part }
            }
          }
        }
      }
      if !meanwhile.isEmpty {
        h("p", .class("meanwhile")) {
          "Meanwhile: "
          Node.fragment(CodeSpans.nodes(meanwhile))
        }
      }
    }
  }
}
