import Colorimetry
import Motion
import Printing
package import TokenValues
package import Tokens

/// A theme's tokens as CSS custom properties: `color.brand.primary` becomes `--color-brand-primary`, and a typography
/// token `type.body` becomes `--type-body-font-family` and four more.
package enum TokenProperties {
  /// The values of some properties (named without their dashes) in a theme; properties without one are left out.
  ///
  /// One pass over the theme's tokens. If two tokens have the same property name, the author's first one is used.
  package static func values(of names: [String], in set: TokenSet) -> [String: String] {
    let wanted = Wanted(names)
    var values: [String: String] = [:]
    for token in set.tokens {
      let path = token.path
      let count = path.description.utf8.count
      for field in fields(of: token) where count + field.suffix.utf8.count < wanted.byLength.count {
        for name in wanted.byLength[count + field.suffix.utf8.count] where values[name.text] == nil {
          if matches(name, path, field.suffix) { values[name.text] = field.value(token) }
        }
      }
    }
    return values
  }

  /// The names to look for, by their length in bytes.
  private struct Wanted {
    struct Name {
      let text: String
      let bytes: [UInt8]
    }

    private(set) var byLength: [[Name]] = []

    init(_ names: [String]) {
      var seen: Set<String> = []
      for name in names where seen.insert(name).inserted {
        let bytes = Array(name.utf8)
        while byLength.count <= bytes.count { byLength.append([]) }
        byLength[bytes.count].append(Name(text: name, bytes: bytes))
      }
    }
  }

  /// A token's properties as its source gives them.
  package struct Given {
    package let token: Token
    /// The property of the token as a whole, without its dashes.
    package let name: String
    package let properties: [(name: String, value: String)]
  }

  /// The properties of a theme's tokens that their sources give, in the author's order; of two of the same name, the
  /// first. A preview needs a value for each; these leave out what only stands in for one that is not given.
  package static func given(in set: TokenSet) -> [Given] {
    var seen: Set<String> = []
    return set.tokens.compactMap { token in
      let all = fields(of: token)
      if all.isEmpty { return nil }
      let name = dashed(token.path.description)
      let missing = token.notGiven
      let properties = all.compactMap { field -> (name: String, value: String)? in
        let isGiven = field.part.map { !missing.contains($0) && !token.isNotGiven } ?? true
        let value = field.part == nil ? givenCSS(of: token) : isGiven ? field.value(token) : nil
        guard let value, seen.insert(name + field.suffix).inserted else { return nil }
        return (name + field.suffix, value)
      }
      return Given(token: token, name: name, properties: properties)
    }
  }

  /// Every property of a theme's tokens, in the author's order.
  static func names(in set: TokenSet) -> [String] {
    set.tokens.flatMap { token in
      fields(of: token).map { dashed(token.path.description) + $0.suffix }
    }
  }

  // MARK: Names

  /// The names of a token's properties, without their dashes: of the style `type.body` also `type-body-font-size`.
  ///
  /// - Parameter type: nil where it is not known, for the property of the token as a whole.
  package static func names(of path: TokenPath, _ type: TokenType?) -> [String] {
    let name = dashed(path.description)
    return type == .typography ? typographic.map { name + $0.suffix } : [name]
  }

  /// A property of a token: the suffix after the token's name, and its value as CSS.
  private struct Field {
    let suffix: String
    /// The field of the value that it prints; nil for the value as a whole.
    var part: String?
    let value: @Sendable (Token) -> String?
  }

  private static let whole = [Field(suffix: "") { css(of: $0) }]

  private static let typographic: [Field] =
    whole + [
      Field(suffix: "-font-family", part: "fontFamily") { $0.type(\.fontFamily).map(FontStack.css) },
      Field(suffix: "-font-size", part: "fontSize") { $0.type(\.fontSize.css) },
      Field(suffix: "-font-weight", part: "fontWeight") { $0.type(\.fontWeight.css) },
      Field(suffix: "-letter-spacing", part: "letterSpacing") { $0.type(\.letterSpacing.css) },
      Field(suffix: "-line-height", part: "lineHeight") { $0.type(\.lineHeight)?.trimmed(4) },
    ]

  private static func fields(of token: Token) -> [Field] {
    switch token.type {
    case .typography: typographic
    case .spring, .haptic: []
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
      .transition, .shadow, .gradient:
      whole
    }
  }

  private static func matches(_ name: Wanted.Name, _ path: TokenPath, _ suffix: String) -> Bool {
    var index = 0
    for byte in path.description.utf8 {
      guard index < name.bytes.count, name.bytes[index] == (byte == UInt8(ascii: ".") ? UInt8(ascii: "-") : byte)
      else { return false }
      index += 1
    }
    return name.bytes[index...].elementsEqual(suffix.utf8)
  }

  private static func dashed(_ path: String) -> String {
    String(decoding: path.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  // MARK: Values

  /// The same of what the token's source gives; nil where CSS would need more than that.
  package static func givenCSS(of token: Token) -> String? {
    let missing = token.notGiven
    if missing.isEmpty { return css(of: token) }
    if token.isNotGiven { return nil }
    func lacks(_ fields: String...) -> Bool { fields.contains { missing.contains($0) } }
    switch token.value {
    case .color(let color): return lacks("alpha") ? color.withOpacity(1).paint : color.paint
    case .typography(let type): return lacks("fontSize", "fontFamily") ? nil : font(type, missing)
    case .border: return lacks("width", "style", "color", "colour") ? nil : css(of: token)
    case .shadow(let layers):
      if lacks("offsetX", "offsetY", "blur", "color", "colour", "alpha") { return nil }
      return layers.isEmpty ? "none" : layers.map { $0.css($0.color.paint) }.joined(separator: ", ")
    case .transition: return lacks("duration", "delay", "timingFunction") ? nil : css(of: token)
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .gradient, .spring,
      .haptic:
      return css(of: token)
    }
  }

  static func css(of token: Token) -> String? {
    switch token.value {
    case .color(let color): color.paint
    case .dimension(let dimension): dimension.css
    case .fontFamily(let families): FontStack.css(families)
    case .fontWeight(let weight): weight.css
    case .duration(let span): span.css
    case .cubicBezier(let curve): Easing.cubicBezier(curve, keyword: nil).css
    case .number(let number): number.trimmed(4)
    case .strokeStyle(let style): style.css
    case .border(let border): "\(border.width.css) \(border.style.css) \(border.color.paint)"
    case .transition(let transition): transition.css
    case .shadow(let layers): layers.isEmpty ? "none" : layers.map { $0.css($0.color.paint) }.joined(separator: ", ")
    case .gradient(let stops): stops.isEmpty ? nil : GradientCourse(token).css(stops)
    case .typography(let type): font(type, [])
    case .spring, .haptic: nil
    }
  }

  private static func font(_ type: Typography, _ missing: [String]) -> String {
    let weight = missing.contains("fontWeight") ? "" : "\(type.fontWeight.css) "
    let leading = missing.contains("lineHeight") ? "" : "/\(type.lineHeight.trimmed(4))"
    return "\(weight)\(type.fontSize.css)\(leading) \(FontStack.css(type.fontFamily))"
  }
}

extension Token {
  /// A part of a typography token's value.
  fileprivate func type<Part>(_ part: (Typography) -> Part) -> Part? {
    if case .typography(let type) = value { part(type) } else { nil }
  }
}
