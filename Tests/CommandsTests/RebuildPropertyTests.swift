import TestSupport
import Testing

/// A guide edited at random, built from what the last build found and built afresh: every byte has to be the same.
struct RebuildPropertyTests {
  /// Two systems whose pages lead to each other, show components, contradict themselves and each other, and give tokens, and
  /// pages about something else.
  private struct Project {
    var files: [String: String] = [
      "content/guide.yml": "title: Ours\nsystems: [one, two]",
      "content/one/system.yml": "name: One\nidentity: [color.*]\nbrand: color.brand\n",
      "content/two/system.yml": "name: Two\n",
      "content/notes/system.yml": "name: Notes\nkind: documentation\n",
      "content/notes/index.md": "# Notes\n\nAll about [buttons](../one/components/button.md#states).\n",
      "content/one/tokens/c.tokens.json": Self.tokens("#0066cc", "16px"),
      "content/two/tokens/c.tokens.json": Self.tokens("#cc6600", "8px"),
      "content/three/system.yml": "name: Three\n",
      "content/three/tokens/light.tokens.json": Self.tokens("#226644", "4px"),
      "content/three/tokens/dark.tokens.json": Self.tokens("#88ccaa", "4px"),
      "content/three/tokens/t.resolver.json": Self.resolver("light"),
      "content/three/index.md": Self.places("See `{color.brand}`."),
      "content/three/use.md": Self.places("Again."),
      "content/three/mint.md": "# Mint\n\n- Mint: #19d9c4\n\nLinks are `#19d9a4`. Borders are `#19d9c4`.\n",
      "content/one/index.md": "# One\n\nSee [more](foundations/page-0.md#part).\n",
      "content/one/components/button.md": component("Button", "Wide"),
      "content/one/components/button.css": ".button { background: var(--color-brand) }\n",
      "content/one/components/card.md": component("Card", "Flat"),
      "content/two/DESIGN.md": "---\nname: Two\ncolors:\n  own: \"#123456\"\n---\n\n# Two\n\nOwn is `{colors.own}`.\n",
    ]

    init() {
      for number in 0..<4 {
        files["content/one/foundations/page-\(number).md"] = Self.page(
          number, title: "Page \(number)", words: "First words.")
        files["content/two/guides/page-\(number).md"] = Self.page(
          number, title: "Guide \(number)", words: "Other words.")
      }
    }

    static func tokens(_ hex: String, _ gap: String) -> String {
      """
      {"color": {"$type": "color", "brand": {"$value": "\(hex)"}, "text": {"$value": "{color.brand}"}},
       "space": {"$type": "dimension", "gap": {"$value": {"value": \(gap.dropLast(2)), "unit": "px"}}}}
      """
    }

    static func resolver(_ theme: String) -> String {
      """
      {"version": "2025.10", "modifiers": {"theme": {"default": "\(theme)", "contexts": {
        "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """
    }

    /// A page with places to lead to in all of their forms, and a comment that allows a fault.
    static func places(_ words: String, heading: String = "Greys", anchor: String = "far", title: String = "Places")
      -> String
    {
      """
      ---
      aliases: [Grounds, ../old-\(title.lowercased()).html]
      related: [use.md]
      ---

      # \(title)

      \(words) [Greys](use.md#greys), [here](#greys), [far](index.md#far), [nowhere](use.md#nowhere).

      ## \(heading)

      <a id="\(anchor)"></a><h3>Deep</h3>

      <!-- specimen-allow placeholder: nobody knows yet -->
      TBD

      ```platform ios
      As [elsewhere](use.md#deep), in `color.brand`.
      ```

      ```
      use.md#greys
      ```

      ```use
      - [x](use.md&num;greys)
      - -> use.md?#greys
      ```

      Focus is set in `--surf\(title.count)`, and `var(--surface)` is declared.

      """
    }

    static func component(_ name: String, _ words: String) -> String {
      """
      ---
      title: \(name)
      summary: \(words)
      related: [../foundations/page-1.md]
      ---

      ## States

      The \(name.lowercased()) is `{color.brand}`, and `space.gap` is 12px.

      ```tokens
      color.*
      ```

      ```preview
      <button class="button">\(words)</button>
      ```

      """
    }

    static func page(_ number: Int, title: String, words: String, heading: String = "Part", value: String = "#10B981")
      -> String
    {
      """
      # \(title)

      \(words) [Next](page-\((number + 1) % 4).md#part), [gone](gone.md), [far](../../one/components/button.md).

      ## \(heading)

      - **Emerald**: \(value)
      - Gap: 16px, `space.gap` is 16px

      ```swatches
      color.*
      ```

      """
    }
  }

  /// Changes a project on the disk as an author would, or what was built of it.
  private func edit(
    _ project: inout Project, _ folder: TemporaryFolder, _ random: inout SplitMix, _ step: Int
  ) throws -> String {
    let number = random.below(4)
    let one = "content/one/foundations/page-\(number).md"
    let two = "content/two/guides/page-\(number).md"
    func put(_ path: String, _ text: String) throws -> String {
      project.files[path] = text
      try folder.write(text, to: path)
      return path
    }
    func remove(_ path: String) throws -> String {
      guard project.files.removeValue(forKey: path) != nil else { return "nothing" }
      try folder.remove(path)
      return "without " + path
    }
    let three = random.oneIn(2) ? "content/three/index.md" : "content/three/use.md"
    switch random.below(28) {
    case 0, 1: return try put(one, Project.page(number, title: "Page \(number)", words: "Words of step \(step)."))
    case 2:
      return try put(two, Project.page(number, title: "Guide \(number)", words: "A line.\n\nWords of step \(step)."))
    case 3:
      return try put(one, Project.page(number, title: "Page \(number)", words: "More.", heading: "Part \(step % 3)"))
    case 4: return try put(one, Project.page(number, title: "Title \(step)", words: "More."))
    case 5: return try put(two, Project.page(number, title: "Guide", words: "More.", value: "#10B9\(10 + step)"))
    case 6: return try put("content/one/components/card.md", Project.component("Card", "Step \(step)"))
    case 7: return try put("content/one/components/button.css", ".button { margin: \(step)px }\n")
    case 8: return try put("content/one/tokens/c.tokens.json", Project.tokens("#00\(10 + step)cc", "\(step)px"))
    case 9: return try put("content/two/tokens/c.tokens.json", Project.tokens("#00\(10 + step)cc", "12px"))
    case 10: return try put("content/two/system.yml", "name: Two \(step)\n")
    case 11:
      return try put(
        "content/two/DESIGN.md",
        "---\nname: Two\ncolors:\n  own: \"#1234\(10 + step)\"\n---\n\n# Two\n\nIs `{colors.own}`.\n")
    case 12:
      return try put("content/one/index.md", "# One\n\nStep \(step), see [more](foundations/page-0.md#part-1).\n")
    case 13: return try put("content/one/components/new.md", Project.component("New \(step)", "New"))
    case 14: return try remove("content/one/components/new.md")
    case 15: return try remove(one)
    case 16:
      guard let text = project.files[two] else { return "nothing" }
      _ = try remove(two)
      return try put("content/two/guides/renamed-\(number).md", text)
    case 17:
      return try put("content/notes/index.md", "# Notes\n\n[States](../one/components/button.md#states) \(step)\n")
    case 19: return try put(three, Project.places("Words of step \(step), `{color.text}`."))
    case 20: return try put(three, Project.places("Words.", heading: random.oneIn(2) ? "Greys" : "Blues"))
    case 21: return try put(three, Project.places("Words.", anchor: random.oneIn(2) ? "near" : "nowhere"))
    case 22: return try put(three, Project.places("Words.", title: "Places \(step % 3)"))
    case 23:
      return try put("content/three/tokens/dark.tokens.json", Project.tokens("#88cc\(10 + step)", "4px"))
    case 24:
      return try put(
        "content/three/tokens/t.resolver.json", Project.resolver(random.oneIn(2) ? "light" : "dark"))
    // A slip on one page is none where another has the colour too.
    case 25, 26:
      return try put("content/three/other.md", "# Other\n\nPaper is \(random.oneIn(2) ? "`#19d9a4`" : "white").\n")
    case 18: return try put("content/one/foundations/gone.md", "# Gone\n\nIt is there in step \(step).\n")
    default:
      guard folder.has("public/one/index.html") else { return "nothing" }
      try folder.write("spoilt \(step)", to: "public/one/index.html")
      return "a spoilt site"
    }
  }

  private func site(_ folder: TemporaryFolder, _ output: String) throws -> [String: String] {
    let paths = try folder.tree(output).filter { !$0.hasSuffix("/") }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try folder.read(output + "/" + $0)) })
  }

  /// What a build says, without the time it took and how much it wrote.
  private func build(_ folder: TemporaryFolder, _ options: [String]) async throws -> String {
    let run = try await Program.run(["build"] + options, in: folder.path)
    let summary = run.output.split(separator: "\n").last ?? ""
    return "\(run.status) \(summary.prefix { $0 != " " })\(summary.drop { $0 != ";" })\n\(run.errors)"
  }

  /// Builds what stands in a folder from what is known and afresh, and holds both against each other.
  private func compare(_ folder: TemporaryFolder, _ options: [String], after edits: [String]) async throws {
    let quick = try await build(folder, options + ["--output", "public"])
    let fresh = try await build(folder, options + ["--no-cache", "--output", "fresh"])
    #expect(quick == fresh, "after \(edits)")
    let (made, wanted) = (try site(folder, "public"), try site(folder, "fresh"))
    let different = Set(made.keys).union(wanted.keys).filter { made[$0] != wanted[$0] }.sorted()
    #expect(different.isEmpty, "after \(edits)")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6]) func buildsWhatAFreshBuildWouldWhateverIsEdited(seed: UInt64) async throws {
    try await TemporaryFolder.with { folder in
      var project = Project()
      try folder.write(project.files)
      var random = SplitMix(seed: seed)
      let options = random.oneIn(2) ? ["--base-url", "https://a.example/", "--fingerprint"] : []
      var edits: [String] = []
      for step in 0..<14 {
        try await compare(folder, options, after: edits)
        edits.append(try edit(&project, folder, &random, step))
      }
    }
  }

  // MARK: Documents outside of any project

  /// A document with values, whose links are written as code hosts and makers of sites read them.
  private static func document(
    _ number: Int, _ words: String, title: String = "Document", heading: String = "Part", value: String = "#10B981"
  ) -> String {
    """
    # \(title) \(number)

    \(words) [Next](doc-\((number + 1) % 4).md#part), [rooted](/docs/doc-0#part), [bare](doc-2#part-1).
    <a href="doc-3.md#part">Last</a>, [by route](#/docs/doc-1?id=part), [folder](../docs/).

    ## \(heading)

    - **Emerald**: \(value)
    - Gap: 16px

    {{< include doc-\(number).html >}}

    """
  }

  private func editDocuments(_ folder: TemporaryFolder, _ random: inout SplitMix, _ step: Int) throws -> String {
    let number = random.below(4)
    let path = "docs/doc-\(number).md"
    func put(_ path: String, _ text: String) throws -> String {
      try folder.write(text, to: path)
      return path
    }
    switch random.below(11) {
    case 0, 1: return try put(path, Self.document(number, "Words of step \(step)."))
    case 9, 10: return try put(path, Self.document(number, "Words.", title: random.oneIn(2) ? "Paper" : "Sheet"))
    case 2: return try put(path, Self.document(number, "More.", heading: random.oneIn(2) ? "Part" : "Piece"))
    case 3: return try put(path, Self.document(number, "More.", value: "#10B9\(10 + step)"))
    case 4: return try put(path, "---\ntitle: Step \(step)\nstatus: draft\n---\n\n# Document\n\n## Part\n")
    case 5: return try put("docs/doc-9.md", Self.document(9, "It is there in step \(step)."))
    case 6:
      guard folder.has("docs/doc-9.md") else { return "nothing" }
      try folder.remove("docs/doc-9.md")
      return "without docs/doc-9.md"
    case 7: return try put("docs/picture.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"a\(step)\"/>")
    default: return try put("README.md", "# Read me\n\nStep \(step). [One](docs/doc-1.md#part)\n")
    }
  }

  @Test(arguments: [11, 12, 13, 14]) func buildsDocumentsAsAFreshBuildWould(seed: UInt64) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# Read me\n\nAll [documents](docs/doc-0.md).\n", to: "README.md")
      for number in 0..<4 { try folder.write(Self.document(number, "First words."), to: "docs/doc-\(number).md") }
      var random = SplitMix(seed: seed)
      var edits: [String] = []
      for step in 0..<10 {
        try await compare(folder, [], after: edits)
        edits.append(try editDocuments(folder, &random, step))
      }
    }
  }

  // MARK: Documents that are read by what stands beside them

  /// Adds and takes away what tells whether `design/things.md` is about a design, and whether its colours are slips: how many
  /// documents there are, how those in its folder are called, and their colours.
  private func editNeighbours(_ folder: TemporaryFolder, _ random: inout SplitMix, _ step: Int) throws -> String {
    func toggle(_ path: String, _ text: String) throws -> String {
      if folder.has(path) {
        try folder.remove(path)
        return "without " + path
      }
      try folder.write(text, to: path)
      return path
    }
    switch random.below(6) {
    case 0: return try toggle("notes.md", "# Notes\n\nThe first words.\n")
    case 1: return try toggle("design/icons.md", "# Icons\n\nThey are drawn by hand.\n")
    case 2: return try toggle("design/colors.md", "# Colours\n\nThey are few.\n")
    case 3: return try toggle("more.md", "# More\n\nPaper is `#19d9a4`.\n")
    case 4:
      try folder.write("# Even more\n\nPaper is `\(random.oneIn(2) ? "#19D9a4" : "#19d9a480")`.\n", to: "even.md")
      return "even.md"
    default:
      try folder.write(Self.things("Words of step \(step)."), to: "design/things.md")
      return "design/things.md"
    }
  }

  private static func things(_ words: String) -> String {
    "# Things\n\n\(words)\n\n- Mint: #19d9c4\n- Radius: TBD\n\nLinks are `#19d9a4`. Borders are `#19d9c4`.\n"
  }

  @Test(arguments: [21, 22, 23, 24]) func buildsDocumentsAsAFreshBuildWouldByTheirNeighbours(seed: UInt64) async throws
  {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.things("First words."), to: "design/things.md")
      var random = SplitMix(seed: seed)
      var edits: [String] = []
      for step in 0..<12 {
        try await compare(folder, [], after: edits)
        edits.append(try editNeighbours(folder, &random, step))
      }
    }
  }
}
