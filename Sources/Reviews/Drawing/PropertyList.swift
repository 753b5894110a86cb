import Comparison
import Differences
import Markup
import Plates

/// The custom properties of a stylesheet that differ, each with its colours and what it was and is.
struct PropertyList {
  let change: Change

  private static let mostOpen = 24

  var node: Node {
    let colors = Dictionary(change.colors.map { ($0.label ?? "", $0) }) { first, _ in first }
    let (old, new) = (Self.values(change.before), Self.values(change.after))
    let known = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let names = Set(new.map(\.name))
    let rows =
      new.map { row(colors[$0.name], $0.name, known[$0.name], $0.value) }
      + old.filter { !names.contains($0.name) }.map { row(colors[$0.name], $0.name, $0.value, nil) }
    return h("div", .class("radius")) {
      h("section", .class("listed short")) {
        h("ul") { Array(rows.prefix(Self.mostOpen)) }
      }
      if rows.count > Self.mostOpen {
        h("details", .class("listed short")) {
          h("summary") { "\(rows.count - Self.mostOpen) more" }
          h("ul") { Array(rows.dropFirst(Self.mostOpen)) }
        }
      }
    }
  }

  /// The lines of one side: `dark --gap: 8px`, `.button:hover --gap: 8px`.
  private static func values(_ text: String?) -> [(name: String, value: String)] {
    (text ?? "").split(separator: "\n").compactMap { line -> (name: String, value: String)? in
      let names = line.ranges(of: "--").map(\.lowerBound).filter {
        $0 == line.startIndex || line[line.index(before: $0)] == " "
      }
      guard let name = names.first, let sign = line[name...].firstIndex(of: ":") else { return nil }
      return (String(line[..<sign]), String(line[line.index(after: sign)...].drop { $0 == " " }))
    }
  }

  private func row(_ color: ThemedChange?, _ name: String, _ before: String?, _ after: String?) -> Node {
    h("li") {
      if let color { ColorChips(color).node }
      h("span", .class("what")) {
        h("code") { name }
        " "
        h("span", .class("place")) {
          if let before, let after {
            "\(before) → \(after)"
            if let difference = color?.difference { " \(difference.text)" }
          } else {
            "\(before ?? after ?? "") \(before == nil ? "new" : "gone")"
          }
        }
      }
    }
  }
}
