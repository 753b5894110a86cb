import Colorimetry
import Files
import Guide
import Motion
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// A value that is found by its like: of a token in one theme or in all, or of a document.
struct SearchValue: Sendable {
  enum Kind: String, CaseIterable {
    case colour = "c", length = "l", time = "t", spring = "s", easing = "e", weight = "w", number = "n"
  }

  /// What a token is for; of equal values, those with the higher rank are shown first.
  enum Rank: Int {
    case primitive, component, semantic
  }

  let kind: Kind
  /// The colour as hex, with the colour itself after it where that is beyond sRGB, the number of pixels or milliseconds, a spring's response in seconds and its damping ratio, the
  /// coordinates of a curve's handles, a weight or a number.
  let value: String
  let text: String
  let name: String
  /// The slug of its system.
  let system: String
  let rank: Rank
  /// What tells the themes that it is the value in; empty if it is the same in all.
  let theme: String
  /// Where it is, from the root of the site; nil in the table of tokens.
  let url: String?

  static func text(of color: Color) -> String {
    color.isInGamut(of: .srgb) ? color.hex : "\(color.hex) \(color.css)"
  }

  static func handles(of curve: CubicBezier) -> String {
    "[\([curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(4) }.joined(separator: ","))]"
  }

  /// Springs of the same response and damping ratio move alike, in whatever terms they are written.
  static func motion(of written: SpringParameters, by engine: SpringEngine?) -> String? {
    guard case .success(let resolved) = written.resolved(by: engine ?? .swiftUI) else { return nil }
    let isWhole = engine != nil || resolved.fromDefaults.isEmpty
    return isWhole ? "[\(resolved.spring.response.trimmed(4)),\(resolved.spring.dampingRatio.trimmed(4))]" : nil
  }
}

extension SearchValue {
  /// The values that a page draws because it gives them in its text, each under the heading over it.
  ///
  /// - Parameters:
  ///   - values: what is recognised on it.
  ///   - system: the slug of its system.
  static func all(of values: [RecognizedValue], on page: Page, of system: String) -> [SearchValue] {
    if values.isEmpty { return [] }
    let document = page.document
    let title = page.titleHeading?.node
    let anchors = Dictionary(document.outline.map { ($0.node, $0.id) }) { first, _ in first }
    return values.flatMap { found -> [SearchValue] in
      if found.isMention { return [] }
      let heading = found.above.last { anchors[$0] != nil }
      let anchor = heading == title ? nil : heading.flatMap { anchors[$0] }
      let text = String(decoding: document.file.bytes[found.range.start..<found.range.end].prefix(60), as: UTF8.self)
      let isSpread = text.contains { $0 == "|" || $0.isNewline }
      return measured(found).map { kind, value, theme in
        SearchValue(
          kind: kind, value: value, text: isSpread || text == found.name ? "" : text, name: found.name,
          system: system, rank: .primitive, theme: theme, url: page.url + (anchor.map { "#" + $0 } ?? ""))
      }
    }
  }

  private static func measured(_ found: RecognizedValue) -> [(kind: Kind, value: String, theme: String)] {
    let theme = found.theme ?? ""
    return switch found.value {
    case .color(let color): [(.colour, text(of: color), theme)]
    case .themed(let colors): colors.map { (.colour, text(of: $0.color), $0.theme) }
    case .easing(let curve): [(.easing, handles(of: curve), theme)]
    case .spring(let spring): motion(of: spring, by: nil).map { [(.spring, $0, theme)] } ?? []
    case .type(let type): measured(type.size, .type, theme)
    case .quantity(let quantity): measured(quantity, found.kind, theme)
    case .shadow, .gradient, .families: []
    }
  }

  /// A number, or both ends of a range.
  private static func measured(
    _ quantity: Quantity, _ kind: ValueKind, _ theme: String
  ) -> [(kind: Kind, value: String, theme: String)] {
    let ends = [quantity.low] + (quantity.high.map { [$0] } ?? [])
    switch kind {
    case .duration: return ends.map { (.time, quantity.milliseconds($0).trimmed(3), theme) }
    case .weight: return ends.map { (.weight, $0.trimmed(0), theme) }
    case .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .type:
      guard quantity.unit != .percent, quantity.unit != .em else { return [] }
      return ends.map { (.length, (quantity.at($0).pixels ?? $0).trimmed(3), theme) }
    case .color, .opacity, .easing, .spring, .shadow, .gradient, .layer, .family, .textStyle, .leading, .tracking,
      .undrawn:
      return []
    }
  }
}
