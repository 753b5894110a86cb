import Foundation

/// The guide that this repository keeps, or documents of others, and the templates of the default theme, from which runs
/// take their files.
struct MutationCorpus: Sendable {
  typealias Files = [String: [UInt8]]

  /// The files of each system, without its pages.
  private let systems: [(settings: Files, pages: Files)]
  private let layouts: Files
  /// Whether its files are of no project, so that values in running text are drawn.
  private let isPlain: Bool

  /// - Parameter documents: a folder whose files stand in for the guide's content.
  init(documents: String?) throws {
    isPlain = documents != nil
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    layouts = try Self.files(below: root, in: "templates/layouts")
    if let documents {
      let files = try Self.files(below: URL(fileURLWithPath: documents), in: ".")
      let plain = Dictionary(uniqueKeysWithValues: files.map { (String($0.key.dropFirst(2)), $0.value) })
      systems = [([:], plain.filter { $0.key.hasSuffix(".md") || $0.key.hasSuffix(".json") })]
      return
    }
    let content = try Self.files(below: root, in: "content")
    let slugs = Set(
      content.keys.compactMap { path in
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : nil
      })
    systems = slugs.sorted().map { slug in
      let own = content.filter { $0.key.hasPrefix("content/\(slug)/") }
      return (own.filter { !$0.key.hasSuffix(".md") }, own.filter { $0.key.hasSuffix(".md") })
    }
    guard !systems.isEmpty else { throw CocoaError(.fileReadNoSuchFile) }
  }

  private static func files(below root: URL, in folder: String) throws -> Files {
    var files: Files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + folder) {
      let url = root.appendingPathComponent(folder + "/" + path)
      guard !url.hasDirectoryPath, ["md", "json", "yml", "css", "mustache"].contains(url.pathExtension) else {
        continue
      }
      files[folder + "/" + path] = Array(try Data(contentsOf: url))
    }
    return files
  }

  /// The tokens and settings of one system with a few of its pages, sometimes as a plain folder, sometimes with templates
  /// of its own.
  func files(_ random: inout MutationRandom) -> Files {
    let system = systems[random.below(systems.count)]
    var files = random.percent(5) ? [:] : system.settings
    let pages = system.pages.keys.sorted()
    for _ in 0...random.below(4) where !pages.isEmpty {
      let path = pages[random.below(pages.count)]
      files[path] = system.pages[path]
    }
    if isPlain { return files }
    if random.percent(30) {
      let plain = files.map { (String($0.key.split(separator: "/", maxSplits: 2).last ?? ""), $0.value) }
      files = Dictionary(plain) { first, _ in first }
    }
    if random.percent(10), let layout = layouts.keys.sorted().randomElement(using: &random) {
      files[layout] = layouts[layout]
    }
    return files
  }
}
