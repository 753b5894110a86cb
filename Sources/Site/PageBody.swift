import Diagnostics
import Files
import Guide
import Markup
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
  private var tableStart = 0

  init(page: Page, system: DesignSystem, links: LinkIndex, title: Int?, drawsPlainValues: Bool) {
    self.page = page
    self.system = system
    self.links = links
    self.title = title
    recognized = drawsPlainValues ? RecognizedValues(page.document) : nil
    if let recognized { diagnostics.append(recognized.diagnostics) }
  }

  mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool {
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
  private func listing(_ literal: ArraySlice<UInt8>, language: String, into out: inout [UInt8]) {
    out.append(contentsOf: "<pre tabindex=\"0\"><code".utf8)
    if !language.isEmpty {
      out.append(contentsOf: " class=\"language-".utf8)
      Escape.text(language.utf8, into: &out)
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    Escape.text(literal, into: &out)
    out.append(contentsOf: "</code></pre>\n".utf8)
  }

  /// A box to tick, named after what it stands before; it is the script that makes ticks last.
  mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool {
    let first = document.children(of: node).first { _ in true }
    let name = first.map { document.plainText(of: $0) } ?? ""
    out.append(contentsOf: "<input type=\"checkbox\" disabled".utf8)
    if document[node].task == .done { out.append(contentsOf: " checked".utf8) }
    out.append(contentsOf: " aria-label=\"".utf8)
    Escape.text(name.utf8, into: &out)
    out.append(contentsOf: "\"> ".utf8)
    return true
  }

  mutating func codeSpan(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool {
    InlineValues.codeSpan(document.literal(of: node), in: system, pageURL: page.url, into: &out)
  }

  mutating func text(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool {
    recognized != nil && InlineValues.text(document.literal(of: node), into: &out)
  }

  mutating func destination(_ url: ArraySlice<UInt8>, node: Int, in document: MarkdownDocument) -> String? {
    let written = String(decoding: url, as: UTF8.self)
    switch links.target(of: written, on: page, in: system) {
    case .external: return nil
    case .page(let url, let anchor):
      return RelativePath.link(to: url, from: page.url) + (anchor.map { "#" + $0 } ?? "")
    case .broken(let rule, let message, let fix, let reached):
      // A plain document speaks of files that are no pages, as code: that is worth a note.
      let isPage = ProjectLayout.isPage(String(written.prefix { $0 != "#" }))
      let isFile = recognized != nil && rule == "broken-link" && !isPage && document[node].kind == .link
      let severity = isFile ? Severity.note : .warning
      diagnostics.report(
        Diagnostic(
          severity, rule, message, at: document.span(of: node), why: "readers who follow it arrive nowhere", fix: fix))
      return reached.map { RelativePath.link(to: $0, from: page.url) }
    }
  }

  mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout [UInt8]) {
    guard heading.level > 1 else { return }
    // Straight to bytes: every heading of every page has one.
    out.append(contentsOf: "<a class=\"anchor\" href=\"#".utf8)
    Escape.append(heading.id, into: &out)
    out.append(contentsOf: "\" aria-label=\"Link to “".utf8)
    Escape.append(heading.text, into: &out)
    out.append(contentsOf: "”\">#</a>".utf8)
  }

  mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) {
    if node == title { titleStart = out.count }
    if document[node].kind == .table { tableStart = out.count }
  }

  mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) {
    if node == title { out.removeSubrange(titleStart...) }
    if document[node].kind == .table { TableLabels.add(to: &out, from: tableStart, table: node, in: document) }
    recognized?.figures(after: node).print(into: &out)
  }
}
