package import Markup
import Printing
package import TokenValues

/// The shape of a haptic: intensity upwards, time to the right, one peak for each tap.
package struct HapticGlyph {
  /// Nil for a name that no platform publishes, which is drawn as an empty outline.
  package let character: HapticCharacter?
  /// The height of the strongest tap, in pixels.
  package let height: Double

  package init(character: HapticCharacter?, height: Double) {
    self.character = character
    self.height = height
  }

  /// The scale relative to a glyph that is 40 pixels high.
  private var scale: Double { height / 40 }
  private static let pitch = 22.0

  /// In pixels; the first tap begins at 0.
  package var width: Double { (Double(max(character?.taps.count ?? 1, 1) - 1) * Self.pitch + 34) * scale }

  package func node(style: String? = nil) -> Node {
    var names: [Attribute] = [.class("glyph"), .attr("aria-hidden", "true")]
    names += [.attr("width", width.trimmed(1)), .attr("height", (height + 1).trimmed(1))]
    if let style { names.append(.style(style)) }
    return h("svg", names) {
      h("path", .class(character == nil ? "unknown" : "felt"), .attr("d", path))
    }
  }

  /// The meaning of the glyphs and its limits.
  package static let note =
    "Intensity up, time across, one peak per tap. The glyphs show character (stronger, sharper or softer), "
    + "not measured amplitude."

  private var path: String {
    var path = PathData()
    let taps = character?.taps ?? [HapticCharacter.Tap(strength: 0.5, edge: .plain)]
    for (index, tap) in taps.enumerated() { add(tap, at: Double(index) * Self.pitch * scale, to: &path) }
    return path.text
  }

  /// A steep rise with a decaying tail, or a soft swell.
  private func add(_ tap: HapticCharacter.Tap, at x: Double, to path: inout PathData) {
    let (rise, fall) = Self.times(tap.edge, scale)
    let foot = height + 1
    let top = foot - tap.strength * height
    path.move(x, foot)
    switch tap.edge {
    case .soft: path.curve(x + rise / 2, foot, x + rise / 2, top, x + rise, top)
    case .plain, .sharp: path.line(x + rise, top)
    }
    let end = x + rise + fall
    switch tap.edge {
    case .soft: path.curve(end - fall / 2, top, end - fall / 2, foot, end, foot)
    case .plain, .sharp:
      path.curve(x + rise + fall * 0.12, foot - tap.strength * height * 0.3, x + rise + fall * 0.45, foot, end, foot)
    }
    path.close()
  }

  private static func times(_ edge: HapticCharacter.Edge, _ scale: Double) -> (rise: Double, fall: Double) {
    switch edge {
    case .soft: (14 * scale, 18 * scale)
    case .plain: (2.5 * scale, 20 * scale)
    case .sharp: (scale, 11 * scale)
    }
  }
}

extension Haptic.Pattern {
  package var character: HapticCharacter? { HapticCharacter.of(pattern, on: platform) }

  /// `iOS`.
  package var platformName: String { Plate.platforms[platform] ?? platform }

  /// `one light tap`, or that no platform publishes the name.
  package var words: String { character?.words ?? "unknown to \(platformName)" }
}
