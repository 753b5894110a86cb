import Foundation

/// The runs that one process makes, each number written before the run begins.
struct MutationRuns {
  let seed: UInt64
  let first: Int
  let seconds: Int
  let documents: String?

  func run() async throws {
    var limit = rlimit(rlim_cur: rlim_t(Mutation.mostMemory), rlim_max: rlim_t(Mutation.mostMemory))
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
    let corpus = try MutationCorpus(documents: documents)
    let end = Date(timeIntervalSinceNow: Double(seconds))
    var number = first
    repeat {
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      let input = MutationCase(corpus, seed: seed, run: number)
      alarm(Mutation.longestRun)
      await input.build()
      alarm(0)
      number += 1
    } while end.timeIntervalSinceNow > 0
  }
}
