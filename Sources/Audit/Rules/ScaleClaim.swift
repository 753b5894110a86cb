package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A grid that a document states and its spacing does not keep.
package enum ScaleClaim: AuditRule {
  package static let rule = Rule(
    "scale-claim", .warning, "A document states a grid or a list of steps, and the tokens have others.",
    why: "Whoever relies on the statement aligns things to steps that the system leaves.",
    example: "The words `a 4-pt grid` are wrong where `space.1` is 2 points.")

  package static let flags = [
    RuleExample(tokens: "space.1: 2px\nspace.2: 4px\nspace.3: 8px", page: "All spacing stands on a ↓4-pt grid."),
    RuleExample(tokens: "space.1: 6px\nspace.2: 8px", page: "Every space is a ↓multiple of 4px."),
    RuleExample(tokens: "space.1: 6px\nspace.2: 8px", page: "Spacing stands on a ↓base of 4 points."),
    RuleExample(tokens: "space.1: 6px\nspace.2: 8px", page: "An ↓8px base grid governs all spacing."),
    RuleExample(tokens: "space.1: 2px\nspace.2: 8px", page: "All steps are ↓multiples of 4."),
    RuleExample(tokens: "space.1: 2px\nspace.2: 8px", page: "All spacing values are ↓divisible by 4."),
    RuleExample(
      tokens: "space.1: 2px\nspace.2: 6px\nspace.3: 8px", page: "Every space is a ↓multiple of 4, or 6px."),
    RuleExample(
      tokens: "space.1: 2px\nspace.2: 8px",
      page: "Every spacing token is a ↓multiple of 8px; the bands are tighter than on typical sites."),
    // A base, of which halves and finer steps are made, and lists below a heading.
    RuleExample(
      tokens: "spacing.xs: 4px\nspacing.sm: 8px\nspacing.md: 15px\nspacing.lg: 24px",
      page:
        "All spacing is a ↓multiple of our 4px base unit.\n\nUse an ↓8px base unit for all spacing.\n\nSpacing is built on a ↓4-point system.\n\nSpacing follows ↓4px increments.\n\n## Spacing\n\nAlign to a ↓4px soft grid.\n\n- **↓Base unit**: 4px\n- ↓4px base scale: 4, 8, 16, 24\n- Base 8px; scale ↓4 / 8 / 16 / 24\n\nScale: ↓4 / 8 / 16 / 24"
    ),
    RuleExample(
      tokens: "rounded.sm: 8px\nrounded.md: 12px\nrounded.lg: 16px",
      page:
        "## Shapes\n\n- 8px for chips.\n- ↓20px for inputs and buttons.\n- 16px for cards.\n\n### Radius scale\n\n`8px` (chips) · `12px` (inputs) · `↓15px` (cards). No 10px."
    ),
    RuleExample(
      page:
        "## 间距\n\n- **4pt 网格**：间距只用 4/8/12/↓18/24；页边 16pt。\n- 8 基准栅格：4/8/12/16/↓18/24/32\n\n## Spacing\n\n- Base unit: 4px\n- Common spacing: 8px / 12px / ↓18px / 24px / 32px\n\n### 间距系统\n\n- 基础单位：4px\n- 常用间距：8px / 12px / ↓18px / 24px / 32px"
    ),
    RuleExample(
      page:
        "## スペーシング\n\n### 8px Grid System\n\n| 変数 | 値 |\n|---|---|\n| `--spacing-2` | 4px |\n| `--spacing-4` | 8px |\n| `--spacing-5` | ↓10px |\n| `--spacing-8` | 16px |"
    ),
    // In other languages.
    RuleExample(
      page:
        "## Espacement\n\nTout tient sur une ↓grille de 4px.\n\n| Jeton | Valeur |\n|---|---|\n| space-1 | 4px |\n| space-3 | 14px |"
    ),
    RuleExample(
      page:
        "## Abstände\n\nAlles steht auf einem ↓4px-Raster.\n\n| Token | Wert |\n|---|---|\n| space-1 | 4px |\n| space-3 | 14px |"
    ),
    RuleExample(
      page: "## 间距\n\n全部落在 ↓4px 网格上。\n\n| 令牌 | 值 |\n|---|---|\n| space-1 | 4px |\n| space-3 | 14px |"),
    RuleExample(
      page:
        "## Layout\n\nBase unit **4px**. Scale: `4 · 8 · ↓18 · 24 · 32`.\n\n- **Grid:** espaçamento base de 4 px; distâncias preferenciais 8, 12, ↓18, 24, 32."
    ),
    RuleExample(page: "## Spacing\n\n4pt grid: 4, 8, ↓13, 16. We use an 8px grid (8px / 16px / 24px / 32px)."),
    RuleExample(
      tokens: "spacing.xs: 4px\nspacing.sm: 8px\nspacing.md: 16px\nspacing.lg: 24px",
      page: "## Spacing\n\nUse a ↓5px base rhythm with the spacing scale."),
    RuleExample(
      page: "## Spacing\n\n- xs: 4px\n- sm: 9px\n- md: 16px\n\nWe use a ↓4px grid."),
    RuleExample(
      tokens: "type.body: 16px/24px 400 Inter\ntype.title: 28px/32px 700 Inter",
      page: "## Typography\n\nSizes: ↓12 / 16 / 28. A consistent 3-size scale (↓12, 16, 28px)."),
    RuleExample(tokens: "radius.s: 6px\nradius.m: 8px\nspace.1: 4px", page: "Every radius is a ↓multiple of 4."),
    RuleExample(tokens: "space.1: 4px\nspace.2: 8px\nspace.3: 12px", page: "Spacing is only ↓4, 8 and 16 px."),
    RuleExample(tokens: "radius.s: 4px\nradius.m: 6px", page: "## Corners\n\nThe radii are only ↓4px and 8px."),
    RuleExample(
      tokens: "rounded.sm: 4px\nrounded.full: 9999px\nspacing.sm: 8px\nspacing.md: 12px\nspacing.lg: 20px",
      page: "Corners are always ↓8px. The spacing scale is ↓8, 12, 24."),
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 8px\nspace.3: 12px\nspace.4: 24px\nradius.1: 4px\nradius.2: 8px",
      page:
        "Use spacing in ↓increments of 8px.\n\n- Spacing follows a strict ↓8px baseline; no in-between values.\n- Spacing follows a clear ↓16px grid. The most common values are 8 and 24px.\n\nWe use exactly three radii: ↓4, 8 and 16. Radii: ↓4px, 8px, 16px. The only radii are ↓4px, 8px and 12px. Spacing scale: ↓4, 8, 12, 20."
    ),
    RuleExample(
      tokens: "type.body: 16px/24px 400 Inter\ntype.title: 28px/32px 700 Inter",
      page: "The type scale has 2 sizes: ↓16 and 24. The type scale is ↓16, 24. Font sizes: ↓16px, 24px"),
    RuleExample(
      page:
        "All spacing is on an ↓8pt grid.\n\n| Token | Value |\n|---|---|\n| `space-1` | 8px |\n| `space-2` | 20px |"),
    // Short names, other languages, and the one odd step of a list.
    RuleExample(
      page:
        "## Spacing\n\n4px grid.\n\n| Token | Value |\n|---|---|\n| `--sp-1` | 4px |\n| `--sp-2` | 8px |\n| `--sp-3` | ↓13px |\n| `--sp-4` | 16px |"
    ),
    RuleExample(
      page:
        "## 间距 (4px 基)\n\n```css\n--space-1: 4px; --space-2: 8px; --space-3: ↓13px; --space-4: 16px;\n```"),
    RuleExample(
      page: "## 间距\n\n4px 网格。\n\n```css\n--space-1: 4px;\n--space-2: 8px;\n--space-3: ↓13px;\n--space-4: 16px;\n```"),
    RuleExample(page: "- **Base unit**: 4px\n- **Spacing**: 4 / 8 / ↓14 / 16 / 24 px"),
  ]

  package static let passes = [
    RuleExample(
      page:
        "## Spacing\n\n4px grid.\n\n## Sizes\n\n| Token | Value |\n|---|---|\n| `--s-1` | 5px |\n| `--s-2` | 9px |\n| `--s-3` | 13px |\n\n## 图标\n\n4px 网格。\n\n- **Base unit**: 4px\n- **Spacing**: 4 / 8 / 10 / 16 / 24 px"
    ),
    RuleExample(
      tokens: "space.0: 0px\nspace.1: 4px\nspace.2: 8px\nradius.s: 6px", page: "All spacing stands on a 4-pt grid."),
    RuleExample(
      tokens: "space.1: 6px",
      page: "Layouts follow an 8/10dp grid.\n\n8pt grid로 단정하지 않는다.\n\n- `.page { max-width: 90rem; padding: 0 24px; }`"),
    RuleExample(tokens: "space.1: 6px", page: "`space.1` is not on the 4-pt grid. A 12-column grid, a 4 px border."),
    RuleExample(tokens: "radius.s: 6px", page: "All spacing stands on a 4-pt grid."),
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 8px",
      page:
        "An 8px base grid with a half-step of 4px. Multiples of 8, except the smallest. Multiples of 4. An 8px card grid."
    ),
    RuleExample(tokens: "space.1: 6px", page: "All spacing stands on a 4-pt grid.", settings: "require: { grid: 4 }"),
    RuleExample(
      tokens: "space.1: 6px\nradius.s: 4px\nradius.full: 9999px",
      page:
        "Every radius is a multiple of 4. All line heights are multiples of 4.\n\n## Corners\n\nThe steps are multiples of 4. Corners are only 4px and 9999px."
    ),
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 8px",
      page: "Spacing is only 4 and 8px. Cards have only 16 and 24px. Spacing is only 4, 12 on phones."),
    RuleExample(
      tokens: "rounded.sm: 4px\nrounded.full: 9999px\nspacing.sm: 8px\nspacing.md: 12px",
      page:
        "Corners are always 4px. Card corners are always 12px. Corners are always 8px on phones. The spacing scale is 8, 12. The type scale is 12, 14. The spacing scale is 8, 12, 24 in print."
    ),
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 8px\nspace.3: 12px",
      page:
        "It has an 8px UI grid paired with a 4px baseline. Most spacing is a multiple of 8.\n\n## Layout\n\nThe 8px grid."
    ),
    RuleExample(
      tokens: "radius.1: 2px\nradius.2: 6px",
      page: "Corners stand on the 4px grid.\n\n## Lineage\n\nOthers have a spacing grid: multiples of 4."),
    RuleExample(
      page:
        "All spacing is on an 8pt grid.\n\n| Token | Value |\n|---|---|\n| `space-1` | 8px |\n| Space between buttons | 12px |"
    ),
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 8px\nradius.1: 4px\nradius.2: 8px",
      page:
        "Spacing used to be multiples of 5. Version 1 had multiples of 5. Think of all spacing as a multiple of 16px. Radii: 4px, 8px. Radii are 4 and 8px. Radii: 12px, 16px, 20px. Body text sits on a 12px baseline. Base unit: 8px.\n\n## Cards\n\n- Radii: 8px, 16px"
    ),
    RuleExample(
      tokens: "spacing.hair: 1px\nspacing.xs: 4px\nspacing.sm: 8px\nspacing.md: 15px\nspacing.lg: 24px",
      page:
        "## Spacing\n\nBase unit: 8px, with a 15px step.\n\nBase unit: 8px, a ratio of 1.5.\n\nAlmost all steps are made of an 8px base unit.\n\n16px base, 24px large.\n\n## Type\n\nBase unit: 8px"
    ),
    RuleExample(
      tokens: "spacing.hair: 1px\nspacing.xs: 4px\nspacing.sm: 8px\nspacing.md: 12px",
      page: "## Spacing\n\nBase unit: 8px"),
    // What is said of most steps, of some, or with the exception named.
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 6px\nspace.3: 8px",
      page:
        "The majority of the spacing values are multiples of 4. The dominant padding values are multiples of 8px. Almost every spacing value is a multiple of 4. Larger spacing tokens are multiples of 8. Spacing tokens above 6px are multiples of 8.\n\nEvery spacing value is a multiple of 4 (or sits at the 6 px point)."
    ),
    RuleExample(
      tokens: "rounded.sm: 8px\nrounded.md: 12px\nrounded.lg: 16px",
      page:
        "## Shapes\n\n- 8px for chips.\n- 12px for inputs.\n- 999px for avatars.\n\n`8px` (chips) · `12px` (inputs) · `20px` (cards) · `24px` (modals).\n\n## Icons\n\n- 8px for dots.\n- 12px for carets.\n- 20px for buttons."
    ),
    // What moves on a grid, and a list below the words that has the other steps.
    RuleExample(
      tokens: "space.1: 4px\nspace.2: 12px",
      page: "- **Snap to grid:** dragging and resizing windows snaps to an 8 px grid."),
    RuleExample(
      tokens: "spacing.half: 2px\nspacing.one: 4px\nspacing.more: 6px",
      page:
        "4px base grid (multiply the step by 4px):\n\n| Step | px |\n|---|---|\n| 0.5 | 2 |\n| 1 | 4 |\n| 1.5 | 6 |\n\n## Spacing (8px grid system)\n\n```css\n--space-xs: 4px;\n--space-sm: 8px;\n--space-md: 16px;\n--space-lg: 32px;\n```"
    ),
    // The numbers of names are no steps.
    RuleExample(
      tokens: "spacing.space-1: 8px\nspacing.space-2: 16px",
      page: "## Spacing\n\n- **Spacing scale**:\n  - `space-1`: 8px\n  - `space-2`: 16px"),
    // What is said of one file, of one step, or of another page.
    RuleExample(
      tokens: "space.1: 6px\nspace.2: 8px",
      page:
        "| File | Holds |\n|---|---|\n| `tokens/space/base.json` | 4px grid scale |\n\nUse the 4px grid of `tokens/space/base.json`.\n\n- Padding takes `space.2` (8px), which is on the 4px grid.\n- [Spacing](index.md) -- 4px grid, radius\n- `space.allowed` -- the steps there are (multiples of 4px)\n\n## Spacing\n\nAll spacing uses a 4px base grid.\n\nSee `tokens/space/base.json` for all steps."
    ),
    RuleExample(
      tokens: "spacing.sm: 8px\nspacing.md: 20px",
      page:
        "## Layout\n\nUse an 8px baseline grid. Padding is 20px (2.5 units).\n\nLa mise en page a une grille de 12 colonnes, kein 8px-Raster."
    ),
    RuleExample(page: "A 4px grid: 4, 8, 12. An 8pt grid: 4, 8, 12, 16. A 12px grid (3, 4 or 5 columns)."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    reportLists(page, into: &diagnostics)
    reportRadii(page, into: &diagnostics)
    var remarks = GridRemarks(page)
    for text in page.texts where text.has(.digit) && !page.isAside(text) {
      guard var grid = GridClaim(text), text.kind != .heading || isAlone(grid.range, in: text),
        isStrict(text, grid.range) || !text.isDenied(around: grid.range),
        !grid.isAlone || !Scale.space.words.isDisjoint(with: page.heading(above: text))
      else {
        continue
      }
      // `8px grid system` is the name of what has half steps too.
      if text.kind == .heading, text.bytes.last != UInt8(ascii: ")") { grid.isBase = true }
      let (step, range) = (grid.step, grid.range)
      reportOwnList(of: grid, text, behind: grid.range.upperBound, page, into: &diagnostics)
      // The list of all steps says more than the base that they are made of.
      if grid.isBase, page.bounds.contains(where: { $0.text.node == text.node && isList($0) }) { continue }
      if grid.isBase { reportItems(beside: text, of: grid, page, into: &diagnostics) }
      let said = ClaimWords.english(NameWords(text.sentence(around: range.lowerBound)).words)
      guard Self.exceptions.isDisjoint(with: said), Self.limits.isDisjoint(with: said), !isOfSome(text, range)
      else { continue }
      // What the system requires is held against each token, where it stands.
      if page.subject.system.settings.requirements.grid?.value == step { continue }
      // Claims are rare, and the steps are looked up for each.
      guard let scale = scale(of: text, around: range, page), scale == .space || !isGrid(text.bytes[range]),
        !grid.isBase || scale == .space && isOfSpaces(text, page)
      else { continue }
      let spaces = ClaimedSteps(of: text, around: range, on: page).steps(of: scale, page)
      diagnostics.compared.claims += spaces.isEmpty ? 0 : 1
      // A page with a scale of its own speaks of that.
      let own = ScaleSteps.named(scale, on: page)
      // A heading and a base are of a grid that has half steps.
      let isOfHalves =
        grid.isBase || text.kind == .heading || NameWords(text.bytes[range]).words.contains("base")
      let part = isOfHalves ? step / 2 : step
      if own.count >= several, own.allSatisfy({ ($0.pixels / part).rounded() * part == $0.pixels }) { continue }
      let named = exceptions(named: text, behind: range)
      // A base has half steps and finer ones, and of a scale that grows otherwise it is only where that begins.
      let unit = grid.isBase ? step / 2 : step
      let odd = grid.isBase ? odd(spaces.map(\.pixels), step) : nil
      let off = spaces.filter {
        (($0.pixels / unit).rounded() * unit != $0.pixels || $0.pixels == odd) && !named.contains($0.pixels)
          && (!grid.isBase || $0.pixels > step) && !remarks.isCounted($0, in: step)
      }
      if !off.isEmpty, areMultiplied(off, by: step, below: text, page) { continue }
      let isStep = spaces.count < 3 || spaces.contains { $0.pixels == step }
      if grid.isBase, isStep, off.count * 2 >= spaces.count { continue }
      guard !off.isEmpty, !off.allSatisfy({ isNamed($0, in: text, besides: range) }),
        isOfAll(text, range) || !remarks.hasFinerStep(than: step, for: off)
      else { continue }
      let names = Sentence.list(off.map { "\($0.name) (\($0.pixels.trimmed(4)))" })
      let half: Message = grid.isBase && odd == nil ? " or its half" : ""
      // One step of many is wrong where it stands, and what is said of many where that is said.
      let claimed = page.document.file.span(page.document.range(ofPlain: range, in: text.node))
      let single = off.count == 1 && spaces.count >= Self.several ? off[0].place : nil
      diagnostics.report(
        rule,
        "\(names) \(word: off.count == 1 ? "is not a multiple" : "are not multiples") of \(step.trimmed(2))\(half)",
        at: single ?? claimed,
        why: "the statement holds for \(spaces.count - off.count) of \(spaces.count) \(scale.noun) values",
        fix: "name the exceptions, or move them onto the grid",
        related: single == nil
          ? [] : [Diagnostic.Related("the grid is said to be of \(step.trimmed(2)) here", at: claimed)])
    }
  }

  /// Of fewer steps, the grid may be what is wrong.
  private static let several = 4

  /// Whether a heading says nothing else, or remarks it in brackets on what stands below it: `Spacing (4px base)`.
  private static func isAlone(_ range: Range<Int>, in text: PageText) -> Bool {
    let isRemark =
      range.lowerBound > 0
      && (text.bytes[range.lowerBound - 1] == UInt8(ascii: "(")
        || text.bytes[..<range.lowerBound].suffix(3).elementsEqual("（".utf8))
    let isEnd = text.bytes.last == UInt8(ascii: ")") || text.bytes.suffix(3).elementsEqual("）".utf8)
    // `Spacing — 4px base`
    let isBehindDash =
      range.upperBound == text.bytes.count && range.lowerBound > 4 && text.isLongDash(range.lowerBound - 4)
    return isRemark && isEnd || isBehindDash
      || (text.bytes[..<range.lowerBound] + text.bytes[range.upperBound...]).allSatisfy { $0 < 0x80 }
        && NameWords(text.bytes[..<range.lowerBound] + text.bytes[range.upperBound...]).words.allSatisfy {
          $0 == "system" || $0.utf8.allSatisfy(\.isDigit)
        }
  }

  /// Whether the text around a claim names a step itself, by its name or its length: `fine-tune with `xs` (4px)`.
  private static func isNamed(_ step: ScaleSteps.Step, in text: PageText, besides claim: Range<Int>) -> Bool {
    let last = step.name.split(whereSeparator: { $0 == "." || $0 == "/" }).last.map(String.init) ?? step.name
    if text.code.contains(where: {
      text.bytes[$0].elementsEqual(last.utf8) || text.bytes[$0].elementsEqual(step.name.utf8)
    }) {
      return true
    }
    return text.bytes.indices.contains { index in
      guard !claim.contains(index), text.bytes[index].isDigit,
        index == 0 || !text.bytes[index - 1].isDigit && !text.bytes[index - 1].isLetter,
        case (.quantity(let quantity), _)? = WrittenValue.read(text.bytes, at: index)
      else { return false }
      return quantity.unit != nil && quantity.pixels == step.pixels
    }
  }

  /// Whether a sentence or the heading above it speaks of spacing.
  private static func isOfSpaces(_ text: PageText, _ page: AuditedPage) -> Bool {
    let words = NameWords(text.bytes).words
    let heading = page.heading(above: text)
    guard parts.union(exceptions).union(limits).isDisjoint(with: words) else { return false }
    return text.kind == .heading || !Scale.space.words.union(["layout", "grid"]).isDisjoint(with: heading)
      || !Scale.space.words.isDisjoint(with: words) && lengthsOfTheirOwn.isDisjoint(with: heading)
  }

  /// Whether the clause around a claim says it of some values: `the majority of`, `larger tokens`, `tokens above 4px`.
  private static func isOfSome(_ text: PageText, _ claim: Range<Int>) -> Bool {
    let sentence = text.sentence(around: claim.lowerBound)
    let behind = sentence[min(claim.upperBound, sentence.endIndex)...].prefix { !$0.isOne(of: ",;:(") && $0 < 0x80 }
    return !parts.isDisjoint(with: NameWords(sentence[..<claim.lowerBound]).words + NameWords(behind).words)
  }

  /// Whether what is denied behind a claim is that there is anything else: `an 8px baseline; no in-between values`.
  private static func isStrict(_ text: PageText, _ claim: Range<Int>) -> Bool {
    let sentence = text.sentence(around: claim.lowerBound)
    let behind = NameWords(sentence[min(claim.upperBound, sentence.endIndex)...]).words
    return ["in", "exceptions", "other", "others", "values"].contains { behind.starts(with: ["no", $0]) }
      && !Denial.isIn(sentence[..<claim.lowerBound])
  }

  /// Whether a claim leaves no room for a finer step that the page names elsewhere: `all spacing in multiples of 8`.
  private static func isOfAll(_ text: PageText, _ claim: Range<Int>) -> Bool {
    let sentence = text.sentence(around: claim.lowerBound)
    let words = NameWords(sentence[..<claim.lowerBound]).words
    return !Set(words).isDisjoint(with: ["all", "every"])
      && !NameWords(sentence[claim.upperBound...]).words.contains("baseline")
  }

  /// Words that make what is said of all values a statement about some of them.
  private static let parts: Set<String> = [
    "majority", "dominant", "predominant", "predominantly", "typical", "common", "commonly", "normally", "almost",
    "nearly", "ideally", "preferably", "larger", "smaller", "bigger", "many", "some", "several", "few", "above",
    "below", "beyond",
  ]

  /// Whether a claim is of a grid, on which corners do not stand.
  private static func isGrid(_ claim: ArraySlice<UInt8>) -> Bool { claim.suffix(4).elementsEqual("grid".utf8) }

  /// Words with which a sentence says that a grid does not hold for all.
  private static let limits: Set<String> = [
    "most", "often", "typically", "primarily", "mainly", "largely", "other", "alone", "breaks", "had", "think",
    // Advice on how to change a value.
    "nudge", "adjust", "adjusting", "increase", "increasing", "decrease", "decreasing", "reduce", "bump", "tweak",
    "consider", "experiment",
  ]

  // MARK: Everything there is

  /// Reports a list that is said to be all there is, where tokens have other values or none has one of these.
  private static func reportLists(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for claim in page.bounds where isList(claim) {
      let check = BoundCheck(claim, on: page)
      diagnostics.compared.claims += check.items.isEmpty ? 0 : 1
      guard let fault = check.listFault else { continue }
      diagnostics.report(
        rule, by: check.confidence(check.items), fault,
        at: page.document.file.span(page.document.range(ofPlain: claim.figureRange, in: claim.text.node)),
        why: "the statement says that there are no others",
        fix: "write all values that there are, or change the tokens")
    }
  }

  private static func isList(_ claim: BoundClaim) -> Bool {
    switch (claim.bound, claim.subject) {
    case (.only, .radii), (.only, .spaces), (.only, .type), (.listed, .radii), (.listed, .spaces), (.listed, .type):
      true
    case (.only, _), (.listed, _), (.least, _), (.most, _), (.between, _), (.smallest, _), (.largest, _),
      (.never, _):
      false
    }
  }

  /// Words with which a sentence speaks of steps between those of the grid.
  private static let exceptions: Set<String> = [
    "except", "exception", "exceptions", "half", "quarter", "sub", "mostly", "usually", "roughly", "generally", "micro",
    "columns", "column", "rows", "example",
  ]
}
