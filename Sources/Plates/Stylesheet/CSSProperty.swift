/// The values that a property of a preview accepts besides tokens.
package struct CSSProperty {
  enum Words {
    /// Any keyword; browsers ignore unknown ones.
    case any
    /// Any keyword except the names of colours.
    case anyButColors
    /// Only `inherit`, `initial`, `unset` and `normal`; other words belong to the type scale.
    case neutral
    case only(Set<String>)
  }

  let words: Words
  /// Whether unitless numbers need no token here, because they are factors, shares or orders.
  let takesNumbers: Bool
  /// Whether it accepts the names of grid areas.
  let takesStrings: Bool

  private init(_ words: Words, numbers: Bool = false, strings: Bool = false) {
    self.words = words
    takesNumbers = numbers
    takesStrings = strings
  }

  /// Nil for a property that is not allowed in a preview.
  static func named(_ name: String) -> CSSProperty? { all[name] }

  package static var names: [String] { all.keys.sorted() }

  private static let all: [String: CSSProperty] = {
    var all: [String: CSSProperty] = [:]
    for name in layout { all[name] = CSSProperty(.any) }
    for name in lengths { all[name] = CSSProperty(.any) }
    for name in colors { all[name] = CSSProperty(.anyButColors) }
    for name in counted { all[name] = CSSProperty(.any, numbers: true) }
    for name in ["font", "font-family", "font-size", "font-weight"] { all[name] = CSSProperty(.neutral) }
    all["position"] = CSSProperty(.only(["static", "relative", "absolute"]))
    all["grid-template-areas"] = CSSProperty(.any, strings: true)
    all["grid-template"] = CSSProperty(.any, numbers: true, strings: true)
    return all
  }()

  private static let layout = [
    "align-content", "align-items", "align-self", "appearance", "background-attachment", "background-clip",
    "background-origin", "background-repeat", "border-block-style", "border-bottom-style", "border-collapse",
    "border-inline-style", "border-left-style", "border-right-style", "border-style", "border-top-style", "box-sizing",
    "direction", "display", "flex-direction", "flex-flow", "flex-wrap", "font-feature-settings", "font-style",
    "font-variant-numeric", "grid-auto-flow", "isolation", "justify-content", "justify-items", "justify-self",
    "list-style", "list-style-position", "list-style-type", "mix-blend-mode", "outline-style", "overflow",
    "overflow-wrap", "overflow-x", "overflow-y", "place-content", "place-items", "place-self", "table-layout",
    "text-align", "text-decoration-line", "text-decoration-style", "text-overflow", "text-transform", "text-wrap",
    "transform-box", "vertical-align", "visibility", "white-space", "word-break", "writing-mode",
  ]

  private static let lengths = [
    "background-position", "background-size", "block-size", "border-bottom-left-radius", "border-bottom-right-radius",
    "border-bottom-width", "border-left-width", "border-radius", "border-right-width", "border-spacing",
    "border-top-left-radius", "border-top-right-radius", "border-top-width", "border-width", "bottom", "column-gap",
    "filter", "backdrop-filter", "flex-basis", "gap", "height", "inline-size", "inset", "inset-block", "inset-inline",
    "left", "letter-spacing", "margin", "margin-block", "margin-bottom", "margin-inline", "margin-left", "margin-right",
    "margin-top", "max-block-size", "max-height", "max-inline-size", "max-width", "min-block-size", "min-height",
    "min-inline-size", "min-width", "outline-offset", "outline-width", "padding", "padding-block", "padding-bottom",
    "padding-inline", "padding-left", "padding-right", "padding-top", "right", "row-gap", "text-indent",
    "text-underline-offset", "top", "transform-origin", "translate", "width", "word-spacing",
  ]

  private static let colors = [
    "accent-color", "background", "background-color", "background-image", "border", "border-block", "border-bottom",
    "border-bottom-color", "border-color", "border-inline", "border-left", "border-left-color", "border-right",
    "border-right-color", "border-top", "border-top-color", "box-shadow", "caret-color", "color", "outline",
    "outline-color", "text-decoration", "text-decoration-color", "text-shadow",
  ]

  private static let counted = [
    "aspect-ratio", "flex", "flex-grow", "flex-shrink", "grid", "grid-area", "grid-auto-columns", "grid-auto-rows",
    "grid-column", "grid-column-end", "grid-column-start", "grid-row", "grid-row-end", "grid-row-start",
    "grid-template-columns", "grid-template-rows", "line-height", "opacity", "order", "rotate", "scale", "transform",
    "z-index",
  ]
}
