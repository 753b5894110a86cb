import Files
import Printing

/// Builds with n, 2n and 4n of something: if time is linear, they take at most two and four times as long.
struct Linearity {
  private static let rounds = 3

  private let specimen: String
  private let guide: Folder

  /// - Parameter guide: the folder with the documents that the pages are made of.
  init(binaries: Folder, guide: Folder) {
    specimen = (binaries / "specimen").path
    self.guide = guide
  }

  func run() throws(BenchmarkError) {
    print("\nn, 2n and 4n of a thing, \(Self.rounds) rounds; medians of wall seconds and of peak MB")
    print(Table.row("", "n", "wall s", "", "", "peak MB", "", ""))
    try row("pages", 1_250) { count throws(BenchmarkError) in
      try Corpus.pages(ofGuide: guide, count: count).files
    }
    try row("links", 100_000) { count in pages(1_000, holding: count) { "[a page](page-\($0 % 1_000).md)" } }
    try row("broken links, 100 a page", 50_000) { count in
      pages(count / 100, holding: count) { "[a page](pages-\($0).md)" }
    }
    try row("findings, 10 a page", 5_000) { count in pages(count / 10, holding: count) { Self.finding($0) } }
    try row("findings of one page", 5_000) { count in pages(1, holding: count) { Self.finding($0) } }
    try row("tokens", 5_000) { count in
      [Artifact(path: "content/one/tokens/large.tokens.json", text: TokenScale.chains(count))]
        + pages(1, holding: 1) { _ in "A page." }.map { Artifact(path: "content/one/" + $0.path, bytes: $0.bytes) }
    }
    try row("claims of one page", 1_000) { count in pages(1, holding: count) { Self.claim($0) } }
    try row("unknown names beside code", 1_000) { count in
      [Artifact(path: "content/one/tokens/large.tokens.json", text: TokenScale.chains(100))]
        + pages(1, holding: count) { Self.unknown($0) }
        .map { Artifact(path: "content/one/" + $0.path, bytes: $0.bytes) }
    }
    try row("unknown names, as many tokens", 1_000) { count in
      [Artifact(path: "content/one/tokens/large.tokens.json", text: TokenScale.chains(count))]
        + pages(1, holding: count) { "Uses {space.none\($0)} here." }
        .map { Artifact(path: "content/one/" + $0.path, bytes: $0.bytes) }
    }
    try row("broken anchors, as many headings", 1_000) { count in
      pages(1, holding: count) { "## Heading \($0)\n\nSee [this](#heding-\($0))." }
    }
    try Folder.scratch.remove()
  }

  private func row(
    _ name: String, _ count: Int, _ files: (Int) throws(BenchmarkError) -> [Artifact]
  ) throws(BenchmarkError) {
    let (source, output) = (Folder.scratch / "source", Folder.scratch / "a")
    var walls: [String] = []
    var peaks: [String] = []
    for factor in [1, 2, 4] {
      try Folder.scratch.remove()
      try source.write(try files(count * factor))
      var runs: [Measurement] = []
      for _ in 0..<Self.rounds {
        try output.remove()
        runs.append(try measure([specimen, "build", source.path, "--output", output.path]))
      }
      walls.append(median(runs.map(\.wall)).fixed(3))
      peaks.append(median(runs.map(\.memory)).fixed(0))
    }
    print(Table.row([name, "\(count)"] + walls + peaks))
  }

  /// Pages that share a number of paragraphs equally.
  private func pages(_ pages: Int, holding count: Int, _ paragraph: (Int) -> String) -> [Artifact] {
    (0..<pages).map { page in
      let parts = stride(from: page, to: count, by: pages).map(paragraph)
      return Artifact(path: "page-\(page).md", text: "# Page \(page)\n\n" + parts.joined(separator: "\n\n") + "\n")
    }
  }

  /// A limit that no duration exceeds, and one of them.
  private static func claim(_ number: Int) -> String {
    "No animation is longer than 300 ms. The drawer opens in \(100 + number % 200)ms."
  }

  /// A name that is no token's above code with keys of its own.
  private static func unknown(_ number: Int) -> String {
    "Use `space.none\(number)` here.\n\n```json\n{ \"key\(number)\": 1 }\n```"
  }

  /// A block with an option that it does not have.
  private static func finding(_ number: Int) -> String { "```mermaid wide=\(number)\nflowchart LR\nA --> B\n```" }
}
