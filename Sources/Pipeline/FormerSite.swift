import Files

/// The site that the last build has replaced, kept with all its files, most of which are those of the new site under a second
/// name. The next build takes it for its stage, and names only those that have changed since: to give ten thousand files a
/// second name and to take it away again is a fifth of what an edited page costs.
package struct FormerSite: Sendable {
  /// Where it is kept.
  let place: String
  /// The paths at which it has another file than the site, or only one of the two has one; nil where it may not be taken.
  private(set) var differing: Set<String>?
  /// The stamp of its folder before that was told: where another one is, another build has left it there since.
  private(set) var folder: FileStamp?

  /// Whether it is the one that was asked for.
  var isAsAsked: Bool { FileStamp(place) == folder }

  /// The state of its folders: in one that has the same, no name came or went. Of the files, the state of the site tells,
  /// because a file that loses a name has another state.
  static func digest(_ place: String, paths: some Sequence<String>) -> Digest? {
    guard Disk.kind(place) == .folder else { return nil }
    var folders: Set<String> = [""]
    for path in paths {
      var folder = RelativePath.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = RelativePath.folder(of: folder) }
    }
    var digest = Digest()
    for folder in folders.sorted() {
      digest.combine(folder)
      if let stamp = FileStamp(folder.isEmpty ? place : place + "/" + folder) { digest.combine(stamp.digest) }
    }
    return digest
  }
}

/// The state in which a build left its site, and the one that it replaced.
package struct LeftSite: Sendable {
  let site: Digest
  /// That of the folders of the former site, with the paths at which it differs; nil where none is kept.
  let former: (folders: Digest, differing: [String])?

  /// - Parameter paths: those of the files of the site.
  init(_ site: Digest, of paths: [String], _ former: FormerSite, differing: Set<String>?) {
    self.site = site
    self.former = differing.flatMap { differing in
      FormerSite.digest(former.place, paths: paths + differing).map { ($0, differing.sorted()) }
    }
  }
}

extension SiteWriter {
  /// Takes the former site for the stage, without the files that the new one will not have as they are there.
  ///
  /// - Returns: the paths of the files that the stage lacks, of those that are in the output folder; nil if it is empty.
  func take(
    _ former: FormerSite, for files: SiteFiles, in stage: Stage, _ before: Existing, isWhole: Bool
  ) throws(FileSystemError) -> Set<String>? {
    let mayTake = isWhole && before.isOurs && former.isAsAsked
    guard mayTake, let differing = former.differing, try stage.take(former.place) else {
      try Disk.removeTree(former.place)
      return nil
    }
    let missing = differing.union(before.own.subtracting(files.paths + [Self.manifest]))
    var folder = OpenFolder(below: stage.site)
    let mayWrite = ([""] + before.folders).map { stage.site + "/" + $0 }
      .allSatisfy { Disk.kind($0) == nil || Disk.mayWrite(to: $0) }
    guard mayWrite, missing.sorted().allSatisfy({ folder.remove($0) }) else {
      try stage.empty()
      try Disk.makeFolder(stage.site)
      return nil
    }
    for path in missing { Disk.removeEmptyFolders(above: path, below: stage.site) }
    return missing
  }

  /// Leaves the former site, which is in the stage, for the next build.
  ///
  /// - Returns: the paths at which it differs from the site; nil if there is none to leave.
  func leave(
    _ former: FormerSite, _ stage: Stage, _ report: Report, _ before: Existing, isWhole: Bool
  ) -> Set<String>? {
    let isExchanged = report.written > 0 || report.removed > 0
    guard isWhole, !before.own.isEmpty, before.isOurs, isExchanged || before.missing != nil else { return nil }
    let differing = isExchanged ? Set(report.writtenPaths + report.removedPaths) : before.missing ?? []
    // Where a file cannot have two names, nothing would tell that one of the two was changed.
    guard let shared = before.own.first(where: { !differing.contains($0) }),
      let stamp = FileStamp(stage.site + "/" + shared), stamp == FileStamp(output + "/" + shared)
    else { return nil }
    return stage.leave(at: former.place) ? differing : nil
  }
}
