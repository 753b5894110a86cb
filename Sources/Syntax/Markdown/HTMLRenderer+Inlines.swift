import Files
import Printing

extension HTMLPass {
  /// Writes a text, as a caller may do in its own way.
  @inline(__always)
  func write<Rendering: MarkdownRendering>(
    text index: Int, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    let literal = bytes(nodes[index])
    if !isOffered(literal) || !rendering.text(literal, node: index, into: &out) { out.put(text: literal) }
  }

  /// Writes a leaf that is no text, or opens what has content; the index of the node to go on with.
  @inline(__always)
  mutating func enterInline<Rendering: MarkdownRendering>(
    _ index: Int, with rendering: inout Rendering, into out: inout ByteBuffer
  ) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .softBreak: out.put(UInt8(ascii: "\n"))
    case .lineBreak: out.put("<br />\n")
    case .code:
      let literal = bytes(node)
      if !rendering.codeSpan(literal, node: index, into: &out) {
        out.put("<code>")
        out.put(text: literal)
        out.put("</code>")
      }
    case .htmlInline:
      if rendering.keepsHTML {
        put(html: index, node, with: &rendering, into: &out)
      } else {
        out.put("<!-- raw HTML omitted -->")
      }
    case .emphasis:
      out.put("<em>")
      push(index, node)
    case .strong:
      out.put("<strong>")
      push(index, node)
    case .strikethrough:
      out.put("<del>")
      push(index, node)
    case .link:
      out.put("<a href=\"")
      address(index, node, with: &rendering, into: &out)
      if node.extra >= 0 { title(node, into: &out) }
      out.put("\">")
      rendering.link(isOpen: true)
      push(index, node)
    case .image:
      guard rendering.showsImage(bytes(node), node: index, in: document) else {
        link(inPlaceOfImage: index, node, into: &out)
        return Int(node.end)
      }
      out.put("<img src=\"")
      address(index, node, with: &rendering, into: &out)
      out.put("\" alt=\"")
      alternative(index, node, into: &out)
      if node.extra >= 0 { title(node, into: &out) }
      out.put("\" />")
      return Int(node.end)
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
      .tableRow, .tableCell, .text:
      break
    }
    return index + 1
  }

  /// Whether a text may be one that the caller writes itself.
  private func isOffered(_ literal: BorrowedBytes) -> Bool {
    guard let textSign, let base = literal.baseAddress else { return true }
    return ByteSearch.contains(textSign, base, literal.count)
  }

  private func address<Rendering: MarkdownRendering>(
    _ index: Int, _ node: MarkdownNode, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    let written = bytes(node)
    let start = out.count
    if rendering.destination(written, node: index, in: document, into: &out) {
      AddressEscaping.escape(from: start, in: &out)
    } else {
      AddressEscaping.put(written, into: &out)
    }
  }

  private func title(_ node: MarkdownNode, into out: inout ByteBuffer) {
    out.put("\" title=\"")
    out.put(text: second(node))
  }

  /// Writes an image as a link to its address; a link is never put into another.
  private func link(inPlaceOfImage index: Int, _ node: MarkdownNode, into out: inout ByteBuffer) {
    var outer = node.parent
    while outer >= 0, nodes[Int(outer)].kind != .link, !nodes[Int(outer)].isBlock { outer = nodes[Int(outer)].parent }
    let isInLink = outer >= 0 && nodes[Int(outer)].kind == .link
    if !isInLink {
      out.put("<a href=\"")
      AddressEscaping.put(bytes(node), into: &out)
      if node.extra >= 0 { title(node, into: &out) }
      out.put("\">")
    }
    let start = out.count
    alternative(index, node, into: &out)
    if out.count == start { out.put(text: bytes(node)) }
    if !isInLink { out.put("</a>") }
  }

  /// An image's text, without its markup.
  private func alternative(_ index: Int, _ node: MarkdownNode, into out: inout ByteBuffer) {
    for inner in index + 1..<max(index + 1, Int(node.end)) {
      let child = nodes[inner]
      switch child.kind {
      case .text, .code, .htmlInline: out.put(text: bytes(child))
      case .softBreak, .lineBreak: out.put(UInt8(ascii: " "))
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .emphasis, .strong, .strikethrough, .link, .image:
        continue
      }
    }
  }
}
