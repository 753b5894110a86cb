/// What is around a document or a folder that is checked where it is: its readers have the whole repository.
package struct OutsideFiles: Sendable {
  /// Whether they are those of one document, of which nothing else is read.
  let isOfDocument: Bool
  /// Whether there is a file or a folder at a path, as a link would write it that is beside the document or in the
  /// folder; nil for a path that leads out of the repository.
  package let hasFile: @Sendable (String) -> Bool?

  package init(isOfDocument: Bool, hasFile: @escaping @Sendable (String) -> Bool?) {
    self.isOfDocument = isOfDocument
    self.hasFile = hasFile
  }
}
