package import TokenValues

/// What a document says of a style of type.
package struct TypeFields: Sendable {
  package var size: Quantity
  package var weight: FontWeight?
  package var families: [String]?
  package var leading: Quantity?
  package var tracking: Quantity?

  package init(
    size: Quantity, weight: FontWeight? = nil, families: [String]? = nil, leading: Quantity? = nil,
    tracking: Quantity? = nil
  ) {
    self.size = size
    self.weight = weight
    self.families = families
    self.leading = leading
    self.tracking = tracking
  }
}

extension TypeFields {
  /// Whether more is said than a size.
  package var saysMore: Bool { weight != nil || leading != nil || tracking != nil || families != nil }

  /// Whether a family and a size with its unit are given, and a weight where one is asked for.
  package func isWhole(withoutWeight: Bool) -> Bool {
    families != nil && (weight != nil || withoutWeight) && size.unit?.isLength == true
  }
}
