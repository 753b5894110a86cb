import Foundation

/// cmark-gfm, which renders GitHub's Markdown as GitHub does.
package struct GitHubProgram {
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  private let program: String

  /// Fails, and says what to install, where the program is missing.
  package init() throws {
    let places = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm"]
    guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Missing(
        description: "cmark-gfm is missing: run `sudo apt-get install cmark-gfm` (macOS: `brew install cmark-gfm`)")
    }
    self.program = program
  }

  /// The HTML of every text, in their order. One shell renders all of them.
  package func html(of texts: [String]) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("specimen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { remove(folder) }
    for (number, text) in texts.enumerated() {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(number).md"))
    }
    let extensions = "-e table -e tasklist -e strikethrough -e autolink"
    let script = "for file in *.md; do '\(program)' \(extensions) \"$file\" > \"$file.html\" || exit 1; done"
    let run = try await ChildProcess("/bin/sh", ["-c", script], in: folder.path).run()
    guard run.status == 0 else { throw Missing(description: "cmark-gfm ended with \(run.status): \(run.errors)") }
    return try texts.indices.map {
      String(decoding: try Data(contentsOf: folder.appendingPathComponent("\($0).md.html")), as: UTF8.self)
    }
  }

  private func remove(_ folder: URL) {
    do { try FileManager.default.removeItem(at: folder) } catch { print("cannot remove \(folder.path): \(error)") }
  }

  /// The ids of headings, which only Specimen writes, taken out.
  package static func withoutIDs(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "=")) else { return html }
    return html.replacing(#/<h([1-6]) id="[^"]*">/#.matchingSemantics(.unicodeScalar)) { "<h\($0.1)>" }
  }
}
