import Colorimetry
import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Elevation as sheets above the surface: shadows and Android's elevations drawn, overlays laid over a sheet.
enum Shadows: Specimen {
  static let info = SpecimenInfo(
    name: "shadows",
    summary: "Shadows, Android’s elevations and overlays as sheets on the surface.",
    options: [
      .on, .theme,
      SpecimenOption(
        "as",
        "The groups of the components that have the levels, with commas and in their order: `card, dialog`. Each sheet then has the background and the radius of its component."
      ),
    ],
    example: "shadow.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.shadow, .number, .color], into: &diagnostics)
    let groups = request.block[option: "as"]?.split(separator: ",").map { TokenPath(String($0.trimmed)) } ?? []
    for group in groups where request.system.allTokens.group(group) == nil {
      diagnostics.report(
        .unknownToken, "\(group) is not a group of tokens", at: request.block.span,
        why: "its sheet has neither the background nor the radius of a component",
        fix: "name a group such as one of those that the tokens block shows")
    }
    return draw(samples, on: request.token(option: "on", into: &diagnostics), as: groups, request.scene)
  }

  /// - Parameters:
  ///   - on: the surface below the sheets; nil for the first two of the scene.
  ///   - components: the groups of what has the levels, in their order.
  static func draw(
    _ samples: [Sample], on: ThemedToken? = nil, as components: [TokenPath] = [], _ scene: Scene
  ) -> Node {
    let levels = Level.all(samples, as: components)
    guard !levels.isEmpty else { return .empty }
    let own = ownThemes(of: samples, scene)
    let untold = untold(of: samples)
    let stages =
      own.isEmpty
      ? scene.drawnThemes(of: samples, chosen: on).map { (Stage($0, on: on, scene), levels) }
      : own.map { theme in (Stage(own: theme, scene), Level.all(samples.compactMap { $0.alone(in: theme) })) }
    return Plate.figure(info.name, scene, note: note(samples, levels, scene)) {
      for (stage, levels) in stages { stage.node(levels, untold, scene) }
    }
  }

  /// What none of several shadows has, which is said below all of them.
  private static func untold(of samples: [Sample]) -> [String] {
    let shadows = samples.filter { $0.type != .number }
    let missing = Set(shadows.flatMap(\.variants).map(\.missing))
    return shadows.count > 1 && missing.count == 1 ? missing.first ?? [] : []
  }

  /// The themes that the values of a document are for and its system does not have, in their order.
  private static func ownThemes(of samples: [Sample], _ scene: Scene) -> [String] {
    let known = Set((scene.system?.themes.themes ?? []).map(\.name))
    return samples.flatMap(\.variants).flatMap(\.themes).filter { !known.contains($0) }.uniqued()
  }

  private static func note(_ samples: [Sample], _ levels: [Level], _ scene: Scene) -> String {
    let layers = samples.flatMap(\.variants).flatMap { variant -> [Shadow] in
      if case .shadow(let layers) = variant.value { layers } else { [] }
    }
    let rules = [
      layers.contains { $0.radius == .sigma }
        ? "A shadow radius is half of what CSS calls blur, and is drawn so." : nil,
      levels.contains { $0.elevation != nil } ? AndroidElevation.note : nil,
      levels.contains { $0.look(in: scene.themes[0]).fill != nil } ? SheetLook.rule : nil,
      Plate.missing(untold(of: samples)),
    ].compactMap(\.self)
    let hasLengths = samples.contains { $0.type == .shadow }
    let root = layers.contains(where: \.isInRem) ? ", 1 rem as in browsers 16 px" : ""
    return (["Drawn 1 : 1\(hasLengths ? "; lengths in \(scene.unit)\(root)" : "")."] + rules).joined(separator: " ")
  }
}

extension Shadow {
  /// Whether a length of it depends on the root's font size.
  fileprivate var isInRem: Bool { [offsetX, offsetY, blur, spread].contains { $0.unit == .rem && $0.value != 0 } }
}

/// The content of one sheet: a shadow, an overlay or an elevation of Android, with other numbers of its group.
private struct Level {
  let name: String
  /// The shadow or overlay; nil if there are only numbers.
  let main: Sample?
  let numbers: [Sample]
  /// The group of what has the level, if the block names one.
  var component: TokenPath?

  /// What has the level, as far as tokens say.
  func look(in theme: Theme) -> SheetLook {
    let path = main?.path ?? numbers.first?.path ?? TokenPath("")
    return component.map { SheetLook(ofComponent: $0, in: theme.tokens) }
      ?? SheetLook(ofShadow: path, in: theme.tokens)
  }

  /// The number drawn as Android does.
  var elevation: Sample? { main == nil ? numbers.first { $0.path.name == "android" } : nil }

  /// All levels, the first of them as components that the block names.
  static func all(_ samples: [Sample], as components: [TokenPath]) -> [Level] {
    all(samples).enumerated().map { index, level in
      var level = level
      level.component = index < components.count ? components[index] : nil
      return level
    }
  }

  /// A number is shown with the shadow of its group, one of Android on a sheet of its own beside it.
  static func all(_ samples: [Sample]) -> [Level] {
    let numbers = samples.filter { $0.type == .number }
    let mains = samples.filter { $0.type != .number }
    let parents = mains.map(\.path.parent)
    let names = Plate.names(of: mains.map(\.path))
    let levels = zip(mains, names).map { main, name in
      let own = numbers.filter {
        Plate.platforms[$0.path.name] != nil && !isAndroid($0) && $0.path.parent == main.path.parent
      }
      let android = numbers.filter { isAndroid($0) && $0.path.parent == main.path.parent }
      return [Level(name: title(of: main, name), main: main, numbers: own)] + android.map(alone)
    }
    let others = numbers.filter { number in
      Plate.platforms[number.path.name] == nil || !parents.contains(number.path.parent)
    }
    return levels.flatMap(\.self) + others.map(alone)
  }

  private static func isAndroid(_ sample: Sample) -> Bool { sample.path.name == "android" }

  private static func alone(_ number: Sample) -> Level {
    Level(name: title(of: number, Plate.name(of: number.path)), main: nil, numbers: [number])
  }

  /// The level's name, without the platform that its figures name.
  private static func title(of sample: Sample, _ name: String) -> String {
    if let caption = sample.caption { return caption }
    guard Plate.platforms[sample.path.name] != nil, let parent = sample.path.parent else { return name }
    return Plate.name(of: parent)
  }

  /// - Parameter untold: what is said below all sheets.
  func node(in theme: Theme, on sheet: Color, _ untold: [String], _ scene: Scene) -> Node? {
    let drawn = main?.variant(in: theme)
    if main != nil, drawn == nil { return nil }
    let path = main?.path ?? numbers.first?.path
    let look = look(in: theme)
    let sheet = look.fill?.composited(over: sheet) ?? sheet
    var style = "background:\(sheet.paint);color:\(sheet.ink.opaqueHex)"
    if case .shadow(let layers)? = drawn?.value { style += ";box-shadow:\(layers.paint)" }
    if let height = elevation?.variant(in: theme)?.value.number {
      style += ";box-shadow:\(AndroidElevation.layers(of: height).paint)"
    }
    if let radius = look.radius { style += ";border-radius:\(radius.px(2))" }
    if let overlay = drawn?.value.color {
      let raised = overlay.composited(over: sheet)
      style = "background:\(raised.paint);color:\(raised.ink.opaqueHex)"
    }
    return h("div", .class("sheet"), .role("listitem"), .token(path?.description ?? ""), .style(style)) {
      if let path { h("a", .class("name"), .href(scene.link(to: path))) { Plate.breaking(name) } }
      if let drawn, let main { lines(of: drawn, Plate.platforms[main.path.name], over: sheet, untold) }
      if scene.system == nil, let remark = main?.remark { h("span") { remark } }
      for number in numbers { h("span") { elevation(number, theme) } }
    }
  }

  private func lines(of variant: Sample.Variant, _ platform: String?, over sheet: Color, _ untold: [String]) -> Node {
    let start = platform.map { "\($0): " } ?? ""
    return .fragment(
      text(of: variant, over: sheet).map { lengths, color in
        h("span") {
          start + lengths
          if let color {
            lengths.isEmpty ? "" : " "
            h("code") { color }
          }
        }
      }
        + ((variant.missing == untold ? nil : Plate.missing(variant.missing)).map { missing in [h("span") { missing }] }
          ?? []))
  }

  private func text(of variant: Sample.Variant, over sheet: Color) -> [(lengths: String, color: String?)] {
    if case .shadow(let layers) = variant.value {
      if variant.missing.isEmpty, layers.allSatisfy({ $0.color.opacity == 0 }) { return [("none", nil)] }
      return layers.map { layer in
        let color = TokenText.figure(ofPart: layer.color, missing: variant.missing)
        let words = Self.words(layer, missing: variant.missing)
        return (color == nil && words.hasSuffix(",") ? String(words.dropLast()) : words, color)
      }
    }
    guard let color = variant.value.color else { return [] }
    return [("\(color.figure) over it gives", color.composited(over: sheet).writtenOpaqueHex)]
  }

  private func elevation(_ number: Sample, _ theme: Theme) -> String {
    let platform = Plate.platforms[number.path.name].map { "\($0) elevation" } ?? "Elevation"
    return "\(platform) \((number.variant(in: theme)?.value.number ?? 0).trimmed(2))"
  }

  /// `y 4, blur 6,`: the given non-zero parts in pixels; the colour follows.
  static func words(_ shadow: Shadow, missing: [String]) -> String {
    let blur =
      switch shadow.radius {
      case .blur: "blur"
      case .sigma: "radius"
      }
    let parts = [
      ("offsetX", "x", shadow.offsetX), ("offsetY", "y", shadow.offsetY), ("blur", blur, shadow.blur),
      ("spread", "spread", shadow.spread),
    ]
    let given = parts.filter { !missing.contains($0.0) }.map { ($0.1, $0.2) }
    let lengths = given.filter { $0.1.value != 0 }.map { "\($0.0) \($0.1.pixels.trimmed(3))" }
    return ((shadow.inset ? ["inset"] : []) + lengths).map { $0 + "," }.joined(separator: " ")
  }
}

/// The surface below the sheets of one theme.
private struct Stage {
  let theme: Theme
  let ground: Ground
  let sheet: Color

  /// The lighter of the first two surfaces is the sheet: raised surfaces are lighter, in light and dark themes alike.
  init(_ drawn: DrawnTheme, on token: ThemedToken?, _ scene: Scene) {
    let theme = drawn.theme
    self.theme = theme
    let surfaces = Surface.all(scene, in: theme)
    if let chosen = token.flatMap({ Surface.chosen($0, scene, in: theme).first }) {
      ground = Ground(drawn, name: chosen.name, color: chosen.color)
      sheet = surfaces.first { $0.color.luminance > chosen.color.luminance }?.color ?? chosen.color
    } else {
      let pair = surfaces.prefix(2).sorted { $0.color.luminance < $1.color.luminance }
      ground = Ground(drawn, name: pair.first?.name ?? "white", color: pair.first?.color ?? .white)
      sheet = pair.last?.color ?? .white
    }
  }

  /// The ground for a theme that a document only names: its dark shadows are for dark sheets.
  init(own name: String, _ scene: Scene) {
    theme = scene.themes[0]
    let drawn = DrawnTheme(theme: theme, label: name, themes: [])
    if name == "dark", let own = scene.darkGround {
      (ground, sheet) = (Ground(drawn, name: own.name, color: own.color), own.color)
      return
    }
    guard name == "dark" else {
      (ground, sheet) = (Ground(drawn, name: "white", color: .white), .white)
      return
    }
    ground = Ground(drawn, name: "grey", color: Color(.srgb, 0.12, 0.12, 0.12))
    sheet = Color(.srgb, 0.18, 0.18, 0.18)
  }

  func node(_ levels: [Level], _ untold: [String], _ scene: Scene) -> Node {
    h("div", ground.attributes("ground lifted", scene)) {
      ground.heading
      h("div", .class("sheets"), .role("list")) {
        for level in levels { level.node(in: theme, on: sheet, untold, scene) }
      }
    }
  }
}
