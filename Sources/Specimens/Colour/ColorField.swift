import Colorimetry
import Markup
import Tokens

/// One field of a colour plate: the colour from edge to edge, what it is called in the ink that reads best on it.
struct ColorField {
  let color: Color
  /// What is under it where it is translucent.
  var ground = Color.white
  /// Whether the ground is drawn by what the field stands on; else a translucent field has a checkerboard.
  var standsOnGround = false
  /// The grid rows it takes.
  var rows = 1

  /// As it appears.
  var apparent: Color { color.composited(over: ground) }

  var ink: Color { apparent.ink }

  /// - Parameter head: stands at the top of the field, the content at its foot.
  func node(head: Node? = nil, @NodeBuilder content: () -> [Node]) -> Node {
    var classes = "field"
    let shows = color.isTranslucent && !standsOnGround
    if shows { classes += " alpha" }
    if apparent.needsEdge || shows { classes += " edge" }
    var style = shows ? "--c:linear-gradient(\(color.paint) 0 0);--g:\(ground.paint)" : "background:\(color.paint)"
    style += ";color:\(ink.opaqueHex)"
    if rows > 1 { style += ";grid-row:span \(rows)" }
    return h("div", .class(classes), .style(style)) {
      head
      content()
    }
  }
}

/// Lays things side by side in rows of nearly equal length.
enum Rows {
  /// How many stand in a row so that no row has more than `most` and the last is not much shorter.
  static func columns(_ count: Int, most: Int) -> Int {
    guard count > most, most > 0 else { return max(count, 1) }
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }

  static func split<Item>(_ items: [Item], most: Int) -> [[Item]] {
    let size = columns(items.count, most: most)
    return stride(from: 0, to: items.count, by: size).map { Array(items[$0..<min($0 + size, items.count)]) }
  }
}
