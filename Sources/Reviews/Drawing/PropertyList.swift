import Comparison
import Differences
import Markup
import Plates

/// The custom properties of a stylesheet that differ, each with its colours and what it was and is.
struct PropertyList {
  let properties: [Change.Property]

  private static let mostOpen = 24

  var node: Node {
    h("div", .class("radius")) {
      h("section", .class("listed short")) {
        h("ul") { properties.prefix(Self.mostOpen).map(row) }
      }
      if properties.count > Self.mostOpen {
        h("details", .class("listed short")) {
          h("summary") { "\(properties.count - Self.mostOpen) more" }
          h("ul") { properties.dropFirst(Self.mostOpen).map(row) }
        }
      }
    }
  }

  private func row(_ property: Change.Property) -> Node {
    h("li") {
      if let color = property.color { ColorChips(color).node }
      h("span", .class("what")) {
        h("code") { property.name }
        " "
        h("span", .class("place")) {
          if let before = property.before, let after = property.after {
            "\(before) → \(after)"
            if let difference = property.color?.difference { " \(difference.text)" }
          } else {
            "\(property.before ?? property.after ?? "") \(property.before == nil ? "new" : "gone")"
          }
        }
      }
    }
  }
}
