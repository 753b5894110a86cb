import Comparison
import ComparisonSupport
import Testing

/// Rules that came, went or say something else: in settings, in prose, in lists and in blocks.
struct RuleChangeTests {
  private func pages(_ old: String, _ new: String) async -> [String] {
    let rest = "\n\nThe rest of the page stays as it was.\n"
    return await changes(from: ["a.md": "# A\n\n" + old + rest], to: ["a.md": "# A\n\n" + new + rest]).causes
  }

  @Test(arguments: [
    "Never put two of them in a row.", "Buttons must say what happens.", "- Avoid gradients.",
    "Targets are at least 44 px high.", "Body text has a contrast of 4.5:1 with its ground.", "- ✅ Name the thing.",
    "- Do: name the thing.", "Do not use colour alone.", "- Keep labels short.", "Los botones deben llevar texto.",
    "Schatten sind verboten.", "按钮必须使用主色图标。", "ボタンは必ずアイコンを使う。",
  ])
  func hasAClassForRulesThatComeAndGo(rule: String) async {
    let values = rule.contains(" px") ? "+figures-changed" : ""
    #expect(await pages("First words.", "First words.\n\n" + rule) == ["visible rule-added\(values) a.md"])
    #expect(await pages("First words.\n\n" + rule, "First words.") == ["visible rule-removed\(values) a.md"])
  }

  @Test(arguments: [
    "Do you need a second button?", "It is 44 px high.", "- A quiet colour", "- `docs/0017-only-steps.md`",
  ])
  func takesNoOtherTextForARule(text: String) async {
    let values = text.contains(" px") ? "+figures-changed" : ""
    #expect(await pages("First words.", "First words.\n\n" + text) == ["visible text-added\(values) a.md"])
  }

  @Test func readsAListUnderDosAndDonts() async {
    let start = "## Don’t\n\n- Stretch the logo\n"
    #expect(await pages(start, start + "- Put it on a photograph\n") == ["visible rule-added a.md"])
    #expect(await pages(start, "## Don’t\n\n- Stretch the mark\n") == ["visible rule-changed a.md"])
  }

  @Test func tellsASectionWithRulesAsOneThatHasSome() async {
    let section = "## Use\n\nWords.\n\n- Never in a list.\n- Only once on a page.\n"
    let found = await changes(from: ["a.md": "# A\n\nFirst.\n"], to: ["a.md": "# A\n\nFirst.\n\n" + section])
    #expect(found.lines == ["visible section-added+rule-added a.md"])
    #expect(found.all[0].size == "2 rules")
  }

  @Test(arguments: [
    ("do-dont", "do: Say it.", "do: Say it.\ndont: Shout.", "rule-added"),
    ("do-dont", "do: Say it.\ndont: Shout.", "do: Say it.", "rule-removed"),
    ("use", "- when: First.\n- not: Last.", "- when: First.\n- not: Never.", "rule-changed"),
    ("do-dont", "do: Say it.\n<b>one</b>", "do: Say it.\n<b>two</b>", "block-changed"),
  ])
  func readsTheRulesOfABlock(name: String, old: String, new: String, kind: String) async {
    func block(_ body: String) -> String { "```\(name)\n\(body)\n```" }
    #expect(await pages(block(old), block(new)) == ["visible \(kind) a.md"])
  }

  @Test func tellsHardRulesOfTheSettingsOneByOne() async {
    func version(_ rules: String) -> [String: String] { guide("{}", settings: "name: Demo\nrequire: {\(rules)}\n") }
    let found = await changes(
      from: version("target: 44, text: 4.5"), to: version("target: 48, haptics: always"))
    #expect(
      found.causes == [
        "visible requirement-changed require: target", "visible requirement-added require: haptics",
        "visible requirement-removed require: text",
      ])
    #expect(found.all[0].before == "44" && found.all[0].after == "48")
    #expect(found.all[0].judgement.reason == "what kept to the rules may not any more")
  }
}
