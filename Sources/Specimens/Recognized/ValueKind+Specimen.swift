import Recognition
import Scans
import Wording

extension ValueKind {
  /// The collective name of the values, if their heading does not give one.
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
    case .layer: "layers"
    case .family: "families"
    case .textStyle: "Apple’s sizes, at the default content size"
    case .leading: "leading"
    case .tracking: "tracking"
    case .undrawn: "values"
    }
  }
}
