package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// A token that a document names and the system does not have.
package enum UnknownMention: AuditRule {
  package static let rule = Rule(
    "unknown-mention", .warning, "A document names a token that does not exist.",
    why: "Whoever looks for it finds nothing.",
    example: "The words `color.brnad.primary` were probably meant to be `color.brand.primary`.")

  package static let flags = [
    RuleExample(
      tokens: "color.border-action-high: #000091\ncolor.text-action-high: #0000aa\ncolor.background-contrast: #eeeeee",
      page:
        "Lines are `border-action-high`, text `text-action-high`, tiles `background-contrast`.\n\nThe track is filled with `↓background-contarst`."
    ),
    RuleExample(tokens: "color.brand.primary: #0066cc", page: "Links take `↓color.brnad.primary`."),
    RuleExample(tokens: "color.brand.primary: #0066cc", page: "Links take `↓color.brand.secondary` in all cases."),
    RuleExample(
      page:
        "| Token | Hex |\n|---|---|\n| `--green` | `#2ecc71` |\n| `--green-dim` | `#1a9e50` |\n\nButtons use `↓--green-dimm` on hover."
    ),
    RuleExample(
      page:
        "---\ncolors: { primary: \"#112233\" }\ncomponents: { button-primary: { backgroundColor: \"#112233\" } }\n---\n\nThe `↓button-primry` is used on the hero."
    ),
    RuleExample(
      tokens: "color.bg: #1f1f1f\ncolor.fg: #ece5cb\ncolor.accent: #671f1f\ncolor.line: #444444",
      page:
        "| Token | Hex |\n|---|---|\n| `↓--acme-bgg` | `#1f1f1f` |\n| `--acme-fg` | `#ece5cb` |\n| `--acme-accent` | `#671f1f` |\n| `--acme-line` | `#444444` |\n\nLinks are in `↓--acme-acent`."
    ),
    RuleExample(tokens: "space.4: 16px", page: "| Token | Use |\n|---|---|\n| `↓space.5` | cards |"),
    // A slip in the name of the group.
    RuleExample(
      tokens: "gradient.athletic: #0066cc\nspace.4: 16px",
      page: "| Part | Token |\n|---|---|\n| Ring | `↓gradint.athletic` |\n| Gap | `↓sapce.4` |"),
    RuleExample(
      page:
        "| Token | Hex | Use |\n|---|---|---|\n| `connAccent` | #4f58e3 | links |\n| `connLine` | #2a3042 | lines |\n| `connKeyline` | #2c3350 | edges, stronger than `↓connLines` |"
    ),
    // Within a declaration, and a variable of which nothing but its name is known.
    RuleExample(
      page:
        "| Token | Value |\n|---|---|\n| `--surface` | `#ffffff` |\n| `--badge` | `#eeeeee` |\n\n```css\n:root { --font-sans: Inter; }\n```\n\nFocus is `outline: 2px solid var(↓--surfce)` on all parts. What must never be italic is set in `↓--font-sns` throughout.\n\n- Code: `--font-mono` in `--font-mono`, or `var(↓--font-mno)`"
    ),
    // All others of the family that are named have a value.
    RuleExample(
      page:
        "| Token | Value |\n|---|---|\n| `--ink` | `#111827` |\n| `--ink-soft` | `#374151` |\n| `--ink-faint` | `#6b7280` |\n\nText is `--ink`, labels are `--ink-soft`, captions are `↓--ink-mute`.\n\n```css\n:root { --acme-blue: #1e3a7b; --acme-gray: #6b7280; --acme-red: #aa0000; }\nh1 { color: var(↓--acme-navy); }\na { color: var(--acme-blue); border: 1px solid var(--acme-gray); }\n```"
    ),
    RuleExample(
      page:
        "---\ncolors: { ink: \"#111111\", accent-load: \"#a8801f\", accent-lever: \"#3b5b7a\", mono-code: \"#333333\", success-soft: \"#ddf4ec\" }\n---\n\nCode is `mono-code`, bars are `accent-load`, links are `accent-lever`, tags are `success-soft`.\n\nThe active item has a border in `↓accent-pivot`."
    ),
    // The only one of all that the page names.
    RuleExample(
      page:
        "```css\n:root { --ink: #111827; --ink-soft: #374151; --gap-s: 4px; --gap-m: 8px; --gap-l: 16px; --radius-s: 4px; --radius-l: 8px; }\n```\n\nCards have `--gap-l`, `--radius-l`, `--ink` and `--gap-m`, tiles `↓--radius-huge`."
    ),
  ]

  package static let passes = [
    // A token as programs spell it.
    RuleExample(
      tokens: "brand.primary.25: #eef4ff\nbrand.primary.50: #d0e0ff", page: "Hovered rows are `brand.primary25`."),
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page:
        "Links take `color.brand.primary`, one of `color.brand`. See `color.tokens.json`, `color.json5`, `color.brand.*`, color.of.text and `brand.unknown()`."
    ),
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page: "There is no `color.brand.secondary`. `color.brand.old` was removed."),
    RuleExample(tokens: "color.brand.primary: #0066cc", page: "```\ncolor.brand.secondary = 1\n```"),
    RuleExample(
      tokens: "toast.gap: 8px", page: "- `toast(…)` — imperative API: `toast`, `toast.success`, `toast.error`."),
    RuleExample(
      page:
        "```css\n--gap: 4px;\n--gaps: 4px;\n--green-dim: #1a9e50;\n--shadow: 0 1px 2px #000;\n```\n\n`--green-dam` and `--green-dim-2` and `--shadow`, `--greens` twice: `--greens`. There is no `--green-dimm`.\n\n- `--green-din`: for tiles\n\n| Part | Token |\n|---|---|\n| Tile | `--green-dims` |"
    ),
    RuleExample(
      tokens: "color.bg: #1f1f1f\ncolor.fg: #ece5cb\ncolor.accent: #671f1f\ncolor.line: #444444",
      page:
        "| Token | Hex |\n|---|---|\n| `--acme-bgs` | `#1f1f2f` |\n| `--acme-fg` | `#ece5cb` |\n| `--acme-accent` | `#671f1f` |\n| `--acme-line` | `#444444` |\n\nLinks are in `--acme-accents`, `--acme-shadow` and `--acme-accents`. There is no `--acme-lines`."
    ),
    RuleExample(
      page:
        "| Token | Value |\n|---|---|\n| `--surface` | `#ffffff` |\n| `--surfaces` | tiles |\n| `--badge` | `#eeeeee` |\n\nThere is no `--surfac`. Add `--surfaced`, and rename `--surface` to `--surfate`, formerly `--surfade`. `--space-x`, `--space-y` and `--badge-2`.\n\n| Part | Token |\n|---|---|\n| Tag | `--badges` |"
    ),
    RuleExample(page: "Nothing is known of `color.brand.secondary`."),
    // The end of a token's name, beside a group of that name.
    RuleExample(
      tokens: "color.text.muted: #666666\ncolor.card: #ffffff\ntext.size: 14px", page: "Text is `text.muted`."),
    // Objects of a program that are called nearly as groups are.
    RuleExample(
      tokens: "color.brand.primary: #0066cc\ngap.s: 4px\nshadow.card: 4px",
      page: "`colors.brand.primary`, `gaq.s`, `shadows.card`, `shadaw.modal`, `colour.brand`."),
    // Names of functions, of rules and of settings.
    RuleExample(
      tokens: "toast.radius: 8px\ncolor.brand.primary: #0066cc\ntheme.light.ink: #111111",
      page:
        "- **toast(…)**: `toast.success`, `toast.error`\n- See `rules/visual.yml` -> `color.brand.limits`.\n- It violates `color.brand.limits`, a rule.\n- `color.roles.energy` is for charts.\n- Compare `theme.light` with `theme.dark`.\n- Set `color.brand.mode` in `site.config.js`.\n- 会投一条 `color.brand.trap` 诊断。"
    ),
    // What was, and an example of how names are.
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page:
        "Names say what a colour is for (e.g. `color.text.main`, `color.brand.second`).\n\n## Changelog\n\n- `color.brand.third`"
    ),
    // Variables that the code has, of a family that the document only shows a part of, and such as are still to be added;
    // groups for themes, properties, classes and components.
    RuleExample(
      page:
        "```css\n:root { --ink: #111827; --ink-soft: #374151; --ink-faint: #6b7280; --gray-100: #eeeeee; --gray-200: #dddddd; --gray-300: #cccccc; }\n```\n\n`--ink`, `--ink-soft`, `--ink-mute`, `--ink-strong`; `--gray-100`, `--gray-200`, `--gray-900`; `--ink-*`.\n\n- Add a separate `--ink-new` if need be.\n- 1px (`--ink-width`)\n\n별도 `--ink-extra` 토큰 추가."
    ),
    RuleExample(
      page:
        "---\ncolors: { ink: \"#111111\", border: \"#dddddd\", border-line: \"#cccccc\", accent-load: \"#a8801f\", accent-lever: \"#3b5b7a\" }\n---\n\n`border-line`, `accent-load`, `accent-lever`, `accent-load`: tables have `border-collapse`, and `accent-one`, `accent-two` are planned."
    ),
    RuleExample(
      tokens: "color.light.surface: #ffffff\ncolor.dark.surface: #111111\ncolor.brand.primary: #0066cc",
      page: "Cards are `color.surface`."),
    // Paths in programs.
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page:
        "The CSS-in-JS `color.brand` object has `color.brand.main`. In JavaScript, import `color.brand.second`.\n\n| Use | JS | Swift |\n|---|---|---|\n| Links | `color.brand.link` | `color.brand.third` |"
    ),
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page:
        "Add the following tokens:\n\n- `color.brand.secondary`\n\n新增以下类型的 token：\n\n- `color.brand.third`\n\n1. **Add tokens to tokens.json**:\n   - `color.brand.fourth`: links"
    ),
  ]

  package static let asksOfEveryPage = true

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    reportSlips(page, into: &diagnostics)
    reportProperties(page, into: &diagnostics)
    reportLeaves(page, into: &diagnostics)
    reportVariables(page, into: &diagnostics)
    reportRetold(page, into: &diagnostics)
    let names = page.subject.names
    guard !names.isEmpty else { return }
    lazy var keys = CodeKeys(of: page.document)
    var isPlanned = false
    // The nodes of the items that a plan has below it.
    var planned = 0..<0
    for text in page.texts {
      if text.kind != .item { isPlanned = isPlan(text) }
      if text.kind == .item, isPlan(text), let item = page.document.parent(of: text.node) {
        planned = item..<Int(page.document[item].end)
      }
      if isPlanned || planned.contains(text.node) || page.isHistory(text) { continue }
      // What is in curly brackets is a reference, whose rule is unknown-reference.
      for mention in text.mentions where !mention.isBraced && text.code.contains(mention.range) {
        let path = mention.path
        let rooted = names.withRoot(of: path)
        guard rooted != nil || names.roots.contains(path.root), isMeant(mention, in: text, names),
          !isOfProgram(mention, in: text, on: page), !keys.define(path)
        else { continue }
        if isSpelledOtherwise(path, names) { continue }
        let near = rooted?.description ?? page.subject.system.tokenMeant(by: path.description)
        if near == nil, !isPlaced(mention.path, names) { continue }
        let place = page.document.file.span(page.document.range(ofPlain: mention.range, in: text.node))
        diagnostics.report(
          rule, "\(mention.path) is not a token of \(page.subject.system.nameInSentences)", at: place,
          fix: near.map { Fix(guess: "did you mean \($0)?", replacing: place, with: $0) }
            ?? "name a token of the system, or add this one")
      }
    }
  }

  /// Whether a token is called so but for what stands between its words and its numbers, as programs have it:
  /// `brand.primary25` for `brand.primary.25`. The group around all tokens may be called otherwise, too.
  private static func isSpelledOtherwise(_ path: TokenPath, _ names: TokenNames) -> Bool {
    guard path.segments.count > 1, path.name.contains(where: \.isNumber) else { return false }
    let words = path.segments.flatMap { segment -> [String] in
      let end = segment.lastIndex { !$0.isNumber }.map(segment.index(after:)) ?? segment.startIndex
      return NameWords(segment[..<end].utf8).words + NameWords(segment[end...].utf8).words
    }
    return names.hasNamed(NameWords(words)) || words.count > 2 && names.hasNamed(NameWords(Array(words.dropFirst())))
  }

  /// Reports words in code that are the name of a variable or a component of the page but for one letter.
  private static func reportSlips(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    var variables: [String] = []
    for value in page.named where isToken(value) && !variables.contains(value.name) {
      variables.append(value.name)
      if variables.count == mostVariables { break }
    }
    let components = page.subject.components.values.map(\.name).sorted()
    guard variables.count >= leastVariables || !components.isEmpty else { return }
    // A cell, and what begins an item, may be where a name is given.
    for text in page.texts where !page.isAside(text) {
      for code in text.code
      where code.count <= 60 && code.count > 4 && (text.kind == .paragraph || code.lowerBound > 0) {
        let name = String(decoding: text.bytes[code], as: UTF8.self)
        let isVariable = CodeName.isVariable(text.bytes[code])
        guard !name.hasPrefix("--"),
          isVariable || name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
        else {
          continue
        }
        let variable = isVariable || isOfWords(name) ? meant(by: name, variables, shortest: 3) : nil
        guard let meant = variable ?? (isVariable ? nil : meant(by: name, components, shortest: 5)),
          !isUsedElsewhere(name, page), !text.isDenied(around: code)
        else { continue }
        let place = page.document.file.span(page.document.range(ofPlain: code, in: text.node))
        diagnostics.report(
          rule, "\(name) is not a \(word: variable == nil ? "component" : "variable") of this document", at: place,
          fix: Fix(guess: "did you mean \(meant)?", replacing: place, with: meant))
      }
    }
  }

  /// Whether a page gives a value to a name as code has it: `--ink`, or several words, `connLine`.
  private static func isToken(_ value: NamedValue) -> Bool {
    value.name.hasPrefix("--") || value.isCode && value.isListed && isOfWords(value.name)
  }

  /// Whether a name has several words, and no sign but hyphens.
  private static func isOfWords(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") } && name.utf8.count >= 8
      && name.utf8.first?.isUppercase == false && NameWords(name).words.count > 1
  }

  /// Reports a name in code that is one of a token's but for a slip.
  static func report(
    _ name: String, meant: String, at code: Range<Int>, in text: PageText, _ page: AuditedPage,
    into diagnostics: inout Diagnostics
  ) {
    let place = page.document.file.span(page.document.range(ofPlain: code, in: text.node))
    diagnostics.report(
      rule, "\(name) is not a token of \(page.subject.system.nameInSentences)", at: place,
      fix: Fix(guess: "did you mean \(meant)?", replacing: place, with: meant))
  }

  /// Reports words in code that are the last part of a token's name but for one letter, on a page that names several
  /// tokens so.
  private static func reportLeaves(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let names = page.subject.names
    guard !names.isEmpty else { return }
    var known = 0
    var others: [(name: String, text: PageText, code: Range<Int>)] = []
    for text in page.texts where !page.isAside(text) {
      for code in text.code where code.count <= 60 && code.count >= 8 && CodeName.isCompound(text.bytes[code]) {
        let name = NameWords(text.bytes[code])
        if names.hasNamed(name) {
          known += 1
        } else {
          others.append((String(decoding: text.bytes[code], as: UTF8.self), text, code))
        }
      }
    }
    guard known >= leastKnown, !others.isEmpty else { return }
    let leaves = Set(names.leaves).sorted()
    var strays: [(name: String, text: PageText, code: Range<Int>)] = []
    for (name, text, code) in others {
      let near = leaves.filter { $0.utf8.first == name.utf8.first && abs($0.utf8.count - name.utf8.count) < 2 }
      guard let meant = meant(by: name, near, shortest: 4), !isUsedElsewhere(name, page), !text.isDenied(around: code)
      else {
        strays.append((name, text, code))
        continue
      }
      report(name, meant: meant, at: code, in: text, page, into: &diagnostics)
    }
    reportStrayLeaf(strays, known: known, leaves, page, into: &diagnostics)
  }

  static let leastKnown = 3

  /// Fewer variables are examples, and more are looked through for nothing.
  static let (leastVariables, mostVariables) = (2, 400)

  static func meant(by name: String, _ names: [String], shortest: Int) -> String? {
    guard !names.contains(name) else { return nil }
    let near = names.filter { other in
      // Of short words, another letter makes another word: `--radius-md`, `--radius-mx`.
      Suggestion.isSlip(name, for: other, shortest: shortest)
        && (name.utf8.count != other.utf8.count || Suggestion.isSlip(name, for: other))
    }
    return near.count == 1 ? near[0] : nil
  }

  /// Whether a name stands on the page more than once: then it is a name, though nothing is said of its value.
  static func isUsedElsewhere(_ name: String, _ page: AuditedPage) -> Bool {
    let bytes = page.document.file.bytes
    let name = Array(name.utf8)
    guard let first = bytes[...].firstPlace(of: name[...]) else { return true }
    return bytes[first.upperBound...].firstPlace(of: name[...]) != nil
  }

  /// Whether a word names a token, none of that name exists, and the sentence does not say so itself.
  private static func isMeant(_ mention: TokenMention, in text: PageText, _ names: TokenNames) -> Bool {
    let segments = mention.path.segments
    guard segments.count > 1, segments.allSatisfy({ !$0.isEmpty }), !isFile(segments), !names.has(mention.path),
      !names.hasGroup(mention.path), !isPart(mention.path, names), !names.isUnread(mention.path),
      !names.isInModes(mention.path), !names.hasNamed(NameWords(segments.flatMap { NameWords($0).words })),
      !text.isStruck(mention.range.lowerBound), !names.isInFile(mention.path)
    else { return false }
    // `(`colors.ink-strong`?)` is a proposal.
    let next = mention.range.upperBound
    if next < text.bytes.count, text.bytes[next] == UInt8(ascii: "?") { return false }
    return !text.isDenied(around: mention.range)
      && !Denial.isExample(after: text.bytes[..<start(ofListWith: mention, text)])
  }

  /// Where a list of names begins that one of them is in: `a.b`, `a.c` and `a.d`.
  private static func start(ofListWith mention: TokenMention, _ text: PageText) -> Int {
    var start = mention.range.lowerBound
    for other in text.mentions.reversed() where other.range.upperBound <= start && text.code.contains(other.range) {
      let between = NameWords(text.bytes[other.range.upperBound..<start]).words
      guard between.allSatisfy({ $0 == "and" || $0 == "or" }) else { break }
      start = other.range.lowerBound
    }
    return start
  }

  /// Whether a name would stand in a group that there is; a word for what holds tokens together has names of its own.
  private static func isPlaced(_ path: TokenPath, _ names: TokenNames) -> Bool {
    guard let parent = path.parent, names.hasGroup(parent) else { return false }
    return parent.segments.count > 1 || !wholes.contains(parent.name)
  }

  private static let wholes: Set<String> = ["theme", "themes", "global", "foundation", "foundations", "config"]

  /// A part of a composite value: `type.body.fontSize`.
  private static func isPart(_ path: TokenPath, _ names: TokenNames) -> Bool { path.parent.map(names.has) ?? false }

  /// Whether a name is that of a file, or of a web site.
  private static func isFile(_ segments: [String]) -> Bool {
    guard let last = segments.last else { return false }
    return FileName.endings.contains(last) || segments.count < 4 && domains.contains(last)
  }

  private static let domains: Set = ["com", "org", "net", "dev", "io", "app"]

  /// Whether a text ends with a colon and says that what follows is still to be made: `Add the following tokens:`.
  private static func isPlan(_ lead: PageText) -> Bool {
    guard let last = lead.bytes.last, last == UInt8(ascii: ":") || lead.bytes.suffix(3).elementsEqual("：".utf8) else {
      return false
    }
    return !plans.isDisjoint(with: NameWords(lead.bytes).words)
      || easternPlans.contains { lead.bytes[...].firstPlace(of: Array($0.utf8)[...]) != nil }
  }

  static let plans: Set<String> = [
    "add", "adds", "new", "missing", "proposed", "propose", "planned", "introduce", "create", "needed", "future",
    "additional", "separate",
  ]
  static let easternPlans = ["新增", "添加", "追加", "추가", "补", "補", "待定"]
}
