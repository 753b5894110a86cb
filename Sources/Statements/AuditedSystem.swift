package import Colorimetry
import Diagnostics
package import Files
package import Guide
import Printing
import Syntax
import TokenValues
package import Tokens
package import Wording

/// A system with what its rules ask about again and again.
///
/// Immutable, so that a copy is one reference.
package final class AuditedSystem: Sendable {
  package let system: DesignSystem
  package let names: TokenNames
  /// The tokens by their groups; nobody asks for them in a system without pages.
  package let members: TokenMembers
  /// The opaque colours of all tokens in all themes by their hex, each with the first token that has it.
  package let opaqueColors: [String: NamedColor]

  /// The stylesheets that tokens come from.
  package let sheets: [SourceFile]
  /// The folders whose pages are about a design.
  let homes: Set<String>
  /// Of each opaque colour that pages and those stylesheets have, the first file and whether there is another.
  private let colorFiles: [String: (first: String, hasOthers: Bool)]

  /// A colour and a token that has it.
  package struct NamedColor: Sendable {
    package let path: TokenPath
    package let color: Color
    /// The channels of the opaque colour, 0 … 255.
    let channels: [Int]

    init(path: TokenPath, color: Color) {
      self.path = path
      self.color = color
      channels = Self.channels(color)
    }

    package static func channels(_ color: Color) -> [Int] {
      let number = Int(color.opaqueHex.dropFirst(), radix: 16) ?? 0
      return [number >> 16, number >> 8 & 255, number & 255]
    }

    /// The cells of one channel in which a near colour can be.
    static func cells(around channel: Int) -> ClosedRange<Int> {
      max(0, channel - farthest) >> 5...min(255, channel + farthest) >> 5
    }

    static let farthest = 24
  }

  /// The opaque colours by the cell of 32 × 32 × 32 that they are in.
  private let colorsByCell: [[Int]: [NamedColor]]

  /// The opaque colours near enough to another one to be measured; the difference of two colours is costly.
  package func colors(near color: Color) -> [NamedColor] {
    let channels = NamedColor.channels(color)
    let cells = channels.map(NamedColor.cells)
    return cells[0].flatMap { red in
      cells[1].flatMap { green in cells[2].flatMap { blue in colorsByCell[[red, green, blue]] ?? [] } }
    }
    .filter { zip($0.channels, channels).allSatisfy { abs($0 - $1) <= NamedColor.farthest } }
  }

  package init(_ system: DesignSystem) {
    self.system = system
    var names = TokenNames(system.themes, knowsWords: !system.pages.isEmpty)
    names.prefix = names.isEmpty ? nil : names.prefix(in: system.pages.map(\.source.bytes))
    self.names = names
    members = TokenMembers(system.pages.isEmpty ? [] : system.themes.themes)
    var colors: [String: NamedColor] = [:]
    var (palette, written): (Set<String>, Set<String>) = ([], [])
    var (sheets, seen): ([SourceFile], Set<ObjectIdentifier>) = ([], [])
    for theme in system.pages.isEmpty ? [] : system.themes.themes {
      for token in theme.tokens.tokens {
        let file = token.span.file
        if seen.insert(ObjectIdentifier(file)).inserted {
          if ProjectLayout.isStylesheet(file.path) { sheets.append(file) }
          written.formUnion(HexColors.find(in: file.bytes[...]).map(\.color.opaqueHex))
        }
        guard case .color(let color) = token.value else { continue }
        let hex = color.opaqueHex
        palette.insert(hex)
        if colors[hex] == nil, color.opacity == 1, color.isInGamut(of: .srgb) {
          colors[hex] = NamedColor(path: token.path, color: color)
        }
      }
    }
    opaqueColors = colors
    colorsByCell = Dictionary(grouping: colors.values) { $0.channels.map { $0 >> 5 } }
    (self.palette, writtenColors) = (palette, written)
    self.sheets = sheets
    homes = DesignSubject.homes(of: system)
    let pages = system.pages.lazy.map { (path: $0.path, hexes: $0.opaqueHexes) }
    colorFiles = (Array(pages) + sheets.map { (path: $0.path, hexes: HexColors.opaque(in: $0.bytes[...])) })
      .reduce(into: [:]) { files, file in
        for hex in file.hexes { files[hex] = (files[hex]?.first ?? file.path, files[hex] != nil) }
      }
    components = Self.components(of: system)
    hasSprings = system.tokens.tokens.contains { $0.type == .spring }
    hasDeprecated = system.themes.themes.contains { $0.tokens.tokens.contains { $0.deprecation != nil } }
    var variables: [[UInt8]: [TokenPath]] = [:]
    if system.sharedStyles != nil || system.pages.contains(where: { $0.stylesheet != nil }) {
      for token in system.tokens.tokens {
        variables[Self.dashed(token.path.description.utf8), default: []].append(token.path)
      }
    }
    self.variables = variables
    var durations: [NamedDuration] = []
    var scales: [Scale: [Step]] = [:]
    for token in system.tokens.tokens where !system.pages.isEmpty || system.settings.requirements.grid != nil {
      switch token.value {
      case .duration(let time):
        if MotionWords.pauses.isDisjoint(with: NameWords(token.path.description).words) {
          durations.append(
            NamedDuration(name: token.path.description, path: token.path, milliseconds: time.milliseconds))
        }
      case .dimension(let length):
        guard let scale = Scale(token.path), token.aliases.isEmpty, length.unit != .percent, length.unit != .em
        else { continue }
        scales[scale, default: []].append(Step(path: token.path, pixels: length.pixels, token: token))
      case .color, .fontFamily, .fontWeight, .cubicBezier, .number, .strokeStyle, .border, .transition, .shadow,
        .gradient, .typography, .spring, .haptic:
        continue
      }
    }
    (self.durations, self.scales) = (durations, scales)
    styles = system.tokens.tokens.compactMap { token in
      guard token.aliases.isEmpty, case .typography(let type) = token.value else { return nil }
      return (token.path, type.fontFamily)
    }
  }

  /// A duration of the tokens, or of a page's own lists and tables.
  package struct NamedDuration: Sendable {
    package let name: String
    /// The token that it is; nil for one of a page.
    package var path: TokenPath?
    package let milliseconds: Double

    package init(name: String, path: TokenPath? = nil, milliseconds: Double) {
      (self.name, self.path, self.milliseconds) = (name, path, milliseconds)
    }
  }

  /// A step of a scale.
  package struct Step: Sendable {
    package let path: TokenPath
    package let pixels: Double
    package let token: Token
  }

  /// How long motion lasts, by the tokens; delays and pauses are none.
  package let durations: [NamedDuration]
  /// The colours of all tokens, without their opacity.
  package let palette: Set<String>
  /// The colours that the files of tokens have anywhere: in gradients and shadows too.
  package let writtenColors: Set<String>
  private let scales: [Scale: [Step]]

  /// The steps of a scale that have a value of their own.
  package func steps(of scale: Scale) -> [Step] { scales[scale] ?? [] }

  /// The components that have properties, by the words of their names; of two with the same words, neither.
  package let components: [NameWords: TokenPath]

  /// The component that some words name, in the order of its name or with its kind at the end: `Primary buttons` for
  /// `button-primary`.
  package func component(named words: [String]) -> TokenPath? {
    if let own = components[NameWords(words)] { return own }
    guard words.count > 1, let kind = words.last?.singular else { return nil }
    return components[NameWords([kind] + words.dropLast())] ?? components[NameWords(words.dropLast() + [kind])]
  }

  private static func components(of system: DesignSystem) -> [NameWords: TokenPath] {
    guard !system.pages.isEmpty else { return [:] }
    var found: [NameWords: TokenPath] = [:]
    var seen: Set<TokenPath> = []
    var twice: Set<NameWords> = []
    for token in system.tokens.tokens {
      guard let own = token.path.inComponents, own.count > 1, let name = own.first,
        case let path = TokenPath(token.path.segments.dropLast(own.count - 1)), seen.insert(path).inserted
      else { continue }
      let words = NameWords(name)
      if found[words] != nil { twice.insert(words) }
      found[words] = path
    }
    for words in twice { found[words] = nil }
    return found
  }

  package let hasSprings: Bool
  package let hasDeprecated: Bool
  /// The tokens by their names as custom properties in lower case.
  private let variables: [[UInt8]: [TokenPath]]

  /// The styles of type, with the families that they are set in.
  package let styles: [(path: TokenPath, families: [String])]

  package var hasTokens: Bool { !names.isEmpty }

  /// Whether another page of the system, or a stylesheet of its tokens, has a colour too, given as `#rrggbb` in small letters:
  /// it is then no slip of this page.
  package func hasColor(_ hex: String, besides page: Page) -> Bool {
    colorFiles[hex].map { $0.hasOthers || $0.first != page.path } ?? false
  }

  /// Whether the system demands something of its pages.
  package var hasRequirements: Bool {
    let required = system.settings.requirements
    return required.target != nil || !required.states.isEmpty || required.reducedMotion || required.haptics
  }

  /// The tokens that a custom property stands for as a whole or in part: `type-body-font-size` is a part of `type.body`.
  package func tokens(asVariable name: ArraySlice<UInt8>) -> [TokenPath] {
    var rest = Self.dashed(name)
    while !rest.isEmpty {
      if let found = variables[rest] { return found }
      guard let dash = rest.lastIndex(of: UInt8(ascii: "-")) else { return [] }
      rest.removeSubrange(dash...)
    }
    return []
  }

  private static func dashed(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.map { $0.isLetter || $0.isDigit || $0 >= 0x80 ? $0.lowercased : UInt8(ascii: "-") }
  }
}
