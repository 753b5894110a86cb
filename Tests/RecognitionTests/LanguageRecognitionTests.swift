import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Words of other languages for what numbers are.
@Suite struct LanguageRecognitionTests {
  @Test(arguments: [
    ("## Abstände\n- Klein: 8px", "spacing Klein 8 px"),
    ("## ABSTÄNDE\n- Klein: 8px", "spacing Klein 8 px"),
    ("## Radien\n- Klein: 4px", "radius Klein 4 px"),
    ("## Typografie\n- **Fließtext**: Inter Regular, 16pt", "type Fließtext 16 pt 400 Inter"),
    ("## Schriftgrößen\n- Groß: 18px", "type Groß 18 px"),
    ("## Espacement\n- Petit : 8px", "spacing Petit 8 px"),
    ("## Coins arrondis\n- Petit : 6px", "radius Petit 6 px"),
    (
      "## Typographie\n| Élément | Police | Taille | Poids |\n|---|---|---|---|\n| H1 | Noto Sans | 48px | 800 |",
      "type H1 48 px 800 Noto Sans"
    ),
    ("## Espaciado\n- Grande: 16px", "spacing Grande 16 px"),
    ("- Radio de borde: 8px", "radius Radio de borde 8 px"),
    ("## Espacio y forma\n### 2. Radios\n- Tarjetas del panel: 26px", "radius Tarjetas del panel 26 px"),
    ("## Layout\n- `--r-lg`: 26px", "radius r-lg 26 px"), ("## Layout\n- `--r`: 18px", "radius r 18 px"),
    ("## Tipografía\n- **Tamaños y pesos:**\n  - `h1` – 2rem / 700", "type h1 2 rem 700"),
    ("## Espaçamento\n- Pequeno: 8px", "spacing Pequeno 8 px"),
    ("- Altura de linha: 24px\n- Raio: 8px", "radius Raio 8 px"),
    ("## Abstände\n- Groß: 1,5rem", "spacing Groß 1.5 rem"), ("- Dauer: 0,25s", "duration Dauer 0.25 s"),
    ("## Spaziatura\n- Piccolo: 8px", "spacing Piccolo 8 px"),
    ("## Hoeken\n- Klein: 4px", "radius Klein 4 px"),
    ("- ボタン: 角丸8px", "radius ボタン, 角丸 8 px"),
    ("## 余白\n- 小：8px", "spacing 小 8 px"),
    ("## フォント\n- サイズ: 16px base, 1.6 line-height", "type サイズ 16 px/1.6"),
    ("## 間距\n- 小: 8px", "spacing 小 8 px"),
    ("## 圓角\n- 大：8px", "radius 大 8 px"),
    (
      "## 字體\n| 元素 | 字號 | 字重 | 行高 |\n|---|---|---|---|\n| H1 標題 | 26px | 600 | 1.3 |",
      "type H1 標題 26 px/1.3 600"
    ),
    ("## 字体\n- 正文：16px / 24px", "type 正文 16 px/24 px"),
    ("## 간격\n- 작게: 8px", "spacing 작게 8 px"),
    ("## 글꼴\n| 이름 | 크기 | 굵기 |\n|---|---|---|\n| 제목 | 24px | 700 |", "type 제목 24 px 700"),
    (
      "## Farben\n| Name | Hell | Dunkel |\n|---|---|---|\n| Fläche | #ffffff | #111111 |",
      "color Fläche light #ffffff, dark #111111"
    ),
    ("- Fond : #1a1a1a pour le mode sombre, #f9f9f9 pour le mode clair", "color Fond dark #1a1a1a, light #f9f9f9"),
    ("## 颜色\n- 主色：#2B5F75", "color 主色 #2b5f75"),
    ("## ОТСТУПЫ\n- Малый: 8px", "spacing Малый 8 px"), ("## Скругления\n- Кнопки: 12px", "radius Кнопки 12 px"),
    ("### Размеры заголовков\n- **H1**: 40px", "type H1 40 px"), ("## Відступи\n- Малий: 8px", "spacing Малий 8 px"),
    (
      "## Шрифты\n| Элемент | Размер | Начертание |\n|---|---|---|\n| Заголовок | 24px | 700 |",
      "type Заголовок 24 px 700"
    ),
    ("- Фон: #0A1855 (темно-синий)", "color Фон #0a1855"),
    (
      "- Sidebar: Gradiente claro (#f8fafc → #f1f5f9)",
      "gradient Sidebar radial rgb(248, 250, 252) 0%, rgb(241, 245, 249) 100%"
    ),
  ])
  func readsThemByTheirHeadingTheirNameOrTheirColumn(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    "- Größe: 150 MB", "- Poids : 250 g", "- Taille : 12 Ko", "- Tamaño: 3 GB", "- 更新間隔：30分", "- 크기: 8개",
    "- Rayon : 5 km", "- Fuente: 12", "- Radio button: 20px", "## Radios\n- Outer ring: 20px",
    "## Police\n- Officers: 24", "- Distância: 3 km",
    "- Corpo: 12\n- Nota: 8", "- Höhe: 0,3\n- Breite: 0,2", "- 高度: 0.3", "- 宽度和高度的值范围为0-1",
    "Le délai donne 60s dans une minute.", "## Résumé\n- Lignes: 12", "- 字数: 300", "- Size: 150 MB", "- Weight: 300 g",
    "| Artículo | Tamaño | Peso |\n|---|---|---|\n| A | 12 kg | 300 g |",
    "## Typography\n- Minimum: 14pt\n- Line width: 45-75 characters\n",
  ])
  func leavesNumbersOfEverydayThings(_ markdown: String) {
    #expect(Recognized.lines(markdown).filter { !$0.hasSuffix(" 14 pt") }.isEmpty)
  }

  @Test func namesColoursWithAdjectivesBehindTheNoun() {
    #expect(
      Recognized.lines("- Azul claro #7AB8F5, azul escuro #123A6B")
        == ["color Azul claro #7ab8f5", "color azul escuro #123a6b"])
  }

  @Test func tellsTheThemeOfAWord() {
    #expect(ThemeName.theme(named: "clair") == "light" && ThemeName.theme(named: "ダークモード") == "dark")
    #expect(ThemeName.theme(named: "bleu") == nil)
  }

  /// A word is looked up by its bytes in small letters, sixteen at most.
  @Test func wordsCanAllBeFound() {
    for (language, words) in KindWords.spaced {
      for (kinds, spellings) in words {
        for word in spellings.split(separator: " ") {
          let bytes = Array(word.utf8)
          #expect(bytes.count <= 16 && word == word.lowercased(), "\(language): \(word)")
          #expect(KindWords(bytes[...]).isSuperset(of: kinds), "\(language): \(word)")
        }
      }
    }
    for (language, words) in KindWords.unspaced {
      for (kinds, spellings) in words {
        for word in spellings.split(separator: " ") {
          let sentence = Array("これは\(word)です".utf8)
          #expect(KindWords(sentence[...]).isSuperset(of: kinds), "\(language): \(word)")
        }
      }
    }
  }

  @Test func readsWeightsBelowARussianHeading() {
    #expect(
      Recognized.lines("## Веса\n\n- Обычный: 400\n- Жирный: 700") == ["weight Обычный 400", "weight Жирный 700"])
  }
}
