import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import Specimens
import Syntax
import Tokens

/// The text of a page: blocks drawn as specimens, links resolved to pages, values marked in place.
struct PageBody: MarkdownRendering {
  /// What is wrong on the page is reported where it is met.
  private let findings: PageFindings
  private let title: Int?
  private let notes: PageNotes?
  /// Where the source of each section can be read, and the lines of the page's own.
  private let source: SourceLink?
  private var positions = Positions()
  /// What is drawn without being asked for: values in running text and the page's own tokens.
  private let drawings: DocumentFigures?
  private let references: ReferenceLinks
  private var values = InlineValues()
  /// Whether the text is that of a link, which can hold no other.
  private var isInLink = false
  private(set) var diagnostics = Diagnostics()
  private var figures = 0
  /// The offset at which the title's own heading begins in the output, so that it can be removed.
  private var titleStart = 0
  /// The table around which `after` has to close or to print something.
  private var table: (node: Int, behind: Behind)?

  private enum Behind {
    case fold
    /// The figures of a table that says more than they do.
    case figures([UInt8])
  }

  private var page: Page { findings.page }
  private var system: DesignSystem { findings.system }
  private var links: LinkIndex { findings.links }

  /// On a narrow screen a row of a table reads as a labelled list.
  let labelsCells = true
  /// Only colours and references are marked in running text.
  let textSign: UInt8?

  let marksEnds: Bool

  /// - Parameters:
  ///   - title: the heading the layout shows as the page's title; it is not shown again.
  ///   - notes: what is wrong on the page, to be told where it is.
  ///   - source: where sources can be read on the web.
  init(_ findings: PageFindings, title: Int?, notes: PageNotes? = nil, source: SourceLink? = nil) {
    self.findings = findings
    self.title = title
    self.notes = notes
    self.source = source
    let (page, system) = (findings.page, findings.system)
    drawings = findings.documentFigures()
    marksEnds = notes != nil || drawings?.hasMarks == true
    references = ReferenceLinks(in: system, on: page.url, drawn: drawings?.drawn ?? [])
    let hasTokens = system.hasTokens
    // Of two signs, neither can be asked for.
    textSign =
      drawings?.hasMarks == true
      ? nil : !findings.drawsPlainValues ? UInt8(ascii: "{") : hasTokens ? nil : UInt8(ascii: "#")
  }

  /// Prints the page's own tokens that no section shows.
  mutating func finish(into out: inout ByteBuffer) { drawings?.drawRest(into: &out, &diagnostics) }

  mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool {
    if let figure = findings.figure(node, &figures, into: &diagnostics) {
      figure.print(into: &out)
    } else {
      let language = FencedBlock.name(ofInfo: document.info(of: node))
      listing(
        document.literal(of: node), language: language, isFolded: drawings?.areDrawn(inCode: node) ?? false,
        drawings?.marks(inCode: node) ?? [], into: &out)
    }
    return true
  }

  /// Code as code: it may scroll sideways, so the keyboard has to reach it.
  ///
  /// - Parameters:
  ///   - isFolded: whether it is folded, however short it is.
  ///   - marks: what is drawn within it, by the bytes before it.
  private func listing(
    _ literal: ArraySlice<UInt8>, language: String, isFolded: Bool, _ marks: [(offset: Int, mark: Node)],
    into out: inout ByteBuffer
  ) {
    let lines = literal.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let isFolded = isFolded || lines > Self.mostLines
    if isFolded {
      open(fold: [], language.isEmpty ? "\(lines) lines" : "\(lines) lines of \(language)", into: &out)
    }
    out.put(element: "pre", .attr("tabindex", "0")) { out in
      out.open("code", language.isEmpty ? [] : [.class("language-" + language)])
      var start = literal.startIndex
      for (offset, mark) in marks {
        out.put(text: literal[start..<literal.startIndex + offset])
        mark.print(into: &out)
        start = literal.startIndex + offset
      }
      if CommandOptions.languages.contains(language) {
        CommandOptions.print(literal[start...], into: &out)
      } else {
        out.put(text: literal[start...])
      }
      out.close("code")
    }
    out.put("\n")
    if isFolded { closeFold(into: &out) }
  }

  private func open(fold attributes: [Attribute], _ summary: String, into out: inout ByteBuffer) {
    out.open("details", attributes)
    h("summary") { summary }.print(into: &out)
    out.put("\n")
  }

  private func closeFold(into out: inout ByteBuffer) {
    out.close("details")
    out.put("\n")
  }

  /// A listing of more lines is folded.
  private static let mostLines = 24

  /// A checkbox, labelled by the text after it; a script remembers its state.
  mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool {
    var name: [UInt8] = []
    if let first = document.children(of: node).first(where: { _ in true }) {
      document.appendPlainText(of: first, to: &name)
    }
    h(
      "input",
      [.attr("type", "checkbox"), .flag("disabled")] + (document[node].task == .done ? [.flag("checked")] : [])
        + [.label(String(decoding: name, as: UTF8.self))]
    ).print(into: &out)
    out.put(" ")
    return true
  }

  mutating func codeSpan(_ literal: BorrowedBytes, node: Int, into out: inout ByteBuffer) -> Bool {
    guard let inner = drawings?.mark(in: node) else { return codeSpan(literal, into: &out) }
    out.put(element: "span", .class("unbroken")) { out in
      if !codeSpan(literal, into: &out) { out.put(element: "code") { out in out.put(text: literal) } }
      inner.mark.print(into: &out)
    }
    return true
  }

  private mutating func codeSpan(_ literal: BorrowedBytes, into out: inout ByteBuffer) -> Bool {
    values.codeSpan(literal, isInLink ? nil : references, into: &out)
  }

  mutating func text(_ literal: BorrowedBytes, node: Int, into out: inout ByteBuffer) -> Bool {
    guard let inner = drawings?.mark(in: node) else { return text(literal, into: &out) }
    let (start, end) = (inner.range.lowerBound, inner.range.upperBound)
    put(UnsafeBufferPointer(rebasing: literal[..<start]), into: &out)
    // No line ends between a number and its mark.
    out.put(element: "span", .class("unbroken")) { out in
      out.put(text: UnsafeBufferPointer(rebasing: literal[start..<end]))
      inner.mark.print(into: &out)
    }
    put(UnsafeBufferPointer(rebasing: literal[end...]), into: &out)
    return true
  }

  private mutating func put(_ part: BorrowedBytes, into out: inout ByteBuffer) {
    if !text(part, into: &out) { out.put(text: part) }
  }

  private mutating func text(_ literal: BorrowedBytes, into out: inout ByteBuffer) -> Bool {
    values.text(literal, isInLink ? nil : references, marksColors: findings.drawsPlainValues, into: &out)
  }

  mutating func link(isOpen: Bool) { isInLink = isOpen }

  mutating func destination(
    _ written: BorrowedBytes, node: Int, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool {
    put(written, into: &out) { link, findings, diagnostics in findings.report(link, at: node, into: &diagnostics) }
  }

  /// Writes where an address leads; false, with nothing written, where it stays as it is.
  private mutating func put(
    _ written: BorrowedBytes, into out: inout ByteBuffer,
    broken report: (LinkIndex.BrokenLink, PageFindings, inout Diagnostics) -> Void
  ) -> Bool {
    if links.put(pageAt: written, from: page, into: &out) { return true }
    switch links.target(of: written, on: page, in: system) {
    case .external: return false
    case .page(let url, let anchor):
      RelativePath.link(to: url, from: page.url, into: &out)
      guard let anchor else { return true }
      out.put("#")
      out.put(plain: anchor)
      return true
    case .broken(let link):
      report(link, findings, &diagnostics)
      guard let reached = link.page else { return false }
      RelativePath.link(to: reached, from: page.url, into: &out)
      return true
    }
  }

  mutating func showsImage(
    _ url: BorrowedBytes, node: Int, in document: MarkdownDocument
  ) -> Bool {
    !findings.reportRemote(node, into: &diagnostics)
  }

  var keepsHTML: Bool { true }

  mutating func destination(
    _ address: HTMLAddress, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool {
    let bytes = Array(address.address.utf8)
    return bytes.withUnsafeBufferPointer { written in
      put(written, into: &out) { link, findings, diagnostics in findings.report(link, at: address, into: &diagnostics) }
    }
  }

  mutating func showsImage(_ address: HTMLAddress, in document: MarkdownDocument) -> Bool {
    !findings.reportRemote(address, into: &diagnostics)
  }

  mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout ByteBuffer) {
    guard heading.level > 1 else { return }
    h("a", .class("anchor"), .href("#" + heading.id), .label("Link to “\(heading.text)”")) { "#" }.print(into: &out)
    source?.node(to: document.file.span(heading.range), "“\(heading.text)”", &positions)?.print(into: &out)
  }

  mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    notes?.open(node, in: document, into: &out)
    if node == title { titleStart = out.count }
    if document[node].kind == .table { draw(beside: node, in: document, into: &out) }
  }

  /// Draws the figures of a table; one that only repeats them is folded below them.
  private mutating func draw(beside table: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    guard let drawings else { return }
    let start = out.count
    drawings.draw(after: table, into: &out, &diagnostics)
    guard out.count > start else { return }
    let words = out.withBytes { SpokenWords(markup: UnsafeBufferPointer(rebasing: $0[start...])) }
    let rows = document.children(of: table).filter { !document[$0].isHeader }
    let repeats = rows.allSatisfy { row in
      document.children(of: row).allSatisfy {
        SpokenWords(text: document.plainBytes(of: $0)).all.isSubset(of: words.all)
      }
    }
    if repeats, notes?.stand(at: table) != true {
      open(
        fold: [.class("figures repeated")], "The table in the document, \(rows.count.counted("row"))", into: &out)
      self.table = (table, .fold)
    } else {
      self.table = (table, .figures(out.withBytes { Array($0[start...]) }))
      out.cut(to: start)
    }
  }

  mutating func atEnd(of node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    drawings?.mark(node, into: &out)
    notes?.printMarks(of: node, into: &out)
  }

  mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    if node == title { out.cut(to: titleStart) }
    guard let (drawn, behind) = table, drawn == node else {
      notes?.close(node, into: &out)
      drawings?.draw(after: node, into: &out, &diagnostics)
      return
    }
    table = nil
    switch behind {
    case .fold: closeFold(into: &out)
    case .figures(let figures):
      notes?.close(node, into: &out)
      figures.withUnsafeBufferPointer { out.put($0) }
    }
  }
}
