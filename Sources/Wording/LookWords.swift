import Printing

/// The words by which descriptions of components say what of one they give, and which of them speak of more than a
/// drawing of it has.
package enum LookWords {
  /// What of a component a value is for.
  package enum Role: Hashable {
    case background, text, border
    case padding, radius, height, width, size, borderWidth
    case type, fontSize, weight, family, leading, tracking
    case shadow, opacity
    /// A part or a behaviour that is not drawn with the component: its icon, its transition.
    case aside
  }

  /// The roles of the words of a label or a clause; those of a thing beside the component come alone.
  package static func roles(_ words: [String]) -> Set<Role> {
    if words.contains(where: asides.contains), !words.contains(where: wholes.contains) { return [.aside] }
    if let pair = zip(words, words.dropFirst()).lazy.compactMap({ pairs["\($0) \($1)"] }).first { return [pair] }
    var found: Set<Role> = []
    for word in words {
      if let role = single[word] { found.insert(role) }
    }
    // `text size`, `font weight`, `border width`
    if !found.isDisjoint(with: [.text, .type]), let field = words.lazy.compactMap({ fields[$0] }).first {
      return [field]
    }
    if found.contains(.border), words.contains("width") || words.contains("thickness") { return [.borderWidth] }
    if found.contains(.radius) { found.remove(.border) }
    if found.isEmpty, words.contains(where: colors.contains) { return [.text] }
    if found.count > 1, found.contains(.size) { found.remove(.size) }
    return found
  }

  /// The roles of a label whose parts a slash, a plus or `and` joins: `Text & border`, `Text + icon`.
  package static func roles(ofLabel label: String) -> Set<Role> {
    let parts = label.split { "/+&,＋／".contains($0) }.flatMap { $0.split(separator: " and ") }
    var found: Set<Role> = []
    for part in parts { found.formUnion(roles(words(String(part)))) }
    if found.count > 1 { found.remove(.aside) }
    return found
  }

  /// The words of a name as the tables of names have them: without accents, in small letters, in one spelling.
  package static func words(_ text: String) -> [String] {
    NameWords(text).words.map { word in word.utf8.contains { $0 >= 0x80 } ? word.lowercased() : word }
  }

  /// Words with blanks between them, each as `words` reads it.
  package static func set(_ spellings: String) -> Set<String> { Set(spellings.split(separator: " ").map(key)) }

  private static func key(_ spelling: some StringProtocol) -> String { words(String(spelling)).joined(separator: " ") }

  private static func table(_ roles: [(Role, String)]) -> [String: Role] {
    var table: [String: Role] = [:]
    for (role, words) in roles {
      for word in words.split(separator: " ") { table[key(word)] = role }
    }
    return table
  }

  static let single = table([
    (
      .background,
      "background backgrounds bg fill surface container backgroundcolor hintergrund füllung fond fondo fundo sfondo "
        + "achtergrond tło relleno riempimento preenchimento фон 背景 背景色 背景颜色 배경 배경색"
    ),
    (
      .text,
      "text foreground fg content label textcolor schrift textfarbe texte texto testo tekst tekstkleur текст 文字 文字色 "
        + "文字颜色 文本 テキスト テキスト色 텍스트"
    ),
    (
      .border,
      "border borders outline stroke bordercolor rahmen bordure contour borde borda bordo rand obramowanie граница рамка "
        + "枠線 ボーダー 边框 描边 테두리"
    ),
    (.borderWidth, "borderwidth strokewidth"),
    (.padding, "padding paddings innenabstand 内边距 パディング 패딩"),
    (
      .radius,
      "radius radii rounding corner corners rounded borderradius cornerradius shape radio raio raggio rayon arrondi eckenradius "
        + "圆角 角丸 모서리"
    ),
    (.height, "height tall minheight höhe hauteur altura altezza hoogte 高さ 高度 높이"),
    (.width, "width wide minwidth maxwidth breite largeur ancho largura larghezza breedte 幅 宽度 너비"),
    (.size, "size dimensions diameter größe taille tamaño tamanho dimensione サイズ 尺寸 크기"),
    (.type, "font type typography typeface fonts typo fuente police tipografia tipografía schriftart 字体 フォント 글꼴"),
    (.fontSize, "fontsize textsize フォントサイズ 字号"),
    (.weight, "weight fontweight 字重"),
    (.family, "fontfamily family"),
    (.leading, "lineheight 行高"),
    (.tracking, "letterspacing tracking kerning"),
    (.shadow, "shadow shadows boxshadow elevation schatten ombre sombra ombra schaduw 阴影 影 그림자"),
    (.opacity, "opacity deckkraft opacité opacidad opacidade opacità alpha 不透明度 투명도"),
  ])

  static let fields: [String: Role] = [
    "size": .fontSize, "weight": .weight, "family": .family, "stack": .family,
  ]

  /// Words that say one thing together.
  static let pairs: [String: Role] = [
    "line height": .leading, "letter spacing": .tracking, "font size": .fontSize, "font weight": .weight,
    "font family": .family, "text size": .fontSize, "text style": .type, "text transform": .type,
    "border radius": .radius, "corner radius": .radius, "border width": .borderWidth, "stroke width": .borderWidth,
    "drop shadow": .shadow, "box shadow": .shadow, "max width": .aside, "max height": .aside, "text shadow": .aside,
    "inner shadow": .shadow, "border color": .border, "text color": .text, "font color": .text,
    "background color": .background, "outline offset": .aside, "touch target": .aside, "tap target": .aside,
    "hit area": .aside, "hit target": .aside, "z index": .aside,
  ]

  static let colors = set("color farbe couleur cor colore kleur kolor цвет 颜色 色 カラー 색상")

  /// What is beside a component, moves it or is said of its use.
  static let asides = parts.union(
    set(
      "glyphs hint description supporting scrim backdrop transition transitions animation motion duration "
        + "easing timing haptic haptics sound cursor use usage used uses note notes purpose behavior behaviour "
        + "interaction gesture gestures layout placement position positioning composition anatomy margin "
        + "margins gap gaps target targets accessibility a11y aria wcag contrast example examples token tokens "
        + "class classes css scale transform zindex selector alignment align truncation overflow when where "
        + "ripple swipe rendered inset insets columns breakpoint variant variants sizes role rule rules leading "
        + "trailing source import props icono icône ícone icona 图标 アイコン 아이콘"))

  /// Those among them that are seen beside the words of a component.
  package static let parts = set(
    "icon icons glyph chevron arrow caret spinner indicator dot avatar thumbnail image photo logo "
      + "illustration placeholder helper caption subtitle divider separator")

  /// Words of the component itself beside which those are no more than a joined part: `Text + icon`.
  static let wholes: Set = ["padding", "radius", "height"]

  // MARK: States

  /// The state that a word names; empty for rest.
  package static let states: [String: String] = {
    var states = Dictionary(uniqueKeysWithValues: StateWords.ofControls.map { ($0, $0) })
    for word in ["default", "enabled", "rest", "resting", "normal", "idle", "state", "visible"] { states[word] = "" }
    for word in ["error", "loading", "invalid", "readonly", "inactive", "unselected"] { states[word] = word }
    return states
  }()

  /// The state that a name says and nothing else: empty for rest; nil for any other name.
  package static func state(_ name: String) -> String? {
    let words = words(name)
    guard !words.isEmpty, words.count <= 2 else { return nil }
    let found = words.compactMap { states[$0] }
    return found.count == words.count ? found.first { !$0.isEmpty } ?? "" : nil
  }

  // MARK: Doubt

  // The words of a clause as they are written, in small letters: `line-through` and `透明` are one each.

  /// Words that hold a thing against another or leave some of it open.
  package static let relative: Set = [
    "same", "as", "like", "match", "matches", "matching", "inherit", "inherits", "inherited", "except", "unless",
    "instead", "varies", "depends", "depending", "currentcolor", "wie", "comme", "como", "come",
  ]

  /// Ways of looking that a word names and no figure gives: `underline`, `ring`, `dashed`.
  package static let effects: Set = [
    "underline", "underlined", "italic", "ring", "rings", "glow", "glows", "blur", "blurred", "brightness", "gradient",
    "inset", "dashed", "dotted", "double", "strikethrough", "line-through", "overlay", "invert", "inverted", "saturate",
    "grayscale", "halo", "striped", "hatched", "skeleton", "shimmer", "embossed", "mask",
  ]

  /// How much of one, which says something only without a figure beside it.
  package static let degrees: Set = [
    "darken", "darkens", "darker", "lighten", "lightens", "lighter", "tint", "tinted", "translucent", "reduced",
    "dimmed", "muted", "faded", "subtle", "soft", "glass", "frosted", "transparency", "opaque", "outlined", "elevated",
    "lift", "lifted", "semi-transparent", "bolder", "thicker", "brighter",
  ]

  /// Words that say that there is none of what follows or is before them.
  package static let none = Negations.spellings(of: [.no, .without]).union(["sans", "sin", "なし", "无"])
  /// What a line is called that gives properties of several kinds.
  package static let neutral = set(
    "spacing specs style styles styling visual visuals appearance look states base and")
  package static let clear: Set = ["transparent", "none", "clear", "透明"]
  /// A radius that is more than half of any height, in pixels, as stylesheets write it.
  package static let pill = 9999.0
  package static let pills: Set = ["pill", "capsule", "stadium", "fully"]
  /// Words for sides, and which side of a drawing, whose text runs from left to right, each is.
  package static let sides = [
    "top": "top", "upper": "top", "bottom": "bottom", "lower": "bottom", "left": "left", "leading": "left",
    "start": "left", "right": "right", "trailing": "right", "end": "right",
  ]
  package static let alternatives: Set = ["or", "oder", "ou"]
  package static let capitals: Set = ["uppercase", "caps", "all-caps", "capitals"]
}
