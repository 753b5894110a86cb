import Colorimetry
import Guide
package import Plates
import Printing
import TokenValues

/// One property of a component, by its name without the state that it is for: `background`, `padding.inline`.
package struct LookProperty: Sendable {
  package let name: String
  package let value: Sample.Variant

  package init(_ name: String, _ value: Sample.Variant) {
    self.name = name
    self.value = value
  }
}

/// What a component looks like in one state and theme, as far as its properties say.
struct ComponentLook {
  private(set) var background: Color?
  private(set) var text: Color?
  private var border: Border?
  private var borderColor: Color?
  private var type: Typography?
  /// The fields of a style that are given by themselves.
  private var family: [String]?
  private var weight: FontWeight?
  private var leading: String?
  private var shadow: [Shadow] = []
  private var opacity: Double?
  /// Lengths by the name of their property.
  private var lengths: [String: Dimension] = [:]
  private var borders: [String: Border] = [:]
  /// The colours of the borders of single sides.
  private var sideColors: [String: Color] = [:]
  /// Whether the text has no other name than `color`, so that it may be what a line is painted in.
  private var isPlainColor = false
  /// As a background of CSS.
  private(set) var gradient: String?

  /// - Parameter properties: those of the component at rest, then those of the state.
  init(_ properties: [LookProperty]) {
    for property in properties { read(property.value, property.name.lowercased()) }
  }

  private static let backgrounds: Set<String> = [
    "backgroundcolor", "background", "backgroundimage", "bg", "fill", "surface", "headerbackground",
  ]

  private mutating func read(_ given: Sample.Variant, _ name: String) {
    let words = name.filter { $0 != "-" && $0 != "_" }
    switch given.value {
    case .color(let color):
      if Self.backgrounds.contains(words) {
        (background, gradient) = (color, nil)
      } else if ["textcolor", "color", "text", "fg", "foreground", "foregroundcolor", "labelcolor"].contains(words) {
        text = color
        isPlainColor = words == "color"
      } else if let side = Self.side(words, of: "color") {
        sideColors[side] = color
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
    case .number(let number):
      if words == "opacity" { opacity = number }
      if words == "lineheight" { leading = number.trimmed(3) }
    case .fontFamily(let families): if words == "fontfamily" { family = families }
    case .fontWeight(let weight): if words == "fontweight" { self.weight = weight }
    case .gradient(let stops):
      if Self.backgrounds.contains(words), given.missing.isEmpty, !stops.isEmpty {
        gradient = given.course.css(stops)
      }
    case .duration, .cubicBezier, .strokeStyle, .transition, .spring, .haptic: break
    }
  }

  private static let sides: Set<String> = ["top", "right", "bottom", "left", "block", "inline"]

  // MARK: Lines

  /// Whether it is too narrow or too low for a letter, or the colour of one length alone: a caret, a divider, a guide.
  var isLine: Bool {
    guard type == nil, shadow.isEmpty else { return false }
    let extents = [side("width"), side("height")].compactMap(\.self)
    if text == nil || isPlainColor && background == nil, extents.contains(where: { $0 < Self.narrowest }) {
      return true
    }
    return isPlainColor && background == nil && whole == nil && edges.isEmpty && lengths.count == 1
      && (lengths["thickness"] != nil || lengths["strokewidth"] != nil)
  }

  private static let narrowest = 12.0

  /// The length of a line whose source gives only its thickness, in pixels.
  static let length = 96.0

  /// Whether a line is drawn with a length that its source does not give.
  var lacksLength: Bool { isLine && (side("width") == nil || side("height") == nil) }

  /// What it is filled with: of a line, its colour.
  var fill: Color? { background ?? (isLine ? text : nil) }

  private var lineSize: String {
    let thickness = (lengths["thickness"] ?? lengths["strokewidth"])?.css
    let length = "\(Self.length.px(0))"
    let width = (lengths["width"] ?? lengths["size"])?.css
    let height = (lengths["height"] ?? lengths["size"])?.css
    return "width:\(width ?? length);height:\(height ?? (width == nil ? thickness : nil) ?? length)"
  }

  /// The side that a property is of: `bottom` for `borderbottomcolor`.
  private static func side(_ words: String, of property: String) -> String? {
    let words = words.filter { $0 != "." }
    guard words.hasPrefix("border"), words.hasSuffix(property) else { return nil }
    let side = String(words.dropFirst(6).dropLast(property.count))
    return sides.contains(side) ? side : nil
  }

  /// The widths that are given for single sides.
  private var sideWidths: [String: Dimension] {
    var widths: [String: Dimension] = [:]
    for (name, length) in lengths { if let side = Self.side(name, of: "width") { widths[side] = length } }
    return widths
  }

  private var borderWidth: Dimension? {
    lengths["borderwidth"] ?? lengths["border.width"] ?? lengths["strokewidth"] ?? lengths["outlinewidth"]
  }

  /// The borders of single sides, those of a side's colour or width alone among them.
  private var edges: [(side: String, css: String)] {
    let widths = sideWidths
    return Self.sides.sorted().compactMap { side in
      if let own = borders[side] { return (side, "\(own.width.css) \(own.style.css) \(own.color.paint)") }
      guard let color = sideColors[side] ?? (widths[side] == nil ? nil : borderColor ?? border?.color) else {
        return nil
      }
      return (side, "\((widths[side] ?? borderWidth ?? border?.width)?.css ?? "1px") solid \(color.paint)")
    }
  }

  /// The border of all sides: none where a width is given for single ones alone.
  private var whole: String? {
    if let border { return "\(border.width.css) \(border.style.css) \(border.color.paint)" }
    guard let borderColor, borderWidth != nil || sideWidths.isEmpty else { return nil }
    return "\(borderWidth?.css ?? "1px") solid \(borderColor.paint)"
  }

  /// Whether a border is drawn with a width that the document does not give.
  var lacksBorderWidth: Bool {
    guard border == nil, borderWidth == nil else { return false }
    let widths = sideWidths
    return borderColor != nil && widths.isEmpty || sideColors.keys.contains { widths[$0] == nil }
  }

  /// What is drawn beside words, and above and below them, where no padding is given, in pixels.
  static let room = (beside: 16.0, above: 8.0)

  /// Whether words would touch the edges, because neither a padding nor a width is given.
  var lacksPadding: Bool {
    !isSmall && !isLine && side("width") == nil
      && !lengths.keys.contains { $0.hasPrefix("padding") || $0.hasPrefix("cellpadding") }
  }

  var hasBorder: Bool { whole != nil || !edges.isEmpty }

  /// The colour of its words, if it has any.
  var textOnIt: Color? { isLine ? nil : text }

  /// Whether it may be that what is called its text is none.
  var mayBePaint: Bool { isPlainColor && background == nil && type == nil }

  var fontSize: Double? { (lengths["fontsize"] ?? type?.fontSize)?.pixels }

  /// Between the letters of its words, in pixels.
  var letterSpacing: Double {
    guard let length = lengths["letterspacing"] ?? type?.letterSpacing else { return 0 }
    return length.unit == .em ? length.value * (fontSize ?? 17) : length.pixels
  }

  /// Whether its source says nothing of the type of its words.
  var lacksType: Bool { type == nil && lengths["fontsize"] == nil && hasWords }

  /// Whether it says something of their type, and not how large they are.
  var lacksSize: Bool { lacksType && (family != nil || weight != nil || leading != nil) }

  /// Whether words stand on it whose colour its source does not give, so that none are drawn.
  var lacksText: Bool { text == nil && !isLine && !isSmall }

  private var hasWords: Bool { text != nil && !isLine && !isSmall }

  /// Whether it is too low for two lines of its words.
  var isOneLine: Bool { side("height").map { $0 < 2.4 * (fontSize ?? 17) } ?? false }

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

  /// The fields of type that are given by themselves, as CSS.
  private var fields: [String] {
    [
      lengths["fontsize"].map { "font-size:\($0.css)" }, weight.map { "font-weight:\($0.value.trimmed(0))" },
      family.map { "font-family:\(FontStack.css($0))" },
      (leading ?? lengths["lineheight"]?.css).map { "line-height:\($0)" },
      lengths["letterspacing"].map { "letter-spacing:\($0.css)" },
    ].compactMap(\.self)
  }

  var css: String {
    var css = ["box-sizing:border-box;display:flex;align-items:center;justify-content:center;max-width:100%"]
    if let paint = gradient ?? fill?.paint { css.append("background:\(paint)") }
    if let text {
      css.append("color:\(text.paint)")
    } else {
      css.append("color:transparent")
    }
    if let type { css.append(TypeMetrics(.typography(type), missing: [])?.css ?? "") }
    css += fields
    if let radius = lengths["rounded"] ?? lengths["borderradius"] ?? lengths["radius"] ?? lengths["cornerradius"] {
      css.append("border-radius:\(radius.css)")
    }
    if let whole { css.append("border:\(whole)") }
    for (side, border) in edges { css.append("border-\(side):\(border)") }
    if let padding = lengths["padding"] ?? lengths["cellpadding"] { css.append("padding:\(padding.css)") }
    if lacksPadding {
      let above = side("height") == nil ? Self.room.above : 0
      css.append("padding:\(above.px(0)) \(Self.room.beside.px(0))")
    }
    for side in ["block", "inline", "top", "right", "bottom", "left"] {
      if let length = lengths["padding.\(side)"] ?? lengths["cellpadding.\(side)"] ?? lengths["padding\(side)"] {
        css.append("padding-\(side):\(length.css)")
      }
    }
    if isLine { css.append(lineSize) }
    for (property, name) in [
      ("height", "height"), ("width", "width"), ("min-height", "minheight"), ("min-width", "minwidth"),
    ] {
      if isLine, name == "height" || name == "width" { continue }
      let size = name == "height" || name == "width" ? lengths[name] ?? lengths["size"] : lengths[name]
      if let size { css.append("\(property):\(size.css)") }
    }
    if !shadow.isEmpty { css.append("box-shadow:\(shadow.paint)") }
    if let opacity { css.append("opacity:\(opacity.trimmed(3))") }
    return css.filter { !$0.isEmpty }.joined(separator: ";")
  }
}
