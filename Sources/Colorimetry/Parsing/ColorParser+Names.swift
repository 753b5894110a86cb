extension ColorParser {
  /// The colour of a lower-case name.
  func named(_ name: String) throws(ColorSyntaxError) -> Color {
    if let rgb = NamedColors.all[name] { return Color(rgb: rgb) }
    if name == "transparent" { return Color(rgb: 0, alpha: 0) }
    throw unknownName(name)
  }

  private func unknownName(_ name: String) -> ColorSyntaxError {
    if name == "currentcolor" {
      return error("currentcolor has no value outside a style sheet", fix: "write the colour it stands for")
    }
    if NotColors.wideKeywords.contains(name) {
      return error("\(name) is a CSS-wide keyword and has no colour of its own", fix: "write a colour")
    }
    if NotColors.systemColors.contains(name) {
      return error("\(name) is a system colour, which every device chooses for itself", fix: "write a colour")
    }
    if name == "none" { return error("none is one channel without a value, not a colour", fix: "write transparent") }
    if ColorFunctions.names.contains(name) {
      return error("\(name) is a function", fix: "write \(name)( with the parenthesis right after the name")
    }
    if let missingSign = wrongHexWithoutSign { return missingSign }
    return ColorSyntaxError(unknown: name, at: scanner.start)
  }

  /// The error for a function that is not in CSS Color 4.
  func unknownFunction(_ name: String) -> ColorSyntaxError {
    switch name {
    case "var", "env", "attr", "if":
      error("\(name)() has no value outside a style sheet", fix: "write the colour it stands for")
    case "light-dark", "contrast-color", "device-cmyk", "alpha", "color-layers":
      error("\(name)() is not part of CSS Color 4 and is not computed", fix: "write the colour it comes to")
    case "hwba", "laba", "lcha", "oklaba", "oklcha":
      error("\(name)() does not exist", fix: "write \(name.dropLast())(… / alpha)")
    case "hsv", "hsb", "cmyk", "hsva":
      error("\(name)() is not a CSS colour function", fix: "write it as rgb(), hsl() or oklch()")
    default: error("\(name)() is not a colour function")
    }
  }
}

extension Color {
  /// The colour that CSS has for a word; nil where it has none. Other than reading it as CSS, this makes no error.
  package init?(name: String) {
    guard let rgb = NamedColors.all[name.lowercased()] else { return nil }
    self.init(rgb: rgb)
  }
}

/// Names allowed in place of a colour that have no fixed colour.
enum NotColors {
  /// Source: CSS Cascade 5, section 7.3.
  static let wideKeywords: Set<String> = ["inherit", "initial", "unset", "revert", "revert-layer", "revert-rule"]

  /// Source: CSS Color 4, #css-system-colors and #deprecated-system-colors.
  static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
    "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
    "selecteditemtext", "visitedtext", "activeborder", "activecaption", "appworkspace", "background",
    "buttonhighlight", "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface",
    "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
  ]
}
