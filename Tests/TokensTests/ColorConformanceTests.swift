import Colorimetry
import Diagnostics
import Testing
import TokenValues

/// Color Module 2025.10, section 4.
@Suite struct ColorConformanceTests {
  @Test(arguments: shape + ranges) func followsTheColorModule(_ row: Case) { row.check() }

  private static func row(_ section: String, _ value: String, _ rules: String..., keeps: Bool? = nil) -> Case {
    Case(section, value, Sample.token("color", value), rules, kept: keeps ?? rules.isEmpty ? ["t"] : [])
  }

  private static let shape: [Case] = [
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 0.5, "hex": "#ff0080"}"##),
    row("4.1", ##"↓{"components": [1, 0, 1]}"##, "missing-key"),
    row("4.1", ##"↓{"colorSpace": "srgb"}"##, "missing-key"),
    row("4.1", ##"{"colorSpace": ↓"cmyk", "components": [1, 0, 1]}"##, "invalid-value"),
    row("4.1", ##"{"colorSpace": ↓"sRGB", "components": [1, 0, 1]}"##, "invalid-value", keeps: true),
    row("4.1", ##"{"colorSpace": "srgb", "components": ↓[1, 0]}"##, "invalid-value"),
    row("4.1", ##"{"colorSpace": "srgb", "components": ↓[1, 0, 0, 1]}"##, "invalid-value"),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, ↓"0", 0]}"##, "invalid-value"),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, ↓null, 0]}"##, "null-value"),
    row(
      "4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": ↓1.5}"##, "component-out-of-range", keeps: true
    ),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": ↓true}"##, "invalid-value"),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": ↓"#f00"}"##, "hex-length", keeps: true),
    row(
      "4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": ↓"#ff0000ff"}"##, "hex-length", keeps: true),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": ↓"ff0000"}"##, "invalid-value", keeps: true),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": ↓"#00ff00"}"##, "hex-mismatch", keeps: true),
    row("4.1", ##"{"colorSpace": "srgb", "components": [1, 0, 0], ↓"name": "red"}"##, "unknown-key", keeps: true),
    row("4.1", "↓7", "invalid-value"),
    row("4.1.1", ##"{"colorSpace": "hsl", "components": ["none", 0, 100]}"##),
    row("4.1.1", ##"{"colorSpace": "hsl", "components": [↓"None", 0, 100]}"##, "invalid-value"),
  ]

  /// The smallest and largest components of each space, and one just outside.
  private static let ranges: [Case] = {
    let unit = ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"]
    var rows = unit.flatMap { space in
      [
        row("4.2", ##"{"colorSpace": "\##(space)", "components": [0, 1, 0.5]}"##),
        row(
          "4.2", ##"{"colorSpace": "\##(space)", "components": [↓-0.01, 1, ↓1.01]}"##, "component-out-of-range",
          "component-out-of-range", keeps: true),
      ]
    }
    let inside = [
      ("hsl", "0, 0, 100"), ("hwb", "359.9, 100, 0"), ("lab", "100, -160, 160"), ("lch", "0, 230, 0"),
      ("oklab", "1, -0.5, 0.5"), ("oklch", "0, 0.5, 359.9"),
    ]
    rows += inside.map { row("4.2", ##"{"colorSpace": "\##($0.0)", "components": [\##($0.1)]}"##) }
    let outside = [
      ("hsl", "↓360, 0, 0"), ("hsl", "0, ↓101, 0"), ("hwb", "↓-1, 0, 0"), ("lab", "↓101, 0, 0"), ("lch", "50, ↓-1, 0"),
      ("lch", "50, 1, ↓360"), ("oklab", "↓1.1, 0, 0"), ("oklch", "1, ↓-0.1, 0"), ("oklch", "1, 0.1, ↓360"),
    ]
    rows += outside.map {
      row("4.2", ##"{"colorSpace": "\##($0.0)", "components": [\##($0.1)]}"##, "component-out-of-range", keeps: true)
    }
    return rows
  }()

  @Test func namesTheRightHex() throws {
    let loaded = Loaded(
      Sample.token("color", ##"{"colorSpace": "oklch", "components": [0.7, 0.1, 200], "hex": "#123456"}"##))
    let finding = try #require(loaded.diagnostics.all.first)
    guard case .color(let color) = loaded.value("t") else { return #expect(Bool(false), "a color") }
    #expect(finding.fix?.sentence == "write \"\(color.opaqueHex)\"")
  }

  @Test func acceptsAClippedFallbackOutsideSRGB() {
    let value = ##"{"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ff0000"}"##
    #expect(Loaded(Sample.token("color", value)).findings.isEmpty)
  }

  @Test func keepsMissingComponents() throws {
    let loaded = Loaded(Sample.token("color", ##"{"colorSpace": "lch", "components": [50, 0, "none"]}"##))
    #expect(loaded.value("t") == .color(Color(.lch, 50, 0, nil)))
  }
}
