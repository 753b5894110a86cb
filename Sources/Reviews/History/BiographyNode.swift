import Colorimetry
import Comparison
package import Markup
import Plates
import Printing
import TokenValues

extension Biography {
  /// Folded below a token's name: its values as a strip, then each with its release and reason.
  package var node: Node {
    h("details", .class("past")) {
      h("summary") {
        moments.count.counted("value") + " over time "
        strip
      }
      h("ol") {
        for moment in moments { item(moment) }
      }
    }
  }

  private static let mostShown = 12

  /// Colours edge to edge, the oldest first; for any other type the values as text.
  private var strip: Node {
    let shown = moments.suffix(Self.mostShown)
    let colors = shown.compactMap { moment in moment.value?.color }
    guard colors.count == shown.count else {
      return h("span", .class("mono")) { shown.suffix(3).map { $0.text ?? "nothing" }.joined(separator: " → ") }
    }
    return h("span", .class("strip-of-time"), .specimen("biography"), .attr("aria-hidden", "true")) {
      for color in colors { h("span", .style("background:\(color.composited(over: .white).paint)")) {} }
    }
  }

  private func item(_ moment: Moment) -> Node {
    h("li") {
      h("code") { moment.text ?? "nothing" }
      if let themes = moment.themes { h("span", .class("place")) { " in \(themes)" } }
      if let release = moment.release, let what = moment.what {
        h("span", .class("place")) { " \(release.name), \(release.day): \(what)" }
        if !release.subject.isEmpty {
          " "
          h("q") { release.subject }
        }
      } else {
        h("span", .class("place")) { " before" }
      }
    }
  }
}
