import Colorimetry
import Guide
import Motion
import Plates
import Previews
import Printing
import Tokens

/// The resolved tokens of a theme as JSON: `{"version": 1, "system", "theme", "tokens": [{"path", "type", "value", …}]}`,
/// in the author's order. A value has the form of the DTCG format, every alias in it resolved; `text` is the same in
/// words, and `css` is there where CSS has such a value.
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
    value(token.value, &json)
    json.member("text", TokenText.short(token))
    if let css = TokenProperties.css(of: token) { json.member("css", css) }
    if !token.aliases.isEmpty {
      json.array("aliases") { json in for alias in token.aliases { json.string(alias.description) } }
    }
    let missing = Plate.notGiven(token)
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
  private static func value(_ value: TokenValue, _ json: inout JSONWriter) {
    switch value {
    case .color(let color): self.color(color, &json)
    case .dimension(let length): self.length(length, &json)
    case .fontFamily(let families): strings(families, &json)
    case .fontWeight(let weight): json.number(weight.value, places: 2)
    case .duration(let span): duration(span, &json)
    case .cubicBezier(let curve): self.curve(curve, &json)
    case .number(let number): json.number(number, places: 6)
    case .strokeStyle(let style): stroke(style, &json)
    case .border(let border):
      json.object { json in
        json.key("color")
        color(border.color, &json)
        json.key("width")
        length(border.width, &json)
        json.key("style")
        stroke(border.style, &json)
      }
    case .transition(let transition):
      json.object { json in
        json.key("duration")
        duration(transition.duration, &json)
        json.key("delay")
        duration(transition.delay, &json)
        json.key("timingFunction")
        curve(transition.timingFunction, &json)
      }
    case .shadow(let layers): json.array { json in for layer in layers { shadow(layer, &json) } }
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
    case .typography(let type): typography(type, &json)
    case .spring(let spring):
      json.object { json in
        for name in spring.given { json.member(name.rawValue, spring[name] ?? 0, places: 6) }
      }
    case .haptic(let haptic):
      json.object { json in for name in haptic.platforms { json.member(name.platform, name.pattern) } }
    }
  }

  private static func color(_ color: Color, _ json: inout JSONWriter) {
    json.object { json in
      json.member("colorSpace", color.space.rawValue)
      json.array("components") { json in
        for component in [color.c1, color.c2, color.c3] {
          if let component { json.number(component, places: 6) } else { json.string("none") }
        }
      }
      json.member("alpha", color.opacity, places: 6)
      json.member("hex", color.opaqueHex)
    }
  }

  private static func length(_ length: Dimension, _ json: inout JSONWriter) {
    json.object { json in
      json.member("value", length.value, places: 6)
      json.member("unit", length.unit.rawValue)
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

  private static func shadow(_ layer: Shadow, _ json: inout JSONWriter) {
    json.object { json in
      json.key("color")
      color(layer.color, &json)
      for (name, value) in [
        ("offsetX", layer.offsetX), ("offsetY", layer.offsetY), ("blur", layer.blur), ("spread", layer.spread),
      ] {
        json.key(name)
        length(value, &json)
      }
      json.member("inset", layer.inset)
    }
  }

  private static func typography(_ type: Typography, _ json: inout JSONWriter) {
    json.object { json in
      json.key("fontFamily")
      strings(type.fontFamily, &json)
      json.key("fontSize")
      length(type.fontSize, &json)
      json.member("fontWeight", type.fontWeight.value, places: 2)
      json.key("letterSpacing")
      length(type.letterSpacing, &json)
      json.member("lineHeight", type.lineHeight, places: 6)
    }
  }
}
