import Plates

/// Sample text for type if the page gives none: what an app would say in that role and at that size, never a pangram.
enum SampleSentence {
  /// - Parameters:
  ///   - size: CSS pixels.
  ///   - role: the path of the style and its author's caption, in which words for its kind are looked for.
  ///   - index: the index of the token in the block, so that neighbours differ.
  static func of(size: Double, role: String = "", index: Int) -> String {
    // A phone holds one short word of the largest sizes.
    if size >= 64 {
      let isFigure = kind(of: role, among: kinds.prefix(1)) != nil
      let words = isFigure ? ["240", "72", "18"] : size >= 120 ? ["Aa", "Go", "Hi"] : ["Today", "Hello", "Ada"]
      return words[index % words.count]
    }
    // What is set large is a greeting or a figure.
    let choice = kind(of: role, among: size >= 32 ? kinds.prefix(1) : kinds[...]) ?? bySize(size)
    return choice[index % choice.count]
  }

  private static func bySize(_ size: Double) -> [String] {
    switch size {
    case 32...: large
    case 20..<32: medium
    case 14..<20: reading
    default: small
    }
  }

  /// A kind of text with the names that styles for it have, those that are more telling first.
  private static let kinds: [(names: Set<String>, words: [String])] = [
    (
      [
        "number", "numbers", "figure", "stat", "stats", "numeric", "metric", "número", "números", "numero", "numeri",
        "zahl", "zahlen", "chiffre", "chiffres", "数字", "숫자",
      ], ["12,480", "72 %", "18:05", "240"]
    ),
    (["placeholder", "input", "field"], ["ada@example.com", "Ada Lovelace", "+44 20 7946 0018"]),
    (["button", "cta", "action", "link"], ["Start workout", "Save changes", "Sign in", "Continue"]),
    (["code", "mono", "monospace", "monospaced"], ["order 4711 · 18:05:32", "sha 9f2c41a"]),
    (["overline", "eyebrow"], ["Today", "New this week"]),
    (["caption", "captions", "footnote", "helper", "hint", "meta", "timestamp"], small),
    (["label", "labels", "tag", "tags", "chip", "chips", "tab", "tabs"], ["Email address", "Daily goal", "Messages"]),
    (["subtitle", "subheadline", "callout"], ["Six exercises, about twelve minutes", "Two people have answered"]),
    (["hero", "display", "jumbo"], large),
    (["title", "titles", "headline", "heading", "header", "h1", "h2", "h3", "h4", "h5", "h6"], medium),
    (["body", "text", "paragraph", "copy", "message"], reading),
  ]

  private static func kind(
    of role: String, among kinds: ArraySlice<(names: Set<String>, words: [String])>
  ) -> [String]? {
    let words = Set(words(of: role))
    return kinds.first { !$0.names.isDisjoint(with: words) }?.words
  }

  /// `type.labelLarge` as `type`, `label` and `large`.
  private static func words(of role: String) -> [String] {
    var words: [String] = [""]
    for character in role {
      if !character.isLetter && !character.isNumber {
        words.append("")
      } else if character.isUppercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { $0.hasSuffix("1") || $0.hasSuffix("2") ? String($0.dropLast($0.count > 2 ? 1 : 0)) : $0 }
  }

  private static let large = ["Good morning, Ada", "Ready when you are", "Seven days in a row", "Welcome back"]
  private static let medium = [
    "Three things left for today", "Your week in one look", "Nothing new since Monday", "Pick up where you left off",
  ]
  private static let reading = [
    "We moved your appointment to Thursday, a quarter past nine.",
    "Two people have answered, and one is on the way.", "Save your changes before you leave this screen.",
    "You can change this at any time in the settings.",
  ]
  private static let small = [
    "Updated a minute ago, 12 of 30 done", "Ends on 14 March, renews by itself", "Only you can see this",
    "Sent from your other phone at 18:05",
  ]
}
