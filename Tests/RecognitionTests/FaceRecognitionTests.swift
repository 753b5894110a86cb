import Testing

@testable import Recognition
@testable import Scans

/// Faces and styles of type that a section gives in several places or notations.
struct FaceRecognitionTests {
  @Test func readsTheWeightsThatStandBehindTheFaceOfACell() {
    let table = """
      ## Typography

      | Role | Face | Notes |
      |---|---|---|
      | Display | **EB Garamond** 500/600 (+italic) | headlines |
      | Script | **Alex Brush** 400 | one signature |
      | Body | **Jost** variable | all else |
      """
    #expect(
      Recognized.lines(table) == [
        "family Display, 500 EB Garamond 500", "family Display, 600 EB Garamond 600", "family Script Alex Brush 400",
        "family Body Jost",
      ])
  }

  @Test(
    arguments: [
      (
        "## Type\n\nÚnica familia: **Space Grotesk** (pesos 400/500).\n\n```html\n<link href=\"x\" rel=\"stylesheet\">\n```\n\n| Elemento | Tamaño | Peso | Extra |\n|---|---|---|---|\n| Título | 96px | 500 | `letter-spacing:-.025em; line-height:1.0` |",
        ["family Única familia Space Grotesk", "type Título 96 px/1 500 tracking -0.025 em Space Grotesk"]
      ),
      (
        "## Typography\n\n### Primary font\n\nA system stack:\n\n```css\n\"Helvetica Neue\", Helvetica, Arial, sans-serif\n```",
        ["family Primary font Helvetica Neue, Helvetica, Arial, sans-serif"]
      ),
      ("## Typography\n\n### Primary Font\n\nOutfit", ["family Primary Font Outfit"]),
      (
        "## Fonts\n\n- **Bricolage Grotesque** (`--font-display`): display font.\n- **DM Sans**: body text.",
        ["family Bricolage Grotesque Bricolage Grotesque", "family DM Sans DM Sans"]
      ),
      (
        "## Fonts\n\n| Use | Family | Weight |\n|---|---|---|\n| Titles | `Jua` | 400 |\n| Text | `Inter` | 400, 700 |\n\n```css\n:root {\n  --font-display: \"Jua\", system-ui;\n}\n```",
        [
          "family Titles Jua 400", "family Text, 400 Inter 400", "family Text, 700 Inter 700",
          "family font-display Jua, system-ui",
        ]
      ),
      (
        "## Typography\n\n- **Body:** `Outfit` 400/500, relaxed leading",
        ["family Body, 400 Outfit 400", "family Body, 500 Outfit 500"]
      ),
    ] as [(String, [String])])
  func readsFaces(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "Tailwind.\n\n## Headings\n\n- **Display**: `text-5xl font-bold` - 48px/56px (hero)\n- **H1**: `text-4xl font-bold`\n- **H2**: `text-3xl font-bold` (28px)",
        ["type Display 48 px/56 px 700", "type H1 2.25 rem/2.5 rem 700", "type H2 28 px 700"]
      ),
      (
        "Tailwind.\n\n## Sizes\n\n- section titles: `text-3xl`, `sm:text-4xl`, `lg:text-[4.25rem]`\n- page inset: `px-5`, `sm:px-6`\n- page block: `py-[4.5rem]`, `lg:py-24`",
        [
          "type section titles 1.875 rem/2.25 rem", "type section titles, sm 2.25 rem/2.5 rem",
          "type section titles, lg 4.25 rem", "spacing page inset 1.25 rem", "spacing page inset, sm 1.5 rem",
          "spacing page block 4.5 rem", "spacing page block, lg 6 rem",
        ]
      ),
      (
        "## Headings\n\n- **Display**: 48px/56px bold\n- **H1**: 36px/44px bold",
        ["type Display 48 px/56 px 700", "type H1 36 px/44 px 700"]
      ),
      ("Tailwind.\n\n## Type\n\n- body copy: `text-sm` to `text-lg`", ["type body copy 0.875–1.125 rem"]),
      ("## Radii\n\n- inner corners: around `1rem` to `1.1rem`", ["radius inner corners 1–1.1 rem"]),
    ] as [(String, [String])])
  func readsClassesAndWhatIsWrittenBehindThem(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }
}
