import Synchronization

/// Applies a function to every item on up to `jobs` tasks at once; results in the order of the items.
func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await concurrentMap(items, jobs: jobs, sharing: { () }) { item, _ in transform(item) }
}

/// The same where each task has something of its own that it uses for one item after the other, as memory to write to.
///
/// Each task takes the next run of items as soon as it is done with one, and runs grow shorter towards the end, so that
/// all end together however uneven the items are, and none waits for another to be told what to do.
///
/// - Parameter lead: so many items are taken first, one at a time, and then the others from the last on; nil for the
///   order of the items, which it also is with one job.
func concurrentMap<Item: Sendable, Result: Sendable, Own: ~Copyable>(
  _ items: [Item], jobs: Int, backwardsBehind lead: Int? = nil, sharing own: @escaping @Sendable () -> Own,
  _ transform: @escaping @Sendable (Item, inout Own) -> Result
) async -> [Result] {
  guard jobs > 1, items.count > 1 else {
    var mine = own()
    return items.map { transform($0, &mine) }
  }
  let supply = Supply(items.count, jobs: jobs, lead: lead)
  return await withTaskGroup(of: [(start: Int, values: [Result])].self) { group in
    for _ in 0..<min(jobs, items.count) {
      group.addTask {
        var mine = own()
        var made: [(start: Int, values: [Result])] = []
        while let run = supply.next() {
          made.append((run.lowerBound, items[run].map { transform($0, &mine) }))
        }
        return made
      }
    }
    var parts: [(start: Int, values: [Result])] = []
    for await made in group { parts += made }
    parts.sort { $0.start < $1.start }
    var results: [Result] = []
    results.reserveCapacity(items.count)
    for part in parts { results += part.values }
    return results
  }
}

/// The same of several lists at once: each item is given with the place of its list.
func concurrentMap<Item: Sendable, Result: Sendable>(
  lists: [[Item]], jobs: Int, _ transform: @escaping @Sendable (Item, Int) -> Result
) async -> [[Result]] {
  let items = lists.enumerated().flatMap { place, list in list.map { (item: $0, list: place) } }
  let results = await concurrentMap(items, jobs: jobs) { transform($0.item, $0.list) }
  var end = 0
  return lists.map { list in
    end += list.count
    return Array(results[(end - list.count)..<end])
  }
}

/// Runs of the numbers below a count, each given once, whoever asks.
private final class Supply: Sendable {
  private let count: Int
  private let jobs: Int
  /// How many come first and alone where the others are given from the last on.
  private let lead: Int?
  private let given = Atomic(0)

  init(_ count: Int, jobs: Int, lead: Int?) {
    self.count = count
    self.jobs = jobs
    self.lead = lead
  }

  func next() -> Range<Int>? {
    var start = given.load(ordering: .relaxed)
    while start < count {
      let isAlone = start < lead ?? 0
      let end = start + (isAlone ? 1 : max(1, (count - start) / (jobs * 8)))
      let (isMine, now) = given.compareExchange(expected: start, desired: end, ordering: .relaxed)
      if isMine {
        guard let lead, !isAlone else { return start..<end }
        return (count + lead - end)..<(count + lead - start)
      }
      start = now
    }
    return nil
  }
}
