/// The layouts of a site, each a template of the same name.
package enum Layout: String, CaseIterable, Sendable {
  case page, component, components, system, home, compare, tokens, changes
  case index = "a-z"
  case notFound = "not-found"

  /// The template that contains every layout.
  static let shared = "base"
}
