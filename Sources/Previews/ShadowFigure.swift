import Colorimetry
import Markup
import Plates
import Printing
import Tokens

/// A piece of a page with isolated styles: a declarative shadow root, which needs no script.
///
/// The elements around the component have names that no author can write or select (`sp-stage`), so that a component's
/// stylesheet cannot affect them.
struct ShadowFigure {
  let stages: Stages
  /// The minimum width of a stage before the next one wraps below it, in CSS pixels.
  let basis: Double
  /// The figure's own rules, before those of the component.
  let css: String
  let stylesheet: PreviewStylesheet

  /// - Parameters:
  ///   - label: a sentence on what the figure shows.
  ///   - content: the content of the stage with an index.
  func node(label: String, content: (Int) -> [Node]) -> Node {
    h("div", .class("live"), .role("group"), .label(label)) {
      h("template", .attr("shadowrootmode", "open")) {
        h("style") { Node.markup(Array(sheet.utf8)) }
        h("sp-themes") {
          for (index, stage) in stages.all.enumerated() {
            h("sp-theme") {
              if stages.all.count > 1 { h("sp-name") { Plate.name(of: TokenPath(stage.theme.name)) } }
              h("sp-stage") { content(index) }
            }
          }
        }
      }
    }
  }

  /// From authors it contains only names of tokens and classes, which consist of letters, digits, `-` and `_`.
  private var sheet: String {
    ([Self.base, "sp-theme{flex-basis:min(100%,\(basis.trimmed(0))px)}", css] + grounds + properties + [stylesheet.css])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var grounds: [String] {
    stages.all.enumerated().map { index, stage in
      let ink = stage.ground.ink
      let scheme = ink == .white ? "dark" : "light"
      let edge = stage.ground.needsEdge ? ";box-shadow:inset 0 0 0 1px color-mix(in srgb,currentColor 12%,#0000)" : ""
      // The signal colour suits light and dark backgrounds; on those between, the text colour is more readable.
      let isBetween = stage.ground.luminance > 0.08 && stage.ground.luminance < 0.4
      let red = isBetween ? ";--red:\(ink.opaqueHex)" : ""
      return Self.selector(index)
        + "{background:\(stage.ground.opaqueHex);color:\(ink.opaqueHex);color-scheme:\(scheme)\(edge)\(red)}"
    }
  }

  /// The tokens that the component uses: listed once if all themes agree, otherwise for each theme.
  private var properties: [String] {
    let names = stylesheet.tokenNames
    let values = stages.all.map { stage in
      stage.isDefault ? stylesheet.values : TokenProperties.values(of: names, in: stage.theme.tokens)
    }
    guard let first = values.first else { return [] }
    let shared = names.filter { name in values.allSatisfy { $0[name] == first[name] } }
    let differing = names.filter { !shared.contains($0) }
    return [Self.rule("sp-stage", shared, first)]
      + values.enumerated().map { Self.rule(Self.selector($0), differing, $1) }
  }

  private static func selector(_ index: Int) -> String { "sp-theme:nth-child(\(index + 1)) sp-stage" }

  private static func rule(_ selector: String, _ names: [String], _ values: [String: String]) -> String {
    let lines = names.compactMap { name in values[name].map { "--\(name):\($0)" } }
    return lines.isEmpty ? "" : selector + "{" + lines.joined(separator: ";") + "}"
  }

  private static let base = """
    :host{all:initial;display:block;color-scheme:inherit}
    *{box-sizing:border-box;margin:0;padding:0}
    ul,ol{list-style:none}
    button,input{font:inherit;letter-spacing:inherit;color:inherit;background:none;border:0;border-radius:0;min-width:0}
    button,input:not([type=checkbox],[type=radio],[type=range]){appearance:none}
    a{color:inherit;text-decoration:none}
    hr{border:0;border-top:1px solid}
    ::placeholder{color:inherit;opacity:.55}
    :focus-visible{outline:2px solid;outline-offset:2px}
    sp-themes{display:flex;flex-wrap:wrap;row-gap:32px;color:var(--ink)}
    sp-theme{flex:1 1 0;min-width:0;display:flex;flex-direction:column;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    sp-name{font-size:13px;font-weight:600;padding:0 0 8px}
    @media screen and (max-width:800px){sp-name{padding-left:20px}}
    sp-stage{flex:1;position:relative;display:flex;flex-direction:column;justify-content:center;align-items:center;padding:48px 16px;contain:content;container-type:inline-size;forced-color-adjust:none}
    sp-set{display:block;max-width:100%}
    """
}
