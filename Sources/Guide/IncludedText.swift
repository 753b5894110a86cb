import Files
import Printing
import Syntax

extension MarkdownDocument {
  /// Whether a program puts text in the place of a block that the document does not have, with headings of its own: the
  /// block is a line that is nothing but an instruction to include a file or to list what a component has.
  func takesInOthers(at node: Int) -> Bool {
    switch nodes[node].kind {
    case .paragraph:
      // What begins with a letter is prose.
      file.bytes[nodes[node].range.start..<nodes[node].range.end].first?.isLetter != true
        && (Self.isInstruction(plainBytes(of: node)) || isIncluded(node + 1))
    case .htmlBlock: Self.isComponent(literal(of: node)) || mayMakePlaces(at: node)
    case .htmlInline: mayMakePlaces(at: node)
    case .document, .blockQuote, .list, .item, .codeBlock, .heading, .thematicBreak, .table, .tableRow, .tableCell,
      .text, .code, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough, .link, .image:
      false
    }
  }

  /// `{{< include a.md >}}`, `{% render "a" %}`, `[component-metadata:button]`, `--8<-- "a.md"`.
  private static func isInstruction(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last, !text.contains(0x0A) else { return false }
    if first == UInt8(ascii: "{"), last == UInt8(ascii: "}") {
      return text.starts(with: "{{") || text.starts(with: "{%")
    }
    if text.starts(with: "--8<--") { return true }
    guard first == UInt8(ascii: "["), last == UInt8(ascii: "]"), let colon = text.firstIndex(of: UInt8(ascii: ":"))
    else {
      return false
    }
    let name = text[..<colon].dropFirst()
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isDigit || $0.isOne(of: "-_") }
  }

  /// `[a](a.md ':include')`, as Docsify has it.
  private func isIncluded(_ node: Int) -> Bool {
    node < nodes.count && nodes[node].kind == .link && title(of: node)?.hasPrefix(":include") == true
  }

  /// Whether a tag in MDX is that of a component, which may make any headings and anchors: `<Story of={…}>`.
  private func mayMakePlaces(at node: Int) -> Bool {
    guard MDX.isDocument(file.path) else { return false }
    let text = literal(of: node).drop(while: \.isSpace)
    return text.first == UInt8(ascii: "<") && text.dropFirst().first?.isUppercase == true
  }

  /// `<Properties />`, in MDX and in Vue, or `<!-- @include: a.md -->`, of VitePress.
  private static func isComponent(_ html: ArraySlice<UInt8>) -> Bool {
    let text = html.drop(while: \.isSpace)
    if text.starts(with: "<!--") {
      let words = text.dropFirst("<!--".utf8.count).drop(while: \.isSpace)
      return words.starts(with: "@include") || words.starts(with: "include")
    }
    guard text.first == UInt8(ascii: "<"), let letter = text.dropFirst().first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter), let end = text.firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    return text[end - 1] == UInt8(ascii: "/")
  }
}
