import Files
import Guide
import Plates
import Printing
import Syntax
import TokenValues
import Tokens

/// The colours that the stylesheets of a system’s previews give the text and the ground of the same element.
enum SheetPairs {
  static func all(of system: DesignSystem) -> [(text: TokenPath, surface: TokenPath)] {
    let pages = system.pages.filter { $0.stylesheet != nil || system.sharedStyles != nil }
    if pages.isEmpty { return [] }
    let colors = system.tokens.tokens.filter { $0.type == .color }.map(\.path)
    let byName = Dictionary(colors.flatMap { path in TokenProperties.names(of: path, .color).map { ($0, path) } }) {
      first, _ in first
    }
    let sheets = PageStylesheets()
    let readings = pages.flatMap { page in
      (sheets.stylesheet(of: page, in: system) ?? .empty).readings(for: page.classes(inBlocks: BlockDrawing.isDrawn))
    }
    return readings.compactMap { reading in
      guard let text = byName[reading.text], let surface = byName[reading.ground] else { return nil }
      return (text, surface)
    }
  }
}
