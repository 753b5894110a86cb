package import Diagnostics
package import Files
import Guide
import Printing
import Syntax
import Tokens

/// The input files of a project folder, or of a single document.
package struct SourceLoader: Sendable {
  /// The largest size of an input file, in bytes.
  package static let mostBytes = 64 << 20

  /// The folder that paths are relative to.
  package let root: String
  private let paths: [String]
  /// The paths of the inputs below the root.
  package var inputs: [String] { paths }
  /// The prefix that turns a path of the project into one that the user can open.
  let prefix: String
  /// Files left out because of their names.
  private let unusable: [(path: String, reason: String)]
  /// The system's errors for folders that could not be listed.
  private let closed: [FileSystemError]
  let written: WrittenFiles
  /// JSON files that are inputs only if they hold tokens, which is seen once they are read.
  private let candidates: Set<String>
  /// Files that look like tokens in a notation that is not read.
  private let foreign: [String]
  /// Whether a folder is read, and not a document alone.
  let isFolder: Bool
  /// Whether every folder could be listed.
  var isWhole: Bool { closed.isEmpty }

  /// The default output folder of an input: `public` in its folder.
  package static func defaultOutput(for path: String) -> String {
    guard let real = Disk.real(path), Disk.kind(real) == .file else { return path + "/public" }
    let folder = RelativePath.folder(of: path)
    return folder.isEmpty ? "public" : folder + "/public"
  }

  /// The project that a path means: of a folder `content` with a guide's settings, the folder around it.
  ///
  /// People name the folder in which they write; taken for itself, it would be a heap of documents without settings.
  package static func project(at path: String) -> String {
    guard let real = Disk.real(path), RelativePath.name(of: real) == "content",
      Disk.kind(real + "/guide.yml") == .file
    else { return path }
    var named = path
    while named.hasSuffix("/"), named.utf8.count > 1 { named.removeLast() }
    guard RelativePath.name(of: named) == "content" else { return named + "/.." }
    let folder = RelativePath.folder(of: named)
    return folder.isEmpty ? named.hasPrefix("/") ? "/" : "." : folder
  }

  /// Finds the inputs below a folder, or takes the given document alone.
  ///
  /// Hidden files are skipped, and so are links, because they may lead out of the project. Everything that Specimen
  /// wrote is skipped too: the output folder, other sites, and the remains of killed builds.
  /// - Throws: `FileSystemError` of cause `input` if there is nothing to read.
  package init(_ path: String, output: String?) throws(FileSystemError) {
    guard let real = Disk.real(path) else { throw FileSystemError(.input, "\(path) does not exist") }
    if Disk.kind(real) == .file {
      self = try SourceLoader(files: [path])
      return
    }
    guard Disk.kind(real) == .folder else {
      throw FileSystemError(.input, "\(path) is neither a folder nor a regular file")
    }
    (root, isFolder) = (real, true)
    prefix = Self.prefix(path)
    let output = output.map(SiteWriter.place).flatMap { Self.relative($0, to: real) }
    let stage = output.map(Stage.name)
    let written = WrittenFiles(below: real)
    self.written = written
    var closed: [FileSystemError] = []
    let found = try Disk.kinds(
      below: real,
      skipping: { path in
        Self.isHidden(path) || path == output || path == stage || Self.isDependency(RelativePath.name(of: path))
      }, markedBy: WrittenFiles.isMark, passing: { error throws(FileSystemError) in closed.append(error) })
    self.closed = closed
    let own = SiteWriter.files(writtenTo: real)
    let isBare = !ProjectLayout.hasProject(found.files.lazy.map(\.path))
    let inputs = found.files.filter {
      ($0.kind == .file || $0.kind == nil) && ProjectLayout.isInput($0.path, isBare: isBare) && !own.contains($0.path)
    }.map(\.path)
    let (usable, unusable) = Self.partitioned(inputs) { Disk.kind(real + "/" + $0) != nil }
    self.unusable = unusable
    let named = Self.files(namedBy: usable.filter(TokenLoader.isResolver), in: real)
    let known = Set(usable)
    paths = usable + named.filter { !known.contains($0) && !written.contains($0) }
    candidates = Set(usable.filter { !ProjectLayout.isInput($0) }).subtracting(named)
    foreign =
      isBare
      ? found.files.map(\.path).filter {
        Self.isForeign($0) && Self.isPlainFile(real + "/" + $0) && Self.holdsForeignTokens($0, in: real)
      } : []
    // A folder of other JSON files and stylesheets alone has nothing to build.
    let hasNothingToBuild =
      paths.allSatisfy { candidates.contains($0) || ProjectLayout.isStylesheet($0) }
      && !paths.contains { Self.holdsTokens($0, in: real) }
    if inputs.isEmpty || hasNothingToBuild {
      let isInside = output.map { Disk.kind(real + "/" + $0) == .folder } ?? false
      let why =
        foreign.isEmpty
        ? isInside ? " beside \(output ?? "")/, the output, which is not read" : ""
        : "; \(OtherData.words(foreign, prefix)) cannot be read, because tokens are read from JSON and YAML"
      throw Self.nothing(in: path, why)
    }
  }

  /// Takes documents, token files and stylesheets alone, as one project.
  ///
  /// - Throws: `FileSystemError` of cause `input` if one of them does not exist, or is none of these.
  package init(files: [String]) throws(FileSystemError) {
    var places: [String] = []
    for path in files { places.append(try Self.place(ofFile: path)) }
    let root = Self.folder(around: places)
    let names = places.map { String(decoding: $0.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self) }
    self.root = root
    // What a user wrote in front of what is below the root.
    let named = zip(files, names).first { $0.hasSuffix($1) }.map { String($0.dropLast($1.count)) }
    prefix = Self.prefix(named ?? "")
    let own = Set(names).sorted()
    paths = own + Self.files(namedBy: own, in: root).filter { !own.contains($0) }
    (unusable, closed, candidates, foreign, isFolder) = ([], [], [], [], false)
    written = WrittenFiles(below: root)
  }

  /// Whether a path leads to anything.
  package static func exists(_ path: String) -> Bool { Disk.real(path) != nil }

  /// Whether a path leads to a file.
  package static func isFile(_ path: String) -> Bool { Disk.real(path).map { Disk.kind($0) == .file } ?? false }

  /// Where a file is that may be an input by itself.
  private static func place(ofFile path: String) throws(FileSystemError) -> String {
    guard let real = Disk.real(path) else { throw FileSystemError(.input, "\(path) does not exist") }
    guard
      ProjectLayout.isPage(RelativePath.name(of: real)) || ProjectLayout.isStylesheet(real)
        || DataReader.isData(real) && !ProjectLayout.isSettings(real)
    else { throw FileSystemError(.input, "\(path) is neither a Markdown file, nor a token file, nor a stylesheet") }
    guard !isOtherData(RelativePath.name(of: real), in: RelativePath.folder(of: real)) else {
      throw FileSystemError(.input, "\(path) contains no tokens in any notation that is known")
    }
    return real
  }

  /// The nearest folder that all of some files are in; empty for the topmost.
  private static func folder(around places: [String]) -> String {
    var common = RelativePath.folder(of: places.first ?? "")
    while !common.isEmpty, !places.allSatisfy({ $0.hasPrefix(common + "/") }) {
      common = RelativePath.folder(of: common)
    }
    return common
  }

  /// The error of a folder without anything to read.
  static func nothing(in folder: String, _ why: String = "") -> FileSystemError {
    FileSystemError(
      .input, "\(folder) contains neither Markdown files, nor token files, nor stylesheets with tokens\(why)")
  }

  /// What the findings and the list of inputs depend on beside the inputs.
  var surroundings: Digest {
    var digest = Digest()
    digest.combine(prefix)
    for (path, reason) in unusable {
      digest.combine(path)
      digest.combine(reason)
    }
    digest.combine(UInt64(unusable.count))
    for path in candidates.sorted() { digest.combine(path) }
    digest.combine(UInt64(candidates.count))
    for path in foreign { digest.combine(path) }
    return digest
  }

  /// The prefix that a folder, as the user named it, adds to the paths in it: `docs/`. Empty for `.`, and for an
  /// absolute path, which would reveal the machine it ran on.
  private static func prefix(_ folder: String) -> String {
    if folder.hasPrefix("/") { return "" }
    return folder.split(separator: "/").filter { $0 != "." }.map { $0 + "/" }.joined()
  }

  /// A path inside a folder, relative to that folder; nil for any other path.
  private static func relative(_ path: String, to folder: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.utf8.dropFirst(folder.utf8.count + 1)) : nil
  }

  private static func isHidden(_ path: String) -> Bool {
    path.withBytes { bytes in
      let name = bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
      return name.first == UInt8(ascii: ".")
    }
  }

  /// Whether a folder of a name holds what package managers have fetched.
  static func isDependency(_ name: String) -> Bool {
    ["node_modules", "bower_components", "Pods", "Carthage"].contains(name)
  }

  /// The files that resolvers of the project refer to, whatever their names, and the files that these refer to.
  ///
  /// A resolver that cannot be read refers to none; that is reported when it is loaded.
  private static func files(namedBy resolvers: [String], in root: String) -> [String] {
    func isThere(_ path: String) -> Bool { isPlainFile(root + "/" + path) }
    return TokenLoader.files(namedBy: resolvers) { path in
      isThere(path) || resolvers.contains(path) ? file(path, in: root) : nil
    }.filter(isThere)
  }

  /// A file of a folder; nil if it cannot be read.
  private static func file(_ path: String, in root: String) -> SourceFile? {
    do throws(FileSystemError) {
      return SourceFile(path: path, bytes: try Disk.read(root + "/" + path, limit: mostBytes))
    } catch {
      return nil
    }
  }

  private static func holdsTokens(_ path: String, in root: String) -> Bool {
    file(path, in: root).map { TokenShape($0) != nil } ?? false
  }

  /// Whether a file is sound JSON and holds no tokens; what is broken is told of where it is broken.
  private static func isOtherData(_ path: String, in root: String) -> Bool {
    guard DataReader.isJSON(path), let file = file(path, in: root), TokenShape(file) == nil,
      !TokenLoader.isResolver(file)
    else { return false }
    var faults = Diagnostics()
    return JSONReader.read(file, into: &faults) != nil && faults.isEmpty
  }

  /// Whether a file is in a notation in which other tools have tokens.
  static func isForeign(_ path: String) -> Bool {
    [".hjson", ".toml"].contains(where: path.hasSuffix)
  }

  /// Whether a file in such a notation has values that look like those of tokens.
  private static func holdsForeignTokens(_ path: String, in root: String) -> Bool {
    do throws(FileSystemError) {
      return TokenShape.seemsTold(by: try Disk.read(root + "/" + path, limit: 1 << 20))
    } catch {
      return false
    }
  }

  /// Whether there is a file at a path with no link on the way to it, since a link may lead out of the project.
  static func isPlainFile(_ path: String) -> Bool { Disk.kind(path) == .file && Disk.real(path) == path }

  /// Separates the files whose names can be published from the others; the paths must be sorted.
  ///
  /// - Parameter exists: whether a file is found again by its name as text.
  static func partitioned(
    _ inputs: [String], exists: (String) -> Bool
  ) -> (usable: [String], unusable: [(path: String, reason: String)]) {
    var usable: [String] = []
    var unusable: [(path: String, reason: String)] = []
    for path in inputs {
      if isPlain(path) {
        usable.append(path)
      } else if hasControlCharacter(path) {
        unusable.append((path, "has a line break or another control character in its name"))
      } else if path.unicodeScalars.contains("\u{FFFD}"), !exists(path) {
        unusable.append((path, "has a name that is not UTF-8"))
      } else if let other = usable.last, other == path {
        // Equal as text: é as one character and as two.
        if path.utf8.lexicographicallyPrecedes(other.utf8) { usable[usable.count - 1] = path }
        unusable.append((path, "is the name of two files, which differ only in how accents are encoded"))
      } else {
        usable.append(path)
      }
    }
    return (usable, unusable)
  }

  /// Whether a name consists only of visible characters that have a single encoding.
  private static func isPlain(_ path: String) -> Bool {
    path.withBytes { $0.allSatisfy { (0x20..<0x7F).contains($0) } }
  }

  static func hasControlCharacter(_ path: String) -> Bool {
    path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }

  /// Reads every input; an input that cannot be read is reported and left out.
  ///
  /// - Parameter known: gives a file that need not be read again.
  package func load(
    jobs: Int, reusing known: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) async -> (sources: Sources, diagnostics: Diagnostics) {
    let (root, prefix) = (root, prefix)
    let loaded = await concurrentMap(
      paths.count, jobs: jobs, sharing: { OpenFolder(below: root) }
    ) { [paths] number, folder -> Result<SourceFile, FileSystemError> in
      let path = paths[number]
      if let file = known(path) { return .success(file) }
      do throws(FileSystemError) {
        return .success(try Self.source(path, in: &folder, prefix))
      } catch {
        return .failure(FileSystemError(error.cause, error.description.replacing(root + "/", with: prefix)))
      }
    }
    var diagnostics = Diagnostics()
    for error in closed {
      diagnostics.report(
        .unreadableFolder, Message(error.description.replacing(root + "/", with: prefix)), at: nil,
        fix: "make it readable",
        about: paths.first.map { prefix + $0 })
    }
    for (path, reason) in unusable {
      diagnostics.report(
        .unusableName, "\(prefix)\(path) \(reason)", at: nil, why: "it is left out of the site",
        fix: "rename the file", about: prefix + path)
    }
    reportUnread(into: &diagnostics)
    OtherData.report(foreign: foreign, prefix, into: &diagnostics)
    var files: [SourceFile] = []
    var others: [SourceFile] = []
    for (path, result) in zip(paths, loaded) {
      switch result {
      case .success(let file) where candidates.contains(file.path) && TokenShape(file) == nil: others.append(file)
      case .success(let file): files.append(file)
      case .failure(let error):
        diagnostics.report(
          .unreadableFile, Message(error.description), at: nil, why: "it is left out of the site",
          fix: "make it readable, or split it", about: prefix + path)
      }
    }
    // A file that is named is meant to be read, whatever folder it is in.
    let made = isFolder ? MadeTokens.taken(from: &files) : []
    if let first = made.first {
      diagnostics.report(
        .madeTokens,
        made.count == 1
          ? "\(prefix)\(first) is not read" : "\(made.count) files such as \(prefix)\(first) are not read",
        at: nil, why: "its folder is for what tools make of tokens, or for samples",
        fix: "nothing, or build the folder alone", about: prefix + first)
    }
    OtherData.report(others, beside: files, into: &diagnostics)
    return (Sources(files), diagnostics)
  }

  /// The files of data that were found and are none of the sources, as far as they can be read.
  func leftOut(by sources: Sources) -> [SourceFile] {
    (paths.filter(candidates.contains) + foreign).filter { sources[$0] == nil }.compactMap(read)
  }

  /// Reads one of its inputs; nil if it cannot be read.
  func read(_ path: String) -> SourceFile? {
    var folder = OpenFolder(below: root)
    do throws(FileSystemError) {
      return try Self.source(path, in: &folder, prefix)
    } catch {
      return nil
    }
  }

  private static func source(
    _ path: String, in folder: inout OpenFolder, _ prefix: String
  ) throws(FileSystemError) -> SourceFile {
    SourceFile(path: path, bytes: try folder.read(path, limit: mostBytes), place: prefix + path)
  }

  /// Reports that a folder called `content` hides more documents than it holds.
  private func reportUnread(into diagnostics: inout Diagnostics) {
    let pages = paths.filter { ProjectLayout.isPage($0) && !$0.hasPrefix("templates/") }
    let unread = pages.filter { !$0.hasPrefix("content/") }
    let read = pages.count - unread.count
    guard read > 0, unread.count > read, let first = unread.first, ProjectLayout.hasProject(paths) else { return }
    let folder = RelativePath.folder(of: first)
    diagnostics.report(
      .unreadDocuments, "\(unread.count) documents outside \(prefix)content are not read, such as \(prefix)\(first)",
      at: nil,
      fix: folder.isEmpty ? "move them below content" : "build \(prefix)\(folder), or move them below content",
      about: prefix + first)
  }
}
