import Comparison
import Files

/// Reads files of a project that are no sources: pictures, and whatever else pages link to.
package struct AssetReader: Sendable {
  /// What is known of a file before it is read.
  package struct Stamp: Sendable {
    /// The same for the same bytes, among files of one repository; nil where that is not known.
    package let id: String?

    package init(id: String?) { self.id = id }
  }

  /// Nil where there is no such file.
  package let stamp: @Sendable (String) -> Stamp?
  /// The bytes of files, in their order; nil for one that cannot be read.
  package let read: @Sendable ([String]) async -> [[UInt8]?]

  package init(
    stamp: @escaping @Sendable (String) -> Stamp?, read: @escaping @Sendable ([String]) async -> [[UInt8]?]
  ) {
    self.stamp = stamp
    self.read = read
  }

  /// No files at all.
  package static let none = AssetReader(stamp: { _ in nil }, read: { $0.map { _ in nil } })

  /// Files out of a dictionary, for tests.
  package init(_ files: [String: [UInt8]]) {
    self.init(stamp: { files[$0] == nil ? nil : Stamp(id: nil) }, read: { $0.map { files[$0] } })
  }
}

extension ComparedAssets {
  /// How many files are read at once.
  private static let batch = 8
  /// The most files under other names that are read to find where one went.
  private static let mostMoved = 200

  /// Compares files of two versions; those that git calls the same are not read.
  static func read(
    _ paths: AssetComparison.Paths, _ base: AssetReader, _ head: AssetReader, besides sources: Set<String>
  ) async -> ComparedAssets {
    var differing: [Pair] = []
    let open = paths.kept.filter { pair in
      if sources.contains(pair.old) || sources.contains(pair.new) { return false }
      let stamps = (base.stamp(pair.old), head.stamp(pair.new))
      if let old = stamps.0?.id, let new = stamps.1?.id { return old != new }
      return stamps.0 != nil || stamps.1 != nil
    }
    for start in stride(from: 0, to: open.count, by: batch) {
      let part = open[start..<min(start + batch, open.count)]
      let (old, new) = (await base.read(part.map(\.old)), await head.read(part.map(\.new)))
      for (pair, (before, after)) in zip(part, zip(old, new)) where !Asset.isSame(before, after, at: pair.new) {
        differing.append(Pair(path: pair.new, before: before.map(Asset.init), after: after.map(Asset.init)))
      }
    }
    return ComparedAssets(differing: differing, moved: await moved(paths, base, head, besides: sources))
  }

  /// The files that are elsewhere, each of whose bytes there is one file before and after.
  private static func moved(
    _ paths: AssetComparison.Paths, _ base: AssetReader, _ head: AssetReader, besides sources: Set<String>
  ) async -> [String: String] {
    let gone = paths.gone.filter { !sources.contains($0) && base.stamp($0) != nil && head.stamp($0) == nil }
    let come = paths.come.filter { !sources.contains($0) && head.stamp($0) != nil && base.stamp($0) == nil }
    guard !gone.isEmpty, !come.isEmpty, gone.count + come.count <= mostMoved else { return [:] }
    func named(_ paths: [String], _ bytes: [[UInt8]?]) -> [[UInt8]: [String]] {
      Dictionary(grouping: zip(paths, bytes).compactMap { path, bytes in bytes.map { (path, $0) } }) { $0.1 }
        .mapValues { $0.map(\.0) }
    }
    let (old, new) = (named(gone, await base.read(gone)), named(come, await head.read(come)))
    var moved: [String: String] = [:]
    for (bytes, names) in old where names.count == 1 {
      if let now = new[bytes], now.count == 1 { moved[names[0]] = now[0] }
    }
    return moved
  }
}
