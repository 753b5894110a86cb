package import Diagnostics
package import Files
package import Guide
import Markup
import Printing

/// Pages at the addresses that pages once had, each leading to where its text is now.
package enum Redirects {
  /// - Parameter taken: the addresses of all other files of the site; those of the redirects are added.
  package static func files(
    of guide: Guide, beside taken: inout Set<String>, into diagnostics: inout Diagnostics
  ) -> [PublishedFile] {
    var files: [PublishedFile] = []
    for page in guide.pages {
      for former in page.facts.formerAddresses {
        guard let url = page.formerURL(former.path) else {
          diagnostics.report(
            .brokenLink, "\(former.path) leads out of the site", at: former.span,
            why: "links to that address are not led here",
            fix: "write an address from the root of the site, as in /old.html")
          continue
        }
        guard taken.insert(url).inserted else {
          diagnostics.report(
            .repeatedAddress, "\(url) is the address of another file of the site", at: former.span,
            why: "a former address can lead here only while nothing else is there",
            fix: "remove it from `aliases`, or move the other file")
          continue
        }
        files.append(PublishedFile(url) { out in Self.print(page, from: url, guide.settings, into: &out) })
      }
    }
    return files
  }

  private static func print(
    _ page: Page, from url: String, _ settings: GuideSettings, into out: inout ByteBuffer
  ) {
    let link = RelativePath.link(to: page.url, from: url)
    out.put("<!doctype html>\n")
    h("html", .attr("lang", "en")) {
      h("head") {
        h("meta", .attr("charset", "utf-8"))
        h("meta", .attr("name", "viewport"), .attr("content", "width=device-width, initial-scale=1"))
        h("title") { "\(page.title) has moved" }
        h("meta", .attr("http-equiv", "refresh"), .attr("content", "0; url=./\(link)"))
        h("meta", .attr("name", "robots"), .attr("content", "noindex"))
        h("link", .attr("rel", "canonical"), .href(settings.publicAddress(of: page.url) ?? link))
      }
      h("body") {
        h("main") {
          h("h1") { "This page has moved" }
          h("p") { h("a", .href(link)) { page.title } }
        }
      }
    }.print(into: &out)
    out.put("\n")
  }
}
