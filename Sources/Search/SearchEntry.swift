/// Something that a search finds: where it is and what it is called.
struct SearchEntry: Sendable {
  /// What it is; the order is that of the groups in which results are shown.
  enum Kind: Int, Sendable {
    case page, component, heading, token
    /// A finding or a rule; nearest values are shown before these.
    case note = 5
  }

  let kind: Kind
  let title: String
  /// From the root of the site, with an anchor.
  let url: String
  /// What it belongs to: `Omnivia · Foundations`, or the page of a heading.
  let context: String
}

/// Where a word is met; a smaller number counts more.
enum SearchField: UInt8, Sendable {
  /// The word is all of the title; of a heading's text.
  case wholeTitle, wholeHeading
  case title, heading, name, summary, text
}
