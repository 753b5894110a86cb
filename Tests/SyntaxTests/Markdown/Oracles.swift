import CCmark
import Diagnostics
import Files
import Foundation
import Syntax

/// What Specimen makes of a text.
enum Rendered {
  static func document(_ bytes: [UInt8]) -> MarkdownDocument {
    var diagnostics = Diagnostics()
    return MarkdownReader.read(SourceFile(path: "page.md", bytes: bytes), into: &diagnostics)
  }

  static func document(_ text: String) -> MarkdownDocument { document(Array(text.utf8)) }

  static func html(_ text: String) -> String {
    String(decoding: HTMLRenderer.html(document(text)), as: UTF8.self)
  }

  /// The ids of headings, which only Specimen writes, taken out.
  static func withoutIDs(_ html: String) -> String {
    html.replacing(#/<h([1-6]) id="[^"]*">/#.matchingSemantics(.unicodeScalar)) { "<h\($0.1)>" }
  }
}

/// What libcmark's own renderer makes of a text, in its safe mode.
enum LibcmarkOracle {
  static func html(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { buffer in
      var empty: CChar = 0
      let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let html = withUnsafePointer(to: &empty, { cmark_markdown_to_html(text ?? $0, buffer.count, 0) }) else {
        return []
      }
      defer { free(html) }
      return Array(UnsafeRawBufferPointer(start: html, count: strlen(html)))
    }
  }

  static func html(_ text: String) -> String { String(decoding: html(Array(text.utf8)), as: UTF8.self) }
}

/// What GitHub's own program makes of many texts at once.
enum GitHubOracle {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  static let arguments = ["-e", "table", "-e", "tasklist", "-e", "strikethrough", "-e", "autolink"]

  /// The HTML of every text, in their order; fails, and says what to install, where the program is missing.
  static func html(_ texts: [String]) throws -> [String] {
    let places = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm"]
    guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Missing(
        description: "cmark-gfm is missing: run `sudo apt-get install cmark-gfm` (macOS: `brew install cmark-gfm`)")
    }
    return try texts.map { try html($0, program) }
  }

  private static func html(_ text: String, _ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("specimen-\(UUID().uuidString).md")
    try Data(text.utf8).write(to: file)
    defer { unlink(file.path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Missing(description: "cmark-gfm ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// Texts that lie beside the tests.
enum Fixture {
  static func everything() throws -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: here.appendingPathComponent("Everything.md"), encoding: .utf8)
  }
}
