import Colorimetry
import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// The background of a preview: the system's own, in each of the themes in which the preview looks different.
struct Stages {
  struct Stage {
    let theme: Theme
    /// Opaque.
    let ground: Color
    /// Whether its theme is the system's default.
    let isDefault: Bool
    /// Its theme as the block names it, or the choices that tell it from the others; nil if it stands for all themes.
    var label: String?
    /// The choices of a reader with which it is left out.
    var without: [ThemeChoice] = []
    /// The values of the tokens that its stylesheet uses.
    var values: [String: String] = [:]
  }

  /// The default theme first; only one if the block names it.
  private(set) var all: [Stage]
  /// The maximum width of the component in CSS pixels; nil for its natural width.
  let width: Double?

  static let options: [SpecimenOption] = [
    .theme, .on, SpecimenOption("width", "The greatest width of the component in pixels, from 16 to 1600."),
  ]

  init(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) {
    let on = request.block[option: "on"].flatMap { Self.ground($0, request, into: &diagnostics) }
    let first = request.system.defaultTheme.name
    func stage(_ theme: Theme, _ ground: Color) -> Stage {
      Stage(theme: theme, ground: ground, isDefault: theme.name == first, label: theme.name)
    }
    all = Self.themes(request, into: &diagnostics).map { theme in
      let chosen = on.flatMap { theme.tokens[$0.path]?.color }
      if let chosen, !chosen.isTranslucent { return stage(theme, chosen) }
      let base = Surface.ground(request.scene, in: theme)?.color ?? .white
      return stage(theme, chosen?.composited(over: base) ?? base)
    }
    width = Self.width(request, into: &diagnostics)
  }

  private init(all: [Stage], width: Double?) {
    self.all = all
    self.width = width
  }

  /// Only the first of them.
  var first: Stages { Stages(all: Array(all.prefix(1)), width: width) }

  /// With the values of a stylesheet, and one stage for all themes in which these and the ground are the same.
  func dressed(by stylesheet: PreviewStylesheet, _ request: SpecimenRequest) -> Stages {
    let themes = request.system.themes
    let names = stylesheet.tokenNames
    var looks: [[String: String]: [(stage: Int, ground: Color)]] = [:]
    var groups: [(stage: Stage, themes: [String])] = []
    for var stage in all {
      stage.values = stage.isDefault ? stylesheet.values : TokenProperties.values(of: names, in: stage.theme.tokens)
      if let known = looks[stage.values]?.first(where: { $0.ground == stage.ground }) {
        groups[known.stage].themes.append(stage.theme.name)
      } else {
        looks[stage.values, default: []].append((groups.count, stage.ground))
        groups.append((stage, [stage.theme.name]))
      }
    }
    var dressed = self
    dressed.all = groups.map(\.stage)
    guard all.count > 1 else { return dressed }
    let labels = groups.count > 1 ? themes.names(ofGroups: groups.map(\.themes)) : []
    for index in groups.indices {
      dressed.all[index].label = groups.count > 1 ? labels[index] : nil
      dressed.all[index].without = groups.count > 1 ? themes.choices(without: groups[index].themes) : []
    }
    return dressed
  }

  /// `, in light and dark`; empty for a system with one theme, and for what looks the same in all.
  func inThemes(of request: SpecimenRequest) -> String {
    let names = all.compactMap(\.label)
    return request.system.themes.themes.count > 1 && !names.isEmpty ? ", in " + Plate.list(names) : ""
  }

  private static func ground(
    _ path: String, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> ThemedToken? {
    guard let token = request.token(path, at: request.block.span, into: &diagnostics) else { return nil }
    if token.token.color != nil { return token }
    diagnostics.report(
      .undrawableToken, "\(path) is a \(token.type.rawValue), which cannot be a background", at: request.block.span,
      why: "the preview is drawn on the system’s first surface instead", fix: "name a colour after on=")
    return nil
  }

  private static func themes(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [Theme] {
    let themes = request.scene.themes
    guard let name = request.block[option: "theme"] else { return themes }
    if let theme = themes.first(where: { $0.name == name }) { return [theme] }
    diagnostics.report(
      .unknownTheme, "\(name) is not a theme of \(request.system.settings.name)", at: request.block.span,
      why: "the preview is drawn in all of them", fix: "name one of \(themes.map(\.name).joined(separator: ", "))")
    return themes
  }

  private static func width(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Double? {
    guard let text = request.block[option: "width"] else { return nil }
    if let width = Double(text), width >= 16, width <= 1600 { return width }
    diagnostics.report(
      .invalidOption, "\(text) is not a width for a preview", at: request.block.span,
      why: "the preview is as wide as its component", fix: "write a number of pixels from 16 to 1600: width=390")
    return nil
  }
}
