import Files
import Guide
import Markup
import Plates
import Previews
import Printing

/// The stylesheet of a page's previews: the rules that its figures print in style elements, in a file of its own, because
/// a strict policy allows no styles in a page.
enum PreviewSheet {
  /// The sheet of all previews of a site.
  static let shared = "assets/preview.css"

  private static let open = Array("<style>".utf8)
  private static let close = Array("</style>".utf8)

  /// Moves the rules of a page's figures to its sheet, each once, and leaves links to the sheets in their places: to that
  /// of all previews and that of the page.
  ///
  /// Nothing else in a page is a style element, since what authors write is escaped or left out.
  static func move(
    from start: Int, in out: inout ByteBuffer, to sheet: inout ByteBuffer, at url: String, for page: String
  ) {
    let links = Node.fragment([shared, url].map { .stylesheet($0, from: page) })
    let base = PreviewBase.css.utf8
    var seen: Set<ArraySlice<UInt8>> = []
    var rules = ByteBuffer()
    out.rewrite(from: start, where: { Array($0)[...].firstPlace(of: open[...]) != nil }) { written, out in
      each(in: Array(written)) { piece, isSheet in
        guard isSheet else { return out.put(piece) }
        links.print(into: &out)
        let own = piece.starts(with: base) ? piece.dropFirst(base.count + 1) : piece
        if seen.insert(own).inserted { rules.put(own) }
      }
    }
    sheet.put(rules.bytes)
  }

  /// The pieces of a page: rules of figures, and what is between them.
  private static func each(in page: [UInt8], _ body: (ArraySlice<UInt8>, _ isSheet: Bool) -> Void) {
    var rest = page[...]
    while let start = rest.firstPlace(of: open[...]) {
      let inside = rest[start.upperBound...]
      guard let end = inside.firstPlace(of: close[...]) else { break }
      body(rest[..<start.lowerBound], false)
      body(inside[..<end.lowerBound], true)
      rest = inside[end.upperBound...]
    }
    body(rest, false)
  }
}

extension Node {
  /// A link to a stylesheet, from one address of the site to another.
  static func stylesheet(_ url: String, from base: String) -> Node {
    h("link", .attr("rel", "stylesheet"), .href(from: base, to: url))
  }
}

extension Page {
  /// Whether some of its blocks may show a component, or hold a text with such a block.
  var mayShowPreviews: Bool {
    blockNames.contains(where: Self.always.contains)
      || contents.markupBlockNames.contains(where: Self.sometimes.contains)
  }

  private static let always: Set = [Preview.info.name, States.info.name, Anatomy.info.name]
  /// Only if there is markup in them.
  private static let sometimes: Set = [DoDont.info.name, PlatformBlock.name]
}
