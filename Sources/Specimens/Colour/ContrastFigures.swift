import Colorimetry
import Guide
import Markup
import Plates
import TokenValues
import Tokens

/// The contrast of each colour of a palette as a table, with white and black text and on every surface; and what each is
/// an alias of. A colour of text or of an edge carries no text, a surface is not judged on another, and what is named for
/// one theme is judged in that theme alone.
///
/// Collapsed, because the fields say most of it; the contrast matrix is the place to compare.
struct ContrastFigures {
  private let swatches: [Sample]
  private let themes: [DrawnTheme]
  private let scene: Scene

  init(_ swatches: [Sample], _ scene: Scene) {
    themes = scene.drawnThemes(of: swatches)
    self.swatches = swatches
    self.scene = scene
  }

  /// The most surfaces with a column, since the table grows with the product of colours and surfaces.
  private static let mostSurfaces = 24

  var node: Node {
    let tables = themes.flatMap { drawn in
      Rows.split(columns(in: drawn.theme), most: 7).compactMap { table(drawn, $0) }
    }
    let chains = chains
    if tables.isEmpty && chains.isEmpty { return .empty }
    return h("details", .class("figures")) {
      h("summary") { summary }
      for table in tables { table }
      for (swatch, chain) in chains {
        h("p", .class("meta")) {
          h("b") { Plate.breaking(swatch.label) }
          " "
          chain
        }
      }
    }
  }

  /// What each colour is an alias of; colours with a value of their own are left out.
  private var chains: [(swatch: Sample, chain: Node)] {
    swatches.compactMap { swatch in
      Plate.aliases(of: swatch.variants.filter { $0.value.type == .color }, scene).map { (swatch, $0) }
    }
  }

  /// The number of surfaces in the theme that has most.
  private var surfaces: Int { themes.map { Surface.all(scene, in: $0.theme).count }.max() ?? 0 }

  private var summary: String {
    let most = Self.mostSurfaces
    let contrast =
      switch surfaces {
      case 0: "Contrast of white and black text"
      case ...most: "Contrast on the surfaces"
      case let count: "Contrast on the first \(most) of \(count) surfaces"
      }
    return swatches.contains { $0.variants.contains { !$0.aliases.isEmpty } } ? contrast + ", and aliases" : contrast
  }

  /// The column headings with their surfaces; no surface for white and black text.
  private func columns(in theme: Theme) -> [Column] {
    [Column(name: "White text on it", text: .white), Column(name: "Black text on it", text: .black)]
      + Surface.all(scene, in: theme).prefix(Self.mostSurfaces).map {
        Column(name: "On \($0.name)", surface: $0.color)
      }
  }

  private struct Column {
    let name: String
    var text: Color?
    var surface: Color?

    func reading(of color: Color, over ground: Color) -> ContrastReading {
      text.map { ContrastReading(text: $0, on: color.composited(over: ground)) }
        ?? ContrastReading(text: color, on: surface ?? ground)
    }
  }

  private func table(_ drawn: DrawnTheme, _ columns: [Column]) -> Node? {
    let theme = drawn.theme
    let names = scene.themes.map(\.name)
    let rows = swatches.compactMap { swatch -> (swatch: Sample, color: Color)? in
      guard ColorUse(swatch.path).applies(in: theme.name, of: names) else { return nil }
      // One that is not seen has no contrast.
      return swatch.variant(in: theme)?.givenColor.flatMap { $0.opacity > 0 ? (swatch, $0) : nil }
    }
    let columns = columns.filter { column in rows.contains { isJudged($0.swatch.path, column) } }
    if columns.isEmpty { return nil }
    let ground = Surface.ground(scene, in: theme)?.color ?? .white
    return h("table", [.class("folds")] + scene.shown(in: drawn.themes)) {
      if let label = drawn.label { h("caption") { label } }
      h("thead") {
        h("tr") {
          h("td")
          for column in columns { h("th", .attr("scope", "col")) { Plate.breaking(column.name) } }
        }
      }
      h("tbody") {
        for (swatch, color) in rows {
          h("tr") {
            h("th", .attr("scope", "row")) { Plate.breaking(swatch.label) }
            for column in columns { cell(column, isJudged(swatch.path, column) ? color : nil, over: ground) }
          }
        }
      }
    }
  }

  private func isJudged(_ path: TokenPath, _ column: Column) -> Bool {
    column.surface == nil ? ColorUse(path).carriesText : !isSurface(path)
  }

  private func isSurface(_ path: TokenPath) -> Bool {
    scene.system?.settings.surfaces.contains { $0.matches(path) } ?? false
  }

  /// - Parameter color: nil where the two do not meet.
  private func cell(_ column: Column, _ color: Color?, over ground: Color) -> Node {
    guard let color else { return h("td", .attr("data-label", column.name)) { "–" } }
    if column.surface?.hex == color.hex { return h("td", .attr("data-label", column.name)) { "the same" } }
    if column.text?.hex == color.hex { return h("td", .attr("data-label", column.name)) { "the same" } }
    let reading = column.reading(of: color, over: ground)
    return h("td", .attr("data-label", column.name)) {
      h("b") { reading.ratioText }
      " \(reading.level.label) "
      h("span") { reading.lightnessText }
    }
  }
}
