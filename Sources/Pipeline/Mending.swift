package import Diagnostics
package import Files

/// Makes the edits that findings offer, in memory.
package struct Mending: Sendable {
  /// Each file that changed, as it was and as it is, in path order.
  package let changes: [(before: SourceFile, after: SourceFile)]
  /// How many edits were made.
  package let count: Int
  /// What is wrong afterwards.
  package let diagnostics: Diagnostics

  /// Makes every edit offered, looks again, and goes on until no finding offers one: so that doing it twice changes
  /// nothing more.
  package init(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil }
  ) async {
    var current = sources
    var made = 0
    var found = await Build.findings(current, options, beside: find)
    for _ in 0..<Self.mostPasses {
      let (next, edits) = Self.edited(current, by: found)
      if edits == 0 { break }
      made += edits
      current = next
      found = await Build.findings(current, options, beside: find)
    }
    changes = zip(sources.files, current.files).filter { $0.bytes != $1.bytes }.map { (before: $0, after: $1) }
    count = made
    diagnostics = found
  }

  /// An edit may bring up another: a name that is mended may turn out to be deprecated.
  private static let mostPasses = 8

  private static func edited(_ sources: Sources, by found: Diagnostics) -> (sources: Sources, edits: Int) {
    let edits = Dictionary(grouping: found.all.compactMap { $0.fix?.edit }.filter(\.isCertain)) { $0.span.file.path }
    var made = 0
    let files = sources.files.map { file in
      // A file that was repaired to be read has other bytes than the one on the disk.
      guard let own = edits[file.path]?.filter({ $0.span.file.bytes == file.bytes }) else { return file }
      let apart = apart(own)
      made += apart.count
      return apart.isEmpty ? file : edited(file, by: apart)
    }
    return (Sources(files), made)
  }

  /// The edits of a file in the order of their places, without those that another one overlaps.
  private static func apart(_ edits: [Fix.Edit]) -> [Fix.Edit] {
    var kept: [Fix.Edit] = []
    for edit in edits.sorted(by: { $0.span.range.start < $1.span.range.start }) {
      if let last = kept.last?.span.range, edit.span.range.start < last.end || edit.span.range.start == last.start {
        continue
      }
      if edit.span.text != edit.replacement { kept.append(edit) }
    }
    return kept
  }

  private static func edited(_ file: SourceFile, by edits: [Fix.Edit]) -> SourceFile {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits {
      bytes += file.bytes[end..<edit.span.range.start]
      bytes += edit.replacement.utf8
      end = edit.span.range.end
    }
    bytes += file.bytes[end...]
    return SourceFile(path: file.path, bytes: bytes, place: file.place)
  }
}
