import Colorimetry
import Guide
import Plates
import Previews
import Printing
import TokenValues
import Tokens

/// The contrast of a component's parts with what they stand on, a row for each pair.
struct ComponentRatios {
  let scene: Scene
  /// The grounds of the page's previews; none where they are drawn on the system's surfaces.
  private let grounds: [ThemedToken]
  /// What the page says that its document leaves open.
  private let open: [OpenPart]
  private let standIns: StandInColors

  init(_ request: SpecimenRequest) {
    scene = request.scene
    standIns = StandInColors(request)
    let system = request.system
    let names = request.blocks(named: PreviewPair.blocks).compactMap { $0[option: "on"] }
    grounds = names.enumerated().compactMap { index, name in
      guard !names[..<index].contains(name), let token = system.tokens[TokenPath(name)],
        token.color?.isTranslucent == false
      else { return nil }
      return ThemedToken(path: token.path, system: system)
    }
    open = request.blocks(named: [NotGiven.info.name]).flatMap(\.lines).compactMap { OpenPart($0.text) }
  }

  /// - Parameter told: pairs that the page tells in its own words, and that are left out here.
  func rows(of pairs: PartPairs, except told: [[TokenPath]], _ system: DesignSystem) -> [ChecksBlock.Row] {
    let own = Set(surfaces(in: scene.defaultTheme).map(\.path))
    return pairs.all.compactMap { pair in
      let isTold = told.contains { told in
        told.first == pair.part.token.path
          && told.last.map { pair.ground.map(\.token.path) == $0 || pair.ground == nil && own.contains($0) } ?? false
      }
      if isTold { return nil }
      let group = pairs.group(of: pair)
      let floor =
        switch pair.part.role {
        case .text: ContrastFloor.text(system)
        case .graphic, .ground: ContrastFloor.graphics(system)
        }
      let isDisabled = pair.part.isDisabled || pair.ground?.isDisabled ?? false
      let on = pair.ground.map { $0.token }
      let words = Self.part(pair.part) + " on " + (pair.ground.map { Self.part($0).lowercased() } ?? surface)
      let what = group.isEmpty ? words : "\(group): \(Self.lowered(words))"
      let row = self.row(pair.part.token, on: on, over: pair.base?.token, floor, isDisabled: isDisabled, what: what)
      let isOpen = row == nil && on?.token.isNotGiven ?? false || open.contains { $0.names(pair) }
      return isOpen ? ChecksBlock.Row(criterion: floor.criterion, what: what, readings: [("not given", false)]) : row
    }
  }

  /// What the page's previews set beside the pairs that are judged by their names.
  func rows(
    ofPreviewsBesides judged: [(part: ThemedToken, ground: ThemedToken?)], _ request: SpecimenRequest
  ) -> [ChecksBlock.Row] {
    let system = request.system
    var shown: [(pair: PreviewPair, text: ThemedToken, ground: ThemedToken?)] = []
    let chosen = ChecksBlock.chosen(request)
    let pairs = PreviewPair.all(on: request)
    // Grounds of one name are told apart by what is around them.
    var all: [TokenPath] = []
    for path in pairs.flatMap({ [$0.text, $0.ground] }).compactMap(\.self) where !all.contains(path) {
      all.append(path)
    }
    let named = Dictionary(zip(all, Plate.names(of: all, in: system).map(Self.plain))) { first, _ in first }
    return pairs.compactMap { pair in
      let tokens = [pair.text, pair.ground, pair.base].map { path in
        path.map { ThemedToken(path: $0, system: system) }
      }
      guard let text = tokens[0] else { return nil }
      let isJudged = judged.contains { part, ground in
        part.isAlike(text)
          && (tokens[1].map { ground?.isAlike($0) ?? grounds.map(\.path).contains($0.path) } ?? (ground == nil))
      }
      let paths = tokens.prefix(2).compactMap { $0?.path }
      let isChosen = chosen?.contains { glob in paths.contains { glob.matches($0) } } ?? true
      // What was judged as small text, and in all themes, need not be again.
      let isAgain = shown.contains { known in
        known.text.isAlike(text) && (tokens[1].map { known.ground?.isAlike($0) ?? false } ?? (known.ground == nil))
          && known.pair.base == pair.base && (known.pair.theme == nil || known.pair.theme == pair.theme)
          && (!known.pair.isLarge || pair.isLarge)
      }
      if isJudged || isAgain || !isChosen { return nil }
      shown.append((pair, text, tokens[1]))
      let names = paths.compactMap { named[$0] }
      let floor = pair.isLarge ? ContrastFloor.largeText(system) : .text(system)
      let what = "“\(pair.words)”: \(names[0]) on \(names.count > 1 ? Self.lowered(names[1]) : surface)"
      return row(text, on: tokens[1], over: tokens[2], floor, what: what, in: pair.theme)
    }
  }

  /// One pair; nil where its colours are not known.
  ///
  /// - Parameters:
  ///   - base: what shows through a translucent ground; nil for the surfaces.
  ///   - theme: the one in which it is shown; nil for all.
  func row(
    _ part: ThemedToken, on ground: ThemedToken?, over base: ThemedToken? = nil, _ floor: ContrastFloor,
    isDisabled: Bool = false, what: String, in theme: String? = nil
  ) -> ChecksBlock.Row? {
    let themes = scene.themes.filter { theme == nil || $0.name == theme }
    let readings = readings(part, on: ground, over: base, in: themes)
    guard !readings.isEmpty else { return nil }
    let least = floor.least(isDisabled: isDisabled)
    let fails = readings.map { reading in least.map { reading.least.ratio < $0 } ?? false }
    let read = Set(readings.flatMap(\.themes))
    let open = themes.map(\.name).filter { !read.contains($0) }
    let words = zip(readings, fails).map { reading, fails in
      (
        (readings.count > 1 || !open.isEmpty || themes.count < scene.themes.count
          ? "\(reading.themes.joined(separator: ", ")): " : "") + reading.figure
          + (fails ? ", \(floor.shortfall(isDisabled: isDisabled))" + reading.place(below: least ?? 0) : ""),
        fails
      )
    }
    let remarks = (open.isEmpty ? [] : ["\(open.joined(separator: ", ")): not given"])
    let standIn = standIns.remark(part, on: ground)
    return ChecksBlock.Row(
      criterion: floor.criterion, what: what,
      readings: words
        + (remarks + [standIn, isDisabled ? ContrastFloor.exemption : nil, floor.remark].compactMap(\.self)).map {
          ($0, false)
        },
      isChosen: standIn != nil)
  }

  /// What is read in themes that read the same.
  private struct Reading {
    /// On each surface that may be below; on one where a ground covers it.
    let ratios: [(ratio: Double, surface: String)]
    var themes: [String]
    /// What shows through what it is on.
    var base = ""

    var least: (ratio: Double, surface: String) { ratios.min { $0.ratio < $1.ratio } ?? (1, "") }
    private var most: Double { ratios.map(\.ratio).max() ?? 1 }

    /// `4.62 : 1`, or from the lowest to the highest: `4.62 to 4.83 : 1`.
    var figure: String {
      let figures = [Contrast.figure(least.ratio), Contrast.figure(most)]
      return (figures[0] == figures[1] ? figures[0] : figures.joined(separator: " to ")) + " : 1"
        + (base.isEmpty ? "" : " over \(base)")
    }

    /// ` on Subtle`, where it is too little on some surfaces only.
    func place(below floor: Double) -> String {
      let low = ratios.filter { $0.ratio < floor }
      return low.count == ratios.count ? "" : " on \(Plate.list(low.map(\.surface)))"
    }
  }

  /// The ratios by the themes that give both colours, those that read the same together; what shows through is each
  /// surface that may be below.
  private func readings(
    _ part: ThemedToken, on ground: ThemedToken?, over base: ThemedToken?, in themes: [Theme]
  ) -> [Reading] {
    var found: [Reading] = []
    for theme in themes {
      guard let color = Self.given(part.path, in: theme) else { continue }
      let own = base.flatMap { Self.given($0.path, in: theme) }.flatMap { $0.isTranslucent ? nil : $0 }
      let surfaces = own.map { [($0, "")] } ?? surfaces(in: theme).map { ($0.color, $0.name) }
      var below = surfaces
      if let ground {
        guard let own = Self.given(ground.path, in: theme) else { continue }
        below = own.isTranslucent ? surfaces.map { (own.composited(over: $0.0), $0.1) } : [(own, "")]
      }
      let ratios = below.map { (ratio: Contrast.wcag(foreground: color, background: $0.0), surface: $0.1) }
      guard !ratios.isEmpty else { continue }
      var reading = Reading(ratios: ratios, themes: [theme.name])
      if below.count == 1, let tint = ground.flatMap({ Self.given($0.path, in: theme) }), tint.isTranslucent,
        tint.opacity > 0
      {
        reading.base = below[0].1
      }
      if let index = found.firstIndex(where: { $0.figure == reading.figure }) {
        found[index].themes.append(theme.name)
      } else {
        found.append(reading)
      }
    }
    return found
  }

  /// The surfaces on which the component may stand: those of the page's previews, else all of the system.
  private func surfaces(in theme: Theme) -> [Surface] {
    let named = grounds.compactMap { Surface.chosen($0, scene, in: theme).first }
    return named.isEmpty ? Surface.all(scene, in: theme) : named
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

  private var surface: String {
    let names = surfaces(in: scene.defaultTheme).map(\.name)
    return names.count > 1 ? "the surfaces" : names.first.map { "the surface \($0)" } ?? "the surface"
  }

  /// `Label` of `Label color`, since the row is of colours.
  private static func plain(_ name: String) -> String {
    for word in [" color", " colour"] where name.lowercased().hasSuffix(word) {
      return String(name.dropLast(word.count))
    }
    return name
  }

  private static func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
