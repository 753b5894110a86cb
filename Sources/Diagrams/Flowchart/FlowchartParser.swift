import Diagnostics
import Files
import Plates

/// Parses the supported subset of Mermaid flowcharts: nodes, arrows, labels. Linear in the text.
struct FlowchartParser {
  /// Why a block is shown as a plain block.
  struct Unsupported: Error {
    let message: Message
    let span: Span
    /// The word with which a diagram begins that is no flowchart.
    var kind: String?
  }

  private var direction = Flowchart.Direction.down
  private var nodes: [Flowchart.Node] = []
  private var positions: [String: Int] = [:]
  private var edges: [Flowchart.Edge] = []
  private var diagnostics = Diagnostics()
  /// The lines of groups and styles, which are not drawn.
  private var undrawn: [(word: String, span: Span)] = []
  /// What is neither a node nor an arrow.
  private var unread: [(text: String, span: Span)] = []

  /// - Throws: `Unsupported` if the block is another kind of diagram, or too large.
  static func parse(
    _ block: FencedBlock, into diagnostics: inout Diagnostics
  ) throws(Unsupported) -> Flowchart {
    var parser = FlowchartParser()
    var lines = Self.withoutDirectives(block.lines)[...]
    // Its own front matter says how Mermaid is to draw it.
    if lines.first?.text == "---", let end = lines.dropFirst().firstIndex(where: { $0.text == "---" }) {
      lines = lines[(end + 1)...]
    }
    guard let head = lines.popFirst() else { throw Unsupported(message: "the diagram is empty", span: block.span) }
    try parser.readHead(head)
    for line in lines { try parser.read(line) }
    parser.reportUnread()
    parser.reportUndrawn()
    diagnostics.append(parser.diagnostics)
    guard !parser.nodes.isEmpty else { throw Unsupported(message: "the flowchart has no nodes", span: block.span) }
    return Flowchart(direction: parser.direction, nodes: parser.nodes, edges: parser.edges)
  }

  /// The lines without comments, and without what is said of the look between `%%{` and `}%%`, on one line or several.
  private static func withoutDirectives(_ lines: [FencedBlock.Line]) -> [FencedBlock.Line] {
    var isOpen = false
    return lines.filter { line in
      if isOpen {
        isOpen = !line.text.hasSuffix("}%%")
        return false
      }
      isOpen = line.text.hasPrefix("%%{") && !line.text.hasSuffix("}%%")
      return !line.text.hasPrefix("%%")
    }
  }

  private mutating func readHead(_ line: FencedBlock.Line) throws(Unsupported) {
    let words = line.text.split { $0 == " " || $0 == ";" }.map(String.init)
    guard let kind = words.first, kind == "flowchart" || kind == "graph" else {
      throw Unsupported(
        message: "\(words.first ?? "this") is shown as its text", span: line.span, kind: words.first)
    }
    guard let name = words.dropFirst().first else { return }
    guard let direction = Flowchart.Direction(rawValue: name == "TD" ? "TB" : name) else {
      throw Unsupported(message: "\(name) is not a direction", span: line.span)
    }
    self.direction = direction
  }

  private static let ignored = ["subgraph", "end", "classDef", "class", "style", "click", "linkStyle", "direction"]

  private mutating func read(_ line: FencedBlock.Line) throws(Unsupported) {
    // Here a bar between spaces belongs to the diagram.
    let text = line.text + (line.caption.map { " | " + $0 } ?? "")
    if let word = text.split(whereSeparator: { $0 == " " || $0 == ";" }).first, Self.ignored.contains(String(word)) {
      if word != "end" { undrawn.append((String(word), line.span)) }
      return
    }
    var scanner = FlowchartScanner(text)
    while !scanner.isAtEnd {
      try readStatement(&scanner, line)
      scanner.skipSeparators()
    }
  }

  /// Reports the lines that are right in Mermaid and not drawn, once for a diagram.
  private mutating func reportUndrawn() {
    guard let first = undrawn.first else { return }
    var words: [String] = []
    for (word, _) in undrawn where !words.contains(word) { words.append(word) }
    diagnostics.report(
      .undrawnDiagram, "\(words.joined(separator: ", ")) \(word: words.count == 1 ? "is" : "are") not drawn",
      at: first.span, why: "the flowchart is drawn without it",
      fix: "nothing; what readers have to know of it can be said in the nodes",
      related: undrawn.dropFirst().prefix(2).map { Diagnostic.Related("\($0.word) is here", at: $0.span) })
  }

  /// `A & B --> C -->|yes| D`
  private mutating func readStatement(_ scanner: inout FlowchartScanner, _ line: FencedBlock.Line) throws(Unsupported) {
    guard var sources = try readGroup(&scanner, line) else { return }
    while true {
      // Nodes that are only to stand beside each other.
      if scanner.skipInvisibleLink() {
        guard let targets = try readGroup(&scanner, line) else { return }
        sources = targets
        continue
      }
      guard let link = scanner.link() else { break }
      guard let targets = try readGroup(&scanner, line) else { return }
      guard edges.count + sources.count * targets.count <= Flowchart.mostEdges else {
        throw Unsupported(message: "the flowchart has more than \(Flowchart.mostEdges) edges", span: line.span)
      }
      for source in sources {
        for target in targets {
          edges.append(
            Flowchart.Edge(from: source, to: target, label: link.label, line: link.line, hasArrow: link.hasArrow))
        }
      }
      sources = targets
    }
    if !scanner.isAtSeparator { reportRest(&scanner, line) }
  }

  private mutating func readGroup(
    _ scanner: inout FlowchartScanner, _ line: FencedBlock.Line
  ) throws(Unsupported) -> [Int]? {
    var group: [Int] = []
    repeat {
      guard let found = scanner.node() else {
        reportRest(&scanner, line)
        return nil
      }
      group.append(try position(of: found, line))
    } while scanner.ampersand()
    return group
  }

  private mutating func reportRest(_ scanner: inout FlowchartScanner, _ line: FencedBlock.Line) {
    let rest = scanner.takeRest()
    unread.append((rest, line.span))
  }

  /// Reports what cannot be read, once for a diagram.
  private mutating func reportUnread() {
    guard let first = unread.first else { return }
    let others = unread.count - 1
    let more: Message = others == 0 ? "" : ", nor \(word: others == 1 ? "is" : "are") \(others) more of its lines"
    diagnostics.report(
      .unsupportedDiagram, "“\(first.text)” is neither a node nor an arrow\(more)", at: first.span,
      why: "the flowchart is drawn without it", fix: "write A[Text] --> B[Text]",
      related: unread.dropFirst().prefix(2).map { Diagnostic.Related("“\($0.text)” is here", at: $0.span) })
  }

  private mutating func position(
    of found: FlowchartScanner.FoundNode, _ line: FencedBlock.Line
  ) throws(Unsupported) -> Int {
    if let known = positions[found.id] {
      if let text = found.text {
        nodes[known].text = text
        nodes[known].shape = found.shape
      }
      return known
    }
    guard nodes.count < Flowchart.mostNodes else {
      throw Unsupported(message: "the flowchart has more than \(Flowchart.mostNodes) nodes", span: line.span)
    }
    positions[found.id] = nodes.count
    nodes.append(Flowchart.Node(id: found.id, text: found.text ?? found.id, shape: found.shape))
    return nodes.count - 1
  }
}
