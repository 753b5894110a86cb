/// What a recognised value is, and so how it is drawn.
enum ValueKind: Equatable {
  case color, spacing, size, box, icon, target, radius, borderWidth, type, weight, opacity, duration, easing, spring
  case shadow, gradient
  /// A font family without a size.
  case family
  /// A text style of Apple's that the document names and gives no size.
  case textStyle
  /// Named by words that say it is something not drawn, such as a line height: a number there is left alone.
  case undrawn
}

extension ValueKind {
  /// The specimen that draws values of the kind, and its options.
  func specimen(count: Int) -> (name: String, options: [FencedBlock.Option])? {
    switch self {
    case .color: ("swatches", [])
    case .spacing, .size: ("scale", [])
    case .box: ("scale", [FencedBlock.Option(name: "as", value: "squares")])
    case .icon: ("icons", [])
    case .target: ("targets", [])
    case .radius: ("radii", [])
    case .borderWidth: ("borders", [])
    case .type, .weight, .family, .textStyle: ("type-ramp", [])
    case .opacity: ("opacity", [])
    case .duration: ("durations", [])
    case .easing: ("easing", [])
    case .spring: (count == 1 ? "spring" : "springs", [])
    case .shadow: ("shadows", [])
    case .gradient: ("gradients", [])
    case .undrawn: nil
    }
  }

  /// What the values are called together, where their heading does not say.
  var noun: String {
    switch self {
    case .color: "colours"
    case .spacing: "spacing"
    case .size, .box: "sizes"
    case .icon: "icon sizes"
    case .target: "touch targets"
    case .radius: "radii"
    case .borderWidth: "border widths"
    case .type: "type"
    case .weight: "weights"
    case .opacity: "opacity"
    case .duration: "durations"
    case .easing: "easing"
    case .spring: "springs"
    case .shadow: "shadows"
    case .gradient: "gradients"
    case .family: "families"
    case .textStyle: "Apple’s sizes, at the default content size"
    case .undrawn: "values"
    }
  }

  /// Whether a number with this unit, or with none, can be of the kind.
  func takes(_ quantity: Quantity) -> Bool {
    switch self {
    case .spacing, .size, .box, .icon, .target, .borderWidth, .type:
      quantity.low >= 0 && (quantity.unit?.isLength ?? true)
    case .radius: quantity.low >= 0 && !(quantity.unit?.isTime ?? false)
    case .weight: quantity.unit == nil && (1...1000).contains(quantity.low) && quantity.low >= 100
    case .opacity:
      quantity.unit == .percent && (0...100).contains(quantity.low) && (quantity.high ?? 0) <= 100
        || quantity.unit == nil && (0...1).contains(quantity.low) && (quantity.high ?? 0) <= 1
    case .duration: quantity.low >= 0 && (quantity.unit?.isTime ?? true)
    case .color, .easing, .spring, .shadow, .gradient, .family, .textStyle, .undrawn: false
    }
  }
}
