import Markup
import Tokens

/// One thing drawn at real size with its caption: what it is called, its figure, its path.
struct Sample {
  let token: ThemedToken
  let name: String
  let caption: String?

  /// Of every token, with names that tell them apart.
  static func all(_ named: [NamedToken]) -> [Sample] {
    zip(named, Plate.names(of: named.map(\.token.path))).map {
      Sample(token: $0.token, name: $1, caption: Plate.remark($0.caption, beside: $1))
    }
  }

  /// - Parameters:
  ///   - figure: its value as text, the largest thing of the caption.
  ///   - remarks: further lines.
  func node(
    _ figure: String, remarks: [String] = [], _ request: SpecimenRequest, @NodeBuilder drawing: () -> Node
  ) -> Node {
    .printed { out in
      out.put("<div role=\"listitem\" data-token=\"")
      out.put(text: token.path.description)
      out.put("\"><div class=\"thing\">")
      drawing().print(into: &out)
      out.put("</div><div class=\"under\"><b class=\"size\">")
      out.put(text: figure)
      out.put("</b>")
      title?.print(into: &out)
      for remark in [caption].compactMap(\.self) + remarks + [Plate.missing(token.token)].compactMap(\.self) {
        out.put("<span>")
        out.put(text: remark)
        out.put("</span>")
      }
      Plate.path(token.path, request).print(into: &out)
      out.put("</div></div>")
    }
  }

  /// Its name, unless that only repeats its figure as `8` does of `8 px`.
  var title: Node? {
    Plate.isNumeric(token.name) ? nil : h("b") { Plate.breaking(name) }
  }

  /// A caption line for each value of a token that differs over the themes.
  func figure(_ text: (Token) -> String?) -> String {
    if token.byTheme.count == 1 { return text(token.token) ?? "" }
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
