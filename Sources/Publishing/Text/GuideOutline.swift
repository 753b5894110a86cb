import Guide
import Printing
import Site
import Tokens

/// The list of a guide's pages for language models: `llms.txt`.
///
/// Source: https://llmstxt.org
struct GuideOutline {
  private let guide: Guide
  private let pages: [SitePage]

  init(_ guide: Guide, _ pages: [SitePage]) {
    self.guide = guide
    self.pages = pages
  }

  func print(into out: inout ByteBuffer) {
    out.put("# ")
    out.put(plain: MarkdownText.escaped(guide.name))
    out.put("\n\n")
    if !summary.isEmpty {
      out.put("> ")
      out.put(plain: MarkdownText.escaped(summary))
      out.put("\n\n")
    }
    out.put("Every page is Markdown at these addresses, with the values of its tokens in the text.\n")
    for system in guide.listed { print(system, into: &out) }
    out.put("\n## Optional\n\n")
    if pages.count <= Publication.mostInOneFile {
      item("Everything in one file", "llms-full.txt", "All pages above, one after the other.", into: &out)
    }
    for page in pages {
      if case .compare = page, let url = page.twinURL { item(SitePage.compareTitle, url, "", into: &out) }
    }
  }

  private var summary: String {
    guide.systems.count == 1 && guide.systems[0].slug.isEmpty
      ? guide.systems[0].settings.summary : guide.settings.tagline
  }

  private func print(_ system: DesignSystem, into out: inout ByteBuffer) {
    out.put("\n## ")
    out.put(plain: MarkdownText.escaped(system.settings.name))
    out.put("\n\n")
    item(
      system.overview?.title ?? system.settings.name, SitePage.twinURL(of: system.url("index.html")),
      system.settings.summary, into: &out)
    for page in system.sections.flatMap(\.pages) {
      let status = page.status.map { "(\($0)) " } ?? ""
      item(page.title, SitePage.twinURL(of: page.url), status + page.summary, into: &out)
    }
    for case .health(let health) in pages where health.system === system {
      item("Health", SitePage.twinURL(of: system.healthURL), health.summary, into: &out)
    }
    guard system.hasTokens else { return }
    item("Tokens", SitePage.twinURL(of: system.url("tokens.html")), "Every token with its values.", into: &out)
    for file in ThemeFile.all(of: system) {
      item("Tokens as JSON, \(file.theme.name)", file.url(withExtension: "json"), "", into: &out)
    }
  }

  private func item(_ title: String, _ url: String, _ summary: String, into out: inout ByteBuffer) {
    out.put(plain: MarkdownText.item(title, guide.settings.link(to: url), summary))
  }
}
