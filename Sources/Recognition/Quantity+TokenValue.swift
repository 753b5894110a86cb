package import TokenValues
package import Wording

/// Recognised numbers as the values of tokens.
extension Quantity {
  /// The unit of a length.
  ///
  /// - Parameter usual: for one without a unit.
  package func unit(or usual: Dimension.Unit) -> Dimension.Unit {
    switch unit {
    case .px: .px
    case .pt: .pt
    case .dp: .dp
    case .sp: .sp
    case .rem: .rem
    case .em: .em
    case .percent: .percent
    case .ms, .s, nil: usual
    }
  }

  /// One of its ends as the value of a token of a kind.
  ///
  /// - Parameter unit: of a length without one.
  package func value(_ number: Double, as kind: ValueKind, unit usual: Dimension.Unit) -> TokenValue {
    let share = unit == .percent ? number / 100 : number
    switch kind {
    case .duration: return .duration(TimeSpan(number, isInSeconds(number) ? .s : .ms))
    case .opacity: return .number(share)
    case .layer: return .number(number)
    case .weight: return .fontWeight(FontWeight(number))
    case .leading where unit == nil || unit == .em || unit == .percent: return .number(share)
    case .color, .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .type, .easing, .spring, .shadow,
      .gradient, .family, .textStyle, .leading, .tracking, .undrawn:
      return .dimension(Dimension(number, unit(or: usual)))
    }
  }
}

extension TypeFields {
  /// The leading that stands for one that is not given.
  package static let usualLeading = 1.3
  /// The least tracking of Material's styles, in sp.
  private static let leastSpacing = 0.1

  /// A style in the smallest of its sizes; what the document does not say is the usual, and missing.
  ///
  /// - Parameter unit: of lengths without one.
  package func style(unit: Dimension.Unit) -> (type: Typography, missing: [String]) {
    var missing: [String] = []
    if weight == nil { missing.append("fontWeight") }
    if families == nil { missing.append("fontFamily") }
    if tracking == nil { missing.append("letterSpacing") }
    let size = Dimension(self.size.low, self.size.unit(or: unit))
    var height = Self.usualLeading
    if let given = leading, given.low > 0, size.pixels > 0 {
      height =
        given.unit == .percent
        ? given.low / 100
        : given.isRatio ? given.low : Dimension(given.low, given.unit(or: unit)).pixels / size.pixels
    } else {
      missing.append("lineHeight")
    }
    let spacing = tracking.map { tracking -> Dimension in
      if tracking.unit == .percent { return Dimension(tracking.low / 100, .em) }
      // Without a unit so little is a share of the size.
      let isShare = tracking.unit == nil && tracking.low.magnitude < Self.leastSpacing && tracking.low != 0
      return Dimension(tracking.low, isShare ? .em : tracking.unit(or: unit))
    }
    let type = Typography(
      fontFamily: families ?? ["system-ui"], fontSize: size, fontWeight: weight ?? FontWeight(400),
      letterSpacing: spacing ?? .zero, lineHeight: height)
    return (type, missing)
  }
}
