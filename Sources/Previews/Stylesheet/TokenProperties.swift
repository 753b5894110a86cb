import Colorimetry
import Motion
import Plates
import Printing
package import Tokens

/// A theme's tokens as CSS custom properties: `color.brand.primary` becomes `--color-brand-primary`, and a typography
/// token `type.body` becomes `--type-body-font-family` and four more.
package enum TokenProperties {
  /// The values of some properties (named without their dashes) in a theme; properties without one are left out.
  ///
  /// One pass over the theme's tokens. If two tokens have the same property name, the author's first one is used.
  static func values(of names: [String], in set: TokenSet) -> [String: String] {
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

  /// Every property of a theme's tokens with its value, in the author's order; of two of the same name, the first.
  package static func all(in set: TokenSet) -> [(name: String, value: String)] {
    var seen: Set<String> = []
    return set.tokens.flatMap { token in
      fields(of: token).compactMap { field in
        let name = dashed(token.path.description) + field.suffix
        guard let value = field.value(token), seen.insert(name).inserted else { return nil }
        return (name, value)
      }
    }
  }

  /// Every property of a theme's tokens, in the author's order.
  static func names(in set: TokenSet) -> [String] {
    set.tokens.flatMap { token in
      fields(of: token).map { dashed(token.path.description) + $0.suffix }
    }
  }

  // MARK: Names

  /// A property of a token: the suffix after the token's name, and its value as CSS.
  private struct Field {
    let suffix: String
    let value: @Sendable (Token) -> String?
  }

  private static let whole = [Field(suffix: "") { css(of: $0) }]

  private static let typographic: [Field] =
    whole + [
      Field(suffix: "-font-family") { $0.type(\.fontFamily).map(FontStack.css) },
      Field(suffix: "-font-size") { $0.type(\.fontSize.css) },
      Field(suffix: "-font-weight") { $0.type(\.fontWeight.css) },
      Field(suffix: "-letter-spacing") { $0.type(\.letterSpacing.css) },
      Field(suffix: "-line-height") { $0.type(\.lineHeight)?.trimmed(4) },
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

  package static func css(of token: Token) -> String? {
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
    case .gradient(let stops): stops.isEmpty ? nil : "\(GradientCourse(token).css),\(stops.css))"
    case .typography(let type): font(type)
    case .spring, .haptic: nil
    }
  }

  private static func font(_ type: Typography) -> String {
    "\(type.fontWeight.css) \(type.fontSize.css)/\(type.lineHeight.trimmed(4)) \(FontStack.css(type.fontFamily))"
  }
}

extension Token {
  /// A part of a typography token's value.
  fileprivate func type<Part>(_ part: (Typography) -> Part) -> Part? {
    if case .typography(let type) = value { part(type) } else { nil }
  }
}
