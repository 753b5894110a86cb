package import Diagnostics
package import Files

/// Reads YAML with Yams into values that know their place.
package enum YAMLReader {
  /// The value of a file, or of a range of it (line endings and a byte order mark as they come).
  ///
  /// Nil where nothing could be read; why is then in the diagnostics. An empty text is a null value.
  package static func read(_ file: SourceFile, range: ByteRange? = nil, into diagnostics: inout Diagnostics)
    -> YAMLValue?
  {
    nil
  }
}
