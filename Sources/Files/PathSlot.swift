/// A path by its folders and the words of its name.
package struct FilePathWords: Sendable {
  package let folders: [String]
  package let words: [String]

  /// - Parameter ending: what is left out at the end of the name: `.tokens.json`.
  package init(_ path: String, ending: String) {
    folders = RelativePath.folder(of: path).split(separator: "/").map(String.init)
    words = Self.words(String(RelativePath.name(of: path).dropLast(ending.count)))
  }

  private static func words(_ name: String) -> [String] { name.split { ".-_ ".contains($0) }.map(String.init) }

  /// What is behind a folder, without the name of that folder.
  fileprivate func rest(behind index: Int) -> [String] {
    let own = folders[index].lowercased()
    func plain(_ words: [String]) -> String {
      words.map { $0.lowercased() }.filter { $0 != own }.joined(separator: "-")
    }
    return folders[(index + 1)...].map { plain(Self.words($0)) } + [plain(words)]
  }

  /// What tells in which slots it has which fill, as `PathSlot.key` does: every folder that it is in, its own, and its name.
  package var keys: [String] {
    let own = PathSlot.key(of: folders)
    return folders.indices.map { PathSlot.key(of: folders[...$0]) } + [
      own + ".", own + "." + words.joined(separator: "-"),
    ]
  }

  fileprivate var lowerSteps: [String] { folders.map { $0.lowercased() } + [words.joined(separator: "-").lowercased()] }
}

/// Where paths differ: in a folder below others, or in words of the names of files in one folder.
package struct PathSlot: Hashable, Sendable {
  /// What stands there: a folder or some words; nothing in a path that has nothing more than others.
  package struct Fill: Hashable, Comparable, Sendable {
    package let name: String?

    package init(name: String?) { self.name = name }

    package static func < (a: Fill, b: Fill) -> Bool { (a.name ?? "") < (b.name ?? "") }
  }

  /// The folders around it, outermost first.
  package let folders: [String]
  /// The words before what differs, and those behind it; nil for a folder.
  package let around: [[String]]?

  package var text: String { folders.joined(separator: "/") + (around.map { "/\($0)" } ?? "") }

  /// How many words of names stand around what differs; more than any for a folder, which is the outermost choice.
  package var wordsAround: Int { around?.joined().count ?? .max }

  /// Whether names of files have nothing in common.
  package var isOfWholeNames: Bool { around.map { $0.allSatisfy(\.isEmpty) } ?? false }

  /// Where two paths differ, and what each has there; nil for paths that differ in several places.
  package static func between(_ a: FilePathWords, _ b: FilePathWords) -> (slot: PathSlot, first: Fill, second: Fill)? {
    if a.folders == b.folders { return ofNames(a, b) }
    let same = zip(a.folders, b.folders).prefix { $0 == $1 }.count
    let slot = PathSlot(folders: Array(a.folders[..<same]), around: nil)
    if a.folders.count == b.folders.count {
      // One folder in the place of another, with the same folders behind it or the same names.
      guard a.folders[(same + 1)...] == b.folders[(same + 1)...] || a.rest(behind: same) == b.rest(behind: same) else {
        return nil
      }
      return (slot, Fill(name: a.folders[same]), Fill(name: b.folders[same]))
    }
    // One folder more: what is in it is laid over the others.
    let (short, long) = a.folders.count < b.folders.count ? (a, b) : (b, a)
    guard long.folders.count == short.folders.count + 1,
      long.lowerSteps[(same + 1)...].elementsEqual(short.lowerSteps[same...])
    else { return nil }
    let fill = Fill(name: long.folders[same])
    return short.folders == a.folders ? (slot, Fill(name: nil), fill) : (slot, fill, Fill(name: nil))
  }

  /// Two names differ in all that stands between the words with which both begin and those with which both end.
  private static func ofNames(_ a: FilePathWords, _ b: FilePathWords) -> (slot: PathSlot, first: Fill, second: Fill)? {
    let start = zip(a.words, b.words).prefix { $0 == $1 }.count
    let most = min(a.words.count, b.words.count) - start
    let end = min(most, zip(a.words.reversed(), b.words.reversed()).prefix { $0 == $1 }.count)
    let slot = PathSlot(folders: a.folders, around: [Array(a.words[..<start]), Array(a.words.suffix(end))])
    guard let first = slot.fill(of: a), let second = slot.fill(of: b), first != second else { return nil }
    return (slot, first, second)
  }

  fileprivate static func key(of folders: some Sequence<String>) -> String { folders.map { $0 + "/" }.joined() }

  /// What all paths with a fill in this slot have among their keys.
  package func key(of fill: Fill) -> String {
    guard let around else { return fill.name.map { Self.key(of: folders + [$0]) } ?? Self.key(of: folders) + "." }
    let words = around[0] + (fill.name.map { [$0] } ?? []) + around[1]
    return Self.key(of: folders) + "." + words.joined(separator: "-")
  }

  /// What a path has in this slot; nil for a path elsewhere.
  package func fill(of path: FilePathWords) -> Fill? {
    guard let around else {
      guard path.folders.starts(with: folders) else { return nil }
      return Fill(name: path.folders.count > folders.count ? path.folders[folders.count] : nil)
    }
    guard path.folders == folders, path.words.count >= around[0].count + around[1].count,
      path.words.starts(with: around[0]), path.words.suffix(around[1].count) == around[1][...]
    else { return nil }
    let own = path.words[around[0].count..<(path.words.count - around[1].count)]
    return Fill(name: own.isEmpty ? nil : own.joined(separator: "-"))
  }
}
