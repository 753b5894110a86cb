package import Colorimetry
package import Syntax

/// What Tokens Studio makes of a colour before it is used: lighter, darker, mixed with another, or more translucent.
///
/// It stands beside the value, under `$extensions.studio.tokens.modify`, in files of the standard too.
/// *Source:* Tokens Studio, “Color modifiers”; tokens-studio/sd-transforms, `modifyColor`.
package struct ColorModifier {
  private enum Kind: String {
    case lighten, darken, mix, alpha
  }

  private let kind: Kind
  private let space: ColorSpace
  /// How much, as it is written: a share of 0…1, a percentage or a reference.
  package let amount: JSONValue
  /// The other colour of a mixture.
  package let other: JSONValue?

  /// Nil where no modifier is, or one that the tool does not have.
  package init?(_ extensions: JSONObject?) {
    guard let modify = Self.object(in: extensions), let kind = modify["type"]?.string.flatMap(Kind.init),
      let amount = modify["value"], kind != .mix || modify["color"] != nil
    else { return nil }
    self.kind = kind
    self.amount = amount
    other = kind == .mix ? modify["color"] : nil
    space =
      switch modify["space"]?.string {
      case "lch": .lch
      case "hsl": .hsl
      case "p3": .displayP3
      default: .srgb
      }
  }

  /// The names under which it stands among a token's `$extensions`.
  private static let (key, part) = ("studio.tokens", "modify")

  private static func object(in extensions: JSONObject?) -> JSONObject? { extensions?[key]?.object?[part]?.object }

  /// The member of a token's `$extensions` that holds its modifier, with references as they are read.
  static func member(of token: JSONObject, _ names: KnownNames) -> JSONObject.Member? {
    let extensions = token["$extensions"]?.object
    guard let modify = object(in: extensions), let place = extensions?.members.first(where: { $0.name == key }) else {
      return nil
    }
    func member(_ name: String, _ object: [JSONObject.Member]) -> JSONObject.Member {
      JSONObject.Member(name: name, nameRange: place.nameRange, value: place.value.with(.object(JSONObject(object))))
    }
    let parts = modify.members.map { part in
      let value = part.value.string.map { part.value.with(.string(names.references(in: $0))) } ?? part.value
      return JSONObject.Member(name: part.name, nameRange: part.nameRange, value: value)
    }
    return member(key, [member(Self.part, parts)])
  }

  /// The colour that comes of another one.
  ///
  /// - Parameters:
  ///   - amount: 0…1.
  ///   - other: that of a mixture.
  package func color(of color: Color, amount: Double, other: Color?) -> Color {
    switch kind {
    case .lighten: color.lightened(by: amount, in: space)
    case .darken: color.darkened(by: amount, in: space)
    case .alpha: color.withOpacity(amount)
    case .mix: other.map { color.mixed(with: $0, share: amount, in: space) } ?? color
    }
  }
}
