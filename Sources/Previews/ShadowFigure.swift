import Colorimetry
import Markup
import Plates
import Printing
import Tokens

/// A piece of a page with isolated styles: a declarative shadow root, which needs no script.
///
/// Its rules are printed in a style element, which a site moves into the stylesheet of the page, since a strict policy
/// allows none in a page. Behind those of all previews come its own, nested in a selector that only this figure matches,
/// because the figures of a page share that stylesheet.
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

  init(_ stages: Stages, basis: Double, css: String, stylesheet: PreviewStylesheet, _ request: SpecimenRequest) {
    self.stages = stages.dressed(by: stylesheet, request)
    self.basis = basis
    self.css = css
    self.stylesheet = stylesheet
  }

  /// Only the first stage can be operated and is read aloud; the others show the same again.
  ///
  /// - Parameters:
  ///   - label: a sentence on what the figure shows.
  ///   - content: the content of the stage with an index.
  func node(label: String, content: (Int) -> [Node]) -> Node {
    let sheet = sheet
    let key = Self.key(of: sheet)
    return h("div", .class("live"), .role("group"), .label(label)) {
      h("template", .attr("shadowrootmode", "open")) {
        h("style") { Node.markup(Array((PreviewBase.css + "\nsp-themes[sheet=\(key)]{" + sheet + "}\n").utf8)) }
        // Seen once the stylesheet says so, and never without it.
        h("sp-themes", .attr("sheet", key), .style("visibility:hidden")) {
          for (index, stage) in stages.all.enumerated() {
            h("sp-theme", attributes(of: stage, isFirst: index == 0)) {
              if stages.all.count > 1, let label = stage.label { h("sp-name") { Plate.name(of: TokenPath(label)) } }
              h("sp-stage") { content(index) }
            }
          }
        }
      }
    }
  }

  private func attributes(of stage: Stages.Stage, isFirst: Bool) -> [Attribute] {
    (isFirst ? [] : [.flag("inert")])
      + (stage.without.isEmpty ? [] : [.style("--out:\(stage.without.toggle) none")])
  }

  /// A name for a sheet that is the same wherever and whenever it is made.
  private static func key(of sheet: String) -> String {
    var hash = FNV1a()
    hash.combine(sheet.utf8)
    return "s" + String(hash.value, radix: 36)
  }

  /// From authors it contains only names of tokens and classes, which consist of letters, digits, `-` and `_`.
  private var sheet: String {
    (["sp-theme{flex-basis:min(100%,\(basis.px(0)))}", css] + grounds + properties + [stylesheet.css])
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
        + "{background:\(stage.ground.opaqueHex);color:\(ink.opaqueHex);color-scheme:\(scheme)"
        + ";--sp-ink:\(ink.opaqueHex)\(edge)\(red)}"
    }
  }

  /// The tokens that the component uses: listed once if all themes agree, otherwise for each theme.
  private var properties: [String] {
    let names = stylesheet.tokenNames
    let values = stages.all.map(\.values)
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
}
