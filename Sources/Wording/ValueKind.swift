/// What a recognised value is, and so what it is for.
package enum ValueKind: Hashable, Sendable {
  case color, spacing, size, box, icon, target, radius, borderWidth, type, weight, opacity, duration, easing, spring
  case shadow, gradient
  /// A place in the order from back to front.
  case layer
  /// A font family without a size.
  case family
  /// A text style of Apple's that the document names and gives no size.
  case textStyle
  /// A line height or a letter spacing without a size.
  case leading, tracking
  /// Named by words that say it is something not drawn, such as a breakpoint: a number there is left alone.
  case undrawn
}

extension ValueKind {
  /// Whether a number with this unit, or with none, can be of the kind.
  package func takes(_ quantity: Quantity) -> Bool {
    switch self {
    case .spacing, .size, .box, .icon, .target:
      quantity.low >= 0 && (quantity.unit?.isLength ?? !quantity.isShare)
    case .borderWidth: quantity.low >= 0 && (quantity.unit?.isLength ?? true)
    // Without a unit a small number is a ratio, and a large one a weight.
    case .type where quantity.unit?.isLength == true: quantity.low >= 0 && quantity.pixels ?? 0 <= Self.largestType
    case .type:
      quantity.unit?.isLength ?? ((6...200).contains(quantity.low) && (quantity.high ?? 6) <= 200) && quantity.low >= 0
    case .radius: quantity.low >= 0 && !(quantity.unit?.isTime ?? false)
    case .weight: quantity.unit == nil && (1...1000).contains(quantity.low) && quantity.low >= 100
    case .opacity:
      quantity.unit == .percent && (0...100).contains(quantity.low) && (quantity.high ?? 0) <= 100
        || quantity.unit == nil && (0...1).contains(quantity.low) && (quantity.high ?? 0) <= 1
    case .leading:
      quantity.high == nil
        && (quantity.unit?.isLength == true
          ? quantity.low >= 6 : quantity.isFactor && (0.7...4).contains(quantity.factor))
    case .tracking:
      quantity.high == nil
        && (quantity.unit == .px || quantity.unit == .pt
          ? quantity.low.magnitude <= 12 : quantity.isFactor && quantity.factor.magnitude <= 1)
    case .layer: quantity.unit == nil && quantity.high == nil && quantity.low == quantity.low.rounded()
    case .duration: quantity.low >= 0 && (quantity.unit?.isTime ?? true)
    case .color, .easing, .spring, .shadow, .gradient, .family, .textStyle, .undrawn: false
    }
  }
}

extension ValueKind {
  /// In pixels; longer ones are the widths of columns of text.
  private static let largestType = 400.0
}

extension Quantity {
  /// Whether it is a factor of the size of type.
  fileprivate var isFactor: Bool { unit == nil || unit == .em || unit == .percent }
  fileprivate var factor: Double { unit == .percent ? low / 100 : low }

  /// Whether it is a part of 1, or a range of them, without a unit.
  fileprivate var isShare: Bool {
    guard unit == nil else { return false }
    return high.map { $0 <= 1 } ?? (low > 0 && low < 1)
  }
}
