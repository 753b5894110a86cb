import Diagnostics
import Files
package import Motion
package import Tokens

/// One design system: what it says of itself, its tokens in every theme and its pages by section.
///
/// It never changes, so that every page can have it for one reference.
package final class DesignSystem: Sendable {
  /// Its folder's name, which is also the first part of its pages' addresses; empty for a guide that is one system.
  package let slug: String
  package let settings: SystemSettings
  package let themes: TokenThemes
  /// The theme that pages show first.
  package let defaultTheme: Theme
  /// The page at the system's own address, where there is one.
  package let overview: Page?
  package let sections: [Section]
  /// Every page in the order of the navigation.
  package let pages: [Page]
  package let components: [Page]
  /// The paths of their files.
  package var sources: [String] { pages.map(\.path) }

  package init(
    slug: String, settings: SystemSettings, themes: TokenThemes, overview: Page?, sections: [Section]
  ) {
    self.slug = slug
    self.settings = settings
    self.themes = themes
    defaultTheme = settings.firstTheme(of: themes)
    self.overview = overview
    self.sections = sections
    var pages = overview.map { [$0] } ?? []
    for section in sections { pages += section.pages }
    self.pages = pages
    components = pages.filter { $0.kind == .component }
  }

  /// The tokens of the theme that pages show first.
  package var tokens: TokenSet { defaultTheme.tokens }

  /// The token that may have been meant by a name that is none's; one of the first thousands, so that a guide full of wrong
  /// names costs no more for each of them than a small one.
  package func tokenMeant(by name: String) -> String? {
    Suggestion.nearest(to: name, in: tokens.tokens.prefix(5_000).lazy.map(\.path.description))
  }

  /// An address below the system's own, from the root of the site: `okta-mobile/tokens.html`.
  package func url(_ name: String) -> String { slug.isEmpty ? name : slug + "/" + name }
}

/// A folder of pages and what the navigation calls it.
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

/// What `system.yml` says; every part has a default.
package struct SystemSettings: Sendable {
  package var name: String
  package var summary = ""
  package var version: String?
  package var platforms: [String] = []
  /// The theme shown first.
  package var theme: String?
  /// The token whose colour marks the chrome.
  package var brand: TokenPath?
  /// The engine that fills in what a spring leaves out.
  package var springEngine: SpringEngine?
  /// What text stands on.
  package var surfaces: [TokenGlob] = []
  package var text: [TokenGlob] = []
  /// The colours by which the system is recognised, the first the largest.
  package var identity: [TokenGlob] = []
  /// The typography token of the sample on the home page.
  package var specimenType: TokenPath?
  /// What the navigation calls each folder, in its order.
  package var sections: [(slug: String, title: String)] = []
  /// Where its values stand.
  package var places = SettingPlaces()

  package init(name: String) { self.name = name }

  /// The theme that pages show first: the one that is named, where there is such a theme.
  func firstTheme(of themes: TokenThemes) -> Theme { theme.flatMap { themes[$0] } ?? themes.default }
}
