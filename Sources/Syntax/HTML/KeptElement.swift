import Printing

/// The elements of raw HTML that a page keeps: parts of a text, which can neither run nor load anything.
///
/// Everything else is left out. Of their attributes, only those stay that are read here; none can style or script.
package enum KeptElement: String, CaseIterable, Sendable {
  case h1, h2, h3, h4, h5, h6
  case details, summary
  case p
  case a, b, br, code, del, em, i, img, ins, kbd, mark, s, small, strong, sub, sup

  /// The element of a name, in any case.
  init?(_ name: ArraySlice<UInt8>) {
    guard name.count <= Self.longest else { return nil }
    self.init(rawValue: String(decoding: name.map(\.lowercased), as: UTF8.self))
  }

  private static let longest = 7

  /// Whether it stands among paragraphs, and never within one.
  var isBlock: Bool {
    switch self {
    case .h1, .h2, .h3, .h4, .h5, .h6, .details, .summary, .p: true
    case .a, .b, .br, .code, .del, .em, .i, .img, .ins, .kbd, .mark, .s, .small, .strong, .sub, .sup: false
    }
  }

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
    case .details, .summary, .p, .a, .b, .br, .code, .del, .em, .i, .img, .ins, .kbd, .mark, .s, .small, .strong, .sub,
      .sup:
      nil
    }
  }

  /// Elements that come to nothing, as their content does: it is no text, or it is of another language.
  static let silent: Set<String> = [
    "script", "style", "iframe", "object", "textarea", "title", "noscript", "svg", "math", "template", "select",
    "noembed", "noframes", "xmp", "plaintext", "video", "audio", "canvas", "head",
  ]

  /// Elements that come to nothing, and whose content stays.
  static let transparent: Set<String> = [
    "div", "center", "span", "font", "u", "tt", "section", "article", "header", "footer", "main", "figure",
    "figcaption", "picture", "big", "abbr", "cite", "q", "var", "samp", "dfn", "time", "wbr", "source",
  ]
}
