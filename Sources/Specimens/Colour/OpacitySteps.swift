import Colorimetry
import Diagnostics
import Markup
import Printing
import Tokens

/// Numbers 0…1 as steps of text and fill opacity on a surface.
enum OpacitySteps: Specimen {
  static let info = SpecimenInfo(
    name: "opacity", summary: "Opacity steps as text and as a fill on a surface, with the colour that results.",
    options: ["color", "on"], example: "opacity.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.number], into: &diagnostics).filter { share(of: $0.token.token) != nil }
    guard !named.isEmpty else { return .empty }
    let span = request.block.span
    let color = request.block[option: "color"].flatMap { request.token($0, at: span, into: &diagnostics) }
    let on = request.block[option: "on"].flatMap { request.token($0, at: span, into: &diagnostics) }
    let names = zip(named, Plate.names(of: named.map(\.token.path))).map { $0.caption ?? $1 }
    let grounds = Ground.all(request, tints: color.map { [$0] } ?? [], chosen: on)
    return Plate.figure(info.name, request, class: "opacities", note: note(color)) {
      for ground in grounds {
        h("div", .class("ground"), .style(ground.style)) {
          ground.heading
          h("div", .class("fields"), .role("list"), .style("--n:\(Rows.columns(named.count, most: 6));--s:1")) {
            for (item, name) in zip(named, names) {
              let base = color.flatMap { ground.theme.tokens[$0.path]?.color } ?? ground.color.ink
              step(base, item.token, name, ground, request)
            }
          }
        }
      }
    }
  }

  private static func step(
    _ color: Color, _ token: ThemedToken, _ name: String, _ ground: Ground, _ request: SpecimenRequest
  ) -> Node? {
    guard let share = token.token(in: ground.theme).flatMap(share(of:)) else { return nil }
    let tint = color.withOpacity(color.opacity * share)
    let reading = ContrastReading(text: tint, on: ground.color)
    return h("div", .role("listitem"), .token(token.path.description)) {
      h("div", .class("fill"), .style("background:\(tint.paint)"))
      h("div", .class("sample"), .style("color:\(tint.paint)")) { Plate.percent(share) }
      h("a", .class("name"), .href(request.link(to: token.path))) { Plate.breaking(name) }
      h("code") { "\(Plate.percent(share)) = \(tint.composited(over: ground.color).opaqueHex)" }
      h("span") { "\(reading.ratioText) \(reading.level.label)" }
    }
  }

  private static func note(_ color: ThemedToken?) -> String {
    let subject = color.map { "of \(Plate.name(of: $0.path))" } ?? "of the surface's black or white"
    return
      "Fill and text \(subject) at each opacity; the hex is what it comes to, the ratio its contrast on the surface."
  }

  private static func share(of token: Token) -> Double? {
    guard case .number(let number) = token.value, (0...1).contains(number) else { return nil }
    return number
  }
}
