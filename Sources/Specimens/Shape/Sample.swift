import Markup
import Printing
import Tokens

/// One thing drawn at real size with its caption: what it is called, its figure, its path.
struct Sample {
  let token: ThemedToken
  let name: String
  let caption: String?

  /// Of every token, with names that tell them apart.
  static func all(_ named: [NamedToken]) -> [Sample] {
    let names = Plate.names(of: named.map { $0.token.path })
    return named.indices.map { index in
      let (item, name) = (named[index], names[index])
      return Sample(token: item.token, name: name, caption: Plate.remark(item.caption, beside: name))
    }
  }

  /// Prints the thing with its caption, as a place in a list.
  ///
  /// - Parameters:
  ///   - figure: its value as text, the largest thing of the caption.
  ///   - remarks: further lines.
  func print(
    _ figure: String, remarks: [String] = [], _ request: SpecimenRequest, into out: inout ByteBuffer,
    drawing: (inout ByteBuffer) -> Void
  ) {
    open(into: &out)
    out.put("<div class=\"thing\">")
    drawing(&out)
    out.put("</div><div class=\"under\"><b class=\"size\">")
    out.put(text: figure)
    out.put("</b>")
    title(into: &out)
    self.remarks(remarks, into: &out)
    Plate.path(token.path, request).print(into: &out)
    out.put("</div></li>")
  }

  /// The start tag of its place in a list.
  func open(into out: inout ByteBuffer) { Self.open(token.path.description, into: &out) }

  static func open(_ mark: String, into out: inout ByteBuffer) {
    out.put("<li data-token=\"")
    out.put(text: mark)
    out.put("\">")
  }

  /// Its name, unless that only repeats its figure as `8` does of `8 px`.
  func title(into out: inout ByteBuffer) { if !Plate.isNumeric(token.name) { Self.title(name, into: &out) } }

  static func title(_ name: String, into out: inout ByteBuffer) {
    out.put("<b>")
    Plate.breaking(name, into: &out)
    out.put("</b>")
  }

  /// The mark of a plain value as its name.
  static func title(spoken mark: String, into out: inout ByteBuffer) {
    out.put("<b>")
    Plate.spoken(mark, into: &out)
    out.put("</b>")
  }

  /// What the author says of it, what is said here and what its source leaves out, a line each.
  func remarks(_ remarks: [String] = [], into out: inout ByteBuffer) {
    if let caption { Self.line(caption, into: &out) }
    for remark in remarks { Self.line(remark, into: &out) }
    if let missing = Plate.missing(token.token) { Self.line(missing, into: &out) }
  }

  static func line(_ text: String, into out: inout ByteBuffer) {
    out.put("<span>")
    out.put(text: text)
    out.put("</span>")
  }

  /// A caption line for each value of a token that differs over the themes.
  func figure(_ text: (Token) -> String?) -> String {
    if let only = token.only { return text(only.token) ?? "" }
    return Plate.variants(of: token).compactMap { variant in
      text(variant.token).map { text in variant.label.map { "\($0) \(text)" } ?? text }
    }.joined(separator: ", ")
  }
}

extension Token {
  /// Its length, where it is one.
  var dimension: Dimension? {
    if case .dimension(let dimension) = value { dimension } else { nil }
  }

  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}
