import Files
import Printing

/// A git repository, read through its plumbing: its objects, never its work tree.
package struct GitRepository: Sendable {
  /// The absolute path of the work tree, or of a bare repository.
  package let root: String

  /// A commit, by its full object name.
  package struct Commit: Hashable, Sendable {
    package let id: String

    /// As people write it: the first ten digits.
    package var short: String { String(id.prefix(10)) }
  }

  /// An object that a tree names: a file's contents.
  struct Entry {
    /// From the folder that was listed.
    let path: String
    let id: String
    /// In bytes.
    let size: Int

    /// Reads `100644 blob <id> <size>\t<path>`; nil for anything that is no plain file.
    fileprivate init?(listed line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = line[..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 4, fields[0].starts(with: "100"), fields[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: fields[3], as: UTF8.self))
      else { return nil }
      path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      id = String(decoding: fields[2], as: UTF8.self)
      self.size = size
    }
  }

  /// - Throws: if the folder is in no repository that git can read.
  package init(containing folder: String) async throws(FileSystemError) {
    let top = try await Git.run(["rev-parse", "--show-toplevel"], in: folder)
    if top.isSuccess, !top.line.isEmpty {
      root = top.line
      return
    }
    let bare = try await Git.run(["rev-parse", "--absolute-git-dir"], in: folder)
    guard bare.isSuccess else {
      // Why git cannot read a repository that is there is worth telling.
      let reason = bare.complaint.contains("not a git repository") ? "" : ": \(bare.complaint)"
      throw FileSystemError(.input, "\(folder) is not in a git repository\(reason)")
    }
    root = bare.line
  }

  /// The repository around a project, with the project's path from its root, empty for the root. The project need not be
  /// on the disk: a commit may have what the work tree has not.
  ///
  /// - Throws: if it is in no repository that git can read.
  package static func around(
    _ project: String
  ) async throws(FileSystemError) -> (repository: GitRepository, inside: String) {
    let isAbsolute = project.hasPrefix("/")
    var names = project.split(separator: "/").map(String.init)
    var missing: [String] = []
    func known() -> String? { Disk.real((isAbsolute ? "/" : "./") + names.joined(separator: "/")) }
    while known() == nil, let last = names.popLast() { missing.insert(last, at: 0) }
    guard let real = known(), let rest = RelativePath.resolved(missing.joined(separator: "/"), from: ""),
      missing.isEmpty || Disk.kind(real) == .folder
    else { throw FileSystemError(.input, "\(project) does not exist") }
    let repository = try await GitRepository(
      containing: Disk.kind(real) == .folder ? real : RelativePath.folder(of: real))
    let start = real == repository.root ? "" : String(real.dropFirst(repository.root.count + 1))
    return (repository, [start, rest].filter { !$0.isEmpty }.joined(separator: "/"))
  }

  /// The commit that a revision names; nil if it names none.
  package func commit(_ revision: String) async throws(FileSystemError) -> Commit? {
    if revision.isEmpty || revision.hasPrefix("-") { return nil }
    let found = try await Git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root)
    return found.isSuccess ? Commit(id: found.line) : nil
  }

  /// Whether a name is that of a tag.
  package func isTag(_ name: String) async throws(FileSystemError) -> Bool {
    try await commit("refs/tags/" + name) != nil
  }

  /// The last commit that two have in common; nil if they have none, or none that is here.
  package func mergeBase(_ a: Commit, _ b: Commit) async throws(FileSystemError) -> Commit? {
    let found = try await Git.run(["merge-base", a.id, b.id], in: root)
    return found.isSuccess ? Commit(id: found.line) : nil
  }

  /// Whether the history ends before its beginning, as in a clone with a depth.
  package func isShallow() async throws(FileSystemError) -> Bool {
    try await Git.run(["rev-parse", "--is-shallow-repository"], in: root).line == "true"
  }

  /// The plain files below a folder in a commit, sorted by path; links and submodules are left out, as on the disk. Nil
  /// if the commit has no such folder.
  func entries(of commit: Commit, below folder: String) async throws(FileSystemError) -> [Entry]? {
    let list = try await Git.run(["ls-tree", "-r", "-l", "-z", "--full-tree", commit.id + ":" + folder], in: root)
    guard list.isSuccess else { return nil }
    return list.output.split(separator: 0).compactMap(Entry.init(listed:)).sorted { $0.path < $1.path }
  }

  /// The contents of objects, in their order; nil for one that is not here.
  func contents(of ids: [String]) async throws(FileSystemError) -> [[UInt8]?] {
    if ids.isEmpty { return [] }
    let asked = ids.map { $0 + "\n" }.joined()
    let answer = try await Git.run(["cat-file", "--batch"], in: root, input: Array(asked.utf8))
    guard answer.isSuccess else { throw FileSystemError(.input, "git cannot read its objects: \(answer.complaint)") }
    var rest = answer.output[...]
    var contents: [[UInt8]?] = []
    for _ in ids {
      // `<id> blob <size>`, then the bytes and a line break; or `<id> missing`.
      guard let end = rest.firstIndex(of: 10) else { break }
      let fields = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)), size < rest.count else {
        contents.append(nil)
        continue
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    guard contents.count == ids.count else {
      throw FileSystemError(.input, "git gave fewer objects than were asked for")
    }
    return contents
  }

  /// Who last wrote each line of a file of the work tree, and when, as git knows it: nil for a line that is not committed
  /// yet, nothing at all for a file that git does not know.
  package func authors(ofLinesIn path: String) async throws(FileSystemError) -> [LineAuthor?] {
    let blame = try await Git.run(["blame", "--line-porcelain", "--", path], in: root)
    guard blame.isSuccess else { return [] }
    var authors: [LineAuthor?] = []
    var name = ""
    var isCommitted = false
    var isHead = true
    for line in String(decoding: blame.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      // Each line begins with its commit, which is all zeros before there is one, and ends with its text after a tab.
      if isHead { isCommitted = line.prefix { $0 != " " }.contains { $0 != "0" } }
      isHead = line.hasPrefix("\t")
      if line.hasPrefix("author ") { name = String(line.dropFirst(7)) }
      if line.hasPrefix("author-time "), let time = Int(line.dropFirst(12)) {
        authors.append(isCommitted ? LineAuthor(name: name, time: time) : nil)
      }
    }
    return authors
  }

  package struct LineAuthor: Sendable {
    package let name: String
    /// Seconds since 1970.
    package let time: Int

    /// The day in universal time: `2026-03-14`.
    package var date: String { UniversalTime(seconds: time).day }
  }
}
