import Colorimetry
import Guide
import Plates
import Printing
import TokenValues
import Tokens

/// The contrast of a component's parts with what they stand on, a row for each pair.
enum ComponentContrast {
  /// - Parameter told: pairs that the page tells in its own words, and that are left out here.
  static func rows(
    of tokens: [ThemedToken], except told: [[TokenPath]], in scene: Scene, _ system: DesignSystem
  ) -> [ChecksBlock.Row] {
    let pairs = PartPairs(tokens)
    let surface = Surface.ground(scene, in: scene.defaultTheme)?.path
    return pairs.all.compactMap { pair in
      if told.contains([pair.part.token.path, pair.ground?.token.path ?? surface].compactMap(\.self)) { return nil }
      let group = pairs.group(of: pair)
      let floor =
        switch pair.part.role {
        case .text: ContrastFloor.text(system)
        case .graphic, .ground: ContrastFloor.graphics(system)
        }
      let isDisabled = pair.part.isDisabled || pair.ground?.isDisabled ?? false
      let on = pair.ground.map { $0.token }
      let what = part(pair.part) + " on " + (pair.ground.map { part($0).lowercased() } ?? self.surface(scene))
      return row(
        pair.part.token, on: on, floor, isDisabled: isDisabled,
        what: group.isEmpty ? what : "\(group): \(lowered(what))",
        in: scene)
    }
  }

  /// One pair; nil where its colours are not known.
  static func row(
    _ part: ThemedToken, on ground: ThemedToken?, _ floor: ContrastFloor, isDisabled: Bool = false, what: String,
    in scene: Scene
  ) -> ChecksBlock.Row? {
    let readings = readings(part, on: ground, in: scene)
    guard !readings.isEmpty else { return nil }
    let least = floor.least(isDisabled: isDisabled)
    let fails = readings.map { reading in least.map { reading.ratio < $0 } ?? false }
    let read = Set(readings.flatMap(\.themes))
    let open = scene.themes.map(\.name).filter { !read.contains($0) }
    let words = zip(readings, fails).map { reading, fails in
      (
        (readings.count > 1 || !open.isEmpty ? "\(reading.themes.joined(separator: ", ")): " : "")
          + "\(Contrast.figure(reading.ratio)) : 1" + (fails ? ", \(floor.shortfall(isDisabled: isDisabled))" : ""),
        fails
      )
    }
    let remarks = (open.isEmpty ? [] : ["\(open.joined(separator: ", ")): not given"])
    return ChecksBlock.Row(
      criterion: floor.criterion, what: what,
      readings: words
        + (remarks + [isDisabled ? ContrastFloor.exemption : nil, floor.remark].compactMap(\.self)).map { ($0, false) })
  }

  private struct Reading {
    let ratio: Double
    var themes: [String]
  }

  /// The ratios by the themes that give both colours, those that read the same together; what shows through is the
  /// system's surface.
  private static func readings(_ part: ThemedToken, on ground: ThemedToken?, in scene: Scene) -> [Reading] {
    var found: [Reading] = []
    for theme in scene.themes {
      guard let color = given(part.path, in: theme) else { continue }
      let surface = Surface.ground(scene, in: theme)?.color
      var below = surface
      if let ground {
        guard let own = given(ground.path, in: theme) else { continue }
        below = own.isTranslucent ? surface.map { own.composited(over: $0) } : own
      }
      guard let below else { continue }
      let ratio = Contrast.wcag(foreground: color, background: below)
      if let index = found.firstIndex(where: { Contrast.figure($0.ratio) == Contrast.figure(ratio) }) {
        found[index].themes.append(theme.name)
      } else {
        found.append(Reading(ratio: ratio, themes: [theme.name]))
      }
    }
    return found
  }

  /// A colour that its source gives in a theme, or that of a border.
  private static func given(_ path: TokenPath, in theme: Theme) -> Color? {
    guard let token = theme.tokens[path], !token.isNotGiven else { return nil }
    guard case .border(let border) = token.value else { return token.color }
    return token.notGiven.contains { ["color", "colour"].contains($0) } ? nil : border.color
  }

  // MARK: Words

  /// `Message`, `Icon (empty)`, `Background (success)`.
  private static func part(_ part: PartColor) -> String {
    let owner = part.owner.map { "\($0) " } ?? ""
    let tail = part.tail.isEmpty ? "" : " (\(part.tail.map { Plate.spoken($0).lowercased() }.joined(separator: ", ")))"
    return Plate.spoken(owner + part.name) + tail
  }

  private static func surface(_ scene: Scene) -> String {
    Surface.ground(scene, in: scene.defaultTheme).map { "the surface \($0.name)" } ?? "the surface"
  }

  private static func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
