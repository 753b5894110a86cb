package import Guide
package import Printing

/// Where a page is in a guide that is searched: all that the words by which it is found depend on beside the page.
package struct SearchPlace: Sendable {
  /// The name of its system.
  let system: String
  let slug: String
  /// The title of its section; empty for none.
  let section: String
  /// Whether it is one of so many pages that the words of its text are indexed only so far, and its values only if it
  /// gives colours: to recognise values takes as long as all else that search does.
  let isOneOfMany: Bool
  /// Whether the values in its text are found.
  let givesValues: Bool

  private static let mostPages = 2_000

  /// - Parameter count: how many pages the guide has.
  package init(_ system: DesignSystem, section: String, among count: Int) {
    (self.system, slug) = (system.settings.name, system.slug)
    self.section = section
    isOneOfMany = count > Self.mostPages
    givesValues = system.isPlain && !system.hasTokens
  }

  package func pack(into out: inout PackedWriter) {
    for text in [system, slug, section] { out.put(text) }
    for flag in [isOneOfMany, givesValues] { out.put(flag) }
  }
}
