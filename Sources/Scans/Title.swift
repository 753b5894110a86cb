import Files
import Printing
package import Syntax
import Wording

/// What a heading, a lead-in line or a parent item calls the values below it.
package enum Title {
  /// The block's own text without a number before it, a colon behind it and a long remark in brackets.
  ///
  /// Nil for the document's title, for a sentence and for a heading that denies something: `What mail does not permit`.
  package static func text(of node: Int, in document: MarkdownDocument) -> String? {
    part(of: node, in: document).map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// The same with its place.
  static func name(of node: Int, in document: MarkdownDocument) -> Name? {
    part(of: node, in: document).map { text, start in
      let part = text.startIndex - start..<text.endIndex - start
      return Name(String(decoding: text, as: UTF8.self), document.range(ofPlain: part, in: node))
    }
  }

  /// The bytes of the title, and where the plain text of the block begins among them.
  private static func part(of node: Int, in document: MarkdownDocument) -> (text: ArraySlice<UInt8>, start: Int)? {
    let isHeading = document[node].kind == .heading
    if isHeading, document[node].level == 1 { return nil }
    let start = document.plainBytes(of: node).startIndex
    let whole = isHeading ? document.plainBytes(of: node) : withoutMark(leadIn(of: node, in: document))
    // What is longer is not a title.
    var text = whole.dropFirst(isHeading ? TitleWords.numbering(whole) : 0).prefix(2 * longest + 2)
    let isItem = document.parent(of: node).map { document[$0].kind == .item } ?? false
    if !isHeading, let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 1 < text.endIndex {
      // Neither an address is a title nor what a line of its own says: `Location: fonts/`.
      if text[colon...].starts(with: "://") || !isItem && whole.last != UInt8(ascii: ":") { return nil }
      text = text[..<colon]
    }
    if text.count > longest, let open = text.firstIndex(of: UInt8(ascii: "(")) { text = text[..<open] }
    guard text.count <= 2 * longest else { return nil }
    let title = Trimming.bytes(text)
    let isDenial = isHeading && title.split(separator: 0x20).dropFirst(3).contains { Negations.isOne($0) }
    let isSentence =
      document[node].kind == .paragraph
      && (isRunning(whole) || isRequest(title, isItem: isItem) || title.count { $0 == UInt8(ascii: " ") } >= mostWords)
    return title.isEmpty || isSentence || isDenial ? nil : (title, start)
  }

  /// What a paragraph says, or its last line where that leads to what follows: `Sizes:` below `Family: Inter`.
  private static func leadIn(of node: Int, in document: MarkdownDocument) -> ArraySlice<UInt8> {
    let text = document.plainBytes(of: node)
    guard text.last == UInt8(ascii: ":") else { return text }
    let lines = document.lines(ofPlain: node).suffix(2)
    // The last line of a longer sentence leads to nothing by itself.
    guard let line = lines.last, let before = lines.dropLast().first,
      text.dropFirst(before.lowerBound).prefix(before.count).contains(UInt8(ascii: ":"))
    else { return text }
    return text.dropFirst(line.lowerBound)
  }

  /// A text without the mark of a note that it begins with: `[!IMPORTANT]`.
  private static func withoutMark(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.starts(with: "[!".utf8), let close = text.prefix(16).firstIndex(of: UInt8(ascii: "]")) else {
      return text
    }
    return text[(close + 1)...]
  }

  private static let longest = 40
  private static let mostWords = 7

  /// Whether a full stop ends or parts the text.
  private static func isRunning(_ text: ArraySlice<UInt8>) -> Bool {
    text.last == UInt8(ascii: ".")
      || zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == UInt8(ascii: " ") }
  }

  /// `Define tokens in this structure`, `Suave y técnica, sin dramatismo`: what is to be done with what follows, or how it
  /// is.
  private static func isRequest(_ text: ArraySlice<UInt8>, isItem: Bool) -> Bool {
    let words = text.split(separator: 0x20)
    guard words.count > 2, let first = words.first else { return false }
    return isItem && text.contains(UInt8(ascii: ",")) && words.count > 3 || requests.contains { first.isWord($0) }
  }

  private static let requests: [StaticString] = [
    "define", "use", "used", "reserved", "here", "these", "always", "usa", "usar",
    "utiliser", "utilisez", "nutze", "verwende", "estos", "estas",
  ]

  /// Whether a heading is one for what has changed: `Changelog`, `Version history`.
  package static func isOfHistory(_ heading: ArraySlice<UInt8>) -> Bool {
    TitleWords.areOfHistory(heading.dropFirst(TitleWords.numbering(heading)))
  }

  /// Whether a heading only says that what it stands over is given below it: `Style` below `Small`.
  package static func saysNothing(_ title: String) -> Bool { sayingNothing.contains(title.lowercased()) }

  private static let sayingNothing: Set<String> = [
    "style", "css", "code", "specs", "specification", "specifications", "properties", "values", "definition", "details",
  ]
}
