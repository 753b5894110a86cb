/// Writes documents as people do, but at random: blocks inside each other with all kinds of inlines, and now and then a
/// slip. The same ones for the same seed.
package struct DocumentGenerator {
  private var random: SplitMix
  private var inlines: InlineGenerator
  private let isGitHub: Bool

  /// - Parameter isGitHub: with GitHub's additions, or CommonMark with nothing in it that GitHub reads otherwise.
  package init(seed: UInt64, isGitHub: Bool = true) {
    random = SplitMix(seed: seed)
    inlines = InlineGenerator(seed: seed &+ 0x5EED, isGitHub: isGitHub)
    self.isGitHub = isGitHub
  }

  package mutating func document() -> String {
    var lines = blocks(depth: 0)
    if random.oneIn(2) { lines += ["", "[foo]: /url \"title\"", "[Bar baz]: <http://x.y/z>"] }
    if lines.count > 1, random.oneIn(12) { lines.remove(at: random.below(lines.count)) }
    if random.oneIn(12) { lines.swapAt(random.below(lines.count), random.below(lines.count)) }
    let ending = random.oneIn(12) ? "\r\n" : "\n"
    return lines.joined(separator: ending) + (random.oneIn(12) ? "" : ending)
  }

  private mutating func blocks(depth: Int) -> [String] {
    var lines: [String] = []
    for _ in 0...random.below(depth == 0 ? 5 : 3) {
      if !lines.isEmpty, !random.oneIn(5) { lines.append("") }
      lines += block(depth: depth)
    }
    return lines
  }

  private mutating func block(depth: Int) -> [String] {
    switch random.below(depth < 3 ? 18 : 12) {
    case 0:
      return [String(repeating: "#", count: 1 + random.below(4)) + " " + line() + random.pick(["", "", " #", " ##  "])]
    case 1: return paragraph() + [random.pick(["---", "===", "-", "--", "= "])]
    case 2: return fence()
    case 3: return html()
    case 4, 5: return isGitHub ? table() : html()
    case 6: return random.pick([["***"], ["---"], ["    code *a*", "", "      more"], ["\tcode"], ["[r1]: /one 'x'"]])
    case 7...11: return paragraph()
    case 12, 13: return quote(depth: depth)
    default: return list(depth: depth)
    }
  }

  private mutating func line() -> String { inlines.text(pieces: 1 + random.below(5)) }

  private mutating func paragraph() -> [String] {
    (0...random.below(3)).map { _ in
      random.pick(["", "", "", "", " ", "  "]) + line() + random.pick(["", "", "", "  ", "\\"])
    }
  }

  private mutating func fence() -> [String] {
    let mark = random.pick(["```", "~~~", "````"])
    var lines = [random.pick(["", "", "  "]) + mark + random.pick(["", "swift", " a b", "swatches"])]
    for _ in 0..<random.below(4) {
      lines.append(random.pick(["let a = *b*", "", "  indented", "| a |", "> x", "- y", "<b>", "``", "\ttab", line()]))
    }
    return random.oneIn(12) ? lines : lines + [mark]
  }

  private mutating func html() -> [String] {
    switch random.below(6) {
    case 0: ["<div>", line(), "</div>"]
    case 1: ["<!-- a", "b -->"]
    case 2: ["<pre>", line(), "", "x</pre>"]
    case 3: ["<b>", line()]
    case 4: ["<details><summary>a</summary>", "", line(), "", "</details>"]
    default: [random.pick(["</p>", "<img src='a'>", "<?php ?>", "<x-y a=\"b\" c>"])]
    }
  }

  private mutating func table() -> [String] {
    let columns = 1 + random.below(3)
    let isBare = random.oneIn(4) && columns > 1
    var rows = [row(columns, isBare: isBare)]
    let rule = (0..<columns).map { _ in random.pick(["---", ":-:", "--:", ":--", "-"]) }
    rows.append(isBare ? rule.joined(separator: random.pick(["|", " | "])) : "|" + rule.joined(separator: "|") + "|")
    for _ in 0..<random.below(4) {
      rows.append(row(random.oneIn(5) ? 1 + random.below(4) : columns, isBare: isBare))
    }
    if random.oneIn(8) {
      rows.append(random.pick(["---", "text", "> quote", "- item", "2. item", "<b>", "|", "===", "    x"]))
    }
    if random.oneIn(8) { rows.insert(line(), at: 0) }
    return rows
  }

  private mutating func row(_ columns: Int, isBare: Bool) -> String {
    let cells = (0..<columns).map { _ in
      random.oneIn(3)
        ? random.pick(["", "a", "`x`", "`a\\|b`", "\\|", "12 px", "#fff"]) : inlines.text(pieces: 1 + random.below(2))
    }
    return isBare
      ? cells.joined(separator: " | ") : "| " + cells.joined(separator: " | ") + random.pick([" |", "|", " |  "])
  }

  private mutating func quote(depth: Int) -> [String] {
    let mark = random.pick(["> ", ">", "> "])
    var lines = blocks(depth: depth + 1).map { mark + $0 }
    // A line without its mark may continue a paragraph.
    if lines.count > 1, random.oneIn(5) {
      lines[lines.count - 1] = String(lines[lines.count - 1].dropFirst(mark.count))
    }
    return lines
  }

  private mutating func list(depth: Int) -> [String] {
    let marker = random.pick(["-", "*", "+", "1.", "2)", "10."])
    let gap = random.pick([" ", " ", "  ", "   ", "\t"])
    let isLoose = random.oneIn(3)
    let hasTasks = random.oneIn(4) && isGitHub
    var lines: [String] = []
    for _ in 0...random.below(3) {
      var content = random.oneIn(2) ? blocks(depth: depth + 1) : [line()]
      if hasTasks { content.insert(line(), at: 0) }
      if hasTasks { content[0] = random.pick(["[ ] ", "[x] ", "[X] ", "[ ]  "]) + content[0] }
      let indent = gap == "\t" ? random.pick(["\t", "    "]) : String(repeating: " ", count: marker.count + gap.count)
      for (number, text) in content.enumerated() {
        lines.append(number == 0 ? marker + gap + text : text.isEmpty ? "" : indent + text)
      }
      if isLoose { lines.append("") }
    }
    return lines
  }
}

/// Writes inlines at random.
struct InlineGenerator {
  private var random: SplitMix

  private let isGitHub: Bool

  init(seed: UInt64, isGitHub: Bool) {
    random = SplitMix(seed: seed)
    self.isGitHub = isGitHub
  }

  private static let words = [
    "a", "word", "colour", "12 px", "é", "日本", "x_y_z", "snake_case", "A-1", "don't", "\"quoted\"", "1.5", "(b)", "!",
    "…",
  ]
  private static let rare = [
    "*", "**", "_", "~", "~~", "~~~", "`", "[", "]", "](", "![", "<", ">", "&", "\\", "|", "#", "@", ":", "www.", "://",
  ]

  mutating func text(pieces: Int, depth: Int = 0) -> String {
    var out = ""
    for number in 0..<pieces {
      if number > 0, !random.oneIn(5) { out += " " }
      let piece = piece(depth)
      out += isGitHub || !Self.isAddition(piece) ? piece : "word"
    }
    return out
  }

  /// Whether GitHub may read a piece as more than CommonMark does.
  private static func isAddition(_ piece: String) -> Bool {
    ["~", "|", "@", "&#", "www.", "://", "[ ]", "[x]"].contains { piece.contains($0) }
  }

  private mutating func piece(_ depth: Int) -> String {
    switch random.below(depth < 3 ? 30 : 16) {
    case 0...8: return random.pick(Self.words)
    case 9: return random.pick(["`code`", "`` a`b ``", "`*x*`", "`a~b`", "` `", "`~~`"])
    case 10: return random.pick(["&amp;", "&copy;", "&#35;", "&#x40;", "&nbsp;", "&nope;", "&lt;"])
    case 11: return random.pick(["\\*", "\\_", "\\~", "\\`", "\\[", "\\\\", "\\a", "\\|"])
    case 12:
      return random.pick(["<b>", "</b>", "<br/>", "<!-- c -->", "<i class=\"x\">", "<http://u.v/w>", "<m@n.op>"])
    case 13: return address()
    case 14: return random.oneIn(3) ? random.pick(Self.rare) : random.pick(Self.words)
    case 15: return random.pick(["[foo]", "[bar BAZ]", "[foo][]", "[x][foo]", "[nope]", "[ ]", "[x]"])
    case 16...18: return wrap(random.pick(["*", "**", "_", "__", "***"]), depth)
    case 19...21: return wrap(random.pick(["~~", "~~", "~"]), depth)
    case 22...24:
      return "[" + inner(depth) + "]" + random.pick(["(/u)", "(/u 't')", "(<a b>)", "[foo]", "(http://x.y)"])
    case 25: return "![" + inner(depth) + "](/i.png)"
    case 26:
      return random.pick(["~~a *b~~ c*", "*a ~~b* c~~", "a~b~c", "2~3 4~5", "**~~x~~**", "~~**y**~~", "__~z~__"])
    default: return random.pick(Self.words)
    }
  }

  private mutating func inner(_ depth: Int) -> String { text(pieces: 1 + random.below(2), depth: depth + 1) }

  private mutating func wrap(_ mark: String, _ depth: Int) -> String { mark + inner(depth) + mark }

  private mutating func address() -> String {
    let start = random.pick(["http://a.b", "https://x.yz/p", "www.a.com", "ftp://f.g", "m.n@op.qr", "mailto:a@b.cd"])
    let tail = random.pick([
      "", "", "", "/c_d", "/a*b*", "?q=1&r=2", "/(x)", ").", ",", "/~u/", "/`k`", "/[z]", "&copy;", "\\",
    ])
    return random.oneIn(8) ? "(" + start + tail + ")" : start + tail
  }
}
