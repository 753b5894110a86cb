import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// A site built of a dictionary of files, its pages read.
struct BuiltSite {
  let artifacts: [Artifact]
  let diagnostics: Diagnostics

  init(_ files: [String: String]) async { await self.init(Sources(files)) }

  init(_ sources: Sources) async {
    let result = await Build.site(sources, BuildOptions(jobs: 2))
    artifacts = result.artifacts
    diagnostics = result.diagnostics
  }

  var paths: Set<String> { Set(artifacts.map(\.path)) }

  func text(_ path: String) throws -> String {
    let artifact = try #require(artifacts.first { $0.path == path }, "there is no \(path)")
    return String(decoding: artifact.bytes, as: UTF8.self)
  }

  func page(_ path: String) throws -> HTMLPage { HTMLPage(try text(path)) }

  /// What has to hold of any site and does not here.
  var faults: [String] { SiteCheck.faults(in: artifacts) }
}

extension HTMLPage {
  /// The links inside elements of a class, as `text -> address`.
  func links(in name: String) -> [String] {
    all("a", "href").filter { link in isInside(link) { $0.has(class: name) } }
      .map { "\($0.text) -> \($0.attributes["href"] ?? "")" }
  }
}

/// A guide of two systems with everything a site is made of.
let sampleGuide: [String: String] = [
  "content/guide.yml": """
  title: Our guide
  tagline: Every value drawn
  edit-url: https://example.org/edit/{path}
  systems: [one, two]
  """,
  "content/one/system.yml": """
  name: System One
  summary: The first of two.
  version: "1.0"
  platforms: [iOS, Android]
  brand: color.brand
  identity: [color.brand, color.paper]
  sections: { base: Basics, components: Components }
  """,
  "content/one/index.md": "---\ntitle: System One\nsummary: What one is.\n---\nSee [colour](base/colour.md#greys).\n",
  "content/one/base/colour.md": """
  ---
  title: Colour
  order: 1
  summary: What is painted.
  related: [type.md, ../components/button.md]
  ---

  The brand is [blue](token:color.brand) or `color.brand`, on `#ffffff`.

  ## Greys

  ```swatches
  color.*
  ```

  ## Use

  - [x] done
  - [ ] open
  """,
  "content/one/base/type.md":
    "# Type\n\nBack to [greys](colour.md#greys), or [two](../../two/index.md), in `motion.fast`.\n",
  "content/one/components/button.md": "---\ntitle: Button\nstatus: beta\n---\n## Anatomy\n\n## States\n\n### Pressed\n",
  "content/one/tokens/color.tokens.json": """
  {"color": {"$type": "color",
    "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}, "$description": "The blue"},
    "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}},
    "link": {"$value": "{color.brand}"}},
   "motion": {"$type": "duration", "fast": {"$value": {"value": 120, "unit": "ms"}}}}
  """,
  "content/two/system.yml": "name: System Two",
  "content/two/index.md": "# System Two\n\nText.\n",
  "content/two/more.md": "# More\n\n[One](../one/index.md)\n",
]
