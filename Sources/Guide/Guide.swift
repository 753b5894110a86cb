/// A whole guide: what it is called and its systems in their order, every page joined with its tokens.
package struct Guide: Sendable {
  package let settings: GuideSettings
  package let systems: [DesignSystem]

  package init(settings: GuideSettings, systems: [DesignSystem]) {
    self.settings = settings
    self.systems = systems
  }

  package func system(_ slug: String) -> DesignSystem? { systems.first { $0.slug == slug } }

  /// Every page in the order of the navigation.
  package var pages: [Page] { systems.flatMap(\.pages) }
}

/// What `guide.yml` says; every part has a default, so that a guide without the file works too.
package struct GuideSettings: Sendable {
  package var title: String
  package var tagline: String
  /// Where the site will stand, for the few links that must be absolute; nil where nobody said.
  package var baseURL: String?
  /// The path of the base URL on its host, with a slash at either end: `/design/`; nil where it has no scheme and host.
  package var basePath: String? {
    guard let baseURL, let scheme = baseURL.firstRange(of: "://"), scheme.lowerBound != baseURL.startIndex else {
      return nil
    }
    let path = baseURL[scheme.upperBound...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
    return path.hasSuffix("/") ? String(path) : path + "/"
  }
  /// The page of a source file's editor, with `{path}` for its path.
  package var editURL: String?
  /// The order of systems; those not named follow by name.
  package var systems: [String]
  /// Where its values stand.
  package var places = SettingPlaces()

  package init(
    title: String = "Style guide", tagline: String = "", baseURL: String? = nil, editURL: String? = nil,
    systems: [String] = []
  ) {
    self.title = title
    self.tagline = tagline
    self.baseURL = baseURL
    self.editURL = editURL
    self.systems = systems
  }

  /// Whether a text begins as an address on the web does, so that no link made of it can run a script.
  package static func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }
}
