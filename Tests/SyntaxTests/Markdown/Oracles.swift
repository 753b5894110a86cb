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

/// Texts that lie beside the tests.
enum Fixture {
  static func everything() throws -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: here.appendingPathComponent("Everything.md"), encoding: .utf8)
  }
}
