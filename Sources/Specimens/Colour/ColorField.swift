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
  func node(head: Node? = nil, @NodeBuilder content: () -> Node) -> Node {
    .printed { out in
      open(into: &out)
      head?.print(into: &out)
      content().print(into: &out)
      out.put("</div>")
    }
  }

  /// Its start tag, straight to bytes: a palette has many.
  func open(into out: inout [UInt8]) {
    let apparent = apparent
    let shows = color.isTranslucent && !standsOnGround
    out.put("<div class=\"field")
    if shows { out.put(" alpha") }
    if apparent.needsEdge || shows { out.put(" edge") }
    if shows {
      out.put("\" style=\"--c:linear-gradient(")
      out.put(text: color.paint)
      out.put(" 0 0);--g:")
      out.put(text: ground.paint)
    } else {
      out.put("\" style=\"background:")
      out.put(text: color.paint)
    }
    out.put(";color:")
    out.put(text: apparent.ink.opaqueHex)
    if rows > 1 { out.put(text: ";grid-row:span \(rows)") }
    out.put("\">")
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
