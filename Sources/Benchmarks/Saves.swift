import Files
import Pipeline
import Printing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Saves pages of a guide that is being served, one after the other: how long it takes until the page can be shown anew,
/// and what memory many saves leave behind.
struct Saves {
  private static let pages = 5_000
  private static let saves = 1_000

  private let guide: Folder
  private let source = Folder.scratch / "source"

  /// - Parameter guide: the folder with the documents that the pages are made of.
  init(guide: Folder) { self.guide = guide }

  /// What a save takes, in seconds.
  private struct Times {
    var look: [Double] = []
    var read: [Double] = []
    var build: [Double] = []
    var page: [Double] = []
    var all: [Double] = []
  }

  func run() async throws {
    try Folder.scratch.remove()
    let corpus = try Corpus.pages(ofGuide: guide, count: Self.pages)
    try source.write(corpus.files)
    let jobs = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var watch = SourceWatch(source.path, output: nil)
    let site = LiveSite(BuildOptions(jobs: jobs))
    let clock = ContinuousClock()
    let start = clock.now
    let first = try await watch.read(jobs: jobs)
    _ = await site.build(first)
    let whole = seconds(start.duration(to: clock.now))
    await site.complete()
    print("\nserving \(corpus.title)")
    print("first build \(whole.fixed(3)) s, with its findings \(seconds(start.duration(to: clock.now)).fixed(3)) s")
    var times = Times()
    var memory = [Self.memory]
    for save in 1...Self.saves {
      let number = save * 37 % Self.pages
      let path = "area-\(number / 100)/page-\(number % 100)"
      try source.write([Artifact(path: path + ".md", text: "# Saved \(save)\n\nA page with `#0066cc`.\n")])
      let saved = clock.now
      let isSeen = await watch.hasChanged(jobs: jobs)
      precondition(isSeen, "a save is seen")
      let seen = clock.now
      let tree = try await watch.read(jobs: jobs)
      let read = clock.now
      _ = await site.build(tree)
      let built = clock.now
      let bytes = site.file(path + ".html")
      let end = clock.now
      precondition(bytes.map { String(decoding: $0, as: UTF8.self).contains("Saved \(save)") } ?? false, "it is shown")
      times.look.append(seconds(saved.duration(to: seen)))
      times.read.append(seconds(seen.duration(to: read)))
      times.build.append(seconds(read.duration(to: built)))
      times.page.append(seconds(built.duration(to: end)))
      times.all.append(seconds(saved.duration(to: end)))
      if save % (Self.saves / 5) == 0 { memory.append(Self.memory) }
    }
    report(times, memory)
    try Folder.scratch.remove()
  }

  private func report(_ times: Times, _ memory: [Double]) {
    print("\(Self.saves) saves, each of another page; milliseconds")
    print(Table.row("", "median", "95 %", "most"))
    for (name, values) in [
      ("seeing that a file changed", times.look), ("reading what changed", times.read), ("building", times.build),
      ("printing the page", times.page), ("all of it", times.all),
    ] {
      let sorted = values.sorted()
      let shown = [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], sorted[sorted.count - 1]]
      print(Table.row([name] + shown.map { ($0 * 1000).fixed(1) }))
    }
    print(
      "resident MB, at the start and after every \(Self.saves / 5) saves: \(memory.map { $0.fixed(0) }.joined(separator: ", "))"
    )
  }

  /// The resident memory of this process in MB; 0 where the system does not tell.
  private static var memory: Double {
    guard let stream = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), stream) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
