import Testing

@testable import Specimens

/// Whole guides as teams write them, with no token file beside them: every value of each is drawn.
@Suite struct GuideShapeTests {
  @Test func drawsAGuideOfNestedLists() {
    let text = """
      # Harbour app

      ## 2. Look

      Palette
      - Lead (Anchor): Night Sea #0B2A4A
        - Where: bars and large headings.
      - Neutral tones (text, lines)
        - Stone 50  #F8F9FA
        - Stone 100 #EEF0F3
        - Stone 200 #E1E5EA
        - Stone 300 #CBD2DA
        - Stone 400 #98A2B0
      - Meaning
        - Fine #1FAF5A
        - Careful #E8960C
        - Broken #E24A4A

      Typography
      - Family: the system's own.
      - Type ramp (sizes in points; line heights around 1.35)
        - Headline: 28
        - Text: 16
        - Note: 12 (seldom)

      Space and form
      - Spacing tokens (in pt)
        - 0, 4, 8, 16, 32
      - Radius tokens (rounded corners)
        - sm 6
        - lg 18

      ## 4. Motion

      Durations (milliseconds)
      - quick 140
      - calm 360 (rarely)

      Easing curves
      - Standard: cubic-bezier 0.3, 0.7, 0.1, 1
      - Come in: 0, 0, 0.3, 1
      """
    #expect(
      Recognized.figures(text) == [
        "3 swatches", "3 ramp", "3 swatches", "5 type-ramp", "7 scale", "7 radii", "10 durations", "12 easing",
      ])
    let html = Recognized.html(text)
    #expect(
      ["#0b2a4a", "#98a2b0", "#e24a4a", "28 pt", "12 pt", "32 pt", "18 pt", "360 ms", "0.3, 0.7, 0.1, 1"].filter {
        !html.contains($0)
      } == [])
  }

  @Test func drawsAGuideOfBoldNamesAndPoints() {
    let text = """
      # Beacon for iOS

      ## Design

      ### Colours

      #### Background colours

      - **First Background**: `systemGroupedBackground` - behind every screen
      - **Second Background**: `secondarySystemGroupedBackground` - behind cards

      #### Accent colours

      - **Act**: `blue` - buttons
      - **Alarm**: `red` - errors

      ### Layout

      #### Spacing

      - **Small**: 8 points
      - **Large**: 24 points

      #### Avatars

      - **In lists**: Round, 40x40 points

      #### Icons

      - **In bars**: 24x24 points

      ## Animations

      - **Stop**: 3-second hold while a ring fills
      """
    #expect(Recognized.figures(text) == ["4 swatches", "6 swatches", "9 scale"])
    #expect(Recognized.marks(text) == ["bar 40px", "bar 24px"])
  }

  @Test func drawsAGuideOfTablesAndTransitions() {
    let text = """
      # Arena

      **Accent:** Mint (#00D67A) + Amber (#FFC940)

      ## 1. Colour

      | Token | Dark | Light |
      |---|---|---|
      | `ground` | #0A0B0D | #F4F5F6 |
      | `raised` | #17181B | #FFFFFF |

      ### Text colours

      | Token | Value |
      |---|---|
      | `strong` | #FFFFFF at 95% opacity |

      ## 2. Type

      | Token | Size | Weight | Design | Use |
      |---|---|---|---|---|
      | `hero` | 44 | .black | .rounded | Scores |
      | `count` | 20 | .bold | .monospaced | Tables |

      ## 3. Parts

      - Corner radius: 14pt as a rule, pill on request

      ## 4. Transitions

      ### 4.1 Lift

      - Spring: response 0.55, damping 0.8

      ### 4.2 Cascade

      - Rows: slide 20pt and fade, 0.05s delay per row
      - Spring: response 0.4, damping 0.9

      ### 4.3 Rise

      - Panel background, 28pt top corners
      """
    #expect(
      Recognized.figures(text) == ["1 swatches", "3 swatches", "5 swatches", "7 type-ramp", "12 spring", "14 spring"])
    #expect(Recognized.marks(text) == ["corner 14px", "time 5px", "corner 28px"])
    let html = Recognized.html(text)
    #expect(
      ["Mint", "#17181b", "95 %", "ui-rounded", "damping fraction 0.8"].filter { !html.contains($0) } == [])
  }
}
