import Diagnostics
import Files
import Guide
import Markup
import Printing
import Syntax

/// What is wrong on a page, at the blocks in which it is: a mark at the end of the sentence or cell, and after the
/// whole block a note, which a wide screen shows in the margin.
struct PageNotes {
  /// So many findings of a page are marked; its health lists the rest.
  private static let most = 60

  private let notes: [FindingNote]
  /// The numbers of the notes by the innermost block with their place, which gets the mark, and by the block of the page
  /// after which they are.
  private var marked: [Int: [Int]] = [:]
  private var standing: [Int: [Int]] = [:]

  /// Nil for a page on which nothing is wrong.
  init?(on page: Page, _ health: Health, of guide: Guide) {
    let findings = health.findings(on: page)
    guard !findings.isEmpty else { return nil }
    var notes: [FindingNote] = []
    for finding in findings {
      guard notes.count < Self.most else { break }
      guard let start = finding.span?.range.start, let block = Self.block(at: start, in: page.document)
      else { continue }
      notes.append(FindingNote(finding: finding, health: health, guide: guide, pageURL: page.url))
      marked[block.inner, default: []].append(notes.count)
      standing[block.outer, default: []].append(notes.count)
    }
    guard !notes.isEmpty else { return nil }
    self.notes = notes
  }

  /// The block of the page and the innermost block that hold an offset of its file.
  private static func block(at offset: Int, in document: MarkdownDocument) -> (outer: Int, inner: Int)? {
    let inner = document.nodes.indices.last { node in
      let range = document[node].range
      return node > 0 && document[node].isBlock && range.start <= offset && offset < range.end
    }
    guard let inner else { return nil }
    var outer = inner
    while let parent = document.parent(of: outer), parent > 0 { outer = parent }
    return (outer, inner)
  }

  /// Prints the marks of a paragraph, a heading or a cell.
  func printMarks(of node: Int, into out: inout ByteBuffer) {
    for number in marked[node] ?? [] {
      out.put(" ")
      h("a", .class("mark"), .href("#" + FindingNote.id(of: number)), .label("Finding \(number)")) { "\(number)" }
        .print(into: &out)
    }
  }

  /// Whether something is wrong in a block of the page.
  func stand(at node: Int) -> Bool { standing[node] != nil }

  /// Opens what surrounds a block with notes.
  func open(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    guard standing[node] != nil else { return }
    // Running text leaves a margin; tables and figures do not.
    let hasMargin =
      switch document[node].kind {
      case .paragraph, .list, .heading, .blockQuote: true
      case .document, .item, .codeBlock, .htmlBlock, .thematicBreak, .table, .tableRow, .tableCell, .text, .softBreak,
        .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        false
      }
    out.open("div", [.class(hasMargin ? "noted beside" : "noted")])
  }

  /// Prints the notes of a block and closes what surrounds it.
  func close(_ node: Int, into out: inout ByteBuffer) {
    guard let numbers = standing[node] else { return }
    h("div", .class("notes")) { for number in numbers { notes[number - 1].node(number: number) } }.print(into: &out)
    out.close("div")
    out.put("\n")
  }
}
