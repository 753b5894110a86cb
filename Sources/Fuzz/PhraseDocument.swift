/// A document whose blocks hold names, values and the signs between them in any order, as no author would write them: what
/// reads values by their neighbours must not count on any of these.
struct PhraseDocument {
  private(set) var text = "# Phrases\n"
  private var random: MutationRandom

  init(_ random: inout MutationRandom) {
    self.random = random
    for _ in 0...self.random.below(60) { text += "\n" + block() + "\n" }
    random = self.random
  }

  private static let words = [
    "0px", "48px", "4px 8px", "12–16px", "#fff", "#12345678", "16/24", "400", "200ms", "1.5", "24", "0.5", "50%",
    "1.5rem", "4.5:1", "2x", "2xl", "-1", "rgba(0,0,0,.5)", "cubic-bezier(0.2, 0, 0, 1)", "damping 20",
    "stiffness 300", "linear-gradient(90deg, #000, #fff)", "0 2px 8px rgba(0,0,0,.2)", "height", "radius", "Inter",
    "padding", "duration", "spring", "opacity", "shadow", "gradient", "border", "blur", "line height", "weight", "bold",
    "font", "Card", "primary", "space-4", "--gap", "var(--gap)", "{colors.ink}", "rounded-lg", "H1", "sm", "md",
    "ease-out", "dark", "hover", "at least", "never", "no", "was", "only", "all", "three", "to", "from", "is", "on",
    "高度", "между", "l'ombre", "größer", "e\u{301}", "\u{A0}",
  ]

  private static let signs = [
    "(", ")", "[", "]", "{", "}", ":", "：", ",", "、", "/", "-", "–", "→", "=", "+", "×", "≥", "<", "`", "**", "*", ";",
    ".", "·", "'", "\"", "%", "@", "#", "✅", " ", " ", " ", "  ", "",
  ]

  private mutating func one(of choices: [String]) -> String { choices[random.below(choices.count)] }

  private mutating func phrase() -> String {
    (0...random.below(9)).map { _ in one(of: random.percent(60) ? Self.words : Self.signs) + one(of: Self.signs) }
      .joined()
  }

  private mutating func block() -> String {
    switch random.below(10) {
    case 0...3:
      let marks = ["- ", "  - ", "1. ", "- **", "> - "]
      return (0...random.below(5)).map { _ in one(of: marks) + phrase() }.joined(separator: "\n")
    case 4, 5: return phrase() + one(of: ["", ":", ".", "  \n" + phrase()])
    case 6, 7:
      let columns = 2 + random.below(4)
      return (0...1 + random.below(5)).map { row in
        row == 1
          ? String(repeating: "|---", count: columns) + "|"
          : "|" + (0..<columns).map { _ in phrase() }.joined(separator: "|") + "|"
      }.joined(separator: "\n")
    case 8: return String(repeating: "#", count: 1 + random.below(5)) + " " + phrase()
    default:
      let language = one(of: ["", "css", "json", "scss", "yaml", "ts", "swift", "kotlin", "text"])
      return "```\(language)\n" + (0...random.below(8)).map { _ in phrase() }.joined(separator: "\n") + "\n```"
    }
  }
}
