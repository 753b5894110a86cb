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
    switch random.below(20) {
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

  @Test(arguments: [1, 2, 3, 4, 5, 6]) func buildsWhatAFreshBuildWouldWhateverIsEdited(seed: UInt64) async throws {
    try await TemporaryFolder.with { folder in
      var project = Project()
      try folder.write(project.files)
      var random = SplitMix(seed: seed)
      let options = random.oneIn(2) ? ["--base-url", "https://a.example/", "--fingerprint"] : []
      var edits: [String] = []
      for step in 0..<14 {
        let quick = try await build(folder, options + ["--output", "public"])
        let fresh = try await build(folder, options + ["--no-cache", "--output", "fresh"])
        #expect(quick == fresh, "after \(edits)")
        let (made, wanted) = (try site(folder, "public"), try site(folder, "fresh"))
        let different = Set(made.keys).union(wanted.keys).filter { made[$0] != wanted[$0] }.sorted()
        #expect(different.isEmpty, "after \(edits)")
        edits.append(try edit(&project, folder, &random, step))
      }
    }
  }
}
