import Printing

/// Names that say what of a thing is given and not of which thing: `Padding`, `Corner radius`, `Background`.
enum GenericName {
  /// Whether a name is one of them, alone or before a comma or a number: `Padding, top`, `Padding 16`.
  static func matches(_ name: String) -> Bool {
    guard let last = name.utf8.last, name.utf8.count <= longest || last.isDigit || name.utf8.contains(0x2C) else {
      return false
    }
    var text = name[...]
    if let comma = text.firstIndex(of: ",") { text = text[..<comma] }
    while let last = text.last, last.isNumber || last == "." || last == "\u{2013}" || last == " " { text.removeLast() }
    let words = text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0.lowercased }
    return names.contains(String(decoding: words, as: UTF8.self))
  }

  /// Whether a name only says how a colour is written: `HEX`, `HSL (CSS)`.
  static func isNotation(_ name: String) -> Bool {
    let text = name.prefix { $0 != "(" }
    return text.utf8.count <= longest && notations.contains(String(text.trimmed).lowercased())
  }

  private static let notations: Set<String> = [
    "hex", "hex code", "hex value", "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "css", "web",
    "value", "code", "color code",
  ]

  private static let longest = 20

  private static let names: Set<String> = [
    "padding", "inner padding", "vertical padding", "horizontal padding", "margin", "margins", "gap", "spacing",
    "padding top", "padding bottom", "padding left", "padding right", "margin top", "margin bottom", "margin left",
    "margin right",
    "radius", "border radius", "corner radius", "corners", "font", "font size", "font weight", "font family",
    "font stack", "family", "weight", "text",
    "text size", "text color",
    "color", "colour", "background", "background color", "bg", "fill", "border", "border color", "border width",
    "stroke", "stroke width", "outline", "hover", "hover background", "active", "focus", "pressed", "disabled",
    "height", "min height",
    "max height", "width", "min width", "max width", "size", "icon", "icon size", "shadow", "box shadow", "opacity",
    "transition", "duration", "animation", "touch target", "tap target", "hit area", "hit target", "minimum",
    "light", "dark",
  ]
}
