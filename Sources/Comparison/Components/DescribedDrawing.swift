import Files
import Guide
import Markup
import Plates
import Previews
import Printing
import Tokens

/// A component that a design document describes, drawn in both versions in the states that look different.
struct DescribedDrawing {
  /// Its markup; nil where there was no such component, or none of its states.
  let before: [UInt8]?
  let after: [UInt8]?

  /// Nil if nobody sees a difference.
  ///
  /// - Parameter number: unique in the review.
  init?(_ old: Described?, _ new: Described?, number: Int) {
    let (former, latter) = (old?.cells ?? [], new?.cells ?? [])
    func differing(_ cells: [ComponentCell], from others: [ComponentCell]) -> [ComponentCell] {
      let known = Dictionary(others.map { ($0.place, $0.appearance) }) { first, _ in first }
      return cells.filter { known[$0.place] != $0.appearance }
    }
    before = old?.markup(of: differing(former, from: latter), id: "old\(number)")
    after = new?.markup(of: differing(latter, from: former), id: "new\(number)")
    if before == nil, after == nil { return nil }
  }
}

/// One version of such a component.
struct Described: Sendable {
  let family: ComponentFamily
  let page: Page
  let system: DesignSystem

  fileprivate var cells: [ComponentCell] { ComponentCell.all(of: family, scene(id: "")) }

  fileprivate func markup(of cells: [ComponentCell], id: String) -> [UInt8]? {
    if cells.isEmpty { return nil }
    var out = ByteBuffer()
    let scene = scene(id: id)
    h("div", .specimen("component-states")) { ComponentCell.list(cells, scene) }.print(into: &out)
    return out.bytes
  }

  private func scene(id: String) -> Scene { Scene(system: system, pageURL: page.url, id: id) }

  /// The components that the design documents of a system describe, in the author's order.
  static func all(in system: DesignSystem) -> [Described] {
    let pages = system.pages.filter(\.givesTokens)
    if pages.isEmpty { return [] }
    let components = system.describedComponents
    return components.paths.compactMap { path in
      guard let family = components[path],
        let file = family.properties.first.flatMap({ system.tokens[$0] })?.span.file,
        let page = pages.first(where: { $0.source === file })
      else { return nil }
      return Described(family: family, page: page, system: system)
    }
  }
}
