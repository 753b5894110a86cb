import Colorimetry
import Files
import Syntax

/// What lines give by themselves or together, be they items, lines of a paragraph or lines of code.
extension DocumentWalk {
  /// The lines of a paragraph that are names with values: `Default: 9px`, `Medium: 11px`.
  mutating func readLines(of node: Int) -> Bool {
    let lines = document.lines(ofPlain: node)
    guard lines.count > 1, lines.allSatisfy({ $0.count <= Self.longestLine }) else { return false }
    for line in lines {
      text.read(.plain(node, line))
      guard text.isExplicit, text.valueStart < text.lexemes.count else { return false }
    }
    prepareSurroundings()
    read(lines.map { TextLine.plain(node, $0) }, in: node)
    return true
  }

  private static let longestLine = 100

  /// A code block that is a list of values, line by line.
  mutating func read(code node: Int) {
    guard mayHold(node), let code = CodeLines(node, in: document) else { return }
    prepareSurroundings()
    let level = around.count
    var rest = code.lines[...]
    while let first = rest.first {
      let part = rest.prefix { $0.label == first.label && $0.theme == first.theme }
      rest = rest.dropFirst(part.count)
      codeTheme = first.theme
      if let label = first.label { around.push(Surrounding(line: label, of: node, in: document)) }
      read(part.map { TextLine.code(node, $0.range) }, in: node)
      around.pop(to: level)
    }
    codeTheme = nil
  }

  private mutating func read(_ lines: [TextLine], in container: Int) {
    let fields = addStyle(of: lines, in: container)
    for (number, line) in lines.enumerated() where !fields.contains(number) {
      text.read(line)
      readItem(in: container)
    }
  }

  /// Whether one of the lines may be the size of type; each byte of a code block is looked at once.
  private func mayHoldStyle(_ lines: [TextLine], in container: Int) -> Bool {
    guard case .code(_, let first)? = lines.first, case .code(_, let last)? = lines.last else {
      return Gate.mayHoldStyle(source(container))
    }
    return Gate.mayHoldStyle(document.file.bytes[first.lowerBound..<last.upperBound])
  }

  /// The style of type that lines give together; the numbers of those that are its fields.
  mutating func addStyle(of lines: [TextLine], in container: Int) -> Set<Int> {
    guard lines.count > 1, mayHoldStyle(lines, in: container) else { return [] }
    prepareSurroundings()
    guard !around.has([.icon, .avatar]) else { return [] }
    var sheet = TypeSheet()
    for (number, line) in lines.enumerated() {
      text.read(line)
      sheet.read(text, line: number)
    }
    guard let style = sheet.value(named: around.title ?? Name("Type"), around) else { return [] }
    add([style], in: container)
    return sheet.lines
  }

  // MARK: Stops

  /// `0%: #43E97B`, `100%: #38F9D7`: a gradient by its stops; its angle is an item of the list around them.
  mutating func gradient(ofStops items: [Int], in list: Int) -> RecognizedValue? {
    guard (2...48).contains(items.count) else { return nil }
    var stops: [(color: Color, position: Double?)] = []
    var places: [ByteRange] = []
    for item in items {
      text.read(item)
      guard let share = text.lexemes.first?.quantity, share.unit == .percent, share.high == nil, share.low <= 100,
        case let colors = ColorScan(text).found, colors.count == 1
      else { return nil }
      stops.append((colors[0].color, share.low))
      places.append(text.place(share.start..<colors[0].range.upperBound))
    }
    var angle: Double?
    if let item = document.parent(of: list), let outer = document.parent(of: item), document[outer].kind == .list {
      let beside = document.children(of: outer).prefix(12).filter { $0 < list && document[$0].range.count <= 40 }
      angle = beside.lazy.compactMap { [document] in GradientScan.angle(in: document.plainBytes(of: $0)) }.first
    }
    guard let gradient = GradientScan.gradient(stops, angle: angle), let first = places.first, let last = places.last
    else { return nil }
    prepareSurroundings()
    return RecognizedValue(
      .gradient, .gradient(gradient), name: around.titleAboveStops ?? Name("Gradient"),
      range: ByteRange(first.start, last.end), node: items[0], evidence: [.notation])
  }
}
