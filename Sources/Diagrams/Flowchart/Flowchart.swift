import Plates

/// A flowchart's nodes and edges as an author wrote them.
struct Flowchart {
  enum Direction: String {
    case down = "TB"
    case up = "BT"
    case right = "LR"
    case left = "RL"

    /// Whether it runs horizontally.
    var isHorizontal: Bool { self == .right || self == .left }
    /// Whether it starts at the bottom or at the right.
    var isReversed: Bool { self == .up || self == .left }
  }

  enum Shape {
    case box, round, stadium, diamond
  }

  struct Node {
    let id: String
    var text: String
    var shape: Shape
  }

  struct Edge: Equatable {
    enum Line {
      case solid, dotted, thick
    }

    let from: Int
    let to: Int
    let label: String?
    let line: Line
    let hasArrow: Bool
  }

  let direction: Direction
  let nodes: [Node]
  let edges: [Edge]

  static let mostNodes = 200
  static let mostEdges = 400

  /// Every connection as a sentence, and the nodes without any.
  var sentence: String {
    var parts: [String] = []
    for (index, node) in nodes.enumerated() {
      let leaving = edges.filter { $0.from == index }
      guard !leaving.isEmpty else { continue }
      let targets = leaving.map { edge in
        nodes[edge.to].text + (edge.label.map { " (\($0))" } ?? "")
      }
      let verb = leaving.allSatisfy(\.hasArrow) ? "leads to" : "is connected to"
      parts.append("\(node.text) \(verb) \(Plate.list(targets))")
    }
    let alone = nodes.indices.filter { index in !edges.contains { $0.from == index || $0.to == index } }
    if !alone.isEmpty {
      parts.append(
        "\(Plate.list(alone.map { nodes[$0].text })) \(alone.count == 1 ? "is" : "are") not connected")
    }
    return "Flowchart: " + parts.joined(separator: "; ") + "."
  }
}
