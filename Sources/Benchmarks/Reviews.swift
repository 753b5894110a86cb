import Files
import Printing

/// Compares folders with their next versions: how long it takes until the changes are told.
struct Reviews {
  private static let rounds = 5

  private let binaries: Folder
  private let guide: Folder
  private let old = Folder.scratch / "old"
  private let new = Folder.scratch / "new"

  /// - Parameter guide: the folder with the documents of a guide.
  init(binaries: Folder, guide: Folder) { (self.binaries, self.guide) = (binaries, guide) }

  /// - Parameter tokens: a folder of token files; nil for generated ones.
  func run(tokens: Folder?) throws(BenchmarkError) {
    print("\nreviews; medians and the least of \(Self.rounds) rounds")
    try time("the guide, a colour changed", try Corpus.project(Folder(path: ".")).files, isChanged: true)
    var files = TokenScale.permutations().map { Artifact(path: $0.path, bytes: $0.bytes) }
    if let tokens {
      files = []
      for path in try tokens.files() { files.append(Artifact(path: path, bytes: try tokens.bytes(of: path))) }
    }
    try time(tokens?.path ?? "1,400 tokens, 12 permutations", files, isChanged: true)
    let pages = try Corpus.pages(ofGuide: guide)
    let same = try time(pages.title, pages.files, isChanged: false)
    let site = Folder.scratch / "site"
    var builds: [Double] = []
    for _ in 0..<Self.rounds {
      try site.remove()
      builds.append(
        try measure([(binaries / "specimen").path, "build", old.path, "--output", site.path, "--no-cache"]).wall)
    }
    let build = median(builds)
    print("  its build: \(build.fixed(3)) s, of which that is \((same / build * 100).fixed(1)) %")
    try Folder.scratch.remove()
  }

  /// Prints how long a comparison takes, and returns the median.
  @discardableResult
  private func time(_ name: String, _ files: [Artifact], isChanged: Bool) throws(BenchmarkError) -> Double {
    try Folder.scratch.remove()
    try old.write(files)
    try new.write(isChanged ? Self.changed(files) : files)
    var runs: [Measurement] = []
    for _ in 0...Self.rounds { runs.append(try measure([(binaries / "specimen").path, "diff", old.path, new.path])) }
    // The first one warms the caches.
    let walls = runs.dropFirst().map(\.wall)
    let processor = median(runs.dropFirst().map(\.processor))
    print(
      "  \(name): \(median(walls).fixed(3)) s (\((walls.min() ?? 0).fixed(3)) s; processor \(processor.fixed(3)) s)")
    return median(walls)
  }

  /// The same files with the first number of the first value changed.
  private static func changed(_ files: [Artifact]) -> [Artifact] {
    var files = files
    for (index, file) in files.enumerated() where file.path.hasSuffix(".json") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for start in ["\"components\": [", "\"value\": "] {
        guard let found = text.firstRange(of: start) else { continue }
        let rest = text[found.upperBound...].drop { !$0.isNumber }
        let number = rest.prefix { $0.isNumber || $0 == "." }
        let value = number == "0.5" ? "0.25" : "0.5"
        files[index] = Artifact(path: file.path, text: text[..<rest.startIndex] + value + rest[number.endIndex...])
        return files
      }
    }
    return files
  }
}
