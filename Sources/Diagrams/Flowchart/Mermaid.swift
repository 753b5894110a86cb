package import Diagnostics
package import Markup
package import Plates

/// A flowchart, drawn when the site is built: without scripts, the same everywhere, with a complete description in
/// text.
package enum Mermaid: Specimen {
  package static let info = SpecimenInfo(
    name: "mermaid", summary: "A flowchart: `flowchart TB`, nodes `A[Text]`, edges `A -->|label| B`.",
    namesTokens: false,
    example: """
      flowchart LR
        A[Screen opens] --> B{Data?}
        B -->|yes| C(Content)
        B -->|no| D([Empty])
      """)

  /// The beginnings of the kinds that Mermaid has beside flowcharts. *Source:* the manual of Mermaid, “Diagram Syntax”.
  private static let kinds = [
    "sequenceDiagram", "classDiagram", "stateDiagram", "erDiagram", "journey", "gantt", "pie", "quadrantChart",
    "requirement", "gitGraph", "C4", "mindmap", "timeline", "zenuml", "sankey", "xychart", "block", "packet", "kanban",
    "architecture", "radar", "treemap",
  ]

  /// The width available in a plate beside the columns of a page, and on a phone, in CSS pixels.
  private static let (plate, phone) = (820.0, 350.0)

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    do throws(FlowchartParser.Unsupported) {
      let chart = try FlowchartParser.parse(request.block, into: &diagnostics)
      return Plate.figure(info.name, request.scene, class: "flow") { drawings(of: chart) }
    } catch {
      let isKnown = error.kind.map { kind in kinds.contains { kind.hasPrefix($0) } } ?? false
      // A list, or a sentence, is no diagram whose kind is misspelt.
      let isText = error.kind.map { $0.first?.isLetter != true } ?? false
      diagnostics.report(
        isKnown ? .undrawnDiagram : .unsupportedDiagram,
        isText ? "the block begins with no kind of diagram, and is shown as its text" : error.message, at: error.span,
        why: isKnown ? "of the diagrams of Mermaid, flowcharts are drawn" : "the diagram is shown as its text",
        fix: isKnown
          ? "nothing, or show a picture of it above its text"
          : isText
            ? "take the name of the diagram language off the fence, or begin with flowchart TB"
            : "begin with flowchart TB or LR, then A[Text] --> B[Text]")
      return h("pre") { h("code") { request.block.body } }
    }
  }

  /// The chart as its author directs it, and a vertical, narrow one where there is no room for that.
  private static func drawings(of chart: Flowchart) -> [Node] {
    let wide = fitted(chart, chart.direction, room: plate)
    if wide.width <= phone {
      return [FlowchartDrawing(chart: chart, layout: wide).node(alternative: chart.sentence, class: "chart")]
    }
    let upright = chart.direction.isReversed ? Flowchart.Direction.up : .down
    let narrow = fitted(chart, upright, room: phone)
    return [
      FlowchartDrawing(chart: chart, layout: wide).node(alternative: chart.sentence, class: "chart broad-only"),
      FlowchartDrawing(chart: chart, layout: narrow).node(alternative: chart.sentence, class: "chart narrow-only"),
    ]
  }

  /// With lines as long as the room allows.
  private static func fitted(_ chart: Flowchart, _ direction: Flowchart.Direction, room: Double) -> FlowchartLayout {
    let parts = FlowchartLayout.parts(of: chart, isHorizontal: direction.isHorizontal)
    var best: FlowchartLayout?
    for (line, gap, padding) in [(13.0, 24.0, 14.0), (10.0, 20.0, 12.0), (7.5, 14.0, 10.0), (5.5, 10.0, 6.0)] {
      let style = FlowchartLayout.Style(
        line: line, direction: direction, room: room, padding: padding, gap: gap, step: gap + 20)
      let layout = FlowchartLayout(chart, parts, style)
      if layout.width <= room { return layout }
      if layout.width < best?.width ?? .infinity { best = layout }
    }
    return best ?? FlowchartLayout(chart, parts, FlowchartLayout.Style(direction: direction, room: room))
  }
}
