import Files

/// File paths as written in a resolver's references.
enum FilePath {
  /// `target` as written in the file at `base`, resolved; if `base` is outside the project, the result keeps its
  /// leading `..` or `/`.
  static func resolved(_ target: String, from base: String) -> String? {
    guard !target.hasPrefix("/") else { return nil }
    let folder = RelativePath.folder(of: base)
    var parts: [Substring] = []
    for part in (folder.split(separator: "/") + target.split(separator: "/")) {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
      default: parts.append(part)
      }
    }
    return (base.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path stays in the folder `root`; an empty root means the project of the file at `base`.
  static func isInside(_ path: String, root: String, base: String) -> Bool {
    let root = root.split(separator: "/").filter { $0 != "." }
    let parts = path.split(separator: "/")
    if root.isEmpty { return base.hasPrefix("/") || base.hasPrefix("..") || parts.first != ".." }
    return parts.count > root.count && parts.starts(with: root)
  }
}
