import Diagnostics
import Files

/// Suggests the page that an author may have meant by an unknown path. A search compares a bounded number of names, so
/// that a site full of broken links costs no more for each of them than a small one.
struct PageSuggestions: Sendable {
  /// The most names compared in one search; if there are more, those nearest in sorted order.
  private static let most = 200

  /// The source files of all pages, sorted.
  private let paths: [String]
  /// The folders of those paths, sorted.
  private let folders: [String]

  init(_ pages: [Page]) {
    paths = pages.map(\.path).sorted()
    folders = Set(paths.map { RelativePath.folder(of: $0) }).sorted()
  }

  /// The nearest page in the folder of a path or, if that has no pages, in the nearest folder.
  func nearest(to path: String) -> String? {
    let folder = RelativePath.folder(of: path)
    var range = pages(in: folder)
    if range.isEmpty {
      guard let meant = Suggestion.nearest(to: folder, in: Self.neighbours(of: folder, in: folders[...])) else {
        return nil
      }
      range = pages(in: meant)
    }
    // The folder that both are in, and what all pages end in, make no two names alike.
    let near = Self.neighbours(of: path, in: paths[range])
    let meant = Suggestion.nearest(
      to: Self.name(path), in: near.map(Self.name))
    return meant.flatMap { name in near.first { Self.name($0) == name } }
  }

  /// The name of a page without its folder and its ending.
  private static func name(_ path: String) -> String {
    PageAddress.withoutExtension(RelativePath.name(of: path))
  }

  /// The range of the pages in a folder and below it.
  private func pages(in folder: String) -> Range<Int> {
    if folder.isEmpty { return paths.indices }
    // "0" is the character after "/".
    return Self.place(of: folder + "/", in: paths[...])..<Self.place(of: folder + "0", in: paths[...])
  }

  private static func neighbours(of name: String, in names: ArraySlice<String>) -> ArraySlice<String> {
    guard names.count > most else { return names }
    let start = min(max(names.startIndex, place(of: name, in: names) - most / 2), names.endIndex - most)
    return names[start..<start + most]
  }

  /// The index at which a name is, or would be inserted, among sorted names.
  private static func place(of name: String, in names: ArraySlice<String>) -> Int {
    var (low, high) = (names.startIndex, names.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
