import Files
import Guide
import Markup
import Plates
import Tokens

extension SiteRenderer {
  /// The title of the list of everything in a system, and the text of links to it.
  static let indexTitle = "A–Z"

  /// Everything in a system by its name.
  func indexView(_ system: DesignSystem) -> PageView {
    let letters = AlphabeticalIndex(of: system).letters
    var slots = SlotValues()
    slots.set(title: Self.indexTitle)
    slots.set(.owner, system.settings.name)
    slots.set(.summary, "Everything in \(system.settings.name) by its name.")
    slots.set(.crumbs, markup: Crumbs.trail(to: system.indexURL, in: system, of: guide, section: "Reference"))
    let jumps = h("ul") {
      for letter in letters { h("li") { h("a", .href("#" + letter.id)) { letter.name } } }
    }
    slots.set(.contents, markup: letters.count > 1 ? jumps : nil)
    // The letters are found once for both.
    slots.set(.body, markup: Self.indexBody(letters, of: system))
    return PageView(.index, slots)
  }

  private static func indexBody(_ letters: [AlphabeticalIndex.Letter], of system: DesignSystem) -> Node {
    Node.fragment(
      letters.map { letter in
        h("section", .class("letter")) {
          h("h2", .id(letter.id)) { letter.name }
          h("ul") {
            for entry in letter.entries {
              h("li") {
                h("a", .href(RelativePath.link(to: entry.url, from: system.indexURL) + entry.fragment)) {
                  entry.isPath ? h("code") { Plate.breaking(TokenPath(entry.name)) } : .text(entry.name)
                }
                if !entry.note.isEmpty { h("span", .class("meta")) { entry.note } }
              }
            }
          }
        }
      })
  }
}
