import Comparison
import Files
import Markup
import Plates

/// A picture before and after, each held by the page itself.
struct PicturePair {
  private let pictures: Change.Pictures
  private let change: Change

  init(_ pictures: Change.Pictures, _ change: Change) {
    self.pictures = pictures
    self.change = change
  }

  /// Nil where no side can be drawn.
  var node: Node? {
    let addresses = (pictures.before?.address, pictures.after?.address)
    guard addresses.0 != nil || addresses.1 != nil else { return nil }
    let isSingle = addresses.0 == nil || addresses.1 == nil
    return h("figure", .class("versions"), .specimen("diff")) {
      h("figcaption") {
        if let before = change.before { caption("before", before, isDrawn: addresses.0 != nil) }
        if let after = change.after { caption("after", after, isDrawn: addresses.1 != nil) }
      }
      h("div", .class("pair pair-pictures" + (isSingle ? " single" : ""))) {
        if let address = addresses.0 { side("old", "before", address, pictures.before) }
        if let address = addresses.1 { side("new", "after", address, pictures.after) }
      }
    }
  }

  private func side(_ side: String, _ name: String, _ address: String, _ picture: Picture?) -> Node {
    var attributes: [Attribute] = [.attr("src", address), .attr("alt", "\(change.subject), \(name)")]
    if let size = picture?.dimensions {
      attributes += [.attr("width", String(size.width)), .attr("height", String(size.height))]
    }
    return h("div", .class(side)) { h("img", attributes) }
  }

  private func caption(_ side: String, _ words: String, isDrawn: Bool) -> Node {
    h("span", .class(side == "before" ? "is-old" : "is-new")) {
      h("i") { side }
      " "
      h("code") { isDrawn ? words : "\(words), too large to be drawn here" }
    }
  }
}
