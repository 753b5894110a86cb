/// The quotes and items that a block is in, as far as the beginnings of its lines show them.
struct Containers {
  private enum Level {
    case quote
    /// The columns from the content of what it is in to its own; its first line, and where its content begins there.
    case item(width: Int, line: Int, content: Line)
  }

  /// What is left of a line when the marks of its containers are taken off.
  struct Line {
    /// The offset behind the marks, and the column there; inside a tab where the two differ.
    var offset: Int
    var column = 0
    /// Whether the line has the marks of all containers; else it only continues a paragraph.
    var isWhole = true
    /// The offset of its first character that is no blank, and how many columns that is indented.
    var content = 0
    var indent = 0
  }

  private let source: SourceText
  private var levels: [Level] = []

  /// - Parameter open: where the open quotes and items begin, from the outermost on, and whether it is a quote.
  init(_ source: SourceText, open: [(start: Int, isQuote: Bool)]) {
    self.source = source
    for block in open { levels.append(block.isQuote ? .quote : item(at: block.start)) }
  }

  /// Takes the containers' marks off a line, from 1.
  func strip(_ number: Int) -> Line {
    let end = source.end(ofLine: number)
    var line = Line(offset: source.start(ofLine: number))
    for level in levels {
      findContent(&line, end)
      switch level {
      case .quote:
        guard line.indent <= 3, line.content < end, source.bytes[line.content] == UInt8(ascii: ">") else {
          line.isWhole = false
          return line
        }
        line.column += line.indent + 1
        line.offset = line.content + 1
        advance(&line, 1, end)
      case .item(_, number, let content): line = content
      case .item(let width, _, _):
        guard line.indent >= width else {
          line.isWhole = false
          return line
        }
        advance(&line, width, end)
      }
    }
    findContent(&line, end)
    return line
  }

  private func findContent(_ line: inout Line, _ end: Int) {
    line.content = line.offset
    var column = line.column
    while line.content < end, source.bytes[line.content].isBlank {
      column += source.bytes[line.content] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      line.content += 1
    }
    line.indent = column - line.column
  }

  /// Goes over columns of blanks; a tab may be gone over in part.
  private func advance(_ line: inout Line, _ columns: Int, _ end: Int) {
    var left = columns
    while left > 0, line.offset < end, source.bytes[line.offset].isBlank {
      let width = source.bytes[line.offset] == UInt8(ascii: "\t") ? 4 - line.column % 4 : 1
      let step = min(left, width)
      line.column += step
      left -= step
      if step == width { line.offset += 1 }
    }
  }

  /// Reads an item's marker and the blanks behind it as CommonMark does.
  private func item(at start: Int) -> Level {
    let number = source.line(at: start)
    let end = source.end(ofLine: number)
    let outer = strip(number)
    let marker = Prefix.marker(source.bytes, start, end) - start
    var line = outer
    line.column += outer.indent + marker
    line.offset = start + marker
    findContent(&line, end)
    let isCodeOrEmpty = line.indent >= 5 || line.content >= end
    let padding = isCodeOrEmpty ? 1 : line.indent
    let width = outer.indent + marker + padding
    advance(&line, padding, end)
    findContent(&line, end)
    return .item(width: width, line: number, content: line)
  }
}
