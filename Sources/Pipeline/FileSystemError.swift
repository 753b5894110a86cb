/// Why the file system did not do what was asked, as a sentence.
package struct FileSystemError: Error, CustomStringConvertible {
  package enum Cause: Sendable, Equatable {
    /// The input is missing or cannot be read, so nothing can be built.
    case input
    /// What is asked for cannot be done to any disk, as a site in the place of its sources.
    case usage
    /// The file system failed, or something there must not be touched.
    case disk
  }

  package let cause: Cause
  package let description: String

  package init(_ cause: Cause, _ description: String) {
    self.cause = cause
    self.description = description
  }
}
