import Files
import Guide
import Pipeline
import TestSupport
import Testing

/// The site of the repository's own guide, built once for all browser tests beside the test binary.
struct BuiltGuide: Sendable {
  let guide: Guide
  let paths: [String]
  private let folder: String

  static let shared = Task { () throws -> BuiltGuide in
    let loader = try SourceLoader(Repository.root, output: nil)
    return try await build(await loader.load(jobs: 2).sources, into: "browser-tests-site")
  }

  /// The site of one document without any settings, with values of every kind in it.
  static let plain = Task { () throws -> BuiltGuide in
    try await build(Sources(["NOTES.md": plainDocument]), into: "browser-tests-plain-site")
  }

  /// The same document, with styles and scripts named by what is in them.
  static let fingerprinted = Task { () throws -> BuiltGuide in
    try await build(
      Sources(["NOTES.md": plainDocument]), into: "browser-tests-fingerprinted-site", isFingerprinted: true)
  }

  /// The site of tokens of many types, with names and colours out of the common.
  static let tokens = Task { () throws -> BuiltGuide in
    try await build(Sources(["t.tokens.json": manyTokens, "a.md": "# A\n"]), into: "browser-tests-tokens-site")
  }

  /// The site of a system with two choices of themes, each of which changes a colour.
  static let themes = Task { () throws -> BuiltGuide in
    try await build(Sources(twoChoices), into: "browser-tests-themes-site")
  }

  private static let twoChoices: [String: String] = [
    "content/a/system.yml": """
    name: A
    surfaces: [color.ground]
    presets:
      Night: { theme: dark, brand: red }
    """,
    "content/a/index.md": """
    # A

    ```swatches
    color.*
    ```

    ```preview
    <button class="accent">Text</button>
    ```
    """,
    "content/a/index.css": ".accent { color: var(--color-accent); background: var(--color-ground); }\n",
    "content/a/tokens/light.tokens.json": oneColor("ground", "1, 1, 1"),
    "content/a/tokens/dark.tokens.json": oneColor("ground", "0, 0, 0"),
    "content/a/tokens/blue.tokens.json": oneColor("accent", "0.3, 0.3, 1"),
    "content/a/tokens/red.tokens.json": oneColor("accent", "1, 0.2, 0.2"),
    "content/a/tokens/a.resolver.json": """
    {"version": "2025.10",
     "modifiers": {
       "theme": {"contexts": {"light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}},
       "brand": {"contexts": {"blue": [{"$ref": "blue.tokens.json"}], "red": [{"$ref": "red.tokens.json"}]}}},
     "resolutionOrder": [{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]}
    """,
  ]

  private static func oneColor(_ name: String, _ components: String) -> String {
    """
    {"color": {"$type": "color",
      "\(name)": {"$value": {"colorSpace": "srgb", "components": [\(components)]}}}}
    """
  }

  private static let manyTokens = """
    {"color": {"$type": "color",
       "my red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.502}},
       "wide": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}},
     "space": {"m": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}},
     "family": {"$type": "fontFamily", "text": {"$value": ["Inter", "sans-serif"]}},
     "heavy": {"$type": "fontWeight", "$value": 800},
     "line": {"$type": "border", "$value": {
       "color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 2, "unit": "px"},
       "style": "solid"}},
     "motion": {
       "fast": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
       "ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
       "enter": {"$type": "transition", "$value": {
         "duration": "{motion.fast}", "timingFunction": "{motion.ease}", "delay": {"value": 50, "unit": "ms"}}},
       "pop": {"$type": "spring", "$value": {"stiffness": 200, "damping": 18}}},
     "shadow": {"$type": "shadow", "low": {"$value": {
       "color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
       "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
       "high": {"$value": ["{shadow.low}", {
       "color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 8, "unit": "px"},
       "blur": {"value": 24, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]},
       "soft": {"$extensions": {"specimen.shadowRadius": "sigma"}, "$value": {
       "color": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.3},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 4, "unit": "px"},
       "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}},
     "type": {"body": {"$type": "typography", "$value": {
       "fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 600,
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}}
    """

  private static func build(
    _ sources: Sources, into name: String, isFingerprinted: Bool = false
  ) async throws -> BuiltGuide {
    let output = try Program.folder() + "/" + name
    let plan = await Build.plan(sources, BuildOptions(jobs: 2, isFingerprinted: isFingerprinted))
    _ = try await SiteWriter(output, root: Repository.root).write(plan.files, jobs: 2)
    return BuiltGuide(guide: plan.guide, paths: plan.files.paths, folder: output)
  }

  private static let plainDocument = """
    # Notes

    The brand is `#0066cc` on #ffffff, moves in 250ms with `cubic-bezier(0.2, 0.8, 0.2, 1)`.

    ## Palette

    | Name | Value |
    |------|-------|
    | Emerald | `#10b981` |
    | Overlay | `rgba(0, 0, 0, 0.4)` |

    ## Springs

    | Name | Damping | Stiffness |
    |------|---------|-----------|
    | Gentle | 18 | 200 |
    | Bouncy | 10 | 180 |

    ## Sizes

    | Name | Size | Weight | Radius |
    |------|------|--------|--------|
    | Title | 28pt | 700 | 12px |
    | Body | 17pt | 400 | 8px |

    - [ ] checked
    """

  /// The pages in the order of the navigation.
  var pages: [String] { paths.filter { $0.hasSuffix(".html") } }

  /// Where a page is opened from: the disk, with no server in between.
  func url(_ path: String) -> String { "file://" + folder + "/" + path }
}

/// All browser tests, one after the other: each has a browser of its own.
@Suite(.serialized, .timeLimit(.minutes(10))) struct BrowserTests {
  /// One page of each kind.
  static let kinds = [
    "index.html", "compare.html", "404.html", "okta-mobile/index.html", "okta-mobile/tokens.html",
    "okta-mobile/a-z.html",
    "okta-mobile/components/index.html", "sweat/components/tags.html",
    "okta-mobile/foundations/colour.html", "okta-mobile/foundations/contrast.html",
    "okta-mobile/foundations/typography.html", "okta-mobile/foundations/motion.html",
    "okta-mobile/foundations/haptics.html", "okta-mobile/components/buttons.html",
    "okta-mobile/patterns/floating-tab-bar.html", "okta-mobile/use/checklist.html", "manual/index.html",
    "manual/blocks/components.html", "manual/site/commands.html",
  ]
}
