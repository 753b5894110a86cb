import Files
package import Guide
package import Motion
import TokenValues
package import Tokens

/// The context of a drawing: the system with its surfaces, and the page that its links start from.
///
/// A plain document has no system: its samples are drawn without links, and on white, or on the dark ground that it names.
package struct Scene: Sendable {
  package let system: DesignSystem?
  /// The page's address from the root of the site; links are relative to it.
  package let pageURL: String
  /// Unique on the page, for ids in a drawing (`clip-path`, `aria-labelledby`): `fig3`.
  package let id: String
  /// The title of the figure; nil if it has none.
  package let title: String?
  /// The parts of the design document that the figure rests on, as its caption names them.
  let source: [String]
  /// The one theme that it is drawn in; nil for all of them.
  package let only: String?

  /// What a document without tokens calls its ground.
  let ground: Surface?
  /// What such a document draws on that is for its dark theme alone; nil for the usual ground.
  package let darkGround: Surface?
  /// What the text that it is in is written in.
  package let script: SampleScript
  /// A sentence about what it does not show.
  package var remark: String?

  package init(
    system: DesignSystem?, pageURL: String, id: String, title: String? = nil, source: [String] = [],
    only: String? = nil, ground: Surface? = nil, darkGround: Surface? = nil, script: SampleScript = .latin
  ) {
    self.script = script
    self.darkGround = darkGround
    self.only = only
    self.source = source
    self.ground = ground
    self.system = system
    self.pageURL = pageURL
    self.id = id
    self.title = title
  }

  /// The scene of values in a document without tokens.
  ///
  /// - Parameters:
  ///   - ground: what they are drawn on; nil for white.
  ///   - darkGround: what those for a dark theme are drawn on; nil for the same.
  package static func plain(
    id: String, title: String?, on ground: Surface?, dark darkGround: Surface? = nil, script: SampleScript = .latin
  ) -> Scene {
    Scene(
      system: nil, pageURL: "", id: id, title: title, ground: ground, darkGround: darkGround, script: script)
  }

  /// The same for one of the things of a plate that is by itself, under its own name.
  package init(alone scene: Scene) {
    self.init(
      system: scene.system, pageURL: scene.pageURL, id: scene.id, only: scene.only, ground: scene.ground,
      darkGround: scene.darkGround, script: scene.script)
  }

  /// The link to a token in the token table, relative to this page; nil for the values of a plain document.
  package func link(to token: TokenPath) -> String? {
    guard let system else { return nil }
    return RelativePath.link(to: system.url("tokens.html"), from: pageURL) + "#" + TokenAnchor.id(of: token)
  }

  /// The themes of the system, the default one first; a plain document has a single theme without tokens.
  package var themes: [Theme] {
    guard let system else { return [Self.themeless] }
    if let theme = onlyTheme { return [theme] }
    let first = system.defaultTheme
    return [first] + system.themes.themes.filter { $0.name != first.name }
  }

  private static let themeless = Theme(name: "default", tokens: TokenSet(tokens: []))

  package var defaultTheme: Theme { onlyTheme ?? system?.defaultTheme ?? Self.themeless }

  private var onlyTheme: Theme? { only.flatMap { system?.themes[$0] } }

  /// The unit in which lengths are printed that a drawing computes: `px`, `pt` or `dp`.
  package var unit: String { (system?.settings.unit ?? .px).rawValue }

  /// The engine whose defaults complete springs.
  package var springEngine: SpringEngine? { system?.settings.springEngine }
}
