import Diagnostics
import Files

/// Which page somebody may have meant by a path that names none. A search looks at a bounded number of names, so that a
/// site full of broken links costs no more for each of them than a small one.
struct PageSuggestions: Sendable {
  /// The most names one search looks at; of more, those that would be its neighbours in their order.
  private static let most = 1_000

  /// The source files of all pages, sorted.
  private let paths: [String]
  /// The folders of those, sorted.
  private let folders: [String]

  init(_ pages: [Page]) {
    paths = pages.map(\.path).sorted()
    folders = Set(paths.map { RelativePath.folder(of: $0) }).sorted()
  }

  /// The nearest page in the folder that a path names, or in the nearest folder where that one holds none.
  func nearest(to path: String) -> String? {
    let folder = RelativePath.folder(of: path)
    var range = pages(in: folder)
    if range.isEmpty {
      guard let meant = Suggestion.nearest(to: folder, in: Self.neighbours(of: folder, in: folders[...])) else {
        return nil
      }
      range = pages(in: meant)
    }
    return Suggestion.nearest(to: path, in: Self.neighbours(of: path, in: paths[range]))
  }

  /// The places of the pages in a folder and below it.
  private func pages(in folder: String) -> Range<Int> {
    if folder.isEmpty { return paths.indices }
    // "0" is the letter after "/".
    return Self.place(of: folder + "/", in: paths[...])..<Self.place(of: folder + "0", in: paths[...])
  }

  private static func neighbours(of name: String, in names: ArraySlice<String>) -> ArraySlice<String> {
    guard names.count > most else { return names }
    let start = min(max(names.startIndex, place(of: name, in: names) - most / 2), names.endIndex - most)
    return names[start..<start + most]
  }

  /// Where a name is among sorted ones, or would be.
  private static func place(of name: String, in names: ArraySlice<String>) -> Int {
    var (low, high) = (names.startIndex, names.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
