import Markup
import Plates
import Printing

/// Prints a flowchart as SVG.
struct FlowchartDrawing {
  let chart: Flowchart
  let layout: FlowchartLayout

  private static let margin = 2.0
  private static let corner = 6.0

  func node(alternative: String, class classes: String) -> Node {
    let m = Self.margin
    let (width, height) = (layout.width + 2 * m, layout.height + 2 * m)
    return h(
      "svg", .class(classes), .attr("width", width.trimmed(1)), .attr("height", height.trimmed(1)),
      .attr("viewBox", "\((-m).trimmed(1)) \((-m).trimmed(1)) \(width.trimmed(1)) \(height.trimmed(1))"), .role("img"),
      .label(alternative)
    ) {
      for route in layout.routes { edge(route) }
      for box in layout.boxes { self.box(box) }
      for route in layout.routes { label(route) }
    }
  }

  // MARK: Nodes

  private func box(_ box: FlowchartLayout.Box) -> Node {
    let node = chart.nodes[box.node]
    return .fragment([
      node.shape == .diamond ? diamond(box) : rectangle(box, radius: radius(node.shape, box)),
      h(
        "text", .attr("text-anchor", "middle"), .attr("x", box.center.x.trimmed(1)),
        .attr("y", firstLine(box).trimmed(1))
      ) {
        for (index, line) in box.lines.enumerated() {
          if index == 0 {
            Node.text(line)
          } else {
            h(
              "tspan", .attr("x", box.center.x.trimmed(1)), .attr("dy", FlowchartLayout.Style.leading.trimmed(1))
            ) { line }
          }
        }
      },
    ])
  }

  private func firstLine(_ box: FlowchartLayout.Box) -> Double {
    box.center.y + 4.5 - Double(box.lines.count - 1) * FlowchartLayout.Style.leading / 2
  }

  private func radius(_ shape: Flowchart.Shape, _ box: FlowchartLayout.Box) -> Double {
    switch shape {
    case .box, .diamond: 0
    case .round: 8
    case .stadium: box.height / 2
    }
  }

  private func rectangle(_ box: FlowchartLayout.Box, radius: Double) -> Node {
    h(
      "rect",
      [
        .attr("x", (box.center.x - box.width / 2).trimmed(1)), .attr("y", (box.center.y - box.height / 2).trimmed(1)),
        .attr("width", box.width.trimmed(1)), .attr("height", box.height.trimmed(1)),
      ] + (radius > 0 ? [.attr("rx", radius.trimmed(1))] : []))
  }

  private func diamond(_ box: FlowchartLayout.Box) -> Node {
    let (x, y, w, h1) = (box.center.x, box.center.y, box.width / 2, box.height / 2)
    return h(
      "path", .class("node"),
      .attr("d", "M\(p(x - w, y))L\(p(x, y - h1))L\(p(x + w, y))L\(p(x, y + h1))z"))
  }

  // MARK: Edges

  private func edge(_ route: FlowchartLayout.Route) -> Node {
    let edge = chart.edges[route.edge]
    let name =
      switch edge.line {
      case .solid: ""
      case .dotted: "dotted"
      case .thick: "thick"
      }
    return .fragment([
      h("path", (name.isEmpty ? [] : [.class(name)]) + [.attr("d", path(route.points))]),
      edge.hasArrow ? arrow(route.points) : .empty,
    ])
  }

  /// Straight lines with rounded corners.
  private func path(_ points: [FlowchartLayout.Point]) -> String {
    let points = Self.simplified(points)
    guard let first = points.first, let last = points.last, points.count > 1 else { return "" }
    var path = "M\(p(first.x, first.y))"
    for index in points.indices.dropFirst().dropLast() {
      let (a, b, c) = (points[index - 1], points[index], points[index + 1])
      let r = min(Self.corner, Self.distance(a, b) / 2, Self.distance(b, c) / 2)
      let (start, end) = (Self.toward(a, from: b, r), Self.toward(c, from: b, r))
      path += "L\(p(start.x, start.y))Q\(p(b.x, b.y)) \(p(end.x, end.y))"
    }
    return path + "L\(p(last.x, last.y))"
  }

  private func arrow(_ points: [FlowchartLayout.Point]) -> Node {
    let points = Self.simplified(points)
    guard points.count > 1, let tip = points.last else { return .empty }
    let from = points[points.count - 2]
    let length = max(Self.distance(from, tip), 0.01)
    let (dx, dy) = ((tip.x - from.x) / length, (tip.y - from.y) / length)
    let (bx, by) = (tip.x - dx * 8, tip.y - dy * 8)
    return h(
      "path", .class("tip"),
      .attr("d", "M\(p(tip.x, tip.y))L\(p(bx - dy * 3.5, by + dx * 3.5))L\(p(bx + dy * 3.5, by - dx * 3.5))z"))
  }

  private func label(_ route: FlowchartLayout.Route) -> Node {
    guard let text = chart.edges[route.edge].label, let point = route.label else { return .empty }
    return h(
      "text", .class("label"), .attr("text-anchor", "middle"), .attr("x", point.x.trimmed(1)),
      .attr("y", (point.y + 4).trimmed(1))
    ) { text }
  }

  /// The points without those on the line between their neighbours.
  private static func simplified(_ points: [FlowchartLayout.Point]) -> [FlowchartLayout.Point] {
    var result: [FlowchartLayout.Point] = []
    for point in points {
      if result.last == point { continue }
      if result.count > 1 {
        let (a, b) = (result[result.count - 2], result[result.count - 1])
        let turn = (b.x - a.x) * (point.y - b.y) - (b.y - a.y) * (point.x - b.x)
        if abs(turn) < 0.01 { result.removeLast() }
      }
      result.append(point)
    }
    return result
  }

  private static func distance(_ a: FlowchartLayout.Point, _ b: FlowchartLayout.Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func toward(
    _ target: FlowchartLayout.Point, from point: FlowchartLayout.Point, _ length: Double
  ) -> FlowchartLayout.Point {
    let whole = max(distance(target, point), 0.01)
    return FlowchartLayout.Point(
      x: point.x + (target.x - point.x) / whole * length, y: point.y + (target.y - point.y) / whole * length)
  }

  private func p(_ x: Double, _ y: Double) -> String { "\(x.trimmed(1)) \(y.trimmed(1))" }
}
