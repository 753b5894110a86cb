import Printing

extension Quantity {
  /// Whether it can be the leading of a size: a ratio, or a length that is a little more.
  package func isLeading(of size: Quantity) -> Bool {
    let plausible = 0.8...2.5
    if unit == .percent { return plausible.contains(low / 100) }
    if unit == .em { return plausible.contains(low) && size.pixels != low * 16 }
    if unit == nil, low < 4 { return size.unit != nil || size.low >= 6 ? plausible.contains(low) : false }
    guard unit == nil || size.unit == nil || unit == size.unit, size.low > 0 else { return false }
    // Only large type is set tighter than its size: `13px / 12px` are two sizes.
    return plausible.contains(low / size.low) && (low >= size.low || size.low > Self.largestText)
  }

  private static var largestText: Double { 24 }

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

extension Quantity {
  /// Whether two quantities of one kind are the same, rounded to the places of the one that is written shorter.
  package func isSame(as other: Quantity) -> Bool? {
    guard let a = comparable, let b = other.comparable, a.kind == b.kind else { return nil }
    // Points are those of one platform, and dp those of another.
    if unit == .pt && other.unit == .dp || unit == .dp && other.unit == .pt { return nil }
    let places = min(low.places, other.low.places)
    return abs(a.value - b.value) < 0.00001
      || unit == other.unit && low.trimmed(places) == other.low.trimmed(places) && low.places != other.low.places
  }

  private enum Kind { case length, relative, time, percent, number }

  private var comparable: (kind: Kind, value: Double)? {
    switch unit {
    case .px, .pt, .dp, .sp: (.length, low)
    case .rem: (.length, low * 16)
    case .em: (.relative, low)
    case .ms: (.time, low)
    case .s: (.time, low * 1000)
    case .percent: (.percent, low)
    case nil: (.number, low)
    }
  }
}

extension Double {
  /// How many decimal places it is written with.
  fileprivate var places: Int { trimmed(6).split(separator: ".").dropFirst().first?.count ?? 0 }
}
