import Diagnostics
import Files
import Guide
import Syntax
import Tokens

extension SourceTree {
  /// The inputs of a project as a commit has them: what `SourceLoader` would find if the commit were checked out.
  ///
  /// - Parameters:
  ///   - project: the project's folder or document, from the root of the repository; empty for the root.
  ///   - name: what the reader calls the commit; by default its digits.
  package init(
    _ commit: GitRepository.Commit, of repository: GitRepository, project: String, called name: String? = nil
  ) async throws(FileSystemError) {
    var folder = project
    var entries = try await repository.entries(of: commit, below: project)
    var document: String?
    // What a document shows may lie deeper than what it is read with.
    var all = entries
    if entries == nil {
      folder = RelativePath.folder(of: project)
      let file = RelativePath.name(of: project)
      all = try await repository.entries(of: commit, below: folder)
      entries = all?.filter { !$0.path.contains("/") }
      guard entries?.contains(where: { $0.path == file }) == true else {
        throw FileSystemError(.input, "\(project) is not in \(name ?? commit.short)")
      }
      document = file
    }
    let revision = Revision(commit, of: repository, entries ?? [])
    try await self.init(
      revision, beside: Revision(commit, of: repository, all ?? []), document: document,
      called: "\(folder.isEmpty ? "" : "\(folder) of ")\(name ?? commit.short)")
  }

  /// - Parameter name: what the reader calls the folder.
  private init(_ revision: Revision, beside all: Revision, document: String?, called name: String)
    async throws(FileSystemError)
  {
    let known = revision.known
    let inputs: [String]
    if let document {
      inputs = [document]
    } else {
      inputs = try await revision.inputs()
      if inputs.isEmpty { throw SourceLoader.nothing(in: name) }
    }
    let (usable, unusable) = SourceLoader.partitioned(inputs) { _ in true }
    var files = try await revision.read(usable)
    // Files that resolvers refer to, whatever their names, and the files that these refer to.
    var open = files.filter { document != nil || TokenLoader.isResolver($0.path) }
    var seen = Set(usable)
    while !open.isEmpty {
      let named = open.filter { DataReader.isJSON($0.path) }.flatMap {
        TokenLoader.fileReferences(in: $0, root: "", isNamed: true)
      }.filter { known.contains($0) && seen.insert($0).inserted }
      open = try await revision.read(named)
      files += open
    }
    var others: [SourceFile] = []
    if document == nil {
      let candidates = Set(usable.filter { !ProjectLayout.isInput($0) })
      others = files.filter { candidates.contains($0.path) && TokenShape($0) == nil }
      let left = Set(others.map(\.path))
      files.removeAll { left.contains($0.path) }
      _ = MadeTokens.taken(from: &files)
    }
    let foreign = document == nil ? try await revision.foreign() : []
    // A folder of other JSON files alone has nothing to compare.
    if document == nil, !usable.contains(where: { ProjectLayout.isInput($0) && !ProjectLayout.isStylesheet($0) }),
      !files.contains(where: { TokenShape($0) != nil })
    {
      throw SourceLoader.nothing(in: name)
    }
    var diagnostics = Diagnostics()
    for (path, reason) in unusable {
      diagnostics.report(
        .unusableName, "\(path) \(reason)", at: nil, why: "it is left out of the site", fix: "rename the file",
        about: path)
    }
    let large = usable.filter { revision.isTooLarge($0) }
    for path in large {
      diagnostics.report(
        .unreadableFile, "\(path) has more than the \(SourceLoader.mostBytes) bytes that one file may have", at: nil,
        why: "it is left out of the site", fix: "make it readable, or split it", about: path)
    }
    // Nothing is written from a revision, so a file beside the sources is known by its name only.
    let find: FileFinder = { [files = all.known, folders = all.folders] path in
      files.contains(path) ? .file { _ in Diagnostics() } : folders.contains(path) ? .folder : nil
    }
    OtherData.report(foreign: foreign.map(\.path), "", into: &diagnostics)
    OtherData.report(others, beside: files, into: &diagnostics)
    self.init(
      Sources(files), diagnostics: diagnostics, beside: find, assets: all.assets, leftOut: others + foreign)
  }
}

/// The files of a commit below one folder.
private struct Revision {
  private let entries: [String: GitRepository.Entry]
  private let paths: [String]
  private let commit: GitRepository.Commit
  private let repository: GitRepository

  init(_ commit: GitRepository.Commit, of repository: GitRepository, _ entries: [GitRepository.Entry]) {
    self.commit = commit
    self.repository = repository
    paths = entries.map(\.path)
    self.entries = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  }

  var known: Set<String> { Set(paths) }
  /// The folders of its files.
  var folders: Set<String> {
    paths.reduce(into: [""]) { folders, path in
      var folder = RelativePath.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = RelativePath.folder(of: folder) }
    }
  }

  var assets: AssetReader {
    AssetReader { [entries] path in
      entries[path].map { AssetReader.Stamp(id: $0.id) }
    } read: { [self] paths in
      await contents(of: paths)
    }
  }

  /// The bytes of files, in their order; nil for one that is not here or too large.
  private func contents(of paths: [String]) async -> [[UInt8]?] {
    let known = paths.compactMap { entries[$0] }.filter { !isTooLarge($0.path) }
    do throws(FileSystemError) {
      let bytes = try await repository.contents(of: known.map(\.id))
      let found = Dictionary(zip(known.map(\.path), bytes).map { ($0, $1) }) { first, _ in first }
      return paths.map { found[$0] ?? nil }
    } catch {
      return paths.map { _ in nil }
    }
  }

  func isTooLarge(_ path: String) -> Bool { (entries[path]?.size ?? 0) > SourceLoader.mostBytes }

  /// The files at some paths, without those that are too large.
  func read(_ paths: [String]) async throws(FileSystemError) -> [SourceFile] {
    let wanted = paths.compactMap { entries[$0] }.filter { !isTooLarge($0.path) }
    let contents = try await repository.contents(of: wanted.map(\.id))
    var files: [SourceFile] = []
    for (entry, bytes) in zip(wanted, contents) {
      guard let bytes else {
        throw FileSystemError(
          .input, "\(entry.path) of \(commit.short) is not in this clone: fetch it with its whole history")
      }
      files.append(SourceFile(path: entry.path, bytes: bytes))
    }
    return files
  }

  /// The files that look like tokens in a notation that is not read, where all that looks like tokens is an input.
  func foreign() async throws(FileSystemError) -> [SourceFile] {
    guard !ProjectLayout.hasProject(paths) else { return [] }
    return try await read(paths.filter { SourceLoader.isForeign($0) && !Self.isOutside($0) }).filter {
      TokenShape.seemsTold(by: $0.bytes)
    }
  }

  /// Whether a path is hidden, in the default output or in what a package manager has fetched.
  private static func isOutside(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.contains { $0.hasPrefix(".") }
      || parts.count > 1 && (parts[0] == "public" || parts.dropLast().contains(where: SourceLoader.isDependency))
  }

  /// The paths of the inputs, without what is hidden, the default output, and whatever Specimen wrote.
  func inputs() async throws(FileSystemError) -> [String] {
    let marks = paths.filter { WrittenFiles.isMark(RelativePath.name(of: $0)) }
    let made = marks.map { RelativePath.folder(of: $0) + "/" }.filter { $0 != "/" }
    let manifest = try await read([SiteWriter.manifest]).first
    let own = Set(String(decoding: manifest?.bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init))
    let isBare = !ProjectLayout.hasProject(paths)
    return paths.filter { path in
      return !Self.isOutside(path) && ProjectLayout.isInput(path, isBare: isBare) && !own.contains(path)
        && !made.contains { path.hasPrefix($0) }
    }
  }
}
