package import Diagnostics
package import Markup
package import Plates

/// Notes at a value of which the document says two things: both sayings, where each stands, and what is done meanwhile.
package enum DisagreementsBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "disagreements",
    summary: "Notes at a value of which a document says two things: lines "
      + "`- saying | part | other saying | part | what is done meanwhile`; ` -> page.md` behind a part leads to it.",
    namesTokens: false, isFigure: false, example: "- “12px” | Buttons | “16px” | Calls to action | 16px")

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

  /// The two sayings of a line; nil if one is missing.
  package static func sayings(of row: BlockRow) -> [Saying]? {
    row[0].isEmpty || row[2].isEmpty ? nil : [Saying(row[0], row[1]), Saying(row[2], row[3])]
  }

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let form = "- saying | part | other saying | part | meanwhile"
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
      h("p", .class("sayings")) {
        for (index, (saying, link)) in said.enumerated() {
          if index > 0 { ", " }
          Node.fragment(CodeSpans.nodes(saying.words))
          if !saying.part.isEmpty { " in " }
          if let link { h("a", .href(link.address)) { saying.part } } else { saying.part }
        }
        "."
      }
      if !meanwhile.isEmpty {
        h("p") {
          "Meanwhile: "
          Node.fragment(CodeSpans.nodes(meanwhile))
        }
      }
    }
  }
}
