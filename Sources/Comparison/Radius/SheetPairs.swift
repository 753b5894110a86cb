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
    return pages.flatMap { page -> [(text: TokenPath, surface: TokenPath)] in
      let readings =
        page.previewStylesheet(in: system)?.readings(for: page.classes(inBlocks: BlockDrawing.isDrawn)) ?? []
      return readings.compactMap { reading in
        guard let text = byName[reading.text], let surface = byName[reading.ground] else { return nil }
        return (text, surface)
      }
    }
  }
}
