/// The layouts a site is made of, each a template of its name.
package enum Layout: String, CaseIterable, Sendable {
  case page, component, components, system, home, compare, tokens
  case notFound = "not-found"

  /// The template every layout is put into.
  static let shared = "base"
}
