import Differences
import Testing

struct TextDifferenceTests {
  @Test func comparesWordByWord() {
    #expect(
      WordDifference("The gap is 16 px wide", "The gap was 20 px wide").pieces == [
        .same("The gap"), .removed("is 16"), .added("was 20"), .same("px wide"),
      ])
  }

  @Test(arguments: [
    ("one two three", "one two three", 1.0), ("one two", "one four", 0.5), ("one", "two", 0), ("", "", 1),
    ("one one one two", "one two two two", 0.5),
  ])
  func countsTheWordsThatTwoTextsHaveInCommon(_ a: String, _ b: String, _ likeness: Double) {
    #expect(WordDifference.likeness(a, b) == likeness)
    #expect(WordDifference.likeness(b, a) == likeness)
  }

  @Test func comparesScriptsWithoutBlanksLetterByLetter() {
    #expect(
      WordDifference("圆角为八像素，点击区域大。", "圆角为十像素，点击区域大。").pieces == [
        .same("圆角为"), .removed("八"), .added("十"), .same("像素，点击区域大。"),
      ])
  }

  @Test(arguments: [
    ("Use Acme here", "Use Zenith here", "Acme → Zenith"), ("Acme is acme.", "Zenith is zenith.", "Acme → Zenith"),
    ("the acme way", "the acme corp way", nil), ("A b c", "b c d", nil), ("acme", "Acme", nil), ("a b c", "x b y", nil),
    ("a b c", "a b c", nil),
  ])
  func tellsWordsThatGaveWayToOthersInTheirPlace(_ old: String, _ new: String, _ words: String?) {
    #expect(WordDifference(old, new).replacement.map { "\($0.old) → \($0.new)" } == words)
  }

  @Test func keepsTwoLinesOnEitherSideOfOneThatDiffers() {
    let old = (1...12).map { "line \($0)" }
    var new = old
    new[1] = "another"
    new.append("line 13")
    let hunks = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n")).hunks
    #expect(
      hunks == [
        [.same("line 1"), .removed("line 2"), .added("another"), .same("line 3"), .same("line 4")],
        [.same("line 11"), .same("line 12"), .added("line 13")],
      ])
  }

  @Test(arguments: [
    ("Gaps are 8px, not 16 px.", ["8 px", "16 px"]),
    ("A radius of 4 pixels and 1.5rem", ["4 px", "1.5 rem"]),
    ("Contrast is 4.5:1 at least", ["4.5:1"]),
    ("Use #1d4ed8 on gray-50 and --space-4", ["#1d4ed8"]), ("~gray-900 in 3D 画布", []),
    ("Since 12 May 2024 and v1.2.3", []), ("Última actualización: Septiembre 2025", []),
    ("A canvas of 2048 px", ["2048 px"]),
    ("Fades in 200 milliseconds, by 50 per cent", ["200 ms", "50 %"]),
    ("按钮背景 #112233，圆角8px，点击区域不小于 44像素。", ["#112233", "8 px", "44 px"]), ("Not muted/70, nor /80, in the 2020s", []),
    ("Bundled through Vite (React 19, see D26), with Tailwind 4", []), ("A radius of 19, in React", ["19"]),
    ("As § 5.3 and §7 say, and section 4; 20 px in Phase 3", ["20 px"]),
    ("一屏内背景层次最多用三级：画布、面板、高亮，间距 8px）只出现在：小圆点", ["8 px"]), ("Use #8A6A34", ["#8a6a34"]),
    ("The home dashboard (Tour 11) is 8px off", ["8 px"]), ("V2.1.29 | 2026年7月14日", []), ("7日以内に 3 回", ["7", "3"]),
    ("Light (PR #33) as ADR 015 says, in <h2>", []), ("Used by issue #128, not #12893", []),
    ("Of #fff and #336699", ["#fff", "#336699"]),
  ])
  func findsTheFiguresOfAText(_ text: String, _ figures: [String]) {
    #expect(Figures.all(in: text).map(Figures.shown) == figures)
  }

  @Test(arguments: [
    ("“Quoted” – 8px", "\"Quoted\" - 8 px"), ("It ends here.", "It ends here"),
    ("A 200 milliseconds fade", "A 200ms fade"),
  ])
  func takesForOneTextWhatOnlyItsTypistDecides(_ a: String, _ b: String) {
    #expect(Figures.plain(a) == Figures.plain(b))
  }

  @Test(arguments: [
    ("Le bouton doit rester seul.", ["must"]), ("Das darf nie fehlen.", ["cannot"]), ("No usar sombras.", ["dont"]),
    ("按钮必须使用主色。", ["must"]), ("ボタンは必ずアイコンを使う。", ["must"]), ("버튼은 반드시 크게 한다.", ["must"]),
    ("Etiketler büyük olmalıdır.", ["must"]), ("Do not use colour alone.", ["dont"]),
    ("Buttons must not shout.", ["must", "not"]), ("May 2025", []), ("You may shout.", ["may"]), ("Plain words.", []),
  ])
  func findsTheWordsThatOblige(_ text: String, _ words: [String]) {
    #expect(RuleText.obligations(text) == words)
  }

  @Test func writesAStylesheetWithOneDeclarationALine() {
    let (wide, tight) = ("a{color:red;background:url(a;b)}", "a {\n  color:red ;\n\n  background:url(a;b)\n}")
    let text = PlainStylesheet.text(Array(tight.utf8))
    #expect(text == "a {\n  color:red;\n  background:url(a;b);\n}")
    #expect(PlainStylesheet.text(Array(wide.utf8)).contains("  background:url(a;b);"))
  }

  @Test(arguments: [
    ("One. Two! Three?", ["One.", "Two!", "Three?"]),
    ("It is small, i.e. twice as small. The rest is not.", ["It is small, i.e. twice as small.", "The rest is not."]),
    ("Ink is #111; paper is #fff", ["Ink is #111;", "paper is #fff"]), ("A line of 1.5 px", ["A line of 1.5 px"]),
    ("", []), ("  One.  ", ["One."]),
  ])
  func partsATextAtTheEndsOfItsSentences(text: String, sentences: [String]) {
    #expect(
      Sentences.all(in: text).map { $0.split(separator: " ").joined(separator: " ") } == sentences)
  }
}
