import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import Specimens
import Syntax
import Tokens

/// What a page's text becomes: blocks drawn as specimens, links led to pages, values marked where they stand.
struct PageBody: MarkdownRendering {
  let page: Page
  let system: DesignSystem
  let links: LinkIndex
  /// The heading the layout shows as the page's title; it is not shown again.
  let title: Int?
  /// Drawings of values in running text, by the block they follow.
  let recognized: RecognizedValues?
  private(set) var diagnostics = Diagnostics()
  private var figures = 0
  /// Where the title's own heading began in the output, to be taken out again.
  private var titleStart = 0

  /// On a narrow screen a row of a table reads as a labelled list.
  let labelsCells = true
  /// Only colours are marked in running text.
  let textSign: UInt8? = UInt8(ascii: "#")

  init(page: Page, system: DesignSystem, links: LinkIndex, title: Int?, drawsPlainValues: Bool) {
    self.page = page
    self.system = system
    self.links = links
    self.title = title
    recognized = drawsPlainValues ? RecognizedValues(page.document) : nil
  }

  mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool {
    let info = document.info(of: node)
    let name = FencedBlock.name(ofInfo: info)
    guard let specimen = AllSpecimens.byName[name] else {
      if !name.isEmpty, !system.tokens.tokens.isEmpty {
        BlockCheck.name(of: block(node, info, in: document), in: system, into: &diagnostics)
      }
      listing(document.literal(of: node), language: name, into: &out)
      return true
    }
    let block = block(node, info, in: document)
    BlockCheck.options(of: block, specimen.info, into: &diagnostics)
    figures += 1
    let request = SpecimenRequest(
      block: block, system: system, pageURL: page.url, stylesheet: page.stylesheet, id: "fig\(figures)")
    specimen.draw(request, into: &diagnostics).print(into: &out)
    return true
  }

  private func block(_ node: Int, _ info: String, in document: MarkdownDocument) -> FencedBlock {
    FencedBlock(info: info, body: document.string(of: node), span: document.span(of: node))
  }

  /// Code as code: it may scroll sideways, so the keyboard has to reach it.
  private func listing(_ literal: ArraySlice<UInt8>, language: String, into out: inout ByteBuffer) {
    out.put("<pre tabindex=\"0\"><code")
    if !language.isEmpty {
      out.put(" class=\"language-")
      out.put(text: language)
      out.put("\"")
    }
    out.put(">")
    out.put(text: literal)
    out.put("</code></pre>\n")
  }

  /// A box to tick, named after what it stands before; it is the script that makes ticks last.
  mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool {
    var name: [UInt8] = []
    if let first = document.children(of: node).first(where: { _ in true }) {
      document.appendPlainText(of: first, to: &name)
    }
    out.put("<input type=\"checkbox\" disabled")
    if document[node].task == .done { out.put(" checked") }
    out.put(" aria-label=\"")
    out.put(text: name[...])
    out.put("\"> ")
    return true
  }

  mutating func codeSpan(_ literal: UnsafeBufferPointer<UInt8>, into out: inout ByteBuffer) -> Bool {
    InlineValues.codeSpan(literal, in: system, on: page, into: &out)
  }

  mutating func text(_ literal: UnsafeBufferPointer<UInt8>, into out: inout ByteBuffer) -> Bool {
    recognized != nil && InlineValues.text(literal, into: &out)
  }

  mutating func destination(
    _ written: UnsafeBufferPointer<UInt8>, node: Int, in document: MarkdownDocument, into out: inout ByteBuffer
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
    case .broken(let rule, let message, let fix, let reached):
      // A plain document speaks of files that are no pages, as code: that is worth a note.
      let isPage = ProjectLayout.isPage(String(decoding: written.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self))
      let isFile = recognized != nil && rule == "broken-link" && !isPage && document[node].kind == .link
      let severity = isFile ? Severity.note : .warning
      diagnostics.report(
        Diagnostic(
          severity, rule, message, at: document.span(of: node), why: "readers who follow it arrive nowhere", fix: fix))
      guard let reached else { return false }
      RelativePath.link(to: reached, from: page.url, into: &out)
      return true
    }
  }

  /// A picture from elsewhere would tell somebody else who reads the page, and when.
  mutating func showsImage(
    _ url: UnsafeBufferPointer<UInt8>, node: Int, in document: MarkdownDocument
  ) -> Bool {
    guard LinkIndex.isRemote(url) else { return true }
    diagnostics.warning(
      "remote-image", "the picture at \(String(decoding: url, as: UTF8.self)) is not of this project",
      at: document.span(of: node), why: "a page loads nothing from elsewhere, so readers get a link in its place",
      fix: "put the file into the project and show it from there")
    return false
  }

  mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout ByteBuffer) {
    guard heading.level > 1 else { return }
    out.put("<a class=\"anchor\" href=\"#")
    out.put(plain: heading.id)
    out.put("\" aria-label=\"Link to “")
    out.put(text: heading.text)
    out.put("”\">#</a>")
  }

  mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    if node == title { titleStart = out.count }
  }

  mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {
    if node == title { out.cut(to: titleStart) }
    recognized?.draw(after: node, into: &out, &diagnostics)
  }
}
