import Foundation

/// Texts kept in files and compared byte for byte: `Goldens/NAME` beside the test's own file.
package enum Golden {
  /// Compares a text with the golden of that name.
  ///
  /// With `RECORD=1` in the environment a golden that differs is written anew, and the test fails all the same, so that
  /// somebody looks at the change.
  /// - Parameter testFile: the file of the test; its folder holds the goldens.
  /// - Throws: `GoldenMismatch` where the text differs or there is no golden yet.
  package static func expect(_ text: String, named name: String, testFile: String = #filePath) throws {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Goldens")
    let file = folder.appendingPathComponent(name)
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let golden = isThere ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : nil
    if golden == text { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      throw GoldenMismatch(name: name, golden: golden, text: text, isRecorded: false)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    throw GoldenMismatch(name: name, golden: golden, text: text, isRecorded: true)
  }
}

/// A text that is not what its golden says, told by the first line that differs.
package struct GoldenMismatch: Error, CustomStringConvertible {
  package let description: String

  init(name: String, golden: String?, text: String, isRecorded: Bool) {
    let advice = isRecorded ? "It has been rewritten: look at the change." : "RECORD=1 swift test rewrites it."
    guard let golden else {
      description = "There is no golden \(name). \(advice)\n\(text)"
      return
    }
    let wanted = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(wanted, found).prefix { $0 == $1 }.count
    description = """
      \(name) differs from line \(line + 1) on. \(advice)
      golden: \(line < wanted.count ? String(wanted[line]) : "ends here")
      test:   \(line < found.count ? String(found[line]) : "ends here")
      """
  }
}
