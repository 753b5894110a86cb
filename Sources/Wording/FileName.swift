/// Names of files, which look like those of tokens: `light.html` beside `color.light`.
package enum FileName {
  /// Whether a name is that of a file by its ending; `space.md` is a size.
  package static func isOne(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = String(name[name.index(after: dot)...])
    return endings.contains(ending) && (ending != "md" || name.first?.isUppercase == true)
  }

  /// The endings of files that documents speak of.
  package static let endings: Set<String> = [
    "json", "json5", "jsonc", "md", "mdx", "css", "scss", "swift", "kt", "ts", "tsx", "js", "jsx", "mjs", "cjs", "xml",
    "yml", "yaml", "toml", "html", "vue", "svg", "png",
    "jpg", "webp", "ttf", "otf", "woff", "woff2", "pdf",
  ]
}
