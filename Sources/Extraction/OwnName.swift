import Colorimetry
import Files
import Recognition
import Scans
import Syntax
import Wording

/// The path of a recognised value's token, made of the words of its document.
struct OwnName {
  /// How much a name says of its value, the most first.
  enum Rank: Int, Comparable {
    case own
    /// A word that many things have, such as a width or a background.
    case shared
    /// Only the figures of a colour.
    case figures

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  let path: [String]
  let rank: Rank

  /// A word that many things have stands below the name of what it belongs to: the nearest title above that is not such
  /// a word itself.
  init(_ value: RecognizedValue, in document: MarkdownDocument) {
    let group = value.kind.group ?? "value"
    if let path = TokenName.path(value.name) {
      (self.path, rank) = (path, .own)
      return
    }
    let isFigures =
      value.color.map { value.name.hasPrefix("#") || $0.opaqueHex.dropFirst() == value.name.lowercased() } ?? false
    let parts = Self.parts(of: value, in: group, document)
    guard Self.isShared(value.name) else {
      (path, rank) = ([group] + parts, isFigures ? .figures : .own)
      return
    }
    // Colours of a theme have the names that they have in every theme.
    let titles = value.theme == nil ? value.above.reversed() : []
    var owners: [String] = []
    for node in titles {
      guard let title = Title.text(of: node, in: document), !Self.isShared(title) else { continue }
      owners.insert(TokenName.of(title), at: 0)
      if !Self.partNames.contains(title.lowercased()) || owners.count == 2 { break }
    }
    path = [group] + owners + parts
    rank = owners.isEmpty ? .shared : .own
  }

  /// The nearest title above a value that is not a word many things have.
  static func title(over value: RecognizedValue, in document: MarkdownDocument) -> String? {
    value.above.reversed().lazy.compactMap { Title.text(of: $0, in: document) }.first { !isShared($0) }
      .map(TokenName.of)
  }

  /// The parts of a name; of a variable, without the word that the group has already: `--color-ink` is `ink`.
  private static func parts(of value: RecognizedValue, in group: String, _ document: MarkdownDocument) -> [String] {
    let parts = TokenName.parts(value.name)
    guard let start = value.nameRange?.start, start >= 2, parts.count == 1, let dash = parts[0].firstIndex(of: "-"),
      document.file.text(ByteRange(start - 2, start)) == "--",
      (words[group] ?? [group]).contains(String(parts[0][..<dash]))
    else { return parts }
    let rest = String(parts[0][parts[0].index(after: dash)...])
    return rest.isEmpty ? parts : [rest]
  }

  /// What the names of variables call a group whose own name is another.
  private static let words: [String: [String]] = [
    "color": ["color", "colour", "colors", "clr"], "space": ["space", "spacing"], "type": ["text", "type"],
    "easing": ["ease", "easing"],
  ]

  /// What many things have as a part: it stands below the name of its own whole.
  private static let partNames: Set<String> = [
    "container", "content", "wrapper", "header", "footer", "body", "base", "root", "label", "state", "states",
    "color stops", "dimensions", "variants",
  ]

  /// Whether all words of a name are ones that many things have.
  private static func isShared(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { words in shared.contains(String(words)) || words.allSatisfy(\.isNumber) }
  }

  private static let shared: Set<String> = [
    // Properties.
    "width", "height", "size", "sizes", "sizing", "padding", "paddings", "margin", "margins", "gap", "gaps", "gutter",
    "gutters", "spacing", "space", "inset", "offset", "radius", "radii", "corner", "corners", "rounded", "rounding",
    "border", "borders", "stroke", "outline", "divider", "font", "fonts", "text", "weight", "weights", "line", "letter",
    "leading", "tracking", "family", "style", "color", "colors", "colour", "colours", "background", "foreground",
    "fill", "tint", "surface", "opacity", "alpha", "shadow", "shadows", "blur", "spread", "duration", "durations",
    "delay", "easing", "timing", "curve", "animation", "animations", "transition", "transitions", "icon", "icons",
    "touch", "target", "type", "scale", "value", "values", "hex", "rgb", "gradient",
    // Which of them.
    "min", "max", "minimum", "maximum", "horizontal", "vertical", "top", "bottom", "left", "right", "inner", "outer",
    "x", "y", "default", "hover", "active", "focus", "focused", "disabled", "pressed", "selected", "normal", "light",
    "dark", "solid", "and", "or", "of", "the", "with", "for", "in", "on", "use",
    // What chapters are called.
    "typography", "palette", "layout", "grid", "elevation", "motion", "system", "tokens", "design", "styles", "specs",
    "specifications", "properties", "overview", "setup", "guidelines", "rules", "usage", "details", "settings",
  ]
}
