package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A heading or a lead-in that counts what follows, and counts wrong.
package enum CountMismatch: AuditRule {
  package static let rule = Rule(
    "count-mismatch", .warning, "A heading or a lead-in gives another number than the list below it has.",
    why: "One of them has changed without the other, and readers look for what is missing.",
    example: "The heading `Five steps` is followed by a list of four.")

  package static let flags = [
    RuleExample(page: "- Height: 52px\n- ↓Tabs (6): Search, Trends (Explore), Trips, Price Alerts, Profile"),
    RuleExample(page: "## The ↓five steps\n\n- One\n- Two\n- Three\n- Four\n\n## Next\n\nText."),
    RuleExample(
      page: "There are ↓three kinds:\n\n| Kind | Use |\n|---|---|\n| A | a |\n| B | b |\n| C | c |\n| D | d |"),
    RuleExample(
      page: "There are ↓three sizes:\n\n- small\n- large\n\nThe system has ↓three font families:\n\n- A\n- B"),
    RuleExample(
      page:
        "↓Three duration tiers: fast (150ms), normal (250ms). Type is set in ↓three weights: 400 and 700.\n\n- ↓Two sizes: small (12px), medium (16px), large (20px)."
    ),
    RuleExample(
      page:
        "↓Three breakpoints: 640px, 768px, 1024px and 1280px. There are ↓two themes: light, dark and dim. The button has ↓four variants: primary, secondary and ghost.\n\n↓Five principles guide us:\n\n- Calm\n- Clear\n- Kind"
    ),
    // Below the table, and in other languages.
    RuleExample(
      page:
        "| Nom | Hex |\n|---|---|\n| Encre | `#4a3b7c` |\n| Papier | `#f8f8f5` |\n| Marge | `#c1443a` |\n\n↓Quatre couleurs. Pas une de plus.\n\n↓Trois graisses : 400, 500, 600 et 700. ↓Drei Größen: 12px, 16px, 20px und 24px.\n\nThere are ↓five colours in the palette.\n\n- Ink `#111111`\n- Blue `#1144ee`\n- Red `#ee1144`\n\n↓Four tabs: Home, Explore, Archive."
    ),
    // In East Asian languages a number has a word behind it, and what is counted stands before it or behind it.
    RuleExample(
      page:
        "- 高 48px\n- 卡片 ↓4 状态：正常/加载/失败\n- 하단 탭은 **홈 / 검색 / 보관함 / 설정** ↓5개이다\n- 字号只用 10 / 12 / 16 ↓四档\n\n↓세 가지 원칙:\n\n1. 가\n2. 나\n3. 다\n4. 라\n\n↓四个原则：\n\n- 甲\n- 乙\n- 丙\n\n↓四つの原則：\n\n- 甲\n- 乙\n- 丙\n\n## Text\n\n↓Three weights used: 400, 500, 600, 700.\n\n↓Five badge variants — two tone roles (`badge`, `badge-primary`) and four status roles (`info`)."
    ),
    // What each of several has, middle dots, and the table that holds what is counted.
    RuleExample(
      page:
        "Each status has ↓five variants: default, muted, ring, and text. ↓Six states: Saved · Changed · Offline · Conflict · Red.\n\nRadii are rare. There are ↓four values:\n\n- 4px\n- 8px\n- 12px\n\n**↓Three presets.** Pick one.\n\n| Preset | Font |\n|---|---|\n| a | X |\n| b | Y |\n\n↓Three elevation tiers are used.\n\n| Tier | Shadow |\n|---|---|\n| a | X |\n| b | Y |\n\n**3. ↓Quatro estados, não dois.**\n\n| estado | texto |\n|---|---|\n| a | x |\n| b | y |\n| c | z |\n\n폰트는 ↓5개 프리셋 중 선택.\n\n| 프리셋 | 폰트 |\n|---|---|\n| a | X |\n| b | Y |\n| c | X |\n| d | Y |\n\n字重只用 400/500/600/700 ↓三档。"
    ),
    // In a sentence, in an item, in brackets, for each of several, and in headings with numbers.
    RuleExample(
      page:
        "Depth is conveyed by ↓four things alone:\n\n- Hairlines\n- Tone\n- Space\n\nThere are ↓five variants per mark:\n\n| Variant | File |\n|---|---|\n| a | a |\n| b | b |\n\n- The palette is kept to ↓three major families:\n  - Ink\n  - Paper\n  - Sky\n  - Sand\n\n↓Five variants (default / muted / ring / text) exist, and ↓4 strips (`.a`, `.b`, `.c`). ↓Four sections: Account, Notifications, About. The app supports ↓two settings: `System`, `Light`, and `Dark`.\n\n## ↓Components (4)\n\n### 1. Buttons\n\nText.\n\n### 2. Cards\n\nText.\n\n### 3. Tabs\n\nText."
    ),
    // What a section has, and figures behind what counts them.
    RuleExample(
      page:
        "## ↓Four principles\n\n**Calm.** No noise.\n\n**Clear.** One thing at a time.\n\n**Kind.** No blame.\n\n## ↓Five states\n\n| State | Shown |\n|---|---|\n| Loading | Bars |\n| Empty | Words |\n| Error | A way out |\n| Content | All |\n\nAll of them are needed.\n\n## ↓Four rules\n\nThey hold everywhere.\n\n### Say it once\n\nText.\n\n### Say it here\n\nText.\n\n### Say it now\n\nText."
    ),
    RuleExample(
      page:
        "- **↓Six steps of space.** 4, 8, 16, 24 and 32 points.\n- Pictures come in ↓four sizes, 24, 40 and 80 points, and are round.\n\nA screen that fetches data has ↓five states: loading, content, empty, error."
    ),
    // The first clause of a text.
    RuleExample(
      page:
        "↓Two fonts, strict roles. Serif for structure, sans for warmth.\n\n- Serif\n- Sans\n- Mono\n\n## Families\n\n↓Four families. No others.\n\n| Face | Use |\n|---|---|\n| A | x |\n| B | y |\n| C | z |\n\n## Rules\n\n↓Quatre règles non négociables :\n\n1. A\n2. B\n3. C"
    ),
  ]

  package static let passes = [
    // Sections of which one is about the others, and figures of something else.
    RuleExample(
      page:
        "## Four rules\n\n### Overview\n\nText.\n\n### Say it once\n\nText.\n\n### Say it here\n\nText.\n\n## Four principles\n\n**Calm.** No noise.\n\nAnd more of that.\n\n**Kind.** No blame.\n\n**Clear.** One.\n\n## Three notes\n\n**Calm.** A.\n\n**Clear.** B.\n\n**Kind.** C."
    ),
    RuleExample(
      page:
        "- **Five steps of space.** 4, 8, 16, 24 and 32 points.\n- Pictures come in three sizes, 24, 40 and 80 points. Of the last two sizes, 24, 40 and 80 are rare. In two sizes, 24 px for text."
    ),
    // A figure that belongs to the name before it, and bounds.
    RuleExample(
      page:
        "The component follows Material Design 3 accessibility guidelines:\n\n- Roles\n- Keys\n- Focus\n- Readers\n\nStage 4 tasks:\n\n- a\n- b\n- c\n\n- **不得:** 填色 / 光栅 / 多于 2 种颜色"
    ),
    // The last item is a remark.
    RuleExample(
      page:
        "The system uses **three typefaces**:\n\n- **Geist** for text\n- **Geist Mono** for labels\n- **Fira Mono** for the wordmark\n- fallbacks: `system-ui`, `monospace`"
    ),
    // What a sentence counts and does not list, and rows that are parts of others.
    RuleExample(
      page:
        "The order when three principles differ is:\n\n- a\n- b\n- c\n- d\n\nUpdate the four uses in:\n\n- a\n- b\n- c\n\nUp to three retries follow, with these pauses:\n\n- a\n- b\n- c\n- d\n\nThere are four themes (light/dark × plain/rich), 3 columns (max 1200px, 16px gap), 4 goals (easy/normal/hard, normal first, and so on), three letter acronyms (LDAP, TLS, ACL, IP), Phase 3 tabs (`a`, `b`, `c`, `d`) and 5 packages (`core` / `shared` / `ui` / …).\n\n**Four paths:**\n\n| # | Path |\n|---|---|\n| 1 | a |\n| 2 | b |\n| 2b | c |\n| 3 | d |\n| 4 | e |\n\n## Components (4)\n\n### 1. Buttons\n\nText.\n\n### 2. Cards\n\nText."
    ),
    RuleExample(
      page:
        "- Height: 52px\n- Tabs (5): Search, Trends (Explore), Trips, Price Alerts, Profile\n- Calls (3): one and two, three, and more"
    ),
    RuleExample(page: "## The five steps\n\n1. One\n2. Two\n3. Three\n4. Four\n5. Five"),
    RuleExample(
      page:
        "## Two hours:\n\n- Walk\n- Talk\n- Sleep\n\n## Two ways\n\nFirst.\n\n- a\n- b\n- c\n\nThere are three kinds, of which these matter:\n\n- One\n- Two"
    ),
    RuleExample(page: "## The first 3 steps\n\n- One\n- Two\n\nAll four corners are round:\n\n- Left\n- Right"),
    // One case of several, each with a number of its own.
    RuleExample(
      page:
        "#### 0 visits (new)\n\n- a\n\n#### 5 visits\n\n| Row | Shown |\n|---|---|\n| a | yes |\n| b | yes |\n| c | no |\n\n#### 50 visits\n\n- a"
    ),
    // Names of things, and counted columns.
    RuleExample(
      page:
        "**Twenty Queries:**\n\n1. Ask\n2. Answer\n\n### Seven Elevens\n\n- a\n- b\n\n## Four Seasons\n\n- a\n\n**Two Dots:**\n\n- a\n\nThere are three sizes:\n\n| | S | M | L |\n|---|---|---|---|\n| Height | 1 | 2 | 3 |"
    ),
    RuleExample(
      page:
        "Three tiers: fast (150ms), normal (250ms) and slow (500ms). Two colours: primary and ink. Three weights: 400/500/600. Three sizes: see below. Two weights: 400, the default, and 700. Nine weights: 100–900, in steps. Four sizes: such as 12px, 14px. There were three sizes: small, large. Three states: hover → pressed → focus. Two families: Inter for text, in all sizes and weights, and Mono for code. Twelve colours: brand, neutral and semantic. Three colours: brand and neutrals. 4 tokens: font and type. Two sizes: 16px, for text and icons. Four themes: light, dark, dim and sepia. Two weights: regular, for text, and bold."
    ),
    RuleExample(
      page:
        "高 48px。3 种：正常、加载等。三种状态：正常/加载（骨架、占位）/失败。第三个：正常/失败。二十四色：红、蓝。4 状态 → 正常/失败。2 类：颜色/字体、间距。홈 / 검색 / 설정 3개. 1/2 个。警告二级：甲/乙/丙。PDF / CSV / XML(flat) / JSON / YAML 五种格式。Chrome / Edge / Safari 最新两个版本。四档：左右走横轴，上下走纵轴。2단계: 가/나/다。\n\n세 가지 원칙:\n\n1. 가\n2. 나\n3. 다\n\n세트 구성:\n\n- 가\n- 나\n\n### 三个步骤\n\n说明。\n\n- 一\n- 二\n\n## Next\n\nSix badges — two tone roles and four status roles. Two badges — one for tones and the rest."
    ),
    RuleExample(
      page:
        "| Nom | Hex |\n|---|---|\n| Encre | `#4a3b7c` |\n| Papier | `#f8f8f5` |\n\nDeux couleurs.\n\n| Step | Size |\n|---|---|\n| a | 4px |\n| b | 8px |\n\nThree colours are used.\n\n## Dos and don'ts\n\n- a\n- b\n- c"
    ),
    // Fewer examples, and a table of something else or of a part.
    RuleExample(
      page:
        "Each status has several variants: default, muted. Six states: Saved · Changed · Offline and more. Five states (such as info, done). Five states (hover, focus). Two families (Inter for text, Mono for code).\n\nTwo additions:\n\n1. One\n\n```\na\n```\n\n2. Two\n\nThe first three presets are free.\n\n| Preset | Font |\n|---|---|\n| a | X |\n| b | Y |\n\nThree presets are new.\n\n| Preset | Font |\n|---|---|\n| a | X |\n| b | Y |\n\nThree presets are new, of which these matter.\n\n| Preset | Font |\n|---|---|\n| a | X |\n| b | Y |\n\n## More\n\nFour presets.\n\n| Preset | Font |\n|---|---|\n| a | X |\n| b | Y |\n\n| Preset | Font |\n|---|---|\n| c | X |\n| d | Y |\n\n比例 16/24 三档。"
    ),
    // Sections with numbers.
    RuleExample(page: "## 1 Rules\n\nText.\n\n## 2 Limits\n\n- a\n- b\n- c\n- d"),
    RuleExample(page: "Two cases:\n\n- **Case A**: one\n- **Case B**: the other\n\n- [ ] **Step 2: Add it**"),
    RuleExample(page: "Use two clients:\n\n- Phone + browser\n- Phone + second phone\n- Phone + tablet"),
    // What is said of some of them, or counts something else.
    RuleExample(
      page:
        "Three fonts, of which these matter.\n\n- Serif\n- Sans\n\n## More\n\nTwo fonts. The first comes as:\n\n- Regular\n- Bold\n- Black"
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    for (lead, node) in leads(in: document) where document[lead].range.count < longest {
      guard let counts = counts(node, in: document),
        let claim = CountedLead(
          PageText(lead, document[lead].kind == .heading ? .heading : .paragraph, section: 0, of: document)),
        !counts.contains(claim.number), let count = counts.first,
        document[node].kind == .table || leaves(of: node, in: document).isEmpty || abs(count - claim.number) == 1,
        !areSums(of: claim.number, node, in: document),
        !claim.isPart
          || abs(count - claim.number) == 1 && (document[node].kind == .list || holds(claim, node, in: document)),
        // Of two tables, the second has the rest; a block of code may part a list from the rest of it.
        document[node].kind == .list || !isFollowedByTable(node, in: document),
        count > 1 || document[lead].kind == .heading
      else { continue }
      // Below a heading, the list has to be all there is.
      if document[lead].kind == .heading,
        hasMore(after: node, in: document) && !isOfRows(claim, node, in: document) || isCase(lead, in: document)
          || document.isNumbered(lead) || isOfOther(claim.words, node, in: document)
      {
        continue
      }
      report(
        claim.words, "is followed by \(count)", claim.range, in: lead, page,
        by: claim.isPart ? .likely : confidence(node, in: document), into: &diagnostics)
    }
    for (lead, list) in zip(document.children(of: 0), document.children(of: 0).dropFirst())
    where document[lead].kind == .paragraph && document[list].kind == .list && document[lead].range.count < longest {
      reportEasternLead(lead, above: list, page, into: &diagnostics)
    }
    for (table, text) in zip(document.children(of: 0), document.children(of: 0).dropFirst()) {
      if document[table].kind == .table, document[text].kind == .paragraph {
        reportBelow(table, PageText(text, .paragraph, section: 0, of: document), page, into: &diagnostics)
      }
    }
    var above: [Int] = []
    for node in document.children(of: 0) {
      if document[node].kind == .table {
        for text in above.suffix(2) where document[text].range.count < longest {
          reportAbove(node, PageText(text, .paragraph, section: 0, of: document), page, into: &diagnostics)
        }
      }
      if document[node].kind == .paragraph { above.append(node) } else { above = [] }
    }
    for heading in document.headings {
      reportSection(heading.node, page, into: &diagnostics)
      reportParts(of: heading.node, page, into: &diagnostics)
    }
    for text in page.texts where text.kind != .heading {
      reportFigures(in: text, page, into: &diagnostics)
      for list in InlineCount.all(in: text) where !page.isAside(text) {
        report(
          list.words, "is followed by a list of \(list.count)", list.range, in: text.node, page, by: list.confidence,
          into: &diagnostics)
      }
      for sum in InlineCount.sums(in: text) where !page.isAside(text) {
        report(
          sum.words, "is followed by parts of \(sum.count)", sum.range, in: text.node, page, by: .sure,
          into: &diagnostics)
      }
    }
    reportEastern(page, into: &diagnostics)
    for block in CountedBlock.all(on: page) {
      diagnostics.report(
        rule, "\(block.words) is followed by a block of \(block.count)", at: page.document.file.span(block.range),
        why: "one of them has changed without the other", fix: "count again, or show what is missing")
    }
  }

  /// The headings and paragraphs that stand right above a list or a table, each with that.
  private static func leads(in document: MarkdownDocument) -> [(lead: Int, below: Int)] {
    var found: [(lead: Int, below: Int)] = []
    for parent in document.nodes.indices where parent == 0 || document[parent].kind == .item {
      for (lead, node) in zip(document.children(of: parent), document.children(of: parent).dropFirst())
      where document[node].kind == .list || document[node].kind == .table {
        if document[lead].kind == .heading || document[lead].kind == .paragraph { found.append((lead, node)) }
      }
    }
    return found
  }

  /// Reports numbers of things in East Asian texts, with another number of them listed beside: `4 状态：正常/失败`.
  private static func reportEastern(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for text in page.texts where text.has(.eastern) && text.kind != .heading && !page.isAside(text) {
      for claim in EasternCount.all(in: text.bytes) where !text.isStruck(claim.range.lowerBound) {
        guard let count = claim.count, count != claim.number, abs(count - claim.number) <= mostOff,
          !Denial.isIn(text.sentence(around: claim.range.lowerBound))
        else { continue }
        let words = String(decoding: text.bytes[claim.range], as: UTF8.self)
        report(words, "is beside \(count)", claim.range, in: text.node, page, by: .likely, into: &diagnostics)
      }
    }
  }

  /// Reports a line that counts the items of the list below it, and counts wrong: `세 가지 원칙:`.
  private static func reportEasternLead(
    _ lead: Int, above list: Int, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    let text = PageText(lead, .paragraph, section: 0, of: page.document)
    let claims = EasternCount.all(in: text.bytes)
    guard claims.count == 1, let claim = claims.first, claim.isLead, !Denial.isIn(text.bytes[...]),
      let count = counts(list, in: page.document)?.first, count > 1, count != claim.number,
      abs(count - claim.number) <= mostOff
    else { return }
    let words = String(decoding: text.bytes[claim.range], as: UTF8.self)
    report(words, "is followed by \(count)", claim.range, in: lead, page, by: .sure, into: &diagnostics)
  }

  /// What is further off counts something else.
  static let mostOff = 2

  /// `## Color tokens (18)` above tables or lists of nearly as many: it counts their rows, and one is missing or left over.
  private static func reportSection(_ heading: Int, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    let text = PageText(heading, .heading, section: 0, of: document)
    guard text.bytes.last == UInt8(ascii: ")"), let open = text.bytes.lastIndex(of: UInt8(ascii: "(")), open > 2,
      let number = Int(String(decoding: text.bytes[(open + 1)...].dropLast(), as: UTF8.self)),
      (3..<200).contains(number),
      text.bytes[open - 2] == UInt8(ascii: "s")
    else { return }
    let level = document[heading].level
    var (tables, lists, headings, last): ([Int], [Int], Int, Int?) = ([], [], 0, 0)
    for node in document.children(of: 0) where node > heading {
      if document[node].kind == .heading {
        if document[node].level <= level { break }
        headings += 1
        guard document[node].level == level + 1 else { continue }
        let own = document.number(ofHeading: node)
        last = last.flatMap { $0 + 1 == own ? own : nil }
      } else if let count = counts(node, in: document)?.first {
        if document[node].kind == .table { tables.append(count) } else { lists.append(count) }
      }
    }
    let words = String(decoding: text.bytes, as: UTF8.self)
    // Headings that are numbered themselves: `## Components (4)` above `### 1.`, `### 2.`, `### 3.`
    if let last, last > 2, abs(last - number) == 1 {
      return report(
        words, "is followed by \(last)", 0..<text.bytes.count, in: heading, page, by: .sure, into: &diagnostics)
    }
    let counted = tables.isEmpty ? lists : tables
    let total = counted.reduce(0, +)
    guard tables.isEmpty || lists.isEmpty, total != number, !counted.contains(number), headings != number,
      abs(total - number) * 5 < number
    else { return }
    report(words, "is followed by \(total)", 0..<text.bytes.count, in: heading, page, by: .sure, into: &diagnostics)
  }

  static func report(
    _ words: String, _ place: Message, _ range: Range<Int>, in node: Int, _ page: AuditedPage,
    by confidence: Confidence,
    into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      rule, by: confidence, "\(words) \(place)",
      at: page.document.file.span(page.document.range(ofPlain: range, in: node)),
      why: "one of them has changed without the other", fix: "count again, or add what is missing")
  }

  /// Longer lead-ins are prose.
  private static let longest = 200

  /// How many items a list has, or rows a table; the columns of a table may be what is counted too.
  static func counts(_ node: Int, in document: MarkdownDocument) -> [Int]? {
    switch document[node].kind {
    case .list:
      // Tasks behind other items are what is to be done next.
      let tasks = document.children(of: node).map { document[$0].task != .none }
      let own = tasks.prefix { !$0 }.count
      if own > 0, own < tasks.count, tasks.dropFirst(own).allSatisfy({ $0 }) { return [own] }
      // Behind items that all begin with a name in bold, one without may be a remark.
      let named = document.children(of: node).map { beginsInBold($0, document) }
      let isRemark = named.count > 2 && named.dropLast().allSatisfy { $0 } && named.last == false
      return (isRemark ? [tasks.count, tasks.count - 1] : [tasks.count]) + leaves(of: node, in: document)
    case .table:
      let cells = document.children(of: node).filter { !document[$0].isHeader }.map { row in
        (row: row, first: document.children(of: row).first { _ in true }.map { document.plainBytes(of: $0) } ?? [])
      }
      let numbers = Set(cells.map { Array($0.first) }.filter { $0.count <= 2 && $0.allSatisfy(\.isDigit) })
      // A sum of the others is none of them.
      let isSum = cells.last.map { totals.contains($0.first.lowercasedText.filter(\.isLetter)) } ?? false
      let rows = (isSum ? cells.dropLast() : cells[...]).filter { !isSubordinate($0.first, to: numbers) }.map(\.row)
      let columns = rows.first.map { document.children(of: $0).reduce(0) { count, _ in count + 1 } } ?? 0
      return [rows.count, columns, columns - 1]
    case .document, .blockQuote, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .tableRow,
      .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      return nil
    }
  }

  /// How many items the lists within a list's items have, with those items that have no list and without them: what a number
  /// above groups counts may be either. Empty for a list without groups.
  private static func leaves(of list: Int, in document: MarkdownDocument) -> [Int] {
    let nested = document.children(of: list).map { item in
      document.children(of: item).filter { document[$0].kind == .list }.reduce(0) { count, list in
        count + document.children(of: list).reduce(0) { count, _ in count + 1 }
      }
    }
    return nested.allSatisfy { $0 == 0 } ? [] : [nested.reduce(0) { $0 + max(1, $1) }, nested.reduce(0, +)]
  }

  private static let totals: Set<String> = ["total", "totals", "sum", "all", "overall", "gesamt", "summe", "合计", "总计"]

  /// How sure it is that each item of a list or row of a table is one of what is counted: items that are alike, and of which
  /// none lists several things itself, adds a remark or draws a sum.
  private static func confidence(_ node: Int, in document: MarkdownDocument) -> Confidence {
    guard document[node].kind == .list else { return .sure }
    let items = document.children(of: node).map { item -> PageText? in
      item + 1 < document.nodes.count && document[item + 1].kind == .paragraph
        ? PageText(item + 1, .item, section: 0, of: document) : nil
    }
    let areAlike = Set(items.map { ($0?.bold.first?.lowerBound == 0) || ($0?.code.first?.lowerBound == 0) }).count == 1
    let listing = items.contains { text in
      guard let bytes = text?.bytes else { return true }
      let name = bytes.prefix { !$0.isOne(of: ":(") && $0 != 0xE2 }
      return name.contains { $0.isOne(of: ",/&+=") }
        || bytes[...].firstPlace(of: " and ") != nil && bytes.count < shortest
        || bytes.contains(UInt8(ascii: "="))
    }
    return areAlike && !listing ? .sure : .likely
  }

  /// In bytes: a longer item is a sentence, in which words are joined too.
  private static let shortest = 48

  private static func beginsInBold(_ item: Int, _ document: MarkdownDocument) -> Bool {
    item + 2 < document.nodes.count && document[item + 1].kind == .paragraph && document[item + 2].kind == .strong
  }

  /// Whether the number of a row is that of another with a letter, so that it is a part of that: `2b` below `2`.
  private static func isSubordinate(_ number: ArraySlice<UInt8>, to others: Set<[UInt8]>) -> Bool {
    guard let last = number.last, last.isLetter, (2...3).contains(number.count) else { return false }
    return others.contains(Array(number.dropLast()))
  }

  /// Whether another heading has another number of the same: `0 visits (new)` beside `5 visits`.
  private static func isCase(_ heading: Int, in document: MarkdownDocument) -> Bool {
    func words(_ node: Int) -> [String] { NameWords(PageText(node, .heading, section: 0, of: document).bytes).words }
    let own = words(heading)
    guard own.count == 2, Int(own[0]) != nil else { return false }
    return document.headings.contains { other in
      let words = words(other.node)
      return words.count > 1 && words[1] == own[1] && words[0] != own[0] && Int(words[0]) != nil
    }
  }

  /// Whether each item of a list is a choice of so many things: `Use two clients:` above `phone + browser`.
  private static func areSums(of number: Int, _ list: Int, in document: MarkdownDocument) -> Bool {
    document[list].kind == .list
      && document.children(of: list).allSatisfy { item in
        let range = document[item].range
        return document.file.bytes[range.start..<range.end].split(separator: UInt8(ascii: "+")).count == number
      }
  }

  private static func hasMore(after node: Int, in document: MarkdownDocument) -> Bool {
    let next = Int(document[node].end)
    return next < document.nodes.count && document[next].kind != .heading
  }
}
