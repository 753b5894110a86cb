import Files
import TestSupport

/// Documents in the shape of real design documentation: prose, lists, tables, code and values, the same every time.
struct SyntheticCorpus {
  private var random = SplitMix(state: 0x9E37_79B9_7F4A_7C15)

  /// 5,000 pages in 50 folders, about 23 MB.
  static func pages() -> [Artifact] {
    var corpus = SyntheticCorpus()
    return (0..<50).flatMap { folder in
      (0..<100).map { page in
        Artifact(path: "area-\(folder)/page-\(page).md", text: corpus.page(folder: folder, number: page))
      }
    }
  }

  private static let words = """
    surface button label spacing token colour accent motion spring state pressed focus disabled header content \
    layout screen platform gutter radius elevation shadow opacity caption heading body text icon target touch \
    contrast theme dark light system card list sheet dialog toast progress field input value scale ramp weight \
    leading tracking duration easing haptic feedback gesture safe area inset padding margin border primary
    """.split(separator: " ").map(String.init)

  private static let small = ["the", "a", "on", "with", "for", "of", "and", "is", "to", "in", "never", "always"]

  private mutating func word() -> String {
    random.below(3) == 0 ? Self.small[random.below(Self.small.count)] : Self.words[random.below(Self.words.count)]
  }

  private mutating func sentence() -> String {
    var parts = (0..<(7 + random.below(9))).map { _ in word() }
    switch random.below(8) {
    case 0: parts[parts.count / 2] = "`\(color())`"
    case 1: parts[parts.count / 2] = "**\(parts[parts.count / 2])**"
    case 2: parts[parts.count / 2] = "[\(word())](../area-\(random.below(50))/page-\(random.below(100)).md)"
    case 3: parts[parts.count / 2] = "*\(parts[parts.count / 2])*"
    default: break
    }
    return parts[0].prefix(1).uppercased() + parts.joined(separator: " ").dropFirst() + "."
  }

  private mutating func paragraph() -> String {
    (0..<(2 + random.below(3))).map { _ in sentence() }.joined(separator: " ")
  }

  private mutating func color() -> String {
    let hex = String(random.below(0x100_0000), radix: 16)
    return "#" + String(repeating: "0", count: 6 - hex.count) + hex
  }

  private mutating func page(folder: Int, number: Int) -> String {
    var parts = ["# \(Self.words[folder]) \(number)\n", paragraph() + "\n"]
    while parts.reduce(0, { $0 + $1.utf8.count }) < 4300 {
      parts.append("## \(word()) \(word())\n")
      parts.append(paragraph() + "\n")
      switch random.below(5) {
      case 0: parts.append(list())
      case 1: parts.append(table())
      case 2: parts.append("```css\n.\(word()) {\n  color: \(color());\n  padding: \(random.below(32))px;\n}\n```\n")
      case 3: parts.append("> \(sentence())\n")
      default: parts.append(paragraph() + "\n")
      }
    }
    return parts.joined(separator: "\n")
  }

  private mutating func list() -> String {
    (0..<(3 + random.below(5))).map { _ in "- **\(word())** \(sentence())" }.joined(separator: "\n") + "\n"
  }

  private mutating func table() -> String {
    let rows = (0..<(3 + random.below(6))).map { _ in
      "| \(word()) \(word()) | `\(color())` | \(random.below(64))px | \(sentence()) |"
    }
    return (["| Token | Value | Size | Usage |", "|---|---|--:|---|"] + rows).joined(separator: "\n") + "\n"
  }
}
