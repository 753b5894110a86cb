import Synchronization

/// Applies a function to every item on up to `jobs` tasks at once; results in the order of the items.
///
/// Each task takes the next short run of items as soon as it is done with one, so that all end together however uneven
/// the items are, and none waits for another to be told what to do.
func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  let jobs = max(1, jobs)
  guard jobs > 1, items.count > 1 else { return items.map(transform) }
  let length = max(1, items.count / (jobs * 64))
  let runs = stride(from: 0, to: items.count, by: length).map { $0..<min($0 + length, items.count) }
  let counter = Counter()
  return await withTaskGroup(of: [(run: Int, values: [Result])].self) { group in
    for _ in 0..<min(jobs, runs.count) {
      group.addTask {
        var made: [(run: Int, values: [Result])] = []
        while let run = counter.next(below: runs.count) { made.append((run, items[runs[run]].map(transform))) }
        return made
      }
    }
    var results = [[Result]](repeating: [], count: runs.count)
    for await part in group {
      for (run, values) in part { results[run] = values }
    }
    return results.flatMap(\.self)
  }
}

/// Numbers from zero on, each given once, whoever asks.
private final class Counter: Sendable {
  private let given = Atomic(0)

  func next(below end: Int) -> Int? {
    let number = given.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < end ? number : nil
  }
}
