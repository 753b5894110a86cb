import Files
import Guide
import Plates
import Printing
import Syntax
import TokenValues
import Tokens

/// The colours that stylesheets of a system's pages give the text and the ground of the same element.
enum SheetPairs {
  static func all(of system: DesignSystem) -> [(text: TokenPath, surface: TokenPath)] {
    let pages = system.pages.filter { $0.stylesheet != nil }
    if pages.isEmpty { return [] }
    let colors = system.tokens.tokens.filter { $0.type == .color }.map(\.path)
    let byName = Dictionary(colors.flatMap { path in TokenProperties.names(of: path, .color).map { ($0, path) } }) {
      first, _ in first
    }
    return pages.flatMap { page -> [(text: TokenPath, surface: TokenPath)] in
      let readings = page.previewStylesheet(in: system)?.readings(for: classes(on: page)) ?? []
      return readings.compactMap { reading in
        guard let text = byName[reading.text], let surface = byName[reading.ground] else { return nil }
        return (text, surface)
      }
    }
  }

  /// The classes of each element in the previews of a page.
  private static func classes(on page: Page) -> [Set<String>] {
    let document = page.document
    return (0..<document.nodes.count).filter { node in
      document[node].kind == .codeBlock && BlockDrawing.isDrawn(FencedBlock.name(ofInfo: document.info(of: node)))
    }.flatMap { node in
      document.string(of: node).split(separator: "class=\"").dropFirst().map { part in
        Set(part.prefix { $0 != "\"" }.split(separator: " ").map(String.init))
      }
    }.uniqued()
  }
}
