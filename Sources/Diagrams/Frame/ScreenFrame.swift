import Colorimetry
package import Diagnostics
import Guide
package import Markup
package import Plates
import Printing
import Tokens

/// A screen as a device frame: bars, content, actions and safe areas, listed from top to bottom.
package enum ScreenFrame: Specimen {
  package static let info = SpecimenInfo(
    name: "frame", summary: "A device frame from lines such as `header: 96 Title`, `content: cards 3`, `sheet: 0.5`.",
    namesTokens: false,
    example: """
      device: 390x844
      status-bar
      header: 96 Title
      content: cards 3
      tab-bar: 83 Home, Search
      home-indicator
      """)

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let lines = FrameLines(request.block, into: &diagnostics)
    guard !lines.parts.isEmpty else {
      EmptyBlock.report(request, fix: "list the parts of the screen from top to bottom", into: &diagnostics)
      return .empty
    }
    let drawing = FrameDrawing(layout: FrameLayout(lines), id: request.id, colors: colors(request.scene))
    return Plate.figure(info.name, request.scene, class: "framed", note: note) {
      drawing.node(alternative: alternative(lines))
    }
  }

  private static let note =
    "Only what has a figure is to scale; other sizes are chosen for the drawing. Hatched areas belong to the device."

  /// The system's surfaces, first colour of text and brand, as the custom properties of the drawing.
  private static func colors(_ scene: Scene) -> String {
    let theme = scene.defaultTheme
    let surfaces = Surface.all(scene, in: theme).map(\.color)
    guard let ground = surfaces.first, let settings = scene.system?.settings else { return "" }
    let text = settings.text.flatMap { theme.tokens.matching($0) }.lazy.compactMap(\.color).first ?? ground.ink
    let brand = settings.brand.flatMap { theme.tokens[$0]?.color } ?? text
    let pane = surfaces.dropFirst().first ?? ground
    return "--ground:\(ground.paint);--pane:\(pane.paint);--words:\(text.paint);--acts:\(brand.paint)"
  }

  private static func alternative(_ lines: FrameLines) -> String {
    let parts = lines.parts.map { part -> String in
      switch part.kind {
      case .note: return "note “\(part.text)”"
      case .content:
        let words = part.content?.rawValue ?? ""
        return words == "cards" ? Int(part.number ?? 1).counted("card") : "content, a \(words)"
      case .statusBar, .header, .search, .bottomAction, .tabBar, .floatingTabBar, .homeIndicator, .sheet, .grabber:
        let figure = part.figure.map { " " + $0 } ?? ""
        return part.kind.words.lowercased() + figure + (part.text.isEmpty ? "" : " “\(part.text)”")
      }
    }
    return "Screen of \(Int(lines.width)) by \(Int(lines.height)), from top to bottom: \(Plate.list(parts))."
  }
}
