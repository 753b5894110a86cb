/// Words that limit a number beside them, in the languages that documents are written in.
enum LimitWords {
  /// Those that stand before it.
  static let before = [
    "up to", "at least", "at most", "no more than", "no less than", "not more than", "less than", "more than",
    "fewer than", "never below", "never above", "never exceeds", "not exceed", "minimum of", "maximum of",
    "starting at",
    "min", "min.", "minimum", "max", "max.", "maximum", "about", "around", "approx.", "approximately", "roughly", "ca.",
    "under", "over", "below", "above", "from", "until", "within", "between", "bis", "bis zu", "ab", "mindestens",
    "höchstens", "maximal", "minimal", "etwa", "jusqu’à", "jusqu'à", "au moins", "au plus", "environ", "hasta", "desde",
    "al menos", "como máximo", "até", "mínimo", "máximo", "tot", "minstens", "hoogstens", "fino a", "almeno", "至少",
    "最小", "最大", "至多", "不超过", "以上", "約", "约", "最低", "最高",
  ]

  /// Those that stand behind it.
  static let behind = [
    "+", "and up", "and above", "and below", "and larger", "and wider", "or more", "or less", "or larger", "or smaller",
    "or above", "or below", "or wider", "or narrower", "minimum", "maximum", "min", "max", "at least", "at most",
    "upwards",
    "(min)", "(max)", "(minimum)", "(maximum)", "(min.)", "(max.)", "each", "mindestens", "maximal", "minimal", "以上",
    "以下", "以内", "未満", "起",
  ]

  /// Whether one of the words of a head is a limit: `Minimum size`, `Tamaño mínimo`.
  static func areIn(_ head: String) -> Bool {
    let words = Set(head.lowercased().split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: limits)
  }

  private static let limits: Set = [
    "min", "minimum", "max", "maximum", "mínimo", "mínima", "máximo", "máxima", "minimal", "maximal", "minimale",
    "maximale", "mindestens", "höchstens", "limit", "threshold",
  ]

  /// How much of the end of a text limits what follows.
  static func length(endOf text: Substring) -> Int {
    let own = text.lowercased()
    guard own.count == text.count else { return 0 }
    let known =
      before.filter { word in
        own.hasSuffix(word) && own.dropLast(word.count).last.map { !$0.isLetter || !($0.isASCII) } ?? true
      }.map(\.count).max() ?? 0
    return max(known, comparison(endOf: own))
  }

  /// The same of `no wider than`, `never shorter than`, `larger than`: any word that compares.
  private static func comparison(endOf text: String) -> Int {
    var words = text.split(separator: " ")
    guard words.popLast() == "than", let word = words.popLast(),
      word.hasSuffix("er") || word == "less" || word == "more"
    else { return 0 }
    var start = word.startIndex
    if let denial = words.last, ["no", "not", "never", "nothing"].contains(denial) { start = denial.startIndex }
    return text.distance(from: start, to: text.endIndex)
  }

  /// How much of the beginning of a text limits what is before it.
  static func length(startOf text: Substring) -> Int {
    let own = text.lowercased()
    guard own.count == text.count else { return 0 }
    return behind.filter { word in
      own.hasPrefix(word)
        && own.dropFirst(word.count).first.map { !$0.isLetter || !($0.isASCII) || word == "+" } ?? true
    }.map(\.count).max() ?? 0
  }
}
