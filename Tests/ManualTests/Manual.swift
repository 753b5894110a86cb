import Foundation
import TestSupport

/// The manual of this repository as it is on the disk.
struct Manual {
  static let folder = Repository.root + "/content/manual"

  /// A page with its path from the folder of the manual.
  struct Page {
    let path: String
    let text: String
  }

  let pages: [Page]

  init() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".md") }
    pages = try paths.sorted().map {
      Page(path: $0, text: try String(contentsOfFile: Self.folder + "/" + $0, encoding: .utf8))
    }
  }

  func page(_ path: String) -> Page? { pages.first { $0.path == path } }

  /// The page that a part is on.
  func page(with part: String) -> Page? {
    pages.first { $0.text.contains(GeneratedParts.opening(part) + "\n") }
  }

  /// A page as it has to be: its generated parts anew, and above each live example its source.
  func updated(_ page: Page, _ parts: [String: String]) throws -> String {
    LiveExamples.withSources(try GeneratedParts.replaced(in: page.text, by: parts))
  }
}

/// What stands between `<!-- generated: NAME -->` and `<!-- end -->`.
enum GeneratedParts {
  struct UnknownPart: Error {
    let name: String
  }

  static func opening(_ name: String) -> String { "<!-- generated: \(name) -->" }
  private static let closing = "<!-- end -->"

  static func names(in text: String) -> [String] {
    text.matches(of: /(?m)^<!-- generated: (.+) -->$/).map { String($0.1) }
  }

  static func replaced(in text: String, by parts: [String: String]) throws -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == closing { isInside = false }
      if !isInside { lines.append(line) }
      guard let name = names(in: String(line)).first else { continue }
      guard let part = parts[name] else { throw UnknownPart(name: name) }
      isInside = true
      // Blank lines, because a comment directly above a paragraph is part of it.
      lines += ["", Substring(part.trimmingCharacters(in: .newlines)), ""]
    }
    return lines.joined(separator: "\n")
  }
}
