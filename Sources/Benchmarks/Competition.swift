import Files
import Printing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs several programs in turn on the same corpus, so that a slowdown of the machine affects all of them.
struct Competition {
  private static let rounds = 12

  /// A folder in memory where the system has one, to keep the disk out of the measurement.
  private static var scratch: String { access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp" }

  private struct Contender {
    let name: String
    let output: String
    let command: [String]
    var runs: [Measurement] = []
  }

  static func run(binaries: String) throws {
    let folder = scratch + "/specimen-bench"
    try remove(folder)
    let pages = Corpus.pages()
    let bytes = pages.reduce(0) { $0 + $1.bytes.count }
    print("corpus: \(pages.count) pages, \((Double(bytes) / 1e6).fixed(1)) MB, in \(scratch)")
    write(pages, to: folder + "/source")
    write(pages, to: folder + "/hugo/content")
    write(hugo, to: folder + "/hugo")
    var contenders = [
      Contender(
        name: "specimen", output: folder + "/a",
        command: [binaries + "/specimen", "build", folder + "/source", "--output", folder + "/a"]),
      Contender(
        name: "libcmark in C", output: folder + "/b",
        command: [binaries + "/Baseline", folder + "/source", folder + "/b"]),
    ]
    if let found = which("hugo") {
      contenders.append(
        Contender(
          name: "hugo", output: folder + "/c",
          command: [found, "--quiet", "--source", folder + "/hugo", "--destination", folder + "/c"]))
    } else {
      print("hugo is not installed: left out (make bench installs it)")
    }
    // Every order occurs equally often, so that no program always runs on a machine that another has just heated and
    // filled.
    let orders = orders(of: Array(contenders.indices))
    for round in 0...rounds {
      for index in orders[round % orders.count] {
        try remove(contenders[index].output)
        let measured = try measure(contenders[index].command)
        // The first round warms the caches and does not count.
        if round > 0 { contenders[index].runs.append(measured) }
      }
    }
    report(contenders)
    try rebuild(contenders[0].command, folder: folder)
    try remove(folder)
  }

  private static func orders(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in orders(of: items.filter { $0 != first }).map { [first] + $0 } }
  }

  private static func report(_ contenders: [Contender]) {
    print("\nwhole builds, \(rounds) rounds in turn; medians, also of the ratio within a round; least and most wall")
    print(row("", "wall s", "(least–most)", "cpu s", "peak MB", "wall ÷ C"))
    let yardstick = contenders[1].runs.map(\.wall)
    for contender in contenders {
      let walls = contender.runs.map(\.wall)
      let range = "\((walls.min() ?? 0).fixed(3))–\((walls.max() ?? 0).fixed(3))"
      print(
        row(
          contender.name, median(walls).fixed(3), range, median(contender.runs.map(\.processor)).fixed(3),
          median(contender.runs.map(\.memory)).fixed(0), median(zip(walls, yardstick).map(/)).fixed(2)))
    }
  }

  /// The same build again, once with nothing changed and once with one page changed.
  private static func rebuild(_ command: [String], folder: String) throws {
    let page = folder + "/source/area-0/page-0.md"
    var unchanged: [Double] = []
    var changed: [Double] = []
    for round in 0..<rounds {
      unchanged.append(try measure(command).wall)
      write([Artifact(path: "page-0.md", text: "# Changed \(round)\n\nA page.\n")], to: RelativePath.folder(of: page))
      changed.append(try measure(command).wall)
    }
    print("again, nothing changed: \(median(unchanged).fixed(3)) s; one page changed: \(median(changed).fixed(3)) s")
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

  private static func row(_ cells: String...) -> String {
    zip(cells, [16, 10, 16, 10, 10, 10]).map { cell, width in
      cell + String(repeating: " ", count: max(1, width - cell.count))
    }.joined()
  }

  private static func which(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
  }

  private static func write(_ files: [Artifact], to folder: String) {
    for file in files {
      let path = folder + "/" + file.path
      makeFolder(RelativePath.folder(of: path))
      guard let stream = fopen(path, "wb") else { preconditionFailure("\(path) cannot be written") }
      file.bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
      fclose(stream)
    }
  }

  private static func makeFolder(_ path: String) {
    guard access(path, F_OK) != 0 else { return }
    makeFolder(RelativePath.folder(of: path))
    mkdir(path, 0o755)
  }

  private static func remove(_ path: String) throws(BenchmarkError) { _ = try measure(["rm", "-rf", path]) }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
