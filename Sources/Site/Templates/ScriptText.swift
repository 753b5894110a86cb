/// The bytes of a script of the default theme.
enum ScriptText {
  /// A script without the white space before its lines, and without lines that are nothing but a comment.
  ///
  /// - Parameter script: one in which no text in quotes goes over several lines.
  static func compact(_ script: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(script.count)
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      if words.isEmpty || words.starts(with: "//".utf8) { continue }
      kept += words
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }
}
