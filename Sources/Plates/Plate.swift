import Guide
package import Markup
package import Printing
import Syntax
package import TokenValues
package import Tokens

/// The frame shared by all specimens: figure, caption, names of tokens, lists in words.
package enum Plate {
  /// A figure: the drawing, and below it its number, the author's title, a note and the parts of the design document that
  /// it rests on.
  ///
  /// The stylesheet counts the figures of a page. A drawing without text of its own needs an `alternative`. The content is
  /// made when it is printed.
  /// - Parameters:
  ///   - name: the specimen's name, `data-specimen` of the figure.
  ///   - classes: further classes of the figure.
  ///   - note: sentences below the drawing, derived from it.
  package static func figure(
    _ name: String, _ scene: Scene, class classes: String = "",
    note makeNote: @autoclosure @escaping @Sendable () -> String? = nil,
    @NodeBuilder content: @escaping @Sendable () -> Node
  ) -> Node {
    h("figure", .class(classes.isEmpty ? "plate" : "plate \(classes)"), .specimen(name)) {
      Node.later {
        let sentences = [makeNote(), scene.remark, scene.source.isEmpty ? nil : "From \(sources(of: scene.source))."]
          .compactMap(
            \.self)
        let note = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        return .fragment([
          content(),
          h("figcaption") {
            if let title = scene.title {
              h("b") { note != nil && !isSentence(title) ? title + "." : title }
              if note != nil { " " }
            }
            note ?? ""
          },
        ])
      }
    }
  }

  /// What a block says in words, under the author's title: no figure, so that it has no number.
  package static func told(
    _ name: String, _ scene: Scene, class classes: String, @NodeBuilder content: @escaping @Sendable () -> Node
  ) -> Node {
    h("div", .class("told \(classes)"), .specimen(name)) {
      if let title = scene.title { h("p", .class("title")) { title } }
      Node.later(content)
    }
  }

  /// The sentence that replaces a drawing for those who cannot see it.
  package static func alternative(_ sentence: String) -> Node { h("p", .class("hush")) { sentence } }

  /// An SVG in CSS pixels with its text alternative.
  package static func drawing(
    width: Double, height: Double, alternative: String, class classes: String = "", _ content: MarkupLiteral
  ) -> Node {
    let size = [width.trimmed(2), height.trimmed(2)]
    let names: [Attribute] = classes.isEmpty ? [] : [.class(classes)]
    return h(
      "svg",
      names + [
        .attr("width", size[0]), .attr("height", size[1]), .attr("viewBox", "0 0 \(size[0]) \(size[1])"),
        .role("img"), .label(alternative),
      ]
    ) { Node.drawing(content) }
  }

  /// A token's whole path, linked to its row in the token table, with possible line breaks after the dots.
  ///
  /// Without a token table it is the path alone, and nothing for a plain name.
  package static func path(_ path: TokenPath, _ scene: Scene) -> Node {
    if let url = scene.link(to: path) { return h("a", .class("path"), .href(url)) { breaking(path) } }
    return path.parent == nil ? .empty : h("span", .class("path")) { breaking(path) }
  }

  /// What a token is an alias of, `= color.palette.emerald`, each linked; nothing for a token with a value of its own.
  package static func aliases(_ aliases: [TokenPath], _ scene: Scene) -> Node? {
    guard !aliases.isEmpty else { return nil }
    return h("span", .class("chain")) {
      for alias in aliases {
        "= "
        path(alias, scene)
        " "
      }
    }
  }

  /// What a sample is an alias of; where its themes differ, a line for each, named as its side is.
  package static func aliases(of variants: [Sample.Variant], _ scene: Scene) -> Node? {
    guard let first = variants.first else { return nil }
    if variants.allSatisfy({ $0.aliases == first.aliases }) { return aliases(first.aliases, scene) }
    return .fragment(
      variants.compactMap { variant in
        aliases(variant.aliases, scene).map { chain in
          h("span", scene.shown(in: variant.themes)) {
            if let label = variant.label { "\(label) " }
            chain
          }
        }
      })
  }

  package static func breaking(_ path: TokenPath) -> Node {
    let segments = path.segments
    if segments.count == 1 { return breaking(path.description) }
    return .fragment(
      segments.enumerated().flatMap { index, segment -> [Node] in
        index == 0 ? [breaking(segment)] : [.text("."), h("wbr"), breaking(segment)]
      })
  }
}

// MARK: - Remarks

extension Plate {
  /// The fields that a source leaves out, as a remark below a drawing: `Not given: style.`
  package static func missing(_ fields: [String]) -> String? {
    let names = names(ofFields: fields.filter { $0 != "value" })
    return names.isEmpty ? nil : "Not given: \(list(names))."
  }

  /// Fields of the standard's values in the words of this site, each once: `colour`, `offset`, `leading`.
  package static func names(ofFields fields: [String]) -> [String] {
    let both = Set(fields).isSuperset(of: ["offsetX", "offsetY"])
    var names: [String] = []
    // The colour that is not given has no opacity either.
    for field in fields where field != "alpha" || !fields.contains("color") {
      let name = both && field.hasPrefix("offset") ? "offset" : fieldNames[field] ?? separated(field)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static let fieldNames = [
    "color": "colour", "components": "colour", "offsetX": "horizontal offset", "offsetY": "vertical offset",
    "fontFamily": "family", "fontSize": "size", "fontWeight": "weight", "lineHeight": "leading",
    "letterSpacing": "tracking", "timingFunction": "curve",
  ]

  /// `outerStop` as `outer stop`, `darkOLED` as `dark OLED`.
  static func separated(_ name: String) -> String {
    name.indices.reduce(into: "") { words, index in
      guard name[index].isUppercase, words.last?.isLowercase == true else { return words.append(name[index]) }
      let isShort = name[index...].dropFirst().first?.isUppercase ?? false
      words += " " + (isShort ? String(name[index]) : name[index].lowercased())
    }
  }

  /// The author's caption for one of several tokens, if it says more than its name.
  package static func remark(_ caption: String?, beside name: String) -> String? {
    guard let caption else { return nil }
    return caption.lowercased() == name.lowercased() ? nil : caption
  }
}

// MARK: - Words

extension Plate {
  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Words with a capital at their beginning, whatever follows.
  package static func withCapital(_ words: some StringProtocol) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Text with its final full stop.
  package static func sentence(_ text: String) -> String { isSentence(text) ? text : text + "." }

  /// Whether a text ends like a sentence; also true for one without words.
  private static func isSentence(_ text: String) -> Bool {
    text.withBytes { bytes in
      switch bytes.last {
      case nil, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"): true
      // The last byte of `…`.
      case 0xA6: bytes.suffix(3).elementsEqual("…".utf8)
      case .some: false
      }
    }
  }

  /// A length as readable text: `16 px`, `1.5 rem`, `0.25`.
  package static func measure(_ dimension: Dimension) -> String {
    let number = dimension.value.asWritten
    return dimension.unit == .notGiven ? number : "\(number) \(dimension.unit.rawValue)"
  }

  /// A share as readable text: `15 %`.
  package static func percent(_ share: Double) -> String { "\((share * 100).trimmed(1)) %" }
}

extension Attribute {
  /// The link to a token; for a value that no token table lists, an anchor without an address.
  package static func href(_ url: String?) -> Attribute { url.map { .attr("href", $0) } ?? .flag("data-unlisted") }
}
