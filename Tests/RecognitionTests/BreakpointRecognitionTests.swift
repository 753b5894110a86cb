import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// The widths at which a screen changes, with the signs and words that say where they begin or end.
@Suite struct BreakpointRecognitionTests {
  @Test(
    arguments: [
      (
        "## Breakpoints\n\n- `sm`: 640px+\n- **태블릿**: `md:` (768px~)\n- `lg`: 64rem and up",
        ["size sm 640 px", "size 태블릿 768 px", "size lg 64 rem"]
      ),
      (
        "## Breakpoints\n\n- Mobile: `max-width: 600px`\n- Tablet: 600px - 1023px\n- Desktop: `min-width: 1024px`",
        ["size Mobile, max 600 px", "size Tablet 600–1023 px", "size Desktop 1024 px"]
      ),
      (
        "## Layout\n\n- Phone: `≤ 640px` → one column\n- **Wide desktop (≥1440px):** a fixed sidebar (300px)",
        ["size Phone, max 640 px", "size Wide desktop 1440 px"]
      ),
      (
        "## Layout\n\n- Mobile <768px: full width, 16px padding", ["size Mobile, max 768 px", "spacing padding 16 px"]
      ),
    ] as [(String, [String])])
  func readsWhereScreensChange(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    "## Layout\n\n- Desktop: 1440px",
    "## Layout\n\n- Mobile first: we draw for 375px",
    "## Layout\n\n- Posters: ≤ 640px",
    "## Breakpoints\n\nBelow 640px the menu folds.",
  ])
  func leavesOtherWidthsAlone(_ markdown: String) {
    #expect(Recognized.lines(markdown).filter { $0.hasPrefix("size") } == [])
  }

  @Test func tellsNamesOfScreens() {
    #expect(["Mobile", "md", "Large desktop", "태블릿", "手机", "PC", "手机端"].allSatisfy(FrameWords.areScreens))
    #expect(!["Large", "Card", "", "Mobile menu"].contains(where: FrameWords.areScreens))
  }
}
