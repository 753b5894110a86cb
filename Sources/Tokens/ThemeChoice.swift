/// A context that a reader may choose on one axis, both given by their places.
package struct ThemeChoice: Hashable, Sendable {
  package let axis: Int
  package let context: Int

  /// What pages and stylesheets call it, `t0-1`: names of contexts may have any letters.
  package var id: String { "t\(axis)-\(context)" }
}
