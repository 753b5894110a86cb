package import Files

/// Puts a site on the disk in one step: written beside the old one, then exchanged with it.
///
/// A build that fails or is interrupted leaves the old site as it was. A file that has not changed keeps its bytes and
/// its time. What a former build wrote and this one does not is gone; what Specimen did not write stays.
package struct SiteWriter: Sendable {
  /// Names the files Specimen wrote, so that it never takes away others.
  package static let manifest = ".specimen-files"

  private let output: String

  /// - Parameters:
  ///   - output: the folder of the site; made where it is missing.
  ///   - root: the folder of the sources, which the output must not hold.
  /// - Throws: `FileSystemError` where the output folder holds the sources or is no folder.
  package init(_ output: String, root: String) throws(FileSystemError) {
    let path = Disk.real(output) ?? Self.absolute(output)
    if let kind = Disk.kind(path), kind != .folder {
      throw FileSystemError(.disk, "\(output) is no folder")
    }
    guard path != "/", root != path, !root.hasPrefix(path + "/") else {
      throw FileSystemError(.disk, "\(output) holds the sources: name another output folder")
    }
    self.output = path
  }

  /// What writing came to.
  package struct Report: Sendable {
    package let written: Int
    package let unchanged: Int
    package let removed: Int
  }

  /// - Throws: `FileSystemError` where the disk fails, or where a file that Specimen did not write is in the way.
  package func write(_ artifacts: [Artifact], jobs: Int) async throws(FileSystemError) -> Report {
    let all = artifacts + [Self.manifest(of: artifacts)]
    let before = try existing()
    let states = try await compare(all, before, jobs: jobs)
    let wanted = Set(all.map(\.path))
    let stale = before.own.filter { before.files.contains($0) && !wanted.contains($0) }
    let written = states.count { $0 == .changed }
    if written == 0, stale.isEmpty, !before.files.isEmpty {
      return Report(written: 0, unchanged: all.count, removed: 0)
    }
    let stage = output + ".specimen-next"
    try Disk.removeTree(stage)
    do throws(FileSystemError) {
      try await fill(stage, with: zip(all, states).map { ($0, $1) }, jobs: jobs)
      for path in before.files where !wanted.contains(path) && !before.own.contains(path) {
        try Disk.makeFolder(RelativePath.folder(of: stage + "/" + path))
        try Disk.link(output + "/" + path, to: stage + "/" + path)
      }
      if Disk.kind(output) == nil { try Disk.rename(stage, to: output) } else { try Disk.exchange(stage, with: output) }
    } catch {
      try Disk.removeTree(stage)
      throw error
    }
    try Disk.removeTree(stage)
    return Report(written: written, unchanged: all.count - written, removed: stale.count)
  }

  private struct Existing {
    let files: Set<String>
    /// Those a former build wrote.
    let own: Set<String>
  }

  private enum State: Sendable {
    case changed, same
    case foreign(String)
    case failed(FileSystemError)

    static func == (a: State, b: State) -> Bool {
      switch (a, b) {
      case (.changed, .changed), (.same, .same): true
      case (.changed, _), (.same, _), (.foreign, _), (.failed, _): false
      }
    }
  }

  private func existing() throws(FileSystemError) -> Existing {
    guard Disk.kind(output) == .folder else { return Existing(files: [], own: []) }
    let files = Set(try Disk.files(below: output))
    guard files.contains(Self.manifest) else { return Existing(files: files, own: []) }
    let text = try Disk.read(output + "/" + Self.manifest, limit: SourceLoader.mostBytes)
    let own = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    return Existing(files: files, own: Set(own + [Self.manifest]))
  }

  /// Which artifacts differ from what is there; a differing file that a former build did not write is in the way.
  private func compare(
    _ artifacts: [Artifact], _ before: Existing, jobs: Int
  ) async throws(FileSystemError) -> [State] {
    let output = output
    let states = await concurrentMap(artifacts, jobs: jobs) { artifact -> State in
      guard before.files.contains(artifact.path) else { return .changed }
      do throws(FileSystemError) {
        let old = try Disk.read(output + "/" + artifact.path, limit: Int.max)
        if old == artifact.bytes { return .same }
        return before.own.contains(artifact.path) ? .changed : .foreign(artifact.path)
      } catch {
        return .failed(error)
      }
    }
    for state in states {
      switch state {
      case .changed, .same: continue
      case .failed(let error): throw error
      case .foreign(let path):
        throw FileSystemError(
          .disk, "\(output)/\(path) was not written by Specimen and would be lost: move it, or name another output folder")
      }
    }
    return states
  }

  private func fill(
    _ stage: String, with artifacts: [(Artifact, State)], jobs: Int
  ) async throws(FileSystemError) {
    for folder in Set(artifacts.map { RelativePath.folder(of: stage + "/" + $0.0.path) }).sorted() {
      try Disk.makeFolder(folder)
    }
    let output = output
    let failures = await concurrentMap(artifacts, jobs: jobs) { artifact, state -> FileSystemError? in
      do throws(FileSystemError) {
        if state == .same {
          try Disk.link(output + "/" + artifact.path, to: stage + "/" + artifact.path)
        } else {
          try Disk.write(artifact.bytes, to: stage + "/" + artifact.path)
        }
        return nil
      } catch {
        return error
      }
    }
    if let error = failures.lazy.compactMap(\.self).first { throw error }
  }

  private static func manifest(of artifacts: [Artifact]) -> Artifact {
    Artifact(path: manifest, text: artifacts.map { $0.path + "\n" }.sorted().joined())
  }

  private static func absolute(_ path: String) -> String {
    let folder = RelativePath.folder(of: path)
    if path.hasPrefix("/") { return path }
    return (Disk.real(folder.isEmpty ? "." : folder) ?? folder) + "/" + RelativePath.name(of: path)
  }
}
