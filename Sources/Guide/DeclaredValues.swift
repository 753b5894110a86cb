import Diagnostics
import Dialects
import Files
import Syntax

/// What some files give names, as it is written, whatever tool wrote them: enough to tell whether two sets of files are
/// versions of one another before any of them is read as tokens.
struct DeclaredValues: Sendable {
  /// The values by their names; of two of one name the last counts, as it does among tokens.
  private var values: [String: String] = [:]

  /// The fewest names that two sets share by no accident.
  private static let few = 8

  /// Files that cannot be read declare nothing here; that is reported when they are read as tokens.
  init(_ files: [SourceFile]) {
    for file in files where DataReader.isData(file.path) {
      var unreported = Diagnostics()
      guard let root = DataReader.read(file, into: &unreported)?.object else { continue }
      ForeignTokens.walk(root) { path, member in
        switch member {
        case .token(let value), .plain(let value):
          values[path.joined(separator: ".")] = String(decoding: file[value.range], as: UTF8.self)
        case .group: break
        }
      }
    }
  }

  /// Whether both give most names of the smaller one, and not all the same values: versions of one set, and neither two
  /// parts of one nor a set and its copy.
  func isVersion(of other: DeclaredValues) -> Bool {
    let (small, large) = values.count < other.values.count ? (values, other.values) : (other.values, values)
    var (shared, differing) = (0, 0)
    for (name, value) in small {
      guard let same = large[name] else { continue }
      shared += 1
      if same != value { differing += 1 }
    }
    return differing > 0 && shared >= Self.few && shared * 2 >= small.count
  }

  /// Whether one gives a name another value than the other.
  func contradicts(_ other: DeclaredValues) -> Bool {
    values.contains { name, value in other.values[name].map { $0 != value } ?? false }
  }
}
