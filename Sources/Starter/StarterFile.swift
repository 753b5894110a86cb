/// One file of a guide that is written for its author to go on with.
package struct StarterFile: Hashable, Sendable {
  /// From the folder of the system: `foundations/colour.md`.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
