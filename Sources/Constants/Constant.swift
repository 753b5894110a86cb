package import Wording

/// A value that code gives a name: `"primary": "#1E88E5"`, `static let body = Font.system(size: 17)`.
package struct Constant {
  package let said: Paraphrase
  /// Whether the name is written in one piece.
  package let isNameWhole: Bool
  /// The style of type that a constructor or an object gives; what else it is, its text says.
  package let style: TypeFields?
  /// What is around it, outermost first: the names of its groups, a comment above it, its constructor.
  package let around: [Range<Int>]
  package let theme: String?
  /// Whether it is declared by itself, and no member of an object.
  package let isDeclared: Bool
  /// The number of the group it is in.
  package let group: Int
}
