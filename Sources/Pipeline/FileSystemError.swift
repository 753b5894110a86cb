/// The disk did not do what was asked: why, in a sentence.
package struct FileSystemError: Error, CustomStringConvertible {
  package enum Cause: Sendable, Equatable {
    /// What the input names is not there or cannot be read: nothing can be built of it.
    case input
    /// The disk failed, or what is there must not be touched.
    case disk
  }

  package let cause: Cause
  package let description: String

  package init(_ cause: Cause, _ description: String) {
    self.cause = cause
    self.description = description
  }
}
