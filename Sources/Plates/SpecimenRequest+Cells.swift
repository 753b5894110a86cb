package import Diagnostics
package import Files
import Guide
import Printing
import Syntax

/// One line of a block that is a list: `- name | values | default`.
package struct BlockRow: Sendable {
  /// Without the dash, an empty cell where the author wrote `-`.
  package let cells: [String]
  package let span: Span

  /// The text of a cell; empty if the line has fewer or the author left it open.
  package subscript(index: Int) -> String { index < cells.count ? cells[index] : "" }
}

extension SpecimenRequest {
  /// The lines of the block as rows of cells.
  package var rows: [BlockRow] {
    block.lines.map { line in
      let whole = Self.item([line.text, line.caption].compactMap(\.self).joined(separator: " | "))
      let cells = Self.cells(of: whole).map { String($0.trimmed) }
      return BlockRow(cells: cells.map { $0 == "-" ? "" : $0 }, span: line.span)
    }
  }

  /// The parts of a line between bars that have a space on either side.
  private static func cells(of line: String) -> [Substring] {
    var cells: [Substring] = []
    var rest = line[...]
    while let bar = FencedBlock.bar(in: rest) {
      cells.append(rest[..<bar])
      rest = rest[rest.utf8.index(bar, offsetBy: 2)...]
    }
    return cells + [rest]
  }

  /// What the rows of the block say; a finding for each that cannot be read, and one for a block without lines.
  ///
  /// - Parameter what: what a row is, with its article.
  /// - Parameter form: how a row is written.
  package func rows<Row>(
    _ what: String, form: String, into diagnostics: inout Diagnostics, _ read: (BlockRow) -> Row?
  ) -> [Row] {
    if block.lines.isEmpty { EmptyBlock.report(self, fix: "write `\(form)`", into: &diagnostics) }
    checkNames(into: &diagnostics)
    return rows.compactMap { row in
      if let read = read(row) { return read }
      diagnostics.report(
        .unknownLine, "this line is not \(what)", at: row.span, why: "it is left out", fix: "write `\(form)`")
      return nil
    }
  }

  /// The lines of the block as `key: text`; nil for the key of a line without one.
  package var entries: [(key: String?, text: String, span: Span)] {
    block.lines.map { line in
      let whole = Self.item([line.text, line.caption].compactMap(\.self).joined(separator: " | "))
      let parts = whole.split(separator: ":", maxSplits: 1)
      let isKeyed = parts.count == 2 && parts[0].utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
      guard isKeyed else { return (nil, whole, line.span) }
      return (parts[0].lowercased(), String(parts[1].trimmed), line.span)
    }
  }

  /// Without the dash that makes the line an item of a list elsewhere.
  private static func item(_ text: String) -> String {
    text == "-" ? "" : text.hasPrefix("- ") ? String(text.dropFirst(2)) : text
  }

  /// The blocks of these names on the page, in their order, this one included.
  package func blocks(named names: Set<String>) -> [FencedBlock] {
    guard let document = page?.document else { return names.contains(block.name) ? [block] : [] }
    return document.nodes.indices.compactMap { node in
      guard document[node].kind == .codeBlock, names.contains(FencedBlock.name(ofInfo: document.info(of: node)))
      else { return nil }
      return FencedBlock(node, in: document)
    }
  }

  /// The same request for another block of its page.
  package func with(_ block: FencedBlock) -> SpecimenRequest {
    SpecimenRequest(
      block: block, system: system, pageURL: pageURL, stylesheet: stylesheet, id: id, page: page, links: links)
  }

  /// A link to what a line names: a page, a heading or an address on the web; nil, with a report, if it leads nowhere.
  package func link(
    to target: String, at span: Span, into diagnostics: inout Diagnostics
  ) -> (address: String, title: String)? {
    guard let page, let links else { return nil }
    switch links.target(of: target, on: page, in: system) {
    case .external where GuideSettings.isWebAddress(target): return (target, target)
    case .external:
      diagnostics.report(
        .brokenLink, "\(target) is not an address that a page may link to", at: span, why: "the link is left out",
        fix: "link to a page of the guide, or to an address that begins with https://")
      return nil
    case .page(let url, let anchor):
      let address = RelativePath.link(to: url, from: pageURL) + (anchor.map { "#" + $0 } ?? "")
      return (address, links.title(of: target, from: page) ?? target)
    case .broken(let link):
      diagnostics.report(link.rule, link.message, at: span, fix: link.fix)
      return nil
    }
  }
}
