import Files
import Guide
import Printing
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// What a token is for, as far as sections and figures of a document go.
enum TokenFamily: CaseIterable, Hashable {
  case color, type, spacing, size, radius, border, shadow, layer, opacity, motion, component, other

  /// The family of a token, by its type and, for lengths and numbers, by the words of its path.
  init(_ token: Token) {
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
    case .number:
      let isLayer = StackingName.isSaid(by: token.path.segments)
      self = isLayer ? .layer : Self.numbers.family(of: token.path.description) ?? .other
    case .haptic: self = .other
    case .dimension: self = Self.lengths.nearestFamily(of: token.path.segments) ?? .size
    }
  }

  private static let numbers = FamilyWords([(.opacity, ["opacity", "alpha"])])

  private static let lengths = FamilyWords([
    (.other, ["letterspac", "letter-spac", "letter.spac", "tracking"]),
    (.size, ["offset"]), (.radius, ["round", "radi", "corner", "shape"]), (.border, ["border", "stroke", "outline"]),
    (.spacing, ["spac", "gap", "pad", "margin", "inset", "gutter"]),
  ])

  /// What a length in a row of a table is drawn as: the corner of a radius, the line of a border, otherwise a size.
  static func drawn(_ token: Token) -> TokenFamily {
    switch token.foreignType {
    case "borderradius": .radius
    case "borderwidth": .border
    default: drawnLengths.family(of: token.path.description) ?? .size
    }
  }

  private static let drawnLengths = FamilyWords([
    (.radius, ["radi", "corner", "rounded", "-rad"]), (.border, ["border", "stroke", "outline"]),
  ])

  /// The family of a recognised value.
  init(_ kind: ValueKind) {
    switch kind {
    case .color, .gradient: self = .color
    case .type, .weight, .family, .textStyle, .leading, .tracking: self = .type
    case .spacing: self = .spacing
    case .size, .box, .icon, .target: self = .size
    case .radius: self = .radius
    case .borderWidth: self = .border
    case .shadow: self = .shadow
    case .layer: self = .layer
    case .opacity: self = .opacity
    case .duration, .easing, .spring: self = .motion
    case .undrawn: self = .other
    }
  }

  /// The families that a heading speaks of.
  static func spoken(of heading: String) -> Set<TokenFamily> {
    let text = Array(heading.lowercased().utf8)[...]
    let found = Set(headings.filter { $0.1.areAny(in: text) }.flatMap(\.0))
    return found.isEmpty ? saidElsewhere(heading) : found
  }

  /// The families that a heading is the name of: `Colors`, `2. Layout & Spacing`, but not `Form fields` or `Don’t`.
  static func named(by heading: String) -> Set<TokenFamily> {
    guard !KindWords(Array(heading.utf8)[...]).contains(.avoided) else { return [] }
    let words = Set(heading.lowercased().split { !$0.isLetter }.map(String.init))
    let found = Set(names.filter { !$0.1.isDisjoint(with: words) }.flatMap(\.0))
    return found.isEmpty ? saidElsewhere(heading) : found
  }

  /// The family that a heading in another language speaks of: `Farben`, `间距`.
  private static func saidElsewhere(_ heading: String) -> Set<TokenFamily> {
    guard let kind = KindWords(Array(heading.utf8)[...]).kind, kind != .undrawn else { return [] }
    return [TokenFamily(kind)]
  }

  private static let names: [([TokenFamily], Set<String>)] = [
    ([.color], ["color", "colors", "colour", "colours", "palette"]),
    ([.type], ["typography", "type", "fonts", "typefaces"]),
    ([.spacing, .size], ["layout"]),
    ([.spacing], ["spacing", "space"]),
    ([.size], ["sizes", "sizing", "size"]),
    ([.radius, .border], ["shape", "shapes"]),
    ([.radius], ["radius", "radii", "rounded", "rounding", "corners"]),
    ([.border], ["border", "borders"]),
    ([.shadow], ["elevation", "shadow", "shadows", "depth"]),
    ([.layer], ["layers", "layering", "stacking"]),
    ([.opacity], ["opacity"]),
    ([.motion], ["motion", "animation", "animations"]),
    ([.component], ["component", "components"]),
  ]

  private static let headings: [([TokenFamily], Phrases)] = [
    ([.color], ["color", "colour", "palette", "gradient"]),
    ([.type], ["typograph", "type", "font"]),
    ([.spacing, .size], ["spacing", "space", "layout", "grid"]),
    ([.size], ["breakpoint", "responsive", "sizing", "size", "icon"]),
    ([.radius], ["shape", "radius", "radii", "corner", "round"]),
    ([.border], ["border", "stroke", "shape", "outline", "divider"]),
    ([.shadow], ["elevation", "shadow", "depth"]),
    ([.layer], ["z-index", "z index", "zindex", "layer", "stacking"]),
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
    case .layer: "Layers"
    case .opacity: "Opacity"
    case .motion: "Motion"
    case .component: "Components"
    case .other: "Other tokens"
    }
  }
}

/// Words, or beginnings of words, that tell a family wherever they occur in a path.
private struct FamilyWords {
  private let words: [(family: TokenFamily, bytes: [UInt8])]

  /// - Parameter families: those that come first take precedence; the words are in lower-case ASCII.
  init(_ families: [(TokenFamily, [String])]) {
    words = families.flatMap { family, words in words.map { (family, Array($0.utf8)) } }
  }

  /// That of the last part of a path that says one: `button-outline.padding.block` is a padding.
  func nearestFamily(of segments: [some StringProtocol]) -> TokenFamily? {
    segments.reversed().lazy.compactMap { self.family(of: String($0)) }.first
      ?? family(of: segments.joined(separator: "."))
  }

  func family(of path: String) -> TokenFamily? {
    let path = path.utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }
    return words.first { Self.holds(path, $0.bytes) }?.family
  }

  private static func holds(_ path: [UInt8], _ word: [UInt8]) -> Bool {
    guard path.count >= word.count else { return false }
    return (0...(path.count - word.count)).contains { start in
      word.indices.allSatisfy { path[start + $0] == word[$0] }
    }
  }
}
