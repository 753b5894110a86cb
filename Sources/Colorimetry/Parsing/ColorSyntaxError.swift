/// Why a text is not a colour.
package struct ColorSyntaxError: Error, Equatable, Sendable {
  /// What is wrong, without a full stop: `#12345 has 5 digits; a hex colour has 3, 4, 6 or 8`.
  package let message: String
  /// What to write instead, if known.
  package let fix: String?
  /// The position in the text, in UTF-8 bytes from its start.
  package let offset: Int

  init(_ message: String, fix: String? = nil, at offset: Int) {
    self.message = message
    self.fix = fix
    self.offset = offset
  }
}
