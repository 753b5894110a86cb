/// What is around a document that is checked by itself: its readers have the whole repository.
package struct Surroundings: Sendable {
  /// Whether there is a file or a folder at a path, as a link in the document writes it; nil for a path that leads out
  /// of the repository.
  package let hasFile: @Sendable (String) -> Bool?

  package init(hasFile: @escaping @Sendable (String) -> Bool?) { self.hasFile = hasFile }
}
