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
