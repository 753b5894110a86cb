import Testing

/// Format Module 2025.10, sections 8 and 9: the shape of every type's value.
@Suite struct TypeConformanceTests {
  @Test(arguments: single + lines + layers + type) func followsTheTypes(_ row: Case) { row.check() }

  private static let px = Sample.px
  private static let ms = Sample.ms
  private static let black = Sample.black

  /// A row for one token `t`.
  private static func row(_ section: String, _ type: String, _ value: String, _ rules: String..., keeps: Bool? = nil)
    -> Case
  {
    let plain = value.count > 60 ? value.prefix(60) + "…" : value[...]
    return Case(
      section, "\(type) \(plain)", Sample.token(type, value), rules, kept: keeps ?? rules.isEmpty ? ["t"] : [])
  }

  private static let single: [Case] = [
    row("8.2", "dimension", ##"{"value": 0.5, "unit": "rem"}"##),
    row("8.2", "dimension", ##"{"value": -1e2, "unit": "px"}"##),
    row("8.2", "dimension", ##"↓{"unit": "px"}"##, "missing-key"),
    row("8.2", "dimension", ##"↓{"value": 0}"##, "missing-unit", keeps: true),
    row("8.2", "dimension", ##"{"value": ↓"a", "unit": "px"}"##, "invalid-value"),
    row("8.2", "dimension", ##"{"value": ↓null, "unit": "px"}"##, "null-value"),
    row("8.2", "dimension", ##"{"value": 1, "unit": ↓"furlong"}"##, "unknown-unit"),
    row("8.2", "dimension", ##"{"value": 1, "unit": ↓"PX"}"##, "unknown-unit", keeps: true),
    row("8.2", "dimension", ##"{"value": 1, "unit": ↓1}"##, "invalid-value"),
    row("8.2", "dimension", ##"{"value": 1, "unit": "px", ↓"x": 1}"##, "unknown-key", keeps: true),
    row("8.2", "dimension", "↓[]", "invalid-value"),
    row("8.3", "fontFamily", ##""Inter""##),
    row("8.3", "fontFamily", ##"["Inter", "sans-serif"]"##),
    row("8.3", "fontFamily", "↓[]", "invalid-value"),
    row("8.3", "fontFamily", ##"["Inter", ↓1]"##, "invalid-value"),
    row("8.3", "fontFamily", "↓true", "invalid-value"),
    row("8.4", "fontWeight", "1"),
    row("8.4", "fontWeight", "1000"),
    row("8.4", "fontWeight", "350.5"),
    row("8.4", "fontWeight", ##""extra-black""##),
    row("8.4", "fontWeight", "↓0", "invalid-value"),
    row("8.4", "fontWeight", "↓1000.5", "invalid-value"),
    row("8.4", "fontWeight", ##"↓"heavyish""##, "invalid-value"),
    row("8.4", "fontWeight", ##"↓"Bold""##, "string-value", keeps: true),
    row("8.5", "duration", ##"{"value": 1.5, "unit": "s"}"##),
    row("8.5", "duration", ##"↓{"value": 0}"##, "missing-unit"),
    row("8.5", "duration", ##"{"value": 1, "unit": ↓"min"}"##, "unknown-unit"),
    row("8.5", "duration", "↓200", "invalid-value"),
    row("8.6", "cubicBezier", "[0.3, -1, 0.7, 2.5]"),
    row("8.6", "cubicBezier", "↓[0, 0, 1]", "invalid-value"),
    row("8.6", "cubicBezier", "[↓-0.1, 0, 1, 1]", "invalid-value"),
    row("8.6", "cubicBezier", "[0, 0, ↓1.1, 1]", "invalid-value"),
    row("8.6", "cubicBezier", ##"[0, ↓"a", 1, 1]"##, "invalid-value"),
    row("8.7", "number", "-2.5"),
    row("8.7", "number", "↓true", "invalid-value"),
    row("8.7", "number", ##"↓{"value": 1}"##, "invalid-value"),
  ]

  private static let lines: [Case] = [
    row("9.3.1", "strokeStyle", ##""groove""##),
    row("9.3.1", "strokeStyle", ##"↓"dash""##, "invalid-value"),
    row("9.3.2", "strokeStyle", ##"{"dashArray": [\##(px), \##(px)], "lineCap": "butt"}"##),
    row("9.3.2", "strokeStyle", ##"↓{"dashArray": [\##(px)]}"##, "missing-key"),
    row("9.3.2", "strokeStyle", ##"{"dashArray": [\##(px)], "lineCap": ↓"Round"}"##, "invalid-value"),
    row("9.3.2", "strokeStyle", ##"{"dashArray": ↓[], "lineCap": "round"}"##, "invalid-value"),
    row("9.3.2", "strokeStyle", ##"{"dashArray": [↓true], "lineCap": "round"}"##, "invalid-value"),
    row("9.4", "border", ##"{"color": \##(black), "width": \##(px), "style": "solid"}"##),
    row("9.4", "border", ##"↓{"color": \##(black), "width": \##(px)}"##, "missing-key"),
    row(
      "9.4", "border", ##"{"color": \##(black), "width": \##(px), "style": "solid", ↓"radius": 1}"##, "unknown-key",
      keeps: true),
    row("9.4", "border", ##"{"color": ↓1, "width": \##(px), "style": ↓2}"##, "invalid-value", "invalid-value"),
    row("9.5", "transition", ##"{"duration": \##(ms), "delay": \##(ms), "timingFunction": [0, 0, 1, 1]}"##),
    row("9.5", "transition", ##"↓{"duration": \##(ms), "delay": \##(ms)}"##, "missing-key"),
    row("9.5", "transition", ##"↓{"duration": \##(ms), "timingFunction": [0, 0, 1, 1]}"##, "missing-key", keeps: true),
  ]

  private static let parts =
    ##""color": \##(black), "offsetX": \##(px), "offsetY": \##(px), "blur": \##(px), "spread": \##(px)"##

  private static let layers: [Case] = [
    row("9.6", "shadow", "{\(parts)}"),
    row("9.6", "shadow", "[{\(parts)}, {\(parts), \"inset\": true}]"),
    row("9.6", "shadow", "{\(parts), \"inset\": ↓\"true\"}", "invalid-value"),
    row("9.6", "shadow", "{\(parts), ↓\"glow\": 1}", "unknown-key", keeps: true),
    row("9.6", "shadow", ##"↓{"color": \##(black)}"##, "missing-key"),
    row("9.6", "shadow", "↓[]", "invalid-value"),
    row("9.6", "shadow", "[↓[]]", "invalid-value"),
    row("9.7", "gradient", ##"[{"color": \##(black), "position": 0}, {"color": \##(black), "position": 1}]"##),
    row("9.7", "gradient", ##"[{"color": \##(black), "position": ↓42}]"##, "position-out-of-range", keeps: true),
    row("9.7", "gradient", ##"[{"color": \##(black), "position": ↓-99}]"##, "position-out-of-range", keeps: true),
    row("9.7", "gradient", ##"[↓{"color": \##(black)}]"##, "missing-key"),
    row("9.7", "gradient", "↓[]", "invalid-value"),
    row("9.7", "gradient", ##"↓{"color": \##(black), "position": 0}"##, "invalid-value"),
    Case(
      "9.1", "an element that is a reference counts as one",
      ##"{"$type": "shadow", "a": {"$value": [{\##(parts)}]}, "b": {"$value": ["{a}", {\##(parts)}]}, "c": {"$value": [↓"{b}"]}}"##,
      ["nested-list"], kept: ["a", "b", "c"]),
    Case(
      "9.1", "a sub-value's reference has exactly its type",
      ##"{"n": {"$type": "number", "$value": 1}, "b": {"$type": "border", "$value": {"color": ↓"{n}", "width": \##(px), "style": "solid"}}}"##,
      ["wrong-type"], kept: ["n"]),
    Case(
      "9.1", "every sub-value may be a reference",
      ##"{"c": {"$type": "color", "$value": \##(black)}, "w": {"$type": "dimension", "$value": \##(px)}, "s": {"$type": "strokeStyle", "$value": "solid"}, "b": {"$type": "border", "$value": {"color": "{c}", "width": {"$ref": "#/w"}, "style": {"$ref": "#/s/$value"}}}}"##,
      kept: ["c", "w", "s", "b"]),
  ]

  private static let type: [Case] = [
    row(
      "9.8", "typography",
      ##"{"fontFamily": ["A"], "fontSize": \##(px), "fontWeight": 400, "letterSpacing": \##(px), "lineHeight": 1.2}"##),
    row(
      "9.8", "typography", ##"↓{"fontFamily": "A", "fontSize": \##(px), "fontWeight": 400, "lineHeight": 1.2}"##,
      "missing-key", keeps: true),
    row("9.8", "typography", ##"↓{"fontFamily": "A", "fontSize": \##(px)}"##, "missing-key"),
    row(
      "9.8", "typography",
      ##"{"fontFamily": "A", "fontSize": \##(px), "fontWeight": 400, "letterSpacing": \##(px), "lineHeight": 1.2, ↓"textCase": "none"}"##,
      "unknown-key", keeps: true),
    row("–", "spring", ##"{"stiffness": 200, "damping": 18}"##),
    row("–", "spring", ##"{"stiffness": 200, "damping": 18, "mass": 2, "velocity": 1}"##),
    row("–", "spring", ##"{"response": 0.5, "dampingFraction": 0.8}"##),
    row("–", "spring", ##"{"duration": 0.5, "bounce": 0.3}"##),
    row("–", "spring", ##"{"stiffness": 200, "dampingRatio": 0.8}"##),
    row("–", "spring", ##"{"tension": 40, "friction": 7}"##),
    row("–", "spring", ##"{"damping": 18}"##),
    row("–", "spring", "↓{}", "missing-key"),
    row("–", "spring", ##"↓{"stiffness": 200, "bounce": 0.3}"##, "invalid-value"),
    row("–", "spring", ##"↓{"stiffness": -1, "damping": 3}"##, "invalid-value"),
    row("–", "spring", ##"{"stiffness": ↓"x", "damping": 3}"##, "invalid-value"),
    row("–", "haptic", ##"{"ios": "impact.medium", "android": "EFFECT_CLICK"}"##),
    row("–", "haptic", ##"{"ios": ↓"impact.strong"}"##, "unknown-haptic", keeps: true),
    row("–", "haptic", ##"{↓"iOS": "selection"}"##, "unknown-haptic", keeps: true),
    row("–", "haptic", ##"{"ios": ↓1}"##, "invalid-value"),
    row("–", "haptic", "↓{}", "invalid-value"),
  ]
}
