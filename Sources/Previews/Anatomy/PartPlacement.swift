import Markup
import Plates

/// Where the number of a part is placed, chosen so that leaders are short and never cross.
///
/// The arrangement of elements in rows and columns is read from the stylesheet. A leader runs straight out on a side on
/// which nothing else of the component lies beside the part: two such leaders cannot meet, since of two elements one is
/// before the other in the row or column that both are in. A part that others surround has its number at its corner.
struct PartPlacement: Equatable {
  enum Side: String, CaseIterable {
    case left, up, right, down

    var isVertical: Bool { self == .up || self == .down }
  }

  let name: String
  /// The side on which its leader runs out; nil for a number at its corner.
  let side: Side?
  /// Whether it contains other parts; a leader at its side then starts near its upper corner.
  let isContainer: Bool
  /// Whether only its text is visible; the leader then ends at the text.
  let isText: Bool

  /// The placement of every part, in text order.
  static func all(of nodes: [PreviewNode], _ stylesheet: PreviewStylesheet) -> [PartPlacement] {
    var walk = Walk(stylesheet: stylesheet)
    _ = walk.visit(nodes, in: Surroundings())
    return walk.found
  }

  /// What is around some nodes.
  private struct Surroundings {
    enum Axis {
      case row, column
    }

    var axis = Axis.column
    /// Whether text begins at the left, and not in the middle.
    var beginsLeft = true
    /// Sides on which something of the component lies beside these nodes.
    var blocked: Set<Side> = []
  }

  private struct Walk {
    let stylesheet: PreviewStylesheet
    private(set) var found: [PartPlacement] = []

    init(stylesheet: PreviewStylesheet) { self.stylesheet = stylesheet }

    /// Places the parts of some nodes, and returns the sides that their leaders take.
    mutating func visit(_ nodes: [PreviewNode], in around: Surroundings) -> Set<Side> {
      let visible = nodes.indices.filter { isVisible(nodes[$0]) }
      var taken: Set<Side> = []
      for index in nodes.indices {
        guard case .element(let element) = nodes[index] else { continue }
        var inside = around
        if let first = visible.first, first < index { inside.blocked.insert(around.axis == .row ? .left : .up) }
        if let last = visible.last, last > index { inside.blocked.insert(around.axis == .row ? .right : .down) }
        let blocked = inside.blocked
        inside.axis = axis(of: element)
        inside.beginsLeft = beginsLeft(element, in: around)
        let place = found.count
        if let part = element.part {
          let isContainer = element.children.elements.contains { $0.part != nil }
          let isText = isText(element)
          let side = leafSide(isText && inside.beginsLeft, around, blocked)
          found.append(PartPlacement(name: part, side: side, isContainer: isContainer, isText: isText))
        }
        let within = visit(element.children, in: inside)
        taken.formUnion(within)
        guard element.part != nil else { continue }
        let part = found[place]
        if part.isContainer {
          let side = containerSide(besides: within, blocked)
          found[place] = PartPlacement(name: part.name, side: side, isContainer: true, isText: false)
        }
        if let side = found[place].side { taken.insert(side) }
      }
      return taken
    }

    /// Text that begins at the left is nearest to it; what is in the middle of a row is nearest to the upper edge.
    private func leafSide(_ beginsLeft: Bool, _ around: Surroundings, _ blocked: Set<Side>) -> Side? {
      let wanted: [Side] =
        if beginsLeft {
          [.left, .right, .up, .down]
        } else if around.axis == .row, !around.beginsLeft {
          [.up, .down, .right, .left]
        } else {
          [.right, .left, .up, .down]
        }
      return wanted.first { !blocked.contains($0) }
    }

    /// A side without leaders of the parts inside; otherwise the left or right, where its own is beside theirs.
    private func containerSide(besides within: Set<Side>, _ blocked: Set<Side>) -> Side? {
      let free = Side.allCases.filter { !blocked.contains($0) }
      return free.first { !within.contains($0) } ?? free.first { !$0.isVertical }
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

    private func beginsLeft(_ element: PreviewElement, in around: Surroundings) -> Bool {
      let classes = Set(element.classes)
      if let align = stylesheet.value(of: "text-align", for: classes) { return align == "left" || align == "start" }
      let across = axis(of: element) == .row ? "justify-content" : "align-items"
      let values = [across, "place-items", "place-content"].map { stylesheet.value(of: $0, for: classes) }
      return around.beginsLeft && element.name != "button"
        && !values.contains { ["center", "end", "flex-end", "right"].contains($0) }
    }

    private func axis(of element: PreviewElement) -> Surroundings.Axis {
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
