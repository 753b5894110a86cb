import Colorimetry
import Guide
import Plates
import TokenValues
import Tokens

/// What has a shadow, as far as its tokens say: the sheet that shows the shadow has its background and its radius, so that
/// both are seen together as in the product.
struct SheetLook {
  let fill: Color?
  /// In pixels.
  let radius: Double?

  static let rule =
    "A sheet has the background and the radius of the component that the shadow is for, where tokens give them."

  /// That of the component whose shadow a token is: `toast.background` and `toast.radius` for `toast.shadow`,
  /// `toast.icon-background` for `toast.icon-shadow`. What its own group lacks is taken from the groups around that.
  init(ofShadow path: TokenPath, in tokens: TokenSet) {
    let part = path.name.hasSuffix("-shadow") ? String(path.name.dropLast("shadow".count)) : ""
    self.init(groupsFrom: path.parent, part: part, tokens)
  }

  /// That of a component, by the name of its group.
  init(ofComponent group: TokenPath, in tokens: TokenSet) { self.init(groupsFrom: group, part: "", tokens) }

  private init(groupsFrom start: TokenPath?, part: String, _ tokens: TokenSet) {
    var fill: Color?
    var radius: Double?
    var group = start
    while let place = group, place.parent != nil {
      for name in [part + "background", part + "fill"] where fill == nil {
        let path = TokenPath("\(place).\(name)")
        fill = (tokens[path] ?? tokens.matching(TokenGlob("\(path).*")).first)?.color
      }
      if radius == nil, case .dimension(let length)? = tokens[TokenPath("\(place).\(part)radius")]?.value {
        radius = length.pixels
      }
      group = place.parent
    }
    (self.fill, self.radius) = (fill, radius)
  }
}
