package import Diagnostics
package import Files

/// Reads JSON or YAML, as the ending of a file's name says, into the same tree.
package enum DataReader {
  package static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

  /// Whether a file's name has one of the endings.
  package static func isData(_ path: String) -> Bool { path.hasSuffix(".json") || isYAML(path) }

  /// The value of a file; nil if it cannot be read, which is reported.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> JSONValue? {
    isYAML(file.path)
      ? YAMLReader.read(file, into: &diagnostics)?.json : JSONReader.read(file, into: &diagnostics)
  }
}
