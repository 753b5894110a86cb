import TokenValues
package import Tokens
import Wording

/// What the name of a component's colour says of it: `component.toast.message-color` is the message of a toast,
/// `button.primary.background` the ground of its primary variant.
package struct PartColor {
  package enum Role {
    /// Something that others are on; the grounds of one holder in the order of preference for text.
    case ground(rank: Int)
    /// Something that is read.
    case text
    /// Something that is seen: an icon, an indicator, the ring of a focus.
    case graphic
  }

  package let token: ThemedToken
  package let role: Role
  /// What it is called: `message`, `background`.
  package let name: String
  /// The thing that it is a part of: the path before its name.
  package let holder: [String]
  /// What the name is followed by, a state or a variant: `success` of `background.success`.
  package let tail: [String]
  /// The part that a ground is for: `icon` of `icon-background`.
  package let owner: String?

  /// The same as something seen on a ground.
  package var asGraphic: PartColor { PartColor(self, as: .graphic) }

  private init(_ part: PartColor, as role: Role) {
    token = part.token
    self.role = role
    name = part.name
    holder = part.holder
    tail = part.tail
    owner = part.owner
  }

  /// Nil for a colour whose name says nothing of a part, and for one that is not given.
  package init?(_ token: ThemedToken) {
    self.init(named: token)
    if token.token.isNotGiven { return nil }
  }

  /// Nil for a colour whose name says nothing of a part.
  init?(named token: ThemedToken) {
    guard token.type == .color else { return nil }
    let segments = token.path.segments
    guard segments.allSatisfy({ Self.effects.isDisjoint(with: Self.words(of: $0)) }) else { return nil }
    for place in segments.indices.reversed() {
      guard place > 0, let found = Self.read(segments[place]) else { continue }
      self.token = token
      role = found.role
      name = found.name
      owner = found.owner
      holder = Array(segments[..<place])
      tail = (found.tail + segments[(place + 1)...]).filter { $0 != "color" && $0 != "colour" }
      return
    }
    return nil
  }

  package var isGround: Bool {
    switch role {
    case .ground: true
    case .text, .graphic: false
    }
  }

  /// Whether it is a text.
  package var isRead: Bool {
    switch role {
    case .text: true
    case .ground, .graphic: false
    }
  }

  /// Whether it belongs to a control that is disabled.
  package var isDisabled: Bool { Self.isDisabled(token.path) }

  package static func isDisabled(_ path: TokenPath) -> Bool {
    path.segments.contains { words(of: $0).contains("disabled") }
  }

  /// Whether it is beside a field rather than in it.
  package var isOutside: Bool {
    let isField = holder.contains { !Self.fields.isDisjoint(with: Self.words(of: $0)) }
    return isField && Self.besideFields.contains(name)
  }

  private static let fields: Set = ["field", "input", "textarea"]
  private static let besideFields: Set = ["label", "helper", "hint", "message", "caption"]

  // MARK: Names

  private static let grounds = ["background", "bg", "surface", "fill", "container", "track", "pill", "tint", "circle"]
  private static let texts: Set = [
    "text", "label", "title", "subtitle", "headline", "message", "value", "number", "helper", "hint", "placeholder",
    "caption", "foreground", "link", "body", "item", "action", "description",
  ]
  private static let graphics: Set = [
    "icon", "glyph", "symbol", "indicator", "dot", "spinner", "chevron", "ring", "thumb", "checkmark",
  ]
  /// Colours of light and shade, which nobody reads.
  private static let effects: Set = ["glow", "shadow", "scrim", "backdrop", "overlay", "sheen", "ripple"]
  /// An edge has to be seen where it tells a state; otherwise it only adorns.
  private static let edges: Set = ["border", "outline"]
  private static let telling: Set = ["error", "focus", "focused", "selected", "checked", "invalid"]

  private static let states = Set(StateWords.ofControls)

  /// Whether a part of a path is a state: `press`, `focused`.
  static func isState(_ segment: String) -> Bool { words(of: segment).allSatisfy(states.contains) }

  private struct Reading {
    let role: Role
    let name: String
    var tail: [String] = []
    var owner: String?
  }

  private static func read(_ segment: String) -> Reading? {
    let words = words(of: segment).filter { $0 != "color" && $0 != "colour" }
    // `title-on-image` is on something that has no colour.
    if words.contains("on") { return nil }
    guard let place = words.lastIndex(where: { role(of: $0) != nil }), let role = role(of: words[place]) else {
      return nil
    }
    let tail = Array(words[(place + 1)...])
    // `hoverText` is the text of a state, as `textHover` is.
    let states: ArraySlice<String> =
      if case .graphic = role { [] } else { words[..<place].prefix { Self.states.contains($0) } }
    if case .ground = role {
      let owner = place > states.count ? words[place - 1] : nil
      return Reading(role: role, name: words[place], tail: tail + states, owner: owner)
    }
    return Reading(role: role, name: words[states.count...place].joined(separator: " "), tail: tail + states)
  }

  private static func role(of word: String) -> Role? {
    if let rank = grounds.firstIndex(of: word) { return .ground(rank: rank) }
    if texts.contains(word) { return .text }
    return graphics.contains(word) || edges.contains(word) ? .graphic : nil
  }

  /// Whether an edge tells nothing, so that nobody has to see it.
  package var isOrnament: Bool {
    guard Self.edges.contains(where: name.hasSuffix) else { return false }
    return (holder + tail).allSatisfy { Self.telling.isDisjoint(with: Self.words(of: $0)) }
  }

  /// `iconBackground` and `icon-background` as `icon` and `background`.
  package static func words(of name: String) -> [String] {
    var words: [String] = [""]
    var wasLowercase = false
    for character in name {
      if character == "-" || character == "_" {
        words.append("")
      } else {
        if character.isUppercase, wasLowercase { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      wasLowercase = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
