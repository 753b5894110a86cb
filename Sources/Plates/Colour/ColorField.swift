package import Colorimetry
package import Markup
import Printing
import Tokens

/// One field of a colour plate: the colour edge to edge, with its name in black or white, whichever is more readable.
package struct ColorField {
  package let color: Color
  /// The colour as it appears.
  package let apparent: Color
  /// Its WCAG luminance as it appears.
  private let luminance: Double
  private let ground: Color
  private let standsOnGround: Bool
  private let rows: Int

  /// - Parameters:
  ///   - ground: what is under a translucent colour.
  ///   - standsOnGround: whether the surrounding drawing already shows the ground; otherwise a translucent field has a
  ///     checkerboard.
  ///   - rows: the number of grid rows it spans.
  package init(color: Color, ground: Color = .white, standsOnGround: Bool = false, rows: Int = 1) {
    self.color = color
    self.ground = ground
    self.standsOnGround = standsOnGround
    self.rows = rows
    apparent = color.isTranslucent ? color.composited(over: ground) : color
    luminance = apparent.luminance
  }

  /// The WCAG contrast of a text on the field.
  package func contrast(ofLuminance text: Double) -> Double { Contrast.ratio(text, luminance) }

  package func node(_ attributes: [Attribute] = [], @NodeBuilder content: () -> Node) -> Node {
    let shows = color.isTranslucent && !standsOnGround
    let hasEdge = shows || Color.needsEdge(luminance: luminance)
    let fill = shows ? "--c:linear-gradient(\(color.paint) 0 0);--g:\(ground.paint)" : "background:\(color.paint)"
    let ink = contrast(ofLuminance: 1) > contrast(ofLuminance: 0) ? "#fff" : "#000"
    let place = rows > 1 ? ";grid-row:span \(rows)" : ""
    return h(
      "div",
      [
        .class("field" + (shows ? " alpha" : "") + (hasEdge ? " edge" : "")),
        .style("\(fill);color:\(ink)\(place)"),
      ] + attributes, content: content)
  }
}
