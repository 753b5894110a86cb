import Files
import TestSupport
import Testing

struct MarkdownTwinTests {
  @Test func everyPageOfTheGuideHasOneAndNamesIt() async throws {
    let site = await PublishedSite(publishedGuide)
    let others: Set = ["404.html"]
    #expect(others.isSubset(of: site.paths))
    for path in others {
      #expect(!site.paths.contains(path.dropLast(5) + ".md"))
      #expect(try site.page(path).first("link", "type", "text/markdown") == nil)
    }
    for path in site.paths where path.hasSuffix(".html") && !others.contains(path) {
      let page = try site.page(path)
      if page.first("meta", "http-equiv", "refresh") != nil { continue }
      #expect(site.paths.contains(path.dropLast(5) + ".md"), "\(path)")
      let link = try #require(page.first("link", "type", "text/markdown"), "\(path)")
      #expect(link.attributes["href"]?.hasSuffix(".md") == true)
    }
    #expect(site.deadLinks == ["one/base/colour.md: blue.png", "llms-full.txt: blue.png"])
  }

  @Test func tellsTheValuesThatThePageDraws() async throws {
    let site = await PublishedSite(publishedGuide)
    #expect(
      try site.text("one/base/colour.md") == """
        # Colour

        > What is painted.

        - Also called: paint

        The brand is [blue](../tokens.md) or `color.brand` (`#0066cc`), never {color.paper} (light `#ffffff`, dark `#000000`). Back to [the start](../index.md).

        ## Greys

        **All of them**

        | Token | light | dark | Description |
        | --- | --- | --- | --- |
        | `color.brand` | `#0066cc` | `#0066cc` | For actions. The \\| blue. |
        | `color.paper` | `#ffffff` | `#000000` |  |

        ![A picture](blue.png)

            color.brand stays code

        """)
  }

  @Test func listsEveryTokenByTheme() async throws {
    let text = try await PublishedSite(publishedGuide).text("one/tokens.md")
    #expect(text.contains("| Token | light | dark | Alias of | Description |"))
    #expect(text.contains("| `color.link` | `#0066cc` | `#0066cc` | `color.brand` |  |"))
    #expect(text.contains("| `motion.soft` | `stiffness 200, damping 18` |"))
  }

  @Test func keepsBlocksThatAreListsAsLists() async throws {
    let text = try await PublishedSite(publishedGuide).text("one/components/button.md")
    #expect(
      text.contains(
        """
        **Use it for**

        - something is to be done

        **Not for**

        - to rest (inferred by this guide)
        - to lead elsewhere: [Colour](../base/colour.md)

        | Option | Values | Default | Needed |
        | --- | --- | --- | --- |
        | size | large, small | large | required |
        | tone | quiet, loud | – | – |
        """))
    #expect(!text.contains("```use"))
    #expect(!text.contains("```preview") && !text.contains("<button"))
    #expect(text.contains("- Status: beta\n"))
  }

  @Test func tellsInListsWhatIsDrawn() async throws {
    let site = await PublishedSite([
      "content/one/index.md": "# One\n",
      "content/one/tokens/a.tokens.json":
        #"{"space": {"$type": "dimension", "small": {"$value": {"value": 8, "unit": "px"}}}}"#,
      "content/one/components/tag.md": """
      # Tag

      A tag.

      ```anatomy title="Parts of a tag"
      <div><span data-part="Mark">!</span><span data-part="Name">
      New</span></div>
      ```

      ```do-dont
      do: Say what is new.
      <p>New</p>
      dont: Say less. | Or *nothing*.
      ```

      ```redlines title="Insets"
      padding-x: space.small
      ```

      ```states
      variants: quiet, loud
      ---
      <p class="tag {variant}">
      New
      </p>
      ```
      """,
    ])
    #expect(
      try site.text("one/components/tag.md").contains(
        """
        **Parts of a tag**

        1. Mark
        2. Name

        - Do: Say what is new.
        - Don’t: Say less. Or \\*nothing\\*.

        **Insets**

        - padding-x: `space.small` (`8px`)

        - variants: quiet, loud
        """))
  }

  @Test(arguments: ["dont", "Dont", "don't", "Don’t"]) func tellsWhatNotToDoHoweverItIsSpelled(word: String)
    async throws
  {
    let site = await PublishedSite([
      "content/one/index.md": """
      # One

      ```do-dont
      \(word): Say less.
      <p>New</p>
      DO: Say more.
      ```

      ```anatomy
      <div><span data-part='Mark'>!</span></div>
      ```
      """
    ])
    #expect(try site.text("one/index.md").contains("- Don’t: Say less.\n- Do: Say more.\n\n1. Mark\n"))
  }

  @Test func listsOpenPointsByTheirSubjectWithEveryPageTheyLeadTo() async throws {
    let site = await PublishedSite([
      "content/one/index.md": "# One\n",
      "content/one/gaps.md": """
      # Gaps

      ```issues by=subject
      - grave | Labels | White reaches 2.53 (5.2) | Drawn as given | index.md, gaps.md
      ```
      """,
    ])
    let line =
      "- **Labels** (grave): White reaches 2.53 (5.2). Meanwhile: Drawn as given. See [One](index.md) and [Gaps](gaps.md)."
    #expect(try site.text("one/gaps.md").contains(line))
    #expect(site.deadLinks == [])
  }

  @Test func tellsOpenPointsEvidenceAndChecksInSentences() async throws {
    let site = await PublishedSite([
      "content/one/index.md": "# One\n",
      "content/one/components/tag.md": """
      # Tag

      A tag.

      ```issues
      - minor | - | Its `gap` is *open* | 4 px | -
      - grave | people who do not see colour | Only colour tells them apart | - | ../index.md
      ```

      ```evidence
      - Targets of 48 | a test with twelve people | 2026-03-02
      ```

      ```checks
      - 4.1.2 | VoiceOver | pass | 2026-03-02
      ```

      ```tokens
      tag
      ```
      """,
      "content/one/tokens/a.tokens.json": """
      {"tag": {"$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
        "background": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
      """,
    ])
    let text = try site.text("one/components/tag.md")
    #expect(
      text.contains(
        """
        - **Grave, for people who do not see colour**: Only colour tells them apart. See [One](../index.md).
        - **Minor**: Its `gap` is \\*open\\*. Meanwhile: 4 px.

        - Targets of 48: a test with twelve people, 2026-03-02

        | Criterion | What | Result |
        | --- | --- | --- |
        | 1.4.3 Contrast | Text on background | 21.00 : 1 |
        | 4.1.2 | VoiceOver | pass, 2026-03-02 |

        Computed from tokens.
        """))
    #expect(site.deadLinks == [])
  }

  @Test func isReadAsTextWhateverTheNames() async throws {
    let files = ["a.md": "# A *b* [c]\n\nText\n", "b.md": "---\ntitle: \"<b>*x*\"\n---\n"]
    let site = await PublishedSite(files)
    #expect(try site.text("a.md").hasPrefix("# A b \\[c\\]\n"))
    #expect(try site.text("b.md").hasPrefix("# \\<b\\>\\*x\\*\n"))
  }

  @Test func listsThePagesForLanguageModels() async throws {
    let site = await PublishedSite(publishedGuide)
    let text = try site.text("llms.txt")
    #expect(text.hasPrefix("# Our guide\n\n> Every value drawn\n"))
    #expect(text.contains("\n## System One\n\n- [System One](one/index.md): The first of two.\n"))
    #expect(text.contains("- [Colour](one/base/colour.md): What is painted.\n"))
    #expect(text.contains("- [Tokens as JSON, dark](one/tokens.dark.json)\n"))
    let everything = try site.text("llms-full.txt")
    #expect(
      everything.contains("# Colour\n") && everything.contains("# Button\n") && everything.contains("Text & more."))
    #expect(everything.contains("# Colour\n\nSource: [one/base/colour.md](one/base/colour.md)\n"))
  }

  @Test func saysWhichPagesAreDrafts() async throws {
    let site = await PublishedSite([
      "content/a/index.md": "# A\n", "content/a/b/one.md": "---\ntitle: One\nstatus: draft\n---\nWords.\n",
    ])
    #expect(try site.text("llms.txt").contains("- [One](a/b/one.md): (draft)"))
    #expect(try site.text("a/a-z.md").contains("draft"))
  }

  @Test func tellsWhatIsWrongAndWhereEverythingIs() async throws {
    let site = await PublishedSite([
      "content/a/index.md": "# Start\n\nThe gap is 9 px wide.\n\n`space.gap` is 9px.\n",
      "content/a/tokens/x.tokens.json":
        #"{"space": {"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}}"#,
      "content/b/index.md": "# B\n",
    ])
    let health = try site.text("a/health.md")
    #expect(health.hasPrefix("# Health of A\n\n> 1 warning"))
    #expect(health.contains("\n## Prose drift\n") && health.contains("  At: `content/a/index.md:5:16`\n"))
    #expect(health.contains("  Why: ") && health.contains("  Fix: "))
    #expect(try site.text("llms.txt").contains("- [Health](a/health.md): 1 warning"))
    #expect(try site.text("llms-full.txt").contains("# Health of A\n"))
    let rule = try site.text("rules/prose-drift.md")
    #expect(rule.hasPrefix("# Prose drift\n\n> ") && rule.contains("\n## What it passes\n\n    "))
    let index = try site.text("a/a-z.md")
    #expect(index.hasPrefix("# A–Z of A\n") && index.contains("\n## S\n\n"))
    #expect(index.contains("- [space](tokens.html#space.gap): 1 token"), "\(index)")
    #expect(try !site.text("llms-full.txt").contains("# A–Z of A"))
    #expect(site.deadLinks == [])
  }

  @Test func leadsFromTheFileOfAllPagesToEachOfThem() async throws {
    let files = [
      "content/a/index.md":
        "# A\n\n[B](deep/b.md), [its part][part], [part] and [here](#a-part).\n\n## A part\n\n[part]: deep/b.md#more\n",
      "content/a/deep/b.md": "# B\n\n[A](<../index.md>)\n\n## More\n\nText.\n",
    ]
    let plain = try await PublishedSite(files).text("llms-full.txt")
    #expect(
      plain.contains(
        "[B](a/deep/b.md), [its part](a/deep/b.md#more), [part](a/deep/b.md#more) and [here](a/index.md#a-part)."))
    #expect(plain.contains("[A](a/index.md)"))
    let site = await PublishedSite(files, baseURL: "https://example.org/design")
    #expect(try site.text("llms-full.txt").contains("[B](https://example.org/design/a/deep/b.md)"))
  }

  @Test func givesAbsoluteAddressesToLanguageModelsWithABaseURL() async throws {
    let site = await PublishedSite(publishedGuide, baseURL: "https://example.org/design")
    #expect(try site.text("llms.txt").contains("(https://example.org/design/one/base/colour.md)"))
  }
}
