import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Prints a redline drawing as SVG: the component in its own colours, its measures in the signal colour.
struct RedlineDrawing {
  let layout: RedlineLayout
  let measures: RedlineMeasures
  /// Unique on the page.
  let id: String

  private static let text = RedlineLayout.text

  func node(alternative: String) -> Node {
    let frame = frame
    let origin = "\((frame.x).trimmed(2)) \((frame.y).trimmed(2))"
    let size = (frame.width.trimmed(2), frame.height.trimmed(2))
    return h(
      "svg", .class(frame.width > 350 ? "drawn broad" : "drawn"), .attr("width", size.0), .attr("height", size.1),
      .attr("viewBox", "\(origin) \(size.0) \(size.1)"), .role("img"), .label(alternative)
    ) {
      if layout.isBodyGiven { component }
      hatch
      content
      for line in layout.lines { dimension(line) }
      corner
    }
  }

  /// The bounds of the drawing, with its margin.
  private var frame: RedlineLayout.Box {
    var (left, top, right, bottom) = (-8.0, -8.0, layout.body.width + 8, layout.body.height + 8)
    for line in layout.lines {
      let width = TextWidth.ems(line.figure) * Self.text * 1.3 + 6
      switch line.anchor {
      case .start: right = max(right, line.textX + width)
      case .middle:
        left = min(left, line.textX - width / 2)
        right = max(right, line.textX + width / 2)
      case .end: left = min(left, line.textX - width)
      }
      top = min(top, line.textY - 18)
      bottom = max(bottom, line.textY + 8)
    }
    if measures[.radius] != nil {
      left = min(left, -28 - TextWidth.ems(radiusFigure) * Self.text * 1.3)
      top = min(top, -38)
    }
    if measures[.border] != nil {
      right = max(right, layout.body.width + 28 + TextWidth.ems(borderFigure) * Self.text * 1.3)
      top = min(top, -38)
    }
    return RedlineLayout.Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: The component

  private var hatch: Node {
    let boxes = layout.hatched.filter { $0.width > 0 && $0.height > 0 }
    guard !boxes.isEmpty else { return .empty }
    return .fragment([
      h("defs") {
        h(
          "pattern", .id("\(id)-h"), .attr("width", "5"), .attr("height", "5"), .attr("patternUnits", "userSpaceOnUse"),
          .attr("patternTransform", "rotate(45)")
        ) {
          h("path", .class("ext"), .attr("d", "M0 0V5"))
        }
        h("clipPath", .id("\(id)-c")) { rectangle(layout.body, radius: layout.radius, []) }
      },
      h("g", .attr("clip-path", "url(#\(id)-c)")) {
        for box in boxes { rectangle(box, radius: 0, [.attr("fill", "url(#\(id)-h)")]) }
      },
    ])
  }

  private var component: Node {
    let width = max(measures[.border] ?? 1.25, 1)
    // A border lies inside the edge of its element.
    let inset = measures[.border] == nil ? 0 : width / 2
    var box = layout.body
    box.x += inset
    box.y += inset
    box.width = max(box.width - 2 * inset, 0)
    box.height = max(box.height - 2 * inset, 0)
    return rectangle(
      box, radius: max(layout.radius - inset, 0), [.class("body"), .attr("stroke-width", width.trimmed(2))])
  }

  @NodeBuilder private var content: [Node] {
    for block in layout.blocks { rectangle(block, radius: 0, [.class("stand-in")]) }
    if let icon = layout.icon, let glyph = measures.glyph {
      let place = "translate(\(p(icon.x, icon.y))) scale(\((icon.width / 24).trimmed(4)))"
      h("g", .style("color:var(--words)"), .attr("transform", place)) { glyph.shape }
    } else if let icon = layout.icon {
      rectangle(icon, radius: 0, [.class("stand-in")])
      h(
        "path", .class("stand-in"),
        .attr(
          "d",
          "M\(p(icon.x, icon.y))L\(p(icon.right, icon.bottom))M\(p(icon.right, icon.y))L\(p(icon.x, icon.bottom))"))
    }
    if let label = layout.label, let text = shown(in: label) {
      let anchor = anchor(of: label)
      let size = measures.type?.style.fontSize.pixels ?? 16
      h(
        "text", .class("wording"), .attr("x", anchor.x.trimmed(2)),
        .attr("y", (label.y + label.height / 2 + size * 0.35).trimmed(2)), .attr("text-anchor", anchor.name),
        .style("font-size:\(size.px(2));font-weight:\(measures.type?.style.fontWeight.css ?? "400")\(family)")
      ) { text }
    }
  }

  /// Where the words begin or end: beside an icon where the gap does, since a font may run wider than the box; else in
  /// the middle.
  private func anchor(of label: RedlineLayout.Box) -> (x: Double, name: String) {
    guard let icon = layout.icon, icon.y < label.bottom, label.y < icon.bottom else {
      return (label.x + label.width / 2, "middle")
    }
    return icon.x < label.x ? (label.x, "start") : (label.right, "end")
  }

  /// The family of its type, if that is given.
  private var family: String {
    guard let type = measures.type, !type.token.token.notGiven.contains("fontFamily") else { return "" }
    return ";font-family:\(FontStack.css(type.style.fontFamily))"
  }

  /// As many of the label's words as fit into its box.
  private func shown(in box: RedlineLayout.Box) -> String? {
    let size = measures.type?.style.fontSize.pixels ?? 16
    guard let label = measures.label, size > 0 else { return nil }
    return TextWidth.lines(label, limit: box.width / size + 0.1, most: 1).first
  }

  private func rectangle(_ box: RedlineLayout.Box, radius: Double, _ attributes: [Attribute]) -> Node {
    h(
      "rect",
      attributes + [
        .attr("x", box.x.trimmed(2)), .attr("y", box.y.trimmed(2)), .attr("width", box.width.trimmed(2)),
        .attr("height", box.height.trimmed(2)),
      ] + (radius > 0 ? [.attr("rx", radius.trimmed(2))] : []))
  }

  // MARK: Dimensions

  private func dimension(_ line: RedlineLayout.Line) -> Node {
    let token = measures.drawn(line.kind)?.token
    return h("g", token.map { [.token($0.path.description)] } ?? []) {
      h("path", .class("ext"), .attr("d", extensions(of: line)))
      h("path", .class("dim"), .attr("d", segment(line, line.from, line.at, line.to, line.at) + ticks(of: line)))
      if !line.isNarrow { h("path", .class("tip"), .attr("d", arrows(of: line))) }
      figure(line.figure, line.textX, line.textY, line.anchor)
    }
  }

  private func figure(_ text: String, _ x: Double, _ y: Double, _ anchor: RedlineLayout.Line.Anchor) -> Node {
    h(
      "text", .attr("x", x.trimmed(2)), .attr("y", y.trimmed(2)),
      .attr("text-anchor", anchor.rawValue)
    ) { text }
  }

  private func extensions(of line: RedlineLayout.Line) -> String {
    let end = line.at + (line.at > line.extendsFrom ? 4 : -4)
    return segment(line, line.from, line.extendsFrom, line.from, end)
      + segment(line, line.to, line.extendsFrom, line.to, end)
  }

  /// Short strokes across the ends of a line that has no room for arrowheads.
  private func ticks(of line: RedlineLayout.Line) -> String {
    guard line.isNarrow else { return "" }
    return [line.from, line.to].map { segment(line, $0 - 3, line.at + 3, $0 + 3, line.at - 3) }.joined()
  }

  private func arrows(of line: RedlineLayout.Line) -> String {
    [(line.from, 1.0), (line.to, -1.0)].map { end, direction in
      "M" + point(line, end, line.at) + "L" + point(line, end + 7 * direction, line.at - 2.5) + "L"
        + point(line, end + 7 * direction, line.at + 2.5) + "z"
    }.joined()
  }

  private func segment(
    _ line: RedlineLayout.Line, _ along1: Double, _ across1: Double, _ along2: Double, _ across2: Double
  ) -> String {
    "M" + point(line, along1, across1) + "L" + point(line, along2, across2)
  }

  private func point(_ line: RedlineLayout.Line, _ along: Double, _ across: Double) -> String {
    switch line.axis {
    case .horizontal: p(along, across)
    case .vertical: p(across, along)
    }
  }

  private func p(_ x: Double, _ y: Double) -> String { "\(x.trimmed(2)) \(y.trimmed(2))" }

  // MARK: Corners

  private var radiusFigure: String {
    let given = measures[.radius] ?? 0
    return given >= 64 && given > layout.radius ? "pill" : "r \(given.trimmed(2))"
  }

  private var borderFigure: String { "border \((measures[.border] ?? 0).trimmed(2))" }

  @NodeBuilder private var corner: [Node] {
    let (r, edge) = (layout.radius, layout.radius * (1 - 0.5.squareRoot()))
    if let radius = measures.drawn(.radius) {
      h("g", radius.token.map { [.token($0.path.description)] } ?? []) {
        h("path", .class("arc"), .attr("d", "M\(p(0, r))A\(r.trimmed(2)) \(r.trimmed(2)) 0 0 1 \(p(r, 0))"))
        h("path", .class("ext"), .attr("d", "M\(p(edge, edge))L-18 -18"))
        figure(radiusFigure, -22, -18, .end)
      }
    }
    if let border = measures.drawn(.border) {
      let x = layout.body.width
      h("g", border.token.map { [.token($0.path.description)] } ?? []) {
        h("path", .class("ext"), .attr("d", "M\(p(x - edge, edge))L\(p(x + 18, -18))"))
        figure(borderFigure, x + 22, -18, .start)
      }
    }
  }
}
