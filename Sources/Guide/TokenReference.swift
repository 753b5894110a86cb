package import Diagnostics
import Files
package import Printing
import Syntax
package import Tokens
import Wording

/// `{group.name}` in running text: the name of a token, or of a group of them, in the words of design documents.
package struct TokenReference: Sendable {
  package enum Target: Sendable, Equatable {
    case token(TokenPath)
    case group(TokenPath)
    /// Nothing of that name, though there is a group that it begins with.
    case nothing
  }

  /// Its place in the text, braces included.
  package let range: Range<Int>
  /// What is between the braces.
  package let path: String
  package let target: Target

  /// Whether it leaves out the end of a name: `{color.text...}`.
  fileprivate var isShortened: Bool { path.hasSuffix("..") || path.hasSuffix("…") }
}

extension DesignSystem {
  /// The next reference in a text; nil if there is none. Braces around what is no name of this system are text.
  package func reference(in text: BorrowedBytes, from start: Int) -> TokenReference? {
    guard hasTokens else { return nil }
    var from = start
    while let open = text[from...].firstIndex(of: UInt8(ascii: "{")) {
      from = open + 1
      guard let close = Self.end(of: text, from: from) else { continue }
      let path = String(decoding: text[from..<close], as: UTF8.self)
      guard let target = target(ofReference: path) else { continue }
      return TokenReference(range: open..<(close + 1), path: path, target: target)
    }
    return nil
  }

  private static let longestReference = 120

  /// The closing brace of a dotted name.
  private static func end(of text: BorrowedBytes, from start: Int) -> Int? {
    var hasDot = false
    for index in start..<min(text.count, start + longestReference) {
      switch text[index] {
      case UInt8(ascii: "}"): return hasDot ? index : nil
      case UInt8(ascii: "."): hasDot = true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "*"): break
      case let byte where byte.isLetter || byte.isDigit || byte >= 0x80: break
      default: return nil
      }
    }
    return nil
  }

  /// What a dotted name leads to; nil if no group of this system has its first word.
  package func target(ofReference name: String) -> TokenReference.Target? {
    let path = TokenPath(name)
    if let found = target(of: path) { return found }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let first = String(name[..<dot])
    if allTokens.group(TokenPath(first)) != nil { return .nothing }
    // `{component.card}` where the group is called `components`.
    let other = first.hasSuffix("s") ? String(first.dropLast()) : first + "s"
    guard allTokens.group(TokenPath(other)) != nil else { return nil }
    return target(of: TokenPath(other + name[dot...])) ?? .nothing
  }

  /// Whether a name, or what it is a part of, is that of a token whose value cannot be read, which is said elsewhere.
  fileprivate func isDeclared(_ name: String) -> Bool {
    let path = TokenPath(name)
    return themes.themes.contains { theme in
      let unresolved = theme.tokens.unresolved
      return unresolved.contains(path) || path.parent.map(unresolved.contains) ?? false
    }
  }

  private func target(of path: TokenPath) -> TokenReference.Target? {
    if allTokens[path] != nil { return .token(path) }
    if allTokens.group(path) != nil { return .group(path) }
    // A part of a composite: `{typography.body.fontSize}`.
    if let parent = path.parent, allTokens[parent] != nil { return .token(parent) }
    guard path.description.contains("*") else { return nil }
    if let token = allTokens.matching(TokenGlob(path.description)).first { return token.path.parent.map { .group($0) } }
    // `{color.*}` of a group that has only groups in it.
    guard path.segments.last == "*", let parent = path.parent, allTokens.group(parent) != nil else { return nil }
    return .group(parent)
  }
}

extension Page {
  /// Reports the references on the page that lead nowhere, each name once.
  package func reportReferences(in system: DesignSystem, into diagnostics: inout Diagnostics) {
    guard system.hasTokens, !Denial.isHistory(document.file.path) else { return }
    var names: [String] = []
    var places: [String: [Span]] = [:]
    // What the document says of itself before its tokens.
    if let said = document.frontMatter?.value["description"], said.string != nil {
      document.file.bytes.withUnsafeBufferPointer { bytes in
        var from = said.range.start
        while let found = system.reference(in: UnsafeBufferPointer(rebasing: bytes[..<said.range.end]), from: from) {
          from = found.range.upperBound
          guard found.target == .nothing, !found.isShortened, !system.isDeclared(found.path) else { continue }
          if places[found.path] == nil { names.append(found.path) }
          places[found.path, default: []].append(
            document.file.span(ByteRange(found.range.lowerBound, found.range.upperBound)))
        }
      }
    }
    for node in document.nodes.indices where document[node].kind == .text || document[node].kind == .code {
      document.literal(of: node).withUnsafeBufferPointer { literal in
        guard literal.contains(UInt8(ascii: "{")) else { return }
        var from = 0
        while let found = system.reference(in: literal, from: from) {
          from = found.range.upperBound
          guard found.target == .nothing, !found.isShortened, !system.isDeclared(found.path), isMeant(found, in: node)
          else { continue }
          if places[found.path] == nil { names.append(found.path) }
          places[found.path, default: []].append(place(of: found.path, in: node))
        }
      }
    }
    for name in names {
      guard let spans = places[name], let first = spans.first else { continue }
      let count = spans.count == 1 ? "" : ", \(spans.count) times"
      diagnostics.report(
        .unknownReference, "{\(name)} names no token of \(system.nameInSentences)\(count)", at: first,
        why: "readers see the name and no value",
        fix: system.tokenMeant(by: name).map { "did you mean {\($0)}?" } ?? "name a token that exists, or add it",
        related: spans.dropFirst().prefix(2).map { Diagnostic.Related("and here", at: $0) })
    }
  }

  /// Whether a text uses a reference: it is no example of how they are written, and its sentence does not say itself
  /// that there is no such token.
  private func isMeant(_ reference: TokenReference, in node: Int) -> Bool {
    var block = node
    while let parent = document.parent(of: block), !Self.isText(document[block].kind) { block = parent }
    // Looking at each reference of a very long text would not be linear.
    guard document[block].range.count <= Self.longestText else { return true }
    var text: [UInt8] = []
    document.appendPlainText(of: block, to: &text)
    let written = Array("{\(reference.path)}".utf8)
    guard let place = text[...].firstPlace(of: written[...]) else { return true }
    let sentence = Self.sentence(of: text, around: place.lowerBound)
    return !Self.isDenied(place, in: sentence) && !Denial.isExample(after: sentence[..<place.lowerBound])
  }

  /// Whether the part of a sentence that a reference is in says before it, or right after it, that there is none.
  private static func isDenied(_ place: Range<Int>, in sentence: ArraySlice<UInt8>) -> Bool {
    let isBreak = { (index: Int) in
      sentence[index].isOne(of: ",;()") || sentence[index] == UInt8(ascii: ":") || sentence[index] == 0xE2
    }
    let start = sentence[..<place.lowerBound].indices.last(where: isBreak).map { $0 + 1 } ?? sentence.startIndex
    if Denial.isIn(sentence[start..<place.lowerBound], words: Denial.forbidding) { return true }
    let rest = sentence[place.upperBound...].prefix(Self.longestDenial)
    let words = rest.split { !$0.isLetter && $0 != UInt8(ascii: "'") && $0 < 0x80 }.prefix(3)
    return words.contains { Denial.isIn($0, words: Denial.forbidding) }
  }

  private static let longestDenial = 40

  private static let longestText = 6_000

  private static func isText(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .paragraph, .heading, .tableCell: true
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .thematicBreak, .table, .tableRow, .text,
      .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      false
    }
  }

  /// From one full stop, question or exclamation mark to the next; a stop after a single letter ends no sentence.
  private static func sentence(of text: [UInt8], around offset: Int) -> ArraySlice<UInt8> {
    let isEnd = { (index: Int) in
      let byte = text[index]
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") else { return false }
      guard index + 1 == text.count || text[index + 1].isSpace else { return false }
      return index < 2 || text[index - 2].isLetter || !text[index - 1].isLetter
    }
    var start = offset
    while start > 0, !isEnd(start - 1) { start -= 1 }
    var end = offset
    while end < text.count, !isEnd(end) { end += 1 }
    return text[start..<end]
  }

  /// Where a reference is written in a node.
  private func place(of name: String, in node: Int) -> Span {
    let range = document[node].range
    let written = Array("{\(name)}".utf8)
    guard let place = document.file[range].firstPlace(of: written[...]) else { return document.span(of: node) }
    return document.file.span(ByteRange(place.lowerBound, place.upperBound))
  }
}
