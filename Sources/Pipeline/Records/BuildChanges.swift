import Files

/// What is different from the last build into the same folder.
package struct BuildChanges: Sendable {
  /// Why everything is built, whatever its sources.
  package enum Whole: String, Sendable {
    case first = "no earlier build is on record"
    case program = "Specimen itself has changed"
    case options = "the options have changed"
    case part = "the last build made another part of the site"
  }

  /// A source, or a file that pages show.
  struct File: Sendable {
    enum What: String, CaseIterable { case added = "is new", changed, removed = "is gone" }

    let path: String
    let what: What

    var text: String { "\(path) \(what.rawValue)" }
  }

  package let whole: Whole?
  /// As far as they are known where everything is built.
  let files: [File]

  package init(_ whole: Whole) { self.init(whole, []) }

  init(_ whole: Whole, _ files: [File]) {
    self.whole = whole
    self.files = files
  }

  init(_ files: [File]) {
    whole = nil
    self.files = files
  }

  /// Why a file of the site was written or removed.
  ///
  /// - Parameter sources: what it is made of, as far as it has sources of its own.
  func reason(for path: String, madeOf sources: Set<String>) -> String {
    let own = files.filter { sources.contains($0.path) }
    if !own.isEmpty { return Self.list(own) }
    // What another part of the site was made of is known, so that it says more.
    if let whole, whole != .part || files.isEmpty { return whole.rawValue }
    if files.isEmpty { return "it was not as the last build wrote it" }
    // A page shows its system's tokens and the names of other pages of it.
    let system = path.prefix { $0 != "/" }
    let near = files.filter { Self.isFile($0, of: system) }
    return Self.list(near.isEmpty ? files : near)
  }

  /// Those of the files that belong to other systems, or to none.
  func outside(_ system: String) -> [File] { files.filter { !Self.isFile($0, of: system) } }

  private static func isFile(_ file: File, of system: some StringProtocol) -> Bool {
    file.path.split(separator: "/").dropLast().contains { $0 == system }
  }

  private static let mostNamed = 3

  private static func list(_ files: [File]) -> String {
    let named = files.prefix(mostNamed).map(\.text).joined(separator: ", ")
    return files.count > mostNamed ? "\(named) and \(files.count - mostNamed) more" : named
  }
}

extension BuildChanges {
  /// A line for each file that a build has written or removed: what it is and why.
  package func lines(_ report: SiteWriter.Report, _ files: SiteFiles) -> [String] {
    var sources: [Substring: Set<String>] = [:]
    for number in 0..<files.count {
      let own = files.sources(of: number)
      if !own.isEmpty { sources[Self.stem(files.path(number))] = own }
    }
    func line(_ verb: String, _ path: String) -> String {
      "\(verb) \(path): \(reason(for: path, madeOf: sources[Self.stem(path)] ?? []))"
    }
    return report.writtenPaths.filter { $0 != SiteWriter.manifest }.map { line("wrote", $0) }
      + report.removedPaths.map { line("removed", $0) }
  }

  /// What a page shares with the files beside it: its path without what follows the first dot of its name.
  private static func stem(_ path: String) -> Substring {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[..<(path[name...].firstIndex(of: ".") ?? path.endIndex)]
  }
}
