package import Diagnostics
package import Markup
package import Plates

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
    let drawing = FrameDrawing(layout: FrameLayout(lines), id: request.id)
    return Plate.figure(info.name, request.scene, class: "framed") { drawing.node(alternative: alternative(lines)) }
  }

  private static func alternative(_ lines: FrameLines) -> String {
    let parts = lines.parts.map { part -> String in
      switch part.kind {
      case .note: return "note “\(part.text)”"
      case .content:
        let words = part.content?.rawValue ?? ""
        return words == "cards" ? Plate.count(Int(part.number ?? 1), "card") : "content, a \(words)"
      case .statusBar, .header, .search, .bottomAction, .tabBar, .floatingTabBar, .homeIndicator, .sheet, .grabber:
        let figure = part.figure.map { " " + $0 } ?? ""
        return part.kind.words.lowercased() + figure + (part.text.isEmpty ? "" : " “\(part.text)”")
      }
    }
    return "Screen of \(Int(lines.width)) by \(Int(lines.height)), from top to bottom: \(Plate.list(parts))."
  }
}
