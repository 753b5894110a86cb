/// Puts documents together from pieces at random, whatever comes beside what; the same ones for the same seed.
package struct PieceGenerator {
  /// The pieces a document is put together from.
  package struct Vocabulary: Sendable {
    let inlines: [String]
    let starts: [String]
    /// Whole blocks.
    let blocks: [String]
    /// Written at the end of every other document.
    let ending: String

    /// All of CommonMark, with nothing in it that GitHub reads otherwise.
    package static let commonMark = Vocabulary(
      inlines: [
        "a", "b ", "word ", " ", "  ", "*", "**", "_", "__", "`", "``", "[", "](", "](/u)", "]", "![", "[y]", "[foo]",
        "(", ")", "\\", "\\*", "\\\\", "&amp;", "&copy;", "&", "&#35;", "&#9;", "&bne;", "<b>", "</b>", "<!-- c -->",
        "é", "日本", "\u{A0}", "!", "\"t\"", "<", ">", "#", "=", "-", "+ ", "{", ";", ".", "1", "<br/>", "`` ` ``",
        "<i\n class='x'>", "/u \"t\")", "'", "\u{2014}", "**strong** ", "*em* ", "`code` ", "[text](url) ",
      ],
      starts: [
        "\n", "\n", "\n", "\n\n", "\n> ", "\n- ", "\n  ", "\n    ", "\n1. ", "\n>", "\n\t", "\n---\n", "\n===\n",
        "\n***\n", "\n```\n", "  \n", "\\\n", "\n# ", "\n### ", "\r\n", "\n> > ", "\n- - ", "\n2) ", "\n  - ", "\n+\n",
      ],
      blocks: ["\n\n[foo]: /url \"t\"\n", "\n[foo]: <b>\n", "\n\n<div>\nx\n</div>\n\n", "\n~~~ a b\nc\n~~~\n"],
      ending: "\n\n[foo]: /url\n")

    /// GitHub's additions; of CommonMark, what both programs read by the same edition of its rules.
    package static let gitHub = Vocabulary(
      inlines: [
        "a", "b ", "word ", " ", "*em* ", "**strong** ", "`code` ", "[foo]", "\\*", "&amp;", "é", "~", "~~", "~~x~~",
        "~~a *b* c~~ ", "|", " | ", "http://a.com", "https://a.b/c_d", "www.x.y", "a@b.co", "http://a.b/(c) ",
        "ftp://q.w ",
        "(www.a.b)", "mailto:a@b.co ", "www.a.b/*c* ", ".", ":", ";", "!", "\"", "<http://x.y/z>", "`|` ", "日本",
      ],
      starts: ["\n", "\n", "\n\n", "\n\n", "\n\n- ", "\n\n> ", "\n\n1. ", "\n\n# "],
      blocks: [
        "\n\n| a | b |\n|---|---|\n| c | d |\n", "\n\n| a | b |\n|:-:|--:|\n| ~~c~~ | `d` |\n| [foo] | \\| |\n| e |\n",
        "\n\n- [ ] open\n- [x] done *a*\n- [X] done\n", "\n\n> | a |\n> |---|\n> | b |\n",
        "\n\n- | a |\n  |---|\n  | b |\n",
        "\n\na | b\n-|-\n1|2|3\n", "\n\n1. [ ] a\n\n2. [x] b\n",
      ],
      ending: "\n\n[foo]: /url \"t\"\n")
  }

  private var random: SplitMix
  private let vocabulary: Vocabulary

  package init(seed: UInt64, vocabulary: Vocabulary) {
    random = SplitMix(seed: seed)
    self.vocabulary = vocabulary
  }

  package mutating func document() -> String {
    var text = ""
    for _ in 0..<(1 + random.below(30)) {
      switch random.below(10) {
      case 0: text += random.pick(vocabulary.blocks)
      case 1...3: text += random.pick(vocabulary.starts)
      default: text += random.pick(vocabulary.inlines)
      }
    }
    return random.below(2) == 0 ? text + vocabulary.ending : text
  }
}
