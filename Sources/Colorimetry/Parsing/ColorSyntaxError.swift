/// Why a text is not a colour.
package struct ColorSyntaxError: Error, Equatable, Sendable {
  /// What is wrong, without a full stop: `#12345 has 5 digits; a hex colour has 3, 4, 6 or 8`.
  package let message: String
  private let advice: String?
  /// A name that no colour has; the nearest one is looked for only where somebody asks what to write.
  private let unknown: String?
  /// The position in the text, in UTF-8 bytes from its start.
  package let offset: Int

  init(_ message: String, fix: String? = nil, at offset: Int) {
    self.message = message
    advice = fix
    unknown = nil
    self.offset = offset
  }

  /// A word in the place of a colour.
  init(unknown name: String, at offset: Int) {
    message = "\(name) is not a named colour"
    advice = nil
    unknown = name
    self.offset = offset
  }

  /// What to write instead, if known.
  package var fix: String? {
    advice ?? unknown.flatMap { NameDistance.nearest(to: $0) }.map { "did you mean \($0)?" }
  }
}
