package import Files
import Printing
package import Syntax

/// The blocks of a page as they are compared: with their words, without the line breaks that only wrap them.
package struct PageBlock: Hashable {
  package enum Kind: Hashable {
    case heading(level: Int), paragraph, item, row, html, rule
    /// What a table has in a column that the other version of it has not: its name, and a line for each row.
    case column
    /// A code block, by its whole info string.
    case fence(info: String)
  }

  package let kind: Kind
  /// Its plain text, white space collapsed; the lines of a code block are kept. Of raw HTML, what is read of it.
  package var text: String
  /// Raw HTML with its tags; empty for anything else.
  package var html = ""
  /// Whether it is seen although it has no text.
  package var isSeen = false
  /// Everything else that is seen of it: emphasis, destinations, titles, marks of lists.
  package let markup: String
  /// Where its links and pictures lead, in their order.
  package var links: [String] = []
  /// The same as they are compared.
  package var targets: [String] = []
  /// What its links and pictures say to whoever points at them.
  package var titles: [String] = []
  /// Its emphasis, the mark of its list and how its columns are set, in words.
  package var marks = ""
  /// Whether a part of it is struck out.
  package var isStruck: Bool { marks.contains("struck") }
  /// Of an item: the number with which its list begins, or whether its task is done.
  package var state: String?
  /// Whether it is the head of a table.
  package var isHead = false
  /// The text of the heading above it; empty above the first.
  package let heading: String
  /// Of an item: the paragraph that leads its list in, `Rules:`; empty for any other.
  var lead = ""
  package let range: ByteRange

  package static func == (a: Self, b: Self) -> Bool { a.said == b.said }

  package func hash(into hasher: inout Hasher) { hasher.combine(said) }

  /// What is compared of it.
  struct Said: Hashable {
    let kind: Kind
    let text: String
    let markup: String
  }

  /// How the lines of a block are set in is for its editor, and where a line of a script without blanks breaks, too. Made
  /// anew whenever it is asked for.
  var said: Said { Said(kind: kind, text: isFence ? text.trimmed : text.withoutLooseBlanks, markup: markup) }

  /// Whether it is of a kind that can have turned into another.
  package func isAkin(to other: PageBlock) -> Bool {
    switch (kind, other.kind) {
    case (.heading, .heading), (.html, .html), (.rule, .rule), (.column, .column): true
    case (.paragraph, .paragraph), (.item, .item), (.row, .row), (.paragraph, .item), (.item, .paragraph): true
    case (.fence(let a), .fence(let b)): Self.name(a) == Self.name(b) || text == other.text && !text.isEmpty
    case (.heading, _), (.html, _), (.rule, _), (.paragraph, _), (.item, _), (.row, _), (.column, _), (.fence, _): false
    }
  }

  static func name(_ info: String) -> String { String(info.prefix { $0 != " " }) }

  package var isFence: Bool { if case .fence = kind { true } else { false } }

  /// All blocks of a page in the order of its text, items, rows and quoted blocks one by one.
  ///
  /// - Parameter target: what a destination is compared as.
  package static func all(
    of document: MarkdownDocument, leadingTo target: (String) -> String = { $0 }
  ) -> [PageBlock] {
    withoutActuallyEscaping(target) { target in
      var reading = Reading(document, target)
      reading.read(0, mark: "")
      return reading.blocks
    }
  }

  private struct Reading {
    let document: MarkdownDocument
    let target: (String) -> String
    var blocks: [PageBlock] = []
    var heading = ""
    /// What the next item says beside its text.
    var state: String?
    /// What leads the list in that is read.
    var lead = ""

    init(_ document: MarkdownDocument, _ target: @escaping (String) -> String) {
      self.document = document
      self.target = target
    }

    /// - Parameter mark: what is around the blocks: `>`, `-`, `1.`
    mutating func read(_ node: Int, mark: String) {
      for child in document.children(of: node) {
        switch document[child].kind {
        case .blockQuote: read(child, mark: mark + ">")
        case .list:
          let outer = lead
          lead = blocks.last.flatMap { $0.kind == .paragraph && $0.text.hasSuffix(":") ? $0.text : nil } ?? outer
          // The number of the first item is that of the list; the others follow from it.
          let first = document[child].isOrdered && document[child].start != 1 ? document[child].start : nil
          state = first.map { "the list begins with \($0)" }
          read(child, mark: mark + (document[child].isOrdered ? "1." : "-"))
          (state, lead) = (nil, outer)
        case .item:
          switch document[child].task {
          case .none: break
          case .open: state = "open"
          case .done: state = "done"
          }
          read(child, mark: mark)
        case .table: readTable(child, mark: mark + "|")
        case .tableRow: add(.row, child, mark)
        case .paragraph:
          add(mark.hasSuffix("-") || mark.hasSuffix(".") || mark.hasSuffix("]") ? .item : .paragraph, child, mark)
        case .heading:
          add(.heading(level: document[child].level), child, mark)
          heading = blocks.last?.text ?? heading
        case .codeBlock: addFence(child, mark)
        case .htmlBlock: addHTML(child, mark)
        case .thematicBreak:
          blocks.append(
            PageBlock(kind: .rule, text: "", isSeen: true, markup: mark, heading: heading, range: document[child].range)
          )
        case .document, .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong,
          .strikethrough, .link, .image:
          break
        }
      }
    }

    /// The rows of a table. One that goes on beside itself, `Name | Value | Name | Value`, is read as if it went on below:
    /// what is beside what in it means nothing.
    private mutating func readTable(_ table: Int, mark: String) {
      let rows = document.children(of: table).map { Array(document.children(of: $0)) }
      guard let head = rows.first, let width = Self.width(ofRepeated: head.map(text)) else {
        return read(table, mark: mark)
      }
      for start in stride(from: 0, to: head.count, by: width) {
        for (row, cells) in zip(document.children(of: table), rows).dropFirst(start == 0 ? 0 : 1) {
          let own = cells.dropFirst(start).prefix(width)
          if own.contains(where: { !text(of: $0).isEmpty }) { add(.row, row, mark, cells: Array(own)) }
        }
      }
    }

    /// After how many cells the head of a table begins again; nil if it does not.
    private static func width(ofRepeated names: [String]) -> Int? {
      guard names.count > 3 else { return nil }
      return (2...names.count / 2).first { width in
        names.count.isMultiple(of: width) && Set(names.prefix(width)).count == width
          && names.indices.allSatisfy { !names[$0].isEmpty && names[$0] == names[$0 % width] }
      }
    }

    private func text(of node: Int) -> String { String(decoding: document.plainBytes(of: node), as: UTF8.self).trimmed }

    /// - Parameter cells: those of a row that are a row of their own; nil for all.
    private mutating func add(_ kind: Kind, _ node: Int, _ mark: String, cells: [Int]? = nil) {
      let own = cells ?? (kind == .row ? Array(document.children(of: node)) : [])
      let text = kind == .row ? own.map(text).joined(separator: " | ").trimmed : text(of: node)
      let inside = cells.flatMap { $0.first }.map { ($0, own[own.count - 1]) } ?? (node + 1, node)
      var markup = mark
      var marks = mark.isEmpty || kind == .row ? [] : [mark]
      var links: [String] = []
      var targets: [String] = []
      var titles: [String] = []
      var isSeen = false
      for inner in inside.0..<max(inside.0, Int(document[inside.1].end)) {
        switch document[inner].kind {
        case .emphasis, .strong, .strikethrough, .code, .lineBreak:
          markup += "\(document[inner].kind.rawValue) "
          marks.append(Self.word(for: document[inner].kind))
        case .tableCell:
          markup += "| "
          guard document[inner].isHeader else { continue }
          if let word = Self.word(for: document[inner].alignment) {
            markup += word
            marks.append(word)
          }
        case .link, .image:
          links.append(document.url(of: inner))
          targets.append(target(document.url(of: inner)))
          markup += "(\(targets[targets.count - 1])) "
          guard let title = document.title(of: inner), !title.isEmpty else { continue }
          markup += "\"\(title)\" "
          titles.append(title)
        case .htmlInline:
          let html = PlainHTML.text(document.string(of: inner))
          let parts = PlainHTML.parts(of: html, leadingTo: target)
          markup += parts.tags.isEmpty ? html : parts.tags
          links += parts.links
          targets += parts.targets
          isSeen = isSeen || parts.isSeen
        case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
          .tableRow, .text, .softBreak:
          break
        }
      }
      if let state { markup += state }
      blocks.append(
        PageBlock(
          kind: kind, text: text, isSeen: isSeen, markup: markup, links: links, targets: targets,
          titles: titles,
          marks: marks.joined(separator: ", "), state: state, isHead: kind == .row && document[node].isHeader,
          heading: heading, lead: kind == .item ? lead : "",
          range: cells == nil
            ? document[node].range : ByteRange(document[inside.0].range.start, document[inside.1].range.end)))
      state = nil
    }

    private static func word(for alignment: MarkdownNode.Alignment) -> String? {
      switch alignment {
      case .none: nil
      case .left: "left"
      case .center: "centred"
      case .right: "right"
      }
    }

    private static func word(for kind: MarkdownNode.Kind) -> String {
      switch kind {
      case .emphasis: "emphasis"
      case .strong: "strong"
      case .strikethrough: "struck"
      case .code: "code"
      case .lineBreak: "break"
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .text, .softBreak, .htmlInline, .link, .image:
        ""
      }
    }

    private mutating func addHTML(_ node: Int, _ mark: String) {
      let html = PlainHTML.text(document.string(of: node)).trimmed
      let parts = PlainHTML.parts(of: html, leadingTo: target)
      blocks.append(
        PageBlock(
          kind: .html, text: parts.text.trimmed, html: html, isSeen: parts.isSeen, markup: mark + parts.tags,
          links: parts.links, targets: parts.targets, heading: heading, range: document[node].range))
    }

    private mutating func addFence(_ node: Int, _ mark: String) {
      let lines = document.string(of: node).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        line in
        var line = line
        while let last = line.unicodeScalars.last, last.properties.isWhitespace { line.unicodeScalars.removeLast() }
        return String(line)
      }
      let info = document.info(of: node).trimmed
      blocks.append(
        PageBlock(
          kind: .fence(info: info), text: lines.joined(separator: "\n"), markup: mark, heading: heading,
          range: document[node].range))
    }
  }
}

extension String {
  /// On one line, with single spaces.
  fileprivate var trimmed: String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 }
    guard isPlain else { return split { $0.isWhitespace }.joined(separator: " ") }
    var out: [UInt8] = []
    out.reserveCapacity(utf8.count)
    var isOpen = false
    for byte in utf8 {
      // The white space of ASCII: a tab to a carriage return, and the blank.
      let isBlank = byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
      if isBlank {
        isOpen = !out.isEmpty
      } else {
        if isOpen { out.append(UInt8(ascii: " ")) }
        isOpen = false
        out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
