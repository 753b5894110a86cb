import Printing

/// The words of a text that say what a number beside them is.
@frozen public struct KindWords: OptionSet, Sendable {
  /// The words, one bit each.
  public let rawValue: UInt64

  /// `radius`, `radii` and the like.
  @inlinable public static var radius: KindWords { KindWords(rawValue: 1 << 0) }
  /// `duration`, `delay` and the like.
  @inlinable public static var duration: KindWords { KindWords(rawValue: 1 << 1) }
  /// `easing`, `curve` and the like.
  @inlinable public static var easing: KindWords { KindWords(rawValue: 1 << 2) }
  /// `typography`, `font` and the like.
  @inlinable public static var typography: KindWords { KindWords(rawValue: 1 << 3) }
  /// `type` and `text`, which are about type only beside a size, a ramp or a scale.
  @inlinable public static var text: KindWords { KindWords(rawValue: 1 << 4) }
  /// `ramp`, `scale` and the like.
  @inlinable public static var ramp: KindWords { KindWords(rawValue: 1 << 5) }
  /// `size`, `sizing` and the like.
  @inlinable public static var size: KindWords { KindWords(rawValue: 1 << 6) }
  /// `height` and the like.
  @inlinable public static var height: KindWords { KindWords(rawValue: 1 << 7) }
  /// `width`, `thickness` and the like.
  @inlinable public static var width: KindWords { KindWords(rawValue: 1 << 8) }
  /// `weight`, `fontweight` and the like.
  @inlinable public static var weight: KindWords { KindWords(rawValue: 1 << 9) }
  /// `line`.
  @inlinable public static var line: KindWords { KindWords(rawValue: 1 << 10) }
  /// `letter`, `tracking` and the like.
  @inlinable public static var letter: KindWords { KindWords(rawValue: 1 << 11) }
  /// `target`, `area` and the like.
  @inlinable public static var target: KindWords { KindWords(rawValue: 1 << 12) }
  /// `touch`, `tap` and the like.
  @inlinable public static var touch: KindWords { KindWords(rawValue: 1 << 13) }
  /// `icon`, `glyph` and the like.
  @inlinable public static var icon: KindWords { KindWords(rawValue: 1 << 14) }
  /// `avatar`, `thumbnail` and the like.
  @inlinable public static var avatar: KindWords { KindWords(rawValue: 1 << 15) }
  /// `border`, `stroke` and the like.
  @inlinable public static var border: KindWords { KindWords(rawValue: 1 << 16) }
  /// `opacity`, `opacities` and the like.
  @inlinable public static var opacity: KindWords { KindWords(rawValue: 1 << 17) }
  /// `spacing`, `space` and the like.
  @inlinable public static var spacing: KindWords { KindWords(rawValue: 1 << 18) }
  /// `shadow`, `elevation` and the like.
  @inlinable public static var shadow: KindWords { KindWords(rawValue: 1 << 19) }
  /// `color`, `colour` and the like.
  @inlinable public static var color: KindWords { KindWords(rawValue: 1 << 20) }
  /// `spring` and the like.
  @inlinable public static var spring: KindWords { KindWords(rawValue: 1 << 21) }
  /// `breakpoint`, `column` and the like.
  @inlinable public static var undrawn: KindWords { KindWords(rawValue: 1 << 22) }
  /// `leading`, `lineheight` and the like.
  @inlinable public static var leading: KindWords { KindWords(rawValue: 1 << 23) }
  /// `light`.
  @inlinable public static var light: KindWords { KindWords(rawValue: 1 << 24) }
  /// `dark`.
  @inlinable public static var dark: KindWords { KindWords(rawValue: 1 << 25) }
  /// `motion`, `animation` and the like.
  @inlinable public static var motion: KindWords { KindWords(rawValue: 1 << 26) }
  /// `design`, `family` and the like.
  @inlinable public static var family: KindWords { KindWords(rawValue: 1 << 27) }
  /// `value`, `default` and the like.
  @inlinable public static var value: KindWords { KindWords(rawValue: 1 << 28) }
  /// What `#123456` is the number of, where it is no colour.
  @inlinable public static var ticket: KindWords { KindWords(rawValue: 1 << 29) }
  /// What is done with one: `Fixes #123456`; before a colon these may be names of colours.
  @inlinable public static var settling: KindWords { KindWords(rawValue: 1 << 30) }
  /// What is said of examples that are no part of a system: `Don’t`, `Avoid`, `Example prompts`.
  @inlinable public static var avoided: KindWords { KindWords(rawValue: 1 << 31) }
  /// `gradient` and the like.
  @inlinable public static var gradient: KindWords { KindWords(rawValue: 1 << 32) }
  /// Words for a typeface that mean other things too, so that they say something only beside others: `police`, `fuente`.
  @inlinable public static var face: KindWords { KindWords(rawValue: 1 << 33) }
  /// What is waited for and moves nothing: `latency`, `timeout`.
  @inlinable public static var waiting: KindWords { KindWords(rawValue: 1 << 35) }
  /// `zindex` and `z-index`, of which `index` is a word of its own too.
  @inlinable public static var layer: KindWords { KindWords(rawValue: 1 << 36) }
  /// `z`, which speaks of layers before `index`.
  private static let depth = KindWords(rawValue: 1 << 37)
  /// `--r`, which is a radius where nothing or a step follows.
  private static let round = KindWords(rawValue: 1 << 38)
  /// `radio`, which is a radius before the Spanish `de`, and elsewhere a button.
  private static let radio = KindWords(rawValue: 1 << 34)

  /// The longest of the words, in bytes.
  private static let longest = 16

  /// By their letters as `Key` has them: there is no string to be made of each word of a text.
  private static let known: [UInt128: KindWords] = {
    let lists: [(KindWords, [String])] = [
      (
        .radius,
        ["radius", "radii", "radiuses", "corner", "corners", "rounding", "roundedness", "cornerradius", "borderradius"]
      ),
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
      (.leading, ["leading", "lineheight", "lh"]),
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
      (
        .avoided,
        [
          "don", "dont", "donts", "never", "ban", "bans", "mistake", "mistakes", "antipattern", "antipatterns",
          "prompts",
        ]
      ),
      (.gradient, ["gradient", "gradients"]),
      (.value, ["value", "values", "default", "px", "pt", "points", "ms", "rem", "dp", "sp"]),
      (.radio, ["radio", "radios"]),
      (.layer, ["zindex", "zindexes", "zindices"]),
      (.depth, ["z"]),
      (.round, ["r"]),
      (
        .waiting,
        [
          "latency", "latencies", "timeout", "timeouts", "ttft", "ttfb", "lcp", "fcp", "tti", "polling", "poll",
          "debounce", "debounced", "throttle", "throttled", "retry", "retries", "backoff", "ttl", "countdown",
          "cooldown", "benchmark", "benchmarks", "throughput", "sla", "performance", "metric", "metrics", "uptime",
          "demo", "minute", "minutes", "hour", "hours", "estimate", "estimated", "effort", "lighthouse", "vitals",
          "cache", "deploy", "sprint", "roadmap", "schedule", "session", "sessions", "budget", "budgets", "deadline",
        ]
      ),
    ]
    var known: [UInt128: KindWords] = [:]
    let parted =
      spaced.flatMap { $0.words }.map { ($0.0, $0.1.split(separator: " ")) }
      + [(.avoided, Negations.forbidding.filter { $0.utf8.count <= Key.longest }.sorted().map { $0[...] })]
    for (words, spellings) in parted {
      for spelling in spellings { known[Key(spelling.utf8).letters] = words }
    }
    for (words, spellings) in parted {
      for plain in spellings.flatMap(Unaccented.spellings(of:)) {
        let letters = Key(plain.utf8).letters
        known[letters] = known[letters] ?? words
      }
    }
    for (words, spellings) in lists {
      for spelling in spellings { known[Key(spelling.utf8).letters] = words }
    }
    return known
  }()

  /// The words of scripts that part none, by their first character, the longest first.
  private static let unparted: [UInt32: [(letters: [UInt8], words: KindWords)]] = {
    var unparted: [UInt32: [(letters: [UInt8], words: KindWords)]] = [:]
    for (words, spellings) in unspaced.flatMap({ $0.words }) {
      for spelling in spellings.split(separator: " ") {
        let letters = Array(spelling.utf8)
        unparted[first(of: letters[...]), default: []].append((letters, words))
      }
    }
    return unparted.mapValues { $0.sorted { $0.letters.count > $1.letters.count } }
  }()

  /// The first three bytes of a text: one character of the scripts that part no words.
  private static func first(of text: ArraySlice<UInt8>) -> UInt32 {
    text.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Of the known words.
  private static let lengths: WordLengths = {
    var lengths = WordLengths()
    for letters in known.keys {
      let count = (128 - letters.leadingZeroBitCount + 7) / 8
      lengths.insert(first: UInt8(truncatingIfNeeded: letters >> UInt128(8 * (count - 1))), count: count)
    }
    return lengths
  }()

  /// The words of a text; parts of `cornerRadius` and `color.text` count as words too.
  package init(_ text: ArraySlice<UInt8>) {
    self = []
    let (known, lengths, longest) = (Self.known, Self.lengths, Self.longest)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isLetter || text.holdsAccent(at: index) else {
        if text[index].startsCyrillic {
          index += takeStem(text[index...])
        } else {
          index += text[index].startsUnparted ? takeUnparted(text[index...]) : 1
        }
        continue
      }
      let first = text[index] | 0x20
      var word = Key()
      repeat {
        word.append(text[index])
        index += 1
        guard text[index - 1] >= 0x80 else { continue }
        word.append(text[index])
        index += 1
      } while index < text.endIndex && text.continuesWord(at: index)
      guard word.count <= longest, lengths.mayHold(first: first, count: word.count), let words = known[word.letters]
      else { continue }
      if words == .depth {
        if text[index...].continuesIndex { insert(.layer) }
        continue
      }
      if words == .round {
        if text[..<(index - 1)].suffix(2).elementsEqual("--".utf8), text[index...].continuesStep { insert(.radius) }
        continue
      }
      guard words == .radio else {
        if words == .ramp, text[index...].continuesMove { continue }
        if words != .spacing || !text[index...].continuesFace { formUnion(words) }
        continue
      }
      if text[index...].starts(with: " de") { insert(.radius) }
    }
  }

  /// Takes the word at the start of a text, and returns how many bytes it has; those of a character where none is known.
  private mutating func takeUnparted(_ text: ArraySlice<UInt8>) -> Int {
    guard let found = Self.unparted[Self.first(of: text)]?.first(where: { text.starts(with: $0.letters) }) else {
      return 3
    }
    formUnion(found.words)
    return found.letters.count
  }

  /// Words by their bits.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A word of up to sixteen bytes, in lower case.
  private struct Key {
    /// The bytes of the longest word that is told from all others.
    static let longest = 16

    private(set) var letters: UInt128 = 0
    private(set) var count = 0

    init() {}

    init(_ word: some Sequence<UInt8>) { for byte in word { append(byte) } }

    mutating func append(_ byte: UInt8) {
      letters = letters << 8 | UInt128(byte | 0x20)
      count += 1
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a letter of two bytes begins at a place: `ä`, `É` or `ł`.
  fileprivate func holdsAccent(at index: Int) -> Bool {
    switch self[index] {
    case 0xC3: index + 1 < endIndex && self[index + 1] != 0x97 && self[index + 1] != 0xB7
    case 0xC4, 0xC5, 0xC8: index + 1 < endIndex
    default: false
    }
  }

  /// Whether a text begins as the names of typefaces go on: `Space Mono`, `Space Grotesk`.
  fileprivate var continuesFace: Bool { starts(with: " Mono") || starts(with: " Grotesk") }

  /// Whether a text goes on behind `Scale` and ends as the name of a movement does: `Scale in`, `scale-up`.
  fileprivate var continuesMove: Bool {
    let rest = first.map { $0.isOne(of: "-_ ") } == true ? dropFirst() : self
    let word = rest.prefix(while: \.isLetter)
    return ["in", "out", "up", "down"].contains { word.isWord($0) }
      && rest[word.endIndex...].allSatisfy { $0.isSpace || $0.isOne(of: ":*`") }
  }

  /// Whether a text ends or goes on with a step: `-sm`, `-2xl`, `-full`, `-card`.
  fileprivate var continuesStep: Bool {
    guard let first else { return true }
    return first == UInt8(ascii: "-") || !first.isLetter && !first.isDigit && first != UInt8(ascii: "_")
  }

  /// Whether a text goes on behind a `z` as the name of the property does: `z-index`, `z index`, `zIndex`.
  fileprivate var continuesIndex: Bool {
    let rest = first.map { $0.isOne(of: "-_ ") } == true ? dropFirst() : self
    return ["index", "indic"].contains { rest.prefix($0.utf8.count).map(\.lowercased) == Array($0.utf8) }
  }

  /// Whether the letter at a place belongs to the word before it: `R` of `cornerRadius` begins another.
  fileprivate func continuesWord(at index: Int) -> Bool {
    guard self[index].isLetter else { return holdsAccent(at: index) }
    return !self[index].isUppercase || self[index - 1].isUppercase || self[index - 1] >= 0x80
  }
}

extension KindWords {
  private func has(_ words: KindWords) -> Bool { !isDisjoint(with: words) }

  /// Whether they speak of the height of lines.
  package var isLeading: Bool { has(.leading) || has(.line) && has([.height, .spacing]) }

  /// What a number is under a heading or in a dotted name of these words.
  package var kind: ValueKind? {
    if has(.layer) { return .layer }
    // Under `Sizes and line heights` each line gives both.
    if has(.undrawn) { return .undrawn }
    if has(.letter) { return isLeading ? .undrawn : .tracking }
    if isLeading, !has(.size) { return .leading }
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
  package var ownKind: ValueKind? {
    if has(.layer) { return .layer }
    if has(.undrawn) || has(.letter) || isLeading { return .undrawn }
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
    // `Stroke weight`
    if has(.border), has([.width, .size, .weight]) { return .borderWidth }
    // Under `Sizes and weights` each line gives both.
    if has(.weight), !has(.size) { return .weight }
    // `helper-text-icon-size`
    let isOfIcon = has(.icon) && has(.size) && !has([.typography, .face])
    if has([.typography, .text, .face]), has([.size, .ramp]), !isOfIcon { return .type }
    if has(.spacing) { return .spacing }
    if isSuperset(of: [.target, .touch]) { return .target }
    return nil
  }
}
