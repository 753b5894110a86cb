package import Diagnostics
package import Files

/// Reads JSON, JSON5 or YAML, as the ending of a file's name says, into the same tree.
package enum DataReader {
  private static let loose = [".jsonc", ".json5"]
  private static let yaml = [".yaml", ".yml"]
  package static let endings = [".json"] + loose + yaml

  package static func isYAML(_ path: String) -> Bool { yaml.contains(where: path.hasSuffix) }

  package static func isJSON(_ path: String) -> Bool { path.hasSuffix(".json") || isLoose(path) }

  /// Whether a file is in JSON as people write it by hand, with comments (JSONC, JSON5).
  package static func isLoose(_ path: String) -> Bool { loose.contains(where: path.hasSuffix) }

  /// Whether a file's name has one of the endings.
  package static func isData(_ path: String) -> Bool { endings.contains(where: path.hasSuffix) }

  /// The ending that the name of a token file has wherever it is: `.tokens.json`, `.tokens`.
  package static func tokenEnding(of path: String) -> String? {
    if path.hasSuffix(".tokens") { return ".tokens" }
    return endings.first { path.hasSuffix(".tokens" + $0) }.map { ".tokens" + $0 }
  }

  /// The value of a file; nil if it cannot be read, which is reported.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> JSONValue? {
    isYAML(file.path)
      ? YAMLReader.read(file, into: &diagnostics)?.json : JSONReader.read(file, into: &diagnostics)
  }
}
