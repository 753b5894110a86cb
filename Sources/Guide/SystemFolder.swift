import Files

/// The files of one system in a folder that holds several.
struct SystemFolder {
  let slug: String
  /// The folder that the addresses of its pages are relative to.
  let folder: String
  let files: [SourceFile]
  /// Whether they are only what belongs to none of the others.
  var isRest = false

  /// A slug that no system has yet: the name, or the name with a number.
  static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    if taken.insert(name.lowercased()).inserted { return name }
    var number = 2
    while !taken.insert("\(name)-\(number)".lowercased()).inserted { number += 1 }
    return "\(name)-\(number)"
  }
}
