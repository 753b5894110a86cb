import Printing

/// The words of languages in Cyrillic letters for what numbers are: by their stems, for their ends change with each use.
extension KindWords {
  /// In small letters; a stem is as long as no everyday word begins with it.
  package static let stems: [(language: String, words: [(KindWords, String)])] = [
    (
      "Russian",
      [
        (.spacing, "отступ интервал зазор промежут паддинг полями"), (.radius, "радиус скругл закругл"),
        (.typography, "шрифт типограф"), ([.typography, .size], "кегл"), ([.typography, .family], "гарнитур"),
        (.text, "текст заголов"), (.ramp, "шкал"), (.size, "размер"), (.height, "высот"), (.width, "ширин толщин"),
        (.weight, "начертан жирност насыщенност веса"), (.leading, "интерлиньяж межстроч"),
        (.letter, "кернинг трекинг межбукв"), (.border, "границ обводк рамк"), (.opacity, "прозрачност непрозрачност"),
        (.shadow, "тень тени теней тенью тенях"), (.color, "цвет палитр"), (.gradient, "градиент"),
        (.duration, "длительност продолжительност задерж"), (.motion, "анимаци переход"), (.easing, "изинг"),
        (.icon, "иконк пиктограм"), (.light, "светл"), (.dark, "темн тёмн"), (.value, "значени"),
        (.avoided, "избега запрещ"), (.undrawn, "колонк столб количеств контраст брейкпоинт верси"),
      ]
    ),
    (
      "Ukrainian",
      [
        (.spacing, "відступ інтервал проміж"), (.radius, "радіус заокругл скругл"), (.size, "розмір"),
        (.height, "висот"), (.width, "товщин"), (.color, "колір кольор палітр"), (.shadow, "тінь тіні"),
        (.gradient, "градієнт"), (.duration, "тривал затрим"), (.motion, "анімаці перехід переход"),
        (.opacity, "прозор"), (.light, "світл"), (.value, "значенн"), (.avoided, "уника"), (.undrawn, "кількіст"),
      ]
    ),
  ]

  /// By their first letter.
  private static let byLetter: [[UInt8]: [(stem: [UInt8], words: KindWords)]] = {
    var stems: [[UInt8]: [(stem: [UInt8], words: KindWords)]] = [:]
    for (words, spellings) in Self.stems.flatMap({ $0.words }) {
      for spelling in spellings.split(separator: " ") {
        let stem = Array(spelling.utf8)
        stems[Array(stem.prefix(2)), default: []].append((stem, words))
      }
    }
    return stems
  }()

  /// Takes the word at the start of a text, and returns how many bytes it has.
  mutating func takeStem(_ text: ArraySlice<UInt8>) -> Int {
    var word: [UInt8] = []
    var index = text.startIndex
    while index + 1 < text.endIndex, text[index].startsCyrillic {
      if word.count < Self.longestStem { word += Self.small(text[index], text[index + 1]) }
      index += 2
    }
    // `темно-синий` is dark blue and no theme.
    let isShade = index < text.endIndex && text[index] == UInt8(ascii: "-")
    if let found = Self.byLetter[Array(word.prefix(2))]?.first(where: { word.starts(with: $0.stem) }),
      !isShade || found.words.isDisjoint(with: [.light, .dark])
    {
      formUnion(found.words)
    }
    return max(index - text.startIndex, 1)
  }

  /// Longer ones need not be told apart.
  private static let longestStem = 32

  /// A letter of two bytes without its capital form: `А` to `Я` and what stands before them.
  private static func small(_ first: UInt8, _ second: UInt8) -> [UInt8] {
    guard first == 0xD0 else { return [first, second] }
    return switch second {
    case 0x80...0x8F: [0xD1, second + 0x10]
    case 0x90...0x9F: [0xD0, second + 0x20]
    case 0xA0...0xAF: [0xD1, second - 0x20]
    default: [first, second]
    }
  }
}

extension UInt8 {
  /// Whether it begins a letter of Cyrillic.
  var startsCyrillic: Bool { self == 0xD0 || self == 0xD1 || self == 0xD2 }
}
