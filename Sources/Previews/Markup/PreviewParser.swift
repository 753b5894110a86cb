import Diagnostics
import Markup
import Plates
import Printing

/// Parses the HTML of a preview in one pass, with an explicit stack of open elements.
struct PreviewParser {
  private struct Open {
    let name: String
    let attributes: [Attribute]
    let range: Range<Int>
    /// Whether the element itself is left out and only its content kept.
    let isDropped: Bool
    var children: [PreviewNode] = []
  }

  let text: BlockText
  let placeholders: [String]
  private(set) var offset: Int
  let end: Int
  var diagnostics = Diagnostics()
  private var open: [Open] = []
  private var roots: [PreviewNode] = []
  private var saidTooDeep = false

  init(text: BlockText, range: Range<Int>, placeholders: [String]) {
    self.text = text
    self.placeholders = placeholders
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func parse() -> [PreviewNode] {
    while offset < end {
      if text.bytes[offset] == UInt8(ascii: "<") { markup() } else { characters() }
    }
    while let last = open.last {
      reportUnclosed(last.name, last.range)
      close()
    }
    return roots
  }

  // MARK: Characters

  private mutating func characters() {
    let start = offset
    while offset < end, text.bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    checkPlaceholders(start..<offset)
    append(text: PreviewText.decoded(text.bytes[start..<offset], collapsing: true))
  }

  private mutating func append(text string: String) {
    guard !string.isEmpty else { return }
    append(.text(string))
  }

  private mutating func append(_ node: PreviewNode) {
    if open.isEmpty { roots.append(node) } else { open[open.count - 1].children.append(node) }
  }

  // MARK: Tags

  private mutating func markup() {
    let next = byte(at: offset + 1)
    if next == UInt8(ascii: "/") { return endTag() }
    if let next, next.isLetter { return startTag() }
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") { return declaration() }
    report(
      .previewSyntax, "< does not start a tag here", offset..<offset + 1,
      fix: "write &lt; for the character")
    offset += 1
    append(text: "<")
  }

  /// A comment is skipped silently; any other declaration is not allowed.
  private mutating func declaration() {
    let start = offset
    let isComment = text.bytes[offset..<end].starts(with: "<!--")
    let terminator = Array((isComment ? "-->" : ">").utf8)
    let found = text.bytes[min(offset + (isComment ? 4 : 2), end)..<end].firstRange(of: terminator)
    offset = found?.upperBound ?? end
    guard !isComment || found == nil else { return }
    report(
      .previewSyntax, isComment ? "the comment never ends" : "a declaration is not allowed in a preview",
      start..<start + 2,
      why: "everything up to its end is left out", fix: isComment ? "end it with -->" : "remove it")
  }

  private mutating func endTag() {
    let start = offset
    offset += 2
    let name = readName()
    while offset < end, text.bytes[offset] != UInt8(ascii: ">") { offset += 1 }
    offset = min(offset + 1, end)
    guard let position = open.lastIndex(where: { $0.name == name }) else {
      if !PreviewVocabulary.void.contains(name), !saidTooDeep {
        report(
          .mismatchedTag, "</\(name)> closes nothing", start..<offset,
          fix: "remove it, or open <\(name)> before it")
      }
      return
    }
    while open.count > position {
      if let last = open.last, open.count - 1 > position, !saidTooDeep { reportUnclosed(last.name, last.range) }
      close()
    }
  }

  private mutating func startTag() {
    let start = offset
    offset += 1
    let name = readName()
    let attributes = readAttributes(of: name)
    let isVoid = PreviewVocabulary.void.contains(name)
    if let unclosed = finishTag() {
      report(
        .previewSyntax, "the tag <\(name) never ends", start..<unclosed,
        why: "it is left out, with everything after it",
        fix: "end it with >")
      return
    }
    let isKnown = accepts(name, start..<start + 1 + name.utf8.count)
    if PreviewVocabulary.opaque.contains(name) { return skipContent(of: name) }
    let element = Open(name: name, attributes: attributes, range: start..<offset, isDropped: !isKnown)
    if isVoid {
      if isKnown { append(.element(made(element))) }
    } else if isSelfClosing(start) {
      report(
        .previewSyntax, "<\(name)> cannot close itself", start..<offset,
        why: "browsers ignore the slash and put what follows inside it", fix: "write <\(name)></\(name)>")
      if isKnown { append(.element(made(element))) }
    } else if open.count < PreviewMarkup.deepest {
      open.append(element)
    }
  }

  private func isSelfClosing(_ start: Int) -> Bool { offset - 2 > start && text.bytes[offset - 2] == UInt8(ascii: "/") }

  private func made(_ element: Open) -> PreviewElement {
    PreviewElement(
      name: element.name, attributes: element.attributes, children: element.children, span: text.span(element.range))
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    if last.isDropped { last.children.forEach { append($0) } } else { append(.element(made(last))) }
  }

  /// Whether an element is allowed here; reported if it is not.
  private mutating func accepts(_ name: String, _ range: Range<Int>) -> Bool {
    guard PreviewVocabulary.elements.contains(name) else {
      let near = Suggestion.nearest(to: name, in: PreviewVocabulary.elements)
      report(
        .unknownElement, "<\(name)> is not allowed in a preview", range,
        fix: near.map { "did you mean <\($0)>?" } ?? "use one of \(PreviewVocabulary.elements.joined(separator: ", "))")
      return false
    }
    guard open.count < PreviewMarkup.deepest else {
      if !saidTooDeep {
        report(
          .previewLimit, "elements are nested more than \(PreviewMarkup.deepest) deep", range,
          why: "deeper elements are left out, but their text is kept",
          fix: "show the component without its surroundings")
      }
      saidTooDeep = true
      return false
    }
    if let fault = PreviewVocabulary.fault(of: name, in: open.filter { !$0.isDropped }.map(\.name)) {
      report(
        .misplacedElement, "<\(name)> is not allowed here: \(fault)", range,
        fix: "use <span> or <div>, or move it")
      return false
    }
    return true
  }

  private mutating func skipContent(of name: String) {
    let terminator = Array("</\(name)".utf8)
    let found = text.bytes[offset..<end].indices.first { index in
      text.bytes[index..<end].prefix(terminator.count).map(\.lowercased).elementsEqual(terminator)
    }
    offset = found ?? end
    while offset < end, text.bytes[offset] != UInt8(ascii: ">") { offset += 1 }
    offset = min(offset + 1, end)
  }

  private mutating func reportUnclosed(_ name: String, _ range: Range<Int>) {
    report(
      .unclosedElement, "<\(name)> is never closed", range,
      fix: "close it with </\(name)>")
  }
}

// MARK: - Reading

extension PreviewParser {
  func byte(at index: Int) -> UInt8? { index < end ? text.bytes[index] : nil }

  mutating func report(_ rule: Rule, _ message: Message, _ range: Range<Int>, why: String? = nil, fix: Fix) {
    let bounded = min(range.lowerBound, end)..<min(max(range.lowerBound, range.upperBound), end)
    diagnostics.report(rule, message, at: text.span(bounded), why: why, fix: fix)
  }

  /// A name in lower case: letters, digits, `-`, `_` and `:`.
  mutating func readName() -> String {
    let start = offset
    while let next = byte(at: offset), next.isNamePart { offset += 1 }
    return text.bytes[start..<offset].lowercasedText
  }

  mutating func skipSpace() {
    while let next = byte(at: offset), next.isSpace { offset += 1 }
  }

  mutating func advance() { offset = min(offset + 1, end) }

  mutating func move(to index: Int) { offset = min(max(index, offset), end) }

  /// Consumes the end of a start tag, or reports where the text ended without one.
  private mutating func finishTag() -> Int? {
    while let next = byte(at: offset), next != UInt8(ascii: ">") { offset += 1 }
    guard offset < end else { return end }
    offset += 1
    return nil
  }
}
