import Foundation

/// What the browser tests need on the machine, and where it is.
package enum BrowserTools {
  static func driver() throws -> String { try find(["chromedriver"], else: "chromedriver") }

  static func browser() throws -> String {
    let application = "/Applications/Chromium.app/Contents/MacOS/Chromium"
    if FileManager.default.isExecutableFile(atPath: application) { return application }
    return try find(["chromium", "chromium-browser", "google-chrome"], else: "Chromium")
  }

  /// The source of axe-core.
  package static func axe() throws -> String {
    let path = Repository.root + "/.build/tools/axe.min.js"
    guard let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty else { throw ToolMissing("axe-core") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func find(_ names: [String], else tool: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let found = paths.first(where: FileManager.default.isExecutableFile) else { throw ToolMissing(tool) }
    return found
  }
}

/// A tool of the browser tests is not there.
package struct ToolMissing: Error, CustomStringConvertible {
  package let description: String

  init(_ tool: String) { description = "\(tool) is missing: `make test` installs it" }
}
