import Diagnostics
package import Files
package import Motion
package import TokenValues
package import Tokens

/// One design system: its settings, its tokens in every theme and its pages by section.
///
/// Immutable, so that all pages can share one reference to it.
package final class DesignSystem: Sendable {
  /// Its folder's name, which is also the first part of its pages' addresses; empty for a guide that is one system.
  package let slug: String
  /// The folder of its files; empty at the root of the project.
  package let folder: String
  package let settings: SystemSettings
  /// Whether it has no settings, outside of any project: values in its texts are drawn where they are written.
  package let isPlain: Bool
  /// Whether there are settings of its own or of the guide; without them, its pages are written for another place than a
  /// site of ours, such as a repository.
  package let isDeclared: Bool
  package let themes: TokenThemes
  /// The theme shown first.
  package let defaultTheme: Theme
  /// The tokens of the theme shown first, and then those that only other themes have, from the first that has them.
  package let allTokens: TokenSet
  /// The components that its tokens describe, whether or not a page does.
  package let describedComponents: DescribedComponents
  /// The page at the system's own address, if there is one.
  package let overview: Page?
  package let sections: [Section]
  /// Every page in navigation order.
  package let pages: [Page]
  package let components: [Page]
  private let pagesByURL: [String: Page]
  /// The stylesheet that the previews of all its pages share.
  package let sharedStyles: SourceFile?
  /// Of the names of its tokens in the theme shown first, in their order.
  let nameLetters: [NameLetters]
  /// The paths of the pages' source files.
  package var sources: [String] { pages.map(\.path) }

  package init(
    slug: String, folder: String = "", settings: SystemSettings, isPlain: Bool = false, isDeclared: Bool = true,
    themes: TokenThemes, overview: Page?, sections: [Section], sharedStyles: SourceFile? = nil
  ) {
    self.slug = slug
    self.sharedStyles = sharedStyles
    self.folder = folder
    self.isPlain = isPlain
    self.isDeclared = isDeclared
    self.settings = settings
    self.themes = themes
    defaultTheme = settings.firstTheme(of: themes)
    allTokens = defaultTheme.tokens.joined(by: themes.themes.map(\.tokens))
    describedComponents = DescribedComponents(defaultTheme.tokens)
    nameLetters = NameLetters.all(of: defaultTheme.tokens)
    self.overview = overview
    self.sections = sections
    var pages = overview.map { [$0] } ?? []
    for section in sections { pages += section.pages }
    self.pages = pages
    components = pages.filter { $0.kind == .component }
    pagesByURL = Dictionary(pages.map { ($0.url, $0) }) { first, _ in first }
  }

  /// The same system with other versions of some pages, by their addresses.
  private init(_ former: DesignSystem, _ pages: [String: Page]) {
    (slug, folder, settings) = (former.slug, former.folder, former.settings)
    (isPlain, isDeclared, sharedStyles) = (former.isPlain, former.isDeclared, former.sharedStyles)
    (themes, defaultTheme, allTokens) = (former.themes, former.defaultTheme, former.allTokens)
    (describedComponents, nameLetters) = (former.describedComponents, former.nameLetters)
    func now(_ page: Page) -> Page { pages[page.url] ?? page }
    overview = former.overview.map(now)
    sections = former.sections.map { Section(slug: $0.slug, title: $0.title, pages: $0.pages.map(now)) }
    self.pages = former.pages.map(now)
    components = former.components.map(now)
    pagesByURL = former.pagesByURL.merging(pages) { $1 }
  }

  /// The same system with other versions of some of its pages, each with the face that it had.
  package func with(_ pages: [Page]) -> DesignSystem {
    DesignSystem(self, Dictionary(pages.map { ($0.url, $0) }) { first, _ in first })
  }

  /// What it is called in sentences: without settings, its name is no more than a title that was found.
  package var nameInSentences: String { isDeclared ? settings.name : "this system" }

  /// The page at an address from the root of the site.
  package func page(at url: String) -> Page? { pagesByURL[url] }

  /// The tokens of the theme shown first.
  package var tokens: TokenSet { defaultTheme.tokens }

  /// The tokens of a type in the theme shown first that have a value of their own, in the author's order: what is
  /// counted and compared, without aliases and without tokens whose source gives no value.
  package func originals(of type: TokenType) -> [Token] {
    tokens.tokens.filter { $0.type == type && $0.aliases.isEmpty && !$0.isNotGiven }
  }

  /// Whether any of its themes has tokens.
  package var hasTokens: Bool { !allTokens.tokens.isEmpty }

  /// The colours that the first of its documents to name any says are its brand's, as hex: those that a system without
  /// tokens of colours is recognised by.
  package var brandColors: [String] {
    guard isPlain, !tokens.tokens.contains(where: { $0.type == .color }) else { return [] }
    return pages.lazy.map(\.contents.brandColors).first { !$0.isEmpty } ?? []
  }

  /// Whether it is a folder of pages that is no design system: it is read and published like one, and left out where
  /// systems are compared, counted, judged and searched by value.
  package var isDocumentation: Bool { settings.kind == .documentation }

  /// The path of one of its files from its folder; of any other file the whole path.
  package func ownPath(of path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// An address below that of the system, from the root of the site: `okta-mobile/tokens.html`.
  package func url(_ name: String) -> String { slug.isEmpty ? name : slug + "/" + name }
}

/// A folder of pages with its title in the navigation.
package struct Section: Sendable {
  package let slug: String
  package let title: String
  package let pages: [Page]

  package init(slug: String, title: String, pages: [Page]) {
    self.slug = slug
    self.title = title
    self.pages = pages
  }
}

/// The settings in `system.yml`; each has a default.
package struct SystemSettings: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case system
    /// Pages about something else, such as how to use the guide, with tokens only as examples.
    case documentation
  }

  package var name: String
  package var kind = Kind.system
  package var summary = ""
  package var version: String?
  package var platforms: [String] = []
  /// The theme shown first.
  package var theme: String?
  /// Choices on several modifiers that readers make at once.
  package var presets: [ThemePreset] = []
  /// The token whose colour accents the site's own interface.
  package var brand: TokenPath?
  /// The engine whose defaults complete springs.
  package var springEngine: SpringEngine?
  /// The unit in which the system's documents give lengths: px, pt or dp.
  package var unit = Dimension.Unit.px
  /// What the third length of its shadows says.
  package var shadowRadius = ShadowRadius.blur
  /// The web address of the system's source code, without a slash at its end.
  package var repository: String?
  /// The background of text.
  package var surfaces: [TokenGlob] = []
  /// Whether the surfaces and the text are taken from the names of tokens, since no settings say them.
  package var hasRolesByName = false
  package var text: [TokenGlob] = []
  /// Icons, borders and other graphics that have to be told from what they are on.
  package var graphics: [TokenGlob] = []
  /// The hard rules of its documents.
  package var requirements = Requirements()
  /// The colours shown as the system's identity, the first one largest.
  package var identity: [TokenGlob] = []
  /// The names of colours that its documents use and give no value.
  package var notGiven: [String] = []
  /// The tokens whose names are in its documents; nil if the settings do not say.
  package var givenNames: [TokenGlob]?
  /// The tokens whose names its documents imply; those of all others are the guide's.
  package var impliedNames: [TokenGlob] = []
  /// Whose the values of tokens are that its documents only name: Apple's, of the system colours of iOS.
  package var lenders: [(name: String, tokens: [TokenGlob])] = []
  /// The typography token of the sample on the home page.
  package var specimenType: TokenPath?
  /// The titles of folders in the navigation, in navigation order.
  package var sections: [(slug: String, title: String)] = []
  /// How bad faults are in it, those of some files last.
  package var rules: [RuleSetting] = []
  /// The places of its values.
  package var places = SettingPlaces()

  package init(name: String) { self.name = name }

  /// The theme named to be shown first, if it exists.
  func firstTheme(of themes: TokenThemes) -> Theme { theme.flatMap { themes[$0] } ?? themes.default }
}
