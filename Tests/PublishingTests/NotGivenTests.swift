import Syntax
import TestSupport
import Testing

/// What a source leaves out is not in the files made of it.
struct NotGivenTests {
  private static let files = [
    "content/one/index.md": "# One\n\nText is {type.label}.\n",
    "content/one/components/card.md": "# Card\n\nA card.\n\n```tokens\ntype\nlift\n```\n",
    "content/one/tokens/a.tokens.json": ##"""
    {"type": {"$type": "typography",
      "body": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.3},
        "$extensions": {"specimen.notGiven": ["lineHeight", "letterSpacing"]}},
      "label": {"$value": "{type.body}"}},
     "lift": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 4, "unit": "px"},
       "spread": {"value": 0, "unit": "px"}}, "$extensions": {"specimen.notGiven": ["color"]}},
     "pill": {"$type": "dimension", "$value": {"value": 9999, "unit": "px"},
       "$extensions": {"specimen.notGiven": ["value"]}},
     "tab": {"$value": "{pill}"}}
    """##,
  ]

  @Test func aStylesheetLeavesItOutAndSaysSo() async throws {
    let site = await PublishedSite(Self.files)
    #expect(site.diagnostics.text == "")
    #expect(
      try site.text("one/tokens.default.css") == """
        /* One, default */
        :root {
          --type-body: 400 16px 'Inter', system-ui;
          --type-body-font-family: 'Inter', system-ui;
          --type-body-font-size: 16px;
          --type-body-font-weight: 400;
          /* --type-body: not given: leading and tracking */
          --type-label: 400 16px 'Inter', system-ui;
          --type-label-font-family: 'Inter', system-ui;
          --type-label-font-size: 16px;
          --type-label-font-weight: 400;
          /* --type-label: not given: leading and tracking */
          /* --lift: x 0, y 2, blur 4, opacity 0.05; not given: colour */
          /* --pill: not given */
          /* --tab: not given */
        }

        """)
  }

  @Test func dataLeavesItOutAndSaysSo() async throws {
    let site = await PublishedSite(Self.files)
    for path in ["one/tokens.default.json", "one/components/card.spec.json"] {
      let tokens = try site.json(path)["tokens"]?.array?.compactMap(\.object) ?? []
      let label = try #require(tokens.first { $0["path"]?.string == "type.label" }, "\(path)")
      #expect(label["value"]?.object?["fontSize"]?.object?["value"]?.number == 16)
      #expect(label["value"]?.object?["lineHeight"] == nil)
      #expect(label["value"]?.object?["letterSpacing"] == nil)
      #expect(label["text"]?.string == "16px, 400, Inter")
      #expect(label["css"]?.string == "400 16px 'Inter', system-ui")
      #expect(label["notGiven"]?.array?.map(\.string) == ["lineHeight", "letterSpacing"])
      let lift = try #require(tokens.first { $0["path"]?.string == "lift" }, "\(path)")
      #expect(lift["value"]?.array?.first?.object?["color"] == nil)
      #expect(lift["value"]?.array?.first?.object?["opacity"]?.number == 0.05)
      #expect(lift["css"] == nil)
    }
    let all = try site.text("one/tokens.default.json")
    #expect(!all.contains("9999"))
  }

  @Test func textLeavesItOut() async throws {
    let site = await PublishedSite(Self.files)
    #expect(try site.text("one/index.md").contains("Text is {type.label} (`16px, 400, Inter`)."))
    let tokens = try site.text("one/tokens.md")
    #expect(tokens.contains("| `lift` | `x 0, y 2, blur 4, opacity 0.05` |"))
    #expect(tokens.contains("| `tab` | `not given` |"))
    for path in site.paths where path.hasSuffix(".html") || path.hasSuffix(".md") {
      #expect(try !site.text(path).contains("#0000000d"), "\(path)")
    }
  }
}
