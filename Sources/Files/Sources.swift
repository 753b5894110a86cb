/// The input files of a build by path, always iterated in path order.
package struct Sources: Sendable {
  package private(set) var files: [SourceFile]

  /// If a path is given twice, its first file is kept.
  package init(_ files: [SourceFile]) {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.path < $1.path }
    self.files =
      isSorted
      ? files
      : Dictionary(files.map { ($0.path, $0) }) { first, _ in first }.values.sorted { $0.path < $1.path }
  }

  /// Creates sources from a dictionary, for tests.
  package init(_ texts: [String: String]) {
    self.init(texts.map { SourceFile(path: $0.key, text: $0.value) })
  }

  /// The file at a path. O(log files).
  package subscript(path: String) -> SourceFile? { place(of: path).map { files[$0] } }

  /// Puts another text in place of the file with its path; false if there is none. O(log files).
  package mutating func replace(_ file: SourceFile) -> Bool {
    guard let place = place(of: file.path) else { return false }
    files[place] = file
    return true
  }

  private func place(of path: String) -> Int? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? low : nil
  }

  /// The files below a folder (`content/omnivia`), in order.
  package func files(under folder: String) -> [SourceFile] {
    let prefix = folder + "/"
    return files.filter { $0.path.hasPrefix(prefix) }
  }
}
