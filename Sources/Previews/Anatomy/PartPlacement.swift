import Markup
import Plates

/// Where the number of a part is placed, chosen so that leaders are short and never cross.
///
/// The arrangement of elements in rows and columns is read from the stylesheet. A leader runs straight out on a side on
/// which nothing else of the component lies beside the part: two such leaders cannot meet, since of two elements one is
/// before the other in the row or column that both are in. A part that others surround, as in a ring, has its number at
/// its corner.
struct PartPlacement: Equatable {
  enum Side: String, CaseIterable {
    case left, up, right, down

    var isVertical: Bool { self == .up || self == .down }
  }

  let name: String
  /// The side on which its leader runs out; nil for a number at its corner.
  let side: Side?
  /// Whether it contains other parts.
  let isContainer: Bool
  /// Whether it is a circle or an ellipse, which has nothing at its corners.
  let isRound: Bool
  /// Whether only its text is visible; the leader then ends at the text.
  let isText: Bool

  /// Whether a leader at its side starts near its upper corner.
  var startsAtCorner: Bool { isContainer && !isRound && side?.isVertical == false }

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
    /// Whether elements are as wide as their content: all of them, or only those in lines of text.
    var fits = (all: false, inline: true)
    /// Whether the last of a row is at its end.
    var isSpread = false
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
        if lies(element, onRoundOf: nodes[..<index]) { inside.blocked = Set(Side.allCases) }
        let isAtEnd = around.axis == .row && (around.isSpread || nodes[..<index].contains(where: grows))
        let blocked = inside.blocked
        inside.axis = axis(of: element)
        inside.beginsLeft = beginsLeft(element, in: around)
        inside.fits = fits(in: element)
        inside.isSpread = value("justify-content", of: element) == "space-between"
        let place = found.count
        if let part = element.part {
          let isContainer = element.children.elements.contains { $0.part != nil }
          let isText = isText(element)
          let isLeft = isAtLeft(element, in: around) || isText && inside.beginsLeft
          let side = leafSide(isLeft, isAtEnd, around, blocked)
          found.append(
            PartPlacement(
              name: part, side: side, isContainer: isContainer, isRound: isRound(element), isText: isText))
        }
        let within = visit(element.children, in: inside)
        taken.formUnion(within)
        guard element.part != nil else { continue }
        let part = found[place]
        if part.isContainer {
          let side = containerSide(besides: within, blocked)
          found[place] = PartPlacement(
            name: part.name, side: side, isContainer: true, isRound: part.isRound, isText: false)
        }
        if let side = found[place].side { taken.insert(side) }
      }
      return taken
    }

    /// The nearest edge: the left for what begins there, the right for what ends there, the upper or lower one for what
    /// follows another in a row or stands in the middle of one.
    private func leafSide(
      _ beginsLeft: Bool, _ isAtEnd: Bool, _ around: Surroundings, _ blocked: Set<Side>
    ) -> Side? {
      let wanted: [Side] =
        if beginsLeft, !blocked.contains(.left) {
          [.left]
        } else if isAtEnd, !blocked.contains(.right) {
          [.right]
        } else if beginsLeft || around.axis == .row && !around.beginsLeft {
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

    private func isRound(_ element: PreviewElement) -> Bool {
      let radius = value("border-radius", of: element)
      if radius == "50%" || radius == "100%" { return true }
      let lengths = NaturalWidth(stylesheet)
      guard let corner = lengths.pixels(radius), let height = lengths.pixels(value("height", of: element)) else {
        return false
      }
      return corner * 2 >= height
    }

    /// Whether an element lies on something round, in the same place of a grid: a leader from its middle would cross that.
    private func lies(_ element: PreviewElement, onRoundOf former: ArraySlice<PreviewNode>) -> Bool {
      let place = value("grid-area", of: element)
      return !place.isEmpty
        && former.contains { node in
          if case .element(let other) = node { value("grid-area", of: other) == place && isRound(other) } else { false }
        }
    }

    /// Whether an element is at the left and leaves room beside it: the first of a row, or one in a column that is only
    /// as wide as its content.
    private func isAtLeft(_ element: PreviewElement, in around: Surroundings) -> Bool {
      guard around.beginsLeft, value("position", of: element) != "absolute" else { return false }
      let isInline =
        Self.inline.contains(element.name)
        && ["", "inline", "inline-block"].contains(value("display", of: element))
      return around.axis == .row || around.fits.all || around.fits.inline && isInline
        || Self.starts.contains(value("align-self", of: element))
    }

    /// Whether an element takes the room that a row has left.
    private func grows(_ node: PreviewNode) -> Bool {
      guard case .element(let element) = node else { return false }
      let (flex, grow) = (value("flex", of: element), value("flex-grow", of: element))
      return flex.hasPrefix("1") || flex == "auto" || grow == "1"
    }

    /// Empty for a property that is not set.
    private func value(_ property: String, of element: PreviewElement) -> String {
      stylesheet.value(of: property, for: Set(element.classes)) ?? ""
    }

    private func fits(in element: PreviewElement) -> (all: Bool, inline: Bool) {
      let classes = Set(element.classes)
      let display = stylesheet.value(of: "display", for: classes) ?? "block"
      guard display.hasSuffix("flex") || display.hasSuffix("grid") else { return (false, true) }
      let across = display.hasSuffix("flex") ? "align-items" : "justify-items"
      return (Self.starts.contains(stylesheet.value(of: across, for: classes) ?? ""), false)
    }

    private static let starts: Set = ["start", "flex-start", "left"]
    private static let inline: Set = ["span", "a", "strong", "em", "small", "button", "input", "label"]

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
        return element.children.elements.allSatisfy { Self.inline.contains($0.name) } ? .row : .column
      }
    }
  }
}
