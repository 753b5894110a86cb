import Plates

/// What a block is, by its kind and its words.
extension PageBlock {
  package var isHeading: Bool { level != nil }

  /// The level of a heading; nil for anything else.
  package var level: Int? { if case .heading(let level) = kind { level } else { nil } }

  /// Whether it is a heading within the section of another.
  package func isBelow(_ other: PageBlock) -> Bool {
    if let level, let outer = other.level { level > outer } else { false }
  }

  /// Its text, with the fence of a block; of what has none, its tags.
  package var shown: String {
    if case .fence(let info) = kind { return "```\(info)\n\(text)" }
    return text.isEmpty ? html : text
  }

  /// The same with all tags of raw HTML.
  package var whole: String { html.isEmpty ? shown : html }

  /// Whether it only wraps other text: nothing in it is read, seen or followed.
  package var isWrapper: Bool { text.isEmpty && links.isEmpty && !isSeen && !isFence }

  /// The name that an item or a row begins with: `Primary` of `Primary: #1a2b3c`, the first cell of a row. Nil for what begins
  /// with none.
  package var label: String? {
    let label: Substring
    switch kind {
    case .item:
      guard let colon = text.firstIndex(where: { ":：".contains($0) }), !RuleText.isKind(text[..<colon]) else {
        return nil
      }
      // What is said of a name in brackets makes it no other.
      label = text[..<colon].prefix { $0 != "(" }
    case .row:
      guard !isHead, let bar = text.firstRange(of: " | ") else { return nil }
      label = text[..<bar.lowerBound]
    case .heading, .paragraph, .column, .html, .rule, .fence: return nil
    }
    guard label.count <= 48, label.contains(where: \.isLetter) else { return nil }
    return String(label.last == " " ? label.dropLast() : label)
  }

  /// The first words of a text without a name: as many as no two texts begin with by chance. Nil for anything else.
  package var beginning: String? {
    guard kind == .item || kind == .paragraph else { return nil }
    // In a script without blanks, as many letters as that.
    if text.mayBeUnspaced, let first = text.first, first.isUnspaced {
      return text.count > 2 * Self.letterCount ? String(text.prefix(Self.letterCount)) : nil
    }
    let words = text.split(separator: " ", maxSplits: Self.beginningCount).prefix(Self.beginningCount)
    return words.count < Self.beginningCount ? nil : words.joined(separator: " ").lowercased()
  }

  private static let (beginningCount, letterCount) = (5, 7)

  /// What a heading is about, whatever its number is and whatever else it says: `# color` of `9. Color Palette & Roles` and of
  /// `Colors`. The title of a page is about the page. Nil for anything else.
  package var subject: String? {
    guard let level else { return nil }
    if level == 1, heading.isEmpty { return "#" }
    let words = text.lowercased().split { !$0.isLetter }
    // In scripts other than Latin, a word is short.
    guard var first = words.first, first.count > (first.utf8.count > first.count ? 1 : 3) else { return nil }
    if first.last == "s" { first.removeLast() }
    return "# " + first
  }

  /// The first word of the info string of a code block.
  package var fenceName: String? {
    guard case .fence(let info) = kind else { return nil }
    return FencedBlock.name(ofInfo: info)
  }

  /// The title that a block gives its figure, or else its heading.
  package var figureTitle: String? {
    guard case .fence(let info) = kind else { return nil }
    let parts = info.split(separator: "title=\"", maxSplits: 1)
    if parts.count == 2 { return String(parts[1].prefix { $0 != "\"" }) }
    return heading.isEmpty ? nil : heading
  }

  /// Whether it is a listing of a language, which draws nothing.
  package var isListing: Bool {
    fenceName.map(Self.isListing) ?? false
  }

  /// Whether a fence of this name is a listing of a language.
  package static func isListing(_ name: String) -> Bool { languages.contains(name.lowercased()) }

  private static let languages: Set = [
    "", "text", "txt", "sh", "bash", "shell", "zsh", "console", "diff", "html", "css", "scss", "less", "js", "jsx",
    "ts",
    "tsx", "javascript", "typescript", "json", "jsonc", "yaml", "yml", "toml", "xml", "svg", "md", "markdown", "mdx",
    "swift", "kotlin", "kt", "java", "dart", "python", "py", "ruby", "rb", "go", "rust", "rs", "c", "cpp", "csharp",
    "php",
    "lua", "sql", "vue", "svelte", "graphql", "ini", "env",
  ]
}
