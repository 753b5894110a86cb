package import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// The title of a block that counts what the block shows: `springs title="The two springs on one scale"`.
package struct CountedBlock: Sendable {
  /// The number and the words behind it, as they are written.
  package let words: String
  package let number: Int
  /// How many things the block shows.
  package let count: Int
  package let range: ByteRange

  package static func all(on page: AuditedPage) -> [CountedBlock] {
    let document = page.document
    guard page.page.blockNames.contains(where: kinds.contains) else { return [] }
    return document.nodes.indices.compactMap { node in
      guard document[node].kind == .codeBlock, let name = document.info(of: node).split(separator: " ").first,
        kinds.contains(String(name)), let (words, number, range) = claim(above: node, in: document),
        let (lines, count) = count(document.literal(of: node), page.subject), count != number, lines != number
      else { return nil }
      return CountedBlock(words: words, number: number, count: count, range: range)
    }
  }

  /// Blocks with a line for each thing that they show.
  private static let kinds: Set<String> = [
    "swatches", "shadows", "springs", "radii", "borders", "opacity", "type-ramp", "durations", "scale", "gradients",
    "icons",
  ]

  /// What a title says that begins with a number or with `The` before one, and has no more to add.
  private static func claim(
    above node: Int, in document: MarkdownDocument
  ) -> (words: String, number: Int, range: ByteRange)? {
    let file = document.file
    let start = document[node].range.start
    let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    guard let sign = file.bytes[start..<end].firstPlace(of: " title=\"") else { return nil }
    let title = file.bytes[sign.upperBound..<end].prefix { $0 != UInt8(ascii: "\"") }
    let first = title.prefix { !$0.isOne(of: ",:.") }
    var words = first.split(separator: UInt8(ascii: " "))
    if let article = words.first, article.elementsEqual("The".utf8) { words.removeFirst() }
    guard let number = words.first.flatMap({ ClaimWords.number($0) }), number > 1, words.count > 1,
      !words[words.startIndex + 1].elementsEqual("of".utf8),
      !NameWords(first).words.contains(where: { $0 == "and" || $0 == "or" }),
      NameWords(title[first.endIndex...]).words.first != "and", let begin = words.first?.startIndex,
      let last = words.dropFirst().first(where: { $0.last == UInt8(ascii: "s") })
    else { return nil }
    return (
      String(decoding: file.bytes[begin..<last.endIndex], as: UTF8.self), number, ByteRange(begin, last.endIndex)
    )
  }

  /// How many lines there are, and how many tokens they name, of which one may name a group; nil where one is no token's.
  private static func count(_ text: ArraySlice<UInt8>, _ subject: AuditedSystem) -> (lines: Int, tokens: Int)? {
    var (lines, count) = (0, 0)
    for line in text.split(separator: UInt8(ascii: "\n")) where !line.allSatisfy(\.isSpace) {
      lines += 1
      let name = line.firstName
      let path = TokenPath(name)
      if subject.names.has(path) {
        count += 1
      } else if name.utf8.contains(UInt8(ascii: "*")) {
        count += subject.members.tokens(matching: TokenGlob(name)).count
      } else if subject.names.hasGroup(path) {
        count += subject.members.tokens(in: path).count
      } else {
        return nil
      }
    }
    return (lines, count)
  }
}
