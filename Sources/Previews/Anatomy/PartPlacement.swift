import Markup
import Plates

/// The side of the component on which the number of a part is placed, chosen so that leaders do not cross.
///
/// The arrangement of elements in rows and columns is read from the stylesheet. A leader runs out on a side on which
/// nothing else of the component lies beside the part.
struct PartPlacement: Equatable {
  enum Side: String {
    case left, right, up, down
  }

  let name: String
  let side: Side
  /// The number of parts that contain it.
  let depth: Int
  /// Whether it contains other parts; its leader then starts near its upper corner.
  let isContainer: Bool
  /// Whether only its text is visible; the leader then ends at the text.
  let isText: Bool

  /// The placement of every part, in text order.
  static func all(of nodes: [PreviewNode], _ stylesheet: PreviewStylesheet) -> [PartPlacement] {
    var walk = Walk(stylesheet: stylesheet)
    walk.visit(nodes, axis: .column, blocked: [], taken: [], depth: 0)
    return walk.found
  }

  private struct Walk {
    enum Axis {
      case row, column
    }

    let stylesheet: PreviewStylesheet
    private(set) var found: [PartPlacement] = []

    init(stylesheet: PreviewStylesheet) { self.stylesheet = stylesheet }

    /// - Parameters:
    ///   - blocked: sides on which something of the component lies beside these nodes.
    ///   - taken: sides on which a surrounding part has its leader in the middle.
    mutating func visit(_ nodes: [PreviewNode], axis: Axis, blocked: Set<Side>, taken: Set<Side>, depth: Int) {
      let visible = nodes.indices.filter { isVisible(nodes[$0]) }
      for index in nodes.indices {
        guard case .element(let element) = nodes[index] else { continue }
        var (blocked, taken) = (blocked, taken)
        if visible.contains(where: { $0 < index }) { blocked.insert(axis == .row ? .left : .up) }
        if visible.contains(where: { $0 > index }) { blocked.insert(axis == .row ? .right : .down) }
        let holdsParts = element.children.elements.contains { $0.part != nil }
        if let part = element.part {
          let wanted: [Side] = holdsParts ? [.left, .up, .down, .right] : [.right, .up, .down, .left]
          let free = wanted.filter { !blocked.contains($0) }
          let side = free.first { !taken.contains($0) } ?? free.first ?? .down
          if side == .up || side == .down { taken.insert(side) }
          found.append(
            PartPlacement(
              name: part, side: side, depth: depth, isContainer: holdsParts, isText: isText(element)))
        }
        visit(
          element.children, axis: self.axis(of: element), blocked: blocked, taken: taken,
          depth: depth + (element.part == nil ? 0 : 1)
        )
      }
    }

    private func isVisible(_ node: PreviewNode) -> Bool {
      switch node {
      case .text(let text): text.contains { !$0.isWhitespace }
      case .element: true
      }
    }

    private func isText(_ element: PreviewElement) -> Bool {
      guard !element.children.isEmpty, element.children.elements.isEmpty, element.name != "button" else { return false }
      let classes = Set(element.classes)
      let seen = ["background", "background-color", "background-image", "border", "border-width", "box-shadow"]
      return seen.allSatisfy { ["none", "0", nil].contains(stylesheet.value(of: $0, for: classes)) }
    }

    private func axis(of element: PreviewElement) -> Axis {
      let classes = Set(element.classes)
      switch stylesheet.value(of: "display", for: classes) {
      case "flex", "inline-flex":
        let direction = stylesheet.value(of: "flex-direction", for: classes) ?? "row"
        return direction.hasPrefix("column") ? .column : .row
      case "grid", "inline-grid":
        let isSplit = stylesheet.value(of: "grid-template-columns", for: classes) != nil
        return isSplit || stylesheet.value(of: "grid-auto-flow", for: classes) == "column" ? .row : .column
      default:
        let inline: Set<String> = ["span", "a", "strong", "em", "small", "button", "input", "label"]
        return element.children.elements.allSatisfy { inline.contains($0.name) } ? .row : .column
      }
    }
  }
}
