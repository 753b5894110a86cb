import Recognition
import Syntax
import Tokens

/// What a token is for, as far as sections and figures of a document go.
enum TokenFamily: CaseIterable, Hashable {
  case color, type, spacing, size, radius, border, shadow, opacity, motion, component, other

  /// The family of a token, by its type and, for lengths and numbers, by the words of its path.
  init(_ token: Token) {
    let words = token.path.description.lowercased()
    if token.path.isInComponent {
      self = .component
      return
    }
    switch token.type {
    case .color, .gradient: self = .color
    case .typography, .fontFamily, .fontWeight: self = .type
    case .shadow: self = .shadow
    case .duration, .cubicBezier, .transition, .spring: self = .motion
    case .border, .strokeStyle: self = .border
    case .number: self = words.contains("opacity") || words.contains("alpha") ? .opacity : .other
    case .haptic: self = .other
    case .dimension:
      let lengths: [(TokenFamily, [String])] = [
        (.radius, ["round", "radi", "corner", "shape"]), (.border, ["border", "stroke", "outline"]),
        (.spacing, ["spac", "gap", "pad", "margin", "inset", "gutter"]),
      ]
      self = lengths.first { $0.1.contains { words.contains($0) } }?.0 ?? .size
    }
  }

  /// The family of a recognised value.
  init(_ kind: ValueKind) {
    switch kind {
    case .color, .gradient: self = .color
    case .type, .weight, .family, .textStyle: self = .type
    case .spacing: self = .spacing
    case .size, .box, .icon, .target: self = .size
    case .radius: self = .radius
    case .borderWidth: self = .border
    case .shadow: self = .shadow
    case .opacity: self = .opacity
    case .duration, .easing, .spring: self = .motion
    case .undrawn: self = .other
    }
  }

  /// The families that a heading speaks of.
  static func spoken(of heading: String) -> Set<TokenFamily> {
    let words = heading.lowercased()
    return Set(headings.filter { $0.1.contains { words.contains($0) } }.flatMap(\.0))
  }

  private static let headings: [([TokenFamily], [String])] = [
    ([.color], ["color", "colour", "palette", "gradient"]),
    ([.type], ["typograph", "type", "font"]),
    ([.spacing, .size], ["spacing", "space", "layout", "grid"]),
    ([.size], ["breakpoint", "responsive", "sizing", "size", "icon"]),
    ([.radius], ["shape", "radius", "radii", "corner", "round"]),
    ([.border], ["border", "stroke", "shape", "outline", "divider"]),
    ([.shadow], ["elevation", "shadow", "depth"]),
    ([.opacity], ["opacity", "transparency"]),
    ([.motion], ["motion", "animation", "transition", "easing"]),
    ([.component], ["component", "button", "card", "input", "form", "navigation", "pattern"]),
  ]

  /// The title of its figures where no heading gives one.
  var title: String {
    switch self {
    case .color: "Colours"
    case .type: "Type"
    case .spacing: "Spacing"
    case .size: "Sizes"
    case .radius: "Radii"
    case .border: "Borders"
    case .shadow: "Shadows"
    case .opacity: "Opacity"
    case .motion: "Motion"
    case .component: "Components"
    case .other: "Other tokens"
    }
  }
}

extension TokenPath {
  /// Whether it is a property of a component.
  var isInComponent: Bool { description.hasPrefix("components.") || description.hasPrefix("component.") }
}
