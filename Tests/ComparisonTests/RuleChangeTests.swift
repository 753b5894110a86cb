import Comparison
import ComparisonSupport
import Differences
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
    "Blur is reserved for the floating bar.", "- No pill shapes.", "Gradients are not allowed here.",
    "Aucune troisième famille n’entre dans la page.", "Le rouge est réservé aux erreurs réelles.",
    "Rot ist den Fehlern vorbehalten.", "- Rule: three words a block.", "小さい文字の使用は原則として許容されません。", "请勿在按钮上用渐变。",
  ])
  func hasAClassForRulesThatComeAndGo(rule: String) async {
    let values = rule.contains(" px") ? "+figures-changed" : ""
    #expect(await pages("First words.", "First words.\n\n" + rule) == ["visible rule-added\(values) a.md"])
    #expect(await pages("First words.\n\n" + rule, "First words.") == ["visible rule-removed\(values) a.md"])
  }

  @Test(arguments: [
    "Do you need a second button?", "It is 44 px high.", "- A quiet colour", "- `docs/0017-only-steps.md`",
    "- The menu has an icon-only button.", "- A soft shadow when elevation is required.", "No results have been found.",
    "It is a must-have of every page.",
  ])
  func takesNoOtherTextForARule(text: String) async {
    let values = text.contains(" px") ? "+figures-changed" : ""
    #expect(await pages("First words.", "First words.\n\n" + text) == ["visible text-added\(values) a.md"])
  }

  @Test(arguments: [
    ("Buttons must have an icon.", "Buttons must not have an icon."),
    ("Always show the label.", "Never show the label."),
    ("- Use gradients for covers.", "- Avoid gradients for covers."),
    ("- Use emoji.", "- Never use emoji — they differ between platforms."),
    ("Shadows are allowed.", "Shadows are forbidden."), ("Prefer gradients.", "Avoid gradients."),
    ("- ✅ Stretch the logo", "- ❌ Stretch the logo"),
    ("Les boutons doivent être ronds.", "Les boutons ne doivent pas être ronds."),
    ("Knöpfe dürfen rund sein.", "Knöpfe dürfen nicht rund sein."), ("按钮必须是圆角。", "按钮禁止是圆角。"),
  ])
  func tellsARuleThatIsTurnedRoundAsOneChange(old: String, new: String) async {
    #expect(await pages(old, new) == ["breaking rule-reversed a.md"])
    // Whoever kept to it has nothing to put right.
    #expect(await pages(new, old) == ["visible rule-reversed a.md"])
  }

  @Test(arguments: [
    ("Rules:\n\n- Primary actions are blue.", "Rules:\n\n- Primary actions are orange."),
    ("- Use gradients for covers.", "- Avoid gradients for buttons."),
    ("Never show more than two.", "Never show more than three of them."),
  ])
  func tellsARuleThatSaysSomethingElseAsAnother(old: String, new: String) async {
    #expect(await pages(old, new) == ["visible rule-changed a.md"])
  }

  /// From below `Do` to below `Don’t`, in the same words or in others.
  @Test(arguments: ["Stretch the logo", "Never stretch the logo", "Stretch the logo over a photograph of the harbour"])
  func followsARuleFromOneListToTheOther(forbidden: String) async {
    let plain = forbidden.hasPrefix("Never") ? "Stretch the logo" : forbidden
    func page(_ dos: String, _ donts: String) -> String {
      "## Do\n\n- Name the thing\n\(dos)\n## Don’t\n\n- Set it in italics\n\(donts)"
    }
    let told = await pages(page("- \(plain)\n", ""), page("", "- \(forbidden)\n"))
    #expect(told == ["breaking rule-reversed a.md"])
  }

  @Test func knowsARuleOfABlockThatIsTurnedRound() async {
    func block(_ label: String) -> String { "```do-dont\n- do: Say what happens.\n- \(label): Use two of them.\n```" }
    #expect(await pages(block("do"), block("dont")) == ["breaking rule-reversed a.md"])
  }

  /// That something is not so, and what an interface says, oblige nobody.
  @Test(arguments: [
    ("The palette is ours.", "The palette is ours. It is not synced with any product."),
    ("A title: “What should you do?” with Start", "A title: “What should you do next?” with Go"),
  ])
  func takesNoOtherSentenceForARule(old: String, new: String) async {
    #expect(await pages(old, new) == ["visible text-changed a.md"])
  }

  /// A matrix of measured contrasts asks for nothing, and what tells of gaps says where something is so.
  @Test func takesNoFactForARule() async {
    let table = "\n## Contrast\n\n| Text | Ground | Ratio | Level |\n|---|---|---|---|\n| ink | paper | 16.08 | AAA |\n"
    let matrix = await changes(from: ["a.md": "# A\n\nText.\n"], to: ["a.md": "# A\n\nText.\n" + table])
    #expect(matrix.causes == ["visible section-added a.md"])
    let gaps = "# A\n\n## Known gaps\n\n- Dark mode is undefined.\n"
    let fact = await changes(
      from: ["a.md": gaps], to: ["a.md": gaps + "- Eleven colours are unproven: they show only on hover.\n"])
    #expect(fact.causes == ["visible text-added a.md"])
    let rule = await changes(from: ["a.md": gaps], to: ["a.md": gaps + "- They must not be used.\n"])
    #expect(rule.causes == ["visible rule-added a.md"])
  }

  /// Two rules that only begin alike, or speak of the same thing, are two.
  @Test func takesNoOtherRuleForOneThatWasChanged() async {
    let start = "## Don’t\n\n- Don’t use shadows.\n"
    #expect(
      await pages(
        start + "- Don’t use several colours for links.\n", start + "- Don’t tell links apart by colour only.\n")
        == ["visible rule-removed a.md", "visible rule-added a.md"])
    let must = await pages(
      "- MUST: surfaces default to squared corners; soft capsules are not allowed unless a screen needs them",
      "- MUST: informational elements never look like buttons, and real actions clearly read as buttons")
    #expect(must == ["visible rule-removed a.md", "visible rule-added a.md"])
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
