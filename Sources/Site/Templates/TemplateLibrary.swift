package import Diagnostics
package import Files
import Mustache
import Theme

/// The theme of a build: the default one, with a project's own files in place of those of the same path.
package struct TemplateLibrary: Sendable {
  private let files: [SourceFile]
  private var mustache = MustacheLibrary()
  /// Templates of the default theme that no layout has asked for yet, by name.
  private var waiting: [String: SourceFile] = [:]

  /// Loads the theme; what is wrong in a project's template is reported, and the default one stands in for it.
  package init(overrides: [SourceFile], into diagnostics: inout Diagnostics) {
    let own = Dictionary(overrides.map { ($0.path, $0) }) { first, _ in first }
    var files: [SourceFile] = []
    for (path, bytes) in Theme.files {
      let standard = SourceFile(path: "templates/" + path, bytes: bytes)
      var chosen = own[standard.path] ?? standard
      if path.hasSuffix(".mustache") {
        if chosen === standard || !Self.register(chosen, &mustache, into: &diagnostics) {
          chosen = standard
          waiting[Self.name(of: standard)] = standard
        }
      }
      files.append(chosen)
    }
    let standard = Set(files.map(\.path))
    let added = overrides.filter { !standard.contains($0.path) }
    for file in added where file.path.hasSuffix(".mustache") {
      _ = Self.register(file, &mustache, into: &diagnostics)
    }
    self.files = files + added
    // A project's own template may put any other into itself.
    if overrides.contains(where: { $0.path.hasSuffix(".mustache") }) { waiting.keys.forEach { load($0) } }
  }

  /// The layout rendered with the given slots present and marked.
  mutating func shell(_ layout: Layout, with slots: Set<Slot>) -> Shell {
    load(layout.rawValue)
    load(Layout.shared)
    let values = Dictionary(uniqueKeysWithValues: slots.map { ($0.rawValue, Shell.mark($0)) })
    return Shell(rendered: mustache.render(values, withTemplate: layout.rawValue) ?? "")
  }

  /// Reads a template of the default theme, unless that is done or a project has its own.
  private mutating func load(_ name: String) {
    guard let file = waiting.removeValue(forKey: name) else { return }
    var diagnostics = Diagnostics()
    let isSound = Self.register(file, &mustache, into: &diagnostics)
    precondition(isSound, "\(file.path) of the default theme is no template")
  }

  /// Styles joined into one sheet, scripts as they are, and whatever else a project keeps in `templates/assets/`.
  package var assets: [Artifact] {
    let styles = files.filter { $0.path.hasPrefix("templates/assets/css/") }.sorted { $0.path < $1.path }
    let others = files.filter { $0.path.hasPrefix("templates/assets/") && !$0.path.hasPrefix("templates/assets/css/") }
    let sheet = Artifact(path: "assets/site.css", bytes: styles.reduce(into: []) { $0 += $1.bytes })
    return [sheet] + others.map { Artifact(path: Self.address(ofAsset: $0.path), bytes: $0.bytes) }
  }

  private static func address(ofAsset path: String) -> String {
    let rest = path.dropFirst("templates/assets/".count)
    return "assets/" + (rest.hasPrefix("js/") ? rest.dropFirst(3) : rest)
  }

  private static func register(
    _ file: SourceFile, _ mustache: inout MustacheLibrary, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard TemplateCheck.check(file, into: &diagnostics) else { return false }
    do {
      try mustache.register(String(decoding: file.bytes, as: UTF8.self), named: name(of: file))
      return true
    } catch {
      let fault = TemplateFault(error, in: file)
      diagnostics.error(
        "invalid-template", fault.message, at: fault.span, why: "the default template is used in its place",
        fix: fault.fix)
      return false
    }
  }

  private static func name(of file: SourceFile) -> String {
    String(RelativePath.name(of: file.path).dropLast(".mustache".count))
  }
}
