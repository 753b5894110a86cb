import Files
import Printing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs several programs in turn on one corpus, so that a slowdown of the machine affects all of them.
struct Race {
  private static let rounds = 12

  private struct Contender {
    let name: String
    let output: Folder
    let command: [String]
    var runs: [Measurement] = []
  }

  private let corpus: Corpus
  private let source = Folder.scratch / "source"
  private var contenders: [Contender]

  /// - Parameter hugo: the path of Hugo, which takes part if it is given.
  init(_ corpus: Corpus, binaries: Folder, hugo: String? = nil) {
    self.corpus = corpus
    let (a, b, c) = (Folder.scratch / "a", Folder.scratch / "b", Folder.scratch / "c")
    contenders = [
      Contender(
        name: "specimen", output: a,
        command: [(binaries / "specimen").path, "build", source.path, "--output", a.path]),
      Contender(name: "libcmark in C", output: b, command: [(binaries / "Baseline").path, source.path, b.path]),
    ]
    guard let hugo else { return }
    contenders.append(
      Contender(
        name: "Hugo", output: c,
        command: [hugo, "--quiet", "--source", (Folder.scratch / "hugo").path, "--destination", c.path]))
  }

  mutating func run() throws(BenchmarkError) {
    try Folder.scratch.remove()
    try source.write(corpus.files)
    if contenders.count > 2 {
      try (Folder.scratch / "hugo/content").write(corpus.files)
      try (Folder.scratch / "hugo").write(Self.hugo)
    }
    // Every order occurs equally often, so that no program always runs on a machine that another has just heated and
    // filled.
    let orders = Self.orders(of: Array(contenders.indices))
    for round in 0...Self.rounds {
      for index in orders[round % orders.count] {
        try contenders[index].output.remove()
        let measured = try measure(contenders[index].command)
        // The first round warms the caches and does not count.
        if round > 0 { contenders[index].runs.append(measured) }
      }
    }
    report()
  }

  /// The same build again: with nothing changed, with one page changed, and whole, without what the last one has noted.
  func rebuild() throws(BenchmarkError) {
    var (unchanged, changed, whole): ([Double], [Double], [Double]) = ([], [], [])
    let command = contenders[0].command
    _ = try measure(command)
    for round in 0..<Self.rounds {
      unchanged.append(try measure(command).wall)
      try source.write([Artifact(path: "area-0/page-0.md", text: "# Changed \(round)\n\nA page.\n")])
      changed.append(try measure(command).wall)
      try contenders[0].output.remove()
      whole.append(try measure(command + ["--no-cache"]).wall)
      _ = try measure(command)
    }
    let full = median(whole)
    func share(_ times: [Double]) -> String {
      "\(median(times).fixed(3)) s, \((median(times) / full * 100).fixed(1)) %"
    }
    print("again, of \(full.fixed(3)) s: nothing changed \(share(unchanged)); one page changed \(share(changed))")
  }

  /// The same without the builds before it.
  func rebuildAlone() throws(BenchmarkError) {
    try Folder.scratch.remove()
    try source.write(corpus.files)
    print("\n\(corpus.title)")
    try rebuild()
    try Folder.scratch.remove()
  }

  private static func orders(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in orders(of: items.filter { $0 != first }).map { [first] + $0 } }
  }

  private func report() {
    print("\n\(corpus.title)")
    print(Table.row("", "wall s", "(least–most)", "cpu s", "peak MB", "wall ÷ C"))
    let yardstick = contenders[1].runs.map(\.wall)
    for contender in contenders {
      let walls = contender.runs.map(\.wall)
      let range = "\((walls.min() ?? 0).fixed(3))–\((walls.max() ?? 0).fixed(3))"
      print(
        Table.row(
          contender.name, median(walls).fixed(3), range, median(contender.runs.map(\.processor)).fixed(3),
          median(contender.runs.map(\.memory)).fixed(0), median(zip(walls, yardstick).map(/)).fixed(2)))
    }
  }

  private static let hugo = [
    Artifact(
      path: "hugo.toml",
      text: "baseURL = 'https://example.org/'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n"),
    Artifact(path: "layouts/_default/single.html", text: plain),
    Artifact(path: "layouts/_default/list.html", text: plain),
    Artifact(path: "layouts/index.html", text: plain),
  ]

  private static let plain =
    "<!doctype html><html lang=\"en\"><head><title>{{ .Title }}</title></head><body>{{ .Content }}</body></html>\n"

  /// The path of a program in the folders of `PATH`.
  static func which(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
  }
}

/// Columns of figures.
enum Table {
  static func row(_ cells: String...) -> String { row(cells) }

  static func row(_ cells: [String]) -> String {
    zip(cells, [30] + cells.dropFirst().map { _ in 14 }).map { cell, width in
      cell + String(repeating: " ", count: max(1, width - cell.count))
    }.joined()
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
