/// Documents of several habits.
enum Samples {
  static let design = """
    ---
    name: Harbour
    description: A small system.
    colors:
      ink: "#1a1c1e"
      tide: "oklch(0.6 0.15 240)"
      accent: "{colors.tide}"
      veil: "#0000003d"
      page: "light-dark(#ffffff, #fafafa)"
    typography:
      title:
        fontFamily: Inter, sans-serif
        fontSize: 32px
        fontWeight: 700
        lineHeight: 1.25
        letterSpacing: -0.02em
      label: { fontFamily: Inter, fontSize: 0.8125rem, fontWeight: 600 }
    rounded: { sm: 4px, md: 8px, pill: 9999px }
    spacing: { "0": 0px, "0.5": 2px, "1": 4px, wide: 2em }
    motion: { quick: 120ms, enter: "cubic-bezier(0.2, 0, 0, 1)" }
    shadows: { card: "0 2px 8px rgba(0, 0, 0, 0.2)" }
    components:
      button-primary:
        backgroundColor: "{colors.accent}"
        textColor: "{colors.page}"
        rounded: "{rounded.md}"
        padding: 12px
    ---
    # Harbour

    ## Colours

    - **Ink** (`{colors.ink}` — #1a1c1e): text on the page.
    - **Coral** (#ff6b57): warnings on charts.

    ## Elevation

    | Level | Shadow |
    |---|---|
    | Menu | `0 8px 24px rgba(0, 0, 0, 0.3)` |
    """

  static let plain = """
    # Notes on a design

    ## Colours

    - Deep navy: `#0D2E52`
    - Porcelain: `#F2F4F7`
    - `color.accent.primary`: `#0A84FF`

    ## Spacing

    - Small gap: 8 pt
    - Gutter: 16 pt

    ## Motion

    | Name | Damping | Stiffness |
    |---|---|---|
    | Press | 20 | 300 |

    - Fade: 250 ms
    - Pulse: 180–240 ms

    ## Type

    | Style | Size | Weight |
    |---|---|---|
    | Large title | 34 pt | Bold |
    """

  static let hostile = """
    # A "quoted" \\\\ back

    ## Colours

    - $price.of {braces}: `#123456`
    - ": ": `#234567`
    - a.b: `#345678`
    - a.b.c: `#456789`
    - a: `#56789a`
    """

  static let all = ["design": design, "plain": plain, "hostile": hostile]
}
