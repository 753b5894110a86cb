import Foundation
import TestSupport

/// The guide's own content, or the documents of a folder, with bytes changed, moved and doubled, and documents of phrases:
/// whatever comes, Specimen must not trap, hang or fill the memory.
///
/// A process of its own builds one site after the other and says which it begins; it ends where one cannot be built, and
/// that one's files are kept.
struct Mutation {
  let seed: UInt64
  let seconds: Int
  /// A folder whose documents stand in for the guide's content.
  let documents: String?

  /// How long one run may take in seconds: a run of a debug build takes a fraction of one.
  static let longestRun: UInt32 = 60
  /// How many bytes the process may have.
  static let mostMemory: UInt64 = 6 << 30
  private static let mostFaults = 10

  /// Whether every run came to its end.
  func run() async throws -> Bool {
    let end = Date(timeIntervalSinceNow: Double(seconds))
    var next = 0
    var faults = 0
    while end.timeIntervalSinceNow > 0, faults < Self.mostFaults {
      let (last, fault) = try await work(from: next, seconds: max(1, Int(end.timeIntervalSinceNow)))
      next = last + 1
      guard let fault else { continue }
      faults += 1
      print("run \(last) \(fault): its files are in \(try save(last))")
    }
    print("\(next) runs, \(faults) \(faults == 1 ? "fault" : "faults")")
    return faults == 0
  }

  /// Lets another process make runs until it ends; the last of them, and what went wrong with it.
  private func work(from first: Int, seconds: Int) async throws -> (last: Int, fault: String?) {
    let arguments =
      ["mutate-from", "--run", "\(first)", "--seed", "\(seed)", "--seconds", "\(seconds)"]
      + (documents.map { ["--documents", $0] } ?? [])
    let run = try await ChildProcess(Bundle.main.executablePath ?? CommandLine.arguments[0], arguments).run()
    let last = run.output.split(separator: "\n").last.flatMap { Int($0) } ?? first
    if run.status == 0 { return (last, nil) }
    let end = run.status == -SIGALRM ? "took more than \(Self.longestRun) s" : "ended with \(run.status)"
    return (last, run.errors.isEmpty ? end : "\(end), saying:\n\(run.errors.suffix(2_000))")
  }

  /// Keeps the files of a run for whoever looks into it.
  private func save(_ run: Int) throws -> String {
    let input = MutationCase(try MutationCorpus(documents: documents), seed: seed, run: run)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("specimen-fuzz-\(seed)-\(run)")
    for (path, bytes) in input.files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    return folder.path
  }
}
