import Plates

/// Sample text for type if the page gives none: what an app would say in that role and at that size, never a pangram.
enum SampleSentence {
  /// - Parameters:
  ///   - size: CSS pixels.
  ///   - role: the path of the style and its author's caption, in which words for its kind are looked for.
  ///   - index: the index of the token in the block, so that neighbours differ.
  ///   - script: that of the text around it.
  static func of(size: Double, role: String = "", index: Int, in script: SampleScript = .latin) -> String {
    if let words = words(of: size, role, in: script) { return words[index % words.count] }
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

  /// Words in another script; nil for Latin, and for figures and code, which have no other.
  private static func words(of size: Double, _ role: String, in script: SampleScript) -> [String]? {
    let sets: [[String]]
    switch script {
    case .latin: return nil
    case .chinese: sets = chinese
    case .japanese: sets = japanese
    case .korean: sets = korean
    }
    if size < 64, let kind = kind(of: role, among: kinds[...]) {
      let isAnywhere = kind == code || kinds.prefix(2).contains { $0.words == kind }
      if isAnywhere { return nil }
    }
    switch size {
    case 64...: return sets[0]
    case 32..<64: return sets[1]
    case 20..<32: return sets[2]
    case 14..<20: return sets[3]
    default: return sets[4]
    }
  }

  /// From the largest to the smallest, in characters that the two ways of writing Chinese share.
  private static let chinese = [
    ["今日", "你好"], ["早安，小雨", "一切就位"], ["今天有三件事", "本月一目了然", "今天更新七次"],
    ["有人回答了你，正在路上。", "你可以在任何地方更改姓名。"], ["今天 18:05 更新", "只有你可以看到", "三月十四日到期"],
  ]
  private static let japanese = [
    ["今日", "はい"], ["おはよう、花", "おかえりなさい"], ["今日は残り三件", "今週のまとめ"],
    ["ご予約は木曜日の九時十五分に変わりました。", "この設定はいつでも変えられます。"], ["一分前に更新", "あなただけに見えます", "18:05 に送信"],
  ]
  private static let korean = [
    ["오늘", "안녕"], ["안녕하세요", "다시 오셨네요"], ["오늘 할 일 세 가지", "한눈에 보는 이번 주"],
    ["예약이 목요일 아홉 시 십오 분으로 바뀌었습니다.", "설정에서 언제든지 바꿀 수 있습니다."], ["1분 전에 업데이트됨", "나만 볼 수 있음", "18:05에 보냄"],
  ]

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
    (["code", "mono", "monospace", "monospaced"], code),
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

  private static let code = ["order 4711 · 18:05:32", "sha 9f2c41a"]
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
