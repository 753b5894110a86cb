import Recognition

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
}
