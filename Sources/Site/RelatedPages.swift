import Diagnostics
import Files
import Guide
import Markup

/// The related pages named in a page's front matter.
enum RelatedPages {
  /// - Parameter isDeclared: whether the front matter is this tool's; others name related pages by words of their own.
  static func list(
    of page: Page, links: LinkIndex, isDeclared: Bool, into diagnostics: inout Diagnostics
  ) -> Node {
    var entries: [Node] = []
    for reference in page.related {
      guard let target = links.page(ofSource: reference.path) else {
        if links.isBeside(reference.path) || !isDeclared && !ProjectLayout.isPage(reference.path) { continue }
        diagnostics.report(
          .brokenLink, "\(reference.path) is not a page of the guide", at: reference.span,
          why: "it is missing from the list of related pages",
          fix: links.sourceMeant(by: reference.path).map { "did you mean \($0)?" }
            ?? "write the page, or remove it from `related`")
        continue
      }
      entries.append(h("li") { h("a", .href(RelativePath.link(to: target.url, from: page.url))) { target.title } })
    }
    guard !entries.isEmpty else { return .empty }
    return .fragment([h("h2", .id("related-pages")) { "Related" }, h("ul") { entries }])
  }
}
