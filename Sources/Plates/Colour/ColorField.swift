package import Colorimetry
package import Markup
package import Printing
import Tokens

/// One field of a colour plate: the colour from edge to edge, what it is called in the ink that reads best on it.
package struct ColorField {
  package let color: Color
  /// As it appears.
  package let apparent: Color
  /// WCAG luminance as it appears.
  private let luminance: Double
  private let ground: Color
  private let standsOnGround: Bool
  private let rows: Int

  /// - Parameters:
  ///   - ground: what is under it where it is translucent.
  ///   - standsOnGround: whether the ground is drawn by what the field stands on; else a translucent field has a
  ///     checkerboard.
  ///   - rows: the grid rows it takes.
  package init(color: Color, ground: Color = .white, standsOnGround: Bool = false, rows: Int = 1) {
    self.color = color
    self.ground = ground
    self.standsOnGround = standsOnGround
    self.rows = rows
    apparent = color.isTranslucent ? color.composited(over: ground) : color
    luminance = apparent.luminance
  }

  /// The WCAG contrast of a text on it.
  package func contrast(ofLuminance text: Double) -> Double { Contrast.ratio(text, luminance) }

  package func node(@NodeBuilder content: () -> Node) -> Node {
    .printed { out in
      open(into: &out)
      content().print(into: &out)
      out.put("</div>")
    }
  }

  /// Its start tag.
  package func open(into out: inout ByteBuffer) {
    let shows = color.isTranslucent && !standsOnGround
    out.put("<div class=\"field")
    if shows { out.put(" alpha") }
    if shows || Color.needsEdge(luminance: luminance) { out.put(" edge") }
    if shows {
      out.put("\" style=\"--c:linear-gradient(")
      color.printPaint(into: &out)
      out.put(" 0 0);--g:")
      ground.printPaint(into: &out)
    } else {
      out.put("\" style=\"background:")
      color.printPaint(into: &out)
    }
    out.put(contrast(ofLuminance: 1) > contrast(ofLuminance: 0) ? ";color:#fff" : ";color:#000")
    if rows > 1 {
      out.put(";grid-row:span ")
      out.put(Double(rows), places: 0)
    }
    out.put("\">")
  }
}
