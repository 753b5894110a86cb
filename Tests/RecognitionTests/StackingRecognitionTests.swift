import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Places in the order from back to front, by their heading, their header or their own name.
@Suite struct StackingRecognitionTests {
  @Test(
    arguments: [
      ("# Z-index\n\n- Modal: 400\n- Behind: -1 (the glow)", ["layer Modal 400", "layer Behind -1"]),
      ("# Stack\n\n- `z-sticky`: 100\n- `z-modal`: 400", ["layer z-sticky 100", "layer z-modal 400"]),
      (
        "| Token | z-index |\n| --- | --- |\n| dropdown | 1000 |\n| toast | 1400 |",
        ["layer dropdown 1000", "layer toast 1400"]
      ),
      (
        "| Token | Value |\n| --- | --- |\n| `--z-menu` | 50 |\n| `--z-modal` | 100 |",
        ["layer z-menu 50", "layer z-modal 100"]
      ),
      ("```css\n:root {\n  --z-menu: 50;\n  --z-modal: 100;\n}\n```", ["layer z-menu 50", "layer z-modal 100"]),
    ] as [(String, [String])])
  func readsLayers(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    "# Z-index\n\n- Modal: 1.5", "# Z-index\n\n- Blur: 4px", "# Index\n\n- Pages: 400", "# Axes\n\n- Z: 45",
    "# Scores\n\n- z-score: 2", "# Z-index\n\n- Layers: 0 (blur) → 1 (border)",
  ])
  func leavesOtherNumbersAlone(_ markdown: String) {
    #expect(Recognized.lines(markdown).filter { $0.hasPrefix("layer") } == [])
  }

  @Test func tellsTheNamesOfLayers() {
    #expect(["z-modal", "--z-modal", "$zModal", "z.modal", "zIndexModal"].allSatisfy(StackingName.matches))
    #expect(!["zebra", "z-axis", "zoom-2", "size", ""].contains(where: StackingName.matches))
    #expect(StackingName.isSaid(by: ["component", "toast-layer"]))
    #expect(!StackingName.isSaid(by: ["player", "index"]))
    #expect(!StackingName.isSaid(by: ["background", "layer", "2"]))
    #expect(!StackingName.isSaid(by: ["layer", "hover", "opacity"]))
  }
}
