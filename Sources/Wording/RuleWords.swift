/// The words with which documents in other languages oblige, and the phrases of English, each with the one word that rules
/// know.
///
/// Those that deny and forbid are `Negations`. A word that means something else as often is left out. `_` joins the words of a
/// phrase, of which each stands for itself in between.
package enum RuleWords {
  /// The words of a text in small letters, with English ones for those of the table: `must` for `doit`, `dont` for `no usar`.
  ///
  /// In a script without blanks a word is a run of letters, which is parted at those of the table.
  package static func english(_ words: [String]) -> [String] {
    var english: [String] = []
    var place = 0
    while place < words.count {
      let word = words[place]
      if place + 1 < words.count, let phrase = known["\(word) \(words[place + 1])"] {
        english.append(phrase)
        place += 2
        continue
      }
      if let known = known[word] ?? ending(word) {
        english.append(known)
      } else if word.utf8.contains(where: \.startsUnparted) {
        english += parted(word)
      } else {
        english.append(word)
      }
      place += 1
    }
    return english
  }

  private static let languages: [(language: String, words: [(english: String, others: String)])] = [
    (
      "English",
      [("only", "reserved_for reserved_to restricted_to confined_to"), ("dont", "not_allowed not_permitted")]
    ),
    (
      "French",
      [
        ("must", "doit doivent"), ("always", "toujours"),
        (
          "only",
          "uniquement seulement réservé_à réservée_à réservés_à réservées_à réservé_aux réservée_aux réservés_aux"
        ),
        ("required", "obligatoire obligatoires requis requise"),
        ("should", "devrait devraient"),
        ("dont", "ne_pas à_proscrire"), ("least", "au_moins"), ("most", "au_plus"),
      ]
    ),
    (
      "Spanish",
      [
        ("must", "debe deben deberá deberán"), ("always", "siempre"),
        ("only", "solo sólo únicamente solamente reservado_para reservada_para reservado_a reservada_a"),
        ("required", "obligatorio obligatoria obligatorios obligatorias"),
        ("should", "debería deberían"), ("dont", "no_usar no_usa no_use no_utilizar no_debe"), ("least", "al_menos"),
      ]
    ),
    (
      "Portuguese",
      [
        ("must", "deve devem"), ("always", "sempre"), ("only", "apenas somente reservado_para"),
        ("required", "obrigatório obrigatória obrigatórios obrigatórias"),
        ("should", "deveria deveriam"), ("dont", "não_usar não_use não_utilizar não_deve"),
        ("least", "pelo_menos"),
      ]
    ),
    (
      "Italian",
      [
        ("must", "deve devono"), ("never", "mai"), ("always", "sempre"),
        ("only", "soltanto solamente riservato_a riservata_a"),
        ("required", "obbligatorio obbligatoria obbligatori"),
        ("should", "dovrebbe dovrebbero"), ("dont", "non_usare non_utilizzare non_deve"),
        ("least", "almeno"),
      ]
    ),
    (
      "German",
      [
        ("must", "muss müssen"), ("always", "immer stets"), ("only", "nur ausschließlich vorbehalten reserviert"),
        ("required", "verpflichtend pflicht zwingend"),
        ("should", "soll sollen sollte sollten"), ("may", "darf dürfen"), ("dont", "nicht_verwenden nicht_nutzen"),
        ("cannot", "darf_nicht dürfen_nicht darf_kein darf_keine darf_nie dürfen_nie dürfen_keine"),
        ("least", "mindestens"), ("most", "höchstens"),
      ]
    ),
    (
      "Dutch",
      [
        ("must", "moet moeten"), ("always", "altijd"), ("only", "alleen uitsluitend voorbehouden"),
        ("required", "verplicht"), ("cannot", "mag_niet mogen_niet"),
      ]
    ),
    (
      "Turkish",
      [
        ("must", "zorunlu zorunludur zorundadır gerekir gereklidir"), ("always", "daima her_zaman"),
        ("only", "yalnızca sadece"), ("dont", "kullanılmaz yapılmaz kullanmayın"),
        ("least", "en_az"), ("most", "en_fazla"),
      ]
    ),
    (
      "Indonesian",
      [
        ("must", "harus wajib"), ("never", "tidak_boleh"), ("always", "selalu"), ("only", "hanya"),
        ("least", "minimal"), ("most", "maksimal"),
      ]
    ),
    (
      "Russian",
      [
        ("must", "должен должна должно должны обязательно"), ("always", "всегда"),
        ("only", "только"),
        ("should", "следует"), ("least", "не_менее"), ("most", "не_более"),
      ]
    ),
    (
      "Polish",
      [
        ("must", "musi muszą należy"), ("always", "zawsze"), ("only", "tylko wyłącznie"),
        ("forbidden", "nie_wolno"), ("should", "powinien powinny"),
      ]
    ),
  ]

  /// Endings with which Turkish verbs oblige.
  private static let endings = ["malı", "meli", "malıdır", "melidir"]

  private static let unspaced: [(english: String, others: String)] = [
    // Chinese
    ("must", "必须 必須 务必 務必"), ("dont", "禁止 不得 不能 不可 不要 不允许 不允許 切勿 严禁 嚴禁 禁用 不应 不應 不宜 请勿 請勿"),
    ("always", "始终 始終 总是 總是 一律"),
    ("only", "只能 仅限 只允许 仅用于 只用于 只使用 仅使用"), ("should", "应当 应该 應該"), ("avoid", "避免"), ("prefer", "优先"),
    ("least", "至少 不小于 不低于"), ("most", "不超过 不大于 至多"),
    // Japanese
    ("must", "必ず 必須 なければならない"), ("only", "のみ に限る に限ります"), ("should", "べき てください"),
    (
      "dont",
      "してはいけない しないこと 使わない 使用しない てはならない 許容されません 許容されない 許可されません 認められません ないでください"
    ),
    ("avoid", "避ける 避けて"), ("always", "常に"), ("never", "決して"),
    // Korean
    ("must", "반드시 해야 필수"), ("dont", "금지 하지않는다 않아야 말아야 마세요"), ("always", "항상"), ("never", "절대"), ("avoid", "피한다 피해야"),
    ("prefer", "권장"),
  ]

  private static let known: [String: String] = {
    var known: [String: String] = [:]
    for (english, others) in languages.flatMap(\.words) {
      for other in others.split(separator: " ") {
        let word = String(other.replacing("_", with: " "))
        known[word] = known[word] ?? english
      }
    }
    for (english, others) in Negations.foreign {
      for other in others { known[other] = known[other] ?? english }
    }
    return known
  }()

  private static func ending(_ word: String) -> String? {
    word.utf8.count > 6 && endings.contains(where: word.hasSuffix) ? "must" : nil
  }

  private static let longestFirst: [(word: String, english: String)] = unspaced.flatMap { english, others in
    others.split(separator: " ").map { (String($0), english) }
  }
  .sorted { ($1.word.utf8.count, $1.word) < ($0.word.utf8.count, $0.word) }

  /// A run of letters at the words of the table, with what is between them.
  private static func parted(_ run: String) -> [String] {
    var parts: [String] = []
    var rest = run[...]
    var between = ""
    while let first = rest.first {
      if let found = longestFirst.first(where: { rest.hasPrefix($0.word) }) {
        if !between.isEmpty { parts.append(between) }
        between = ""
        parts.append(found.english)
        rest = rest.dropFirst(found.word.count)
      } else {
        between.append(first)
        rest = rest.dropFirst()
      }
    }
    return between.isEmpty ? parts : parts + [between]
  }
}
