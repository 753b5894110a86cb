import Colorimetry
import Comparison
import Markup
import Plates
import TokenValues

/// A colour before and after, small; of one that is on one side only, that side.
struct ColorChips {
  let value: ThemedChange
  /// Whether the colour is the same in both versions.
  let isKept: Bool

  init(_ value: ThemedChange, isKept: Bool = false) {
    self.value = value
    self.isKept = isKept
  }

  /// Nil for what is not a colour.
  var node: Node? {
    let (before, after) = (value.before?.color, value.after?.color)
    guard let only = before ?? after else { return nil }
    guard let before, let after else {
      return h("span", .class("pair chips single"), .specimen("diff")) {
        chip(only, isKept ? "same" : before == nil ? "new" : "old")
      }
    }
    return h("span", .class("pair chips"), .specimen("diff")) {
      chip(before, "old")
      chip(after, "new")
    }
  }

  private func chip(_ color: Color, _ side: String) -> Node {
    h("span", .class(side), .style("background:\(color.composited(over: value.ground).paint)")) {}
  }
}
