import Tokens
import Wording

/// The texts and grounds of components whose names differ in nothing but that: `color.text.button.primary-hover` is read on
/// `color.background.button.primary-hover`, `button.content.default` on `button.background.default`.
enum CorrespondingNames {
  static func pairs(among colours: [Token]) -> [(text: TokenPath, surface: TokenPath)] {
    let paths = Dictionary(colours.map { (segments(of: $0.path), $0.path) }) { first, _ in first }
    return colours.compactMap { token in
      let segments = segments(of: token.path)
      guard segments.contains(where: texts.contains), segments.contains(where: isOfComponent) else { return nil }
      for place in segments.indices.reversed() {
        guard texts.contains(segments[place]) else { continue }
        for ground in grounds {
          var other = segments
          other[place] = ground
          if let surface = paths[other] { return (token.path, surface) }
        }
      }
      return nil
    }
  }

  /// The words that hyphens part count as segments: `--color-text-badge`, `button-primary-text`.
  private static func segments(of path: TokenPath) -> [String] {
    path.segments.flatMap { $0.split(separator: "-").map(String.init) }
  }

  private static func isOfComponent(_ segment: String) -> Bool {
    NameParts.words(of: segment).contains(where: components.has)
  }

  private static let texts = ["text", "content", "foreground", "fg", "label"]
  private static let grounds = ["background", "bg", "surface", "fill", "container"]
  private static let components = ComponentWords.inNames.union(["cta", "message"])
}
