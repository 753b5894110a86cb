import Printing

/// The words of a text that say what a number beside them is.
package struct KindWords: OptionSet, Sendable {
  package let rawValue: UInt64

  static let radius = KindWords(rawValue: 1 << 0)
  static let duration = KindWords(rawValue: 1 << 1)
  static let easing = KindWords(rawValue: 1 << 2)
  static let typography = KindWords(rawValue: 1 << 3)
  /// `type` and `text`, which are about type only beside a size, a ramp or a scale.
  static let text = KindWords(rawValue: 1 << 4)
  static let ramp = KindWords(rawValue: 1 << 5)
  static let size = KindWords(rawValue: 1 << 6)
  static let height = KindWords(rawValue: 1 << 7)
  static let width = KindWords(rawValue: 1 << 8)
  static let weight = KindWords(rawValue: 1 << 9)
  static let line = KindWords(rawValue: 1 << 10)
  static let letter = KindWords(rawValue: 1 << 11)
  static let target = KindWords(rawValue: 1 << 12)
  static let touch = KindWords(rawValue: 1 << 13)
  static let icon = KindWords(rawValue: 1 << 14)
  static let avatar = KindWords(rawValue: 1 << 15)
  static let border = KindWords(rawValue: 1 << 16)
  static let opacity = KindWords(rawValue: 1 << 17)
  static let spacing = KindWords(rawValue: 1 << 18)
  static let shadow = KindWords(rawValue: 1 << 19)
  static let color = KindWords(rawValue: 1 << 20)
  static let spring = KindWords(rawValue: 1 << 21)
  static let undrawn = KindWords(rawValue: 1 << 22)
  static let leading = KindWords(rawValue: 1 << 23)
  static let light = KindWords(rawValue: 1 << 24)
  static let dark = KindWords(rawValue: 1 << 25)
  static let motion = KindWords(rawValue: 1 << 26)
  static let family = KindWords(rawValue: 1 << 27)
  static let value = KindWords(rawValue: 1 << 28)
  /// What `#123456` is the number of, where it is no colour.
  static let ticket = KindWords(rawValue: 1 << 29)
  /// What is done with one: `Fixes #123456`; before a colon these may be names of colours.
  static let settling = KindWords(rawValue: 1 << 30)
  /// What is said of examples that are no part of a system: `Don’t`, `Avoid`, `Example prompts`.
  static let avoided = KindWords(rawValue: 1 << 31)
  static let gradient = KindWords(rawValue: 1 << 32)

  /// The longest of the words.
  private static let longest = 14

  /// By their letters as `Key` has them: there is no string to be made of each word of a text.
  private static let known: [UInt128: KindWords] = {
    let lists: [(KindWords, [String])] = [
      (.radius, ["radius", "radii", "radiuses", "corner", "corners", "rounding", "cornerradius", "borderradius"]),
      (.duration, ["duration", "durations", "delay", "delays", "timing", "timings"]),
      (.easing, ["easing", "easings", "curve", "curves", "bezier"]),
      (.typography, ["typography", "font", "fonts", "typeface", "typefaces", "fontsize", "typographic"]),
      (.text, ["type", "text", "heading", "headings"]),
      (.ramp, ["ramp", "scale", "scales", "styles", "style"]),
      (.size, ["size", "sizes", "sizing", "dimension", "dimensions"]),
      (.height, ["height", "heights"]),
      (.width, ["width", "widths", "thickness"]),
      (.weight, ["weight", "weights", "fontweight"]),
      (.line, ["line"]),
      (.leading, ["leading", "lineheight"]),
      (.letter, ["letter", "tracking", "letterspacing", "kerning"]),
      (.target, ["target", "targets", "area", "areas"]),
      (.touch, ["touch", "tap", "hit"]),
      (.icon, ["icon", "icons", "iconography", "glyph", "glyphs"]),
      (.avatar, ["avatar", "avatars", "thumbnail", "thumbnails"]),
      (.border, ["border", "borders", "stroke", "strokes", "hairline", "outline", "outlines"]),
      (.opacity, ["opacity", "opacities", "alpha", "transparency"]),
      (
        .spacing,
        [
          "spacing", "space", "spaces", "margin", "margins", "padding", "paddings", "gap", "gaps", "gutter", "gutters",
          "inset", "insets",
        ]
      ),
      (.shadow, ["shadow", "shadows", "elevation", "elevations"]),
      (.color, ["color", "colors", "colour", "colours", "palette", "palettes", "swatch", "swatches", "hex"]),
      (.spring, ["spring", "springs"]),
      (
        .undrawn,
        [
          "breakpoint", "breakpoints", "column", "columns", "version", "versions", "ratio", "ratios", "priority",
          "count", "index", "contrast", "quantity", "blur", "limit", "limits", "axis", "axes",
        ]
      ),
      (.light, ["light"]),
      (.dark, ["dark"]),
      (.motion, ["motion", "animation", "animations", "transition", "transitions", "animate", "animates", "fade"]),
      (.family, ["design", "family", "families"]),
      (
        .ticket,
        [
          "issue", "issues", "pr", "prs", "pull", "request", "requests", "mr", "ticket", "tickets", "bug", "bugs",
          "commit", "commits", "task", "tasks", "story", "stories", "invoice", "id", "ref", "refs",
        ]
      ),
      (
        .settling,
        [
          "fix", "fixes", "fixed", "close", "closes", "closed", "resolve", "resolves", "resolved", "merge", "merges",
          "merged", "revert", "reverts", "reverted", "see", "order", "orders",
        ]
      ),
      (.avoided, ["don", "dont", "donts", "avoid", "avoided", "never", "mistake", "mistakes", "forbidden", "prompts"]),
      (.gradient, ["gradient", "gradients"]),
      (.value, ["value", "values", "default", "px", "pt", "points", "ms", "rem", "dp", "sp"]),
    ]
    var known: [UInt128: KindWords] = [:]
    for (word, spellings) in lists {
      for spelling in spellings { known[spelling.utf8.reduce(0) { $0 << 8 | UInt128($1) }] = word }
    }
    return known
  }()

  /// The lengths of known words by their first letter, a bit for each: most words of a text need no look-up.
  private static let lengths: [UInt16] = {
    var lengths = [UInt16](repeating: 0, count: 256)
    for letters in known.keys {
      let count = (128 - letters.leadingZeroBitCount + 7) / 8
      lengths[Int(truncatingIfNeeded: letters >> UInt128(8 * (count - 1)))] |= 1 << UInt16(count)
    }
    return lengths
  }()

  /// The words of a text; parts of `cornerRadius` and `color.text` count as words too.
  package init(_ text: ArraySlice<UInt8>) {
    self = []
    let (known, lengths, longest) = (Self.known, Self.lengths, Self.longest)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isLetter else {
        index += 1
        continue
      }
      let first = Int(text[index] | 0x20)
      var word = Key(text[index])
      index += 1
      while index < text.endIndex, text[index].isLetter,
        !text[index].isUppercase || text[index - 1].isUppercase
      {
        word.append(text[index])
        index += 1
      }
      guard word.count <= longest, lengths[first] >> UInt16(word.count) & 1 == 1 else { continue }
      if let words = known[word.letters] { formUnion(words) }
    }
  }

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A word of up to sixteen letters, in lower case.
  private struct Key {
    private(set) var letters: UInt128 = 0
    private(set) var count = 0

    init(_ first: UInt8) { append(first) }

    mutating func append(_ letter: UInt8) {
      letters = letters << 8 | UInt128(letter | 0x20)
      count += 1
    }
  }
}

extension KindWords {
  private func has(_ words: KindWords) -> Bool { !isDisjoint(with: words) }

  /// What a number is under a heading or in a dotted name of these words.
  package var kind: ValueKind? {
    if has(.undrawn) || has(.letter) || has(.leading) || isSuperset(of: [.line, .height]) { return .undrawn }
    if let property { return property }
    if has(.typography) { return .type }
    if has(.icon) { return .icon }
    if has(.avatar) { return .box }
    if has(.border) { return .borderWidth }
    if has(.gradient) { return .gradient }
    if has(.shadow) { return .shadow }
    if has(.color) { return .color }
    return has([.size, .height, .width]) ? .size : nil
  }

  /// What a number is that has these words right beside it: only words for a property say so, not those for a thing.
  var ownKind: ValueKind? {
    if has(.undrawn) || has(.letter) || has(.leading) || isSuperset(of: [.line, .height]) { return .undrawn }
    if let property { return property }
    if has(.icon), has([.size, .height, .width]) { return .icon }
    if has(.avatar), has([.size, .height, .width]) { return .box }
    if self == .border { return .borderWidth }
    return has([.size, .height, .width]) ? .size : nil
  }

  private var property: ValueKind? {
    if has(.radius) { return .radius }
    if has(.duration) { return .duration }
    if has(.easing) { return .easing }
    if has(.opacity) { return .opacity }
    if has(.weight) { return .weight }
    if has(.border), has([.width, .size]) { return .borderWidth }
    if has([.typography, .text]), has([.size, .ramp]) { return .type }
    if has(.spacing) { return .spacing }
    if isSuperset(of: [.target, .touch]) { return .target }
    return nil
  }
}
