import Files
import Tokens

/// A whole guide: its settings and its systems in order, with every page joined to its tokens.
package struct Guide: Sendable {
  package let settings: GuideSettings
  /// Every folder of the content, documentation included.
  package let systems: [DesignSystem]
  /// Those of them that are design systems.
  package let designSystems: [DesignSystem]
  /// Those that are pages about something else.
  package let documentation: [DesignSystem]
  /// All of them as a reader is told of them: design systems first.
  package var listed: [DesignSystem] { designSystems + documentation }

  package init(settings: GuideSettings, systems: [DesignSystem]) {
    self.settings = settings
    self.systems = systems
    designSystems = systems.filter { !$0.isDocumentation }
    documentation = systems.filter(\.isDocumentation)
  }

  package func system(_ slug: String) -> DesignSystem? { systems.first { $0.slug == slug } }

  /// Its title; a guide that is one system speaks by the name of that.
  package var name: String {
    systems.count == 1 && systems[0].slug.isEmpty ? systems[0].settings.name : settings.title
  }

  /// Whether there is neither a page nor a token to show.
  package var isEmpty: Bool { systems.allSatisfy { $0.pages.isEmpty && $0.tokens.tokens.isEmpty } }

  /// Every page in navigation order.
  package var pages: [Page] { systems.flatMap(\.pages) }
}

/// The settings in `guide.yml`; each has a default, so the file may be missing.
package struct GuideSettings: Sendable {
  package var title: String
  package var tagline: String
  /// The address at which the site will be published, for the few links that must be absolute; nil if not given.
  package var baseURL: String?
  /// The path of the base URL on its host, with a slash at either end: `/design/`; nil if it has no scheme and host.
  package var basePath: String? {
    guard let baseURL, let scheme = baseURL.firstRange(of: "://"), scheme.lowerBound != baseURL.startIndex else {
      return nil
    }
    let path = baseURL[scheme.upperBound...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
    return path.hasSuffix("/") ? String(path) : path + "/"
  }
  /// The absolute address of a file of the site, by its path from the root; nil if no base URL is given.
  package func publicAddress(of path: String) -> String? {
    guard let baseURL, basePath != nil else { return nil }
    let root = baseURL.prefix { $0 != "?" && $0 != "#" }
    return root + (root.hasSuffix("/") ? "" : "/") + RelativePath.link(to: path, from: "")
  }

  /// The link to a file of the site from its root: absolute if the base URL is given.
  package func link(to path: String) -> String { publicAddress(of: path) ?? RelativePath.link(to: path, from: "") }

  /// The address at which a source file can be edited, with `{path}` for its path and perhaps `{line}` for a line.
  package var editURL: String?
  /// The address at which a source file can be read, likewise.
  package var sourceURL: String?
  /// The order of systems; any others follow by name.
  package var systems: [String]
  /// From what the changes of each system are told; nil for not at all.
  package var changes: ChangesSource?
  /// How bad faults are, those of some files last.
  package var rules: [RuleSetting] = []
  /// The places of its values.
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

  /// Whether a text begins like a web address, so that a link to it cannot run a script.
  package static func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }
}

/// What counts as a release when the changes of a guide are told.
package enum ChangesSource: String, CaseIterable, Sendable {
  /// Tags if the main line has any, otherwise commits.
  case automatic = "true"
  case tags, commits
}
