import Diagnostics
import Files
import Guide
import Markup
import Specimens
import Syntax

/// What a page's text becomes: blocks drawn as specimens, links led to pages, values marked where they stand.
struct PageBody: MarkdownRendering {
  let page: Page
  let system: DesignSystem
  let links: LinkIndex
  /// The heading the layout shows as the page's title.
  let title: Int?
  let drawsPlainValues: Bool
  private(set) var diagnostics = Diagnostics()
  private var figures = 0
  private var relatedPages: [String] = []

  init(page: Page, system: DesignSystem, links: LinkIndex, title: Int?, drawsPlainValues: Bool) {
    self.page = page
    self.system = system
    self.links = links
    self.title = title
    self.drawsPlainValues = drawsPlainValues
  }
}
