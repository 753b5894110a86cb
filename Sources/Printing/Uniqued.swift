extension Sequence {
  /// The elements whose key is met for the first time, in their order.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of first occurrence.
  package func uniqued() -> [Element] { uniqued { $0 } }
}

extension Set<String> {
  /// A name that is not among these: the given one, or else the first with a number behind it, `variant-2`.
  package func free(_ name: String) -> String {
    var (free, count) = (name, 1)
    while contains(free) {
      count += 1
      free = "\(name)-\(count)"
    }
    return free
  }
}
