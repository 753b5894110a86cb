import Diagnostics
import Files
import Guide
import Pipeline
import Syntax
import TestSupport
import Testing

/// A site built of a dictionary of files, as its publisher looks at it.
struct PublishedSite {
  let artifacts: [Artifact]
  let diagnostics: Diagnostics

  init(_ files: [String: String], baseURL: String? = nil) async {
    let result = await Build.site(Sources(files), BuildOptions(baseURL: baseURL, jobs: 2))
    artifacts = result.artifacts
    diagnostics = result.diagnostics
  }

  var paths: Set<String> { Set(artifacts.map(\.path)) }

  func bytes(_ path: String) throws -> [UInt8] {
    try #require(artifacts.first { $0.path == path }, "there is no \(path)").bytes
  }

  func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  func page(_ path: String) throws -> HTMLPage { HTMLPage(try text(path)) }

  /// The members of a JSON file.
  func json(_ path: String) throws -> JSONObject {
    var faults = Diagnostics()
    let value = JSONReader.read(SourceFile(path: path, bytes: try bytes(path)), into: &faults)
    #expect(faults.text == "")
    return try #require(value?.object)
  }

  /// The links of Markdown files of the site that lead to nothing.
  var deadLinks: [String] { Self.deadLinks(in: artifacts) }

  static func deadLinks(in artifacts: [Artifact]) -> [String] {
    let paths = Set(artifacts.map(\.path))
    var dead: [String] = []
    for artifact in artifacts where artifact.path.hasSuffix(".md") || artifact.path.hasPrefix("llms") {
      var faults = Diagnostics()
      let document = MarkdownReader.read(SourceFile(path: artifact.path, bytes: artifact.bytes), into: &faults)
      document.forEachDestination { _, destination in
        let written = String(decoding: destination.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
        if written.isEmpty || written.contains(":") { return }
        let target = RelativePath.resolved(written.replacing("%20", with: " "), from: artifact.path) ?? "outside"
        if !paths.contains(target) { dead.append("\(artifact.path): \(written)") }
      }
    }
    return dead
  }
}

/// Two systems, one with themes, components and former addresses.
let publishedGuide: [String: String] = [
  "content/guide.yml": "title: Our guide\ntagline: Every value drawn\nsystems: [one, two]",
  "content/one/system.yml":
    "name: System One\nsummary: The first of two.\ntheme: light\nidentity: [color.brand, color.paper]",
  "content/one/README.md": "# System One\n\nSee [colour](base/colour.md#greys).\n",
  "content/one/base/colour.md": """
  ---
  title: Colour
  summary: What is painted.
  aliases: [paint, /old/colours.html, ../hues.md]
  ---

  The brand is [blue](token:color.brand) or `color.brand`, never {color.paper}. Back to [the start](../README.md).

  ## Greys

  ```swatches title="All of them"
  color.brand | For actions
  color.paper
  ```

  ![A picture](blue.png)

      color.brand stays code
  """,
  "content/one/components/button.md": """
  ---
  title: Button
  status: beta
  summary: It acts.
  aliases: [CTA]
  ---

  ```preview
  <button class="button">Go</button>
  ```

  ```use
  - when: something is to be done
  - inferred-not: to rest
  - not: to lead elsewhere -> ../base/colour.md
  ```

  ```options
  - size | large, small | large | required
  - tone | quiet, loud | - | -
  ```

  ```tokens
  color.brand
  ```
  """,
  "content/one/components/chip.md": "# Chip\n\nSmall.\n",
  "content/one/tokens/base.tokens.json": """
  {"color": {"$type": "color",
    "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}, "$description": "The | blue"},
    "link": {"$value": "{color.brand}"}},
   "motion": {"soft": {"$type": "spring", "$value": {"stiffness": 200, "damping": 18}}}}
  """,
  "content/one/tokens/light.tokens.json":
    ##"{"color": {"paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}}"##,
  "content/one/tokens/dark.tokens.json":
    ##"{"color": {"paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}}}"##,
  "content/one/tokens/one.resolver.json": """
  {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}],
   "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
   "modifiers": {"theme": {"default": "light", "contexts": {
     "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}}}
  """,
  "content/two/index.md": "# System Two\n\nText & more.\n",
]
