import Colorimetry
package import Markup
package import Plates
import Printing
import TokenValues
import Tokens

/// Long tables of tokens, folded under their number and the names of their groups. A browser opens a fold for a link that
/// leads into it and for what is found on the page; in print it is open.
package enum TokenFold {
  /// The most rows that stand open.
  package static let mostOpen = 8
  /// The most groups that are named.
  private static let mostNamed = 8

  package static func node(_ tokens: [ThemedToken], _ table: () -> Node) -> Node {
    guard tokens.count > mostOpen else { return table() }
    return h("details", .class("group")) {
      h("summary") {
        summary(tokens)
        colors(of: tokens)
      }
      table()
    }
  }

  /// `38 tokens: brand, accent, surface`.
  private static func summary(_ tokens: [ThemedToken]) -> String {
    let count = tokens.count.counted("token")
    let groups = groups(of: tokens)
    guard groups.count > 1 else { return count }
    let named = groups.prefix(mostNamed).joined(separator: ", ")
    return "\(count): \(named)" + (groups.count > mostNamed ? " and \(groups.count - mostNamed) more" : "")
  }

  /// The most colours that are shown.
  private static let mostColors = 24

  /// The colours among the values, each once.
  private static func colors(of tokens: [ThemedToken]) -> Node {
    var seen: Set<String> = []
    let colors = tokens.filter { !$0.token.isNotGiven }.compactMap(\.value.color).filter {
      seen.insert($0.hex).inserted
    }
    guard !colors.isEmpty else { return .empty }
    return h("span", .class("chips"), .attr("aria-hidden", "true")) {
      for color in colors.prefix(mostColors) { h("i", .style("--c:\(color.paint)")) }
    }
  }

  /// The names below what all paths have in common, in the order of the tokens.
  private static func groups(of tokens: [ThemedToken]) -> [String] {
    let paths = tokens.map(\.path.segments)
    guard let first = paths.first else { return [] }
    let shared = first.indices.first { index in
      !paths.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
    }
    guard let shared else { return [] }
    return paths.compactMap { $0.indices.contains(shared) ? $0[shared] : nil }.uniqued()
  }
}
