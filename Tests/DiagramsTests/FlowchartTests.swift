import Diagnostics
import DrawingSupport
import Files
import Testing

@testable import Diagrams

/// Flowcharts: what of Mermaid's language is read, and that boxes and edges keep clear of each other.
@Suite struct FlowchartTests {
  private static func chart(_ body: String) throws -> (chart: Flowchart, rules: [String]) {
    var diagnostics = Diagnostics()
    let chart = try FlowchartParser.parse(Drawing.block("mermaid", body), into: &diagnostics)
    return (chart, diagnostics.all.map(\.rule.id))
  }

  @Test(arguments: [
    ("A[Text]", "Text"), ("A(Round)", "Round"), ("A([Pill])", "Pill"), ("A{Choice?}", "Choice?"), ("A", "A"),
    ("A[\"Quoted (text)\"]", "Quoted (text)"), ("A[Area (min 24 pt)]", "Area (min 24 pt)"),
    ("A[one<br/>two]", "one two"),
    ("step-one[Text]", "Text"), ("A[Text]:::warm", "Text"),
  ])
  func readsANode(_ line: String, _ text: String) throws {
    let (chart, rules) = try Self.chart("flowchart TB\n\(line)")
    #expect(chart.nodes.map(\.text) == [text])
    #expect(rules.isEmpty)
  }

  /// What is said of its look is no part of a diagram, however many lines it takes.
  @Test(arguments: [
    "%%{init: {'theme': 'base'}}%%", "%%{init: {'themeVariables': {\n  'primaryColor': '#6E56CF'\n}}}%%",
    "%% a comment",
  ])
  func passesOverDirectives(_ directive: String) throws {
    let (chart, rules) = try Self.chart("\(directive)\nflowchart LR\nA --> B")
    #expect(chart.nodes.count == 2 && rules.isEmpty)
  }

  @Test(arguments: [
    ("A --> B", nil, true), ("A --- B", nil, false), ("A -.-> B", nil, true), ("A ==> B", nil, true),
    ("A -.-x B", nil, false), ("A --o B", nil, false), ("A --x|no| B", "no", false),
    ("A -. no .-x B", "no", false),
    ("A -->|yes| B", "yes", true), ("A -- yes --> B", "yes", true), ("A-->B", nil, true),
  ])
  func readsAnEdge(_ line: String, _ label: String?, _ hasArrow: Bool) throws {
    let (chart, rules) = try Self.chart("flowchart LR\n\(line)")
    let edge = try #require(chart.edges.first)
    #expect(chart.edges.count == 1 && chart.nodes.count == 2)
    #expect(edge.label == label)
    #expect(edge.hasArrow == hasArrow)
    #expect(rules.isEmpty)
  }

  @Test func readsChainsGroupsAndSeparators() throws {
    let (chart, _) = try Self.chart("graph TD\nA & B --> C --> D; D --> A")
    #expect(chart.edges.map { "\(chart.nodes[$0.from].id)\(chart.nodes[$0.to].id)" } == ["AC", "BC", "CD", "DA"])
  }

  @Test func passesOverTheFrontMatterOfADiagram() throws {
    let (chart, rules) = try Self.chart("---\nconfig:\n  layout: elk\n---\ngraph TB\nA --> B")
    #expect(chart.nodes.map(\.id) == ["A", "B"] && rules.isEmpty)
  }

  @Test func tellsEveryConnectionInASentence() throws {
    let (chart, _) = try Self.chart("flowchart TB\nA[Open] --> B[Load]\nB -->|done| C[Show]\nB --> D[Fail]\nE[Other]")
    #expect(
      chart.sentence == "Flowchart: Open leads to Load; Load leads to Show (done) and Fail; Other is not connected.")
  }

  @Test(arguments: [
    ("sequenceDiagram\nA->>B: Hi", "undrawn-diagram"), ("classDiagram\nA <|-- B", "undrawn-diagram"),
    ("stateDiagram-v2\n[*] --> A", "undrawn-diagram"), ("pie\n\"A\": 1", "undrawn-diagram"),
    ("flowchart XY\nA --> B", "unsupported-diagram"), ("flowchart TB", "unsupported-diagram"),
    ("flow\nA --> B", "unsupported-diagram"),
  ])
  func showsAnotherDiagramAsItsText(_ body: String, rule: String) throws {
    let drawing = try draw("mermaid", body)
    #expect(drawing.rules == [rule])
    #expect(drawing.html.hasPrefix("<pre><code>"))
  }

  @Test func drawsTheRestWithoutALineItCannotRead() throws {
    let drawing = try draw(
      "mermaid", "flowchart TB\nA --> B\nsubgraph one\n??\nend\nclassDef x fill:red")
    #expect(drawing.rules == ["unsupported-diagram", "undrawn-diagram"])
    #expect(drawing.places.map(\.line) == [5, 4])
    #expect(drawing.html.contains("Flowchart: A leads to B."))
  }

  /// `~~~` only sets nodes beside each other.
  @Test func drawsNothingForAnInvisibleLink() throws {
    let drawing = try draw("mermaid", "flowchart LR\nold[Old] ~~~ new[New]\nold --> next")
    #expect(drawing.rules == [] && drawing.html.contains("New"))
  }

  @Test func tellsOnceOfAllLinesThatItCannotRead() throws {
    let drawing = try draw("mermaid", "flowchart TB\nA --> B\n??\n!!\n##")
    #expect(drawing.rules == ["unsupported-diagram"])
  }

  @Test func refusesMoreThanItCanDraw() throws {
    let nodes = (0...Flowchart.mostNodes).map { "N\($0)" }.joined(separator: "\n")
    #expect(try draw("mermaid", "flowchart TB\n" + nodes).rules == ["unsupported-diagram"])
    let group = (0..<30).map { "N\($0)" }.joined(separator: " & ")
    #expect(try draw("mermaid", "flowchart TB\n\(group) --> \(group)").rules == ["unsupported-diagram"])
  }

  private static let charts = [
    "flowchart TB\nA --> B\nA --> C\nA --> D\nD --> E\nB --> E\nA --> E",
    "flowchart LR\nA --> B --> C --> D --> A\nA --> C\nB --> D",
    "flowchart TB\nA --> X & Y & Z\nB --> X & Y\nC --> Z\nX --> A",
    "flowchart RL\nA{A choice of some length?} -->|yes| B[A long text that is set in several lines]\nA -->|no| C\nC --> C",
    "flowchart BT\n" + (0..<20).map { "N\($0 / 2) --> N\($0 + 1)" }.joined(separator: "\n"),
    "flowchart TB\n" + (0..<60).map { "N\($0 * 7 % 23) --> N\($0 * 5 % 29)" }.joined(separator: "\n"),
  ]

  @Test(arguments: charts, [350.0, 820]) func keepsBoxesApartAndEdgesOffThem(_ body: String, _ room: Double) throws {
    let (chart, _) = try Self.chart(body)
    let parts = FlowchartLayout.parts(of: chart, isHorizontal: chart.direction.isHorizontal)
    let layout = FlowchartLayout(chart, parts, FlowchartLayout.Style(direction: chart.direction, room: room))
    #expect(Set(layout.boxes.map(\.node)) == Set(chart.nodes.indices))
    for (index, a) in layout.boxes.enumerated() {
      for b in layout.boxes[(index + 1)...] {
        let apart =
          abs(a.center.x - b.center.x) >= (a.width + b.width) / 2 - 0.01
          || abs(a.center.y - b.center.y) >= (a.height + b.height) / 2 - 0.01
        #expect(apart, "\(a) \(b)")
      }
    }
    for route in layout.routes {
      #expect(route.points.count >= 2)
      for (p, q) in zip(route.points, route.points.dropFirst()) {
        #expect(abs(p.x - q.x) < 1.1 || abs(p.y - q.y) < 1.1, "an edge runs aslant")
        for box in layout.boxes { #expect(!Self.enters(p, q, box), "an edge runs through a node") }
      }
    }
  }

  /// Whether a straight piece has points strictly inside a box.
  private static func enters(
    _ p: FlowchartLayout.Point, _ q: FlowchartLayout.Point, _ box: FlowchartLayout.Box
  ) -> Bool {
    let (w, h) = (box.width / 2 - 0.5, box.height / 2 - 0.5)
    return min(p.x, q.x) < box.center.x + w && max(p.x, q.x) > box.center.x - w && min(p.y, q.y) < box.center.y + h
      && max(p.y, q.y) > box.center.y - h
  }

  @Test func drawsItUprightForAPhoneWhereItIsWide() throws {
    let html = try draw(
      "mermaid", "flowchart LR\nA[One step] --> B[Another step] --> C[A last step] --> D"
    ).html
    #expect(html.contains("chart broad-only") && html.contains("chart narrow-only"))
    #expect(try !draw("mermaid", "flowchart TB\nA --> B").html.contains("narrow-only"))
  }
}
