import Colorimetry
package import TokenValues

/// What classes of Tailwind say by a step or a side, where its versions 3 and 4 agree.
///
/// *Source:* https://v3.tailwindcss.com/docs/border-radius, https://v3.tailwindcss.com/docs/box-shadow,
/// https://v3.tailwindcss.com/docs/padding, https://v3.tailwindcss.com/docs/background-image,
/// https://v3.tailwindcss.com/docs/max-width
package enum ClassSteps {
  /// The radius of `rounded-lg`: in rem, of a pill in pixels.
  package static func radius(named name: Substring) -> Double? {
    name.hasPrefix("rounded-") ? radii[name.dropFirst(8)] : nil
  }

  private static let radii: [Substring: Double] = [
    "md": 0.375, "lg": 0.5, "xl": 0.75, "2xl": 1, "3xl": 1.5, "full": LookWords.pill,
  ]

  /// The width of `max-w-7xl`, in rem.
  package static func width(named name: Substring) -> Double? {
    name.hasPrefix("max-w-") ? widths[name.dropFirst(6)] : nil
  }

  private static let widths: [Substring: Double] = [
    "xs": 20, "sm": 24, "md": 28, "lg": 32, "xl": 36, "2xl": 42, "3xl": 48, "4xl": 56, "5xl": 64, "6xl": 72, "7xl": 80,
  ]

  /// The place in the order of depth of `z-10` and `z-[60]`.
  package static func layer(named name: Substring) -> Int? {
    guard name.hasPrefix("z-") else { return nil }
    let step = name.dropFirst(2)
    return Int(step.hasPrefix("[") && step.hasSuffix("]") ? step.dropFirst().dropLast() : step)
  }

  /// The layers of `shadow-lg`.
  package static func shadow(named name: Substring) -> [Shadow]? { shadows[name] }

  private static let shadows: [Substring: [Shadow]] = [
    "shadow-md": [shadow(4, 6, -1, 0.1), shadow(2, 4, -2, 0.1)],
    "shadow-lg": [shadow(10, 15, -3, 0.1), shadow(4, 6, -4, 0.1)],
    "shadow-xl": [shadow(20, 25, -5, 0.1), shadow(8, 10, -6, 0.1)], "shadow-2xl": [shadow(25, 50, -12, 0.25)],
  ]

  private static func shadow(_ y: Double, _ blur: Double, _ spread: Double, _ opacity: Double) -> Shadow {
    Shadow(
      color: Color(rgb: 0).withOpacity(opacity), offsetX: .zero, offsetY: Dimension(y, .px), blur: Dimension(blur, .px),
      spread: Dimension(spread, .px), inset: false)
  }

  /// The side that a class of lengths is for: `px` of `px-4`.
  package static let sides: [Substring: String?] = [
    "p": nil, "m": nil, "gap": nil, "px": "horizontal", "py": "vertical", "mx": "horizontal", "my": "vertical",
    "pt": "top", "pr": "right", "pb": "bottom", "pl": "left", "mt": "top", "mr": "right", "mb": "bottom", "ml": "left",
    "gap-x": "horizontal", "gap-y": "vertical", "space-x": "horizontal", "space-y": "vertical",
  ]

  /// Whether a text is one class of lengths, radii, shadows or times: `p-4`, `rounded-lg`, `duration-200`.
  package static func isLength(_ text: ArraySlice<UInt8>) -> Bool {
    let name = Substring(decoding: text, as: UTF8.self)
    guard let dash = name.lastIndex(of: "-"), case let step = name[name.index(after: dash)...] else { return false }
    if sides[name[..<dash]] != nil || name[..<dash] == "duration" { return Double(step) != nil }
    return radius(named: name) != nil || shadow(named: name) != nil
  }

  /// In degrees, of `r` in `bg-gradient-to-r`.
  package static let angles: [Substring: Double] = [
    "t": 0, "tr": 45, "r": 90, "br": 135, "b": 180, "bl": 225, "l": 270, "tl": 315,
  ]
}
