/// Applies a function to every item on up to `jobs` tasks at once; results in the order of the items.
///
/// Items are handed out in short runs, several a task, so that all tasks end together however uneven the items are.
func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  let jobs = max(1, jobs)
  guard jobs > 1, items.count > 1 else { return items.map(transform) }
  let length = max(1, items.count / (jobs * 128))
  let runs = stride(from: 0, to: items.count, by: length).map { $0..<min($0 + length, items.count) }
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    var results = [[Result]](repeating: [], count: runs.count)
    var next = 0
    while next < min(jobs, runs.count) {
      add(next, &group)
      next += 1
    }
    while let (run, values) = await group.next() {
      results[run] = values
      if next < runs.count {
        add(next, &group)
        next += 1
      }
    }
    return results.flatMap(\.self)
  }

  func add(_ run: Int, _ group: inout TaskGroup<(Int, [Result])>) {
    let part = items[runs[run]]
    group.addTask { (run, part.map(transform)) }
  }
}
