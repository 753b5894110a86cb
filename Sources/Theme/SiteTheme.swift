import CTheme

/// The default theme, embedded in the binary: layouts, styles and scripts, by their paths below `templates/`.
///
/// Styles are joined in the order of their names, which is why they are numbered.
package enum SiteTheme {
  package static let files: [(path: String, bytes: [UInt8])] =
    all.filter { $0.path.hasPrefix("layouts/") || $0.path.hasPrefix("assets/") }

  /// What the pages of a served guide have besides.
  package static let live = (style: bytes(of: "serve/live.css"), script: bytes(of: "serve/live.js"))

  /// What the page of a review has inside it: its own style, that of what changed, that of drawings of components, and
  /// its script.
  package static let review = (
    page: bytes(of: "review/review.css"), plates: bytes(of: "review/changes.css"),
    components: bytes(of: "assets/css/70-component.css"), script: bytes(of: "review/review.js")
  )

  /// All files, in the order of the list in CTheme.
  private static let all: [(path: String, bytes: [UInt8])] = {
    var files: [(path: String, bytes: [UInt8])] = []
    while let path = theme_path(Int32(files.count)), let text = theme_text(Int32(files.count)) {
      files.append((String(cString: path), Array(String(cString: text).utf8)))
    }
    return files
  }()

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = all.first(where: { $0.path == path }) else { preconditionFailure("\(path) is not embedded") }
    return file.bytes
  }
}
