/// The quotes and items that a block stands in, as far as the beginnings of its lines show them.
struct Containers {
  private enum Level {
    case quote
    /// The columns from the container's content to the item's.
    case item(width: Int)
  }

  /// What is left of a line when the marks of its containers are taken off.
  struct Line {
    /// The offset behind the marks, and the column there; inside a tab where the two differ.
    var offset: Int
    var column: Int
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
    for block in open {
      levels.append(block.isQuote ? .quote : .item(width: width(ofItemAt: block.start)))
    }
  }

  /// Takes the containers' marks off a line, from 1.
  func strip(_ number: Int) -> Line {
    let start = source.start(ofLine: number)
    let end = source.end(ofLine: number)
    var line = Line(offset: start, column: 0)
    for level in levels {
      findContent(&line, end)
      switch level {
      case .quote:
        guard line.indent <= 3, line.content < end, source.base[line.content] == 0x3E else {
          line.isWhole = false
          return line
        }
        line.column += line.indent + 1
        line.offset = line.content + 1
        advance(&line, 1, end)
      case .item(let width):
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

  /// The bytes before a line's content, tabs that are cut in two as spaces: what a line beside it has to begin with.
  func prefix(_ line: Line, of number: Int) -> [UInt8] {
    let start = source.start(ofLine: number)
    let bytes = (start..<line.offset).map { source.base[$0] }
    let columns = bytes.reduce(0) { $1 == 0x09 ? $0 + 4 - $0 % 4 : $0 + 1 }
    return bytes + [UInt8](repeating: 0x20, count: max(0, line.column - columns))
  }

  private func findContent(_ line: inout Line, _ end: Int) {
    line.content = line.offset
    var column = line.column
    while line.content < end, source.base[line.content].isBlank {
      column += source.base[line.content] == 0x09 ? 4 - column % 4 : 1
      line.content += 1
    }
    line.indent = column - line.column
  }

  /// Goes over columns of blanks; a tab may be gone over in part.
  private func advance(_ line: inout Line, _ columns: Int, _ end: Int) {
    var left = columns
    while left > 0, line.offset < end, source.base[line.offset].isBlank {
      let width = source.base[line.offset] == 0x09 ? 4 - line.column % 4 : 1
      let step = min(left, width)
      line.column += step
      left -= step
      if step == width { line.offset += 1 }
    }
  }

  private func width(ofItemAt start: Int) -> Int {
    let number = source.line(at: start)
    let end = source.end(ofLine: number)
    let outer = strip(number)
    var line = outer
    let marker = Prefix.marker(source.base, start, end) - start
    line.column += outer.indent + marker
    line.offset = start + marker
    let before = line.column
    findContent(&line, end)
    let blanks = line.indent
    let padding = blanks >= 5 || blanks < 1 || line.content >= end ? 1 : blanks
    return before - outer.column + padding
  }
}
