import Plates

/// The positions of a flowchart's nodes and edges, in CSS pixels.
///
/// Everything is computed along the flow and across it, and turned to the chart's direction at the end.
struct FlowchartLayout {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Box {
    let node: Int
    /// Its centre.
    var center: Point
    let width: Double
    let height: Double
    let lines: [String]
  }

  struct Route {
    let edge: Int
    let points: [Point]
    /// The position of a label.
    let label: Point?
  }

  private(set) var boxes: [Box] = []
  private(set) var routes: [Route] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The sizes of text and distances.
  struct Style {
    /// The longest line of a node's text, in ems.
    var line = 13.0
    var direction: Flowchart.Direction
    /// The preferred maximum width of the chart.
    var room: Double
    var padding = 14.0
    var gap = 24.0
    var step = 44.0

    static let text = 13.0
    static let leading = 17.0
  }

  /// - Parameter parts: the chart's parts for a flow in the style's direction.
  init(_ chart: Flowchart, _ parts: [FlowchartLayers], _ style: Style) {
    var x = 0.0
    var y = 0.0
    var rowHeight = 0.0
    for layers in parts {
      let part = FlowchartPlacing(chart, layers, style)
      if x > 0, x + part.width > style.room {
        x = 0
        y += rowHeight + style.gap
        rowHeight = 0
      }
      let moved = { (point: Point) in Point(x: point.x + x, y: point.y + y) }
      boxes += part.boxes.map {
        Box(node: $0.node, center: moved($0.center), width: $0.width, height: $0.height, lines: $0.lines)
      }
      routes += part.routes.map { Route(edge: $0.edge, points: $0.points.map(moved), label: $0.label.map(moved)) }
      x += part.width + style.gap
      rowHeight = max(rowHeight, part.height)
      width = max(width, x - style.gap)
      height = max(height, y + rowHeight)
    }
  }

  /// Unconnected parts are placed side by side as far as there is room, then below each other. In a horizontal flow
  /// they share their columns.
  static func parts(of chart: Flowchart, isHorizontal: Bool) -> [FlowchartLayers] {
    let parts = isHorizontal ? [Array(chart.nodes.indices)] : components(of: chart)
    return parts.map { FlowchartLayers(chart, members: $0) }
  }

  /// The nodes of each connected part; parts and nodes are in the author's order.
  private static func components(of chart: Flowchart) -> [[Int]] {
    var parent = Array(chart.nodes.indices)
    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node { node = parent[node] }
      return node
    }
    for edge in chart.edges {
      let (a, b) = (root(edge.from), root(edge.to))
      if a != b { parent[max(a, b)] = min(a, b) }
    }
    var members: [Int: [Int]] = [:]
    for node in chart.nodes.indices { members[root(node), default: []].append(node) }
    return members.keys.sorted().compactMap { members[$0] }
  }
}
