package import Colorimetry

/// The parts read so far of one layer of CSS `box-shadow`: `inset`, consecutive lengths and a colour, in any order.
///
/// *Source:* https://www.w3.org/TR/css-backgrounds-3/#box-shadow
package struct ShadowParts {
  package enum Part {
    case inset
    case length(Dimension)
    case color(Color)
  }

  /// The offsets, the blur and the spread, as far as they are given.
  package private(set) var lengths: [Dimension] = []
  private var color: Color?
  private var inset = false
  private var isAmongLengths = false

  package init() {}

  /// Adds the next part; false if the layer cannot have it.
  package mutating func take(_ part: Part) -> Bool {
    let wasAmongLengths = isAmongLengths
    isAmongLengths = false
    switch part {
    case .inset:
      guard !inset else { return false }
      inset = true
    case .color(let color):
      guard self.color == nil else { return false }
      self.color = color
    case .length(let length):
      guard wasAmongLengths || lengths.isEmpty else { return false }
      lengths.append(length)
      isAmongLengths = true
    }
    return true
  }

  /// The layer; nil if it lacks a part, has too many lengths, or a negative blur.
  package var shadow: Shadow? {
    guard let color, (2...4).contains(lengths.count), lengths.count < 3 || lengths[2].value >= 0 else { return nil }
    return Shadow(
      color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths.count > 2 ? lengths[2] : .zero,
      spread: lengths.count > 3 ? lengths[3] : .zero, inset: inset)
  }
}
