import Guide
import Printing
import Syntax

/// Something that a search finds: where it is and what it is called.
struct SearchEntry: Sendable {
  /// What it is; the order is that of the groups in which results are shown.
  enum Kind: Int, Sendable {
    case page, component, heading, token
    /// A finding or a rule; nearest values are shown before these.
    case note = 5
  }

  /// What it is called, its address and what it belongs to, one after the other.
  let words: [UInt8]
  /// The same as it is printed after its number: `1,"Colour","omnivia/colour.html","Omnivia · Foundations"`.
  let json: [UInt8]

  /// - Parameters:
  ///   - url: from the root of the site, with an anchor.
  ///   - context: what it belongs to: `Omnivia · Foundations`, or the page of a heading.
  init(kind: Kind, title: String, url: String, context: String) {
    var words: [UInt8] = []
    words.reserveCapacity(title.utf8.count + url.utf8.count + context.utf8.count)
    var json = JSONWriter()
    json.int(kind.rawValue)
    for text in [title, url, context] {
      words += text.utf8
      json.string(text)
    }
    self.words = words
    self.json = json.bytes
  }

  /// The entries of a page: the page itself and then its headings.
  static func all(of page: Page, at place: SearchPlace) -> [SearchEntry] {
    let around = [place.system, place.section].filter { !$0.isEmpty && $0 != page.title }
    let inside = [page.title, place.system].filter { !$0.isEmpty }.joined(separator: " · ")
    return [
      SearchEntry(
        kind: page.kind == .component ? .component : .page, title: page.title, url: page.url,
        context: around.joined(separator: " · "))
    ]
      + page.searchedHeadings.map { heading in
        SearchEntry(kind: .heading, title: heading.text, url: page.url + "#" + heading.id, context: inside)
      }
  }
}

/// Where a word is met; a smaller number counts more.
enum SearchField: UInt8, Sendable {
  /// The word is all of the title; of a heading's text.
  case wholeTitle, wholeHeading
  case title, heading, name, summary, text
}
