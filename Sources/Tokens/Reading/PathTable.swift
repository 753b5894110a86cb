/// The number of a path within a system.
typealias PathNumber = Int32

/// Every path in a system, numbered in the order of first occurrence; 0 is the root, which has no name.
struct PathTable {
  private(set) var paths: [TokenPath] = [TokenPath("")]
  private(set) var parents: [PathNumber] = [-1]
  private var numbers: [TokenPath: PathNumber] = [:]

  static let root: PathNumber = 0
  /// The longest path in bytes; without a limit, a name repeated at every depth could exhaust memory.
  static let longestPath = 1024

  var count: Int { paths.count }

  mutating func reserve(_ count: Int) {
    paths.reserveCapacity(count)
    parents.reserveCapacity(count)
    numbers.reserveCapacity(count)
  }

  /// The number of a name within a group or token, added if it is new; nil if the path would be too long.
  mutating func number(of name: String, in parent: PathNumber) -> PathNumber? {
    let path = path(of: name, in: parent)
    if let known = numbers[path] { return known }
    guard path.description.utf8.count <= Self.longestPath else { return nil }
    let number = PathNumber(paths.count)
    paths.append(path)
    parents.append(parent)
    numbers[path] = number
    return number
  }

  /// The number of a path; nil if it does not occur.
  func number(of path: TokenPath) -> PathNumber? { numbers[path] }

  /// The number of a name within a group or token; nil if it does not occur there.
  func known(_ name: String, in parent: PathNumber) -> PathNumber? { numbers[path(of: name, in: parent)] }

  func path(of name: String, in parent: PathNumber) -> TokenPath {
    parent == Self.root ? TokenPath(name) : paths[Int(parent)].appending(name)
  }

  /// The last segment of a path, even if the name itself contains dots.
  func name(of number: PathNumber) -> String {
    let text = paths[Int(number)].description
    let parent = parents[Int(number)]
    guard parent > Self.root else { return text }
    return String(text.utf8.dropFirst(paths[Int(parent)].description.utf8.count + 1)) ?? text
  }
}
