import Files
import Printing

/// A folder of files that the programs build a site from.
struct Corpus {
  let name: String
  let files: [Artifact]

  /// The size shared by all corpora of pages, so that their figures can be compared.
  static let pages = 5_000
  static let bytes = 23_200_000

  private var documents: [Artifact] { files.filter { $0.path.hasSuffix(".md") } }

  var title: String {
    let bytes = documents.reduce(0) { $0 + $1.bytes.count }
    return "\(name): \(documents.count) pages, \((Double(bytes) / 1e6).fixed(1)) MB"
  }

  /// The generated pages.
  static let synthetic = Corpus(name: "generated pages", files: SyntheticCorpus.pages())

  /// A guide, unchanged.
  static func project(_ folder: Folder) throws(BenchmarkError) -> Corpus {
    var files: [Artifact] = []
    for path in try (folder / "content").files() {
      files.append(Artifact(path: "content/" + path, bytes: try (folder / "content").bytes(of: path)))
    }
    return Corpus(name: "the guide as it is", files: files)
  }

  /// The documents of a guide, cut and shuffled. Blocks that name tokens of their system are left out, since the tokens
  /// are missing, and links lead from one generated page to another.
  static func pages(ofGuide folder: Folder, count: Int = pages) throws(BenchmarkError) -> Corpus {
    var links = 0
    return shuffled(
      try documents(in: folder).map { relinked(withoutTokens($0), &links) }, name: "the guide", count)
  }

  private static func withoutTokens(_ text: String) -> String {
    var isNamingTokens = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      defer { if line == "```" { isNamingTokens = false } }
      if line.hasPrefix("```"), line.count > 3 {
        isNamingTokens = !["```frame", "```mermaid"].contains { line.hasPrefix($0) }
      }
      return !isNamingTokens && !line.hasPrefix("related:")
    }
    return lines.joined(separator: "\n")
  }

  private static func relinked(_ text: String, _ links: inout Int) -> String {
    let parts = text.split(separator: "](", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      let target = part.prefix { $0 != ")" && $0 != "#" }
      links += 1
      // A generated folder has at least this many pages.
      text += "](" + (target.hasSuffix(".md") ? "page-\(links % 50).md\(part.drop { $0 != ")" })" : String(part))
    }
  }

  /// Every Markdown file of a folder, cut and shuffled.
  static func pages(of folder: Folder) throws(BenchmarkError) -> Corpus {
    let documents = try documents(in: folder)
    if documents.isEmpty { throw BenchmarkError(description: "\(folder.path) holds no Markdown") }
    return shuffled(documents, name: RelativePath.name(of: folder.path), pages)
  }

  private static func documents(in folder: Folder) throws(BenchmarkError) -> [String] {
    var documents: [String] = []
    for path in try folder.files() where path.hasSuffix(".md") {
      documents.append(String(decoding: try folder.bytes(of: path), as: UTF8.self))
    }
    return documents
  }

  private static func shuffled(_ documents: [String], name: String, _ count: Int) -> Corpus {
    var shuffled = ShuffledPages(documents)
    let made = shuffled.pages(count, bytes: bytes / pages * count)
    return Corpus(
      name: "\(name), cut at headings and shuffled",
      files: made.enumerated().map { Artifact(path: "area-\($0 / 100)/page-\($0 % 100).md", text: $1) })
  }
}
