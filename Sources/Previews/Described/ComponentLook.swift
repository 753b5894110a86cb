import Colorimetry
import Guide
import Plates
import Printing
import TokenValues
import Tokens

/// What a component looks like in one state and theme, as far as its properties say.
struct ComponentLook {
  private(set) var background: Color?
  private(set) var text: Color?
  private var border: Border?
  private var borderColor: Color?
  private var type: Typography?
  private var shadow: [Shadow] = []
  private var opacity: Double?
  /// Lengths by the name of their property.
  private var lengths: [String: Dimension] = [:]
  private var borders: [String: Border] = [:]
  /// As a background of CSS.
  private(set) var gradient: String?

  /// - Parameter parts: the component at rest, then the state.
  init(_ parts: [ComponentPart], in set: TokenSet) {
    for part in parts {
      for path in part.properties {
        if let token = set[path] { read(token, part.name(of: path).lowercased()) }
      }
    }
  }

  private static let backgrounds: Set<String> = [
    "backgroundcolor", "background", "backgroundimage", "bg", "fill", "surface", "headerbackground",
  ]

  private mutating func read(_ token: Token, _ name: String) {
    let words = name.filter { $0 != "-" && $0 != "_" }
    switch token.value {
    case .color(let color):
      if Self.backgrounds.contains(words) {
        (background, gradient) = (color, nil)
      } else if ["textcolor", "color", "text", "foreground", "foregroundcolor", "labelcolor"].contains(words) {
        text = color
      } else if words.hasPrefix("border") || words.hasPrefix("outline") || words.hasPrefix("stroke") {
        borderColor = color
        border = border.map { Border(color: color, width: $0.width, style: $0.style) }
      }
    case .typography(let style): if type == nil || words.hasSuffix("typography") { type = style }
    case .border(let whole):
      let side = words.split(separator: ".").last.flatMap { $0.hasPrefix("border") ? $0.dropFirst(6) : $0 } ?? ""
      if words.hasPrefix("border"), Self.sides.contains(String(side)) {
        borders[String(side)] = whole
      } else {
        border = whole
      }
    case .dimension(let length): lengths[words] = length
    case .shadow(let layers): shadow = layers
    case .number(let number): if words == "opacity" { opacity = number }
    case .gradient: if Self.backgrounds.contains(words) { gradient = TokenProperties.givenCSS(of: token) }
    case .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .transition, .spring, .haptic: break
    }
  }

  private static let sides: Set<String> = ["top", "right", "bottom", "left", "block", "inline"]

  /// Whether a border is drawn with a width that the document does not give.
  var lacksBorderWidth: Bool { borderColor != nil && border == nil && lengths["borderwidth"] == nil }

  /// What is drawn beside words, and above and below them, where no padding is given, in pixels.
  static let room = (beside: 16.0, above: 8.0)

  /// Whether words would touch the edges, because neither a padding nor a width is given.
  var lacksPadding: Bool {
    !isSmall && side("width") == nil
      && !lengths.keys.contains { $0.hasPrefix("padding") || $0.hasPrefix("cellpadding") }
  }

  var hasBorder: Bool { border != nil || borderColor != nil || !borders.isEmpty }

  var fontSize: Double? { type?.fontSize.pixels }

  /// Whether there is no room for words.
  var isSmall: Bool { side("height").map { $0 < 48 } ?? false && side("width").map { $0 < 48 } ?? false }

  private func side(_ name: String) -> Double? { (lengths[name] ?? lengths["size"])?.pixels }

  /// The paddings at the left and at the right, together.
  var sidePadding: Double {
    if lacksPadding { return 2 * Self.room.beside }
    return ["left", "right"].reduce(0) { sum, side in
      let own = lengths["padding.\(side)"] ?? lengths["cellpadding.\(side)"] ?? lengths["padding\(side)"]
      let both = lengths["padding.inline"] ?? lengths["cellpadding.inline"] ?? lengths["paddinginline"]
      return sum + ((own ?? both ?? lengths["padding"] ?? lengths["cellpadding"])?.pixels ?? 0)
    }
  }

  var css: String {
    var css = ["box-sizing:border-box;display:flex;align-items:center;justify-content:center;max-width:100%"]
    if let paint = gradient ?? background?.paint { css.append("background:\(paint)") }
    if let text { css.append("color:\(text.paint)") }
    if let type { css.append(TypeMetrics(.typography(type), missing: [])?.css ?? "") }
    if let radius = lengths["rounded"] ?? lengths["borderradius"] ?? lengths["radius"] ?? lengths["cornerradius"] {
      css.append("border-radius:\(radius.css)")
    }
    if let border {
      css.append("border:\(border.width.css) \(border.style.css) \(border.color.paint)")
    } else if let borderColor {
      css.append("border:\(lengths["borderwidth"]?.css ?? "1px") solid \(borderColor.paint)")
    }
    for side in ["top", "right", "bottom", "left"] {
      if let own = borders[side] { css.append("border-\(side):\(own.width.css) \(own.style.css) \(own.color.paint)") }
    }
    for (axis, name) in [("block", "block"), ("inline", "inline")] {
      if let own = borders[axis] { css.append("border-\(name):\(own.width.css) \(own.style.css) \(own.color.paint)") }
    }
    if let padding = lengths["padding"] ?? lengths["cellpadding"] { css.append("padding:\(padding.css)") }
    if lacksPadding {
      let above = side("height") == nil ? Self.room.above : 0
      css.append("padding:\(above.trimmed(0))px \(Self.room.beside.trimmed(0))px")
    }
    for side in ["block", "inline", "top", "right", "bottom", "left"] {
      if let length = lengths["padding.\(side)"] ?? lengths["cellpadding.\(side)"] ?? lengths["padding\(side)"] {
        css.append("padding-\(side):\(length.css)")
      }
    }
    for (property, name) in [
      ("height", "height"), ("width", "width"), ("min-height", "minheight"), ("min-width", "minwidth"),
    ] {
      let size = name == "height" || name == "width" ? lengths[name] ?? lengths["size"] : lengths[name]
      if let size { css.append("\(property):\(size.css)") }
    }
    if !shadow.isEmpty { css.append("box-shadow:\(shadow.map { $0.css($0.color.paint) }.joined(separator: ","))") }
    if let opacity { css.append("opacity:\(opacity.trimmed(3))") }
    return css.filter { !$0.isEmpty }.joined(separator: ";")
  }
}
