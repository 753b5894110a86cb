import Printing

/// Raw HTML: the safe part of it is written anew, and always well nested, whatever was open and never closed.
extension HTMLPass {
  /// Writes what is kept of a node; what is not is replaced by one comment.
  mutating func put<Rendering: MarkdownRendering>(
    html index: Int, _ node: MarkdownNode, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    let isBlock = node.kind == .htmlBlock
    let literal = document.literal(of: index)
    var scan = HTMLScan(literal)
    var isWhole = true
    let before = kept.count
    while let piece = scan.next() {
      switch piece {
      case .text(let part):
        if isBlock, isOutside {
          if literal[part].allSatisfy(\.isMarkdownSpace) { continue }
          openParagraph(into: &out)
        }
        HTMLText.put(literal[part], into: &out)
      case .open(let tag):
        if !open(tag, in: index, isBlock: isBlock, with: &rendering, into: &out) { isWhole = false }
      case .close(let element): close(element, with: &rendering, into: &out)
      case .dropped(let parts):
        isWhole = false
        // A paragraph that was begun for a text ends with what held the text.
        if isBlock, parts, kept.count > before, kept.last?.element == .p { closeLast(with: &rendering, into: &out) }
      }
    }
    // Only an element that can be unfolded goes on around what follows, and a table.
    if isBlock {
      while kept.count > before, let last = kept.last, !last.element.goesOn {
        closeLast(with: &rendering, into: &out)
      }
    }
    if !isWhole { out.put("<!-- raw HTML omitted -->") }
    if isBlock, out.last != UInt8(ascii: "\n") { out.put("\n") }
  }

  /// Whether nothing that is kept is open.
  private var isOutside: Bool { kept.isEmpty }

  /// Begins a paragraph for words that stand by themselves.
  private mutating func openParagraph(into out: inout ByteBuffer) {
    out.put("<p>")
    kept.append((.p, open))
  }

  /// Ends what is open in a node that ends.
  mutating func closeKept<Rendering: MarkdownRendering>(
    in container: Int, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    while let last = kept.last, last.container == container { closeLast(with: &rendering, into: &out) }
  }

  private mutating func closeLast<Rendering: MarkdownRendering>(
    with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    guard let (element, _) = kept.popLast() else { return }
    if element == .a { rendering.link(isOpen: false) }
    out.put("</")
    out.put(plain: element.rawValue)
    out.put(">")
  }

  /// Ends an element with all that is open in it; an end tag of nothing comes to nothing.
  private mutating func close<Rendering: MarkdownRendering>(
    _ element: KeptElement, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    guard let place = kept.lastIndex(where: { $0.element == element && $0.container == open }) else { return }
    while kept.count > place { closeLast(with: &rendering, into: &out) }
  }

  /// Writes a start tag; false where it is left out.
  private mutating func open<Rendering: MarkdownRendering>(
    _ tag: KeptTag, in index: Int, isBlock: Bool, with rendering: inout Rendering, into out: inout ByteBuffer
  ) -> Bool {
    let element = tag.element
    if isBlock, isOutside, element.isWord { openParagraph(into: &out) }
    if element.isBlock {
      guard isBlock, kept.count < Self.deepest else { return false }
      if let parents = element.tableParents {
        guard closeTable(downTo: parents, with: &rendering, into: &out) else { return false }
      } else {
        closeText(before: element, with: &rendering, into: &out)
      }
    }
    if element == .img { return image(tag, in: index, with: &rendering, into: &out) }
    if element == .a, !openLink(tag, in: index, isBlock: isBlock, with: &rendering, into: &out) { return true }
    if element != .a {
      guard element.isVoid || kept.count < Self.deepest else { return false }
      out.put("<")
      out.put(plain: element.rawValue)
      if let mark = document.htmlMarks.mark(of: tag, in: index) {
        out.put(" id=\"")
        out.put(text: mark.id)
        out.put("\"")
      }
      if let alignment = tag.alignment {
        out.put(" align=\"")
        out.put(alignment)
        out.put("\"")
      }
      out.put(tag.isOpen ? " open>" : ">")
    }
    if !element.isVoid { kept.append((element, open)) }
    return true
  }

  private static var deepest: Int { 64 }

  /// Ends what cannot hold a block: a paragraph, a heading, or words within them. A summary may hold a heading.
  private mutating func closeText<Rendering: MarkdownRendering>(
    before element: KeptElement, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    while let last = kept.last, last.container == open, !last.element.goesOn,
      !(last.element == .summary && element.level != nil)
    {
      closeLast(with: &rendering, into: &out)
    }
  }

  /// Ends what a part of a table cannot stand in; false where it has no table around it.
  private mutating func closeTable<Rendering: MarkdownRendering>(
    downTo parents: [KeptElement], with rendering: inout Rendering, into out: inout ByteBuffer
  ) -> Bool {
    guard let place = kept.lastIndex(where: { $0.container == open && parents.contains($0.element) }) else {
      return false
    }
    while kept.count > place + 1 { closeLast(with: &rendering, into: &out) }
    return true
  }

  /// Writes an anchor, or begins a link; false where nothing is left open.
  private mutating func openLink<Rendering: MarkdownRendering>(
    _ tag: KeptTag, in index: Int, isBlock: Bool, with rendering: inout Rendering, into out: inout ByteBuffer
  ) -> Bool {
    if let mark = document.htmlMarks.mark(of: tag, in: index) {
      out.put("<a id=\"")
      out.put(text: mark.id)
      out.put("\"></a>")
    }
    // Among the words of a text, a link of Markdown may follow, and none can be in another.
    guard isBlock, !kept.contains(where: { $0.element == .a }),
      let address = document.address(of: tag, in: index), !address.address.isEmpty
    else { return false }
    out.put("<a href=\"")
    put(address, with: &rendering, into: &out)
    out.put("\">")
    rendering.link(isOpen: true)
    return true
  }

  private func image<Rendering: MarkdownRendering>(
    _ tag: KeptTag, in index: Int, with rendering: inout Rendering, into out: inout ByteBuffer
  ) -> Bool {
    guard let address = document.address(of: tag, in: index), !address.address.isEmpty else { return false }
    guard rendering.showsImage(address, in: document) else {
      link(inPlaceOf: address, tag, in: index, with: &rendering, into: &out)
      return true
    }
    out.put("<img src=\"")
    put(address, with: &rendering, into: &out)
    out.put("\" alt=\"")
    if let alternative = tag.alternative { HTMLText.put(alternative, into: &out) }
    if let width = tag.width {
      out.put("\" width=\"")
      out.put(text: width)
    }
    if let height = tag.height {
      out.put("\" height=\"")
      out.put(text: height)
    }
    out.put("\">")
    return true
  }

  private func link<Rendering: MarkdownRendering>(
    inPlaceOf address: HTMLAddress, _ tag: KeptTag, in index: Int, with rendering: inout Rendering,
    into out: inout ByteBuffer
  ) {
    let isInLink = kept.contains { $0.element == .a } || isInMarkdownLink(index)
    if !isInLink {
      out.put("<a href=\"")
      put(address, with: &rendering, into: &out)
      out.put("\">")
    }
    let start = out.count
    if let alternative = tag.alternative { HTMLText.put(alternative, into: &out) }
    if out.count == start { out.put(text: address.address) }
    if !isInLink { out.put("</a>") }
  }

  private func isInMarkdownLink(_ index: Int) -> Bool {
    var outer = Int(nodes[index].parent)
    while outer >= 0, !nodes[outer].isBlock {
      if nodes[outer].kind == .link { return true }
      outer = Int(nodes[outer].parent)
    }
    return false
  }

  private func put<Rendering: MarkdownRendering>(
    _ address: HTMLAddress, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    let start = out.count
    if rendering.destination(address, in: document, into: &out) {
      AddressEscaping.escape(from: start, in: &out)
    } else {
      address.address.withBytes { AddressEscaping.put($0, into: &out) }
    }
  }
}

extension [HTMLMark] {
  /// The heading or anchor of a tag; nil for any other tag.
  fileprivate func mark(of tag: KeptTag, in node: Int) -> Heading? {
    guard !isEmpty, tag.element.level != nil || tag.element == .a else { return nil }
    // Sorted by their nodes.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].heading.node < node { low = middle + 1 } else { high = middle }
    }
    while low < count, self[low].heading.node == node {
      if self[low].offset == tag.range.lowerBound { return self[low].heading }
      low += 1
    }
    return nil
  }
}
