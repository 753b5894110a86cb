import Colorimetry
import Diagnostics
import Files
package import Guide
package import Markup
package import Plates
import Printing
import Syntax
import TokenValues
import Tokens

/// A thumbnail of a component: the first preview of its page on its stage, or its name in the system's own type.
///
/// It is as large as on the page, so that its text can be read: what is wider than the stage becomes narrower where it is
/// fluid, and is cut off where it is not.
package struct ComponentThumbnail {
  /// The most variants shown of a states matrix, each in the first state; of one variant as many states.
  private static let mostShown = 3

  private let page: Page
  private let system: DesignSystem
  private let sheets: PageStylesheets
  private let pageURL: String
  private let id: String

  /// - Parameters:
  ///   - sheets: the stylesheets of the site's previews.
  ///   - pageURL: the page with the thumbnail, from the root of the site.
  ///   - id: unique on that page.
  package init(_ page: Page, of system: DesignSystem, _ sheets: PageStylesheets, pageURL: String, id: String) {
    self.page = page
    self.system = system
    self.sheets = sheets
    self.pageURL = pageURL
    self.id = id
  }

  package var node: Node { Self.thumb(drawing ?? name) }

  /// The drawing alone; nil for a page without one.
  package var picture: Node? { drawing.map(Self.thumb) }

  private static func thumb(_ content: Node) -> Node {
    h("div", .class("thumb"), .specimen("thumbnail")) { content }
  }

  // MARK: Preview

  private static let kinds: Set<String> = [Preview.info.name, States.info.name, Anatomy.info.name]

  private var drawing: Node? {
    guard let request = request else { return nil }
    // Faults in the block are reported on the component's own page.
    var unheard = Diagnostics()
    let stages = Stages(request, into: &unheard).first
    let parts = self.parts(of: request, into: &unheard)
    let nodes = parts.flatMap(\.nodes)
    guard !nodes.elements.isEmpty else { return nil }
    let names = parts.flatMap { $0.values.map(\.value) }
    let stylesheet = PreviewStylesheet.used(by: nodes, adding: names, request)
    let figure = ShadowFigure(
      stages, basis: 0, css: css(stages.width, gap: parts.count > 1 ? 8 : 0), stylesheet: stylesheet, request)
    return figure.node(label: "\(page.title), as large as on its page.") { _ in
      parts.enumerated().map { index, part in
        h("sp-set", .flag("inert")) {
          PreviewRendering(values: part.values, idSuffix: "-\(id)-\(index)").nodes(part.nodes)
        }
      }
    }
  }

  /// The page's first block that shows the component.
  private var request: SpecimenRequest? {
    let document = page.document
    for node in document.nodes.indices where document[node].kind == .codeBlock {
      guard Self.kinds.contains(FencedBlock.name(ofInfo: document.info(of: node))) else { continue }
      return SpecimenRequest(
        block: FencedBlock(node, in: document), system: system, pageURL: pageURL,
        stylesheet: sheets.stylesheet(of: page, in: system), id: id)
    }
    return nil
  }

  private struct Part {
    let nodes: [PreviewNode]
    var values: [(name: String, value: String)] = []
  }

  /// A whole preview; for a matrix, each variant in its first state, or the states of the only one.
  private func parts(of request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [Part] {
    guard request.block.name == States.info.name else {
      return [Part(nodes: PreviewMarkup.parse(BlockText(request.block), into: &diagnostics))]
    }
    let matrix = StateMatrix(request, into: &diagnostics)
    guard !matrix.variants.isEmpty, let state = matrix.states.first else { return [] }
    let shown =
      matrix.variants.count == 1
      ? matrix.states.map { (0, $0) } : matrix.variants.indices.map { ($0, state) }
    return shown.prefix(Self.mostShown).map { row, state in
      Part(nodes: matrix.nodes, values: matrix.values(row, state))
    }
  }

  /// What is as wide as its content has room nonetheless for parts that are measured in shares of it.
  private static let room = "width:fit-content;min-width:260px;display:grid;justify-items:center"

  private func css(_ width: Double?, gap: Int) -> String {
    """
    &,sp-theme{height:100%}
    sp-stage{padding:0 12px;justify-content:safe center;gap:\(gap)px;overflow:hidden}
    sp-set{flex:none;\(width.map { "width:min(\($0.px(2)),100%)" } ?? Self.room)}
    """
  }

  // MARK: Name

  private var name: Node {
    let scene = Scene(system: system, pageURL: pageURL, id: id)
    let ground = Surface.ground(scene, in: system.defaultTheme)?.color ?? .white
    let text = system.settings.text.first.flatMap { system.tokens.matching($0).first?.color } ?? ground.ink
    return h(
      "p", .class(ground.needsEdge ? "named edge" : "named"), .attr("aria-hidden", "true"),
      .style("background:\(ground.paint);color:\(text.paint);\(type)")
    ) { page.title }
  }

  /// The weight and family of the system's own large type.
  private var type: String {
    guard let path = system.settings.specimenType, case .typography(let style)? = system.tokens[path]?.value else {
      return "font-weight:700"
    }
    return "font-family:\(FontStack.css(style.fontFamily));font-weight:\(style.fontWeight.css)"
  }
}
