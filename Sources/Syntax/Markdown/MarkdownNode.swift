package import Files

/// One node of a document's tree: 32 bytes, no references. Its bytes lie in the document's pool or in the file.
public struct MarkdownNode: Sendable {
  /// What a node is. What more there is to know stands in the node's properties and in the document.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case table, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
  }

  /// The state of an item of a task list; `none` for every other item.
  package enum Task: UInt8, Sendable { case none, open, done }

  /// How a table's column is set.
  package enum Alignment: UInt8, Sendable { case none, left, center, right }

  package let kind: Kind
  /// Facts of the kind, one byte: a level, a task, an alignment, or list flags.
  var detail: UInt8 = 0
  var flags: UInt8 = 0
  /// Where it stands in the file, markers included, without its line ending.
  package internal(set) var range: ByteRange
  /// One past the last node of its subtree; `index + 1` for a leaf.
  @usableFromInline package internal(set) var end: Int32
  /// The index of the node it stands in; -1 for the document.
  package internal(set) var parent: Int32
  /// The literal of a leaf, the destination of a link or image; in the file or in the pool, see `inFile`.
  var bytes: PoolRange = .empty
  /// A list's start; bytes of info or title right behind `bytes` (-1: none); the number of a heading.
  var extra: Int32 = 0

  init(_ kind: Kind, _ range: ByteRange, parent: Int32, end: Int32 = 0) {
    self.kind = kind
    self.range = range
    self.parent = parent
    self.end = end
  }
}

/// A range of the document's byte pool, or of the file's bytes.
struct PoolRange: Sendable {
  var start: UInt32
  var count: UInt32

  static let empty = PoolRange(start: 0, count: 0)
}

extension MarkdownNode {
  static let tight: UInt8 = 1
  static let ordered: UInt8 = 2

  static let inFile: UInt8 = 1
  static let header: UInt8 = 2
  static let fenced: UInt8 = 4
  static let autolink: UInt8 = 8

  /// Of a heading: 1 … 6.
  package var level: Int { Int(detail) }
  /// Of a list: without paragraphs inside its items.
  package var isTight: Bool { detail & Self.tight != 0 }
  /// Of a list: numbered.
  package var isOrdered: Bool { detail & Self.ordered != 0 }
  /// Of an ordered list: its first number.
  package var start: Int { Int(extra) }
  /// Of an item.
  package var task: Task { kind == .item ? Task(rawValue: detail) ?? .none : .none }
  /// Of a table cell.
  package var alignment: Alignment { kind == .tableCell ? Alignment(rawValue: detail) ?? .none : .none }
  /// Of a table row or cell: whether it belongs to the head.
  package var isHeader: Bool { flags & Self.header != 0 }
  /// Of a code block: between fences and not indented.
  package var isFenced: Bool { flags & Self.fenced != 0 }
  /// Of a link: an address written out, with or without angle brackets.
  package var isAutolink: Bool { flags & Self.autolink != 0 }
  /// A block and not an inline; table parts are blocks.
  package var isBlock: Bool { kind.rawValue <= Kind.tableCell.rawValue }
}
