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
