package import Diagnostics
package import Files
import Mustache
import Printing
import Theme

/// The theme of a build: the default theme, with a project's own files replacing those with the same path.
package struct TemplateLibrary: Sendable {
  private let files: [SourceFile]
  /// The paths of those that are the project's, and other than the theme's.
  private let ownPaths: Set<String>
  private var mustache = MustacheLibrary()
  /// Templates of the default theme that no layout has needed yet, by name.
  private var waiting: [String: SourceFile] = [:]

  /// Loads the theme; faults in a project's template are reported, and the default template is used instead.
  package init(overrides: [SourceFile], into diagnostics: inout Diagnostics) {
    let standard = SiteTheme.files.map { SourceFile(path: "templates/" + $0, bytes: $1) }
    let own = OwnTemplates(
      overrides.filter(Self.isTemplate), over: standard.filter(Self.isTemplate), into: &diagnostics)
    for (name, template) in own.templates { mustache.register(template, named: name) }
    for file in standard where Self.isTemplate(file) && own.templates[Self.name(of: file)] == nil {
      waiting[Self.name(of: file)] = file
    }
    let replaced = Dictionary(overrides.map { ($0.path, $0) }) { first, _ in first }
    let known = Dictionary(uniqueKeysWithValues: standard.map { ($0.path, $0.bytes) })
    ownPaths = Set(overrides.lazy.filter { known[$0.path] != $0.bytes }.map(\.path))
    files = standard.map { replaced[$0.path] ?? $0 } + overrides.filter { known[$0.path] == nil }
    // A project's own template may include any other.
    if !own.templates.isEmpty { waiting.keys.forEach { load($0) } }
  }

  private static func isTemplate(_ file: SourceFile) -> Bool { file.path.hasSuffix(".mustache") }

  /// The layout rendered with the given slots present and marked.
  mutating func rendered(_ layout: Layout, with slots: Set<Slot>) -> RenderedLayout {
    load(layout.rawValue)
    load(Layout.shared)
    let values = Dictionary(uniqueKeysWithValues: slots.map { ($0.rawValue, RenderedLayout.mark($0)) })
    return RenderedLayout(rendered: mustache.render(values, withTemplate: layout.rawValue) ?? "")
  }

  /// Reads a template of the default theme, unless it has been read or a project replaces it.
  private mutating func load(_ name: String) {
    guard let file = waiting.removeValue(forKey: name) else { return }
    do {
      try mustache.register(String(decoding: file.bytes, as: UTF8.self), named: name)
    } catch {
      preconditionFailure("\(file.path) of the default theme is no template: \(error)")
    }
  }

  /// All styles joined into one sheet and the theme's scripts, without their comments, and anything else that a project keeps
  /// in `templates/assets/` as it is.
  package var assets: [PublishedFile] {
    let styles = files.filter { $0.path.hasPrefix("templates/assets/css/") }.sorted { $0.path < $1.path }
    let others = files.filter { $0.path.hasPrefix("templates/assets/") && !$0.path.hasPrefix("templates/assets/css/") }
    // Joined when it is asked for: while a guide is served, that is seldom.
    let sheet = PublishedFile("assets/site.css") { out in
      for style in styles { out.put(StyleText.compact(style.bytes)) }
    }
    return [sheet]
      + others.map { file in
        let isOfTheme = file.path.hasSuffix(".js") && !ownPaths.contains(file.path)
        return PublishedFile(Self.address(ofAsset: file.path)) { out in
          out.put(isOfTheme ? ScriptText.compact(file.bytes) : file.bytes)
        }
      }
  }

  private static func address(ofAsset path: String) -> String {
    let rest = path.dropFirst("templates/assets/".count)
    return "assets/" + (rest.hasPrefix("js/") ? rest.dropFirst(3) : rest)
  }

  /// The name of a template, as others refer to it: its file name without the extension.
  static func name(of file: SourceFile) -> String {
    String(RelativePath.name(of: file.path).dropLast(".mustache".count))
  }
}
