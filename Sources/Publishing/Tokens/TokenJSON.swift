import Colorimetry
import Guide
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// The resolved tokens of a theme as JSON: `{"version": 1, "system", "theme", "tokens": [{"path", "type", "value", …}]}`,
/// in the author's order. A value has the form of the DTCG format, every alias in it resolved; `text` is the same in
/// words, and `css` is there where CSS has such a value. `notGiven` lists the fields that the source leaves out: they are
/// left out of the value too, which is null if it is not given at all.
enum TokenJSON {
  static let version = 1

  static func print(_ file: ThemeFile, into out: inout ByteBuffer) {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", version)
      json.member("system", file.system.settings.name)
      json.member("theme", file.theme.name)
      json.array("tokens") { json in
        for token in file.theme.tokens.tokens { json.object { json in members(of: token, &json) } }
      }
    }
    out.put(plain: json.text)
    out.put("\n")
  }

  /// The facts of a token, for an object that may have others.
  static func members(of token: Token, _ json: inout JSONWriter) {
    json.member("path", token.path.description)
    json.member("type", token.type.rawValue)
    json.key("value")
    json.onOneLine { value(of: token, &$0) }
    json.member("text", TokenText.short(token))
    if let css = TokenProperties.givenCSS(of: token) { json.member("css", css) }
    if !token.aliases.isEmpty {
      json.array("aliases") { json in for alias in token.aliases { json.string(alias.description) } }
    }
    let missing = token.notGiven
    if !missing.isEmpty { json.array("notGiven") { json in for field in missing { json.string(field) } } }
    if let description = token.description { json.member("description", description) }
    switch token.deprecation {
    case .deprecated(let reason)?:
      if let reason { json.member("deprecated", reason) } else { json.member("deprecated", true) }
    case nil: break
    }
  }

  // MARK: Values

  /// Source: Design Tokens Format Module 2025.10, sections 8 and 9; springs and haptics as Specimen reads them.
  private static func value(of token: Token, _ json: inout JSONWriter) {
    let missing = token.notGiven
    if missing.contains("value") { return json.null() }
    switch token.value {
    case .color(let color): self.color(color, missing: missing, &json)
    case .dimension(let length): self.length(length, &json)
    case .fontFamily(let families): strings(families, &json)
    case .fontWeight(let weight): json.number(weight.value, places: 2)
    case .duration(let span): duration(span, &json)
    case .cubicBezier(let curve): self.curve(curve, &json)
    case .number(let number): json.number(number, places: 6)
    case .strokeStyle(let style): stroke(style, &json)
    case .border(let border):
      json.object { json in
        part("color", missing, &json) { color(border.color, &$0) }
        part("width", missing, &json) { length(border.width, &$0) }
        part("style", missing, &json) { stroke(border.style, &$0) }
      }
    case .transition(let transition):
      json.object { json in
        part("duration", missing, &json) { duration(transition.duration, &$0) }
        part("delay", missing, &json) { duration(transition.delay, &$0) }
        part("timingFunction", missing, &json) { curve(transition.timingFunction, &$0) }
      }
    case .shadow(let layers): json.array { json in for layer in layers { shadow(layer, missing, &json) } }
    case .gradient(let stops):
      json.array { json in
        for stop in stops {
          json.object { json in
            json.key("color")
            color(stop.color, &json)
            json.member("position", stop.position, places: 6)
          }
        }
      }
    case .typography(let type): typography(type, missing, &json)
    case .spring(let spring):
      json.object { json in
        for name in spring.given { json.member(name.rawValue, spring[name] ?? 0, places: 6) }
      }
    case .haptic(let haptic):
      json.object { json in for name in haptic.platforms { json.member(name.platform, name.pattern) } }
    }
  }

  /// A member of a value, unless its source leaves it out.
  private static func part(
    _ name: String, _ missing: [String], _ json: inout JSONWriter, _ print: (inout JSONWriter) -> Void
  ) {
    if missing.contains(name) || name == "color" && missing.contains("colour") { return }
    json.key(name)
    print(&json)
  }

  private static func color(_ color: Color, missing: [String] = [], _ json: inout JSONWriter) {
    json.object { json in
      guard !Token.isNotGiven(.color(color), missing) else { return alpha(of: color, &json) }
      json.member("colorSpace", color.space.rawValue)
      json.array("components") { json in
        for component in [color.c1, color.c2, color.c3] {
          if let component { json.number(component, places: 6) } else { json.string("none") }
        }
      }
      if !missing.contains("alpha") { json.member("alpha", color.opacity, places: 6) }
      json.member("hex", color.opaqueHex)
    }
  }

  /// What is known of a colour that is not given.
  private static func alpha(of color: Color, _ json: inout JSONWriter) {
    if color.isTranslucent { json.member("alpha", color.opacity, places: 6) }
  }

  private static func length(_ length: Dimension, _ json: inout JSONWriter) {
    json.object { json in
      json.member("value", length.value, places: 6)
      if length.unit != .notGiven { json.member("unit", length.unit.rawValue) }
    }
  }

  private static func duration(_ span: TimeSpan, _ json: inout JSONWriter) {
    json.object { json in
      json.member("value", span.value, places: 6)
      json.member("unit", span.unit.rawValue)
    }
  }

  private static func curve(_ curve: CubicBezier, _ json: inout JSONWriter) {
    json.array { json in
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] { json.number(number, places: 6) }
    }
  }

  private static func strings(_ texts: [String], _ json: inout JSONWriter) {
    json.array { json in for text in texts { json.string(text) } }
  }

  private static func stroke(_ style: StrokeStyle, _ json: inout JSONWriter) {
    switch style {
    case .keyword(let keyword): json.string(keyword.rawValue)
    case .dashes(let dashes, let cap):
      json.object { json in
        json.array("dashArray") { json in for dash in dashes { length(dash, &json) } }
        json.member("lineCap", cap.rawValue)
      }
    }
  }

  /// Of a colour that is not given, the opacity.
  private static func shadow(_ layer: Shadow, _ missing: [String], _ json: inout JSONWriter) {
    json.object { json in
      let lacksColor = missing.contains("color") || missing.contains("colour")
      if lacksColor, layer.color.isTranslucent { json.member("opacity", layer.color.opacity, places: 6) }
      part("color", missing, &json) { color(layer.color, missing: missing.filter { $0 == "alpha" }, &$0) }
      part("offsetX", missing, &json) { length(layer.offsetX, &$0) }
      part("offsetY", missing, &json) { length(layer.offsetY, &$0) }
      part("blur", missing, &json) { length(layer.blur, &$0) }
      part("spread", missing, &json) { length(layer.spread, &$0) }
      part("inset", missing, &json) { $0.bool(layer.inset) }
    }
  }

  private static func typography(_ type: Typography, _ missing: [String], _ json: inout JSONWriter) {
    json.object { json in
      part("fontFamily", missing, &json) { strings(type.fontFamily, &$0) }
      part("fontSize", missing, &json) { length(type.fontSize, &$0) }
      part("fontWeight", missing, &json) { $0.number(type.fontWeight.value, places: 2) }
      part("letterSpacing", missing, &json) { length(type.letterSpacing, &$0) }
      part("lineHeight", missing, &json) { $0.number(type.lineHeight, places: 6) }
    }
  }
}
