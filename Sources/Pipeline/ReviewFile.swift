import Files
package import Reviews

/// The file that a review is written to.
package enum ReviewFile {
  /// Writes a text into a folder, which is made if it is missing; the file is exchanged whole.
  package static func write(_ text: String, to folder: String, name: String) throws(FileSystemError) {
    try Disk.makeFolder(folder)
    let place = folder + "/" + name
    let next = place + ".specimen-next"
    try Disk.write(Array(text.utf8), to: next)
    try Disk.rename(next, to: place)
  }
}

/// The decisions on changes that a project keeps.
package enum ApprovalsFile {
  private static let mostBytes = 16 << 20

  /// - Parameters:
  ///   - path: the file; nil for the usual one in the project, which need not be there.
  ///   - project: a folder, or a document.
  package static func read(_ path: String?, project: String) async throws(FileSystemError) -> Approvals {
    let place: String
    if let path {
      place = path
    } else {
      guard let real = Disk.real(project) else { return Approvals() }
      let folder = Disk.kind(real) == .folder ? real : RelativePath.folder(of: real)
      place = folder + "/" + Approvals.fileName
      guard Disk.kind(place) != nil else { return Approvals() }
    }
    let bytes = try Disk.read(place, limit: mostBytes)
    do throws(Approvals.Fault) {
      return await signed(try Approvals(String(decoding: bytes, as: UTF8.self)), at: place)
    } catch {
      let name = path ?? Approvals.fileName
      throw FileSystemError(
        .input, "\(name):\(error.line): a decision is a key of 24 digits, then approved or rejected, then a remark")
    }
  }

  /// The decisions with who made them; as they are where there is no git to ask.
  private static func signed(_ approvals: Approvals, at place: String) async -> Approvals {
    guard !approvals.entries.isEmpty, let real = Disk.real(place) else { return approvals }
    do throws(FileSystemError) {
      let repository = try await GitRepository(containing: RelativePath.folder(of: real))
      let authors = try await repository.authors(ofLinesIn: real)
      let known = authors.enumerated().compactMap { index, author in
        author.map { (index + 1, Approvals.Signature(name: $0.name, date: $0.date)) }
      }
      return approvals.signed(by: Dictionary(known) { first, _ in first })
    } catch {
      return approvals
    }
  }
}
