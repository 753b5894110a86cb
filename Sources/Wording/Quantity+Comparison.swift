extension Quantity {
  /// Whether it can be the leading of a size: a ratio, or a length that is a little more.
  package func isLeading(of size: Quantity) -> Bool {
    let plausible = 0.8...2.5
    if unit == .percent { return plausible.contains(low / 100) }
    if unit == .em { return plausible.contains(low) && size.pixels != low * 16 }
    if unit == nil, low < 4 { return size.unit != nil || size.low >= 6 ? plausible.contains(low) : false }
    guard unit == nil || size.unit == nil || unit == size.unit, size.low > 0 else { return false }
    return plausible.contains(low / size.low)
  }

  /// Whether both are lengths, and in different units.
  package func isInOtherUnit(than other: Quantity) -> Bool {
    guard let unit, let otherUnit = other.unit else { return false }
    return unit != otherUnit && unit.isLength && otherUnit.isLength
  }

  /// Whether it is the same length, written in another unit; rounded by less than a pixel, it is the same too.
  package func equals(_ other: Quantity) -> Bool {
    guard unit != other.unit else { return false }
    if let one = pixels, let two = other.pixels { return (one - two).magnitude < max(1, 0.02 * max(one, two)) }
    // What `em` and `sp` are depends on where they are used; beside one number they say the same in other words.
    return unit == .em || unit == .sp || other.unit == .em || other.unit == .sp
  }
}
