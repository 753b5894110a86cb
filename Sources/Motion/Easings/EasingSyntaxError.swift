/// Why a text is not a CSS easing function.
package struct EasingSyntaxError: Error, Hashable, Sendable {
  /// The fault as a phrase, with the rule that was broken.
  package let message: String
  /// Where it is, in UTF-8 bytes from the start of the text.
  package let offset: Int

  /// Creates a fault at a place.
  package init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}
