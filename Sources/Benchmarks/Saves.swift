import Files
import Printing
import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Saves pages of a guide that is being served, as somebody at an editor and a browser meets it: how long it takes from the
/// save to the event that tells the browser, and to the page; and what memory many saves leave behind.
struct Saves {
  private static let pages = 5_000
  /// Saves that follow each other at once.
  private static let many = 1_000
  /// Saves that follow them, and change only the words of pages that were saved before.
  private static let edits = 200
  /// Saves of which each comes when the site is whole again after the one before: the whole guide is checked anew each time.
  private static let few = 5

  private let guide: Folder
  private let binaries: Folder
  private let source = Folder.scratch / "source"

  /// - Parameters:
  ///   - guide: the folder with the documents that the pages are made of.
  ///   - binaries: the folder with the program.
  init(guide: Folder, binaries: Folder) {
    self.guide = guide
    self.binaries = binaries
  }

  /// What saves take, in seconds.
  private struct Times {
    var event: [Double] = []
    var page: [Double] = []
  }

  func run() async throws {
    try Folder.scratch.remove()
    let corpus = try Corpus.pages(ofGuide: guide, count: Self.pages)
    try source.write(corpus.files)
    print("\nserving \(corpus.title)")
    let start = ContinuousClock.now
    _ = try await ServedProject.with(source.path, program: binaries.path + "/specimen") { site in
      print("first build \(seconds(start.duration(to: .now)).fixed(3)) s")
      let events = try site.listen()
      _ = try await events.read(until: "data: findings ")
      print("with its findings \(seconds(start.duration(to: .now)).fixed(3)) s")
      var (apart, close) = (Times(), Times())
      var memory = [Self.memory(of: site.processID)]
      print("saves, each of another page; milliseconds")
      print(Table.row("", "median", "95 %", "most"))
      for save in 1...Self.few {
        try await time(save, on: site, events, &apart)
        _ = try await events.read(until: "data: findings ")
      }
      memory.append(Self.memory(of: site.processID))
      report("\(Self.few) saves of a whole site, to the event", apart.event)
      report("to the page", apart.page)
      for save in (Self.few + 1)...(Self.few + Self.many) {
        try await time(save, on: site, events, &close)
        if save % (Self.many / 5) == 0 { memory.append(Self.memory(of: site.processID)) }
      }
      report("\(Self.many) saves at once, to the event", close.event)
      report("to the page", close.page)
      var words = Times()
      let last = Self.few + Self.many
      for save in (last + 1)...(last + Self.edits) {
        try await time(save, title: save - Self.many, on: site, events, &words)
      }
      report("\(Self.edits) saves of words alone, to the event", words.event)
      report("to the page", words.page)
      let figures = memory.map { $0.fixed(0) }.joined(separator: ", ")
      print("resident MB at the start, after the first \(Self.few) saves and during the others: \(figures)")
    }
    try Folder.scratch.remove()
  }

  /// Saves a page, and waits until it is shown.
  ///
  /// - Parameter title: the save by which it is called, where it keeps its title; nil for this one.
  private func time(
    _ save: Int, title: Int? = nil, on site: ServedProject, _ events: RawConnection, _ times: inout Times
  ) async throws {
    let title = title ?? save
    let number = title * 37 % Self.pages
    let path = "area-\(number / 100)/page-\(number % 100)"
    let start = ContinuousClock.now
    try source.write([Artifact(path: path + ".md", text: "# Saved \(title)\n\nSave \(save): a page with `#0066cc`.\n")])
    var event = 0.0
    // A look at the sources may have met the file while it was written: then another event follows.
    repeat {
      _ = try await events.read(until: "data: build ")
      event = seconds(start.duration(to: .now))
    } while try await !site.get("/\(path).html").contains("Save \(save):")
    times.event.append(event)
    times.page.append(seconds(start.duration(to: .now)))
  }

  private func report(_ name: String, _ values: [Double]) {
    let sorted = values.sorted()
    let shown = [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], sorted[sorted.count - 1]]
    print(Table.row([name] + shown.map { ($0 * 1000).fixed(1) }))
    // What is measured is to be seen while the rest is, also in a file.
    fflush(nil)
  }

  /// The resident memory of a process in MB; 0 where the system does not tell.
  private static func memory(of process: Int32) -> Double {
    guard let stream = fopen("/proc/\(process)/statm", "r") else { return 0 }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), stream) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
