package import Diagnostics
package import Files

/// What a build into a folder was made of, kept until the next one, so that a build with nothing to do takes no time, and
/// what it found out page by page, so that another one does again only what has changed.
///
/// Both are in `.specimen-cache` in the project's folder, with the site that was there before the last one, and may be
/// deleted at any time. They never change what is built: where they are missing, damaged, another program's or in doubt,
/// everything is built.
package struct LastBuild: Sendable {
  package static let folder = ".specimen-cache"

  /// A cache of more bytes is not read.
  private static let mostBytes = 1 << 30

  /// How many records are kept, one for each output folder.
  private static let most = 8
  private static let suffix = ".record"
  private static let cacheSuffix = ".pages"
  private static let formerSuffix = ".site"

  private let loader: SourceLoader
  private let writer: SiteWriter
  private let place: String
  /// The path of its files without their endings.
  private let file: String
  /// The path of what was found page by page: builds of a part have their own beside that of the whole site, so that none
  /// takes another's place.
  private let cacheFile: String
  private let program: Digest
  private let options: Digest
  /// Which part of the site is made, and whether the rest stays as it is.
  private let part: Digest
  private let only: String?
  /// The sources' stamps, taken before they are read.
  private let stamps: [FileStamp?]
  /// When the stamps were taken.
  private let now: Int
  private let record: BuildRecord?
  private let seen = SeenFiles()

  /// Nil where nothing can be kept, and for a single document, beside which nothing is to be left.
  package init?(_ loader: SourceLoader, _ options: BuildOptions, _ writer: SiteWriter) {
    place = loader.root + "/" + Self.folder
    let kind = Disk.kind(place)
    guard loader.isFolder, kind == nil || kind == .folder, let program = Disk.program else { return nil }
    (self.loader, self.writer, now) = (loader, writer, Disk.now)
    self.program = program.digest
    self.options = Self.digest(of: options, loader)
    part = Self.digest(ofPart: options)
    only = options.isPart ? options.only : nil
    file = place + "/" + Digest(Array(writer.output.utf8)).text
    cacheFile = file + (only.map { "-" + Digest(Array($0.utf8)).text } ?? "") + Self.cacheSuffix
    var sources = OpenFolder(below: loader.root)
    stamps = loader.inputs.map { sources.stamp($0) }
    record = Self.read(file + Self.suffix, upTo: SourceLoader.mostBytes).flatMap { BuildRecord($0) }
  }

  private static func digest(of options: BuildOptions, _ loader: SourceLoader) -> Digest {
    var digest = Digest()
    digest.combine(options.baseURL == nil ? 0 : 1)
    digest.combine(options.baseURL ?? "")
    digest.combine(options.startsPages ? 1 : 0)
    digest.combine(options.isFingerprinted ? 1 : 0)
    digest.combine(loader.surroundings)
    return digest
  }

  private static func digest(ofPart options: BuildOptions) -> Digest {
    var digest = Digest()
    digest.combine(options.only == nil ? 0 : 1)
    digest.combine(options.only ?? "")
    digest.combine(options.isPart ? 1 : 0)
    return digest
  }

  // MARK: Asking

  /// What the last build came to, if another one would come to the same; or else what has changed.
  package func compare(jobs: Int) async -> (outcome: BuildOutcome?, changes: BuildChanges) {
    guard let record, loader.isWhole else { return (nil, BuildChanges(.first)) }
    if record.program != program { return (nil, BuildChanges(.program)) }
    let (changed, isToRefresh) = await sourceChanges(since: record, jobs: jobs)
    if record.options != options { return (nil, BuildChanges(.options, changed)) }
    if record.part != part {
      let unseen = record.unseen.filter { file in !changed.contains { $0.path == file.path } }
      return (nil, BuildChanges(.part, changed + unseen + besideChanges(since: record)))
    }
    let changes = BuildChanges(changed + besideChanges(since: record))
    guard changes.files.isEmpty, await writer.stamp(jobs: jobs) == record.site else { return (nil, changes) }
    if isToRefresh { keep(refreshed(record)) }
    return (record.outcome, changes)
  }

  /// The sources that are not what they were, and whether the stamps of others have changed all the same.
  private func sourceChanges(since record: BuildRecord, jobs: Int) async -> ([BuildChanges.File], Bool) {
    let known = Dictionary(record.sources.map { ($0.path, $0) }) { first, _ in first }
    enum State: Sendable { case same, touched, changed, added }
    let states = await concurrentMap(loader.inputs.count, jobs: jobs, sharing: { OpenFolder(below: loader.root) }) {
      number, folder -> State in
      guard let before = known[loader.inputs[number]] else { return .added }
      if before.stamp != nil, before.stamp == stamps[number]?.digest { return .same }
      guard let digest = before.digest else { return .changed }
      do throws(FileSystemError) {
        let bytes = try folder.read(before.path, limit: SourceLoader.mostBytes)
        return Digest(bytes) == digest ? .touched : .changed
      } catch {
        return .changed
      }
    }
    var changed: [BuildChanges.File] = []
    for (path, state) in zip(loader.inputs, states) {
      if state == .changed { changed.append(BuildChanges.File(path: path, what: .changed)) }
      if state == .added { changed.append(BuildChanges.File(path: path, what: .added)) }
    }
    let inputs = Set(loader.inputs)
    changed += record.sources.filter { !inputs.contains($0.path) }.map {
      BuildChanges.File(path: $0.path, what: .removed)
    }
    return (changed, states.contains(.touched))
  }

  private func besideChanges(since record: BuildRecord) -> [BuildChanges.File] {
    let find = loader.beside
    return record.beside.compactMap { before in
      let (stamp, found) = seen.look(before.path, with: find, below: loader.root)
      let isMissing = found == nil
      if isMissing, before.isMissing { return nil }
      let path = before.path
      if isMissing || before.isMissing {
        return BuildChanges.File(path: path, what: isMissing ? .removed : .added)
      }
      let isSame = before.stamp != nil && before.stamp == stamp?.digest
      return isSame ? nil : BuildChanges.File(path: path, what: .changed)
    }
  }

  /// What the last build found out page by page.
  package func cache(jobs: Int) async -> BuildCache {
    var base = program
    base.combine(options)
    base.combine(part)
    var site: Digest?
    let folder = FileStamp(writer.output)
    if let record, loader.isWhole, record.program == program, await writer.stamp(jobs: jobs) == record.site {
      site = record.site
    }
    return BuildCache(
      Self.read(cacheFile, upTo: Self.mostBytes) ?? [], base: base, site: site, in: folder)
  }

  /// The site that the last build replaced.
  ///
  /// - Parameter cache: what it found out.
  package func former(_ cache: BuildCache) -> FormerSite {
    let place = file + Self.formerSuffix
    guard cache.hasSite, let record, let state = record.former, let folder = FileStamp(place) else {
      return FormerSite(place: place)
    }
    let paths = SiteWriter.files(writtenTo: writer.output)
    let isAsLeft = FormerSite.digest(place, paths: paths.union(record.differing)) == state
    guard isAsLeft else { return FormerSite(place: place) }
    return FormerSite(place: place, differing: Set(record.differing), folder: folder)
  }

  // MARK: Keeping

  /// Finds files beside the sources, and notes which of them the build depends on.
  package var beside: FileFinder { seen.noting(loader.beside, below: loader.root) }

  /// Keeps what a build has been made of, unless a part of it could not be read.
  ///
  /// - Parameters:
  ///   - found: all its findings.
  ///   - left: the state of what was written; nil if it is not known.
  ///   - cache: what was found out page by page.
  ///   - changes: what `compare` has found.
  package func keep(
    _ sources: Sources, _ found: Diagnostics, _ left: LeftSite?, _ outcome: BuildOutcome, _ cache: BuildCache?,
    after changes: BuildChanges
  ) {
    let doubtful: [Rule] = [.unreadableFile, .unreadableFolder, .unreadableHistory]
    guard loader.isWhole, let left, !found.all.contains(where: { doubtful.contains($0.rule) }) else { return }
    let inputs = zip(loader.inputs, stamps).map { path, stamp in
      BuildRecord.Input(
        path: path, stamp: sound(stamp), digest: sources[path].map { Digest($0.bytes) }, isMissing: false)
    }
    let beside = seen.all.filter { !$0.path.unicodeScalars.contains { $0.value < 0x20 } }.map { path, stamp in
      BuildRecord.Input(path: path, stamp: sound(stamp), digest: nil, isMissing: stamp == nil)
    }
    keep(
      BuildRecord(
        program: program, options: options, part: part, sources: inputs, beside: beside, site: left.site,
        former: left.former?.folders, differing: left.former?.differing ?? [], unseen: unseen(after: changes),
        outcome: outcome),
      cache?.bytes(for: left.site))
  }

  /// What has changed outside the part that was made, since the rest of the site was.
  private func unseen(after changes: BuildChanges) -> [BuildChanges.File] {
    guard let only else { return [] }
    let now = changes.outside(only)
    // Where the former build made the same part, what it did not see is not among the changes.
    let former = record.map { BuildChanges($0.unseen).outside(only) } ?? []
    return now + former.filter { file in !now.contains { $0.path == file.path } }
  }

  /// The same record with the stamps that the sources have now.
  private func refreshed(_ record: BuildRecord) -> BuildRecord {
    let now = Dictionary(zip(loader.inputs, stamps)) { first, _ in first }
    var record = record
    record.sources = record.sources.map { input in
      BuildRecord.Input(
        path: input.path, stamp: sound(now[input.path] ?? nil), digest: input.digest, isMissing: false)
    }
    return record
  }

  /// The digest of a stamp; nil if another state of the file could have the same one.
  private func sound(_ stamp: FileStamp?) -> Digest? {
    stamp.flatMap { $0.isFresh(at: now) ? nil : $0.digest }
  }

  /// A record that cannot be written is none: the next build is only slower.
  ///
  /// - Parameter cache: nil to leave the one that is there.
  private func keep(_ record: BuildRecord, _ cache: [UInt8]? = nil) {
    do throws(FileSystemError) {
      if Disk.kind(place) == nil { try Disk.makeFolder(place) }
      if Disk.kind(place + "/.gitignore") == nil { try Disk.writeNew(Array("*\n".utf8), to: place + "/.gitignore") }
      if let cache { try put(cache, in: cacheFile) }
      try put(record.bytes, in: file + Self.suffix)
      try prune()
    } catch {
      return
    }
  }

  private func put(_ bytes: [UInt8], in file: String) throws(FileSystemError) {
    let next = file + "-next"
    try Disk.removeTree(next)
    try Disk.writeNew(bytes, to: next)
    try Disk.rename(next, to: file)
  }

  /// Removes the oldest records of other output folders, and the sites of which there is no record any more.
  private func prune() throws(FileSystemError) {
    let names = try Disk.names(in: place)
    for name in names where name.hasSuffix(Self.formerSuffix) {
      let record = name.dropLast(Self.formerSuffix.count) + Self.suffix
      if !names.contains(String(record)) { try Disk.removeTree(place + "/" + name) }
    }
    let records = names.filter { $0.hasSuffix(Self.suffix) }
    if records.count <= Self.most { return }
    let ages = records.map { (name: $0, written: FileStamp(place + "/" + $0)?.written ?? 0) }
    for (name, _) in ages.sorted(by: { $0.written > $1.written }).dropFirst(Self.most) {
      // With what was kept beside it, of parts of the site too.
      let output = name.dropLast(Self.suffix.count)
      for file in names where file.hasPrefix(output) { try Disk.removeTree(place + "/" + file) }
    }
  }

  private static func read(_ file: String, upTo limit: Int) -> [UInt8]? {
    guard Disk.kind(file) == .file else { return nil }
    do throws(FileSystemError) {
      return try Disk.read(file, limit: limit)
    } catch {
      return nil
    }
  }
}
