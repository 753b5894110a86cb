import Files
import Syntax

/// Files of one folder that say again what those of another say, as what is built of tokens does beside them: with the
/// same names and values, or with all steps of a name in one, `color-ink` for `color.ink`.
struct Copies {
  /// The places of the sources in such files.
  private(set) var places: Set<Int> = []
  /// Each such file, and one of those that it was made of.
  private(set) var pairs: [(copy: SourceFile, of: SourceFile)] = []
  /// Each file whose name says that it is an older state, and one that is read in its place.
  private(set) var former: [(old: SourceFile, new: SourceFile)] = []

  /// The fewest tokens that are no accident.
  private static let few = 8

  init(_ sources: [ForeignSource]) {
    let free = sources.indices.filter { !sources[$0].isChosen && !sources[$0].isLayer }
    let files = Dictionary(grouping: free) { sources[$0].source.file.path }
    // Nearly no set has any: two files of one name, or one in which names are told in one step.
    let named = Set(files.keys.map { RelativePath.name(of: $0) })
    guard files.count > 1,
      named.count < files.count
        || files.keys.contains(where: { Self.isCalledMade($0) || Self.isCalledOld($0) || Self.isDated($0) })
        || files.values.contains(where: { Self.isDumped(sources[$0[0]].source.file) })
        || free.contains(where: { Self.mayBeFlat(sources[$0].source.root) })
    else { return }
    let all = files.keys.sorted().compactMap { path -> Told? in
      files[path].map { places in Told(places, sources) }
    }
    var dropped: Set<String> = []
    for (old, new) in Self.former(all) {
      dropped.insert(old.file.path)
      places.formUnion(old.places)
      former.append((old.file, new.file))
    }
    for told in all where !dropped.contains(told.file.path) && told.values.count >= Self.few {
      let others = all.filter { $0.folder != told.folder && !dropped.contains($0.file.path) }
      let name = RelativePath.name(of: told.file.path)
      let original = others.first {
        RelativePath.name(of: $0.file.path) == name && told.repeats($0) && $0.isBefore(told)
      }
      let rest = all.filter { !dropped.contains($0.file.path) }
      guard let original = original ?? told.flattened(among: others) ?? told.made(among: rest) else { continue }
      dropped.insert(told.file.path)
      pairs.append((told.file, original.file))
    }
    let needed = Self.variables(usedBy: sources.filter { !dropped.contains($0.source.file.path) })
    pairs.removeAll { copy, _ in
      Stylesheet.isNamed(copy.path)
        && files[copy.path, default: []].contains { place in
          sources[place].source.root.members.contains { needed.contains($0.name) }
        }
    }
    let copied = Set(pairs.map(\.copy.path))
    for told in all where copied.contains(told.file.path) { places.formUnion(told.places) }
  }

  /// The properties that stylesheets refer to and none of them declares: the one that does is read, whatever it repeats.
  private static func variables(usedBy sources: [ForeignSource]) -> Set<String> {
    let sheets = sources.filter { Stylesheet.isNamed($0.source.file.path) }
    var names: Set<String> = []
    for sheet in sheets { PairedThemes.visitReferences(in: sheet.source.root) { name, _ in names.insert(name) } }
    return names.subtracting(sheets.flatMap { $0.source.root.members.map(\.name) })
  }

  /// Whether a file has a name for what is made of others: `dump.json`.
  static func isCalledMade(_ path: String) -> Bool {
    let words = RelativePath.name(of: path).lowercased().split { !$0.isLetter }
    return words.contains {
      ["dump", "export", "exported", "resolved", "compiled", "generated", "flattened", "raw"].contains($0)
    }
  }

  /// The files that are older states of others: of those that differ in nothing but a date, all but the one without a date,
  /// or the latest; and by a word for that, where other files have half of their names.
  private static func former(_ all: [Told]) -> [(old: Told, new: Told)] {
    var found: [(old: Told, new: Told)] = []
    for same in Dictionary(grouping: all, by: { withoutDate($0.file.path) }).values where same.count > 1 {
      let ordered = same.sorted { $0.file.path < $1.file.path }
      guard let new = ordered.first(where: { !isDated($0.file.path) }) ?? ordered.last else { continue }
      let names = Set(new.values.keys)
      for old in ordered where isDated(old.file.path) && old.file !== new.file && old.isHalf(in: names) {
        found.append((old, new))
      }
    }
    let dated = Set(found.map(\.old.file.path))
    let rest = all.filter { !dated.contains($0.file.path) }
    let current = rest.filter { !isCalledOld($0.file.path) }
    let names = Set(current.flatMap(\.values.keys))
    for old in rest where isCalledOld(old.file.path) && old.isHalf(in: names) {
      if let new = old.nearest(of: current) { found.append((old, new)) }
    }
    return found.sorted { $0.old.file.path < $1.old.file.path }
  }

  private static let oldWords: Set = [
    "old", "archive", "archived", "deprecated", "legacy", "obsolete", "backup", "backups", "bak", "snapshot",
    "snapshots", "copy",
  ]

  /// Whether a path has a word for an older state.
  private static func isCalledOld(_ path: String) -> Bool {
    path.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { oldWords.contains(String($0)) }
  }

  private static func isDated(_ path: String) -> Bool { withoutDate(path) != path }

  /// A path without the date at the end of its name: `tokens 20250623.json`, `tokens-2025-06-23.json`.
  private static func withoutDate(_ path: String) -> String {
    let name = RelativePath.name(of: path)
    let digits = name.filter(\.isNumber)
    guard digits.count == 8, digits.hasPrefix("20") || digits.hasPrefix("19"),
      (1...12).contains(Int(digits.dropFirst(4).prefix(2)) ?? 0), (1...31).contains(Int(digits.suffix(2)) ?? 0),
      let first = name.firstIndex(where: \.isNumber), let last = name.lastIndex(where: \.isNumber),
      name[first...last].allSatisfy({ $0.isNumber || "-_.".contains($0) })
    else { return path }
    var start = first
    while start > name.startIndex, " -_.".contains(name[name.index(before: start)]) {
      start = name.index(before: start)
    }
    return String(path.dropLast(name.count)) + name[..<start] + name[name.index(after: last)...]
  }

  /// Whether a file is what Style Dictionary has read, written out: each token with its file and its original.
  private static func isDumped(_ file: SourceFile) -> Bool {
    ["\"isSource\"", "\"filePath\"", "\"original\""].allSatisfy {
      file.bytes[...].firstPlace(of: Array($0.utf8)[...]) != nil
    }
  }

  /// Whether the first member of a file is a token whose name has several steps.
  private static func mayBeFlat(_ root: JSONObject) -> Bool {
    guard let first = root.members.first(where: { $0.name.utf8.first != UInt8(ascii: "$") }) else { return false }
    return hasSteps(first.name) && first.value.object.flatMap(ForeignTokens.value) != nil
  }

  private static func hasSteps(_ name: String) -> Bool { name.contains { "-_.".contains($0) } }

  /// What a file says: the values by names in small letters, without what stands between their steps.
  private struct Told {
    let file: SourceFile
    let places: [Int]
    let folder: String
    let isDumped: Bool
    /// Nil for a value that is a reference, or has parts.
    var values: [String: String?] = [:]
    /// How many of them refer to others.
    var references = 0
    var isFlat = true

    init(_ places: [Int], _ sources: [ForeignSource]) {
      (file, self.places) = (sources[places[0]].source.file, places)
      folder = RelativePath.folder(of: file.path)
      isDumped = Copies.isDumped(file)
      for place in places {
        ForeignTokens.walk(sources[place].source.root) { path, member in
          if case .token(let value) = member { note(value, path) }
        }
      }
    }

    private mutating func note(_ value: JSONValue, _ path: [String]) {
      if path.count > 1 || !Copies.hasSteps(path[0]) { isFlat = false }
      let text = value.string ?? value.number.map(WrittenNumber.text)
      let refers = text?.utf8.contains(UInt8(ascii: "{")) ?? false
      if refers { references += 1 }
      let name = path.joined().lowercased().filter { $0.isLetter || $0.isNumber }
      values[name] = .some(refers ? nil : text?.lowercased())
    }

    /// Whether nearly all of its names are in another with the same values.
    func repeats(_ other: Told) -> Bool {
      guard isMostly(of: values.keys.count { other.values[$0] != nil }) else { return false }
      var (same, different) = (0, 0)
      for (name, value) in values {
        guard let value, let found = other.values[name], let known = found else { continue }
        if value == known { same += 1 } else { different += 1 }
      }
      return different * 20 <= same && (same > 0 || references == values.count)
    }

    /// One of the files whose names it has as one step each; nil if it has others of its own.
    func flattened(among others: [Told]) -> Told? {
      guard isFlat else { return nil }
      let nested = others.filter { !$0.isFlat }
      let names = Set(nested.flatMap(\.values.keys))
      return isMostly(of: values.keys.count(where: names.contains)) ? nested.first : nil
    }

    /// The file that has the most of its names, if a tool has made it of others: what Style Dictionary wrote shares half of
    /// its names with them, and what only its own name says to be made nearly all.
    func made(among others: [Told]) -> Told? {
      guard isDumped || Copies.isCalledMade(file.path) else { return nil }
      let written = others.filter { $0.file !== file && !$0.isDumped && !Copies.isCalledMade($0.file.path) }
      let names = Set(written.flatMap(\.values.keys))
      guard isDumped ? isHalf(in: names) : isMostly(of: values.keys.count(where: names.contains)) else { return nil }
      return nearest(of: written)
    }

    /// The one of some files that has the most of its names.
    func nearest(of others: [Told]) -> Told? {
      others.map { told in (told, values.keys.count { told.values[$0] != nil }) }.max { $0.1 < $1.1 }?.0
    }

    /// Whether at least half of its names are among others.
    func isHalf(in names: Set<String>) -> Bool { 2 * values.keys.count(where: names.contains) >= values.count }

    private func isMostly(of count: Int) -> Bool { count * 20 >= values.count * 19 }

    /// Whether it is what the other was made of: it refers to more, or its folder is one that people write in.
    func isBefore(_ other: Told) -> Bool {
      if references != other.references { return references > other.references }
      let own = isWritten
      return own == other.isWritten ? file.path < other.file.path : own
    }

    private var isWritten: Bool {
      folder.split(separator: "/").contains {
        ["src", "source", "sources", "tokens", "properties"].contains($0.lowercased())
      }
    }
  }
}
