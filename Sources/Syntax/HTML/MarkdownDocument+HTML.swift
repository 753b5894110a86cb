package import Files
import Printing

/// An address in raw HTML: of a picture, or of a link.
package struct HTMLAddress: Sendable {
  package let isImage: Bool
  package let address: String
  /// The text in a picture's place; nil where none is given.
  package let alternative: String?
  /// Its tag in the file, or where that cannot be told, the HTML that it is in.
  package let range: ByteRange
}

extension HTMLAddress {
  /// The address of a tag; nil where it has none that can be followed.
  ///
  /// - Parameters:
  ///   - literal: the HTML of the tag's node.
  ///   - whole: where the node is in the file.
  init?(of tag: KeptTag, in literal: ArraySlice<UInt8>, at whole: ByteRange, of file: SourceFile) {
    guard let written = tag.address, let address = HTMLText.address(written) else { return nil }
    isImage = tag.element == .img
    self.address = String(decoding: address, as: UTF8.self)
    alternative = tag.alternative.map { HTMLText.plain($0) }
    range = Self.range(of: tag, in: literal, at: whole, of: file)
  }

  private static func range(
    of tag: KeptTag, in literal: ArraySlice<UInt8>, at whole: ByteRange, of file: SourceFile
  ) -> ByteRange {
    // Only in quotes and lists is the text another than the file's.
    let offset = tag.range.lowerBound - literal.startIndex
    func place(_ start: Int) -> ByteRange? {
      let end = start + tag.range.count
      guard end <= whole.end, file.bytes[start..<end].elementsEqual(literal[tag.range]) else { return nil }
      return ByteRange(start, end)
    }
    if let range = place(whole.start + offset) { return range }
    // The text has no carriage returns; counting its lines for each tag is quadratic.
    guard literal.count <= longestCounted, file.bytes[whole.start..<whole.end].contains(UInt8(ascii: "\r")) else {
      return whole
    }
    let lines = literal[..<tag.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    return place(whole.start + offset + lines) ?? whole
  }

  private static var longestCounted: Int { 1 << 16 }
}

/// A heading or an anchor in raw HTML.
struct HTMLMark: Sendable {
  /// Of level 0 where it is no heading.
  let heading: Heading
  /// Where its tag begins in the text of its node.
  let offset: Int
}

extension MarkdownDocument {
  /// The address of a tag in a node; nil where it has none that can be followed.
  func address(of tag: KeptTag, in node: Int) -> HTMLAddress? {
    HTMLAddress(of: tag, in: literal(of: node), at: nodes[node].range, of: file)
  }

  /// The headings of the text with those in raw HTML, in order.
  package var outline: [Heading] {
    if htmlMarks.isEmpty { return headings }
    let own = htmlMarks.map(\.heading).filter { $0.level > 0 }
    return (headings + own).sorted { ($0.node, $0.range.start) < ($1.node, $1.range.start) }
  }

  /// The outline with the anchors in raw HTML: whatever a link can lead to.
  package var targets: [Heading] {
    if htmlMarks.isEmpty { return headings }
    return (headings + htmlMarks.map(\.heading)).sorted { $0.node < $1.node }
  }
}

/// Reads the headings, anchors and addresses of raw HTML, and gives the headings and anchors their ids.
struct HTMLOutline {
  private(set) var marks: [HTMLMark] = []
  private(set) var addresses: [HTMLAddress] = []
  private let file: SourceFile
  private var taken: Set<String>

  /// - Parameter headings: those of the text, which have their ids already.
  init(of file: SourceFile, besides headings: [Heading]) {
    self.file = file
    taken = Set(headings.map(\.id))
  }

  /// Reads the HTML of a node.
  mutating func read(_ node: Int, _ literal: ArraySlice<UInt8>, isBlock: Bool, _ range: ByteRange) {
    var scan = HTMLScan(literal)
    var open: (tag: KeptTag, text: [UInt8])?
    let fences = fences(in: literal)
    while let piece = scan.next() {
      if case .open(let tag) = piece, isBlock || tag.element == .img,
        !fences.contains(where: { $0.contains(tag.range.lowerBound) }),
        let address = HTMLAddress(of: tag, in: literal, at: range, of: file)
      {
        addresses.append(address)
      }
      switch piece {
      case .text(let part): open?.text += literal[part]
      case .open(let tag) where isBlock && tag.element.level != nil: open = (tag, [])
      case .open(let tag):
        // An anchor beside a heading often has the heading's own id.
        guard tag.element == .a, let id = tag.id, taken.insert(id).inserted else { continue }
        add(Heading(level: 0, id: id, text: "", range: range, node: node), tag)
      case .close(let element):
        guard let (tag, text) = open, tag.element == element, let level = element.level else { continue }
        let title = HTMLText.plain(text[...]).split { $0.isWhitespace }.joined(separator: " ")
        let own = tag.id.flatMap { taken.insert($0).inserted ? $0 : nil }
        let id = own ?? Slugs.id(for: title, besides: &taken)
        add(Heading(level: level, id: id, text: title, range: range, node: node), tag)
        open = nil
      case .dropped: continue
      }
    }
  }

  /// The blocks of code within the elements of a file of MDX, where Markdown goes on without an empty line.
  private func fences(in html: ArraySlice<UInt8>) -> [Range<Int>] {
    guard file.path.hasSuffix(".mdx"), html.firstPlace(of: Array("```".utf8)[...]) != nil else { return [] }
    var found: [Range<Int>] = []
    var open: Int?
    for line in html.split(separator: UInt8(ascii: "\n")) where line.drop(while: \.isSpace).starts(with: "```".utf8) {
      if let start = open {
        found.append(start..<line.endIndex)
        open = nil
      } else {
        open = line.startIndex
      }
    }
    return open.map { found + [$0..<html.endIndex] } ?? found
  }

  private mutating func add(_ heading: Heading, _ tag: KeptTag) {
    marks.append(HTMLMark(heading: heading, offset: tag.range.lowerBound))
  }
}
