package import Diagnostics
package import Markup
package import Plates
import Printing

/// A component with its parts numbered at its edges and named below.
package enum Anatomy: Specimen {
  package static let info = SpecimenInfo(
    name: "anatomy", summary: "A preview whose parts, named by data-part, are numbered and listed.",
    options: Stages.options,
    namesTokens: false,
    example: "<button class=\"button\" data-part=\"Container\"><span data-part=\"Label\">Go</span></button>")

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let stages = Stages(request, into: &diagnostics)
    let nodes = PreviewMarkup.parse(BlockText(request.block), into: &diagnostics)
    guard nodes.elements.contains(where: { $0.part != nil }) else {
      diagnostics.report(
        .emptyBlock, "no part of the anatomy has a name", at: request.block.span,
        why: "there is nothing to number", fix: "give the component’s parts data-part=\"Name\"")
      return .empty
    }
    let stylesheet = PreviewStylesheet.used(by: nodes, request)
    stylesheet.reportUnknownClasses(in: nodes, request, into: &diagnostics)
    // Two stages that are too wide to stand side by side in the column of text reach beyond it.
    let isBroad = stages.all.count == 2 && (stages.width ?? 0) > 328
    return Plate.figure(info.name, request.scene, class: isBroad ? "anatomy broad" : "anatomy") {
      let parts = PartPlacement.all(of: nodes, stylesheet)
      let figure = ShadowFigure(
        stages, basis: 400, css: Preview.css(stages.width) + css + foot(stages.width), stylesheet: stylesheet, request)
      let label =
        "Anatomy of \(parts.count.counted("part"))\(figure.stages.inThemes(of: request)), named in the list below."
      figure.node(label: label) { stage in
        let rendering = PreviewRendering(idSuffix: "-\(stage)") { part in
          let (number, anchor) = (
            Attribute.attr("data-n", "\(part + 1)"), Attribute.style("anchor-name:--p\(stage)-\(part)")
          )
          guard part < parts.count, parts[part].isText else {
            return .init(attributes: [number, anchor], textAttributes: nil)
          }
          return .init(attributes: [number], textAttributes: [anchor])
        }
        return [h("sp-set", .flag("inert"), .style("anchor-name:--s\(stage)")) { rendering.nodes(nodes) }]
          + parts.enumerated().map { mark($1, number: $0, stage) }
      }
      h("ol", .class("parts-list")) {
        for part in parts { h("li") { part.name } }
      }
    }
  }

  /// Where the component is drawn smaller, numbers below it leave the foot of the stage free.
  private static func foot(_ width: Double?) -> String {
    width.map {
      "\n@container (width<\($0.px(2))){sp-mark[side^=down]{bottom:28px}}"
    } ?? ""
  }

  /// The names of a block's parts, in the order of the text.
  package static func parts(of block: FencedBlock) -> [String] {
    var unheard = Diagnostics()
    return PreviewMarkup.parse(BlockText(block), into: &unheard).elements.compactMap(\.part)
  }

  private static func mark(_ part: PartPlacement, number: Int, _ stage: Int) -> Node {
    let side = part.side.map { $0.rawValue + (part.startsAtCorner ? " top" : "") } ?? "corner"
    let gap = part.isText ? ";--g:5px" : ""
    return h(
      "sp-mark", .attr("side", side), .attr("aria-hidden", "true"),
      .style("position-anchor:--p\(stage)-\(number);--s:--s\(stage)" + gap)
    ) { "\(number + 1)" }
  }

  /// Numbers outside the component, connected to its parts by hairlines; at the corners of parts that others surround,
  /// and of all parts in browsers without anchor positioning. On a phone they are nearer to it, so that it is drawn larger.
  private static let css = """

    sp-theme{--red:var(--signal)}
    sp-stage{padding:56px 48px}
    @media(max-width:480px){sp-stage{padding-inline:38px;--m:8px}}
    sp-mark{position:absolute;position-visibility:always;display:flex;align-items:center;gap:6px;color:var(--red);font-size:13px;font-weight:600;line-height:18px;pointer-events:none;font-variant-numeric:tabular-nums}
    sp-mark::after{content:"";flex:1;align-self:center;min-width:1px;min-height:1px;background:currentColor}
    sp-mark::before{content:"";position:absolute;width:5px;height:5px;border-radius:50%;background:currentColor}
    sp-mark[side^=right]{flex-direction:row-reverse;left:calc(anchor(right) + var(--g,0px));right:max(var(--m,20px),calc(anchor(var(--s) right) - 44px));top:anchor(center);margin-top:-9px}
    sp-mark[side^=right]::before{left:-2px}
    sp-mark[side^=left]{right:calc(anchor(left) + var(--g,0px));left:max(var(--m,20px),calc(anchor(var(--s) left) - 44px));top:anchor(center);margin-top:-9px}
    sp-mark[side^=left]::before{right:-2px}
    sp-mark[side$=top]{top:min(calc(anchor(top) + 14px),anchor(20%))}
    sp-mark[side^=up]{flex-direction:column;bottom:calc(anchor(top) + var(--g,0px));top:12px;left:anchor(center);width:20px;margin-left:-10px}
    sp-mark[side^=up]::before{bottom:-2px}
    sp-mark[side^=down]{flex-direction:column-reverse;top:calc(anchor(bottom) + var(--g,0px));bottom:12px;left:anchor(center);width:20px;margin-left:-10px}
    sp-mark[side^=down]::before{top:-2px}
    sp-mark[side=corner]{right:calc(anchor(left) + 5px);top:anchor(center);margin-top:-9px}
    sp-mark[side=corner]::after{flex:0 0 14px}
    sp-mark[side=corner]::before{right:-2px}
    @supports not (anchor-name:--a){sp-mark{display:none}[data-n]{position:relative}[data-n]::after{content:attr(data-n);position:absolute;right:100%;top:0;padding:0 6px;color:var(--red);font:600 13px/18px system-ui,sans-serif}}
    """
}
