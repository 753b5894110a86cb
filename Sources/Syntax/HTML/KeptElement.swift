import Printing

/// The elements of raw HTML that a page keeps: parts of a text, which can neither run nor load anything.
///
/// Everything else is left out. Of their attributes, only those stay that are read here; none can style or script.
package enum KeptElement: String, CaseIterable, Sendable {
  case h1, h2, h3, h4, h5, h6
  case details, summary
  case p
  case table, thead, tbody, tr, th, td
  case a, b, br, code, del, em, i, img, ins, kbd, mark, s, small, strong, sub, sup

  /// The element of a name, in any case, or of a component that is called what it shows.
  init?(_ name: ArraySlice<UInt8>) {
    guard name.count <= Self.longest else { return nil }
    let word = name.lowercasedText
    guard let element = KeptElement(rawValue: word) ?? Self.components[word] else { return nil }
    self = element
  }

  /// Names of components, in lower case, that libraries give to the parts of a table.
  private static let components: [String: KeptElement] = [
    "tablehead": .thead, "tableheader": .thead, "tablebody": .tbody, "tablerow": .tr, "tablecell": .td,
    "tableheadercell": .th, "tableheadcell": .th,
  ]
  private static let longest = 15

  /// Whether it stands among paragraphs, and never within one.
  var isBlock: Bool {
    switch self {
    case .h1, .h2, .h3, .h4, .h5, .h6, .details, .summary, .p, .table, .thead, .tbody, .tr, .th, .td: true
    case .a, .b, .br, .code, .del, .em, .i, .img, .ins, .kbd, .mark, .s, .small, .strong, .sub, .sup: false
    }
  }

  /// Of a part of a table, what it stands in; nil for anything else, and for the table itself.
  var tableParents: [KeptElement]? {
    switch self {
    case .thead, .tbody: [.table]
    case .tr: [.thead, .tbody, .table]
    case .th, .td: [.tr]
    case .h1, .h2, .h3, .h4, .h5, .h6, .details, .summary, .p, .table, .a, .b, .br, .code, .del, .em, .i, .img, .ins,
      .kbd, .mark, .s, .small, .strong, .sub, .sup:
      nil
    }
  }

  /// Whether it is about words, which make a paragraph where nothing else holds them.
  var isWord: Bool { !isBlock && !isVoid && self != .a }

  /// Whether it goes on around the Markdown that follows, until it is closed.
  var goesOn: Bool { self == .details || self == .table || tableParents != nil }

  /// Whether it has no content, and so no end tag.
  var isVoid: Bool { self == .br || self == .img }

  /// 1 … 6; nil for what is no heading.
  var level: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    case .details, .summary, .p, .table, .thead, .tbody, .tr, .th, .td, .a, .b, .br, .code, .del, .em, .i, .img, .ins,
      .kbd, .mark, .s, .small, .strong, .sub, .sup:
      nil
    }
  }

  /// Elements that come to nothing, as their content does: it is no text, or it is of another language.
  static let silent: Set<String> = [
    "script", "style", "iframe", "object", "textarea", "title", "noscript", "svg", "math", "template", "select",
    "noembed", "noframes", "xmp", "plaintext", "video", "audio", "canvas", "head",
  ]

  /// Elements that come to nothing, and whose content goes on in the words around them. That of all others, such as
  /// components, stays as well, and stands by itself.
  static let inline: Set<String> = [
    "span", "font", "u", "tt", "picture", "big", "abbr", "cite", "q", "var", "samp", "dfn", "time", "wbr", "source",
    "label", "button",
  ]
}
