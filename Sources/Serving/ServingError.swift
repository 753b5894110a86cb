/// Why nothing can be served, as a sentence.
package struct ServingError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
