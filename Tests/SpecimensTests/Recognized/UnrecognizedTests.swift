import Grounds
import Testing

@testable import Specimens

/// What looks like a value and is none: the text alone is enough there.
@Suite struct UnrecognizedTests {
  @Test(arguments: [
    "- Fixes #123 and #4567",
    "- Released 2026-02-12",
    "- Version 1.2.3 of the kit",
    "- 3 to 5 tabs recommended",
    "- Large: 3 per row",
    "- Works on iOS 16.1+ devices",
    "- Contrast of 4.5:1 or more",
    "Buy eggs: 1, 2, 3 of them.",
    "1. First\n2. Second",
    "# Spacing\nNever use 1, 2, 3 in a row.",
    "```\n- Ink #102030\n+ Ink #203040\n```",
    "    - Fade: 250ms",
    "The brand is `#0d2e52` and nothing else.",
    "- The `#aabbcc` tone is never used on light panels.",
    "The server answers within 250 ms on a good day.",
    "- A rotation of 0→180deg",
    "# Line heights\n- Body: 1.5",
    "# Z-index\n- Modal: 100",
    "- Expires after 86400 seconds",
  ])
  func drawsNothing(_ markdown: String) {
    #expect(Recognized.figures(markdown).isEmpty)
  }

  @Test func saysWhatAnIncompleteSpringLacksAndDoesNotDrawIt() {
    let markdown = "# Springs\n- Sheet: damping 18"
    #expect(Recognized.findings(markdown) == ["incomplete-spring"])
    #expect(!Recognized.html(markdown).contains("<svg"))
  }

  @Test func saysNothingOfSpringsThatOnlyGiveAShareOfTheDamping() {
    let markdown =
      "# Motion\n- **Heart tap**: scales over 250ms with a spring (damping 0.6)\n- Sheet: spring damping 0.8"
    #expect(Recognized.findings(markdown).isEmpty)
    #expect(!Recognized.html(markdown).contains("Not drawn"))
  }

  @Test func isBoundedInNumber() {
    let long = (0..<500).map { "- Tone \($0) #0000\(10 + $0 % 90)" }.joined(separator: "\n")
    #expect(Recognized.html(long).matches(of: /data-token=/).count == 500)
    #expect(Recognized.figures(long).count == 8)
    let many = (0..<500).map { "# H\($0)\n\n- Ink #\(100_000 + $0)\n" }.joined()
    #expect(Recognized.figures(many).count == RecognizedGroups.mostFigures)
    #expect(Recognized.html(many).hasSuffix("<p>Not drawn: 300 more values. A page has at most 200 figures.</p>"))
  }

  /// Names and parts are counted, not searched.
  @Test func isLinearInValuesOfOneName() {
    let same = (0..<20_000).map { "- Tone #\(100_000 + $0)" }.joined(separator: "\n")
    #expect(Recognized.figures(same).count == RecognizedGroups.mostFigures)
    let apart = (0..<20_000).map { "Tone: #\(100_000 + $0)" }.joined(separator: "\n\n")
    #expect(Recognized.figures(apart).count == RecognizedGroups.mostFigures)
  }
}
