package import Diagnostics
package import Files
import Printing

/// Writes a site to disk in one step: the new site is written beside the old one, then exchanged with it.
///
/// A build that fails or is interrupted leaves the old site unchanged. An unchanged file keeps its bytes and its time.
/// Files that an earlier build wrote and this one does not are removed; files that Specimen did not write stay. Of two
/// simultaneous builds into one folder, the second fails.
package struct SiteWriter: Sendable {
  /// The file that lists the files Specimen wrote, so that it never removes any others.
  package static let manifest = ".specimen-files"

  /// The folder of the site, with links resolved.
  let output: String

  /// - Parameters:
  ///   - output: the folder of the site; made if it is missing.
  ///   - root: the folder of the sources, which must not be inside the output folder.
  /// - Throws: `FileSystemError` if the output folder contains the sources or is not a folder.
  package init(_ output: String, root: String) throws(FileSystemError) {
    let path = Self.place(of: output)
    if let kind = Disk.kind(path), kind != .folder {
      throw FileSystemError(.disk, "\(output) is not a folder")
    }
    guard path != "/", root != path, !root.hasPrefix(path + "/") else {
      throw FileSystemError(.usage, "\(output) contains the sources: name another output folder")
    }
    self.output = path
  }

  /// The result of writing.
  package struct Report: Sendable {
    package let unchanged: Int
    /// The files that are new or other than before, in the order in which they are made, and those taken away.
    package let writtenPaths: [String]
    package let removedPaths: [String]

    package var written: Int { writtenPaths.count }
    package var removed: Int { removedPaths.count }

    package init(unchanged: Int, writtenPaths: [String] = [], removedPaths: [String] = []) {
      self.unchanged = unchanged
      self.writtenPaths = writtenPaths
      self.removedPaths = removedPaths
    }
  }

  /// Writes files whose bytes are already made.
  package func write(_ artifacts: [Artifact], jobs: Int) async throws(FileSystemError) -> Report {
    try await write(SiteFiles(artifacts), jobs: jobs).report
  }

  /// Makes every file and writes it if it differs from the existing one; the findings are in file order.
  ///
  /// - Throws: `FileSystemError` if the disk fails, or if a file that Specimen did not write is in the way.
  package func write(
    _ files: SiteFiles, jobs: Int
  ) async throws(FileSystemError) -> (report: Report, diagnostics: Diagnostics) {
    let result = try await write(files, jobs: jobs, keeping: nil)
    return (result.report, result.diagnostics)
  }

  /// The same, with the state in which the files were left.
  ///
  /// - Parameters:
  ///   - only: the folder of the one system that was built. Where a site of more is there, all but that folder stays as the
  ///     last build wrote it.
  ///   - former: where the site is kept that is replaced; nil if nobody asks for the state of the files.
  package func write(
    _ all: SiteFiles, only: String? = nil, jobs: Int, keeping former: FormerSite?
  ) async throws(FileSystemError) -> (report: Report, diagnostics: Diagnostics, left: LeftSite?) {
    let busy = FileSystemError(.disk, "another build is writing to \(output): wait until it has ended")
    guard let stage = try Stage(of: output) else { throw busy }
    var held: Int32?
    defer {
      if let held { Disk.release(held) }
      stage.release()
    }
    do throws(FileSystemError) {
      if Disk.kind(output) == .folder {
        held = try Disk.hold(output)
        guard held != nil else { throw busy }
      }
      var before = try existing()
      var (files, kept) = (all.inFolder(FileStamp(output)), Set<String>())
      if let only, Self.hasOthers(than: only, in: before.own) {
        files = files.limited(to: only)
        kept = Self.kept(before, beside: files, below: only)
      }
      if let former { before.missing = try take(former, for: files, in: stage, before, isWhole: kept.isEmpty) }
      let results = try await make(files, keeping: kept, in: stage.site, before, jobs: jobs)
      var diagnostics = Diagnostics()
      for result in results { diagnostics.append(result.diagnostics) }
      let report = try await finish(files, keeping: kept, results.map(\.state), stage.site, before, jobs: jobs)
      let differing = former.flatMap { leave($0, stage, report, before, isWhole: kept.isEmpty) }
      // Removing the old names of unchanged files is the last change of their state, and no other build begins before the
      // stage is gone.
      try stage.empty()
      var left: LeftSite?
      if let former, let site = await stamp(jobs: jobs) {
        left = LeftSite(site, of: files.paths, former, differing: differing)
      }
      try stage.remove()
      return (report, diagnostics, left)
    } catch {
      try stage.remove()
      throw FileSystemError(.disk, error.description)
    }
  }

  /// Whether a site is in the output folder that has more than one system.
  package func hasOthers(than only: String) -> Bool { Self.hasOthers(than: only, in: Self.files(writtenTo: output)) }

  private static func hasOthers(than only: String, in files: Set<String>) -> Bool {
    files.contains { $0.hasSuffix("/index.html") && !$0.hasPrefix(only + "/") }
  }

  /// The files of an earlier build that stay although they are not made anew: all that are not of one folder.
  private static func kept(_ before: Existing, beside files: SiteFiles, below folder: String) -> Set<String> {
    before.own.filter { $0 != manifest && !$0.hasPrefix(folder + "/") && before.files.contains($0) }
      .subtracting(files.paths)
  }

  /// The files that the manifest in a folder lists, including the manifest itself; empty if there is none or it cannot
  /// be read.
  static func files(writtenTo folder: String) -> Set<String> {
    guard Disk.kind(folder + "/" + manifest) == .file else { return [] }
    do throws(FileSystemError) {
      return try Set(paths(inManifestOf: folder) + [manifest])
    } catch {
      return [manifest]
    }
  }

  /// The state of all files that the manifest lists; nil if there is none or one of them is missing.
  func stamp(jobs: Int) async -> Digest? {
    guard Disk.kind(output + "/" + Self.manifest) == .file else { return nil }
    var paths: [String] = []
    do throws(FileSystemError) {
      paths = try Self.paths(inManifestOf: output) + [Self.manifest]
    } catch {
      return nil
    }
    let output = output
    let stamps = await concurrentMap(
      paths.count, jobs: jobs, sharing: { OpenFolder(below: output) }
    ) { [paths] number, folder in
      folder.stamp(paths[number]).flatMap { $0.isFile ? $0.digest : nil }
    }
    var digest = Digest()
    for (path, stamp) in zip(paths, stamps) {
      guard let stamp else { return nil }
      digest.combine(path)
      digest.combine(stamp)
    }
    return digest
  }

  static func paths(inManifestOf folder: String) throws(FileSystemError) -> [String] {
    let text = try Disk.read(folder + "/" + manifest, limit: SourceLoader.mostBytes)
    return text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Prints the paths of all files, one to a line. Each file is written only once, and no name contains a line break.
  private static func putManifest(
    of files: SiteFiles, keeping kept: Set<String>, into out: inout ByteBuffer
  ) throws(FileSystemError) {
    var last: String?
    for path in (files.paths + kept + [manifest]).sorted() {
      guard path.withBytes({ !$0.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }) else {
        throw FileSystemError(.disk, "\(path) has a line break in its name: rename it")
      }
      guard path != last else {
        throw FileSystemError(.disk, "two files of the site would be published at \(path): rename one of them")
      }
      last = path
      if path == manifest { continue }
      out.put(plain: path)
      out.put("\n")
    }
  }

  struct Existing: Sendable {
    let files: Set<String>
    /// The files written by an earlier build.
    let own: Set<String>
    /// Empty folders: somebody else made them, since a build leaves none.
    let emptyFolders: [String]
    /// The files that the stage has not yet, if it already has all others that an earlier build wrote.
    var missing: Set<String>?

    /// Whether nobody else has anything in the folder.
    var isOurs: Bool { emptyFolders.isEmpty && files.isSubset(of: own) }

    /// The folders below that of the site, whoever made them.
    var folders: Set<String> {
      var found = Set(emptyFolders)
      for path in files {
        var folder = RelativePath.folder(of: path)
        while !folder.isEmpty, found.insert(folder).inserted { folder = RelativePath.folder(of: folder) }
      }
      return found
    }
  }

  private enum State: Sendable {
    /// Written to the stage.
    case changed
    /// Equal to the existing file.
    case same
    case failed(FileSystemError)
  }

  private struct Result: Sendable {
    let state: State
    let diagnostics: Diagnostics
  }

  private func existing() throws(FileSystemError) -> Existing {
    guard Disk.kind(output) == .folder else { return Existing(files: [], own: [], emptyFolders: []) }
    let (found, empty) = try Disk.tree(below: output)
    if let strange = found.first(where: {
      $0.unicodeScalars.contains("\u{FFFD}") && Disk.kind(output + "/" + $0) == nil
    }) {
      throw FileSystemError(
        .disk,
        "\(output)/\(strange) has a name that is not UTF-8 and would be lost: rename it, or name another output folder"
      )
    }
    let files = Set(found)
    guard files.contains(Self.manifest) else { return Existing(files: files, own: [], emptyFolders: empty) }
    let own = try Self.paths(inManifestOf: output)
    return Existing(files: files, own: Set(own + [Self.manifest]), emptyFolders: empty)
  }

  /// The state that a task reuses for its files.
  private struct Desk: ~Copyable {
    var bytes = ByteBuffer()
    var sheet = ByteBuffer()
    var stage: OpenFolder

    init(_ stage: String) { self.stage = OpenFolder(below: stage) }
  }

  /// Makes the files one by one, the manifest first, and writes those that are new or changed to the stage.
  ///
  /// - Returns: the manifest's result, then those of the files by their places.
  private func make(
    _ files: SiteFiles, keeping kept: Set<String>, in stage: String, _ before: Existing, jobs: Int
  ) async throws(FileSystemError) -> [Result] {
    let groups = files.groups
    // Pages that list all others take longest and come first; then the last pages parsed, which are still in the cache.
    let made = await concurrentMap(
      1 + groups.count, jobs: jobs, backwardsBehind: 4, sharing: { Desk(stage) }
    ) { number, desk -> (file: Result, sheet: Result?) in
      desk.bytes.cut(to: 0)
      if number == 0 {
        do throws(FileSystemError) {
          try Self.putManifest(of: files, keeping: kept, into: &desk.bytes)
        } catch {
          return (Result(state: .failed(error), diagnostics: Diagnostics()), nil)
        }
        let state = put(desk.bytes, at: Self.manifest, in: &desk.stage, before)
        return (Result(state: state, diagnostics: Diagnostics()), nil)
      }
      let group = groups[number - 1]
      if let found = files.known(group.file), before.own.contains(files.path(group.file)) {
        let same = Result(state: .same, diagnostics: found)
        return (same, group.sheet.map { _ in Result(state: .same, diagnostics: Diagnostics()) })
      }
      desk.sheet.cut(to: 0)
      let found = files.print(group.file, into: &desk.bytes, sheet: &desk.sheet)
      files.keep(found, of: group.file)
      let state = put(desk.bytes, at: files.path(group.file), in: &desk.stage, before)
      let sheet = group.sheet.map { put(desk.sheet, at: files.path($0), in: &desk.stage, before) }
      return (Result(state: state, diagnostics: found), sheet.map { Result(state: $0, diagnostics: Diagnostics()) })
    }
    var results = [Result](repeating: made[0].file, count: 1 + files.count)
    for (group, made) in zip(groups, made.dropFirst()) {
      results[1 + group.file] = made.file
      if let place = group.sheet, let sheet = made.sheet { results[1 + place] = sheet }
    }
    for result in results {
      if case .failed(let error) = result.state { throw error }
    }
    return results
  }

  /// Writes a file to the stage unless the same is in the output folder.
  private func put(
    _ bytes: borrowing ByteBuffer, at path: String, in stage: inout OpenFolder, _ before: Existing
  ) -> State {
    do throws(FileSystemError) {
      if before.files.contains(path) {
        if try Disk.holds(bytes, at: output + "/" + path) { return .same }
        guard before.own.contains(path) else {
          throw FileSystemError(
            .disk,
            "\(output)/\(path) was not written by Specimen and would be lost: move it, or name another output folder")
        }
      }
      // There it may still be the file of the site.
      if before.missing != nil { stage.remove(path) }
      try stage.write(bytes, to: path)
      if before.own.contains(path), let permissions = Disk.permissions(of: output + "/" + path) {
        try Disk.give(permissions, to: stage.root + "/" + path)
      }
      return .changed
    } catch {
      return .failed(error)
    }
  }

  /// Completes the stage with everything unchanged and exchanges it with the site, if anything has changed.
  private func finish(
    _ files: SiteFiles, keeping others: Set<String>, _ states: [State], _ stage: String, _ before: Existing, jobs: Int
  ) async throws(FileSystemError) -> Report {
    let wanted = before.files.isEmpty ? [] : Set([Self.manifest] + files.paths).union(others)
    var (same, changed): ([String], [String]) = ([], [])
    for (number, state) in states.enumerated() {
      let path = number == 0 ? Self.manifest : files.path(number - 1)
      if case .same = state { same.append(path) } else { changed.append(path) }
    }
    let stale = before.own.filter { before.files.contains($0) && !wanted.contains($0) }
    let report = Report(unchanged: same.count, writtenPaths: changed, removedPaths: stale.sorted())
    if report.written == 0, stale.isEmpty { return report }
    let foreign = before.files.filter { !wanted.contains($0) && !before.own.contains($0) }.sorted()
    var kept = same + foreign + others.sorted()
    if let missing = before.missing { kept = kept.filter(missing.contains) }
    for folder in Set(kept.map(RelativePath.folder)) { try Disk.makeFolder(stage + "/" + folder) }
    for path in before.emptyFolders where Disk.kind(stage + "/" + path) == nil {
      try Disk.makeFolder(stage + "/" + path)
    }
    let output = output
    let failures = await concurrentMap(kept, jobs: jobs) { path -> FileSystemError? in
      do throws(FileSystemError) {
        try Disk.link(output + "/" + path, to: stage + "/" + path)
        return nil
      } catch {
        return error
      }
    }
    if let error = failures.lazy.compactMap(\.self).first { throw error }
    for folder in before.folders {
      if let permissions = Disk.permissions(of: output + "/" + folder), Disk.kind(stage + "/" + folder) == .folder {
        try Disk.give(permissions, to: stage + "/" + folder)
      }
    }
    try exchange(stage)
    return report
  }

  /// Puts the new site in place of the old one, with the same permissions.
  private func exchange(_ stage: String) throws(FileSystemError) {
    guard let permissions = Disk.permissions(of: output) else { return try Disk.rename(stage, to: output) }
    // A folder can be moved only while its owner may write to it.
    try Disk.give(permissions.writable, to: stage)
    try Disk.give(permissions.writable, to: output)
    do throws(FileSystemError) {
      try Disk.exchange(stage, with: output)
    } catch {
      try Disk.give(permissions, to: output)
      throw error
    }
    try Disk.give(permissions, to: output)
  }

  /// The path of an output folder, with links resolved.
  static func place(of output: String) -> String { Disk.real(output) ?? absolute(output) }

  /// The path of a folder that need not exist yet; the part that exists is resolved.
  private static func absolute(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let folder = path.hasPrefix("/") && RelativePath.folder(of: path).isEmpty ? "/" : RelativePath.folder(of: path)
    let real = Disk.real(folder.isEmpty ? "." : folder) ?? (folder.isEmpty ? "." : absolute(folder))
    return (real == "/" ? "" : real) + "/" + RelativePath.name(of: path)
  }
}
