import Printing

/// Names that say what of a thing is given and not of which thing: `Padding`, `Corner radius`, `Background`.
package enum GenericName {
  /// Whether a name is one of them, alone or before a comma or a number: `Padding, top`, `Padding 16`.
  package static func matches(_ name: String) -> Bool {
    guard let last = name.utf8.last,
      name.utf8.count <= longest || last.isDigit || name.utf8.contains(0x2C) || last == UInt8(ascii: ")")
    else { return false }
    var text = name[...]
    // `颜色 (Color)`
    if last == UInt8(ascii: ")"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let inner = text[text.index(after: open)...].dropLast()
      return inner.utf8.count <= longest && !text[..<open].trimmed.isEmpty && matches(String(inner.trimmed))
        && matches(String(text[..<open].trimmed))
    }
    if let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) { text = text[..<comma] }
    // Nearly every name ends in a letter of ASCII, where no character has to be looked at.
    while let end = text.utf8.last, !end.isLetter, let last = text.last,
      last.isNumber || last == "." || last == "\u{2013}" || last == " "
    {
      text.removeLast()
    }
    let words = text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0.lowercased }
    let plain = String(decoding: words, as: UTF8.self)
    return names.contains(plain) || namesElsewhere.contains(plain)
  }

  /// Whether a name only says how a colour is written: `HEX`, `HSL (CSS)`.
  package static func isNotation(_ name: String) -> Bool {
    let text = name[..<(name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex)]
    return text.utf8.count <= longest && notations.contains(String(text.trimmed).lowercased())
  }

  private static let notations: Set<String> = [
    "hex", "hex code", "hex value", "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "css", "web",
    "value", "code", "color code", "wert", "hex-wert", "valeur", "valor", "valore", "waarde", "值", "値", "값",
  ]

  private static let longest = 24

  /// The same in other languages.
  private static let namesElsewhere: Set<String> = [
    "hintergrund", "rahmen", "farbe", "schrift", "textfarbe", "hintergrundfarbe", "fond", "texte", "bordure", "couleur",
    "fondo", "texto", "borde", "fundo", "borda", "cor", "sfondo", "testo", "bordo", "colore", "achtergrond", "tekst",
    "rand", "kleur", "背景", "背景色", "背景颜色", "文字", "文字色", "文字颜色", "文本", "颜色", "色", "边框", "边框色", "描边",
    "圆角", "内边距", "外边距", "间距", "字体", "字号", "字重", "阴影", "テキスト", "テキスト色", "枠線", "ボーダー", "角丸", "余白",
    "影", "カラー", "배경", "배경색", "텍스트", "색상", "테두리", "サイズ", "高さ", "幅", "パディング", "フォントサイズ",
    "プレースホルダー", "尺寸", "高度", "宽度", "크기", "높이", "너비", "größe", "höhe", "breite", "taille", "hauteur",
    "largeur", "família", "familia", "famille", "schriftfamilie", "tamaño", "altura", "ancho", "tamanho", "largura",
  ]

  private static let names: Set<String> = [
    "padding", "inner padding", "vertical padding", "horizontal padding", "margin", "margins", "gap", "spacing",
    "padding top", "padding bottom", "padding left", "padding right", "margin top", "margin bottom", "margin left",
    "margin right",
    "radius", "border radius", "corner radius", "corners", "shape", "font", "font size", "font weight", "font family",
    "font stack", "family", "weight", "text",
    "text size", "text color",
    "color", "colour", "background", "background color", "bg", "fill", "border", "border color", "border width",
    "stroke", "stroke width", "outline", "hover", "hover background", "active", "focus", "pressed", "disabled",
    "height", "overall height", "total height", "overall width", "min height",
    "max height", "width", "min width", "max width", "size", "icon", "icon size", "shadow", "box shadow", "opacity",
    "transition", "transition duration", "transition easing", "duration", "animation", "animation duration",
    "animation easing", "easing", "touch target", "tap target", "hit area", "hit target", "minimum",
    "light", "dark",
  ]
}
