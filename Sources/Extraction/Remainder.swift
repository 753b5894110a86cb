import Diagnostics
import Dialects
import Files
package import Syntax

/// What is left of a design document once its tokens stand in a file of their own.
package enum Remainder {
  /// The text of a document without the tokens in its front matter, so that each has one place to be changed at.
  ///
  /// Its name and description become the title and the summary of a page. The text below is never changed. If anything in
  /// the front matter is not in the token file, or a line holds more than one entry, all of it stays.
  /// - Parameter extraction: the token file made of the document.
  package static func bytes(of document: MarkdownDocument, besides extraction: Extraction) -> [UInt8] {
    let bytes = document.file.bytes
    guard let frontMatter = document.frontMatter, let cuts = cuts(of: frontMatter, in: document.file, extraction) else {
      return bytes
    }
    var rest: [UInt8] = []
    var start = 0
    for cut in cuts {
      rest += bytes[start..<cut.range.lowerBound]
      rest += cut.text.utf8
      start = cut.range.upperBound
    }
    return rest + bytes[start...]
  }

  private typealias Cut = (range: Range<Int>, text: String)

  /// What to replace, in order; nil if the front matter is to stay as it is.
  private static func cuts(of frontMatter: FrontMatter, in file: SourceFile, _ extraction: Extraction) -> [Cut]? {
    let bytes = file.bytes
    var unread = Diagnostics()
    guard let design = DesignDocument.read(frontMatter.value, in: file, into: &unread), unread.all.isEmpty else {
      return nil
    }
    let lastLine = bytes[..<frontMatter.range.end].count { $0 == 0x0A } + 1
    guard !extraction.omissions.contains(where: { $0.line <= lastLine }) else { return nil }
    let members = frontMatter.value.members
    let keys = Set(members.map(\.key))
    let starts = members.map { $0.keyRange.start }
    guard starts.allSatisfy({ $0 > 0 && bytes[$0 - 1] == 0x0A }) else { return nil }
    let closing = (bytes[..<frontMatter.range.end].lastIndex(of: 0x0A) ?? frontMatter.range.end - 1) + 1
    let ends = (starts.dropFirst() + [closing]).map { start(ofCommentsBefore: $0, in: bytes) }
    var cuts: [Cut] = []
    for ((member, start), end) in zip(zip(members, starts), ends) {
      switch member.key {
      // The comments right above a name go with it.
      case _ where design.groups.contains(member.key), "version":
        cuts.append((Self.start(ofCommentsBefore: start, in: bytes)..<end, ""))
      case "name" where !keys.contains("title"): cuts.append((member.keyRange.start..<member.keyRange.end, "title"))
      case "description" where !keys.contains("summary"):
        cuts.append((member.keyRange.start..<member.keyRange.end, "summary"))
      default: break
      }
    }
    return cuts
  }

  /// The start of the comment lines right above a line, or of the line itself.
  private static func start(ofCommentsBefore line: Int, in bytes: [UInt8]) -> Int {
    var start = line
    while start > 1, let before = bytes[..<(start - 1)].lastIndex(of: 0x0A), bytes[before + 1] == UInt8(ascii: "#") {
      start = before + 1
    }
    return start
  }
}
