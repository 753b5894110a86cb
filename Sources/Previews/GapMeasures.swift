import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// How far a placed element is from the edges around it, drawn in its preview where single tokens give it.
struct GapMeasures {
  private struct Gap {
    let side: String
    /// The token as a custom property, without its dashes.
    let property: String
    let length: Dimension
  }

  static let option = SpecimenOption(
    "measure", "A class of the preview: the distances from the edges that its tokens give are drawn.")

  private static let sides = ["top", "right", "bottom", "left"]

  private let name: String
  private let gaps: [Gap]

  /// Without the option, nothing is measured.
  init(
    _ request: SpecimenRequest, _ nodes: [PreviewNode], _ stylesheet: PreviewStylesheet,
    into diagnostics: inout Diagnostics
  ) {
    name = request.block[option: "measure"] ?? ""
    guard !name.isEmpty else {
      gaps = []
      return
    }
    let classes = Set(nodes.elements.first { [name] in $0.classes.contains(name) }?.classes ?? [])
    let given = TokenProperties.given(in: request.system.tokens)
    gaps = Self.sides.compactMap { side in
      guard let value = stylesheet.value(of: side, for: classes), value.hasPrefix("var(--"), value.hasSuffix(")")
      else { return nil }
      let property = String(value.dropFirst(6).dropLast())
      let token = given.first { $0.properties.contains { $0.name == property } }?.token
      return token?.dimension.map { Gap(side: side, property: property, length: $0) }
    }
    if gaps.isEmpty {
      diagnostics.report(
        .invalidOption, "no distance of \(name) is given by a token", at: request.block.span,
        why: "nothing is measured",
        fix: "name a class whose \(Self.sides.joined(separator: ", ")) are tokens of length")
    }
  }

  /// The measures inside an element.
  func nodes(in element: PreviewElement) -> [Node] {
    guard !gaps.isEmpty, element.classes.contains(name) else { return [] }
    return gaps.map { gap in
      h("sp-gap", .attr("side", gap.side), .attr("aria-hidden", "true"), .style("--v:var(--\(gap.property))")) {
        h("span") { gap.length.value.trimmed(2) }
      }
    }
  }

  /// The same in words.
  var note: String? {
    let words = gaps.map { "\(Plate.measure($0.length)) from the \($0.side)" }
    return words.isEmpty ? nil : "Measured: \(Plate.list(words))."
  }

  var css: String {
    guard !gaps.isEmpty else { return "" }
    return """
      sp-theme{--red:var(--signal)}
      sp-gap{position:absolute;color:var(--red);border:0 solid;font:600 13px/1 system-ui,sans-serif;pointer-events:none}
      sp-gap::before,sp-gap::after{content:"";position:absolute;background:currentColor}
      sp-gap span{position:absolute;font-variant-numeric:tabular-nums}
      sp-gap:is([side=top],[side=bottom]){left:50%;height:var(--v);border-left-width:1px;&::before,&::after{left:-4px;width:7px;height:1px;top:0}&::after{top:auto;bottom:0}& span{left:8px;top:50%;translate:0 -50%}}
      sp-gap:is([side=left],[side=right]){top:50%;width:var(--v);border-top-width:1px;&::before,&::after{top:-4px;height:7px;width:1px;left:0}&::after{left:auto;right:0}& span{bottom:8px;left:50%;translate:-50%}}
      sp-gap[side=top]{bottom:100%}
      sp-gap[side=bottom]{top:100%}
      sp-gap[side=left]{right:100%}
      sp-gap[side=right]{left:100%}
      """
  }
}
