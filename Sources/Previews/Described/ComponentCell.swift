package import Colorimetry
package import Guide
package import Markup
package import Plates
import Printing
import TokenValues
import Tokens

/// One component in one state and theme, drawn from its properties: those that tokens give, or the words of a document.
package struct ComponentCell {
  private let name: String
  private let path: TokenPath
  private let label: String
  private let look: ComponentLook
  private var isInCapitals = false
  /// Whether its source says on what it stands.
  private var isGroundGiven = true
  /// What it stands on, opaque.
  private let ground: Color
  private let groundName: String?
  /// The theme, if it looks another way in others.
  private let themes: [String]
  /// The state and the theme, by which it is told from the others of its component.
  package let place: [String]

  /// One cell for each state, or for each state and theme if the themes differ.
  package static func all(of family: ComponentFamily, _ scene: Scene) -> [ComponentCell] {
    let varies = family.properties.contains { path in
      let values = scene.themes.map { $0.tokens[path]?.value }
      return values.contains { $0 != values[0] }
    }
    return scene.themes.prefix(varies ? scene.themes.count : 1).flatMap { theme in
      family.states.map { state in
        ComponentCell(family, state.part, state.name, theme, isThemed: varies, scene)
      }
    }
  }

  private init(
    _ family: ComponentFamily, _ part: ComponentPart, _ state: String, _ theme: Theme, isThemed: Bool, _ scene: Scene
  ) {
    name = Plate.name(of: family.path)
    path = part.path
    let rest = state.isEmpty ? nil : family.base
    look = ComponentLook(
      [rest, part].compactMap(\.self).flatMap { part in
        part.properties.compactMap { path in
          theme.tokens[path].map {
            LookProperty(part.name(of: path), Sample.Variant($0, label: nil, themes: []))
          }
        }
      })
    label = [name, state.isEmpty ? nil : Plate.spoken(state).lowercased(), isThemed ? theme.name : nil]
      .compactMap(\.self).joined(separator: ", ")
    (ground, groundName) = Self.ground(look, theme, scene)
    themes = isThemed ? [theme.name] : []
    place = [state] + themes
  }

  /// A component that a document describes in words.
  ///
  /// - Parameters:
  ///   - label: its name with its state and its theme.
  ///   - properties: those of the component at rest, then those of the state.
  ///   - ground: what it stands on; nil where its source does not say.
  ///   - isInCapitals: whether its words are set in capitals.
  package init(
    _ name: String, label: String, _ properties: [LookProperty], on ground: Color?, isInCapitals: Bool = false
  ) {
    self.isInCapitals = isInCapitals
    isGroundGiven = ground != nil
    self.name = name
    path = TokenPath(label)
    self.label = label
    look = ComponentLook(properties)
    (self.ground, groundName) = ground.map { ($0, nil) } ?? Self.ground(look)
    themes = []
    place = [label]
  }

  /// Several beside each other, as wide as there is room, and wide enough that none of their words is broken.
  ///
  /// - Parameter narrowest: so wide is each at least, in pixels.
  package static func list(_ cells: [ComponentCell], _ scene: Scene, narrowest: Double = 264) -> Node {
    let width = cells.reduce(narrowest) { min(max($0, $1.wordWidth.rounded(.up)), 408) }
    let columns = "grid-template-columns:repeat(auto-fill,minmax(min(100%,\(width.px(0))),1fr))"
    return h("ul", .class("samples"), .role("list"), .style(columns)) { for cell in cells { cell.node(scene) } }
  }

  /// The room for its longest word, with the padding of the component and of its stage.
  private var wordWidth: Double {
    let shown = isInCapitals ? words.uppercased() : words
    let size = look.fontSize ?? 17
    let widest = (isUnbroken ? [shown[...]] : shown.split(separator: " ")).map { part in
      TextWidth.ems(String(part)) * size * 1.1 + Double(part.count) * look.letterSpacing
    }
    return (widest.max() ?? 0) + look.sidePadding + 48
  }

  /// Whether a border is drawn with a width that its source does not give.
  package var lacksBorderWidth: Bool { look.lacksBorderWidth }

  /// What is said of room that is drawn around words and that no source gives.
  package static var roomNote: String {
    let (beside, above) = ComponentLook.room
    return "Where no padding is given, \(beside.trimmed(0)) px are drawn beside the words, and \(above.trimmed(0)) px"
      + " above and below where no height is."
  }

  /// Whether there is such room.
  package var lacksPadding: Bool { look.lacksPadding }

  /// What is said of lines whose length no source gives.
  package static var lengthNote: String {
    "Of a line only the thickness is given; it is drawn \(ComponentLook.length.trimmed(0)) px long."
  }

  /// Whether there is such a line.
  package var lacksLength: Bool { look.lacksLength }

  /// Whether nothing says in which type its words are set.
  package var lacksType: Bool { look.lacksType }

  /// Whether it is said in which type its words are set, and not how large they are.
  package var lacksSize: Bool { look.lacksSize }

  /// Whether no colour is given for its words.
  package var lacksText: Bool { look.lacksText }

  /// Whether it is the edge of something else, `focus-ring`, `outline`, whose width is that of a stroke.
  package var isStroke: Bool {
    look.isLine
      && name.lowercased().split { !$0.isLetter }.contains { ["ring", "outline", "border", "stroke"].contains($0) }
  }

  package var hasBackground: Bool { look.background != nil || look.gradient != nil }

  /// How it is drawn, whatever it is called.
  package var appearance: String { look.css + extent + stage }

  /// The system's first surface; under a text that could not be read there, a surface on which it can.
  private static func ground(_ look: ComponentLook, _ theme: Theme, _ scene: Scene) -> (Color, String?) {
    ground(look, Surface.ground(scene, in: theme)?.color ?? .white) { text in
      theme.tokens.tokens.lazy.compactMap { token -> (Color, String?)? in
        guard let color = token.color, !color.isTranslucent, token.path.parent?.parent == nil else { return nil }
        let name = token.path.name.lowercased()
        guard ["surface", "canvas", "background"].contains(where: { name.contains($0) }),
          ContrastReading(text: text, on: color).ratio >= Contrast.leastOfText
        else { return nil }
        return (color, Plate.name(of: token.path))
      }.first
    }
  }

  /// What a component usually stands on; under a text that could not be read there, what is found for it, or white or
  /// black.
  private static func ground(
    _ look: ComponentLook, _ usual: Color = .white, otherwise find: (Color) -> (Color, String?)? = { _ in nil }
  ) -> (Color, String?) {
    guard let text = look.textOnIt, look.background?.isTranslucent ?? true else { return (usual, nil) }
    let under = look.background?.composited(over: usual) ?? usual
    guard ContrastReading(text: text, on: under).ratio < 2 else { return (usual, nil) }
    if let found = find(text) { return found }
    return look.mayBePaint ? (usual, nil) : (text.ink, text.ink == .white ? "white" : "black")
  }

  package var contrast: ContrastReading? {
    // Over a gradient it is another one at every point.
    guard let text = look.textOnIt, look.gradient == nil else { return nil }
    if !isGroundGiven, look.background?.isTranslucent ?? true { return nil }
    return ContrastReading(text: text, on: look.background?.composited(over: ground) ?? ground)
  }

  private func node(_ scene: Scene) -> Node {
    h("li", [.token(path.description)] + scene.shown(in: themes)) {
      drawing
      h("div", .class("under")) {
        if let contrast {
          h("b", .class("size")) {
            isDisabled ? Contrast.figure(contrast.ratio) : ContrastReading.text(of: contrast.ratio)
          }
        }
        h("b") { Plate.breaking(label) }
        if let contrast, let text = look.text {
          h("span") { "\(text.figure) on \(on), \(contrast.lightnessText)" }
        }
        if contrast != nil, isDisabled { h("span") { "WCAG exempts disabled controls" } }
        if let groundName { h("span") { "Shown on \(groundName)." } }
      }
    }
  }

  private var isDisabled: Bool {
    (path.segments + [label]).contains { $0.lowercased().contains("disabled") }
  }

  /// The component alone on its ground.
  package var drawing: Node {
    h("div", .class("thing"), .style(stage)) {
      h("div", .style(look.css + extent + unbroken + (isInCapitals ? ";text-transform:uppercase" : ""))) { words }
    }
  }

  private static let letters = "Aa"

  /// Large type says as much with two letters.
  private var words: String {
    if look.isSmall || look.isLine { return "" }
    return (look.fontSize ?? 0) > 32 ? Self.letters : name
  }

  private var unbroken: String { isUnbroken ? ";white-space:nowrap" : "" }

  private var isUnbroken: Bool { words == Self.letters || look.isOneLine && words.utf8.count <= Self.longest }

  /// Longer names are broken, however low the component is.
  private static let longest = 32

  /// Whether nothing would show how far it reaches.
  package var needsExtent: Bool {
    guard !look.hasBorder, look.gradient == nil else { return false }
    let under = look.fill?.composited(over: ground) ?? ground
    return ContrastReading(text: under, on: ground).ratio < 1.03
  }

  private var extent: String { needsExtent ? ";outline:1px dashed #8888;outline-offset:-1px" : "" }

  private var on: String {
    look.background.map { $0.opacity == 0 ? ground.writtenOpaqueHex : $0.figure } ?? ground.writtenOpaqueHex
  }

  private var stage: String {
    "align-self:stretch;display:flex;align-items:center;justify-content:center;min-height:112px;padding:24px;"
      + "overflow:hidden;overflow-wrap:anywhere;background:\(ground.paint);color:\(ground.ink.opaqueHex)"
      + (ground.needsEdge ? ";box-shadow:inset 0 0 0 1px #8883" : "")
  }
}
