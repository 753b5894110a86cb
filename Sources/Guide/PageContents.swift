package import Files
import Printing
package import Syntax

/// What a page says that others ask of it: its headings and anchors, where it leads, which blocks it has.
///
/// Made once, when the page is parsed, so that nobody walks its text again for it, and kept from one build to the next
/// without the tree that it was made of.
package struct PageContents: Sendable {
  /// Where its front matter is; nil without any.
  package let frontMatter: ByteRange?
  /// The headings of the text.
  package let headings: [Heading]
  /// The headings of the text with those in raw HTML, in order.
  package let outline: [Heading]
  /// The outline with the anchors in raw HTML: whatever a link can lead to.
  package let targets: [Heading]
  /// The addresses of links and pictures as they are written, those in raw HTML last.
  package let destinations: [String]
  /// The first words of its fenced blocks, each once, in the order of the text.
  package let blockNames: [String]
  /// The names of blocks that contain markup.
  package let markupBlockNames: [String]
  /// Whether a block may name a place on another page: `colour.md#greys`, `colour.md&#35;greys`, `#/colour?id=greys`.
  package let hasPlacesInBlocks: Bool
  /// Whether a program puts text there that the page does not have.
  let takesInOthers: Bool
  /// The faults that its comments allow.
  let silences: [Silence]
  /// Whether somebody allows faults in it, and so looks after it.
  package var hasSilences: Bool { !silences.isEmpty }
  /// The colours that it says are its brand's, as hex, the most telling first.
  package let brandColors: [String]
  /// The heading that titles the page: one of the first level before any other.
  var titleHeading: Heading? { headings.first.flatMap { $0.level == 1 ? $0 : nil } }

  init(of document: MarkdownDocument) {
    frontMatter = document.frontMatter?.range
    brandColors = BrandColors.all(in: document)
    (headings, outline, targets) = (document.headings, document.outline, document.targets)
    var destinations: [String] = []
    var (blockNames, markupBlockNames): ([String], [String]) = ([], [])
    var (knownNames, knownMarkupNames): (Set<String>, Set<String>) = ([], [])
    var silences: [Silence] = []
    var (hasPlacesInBlocks, takesInOthers) = (false, false)
    for node in document.nodes.indices {
      switch document[node].kind {
      case .codeBlock:
        let name = String(document.info(of: node).prefix { $0 != " " && $0 != "\t" })
        let text = document.literal(of: node)
        if !name.isEmpty, knownNames.insert(name).inserted { blockNames.append(name) }
        if !name.isEmpty, text.contains(UInt8(ascii: "<")), knownMarkupNames.insert(name).inserted {
          markupBlockNames.append(name)
        }
        hasPlacesInBlocks = hasPlacesInBlocks || Self.mayNamePlace(text)
      case .link, .image: destinations.append(document.url(of: node))
      case .htmlBlock, .htmlInline: silences += Silence.all(in: document, at: node)
      case .document, .blockQuote, .list, .item, .paragraph, .heading, .thematicBreak, .table, .tableRow, .tableCell,
        .text, .softBreak, .lineBreak, .code, .emphasis, .strong, .strikethrough:
        break
      }
      takesInOthers = takesInOthers || document.takesInOthers(at: node)
    }
    self.destinations = destinations + document.htmlAddresses.map(\.address)
    (self.blockNames, self.markupBlockNames, self.silences) = (blockNames, markupBlockNames, silences)
    (self.hasPlacesInBlocks, self.takesInOthers) = (hasPlacesInBlocks, takesInOthers)
  }

  private static func mayNamePlace(_ text: ArraySlice<UInt8>) -> Bool {
    // What a colour begins with is after a space or a sign.
    zip(text, text.dropFirst()).contains { first, second in
      second == UInt8(ascii: "#") && !first.isSpace && !first.isOne(of: "\"'(:,;[=>|{`*")
        || first == UInt8(ascii: "#") && second == UInt8(ascii: "/")
    } || text.firstPlace(of: "&num;") != nil
  }
}

// MARK: - Packed

extension PageContents {
  func pack(into out: inout PackedWriter) {
    out.put(frontMatter) { $0.pack(into: &$1) }
    out.put(each: headings) { $0.pack(into: &$1) }
    // Most pages have no headings in HTML.
    let hasOthers = outline.count != headings.count || targets.count != headings.count
    out.put(hasOthers)
    if hasOthers { for list in [outline, targets] { out.put(each: list) { $0.pack(into: &$1) } } }
    out.put(each: destinations)
    out.put(each: blockNames)
    out.put(each: markupBlockNames)
    out.put(hasPlacesInBlocks)
    out.put(takesInOthers)
    out.put(each: silences) { $0.pack(into: &$1) }
    out.put(each: brandColors)
  }

  /// - Parameter file: the file of the page.
  init(_ reader: inout PackedReader, of file: SourceFile) throws(PackedFault) {
    func range(_ reader: inout PackedReader) throws(PackedFault) -> ByteRange { try ByteRange(&reader, of: file) }
    func headings(_ reader: inout PackedReader) throws(PackedFault) -> [Heading] {
      try reader.array { (reader) throws(PackedFault) in try Heading(&reader, of: file) }
    }
    frontMatter = try reader.optional(range)
    self.headings = try headings(&reader)
    let hasOthers = try reader.bool()
    outline = hasOthers ? try headings(&reader) : self.headings
    targets = hasOthers ? try headings(&reader) : self.headings
    destinations = try reader.strings()
    blockNames = try reader.strings()
    markupBlockNames = try reader.strings()
    hasPlacesInBlocks = try reader.bool()
    takesInOthers = try reader.bool()
    silences = try reader.array { (reader) throws(PackedFault) in try Silence(&reader, of: file) }
    brandColors = try reader.strings()
  }
}

extension Silence {
  fileprivate func pack(into out: inout PackedWriter) {
    out.put(rule)
    out.put(hasReason)
    for range in [span.range, nameSpan.range, scope] { range.pack(into: &out) }
  }

  fileprivate init(_ reader: inout PackedReader, of file: SourceFile) throws(PackedFault) {
    (rule, hasReason) = (try reader.string(), try reader.bool())
    (span, nameSpan) = (file.span(try ByteRange(&reader, of: file)), file.span(try ByteRange(&reader, of: file)))
    scope = try ByteRange(&reader, of: file)
  }
}
