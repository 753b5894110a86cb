package import Guide
import Printing

/// Where files of the old version are now.
package struct MovedFiles: Sendable {
  /// Single files, by their former paths.
  package private(set) var files: [String: String] = [:]
  /// The folders of systems that are called otherwise, with a slash at the end.
  private var folders: [(old: String, new: String)] = []

  package init() {}

  package mutating func add(_ names: [String: String]) { files.merge(names) { first, _ in first } }

  package mutating func addFolder(_ old: String, _ new: String) { folders.append((old, new)) }

  /// What a file is called now.
  package func name(of path: String) -> String {
    if let name = files[path] { return name }
    guard let folder = folders.first(where: { path.hasPrefix($0.old) }) else { return path }
    return folder.new + path.dropFirst(folder.old.count)
  }

  /// What a destination on a page is compared as: the file that it leads to, whatever this is called and from wherever.
  ///
  /// - Parameter isOld: whether the page is one of the old version.
  package func target(of destination: String, on page: Page, isOld: Bool) -> String {
    guard let path = destination.withBytes({ LinkIndex.path(of: $0, from: page.path) }) else { return destination }
    let rest = destination.firstIndex { $0 == "#" || $0 == "?" }.map { destination[$0...] } ?? ""
    return "/" + (isOld ? name(of: path) : path) + rest
  }

  /// A text with the pages that its words name as such destinations.
  package func text(_ text: String, on page: Page, isOld: Bool) -> String {
    guard text.contains(".md") else { return text }
    func line(_ line: Substring) -> String {
      line.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word.contains(".md") ? target(of: String(word), on: page, isOld: isOld) : String(word)
      }.joined(separator: " ")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }
}
