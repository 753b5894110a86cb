package import Diagnostics
import Files
package import Markup
package import Plates
import Printing

/// A live component: HTML on the system's own background, in every theme.
package enum Preview: Specimen {
  package static let info = SpecimenInfo(
    name: "preview", summary: "A component, live, from strict HTML and the page’s stylesheet.",
    options: Stages.options + [GapMeasures.option], namesTokens: false,
    example: "<button class=\"button\">Continue</button>")

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let stages = Stages(request, into: &diagnostics)
    let nodes = PreviewMarkup.parse(BlockText(request.block), into: &diagnostics)
    guard !nodes.elements.isEmpty || !nodes.text.allSatisfy(\.isWhitespace) else {
      EmptyBlock.report(request, fix: "write the component’s HTML", into: &diagnostics)
      return .empty
    }
    let stylesheet = PreviewStylesheet.used(by: nodes, request)
    stylesheet.reportUnknownClasses(in: nodes, request, into: &diagnostics)
    let measures = GapMeasures(request, nodes, stylesheet, into: &diagnostics)
    return Plate.figure(info.name, request.scene, note: measures.note) {
      let figure = ShadowFigure(
        stages, basis: (stages.width ?? 328) + 32,
        css: css(stages.width, reachesEdges: reachesEdges(nodes, stylesheet)) + measures.css, stylesheet: stylesheet,
        request)
      figure.node(label: "Live preview" + figure.stages.inThemes(of: request) + ".") { index in
        let rendering = PreviewRendering(idSuffix: index == 0 ? "" : "-\(index)", measures: measures)
        return [h("sp-set") { rendering.nodes(nodes) }]
      }
    }
  }

  /// The width of the component on its stage.
  static func width(_ width: Double?) -> String {
    width.map { "sp-set{width:\($0.px(2))}" } ?? "sp-set{width:fit-content}"
  }

  /// The same; where there is less room, all of it is drawn smaller, and at the foot of the stage stands how much. What
  /// reaches from edge to edge has the whole width of a phone's screen, which is often its own; anything else keeps its
  /// distance from the glass.
  static func css(_ width: Double?, reachesEdges: Bool = true) -> String {
    guard let width else { return Self.width(width) }
    let length = "\(width.px(2))"
    // A browser without functions of angles draws it in its own size.
    let scale = "min(1,tan(atan2(100cqw,\(length))))"
    let words =
      "position:absolute;right:14px;bottom:8px;font:calc(13px/\(scale))/1.4 system-ui,sans-serif;"
      + "counter-reset:scale calc(100*\(scale));content:\"drawn at \" counter(scale) \" %\""
    return Self.width(width)
      + "sp-set{zoom:\(scale)}@container (width<\(length)){sp-set::after{\(words)}}"
      + (reachesEdges ? "@media(max-width:480px){sp-stage{padding-inline:0}}" : "")
  }

  /// Whether all that stands side by side with nothing is a bar or a screen: a ground without corners, or with room of
  /// its own at its sides.
  private static func reachesEdges(_ nodes: [PreviewNode], _ stylesheet: PreviewStylesheet) -> Bool {
    let roots = nodes.compactMap { node -> PreviewElement? in
      if case .element(let element) = node { element } else { nil }
    }
    return !roots.isEmpty
      && roots.allSatisfy { root in
        let classes = Set(root.classes)
        let has = { (properties: [String]) in
          properties.contains { name in
            stylesheet.value(of: name, for: classes).map { $0 != "0" && $0 != "none" } ?? false
          }
        }
        let isRounded = has(["border-radius", "border", "box-shadow", "outline"])
        return !isRounded && has(["background", "background-color", "padding", "padding-inline", "padding-left"])
      }
  }
}

extension PreviewStylesheet {
  /// The part of a page's stylesheet that some markup can use.
  static func used(
    by nodes: [PreviewNode], adding classes: [String] = [], _ request: SpecimenRequest
  ) -> PreviewStylesheet {
    request.stylesheet?.part(for: Set(nodes.elements.flatMap(\.classes) + classes)) ?? .empty
  }

  /// Reports classes without a rule in the page's stylesheet; those with a placeholder need none.
  func reportUnknownClasses(
    in nodes: [PreviewNode], _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) {
    guard request.stylesheet != nil else { return }
    let known = styled.sorted()
    var near: [String: String?] = [:]
    for element in nodes.elements {
      for name in element.classes where !styled.contains(name) && !name.contains("{") {
        if near[name] == nil { near[name] = .some(Suggestion.nearest(to: name, in: known)) }
        diagnostics.report(
          .unknownClass, "\(name) has no rule in \(RelativePath.name(of: path))", at: element.span,
          fix: (near[name] ?? nil).map { "did you mean \($0)?" }
            ?? "write .\(name) { … } there, or remove the class")
      }
    }
  }
}
