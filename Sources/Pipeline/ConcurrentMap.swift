import Synchronization

/// Applies a function to every item on up to `jobs` concurrent tasks; the results are in the order of the items.
func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await concurrentMap(items.count, jobs: jobs, sharing: { () }) { number, _ in transform(items[number]) }
}

/// The same for the numbers below a count, with a state for each task that it reuses, such as memory to write to.
///
/// Each task takes the next run of numbers as soon as it has finished one, and runs grow shorter towards the end, so
/// that all tasks finish together however uneven the work is, without a dispatcher.
///
/// - Parameter lead: so many numbers are taken first, one at a time, and the rest from the last one backwards; nil,
///     or one job, for ascending order.
func concurrentMap<Result: Sendable, Own: ~Copyable>(
  _ count: Int, jobs: Int, backwardsBehind lead: Int? = nil, sharing own: @escaping @Sendable () -> Own,
  _ transform: @escaping @Sendable (Int, inout Own) -> Result
) async -> [Result] {
  guard jobs > 1, count > 1 else {
    var mine = own()
    return (0..<count).map { transform($0, &mine) }
  }
  let supply = Supply(count, jobs: jobs, lead: lead)
  return await withTaskGroup(of: [(start: Int, values: [Result])].self) { group in
    for _ in 0..<min(jobs, count) {
      group.addTask {
        var mine = own()
        var made: [(start: Int, values: [Result])] = []
        while let run = supply.next() {
          made.append((run.lowerBound, run.map { transform($0, &mine) }))
        }
        return made
      }
    }
    var parts: [(start: Int, values: [Result])] = []
    for await made in group { parts += made }
    parts.sort { $0.start < $1.start }
    var results: [Result] = []
    results.reserveCapacity(count)
    for part in parts { results += part.values }
    return results
  }
}

/// The same for several lists at once: each item is passed with the index of its list.
func concurrentMap<Item: Sendable, Result: Sendable>(
  lists: [[Item]], jobs: Int, _ transform: @escaping @Sendable (Item, Int) -> Result
) async -> [ArraySlice<Result>] {
  var starts = [0]
  for list in lists { starts.append(starts[starts.count - 1] + list.count) }
  let results = await concurrentMap(starts[lists.count], jobs: jobs, sharing: { 0 }) { [starts] number, list in
    // A task's next item is usually in the same list.
    if number < starts[list] { list = 0 }
    while number >= starts[list + 1] { list += 1 }
    return transform(lists[list][number - starts[list]], list)
  }
  return lists.indices.map { results[starts[$0]..<starts[$0 + 1]] }
}

/// Runs of the numbers below a count, each handed out once, to any task.
private final class Supply: Sendable {
  private let count: Int
  private let jobs: Int
  /// How many come first, one at a time, if the rest are handed out from the last one backwards.
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
