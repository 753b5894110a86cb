package import Diagnostics
import Files
package import Guide
import Markup
package import Plates
import Printing
package import Specimens
import Syntax
import Tokens

/// What is wrong on a page that an author wrote, found without rendering it: its blocks, links, pictures and styles.
///
/// Rendering reports the same, in the same order, since both ask the functions of this file.
package struct PageFindings {
  let page: Page
  let system: DesignSystem
  let links: LinkIndex
  let sheets: PageStylesheets
  private let stylesheet: PreviewStylesheet?
  private let known: KnownValues
  /// Whether values in running text are drawn where they are written.
  let drawsPlainValues: Bool

  /// - Parameters:
  ///   - sheets: the stylesheets of the site's previews.
  ///   - known: the values of pages that are known before these are drawn.
  package init(
    of page: Page, in system: DesignSystem, links: LinkIndex, sheets: PageStylesheets,
    known: KnownValues = KnownValues()
  ) {
    self.known = known
    self.sheets = sheets
    self.page = page
    self.system = system
    self.links = links
    stylesheet = sheets.stylesheet(of: page, in: system)
    drawsPlainValues = DocumentFigures.drawValues(of: page, in: system)
  }

  /// Everything that is wrong on the page.
  package func report(into diagnostics: inout Diagnostics) {
    let document = page.document
    var figures = 0
    for node in 0..<document.nodes.count {
      switch document[node].kind {
      case .codeBlock: _ = figure(node, &figures, into: &diagnostics)
      case .link where isInAlternative(node), .image where isInAlternative(node): break
      case .link: reportDestination(of: node, into: &diagnostics)
      case .image where reportRemote(node, into: &diagnostics): break
      case .image: reportDestination(of: node, into: &diagnostics)
      case .document, .blockQuote, .list, .item, .htmlBlock, .paragraph, .heading, .thematicBreak, .table, .tableRow,
        .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough:
        break
      }
    }
    for address in document.htmlAddresses {
      if address.isImage, reportRemote(address, into: &diagnostics) { continue }
      if case .broken(let link) = links.target(of: address.address, on: page, in: system) {
        report(link, at: address, into: &diagnostics)
      }
    }
    if DocumentFigures.mayFindFaults(on: page, in: system) { documentFigures()?.report(into: &diagnostics) }
    reportRest(into: &diagnostics)
  }

  /// What is drawn on the page without being asked for; nil for nothing. The page is read for it, each time.
  func documentFigures() -> DocumentFigures? {
    drawsPlainValues || page.givesTokens ? DocumentFigures(of: page, in: system, known) : nil
  }

  /// What is wrong beside the blocks and links: references to tokens, the page's stylesheet and the pages that its
  /// front matter names.
  ///
  /// - Returns: the list of the pages that there are.
  @discardableResult
  func reportRest(into diagnostics: inout Diagnostics) -> Node {
    page.reportReferences(in: system, into: &diagnostics)
    if let stylesheet { diagnostics.append(stylesheet.faults) }
    return RelatedPages.list(of: page, links: links, isDeclared: system.isDeclared, into: &diagnostics)
  }

  // MARK: Blocks

  /// The drawing that a fenced block asks for; nil where it asks for none.
  ///
  /// - Parameter figures: how many figures came before.
  func figure(_ node: Int, _ figures: inout Int, into diagnostics: inout Diagnostics) -> Node? {
    let document = page.document
    let name = FencedBlock.name(ofInfo: document.info(of: node))
    if name == PlatformBlock.name { return PlatformBlock(node, on: self).node(into: &diagnostics) }
    let specimen = AllSpecimens.byName[name]
    guard specimen != nil || !name.isEmpty && system.hasTokens else { return nil }
    let block = FencedBlock(node, in: document)
    guard let specimen else {
      BlockCheck.name(of: block, in: system, into: &diagnostics)
      return nil
    }
    BlockCheck.options(of: block, specimen.info, into: &diagnostics)
    BlockCheck.source(of: block, on: page, into: &diagnostics)
    figures += 1
    let request = SpecimenRequest(
      block: block, system: system, pageURL: page.url, stylesheet: stylesheet, id: "fig\(figures)",
      page: page, links: links)
    return specimen.draw(request, into: &diagnostics)
  }

  // MARK: Links

  private func reportDestination(of node: Int, into diagnostics: inout Diagnostics) {
    let target = links.target(of: page.document.url(of: node), on: page, in: system)
    if case .broken(let link) = target { report(link, at: node, into: &diagnostics) }
  }

  /// Whether nothing is wrong for those for whom the page is written: in a repository, folders and hidden files can be
  /// opened.
  private func isFound(_ link: LinkIndex.BrokenLink, isImage: Bool) -> Bool {
    !system.isDeclared && link.rule == .unpublishedTarget && !isImage
  }

  /// Whether a tool has written an address: the list of all contributors has anchors that lead nowhere.
  private func isListed(_ range: ByteRange) -> Bool {
    let before = page.document.file.bytes[max(0, range.start - Self.longestList)..<range.start]
    guard let start = before.firstPlace(of: Self.listStart[...]) else { return false }
    return before[start.upperBound...].firstPlace(of: Self.listEnd[...]) == nil
  }

  private static let longestList = 1 << 16
  private static let listStart = Array("<!-- ALL-CONTRIBUTORS-LIST:START".utf8)
  private static let listEnd = Array("<!-- ALL-CONTRIBUTORS-LIST:END".utf8)

  func report(_ link: LinkIndex.BrokenLink, at node: Int, into diagnostics: inout Diagnostics) {
    let document = page.document
    if isFound(link, isImage: document[node].kind == .image) { return }
    // A plain document speaks of files that are no pages, as code: that is worth a note.
    let isPage = ProjectLayout.isPage(String(document.url(of: node).prefix { $0 != "#" }))
    let isImage = document[node].kind == .image
    let isFile = drawsPlainValues && link.rule == .brokenLink && !isPage && !isImage
    let finding = Diagnostic(
      isFile ? .brokenFileLink : rule(of: link, isImage: isImage), link.message, at: document.span(of: node),
      why: consequence(of: link, isImage: isImage), fix: link.fix)
    diagnostics.report((isToCome(document[node].range) ? finding.with(.note) : finding).on(link.basis))
  }

  /// Whether the line of a link says itself that what it leads to is still to be made.
  private func isToCome(_ range: ByteRange) -> Bool {
    guard !system.isDeclared else { return false }
    return Self.comingSoon.areAny(in: page.document.file.lines(around: range).map(\.lowercased)[...])
  }

  private static let comingSoon: Phrases = [
    "to be created", "to be written", "to be added", "to come", "coming soon", "not yet written", "planned)",
  ]

  /// The same for an address in raw HTML.
  func report(_ link: LinkIndex.BrokenLink, at address: HTMLAddress, into diagnostics: inout Diagnostics) {
    if isFound(link, isImage: address.isImage) || link.rule == .brokenAnchor && isListed(address.range) { return }
    let finding = Diagnostic(
      rule(of: link, isImage: address.isImage), link.message, at: page.document.file.span(address.range),
      why: consequence(of: link, isImage: address.isImage), fix: link.fix)
    diagnostics.report(finding.on(link.basis))
  }

  /// Where a picture lies makes no difference to those who do not see it.
  private func rule(of link: LinkIndex.BrokenLink, isImage: Bool) -> Rule {
    isImage && link.rule == .unpublishedTarget ? .brokenLink : link.rule
  }

  private func consequence(of link: LinkIndex.BrokenLink, isImage: Bool) -> String {
    if isImage { return "readers see no picture" }
    return link.rule == .brokenAnchor
      ? "readers who follow it arrive at the top of the page" : "readers who follow it find nothing there"
  }

  /// Whether a picture comes from elsewhere, which would tell somebody else who reads the page, and when.
  func reportRemote(_ node: Int, into diagnostics: inout Diagnostics) -> Bool {
    let url = page.document.url(of: node)
    let range = page.document[node].range
    return reportRemote(url, range, isSign: isInLink(node) || isInLink(range), into: &diagnostics)
  }

  func reportRemote(_ address: HTMLAddress, into diagnostics: inout Diagnostics) -> Bool {
    reportRemote(address.address, address.range, isSign: isInLink(address.range), into: &diagnostics)
  }

  /// - Parameter isSign: whether the picture is what readers click, such as a badge.
  private func reportRemote(
    _ url: String, _ range: ByteRange, isSign: @autoclosure () -> Bool, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard url.withBytes(LinkIndex.isRemote) else { return false }
    // Nobody copies a badge, which is drawn anew for each reader.
    if !system.isDeclared, Badge.isOne(url) || isSign() { return true }
    guard system.isDeclared else {
      reportLinked(url, range, into: &diagnostics)
      return true
    }
    // All pictures of one host have one cause.
    diagnostics.report(
      .remoteImage, "a picture of \(Self.host(of: url)) is not part of this project",
      at: page.document.file.span(range),
      fix: "copy the file into the project and show it from there")
    return true
  }

  /// Tells once of all pictures of a host: whoever wrote the page did nothing wrong.
  private func reportLinked(_ url: String, _ range: ByteRange, into diagnostics: inout Diagnostics) {
    let message: Message = "pictures of \(Self.host(of: url)) are shown as links"
    let place = page.document.file.span(range)
    if diagnostics.all.contains(where: {
      $0.rule == .linkedImage && $0.span?.file === place.file && $0.message == message.text
    }) {
      return
    }
    diagnostics.report(
      .linkedImage, message, at: place, why: "pages load nothing from other sites",
      fix: "nothing, or copy the files into the project and show them from there")
  }

  /// The host of an address; the whole address if it has none.
  private static func host(of url: String) -> String {
    guard let start = url.firstRange(of: "//")?.upperBound else { return url }
    return String(url[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" })
  }

  private func isInLink(_ node: Int) -> Bool {
    var parent = page.document.parent(of: node)
    while let current = parent, !page.document[current].isBlock {
      if page.document[current].kind == .link { return true }
      parent = page.document.parent(of: current)
    }
    return false
  }

  /// Whether a tag is between those of a link, or alone between the brackets of one.
  private func isInLink(_ tag: ByteRange) -> Bool {
    let bytes = page.document.file.bytes
    if bytes[tag.end...].starts(with: "](") { return true }
    let before = bytes[max(0, tag.start - Self.nearby)..<tag.start]
    guard
      let last = before.indices.last(where: { place in Self.tags.contains { before[place...].starts(with: $0.utf8) } })
    else { return false }
    return bytes[last + 1] != UInt8(ascii: "/")
  }

  private static let tags = ["<a ", "<a\n", "</a"]

  /// How far before a picture the tag of its link may begin.
  private static let nearby = 600

  /// Whether a link or an image is part of the text that describes an image: it is neither shown nor followed.
  private func isInAlternative(_ node: Int) -> Bool {
    var parent = page.document.parent(of: node)
    while let current = parent {
      if page.document[current].kind == .image { return true }
      if page.document[current].isBlock { return false }
      parent = page.document.parent(of: current)
    }
    return false
  }
}
