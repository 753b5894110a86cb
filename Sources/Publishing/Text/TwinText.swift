import Files
import Guide
import Plates
import Printing
import Site
import Specimens
import Syntax
import Tokens

/// The text of a page as its author wrote it, with what is drawn on the page told in its place: the values of the tokens
/// that a block or a sentence names.
///
/// Everything else is copied byte for byte, so that it reads as any Markdown does.
struct TwinText {
  private let page: Page
  private let system: DesignSystem
  private let links: LinkIndex
  private let place: TwinPlace
  /// The name of the file of the system's front page, in lower case.
  private let frontName: String?
  private var document: MarkdownDocument { page.document }

  init(_ page: Page, in system: DesignSystem, links: LinkIndex, place: TwinPlace) {
    self.place = place
    self.page = page
    self.system = system
    self.links = links
    frontName = system.overview.map { RelativePath.name(of: $0.path).lowercased() }
  }

  private struct Edit {
    let range: Range<Int>
    let text: [UInt8]
  }

  func print(into out: inout ByteBuffer) {
    let bytes = document.file.bytes
    var end = Self.lineEnd(in: bytes, from: document.frontMatter?.range.end ?? 0, if: document.frontMatter != nil)
    while end < bytes.count, bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") { end += 1 }
    for edit in edits where edit.range.lowerBound >= end {
      out.put(bytes[end..<edit.range.lowerBound])
      out.put(edit.text)
      end = edit.range.upperBound
    }
    out.put(bytes[end...])
    if let last = out.last, last != UInt8(ascii: "\n") { out.put("\n") }
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int, if isNeeded: Bool) -> Int {
    guard isNeeded else { return start }
    return bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// What is written differently, in the order of the text.
  private var edits: [Edit] {
    var edits: [Edit] = []
    let hasTokens = system.hasTokens
    for node in document.nodes.indices {
      switch document[node].kind {
      case .heading where node == page.titleHeading?.node: edits.append(Edit(range: range(of: node), text: []))
      case .codeBlock where document[node].parent == 0: if let edit = block(node) { edits.append(edit) }
      case .link, .image: if let edit = destination(of: node) { edits.append(edit) }
      case .code where hasTokens: edits += value(ofCode: node)
      case .text where hasTokens: edits += values(inText: node)
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough:
        break
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func range(of node: Int) -> Range<Int> {
    document[node].range.start..<document[node].range.end
  }

  // MARK: Blocks

  private func block(_ node: Int) -> Edit? {
    guard let specimen = AllSpecimens.byName[FencedBlock.name(ofInfo: document.info(of: node))] else { return nil }
    let block = FencedBlock(node, in: document)
    var out = ByteBuffer()
    if let title = block[option: "title"], !title.isEmpty {
      out.put("**")
      out.put(plain: MarkdownText.escaped(title))
      out.put("**\n\n")
    }
    if specimen.info.namesTokens {
      let tokens = tokens(of: block)
      if tokens.isEmpty {
        guard let text = DrawnBlock(block, in: system).text() else { return nil }
        out.put(plain: text)
      } else {
        ValueTable(tokens, of: system).print(into: &out)
      }
    } else if !specimen.info.isFigure {
      if let text = BlockLists(block, on: page, in: system, links: links, place: place).text() {
        out.put(plain: text)
      } else {
        out.put(document.literal(of: node))
      }
    } else {
      guard let text = DrawnBlock(block, in: system).text() else { return nil }
      out.put(plain: text)
    }
    var text = out.bytes
    while text.last == UInt8(ascii: "\n") { text.removeLast() }
    return Edit(range: range(of: node), text: text)
  }

  /// The tokens that the lines of a block name, each once, with the author's captions.
  private func tokens(of block: FencedBlock) -> [(token: ThemedToken, remark: String?)] {
    var seen: Set<TokenPath> = []
    return block.lines.flatMap { line in
      system.tokens.matching(TokenGlob(line.text)).filter { seen.insert($0.path).inserted }.map {
        let (title, note) = line.titleAndNote
        let remark = [title, note].compactMap(\.self).joined(separator: ": ")
        return (ThemedToken(path: $0.path, system: system), remark.isEmpty ? nil : remark)
      }
    }
  }

  // MARK: Links

  /// A link to a token, or to a page whose text is not at the path of its source; any link of a text that is
  /// elsewhere.
  private func destination(of node: Int) -> Edit? {
    let written = document.url(of: node)
    guard written.hasPrefix("token:") || place.isTogether || leadsToAMovedPage(written) else { return nil }
    guard case .page(let url, let anchor) = links.target(of: written, on: page, in: system) else { return nil }
    let isPage = url.hasSuffix(".html") && !written.contains(".html")
    let link = place.link(to: isPage ? SitePage.twinURL(of: url) : url)
    let isToken = written.hasPrefix("token:")
    let whole = MarkdownText.destination(isToken || anchor == nil ? link : link + "#" + (anchor ?? ""))
    if let range = range(of: written, in: node) {
      return whole == written ? nil : Edit(range: range, text: Array(whole.utf8))
    }
    return place.isTogether ? label(of: node).map { Edit(range: $0, text: Array("(\(whole))".utf8)) } : nil
  }

  /// Whether a link may lead to a page that is not at the path of its source: a front page, or a file of another
  /// extension.
  private func leadsToAMovedPage(_ written: String) -> Bool {
    let end = written.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
    let name = RelativePath.name(of: String(written[..<(end ?? written.endIndex)])).lowercased()
    return name == "readme.md" || name == "design.md" || name == frontName || name.hasSuffix(".markdown")
  }

  /// Where a destination is written in its link; nil for a link by reference.
  private func range(of destination: String, in node: Int) -> Range<Int>? {
    let written = document.file[document[node].range]
    let open =
      written.lastPlace(of: Array("](\(destination)".utf8)) ?? written.lastPlace(of: Array("](<\(destination)>".utf8))
    return open.map { $0.lowerBound + 2..<$0.upperBound }
  }

  /// What names the reference of a link by reference, `[name]`, or the end of a link that is its own name.
  private func label(of node: Int) -> Range<Int>? {
    let range = document[node].range
    let written = document.file[range]
    guard written.last == UInt8(ascii: "]") else { return nil }
    let open = written.lastPlace(of: Array("][".utf8))
    return (open.map { $0.lowerBound + 1 } ?? range.end)..<range.end
  }

  // MARK: Values

  /// The value of a token behind a code span with its name.
  private func value(ofCode node: Int) -> [Edit] {
    let literal = document.literal(of: node)
    guard literal.count <= 200 else { return [] }
    let path = TokenPath(String(decoding: literal, as: UTF8.self))
    if let token = system.allTokens[path] { return [note(token, at: document[node].range.end)] }
    return values(inText: node)
  }

  /// The values of tokens behind references in a text.
  private func values(inText node: Int) -> [Edit] {
    let literal = Array(document.literal(of: node))
    guard literal.contains(UInt8(ascii: "{")) else { return [] }
    let range = document[node].range
    let written = document.file[range]
    var edits: [Edit] = []
    var place = written.startIndex
    literal.withUnsafeBufferPointer { literal in
      var from = 0
      while let found = system.reference(in: literal, from: from) {
        from = found.range.upperBound
        guard let end = written[place...].firstPlace(of: Array("{\(found.path)}".utf8)[...])?.upperBound else { return }
        place = end
        guard case .token(let path) = found.target, let token = system.allTokens[path] else { continue }
        let isCode = document[node].kind == .code
        edits.append(isCode ? note(token, at: range.end) : note(token, at: end))
      }
    }
    return edits
  }

  private func note(_ token: Token, at offset: Int) -> Edit {
    let values = ThemedToken(path: token.path, system: system).told
    return Edit(range: offset..<offset, text: Array(" (\(values))".utf8))
  }
}

extension ThemedToken {
  /// Its value in code, or that of each theme if they differ.
  var told: String {
    varies
      ? byTheme.map { "\($0.theme) \(MarkdownText.code(TokenText.short($0.token)))" }.joined(separator: ", ")
      : MarkdownText.code(TokenText.short(token))
  }
}

extension ArraySlice<UInt8> {
  /// The last place of some bytes.
  fileprivate func lastPlace(of bytes: [UInt8]) -> Range<Int>? {
    guard !bytes.isEmpty, count >= bytes.count else { return nil }
    var start = endIndex - bytes.count
    while start >= startIndex {
      if self[start..<start + bytes.count].elementsEqual(bytes) { return start..<start + bytes.count }
      start -= 1
    }
    return nil
  }
}
