package import Diagnostics
package import Files
import Mustache
import Theme

/// The theme of a build: the default one, with a project's own files in place of those of the same path.
package struct TemplateLibrary: Sendable {
  private let mustache: MustacheLibrary
  private let files: [SourceFile]

  /// Loads the theme; what is wrong in a project's template is reported, and the default one stands in for it.
  package init(overrides: [SourceFile], into diagnostics: inout Diagnostics) {
    let own = Dictionary(overrides.map { ($0.path, $0) }) { first, _ in first }
    var files: [SourceFile] = []
    var mustache = MustacheLibrary()
    for (path, bytes) in Theme.files {
      let standard = SourceFile(path: "templates/" + path, bytes: bytes)
      var chosen = own[standard.path] ?? standard
      if path.hasSuffix(".mustache") {
        let known = Self.register(chosen, &mustache, into: &diagnostics)
        if !known, Self.register(standard, &mustache, into: &diagnostics) { chosen = standard }
      }
      files.append(chosen)
    }
    let standard = Set(files.map(\.path))
    let added = overrides.filter { !standard.contains($0.path) }
    for file in added where file.path.hasSuffix(".mustache") {
      _ = Self.register(file, &mustache, into: &diagnostics)
    }
    self.files = files + added
    self.mustache = mustache
  }

  /// The layout rendered with the given slots present and marked.
  func shell(_ layout: Layout, with slots: Set<Slot>) -> Shell {
    let values = Dictionary(uniqueKeysWithValues: slots.map { ($0.rawValue, Shell.mark($0)) })
    return Shell(rendered: mustache.render(values, withTemplate: layout.rawValue) ?? "")
  }

  /// Styles joined into one sheet, scripts as they are, and whatever else a project keeps in `templates/assets/`.
  var assets: [Artifact] {
    let styles = files.filter { $0.path.hasPrefix("templates/assets/css/") }.sorted { $0.path < $1.path }
    let others = files.filter { $0.path.hasPrefix("templates/assets/") && !$0.path.hasPrefix("templates/assets/css/") }
    let sheet = Artifact(path: "assets/site.css", bytes: Array(styles.map(\.bytes).joined()))
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
    let name = RelativePath.name(of: file.path).dropLast(".mustache".count)
    do {
      try mustache.register(String(decoding: file.bytes, as: UTF8.self), named: String(name))
      return true
    } catch {
      let fault = TemplateFault(error, in: file)
      diagnostics.error(
        "invalid-template", fault.message, at: fault.span, why: "the default template is used in its place",
        fix: fault.fix)
      return false
    }
  }
}
