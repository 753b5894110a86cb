import Diagnostics
import Files
import Guide
import Syntax
import TestSupport
import Tokens

/// A guide joined from a dictionary of files, and what was found on the way.
struct Joined {
  let guide: Guide
  let layout: ProjectLayout
  let diagnostics: Diagnostics
  let links: LinkIndex

  init(_ files: [String: String], only: String? = nil) { self.init(Sources(files), only: only) }

  init(_ sources: Sources, only: String? = nil) {
    var diagnostics = Diagnostics()
    layout = ProjectLayout(sources, only: only)
    let parts = layout.systems.map { system in
      let reader = PageReader(system)
      let drafts = system.pages.map { reader.draft(of: MarkdownReader.read($0, into: &diagnostics)) }
      let sources = drafts.flatMap(\.sources)
      let themes = TokenLoader.load(system.tokens, after: sources, root: system.folder, into: &diagnostics)
      return GuideBuilder.Parts(drafts[...], themes)
    }
    guide = GuideBuilder.build(layout, parts, into: &diagnostics)
    links = LinkIndex(guide)
    self.diagnostics = diagnostics
  }

  var urls: [String] { guide.pages.map(\.url) }

  /// Sections with their titles and the titles of their pages: `Foundations: Colour, Type`.
  var sections: [String] {
    guide.systems.flatMap(\.sections).map { "\($0.title): \($0.pages.map(\.title).joined(separator: ", "))" }
  }

  var fixes: [String] { diagnostics.sorted.compactMap(\.fix?.sentence) }
  var messages: [String] { diagnostics.sorted.map(\.message) }

  /// What a page's link leads to.
  func target(of link: String, on url: String) -> LinkIndex.Target? {
    for system in guide.systems {
      for page in system.pages where page.url == url { return links.target(of: link, on: page, in: system) }
    }
    return nil
  }
}

/// A token file with two colours.
let twoColors = """
  {"color": {"$type": "color",
    "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}},
    "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}}
  """
