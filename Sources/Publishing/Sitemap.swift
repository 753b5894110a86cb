import Files
import Guide
import Markup
import Printing
import Site

/// The list of a site's pages for search engines, and the file that tells them where it is.
///
/// Source: https://www.sitemaps.org/protocol.html
struct Sitemap {
  /// The most addresses that one list may have.
  private static let mostPages = 50_000

  private let settings: GuideSettings
  private let urls: [String]

  init(_ guide: Guide, _ pages: [SitePage]) {
    settings = guide.settings
    urls = pages.filter(\.isListed).map(\.url)
  }

  var files: [PublishedFile] {
    let parts = stride(from: 0, to: urls.count, by: Self.mostPages).map {
      Array(urls[$0..<min($0 + Self.mostPages, urls.count)])
    }
    let names = parts.count == 1 ? ["sitemap.xml"] : parts.indices.map { "sitemap-\($0 + 1).xml" }
    var files = zip(names, parts).map { name, part in
      PublishedFile(name) { [settings] out in
        Self.print(part, of: settings, in: "urlset", each: "url", into: &out)
      }
    }
    if parts.count > 1 {
      files.append(
        PublishedFile("sitemap.xml") { [settings] out in
          Self.print(names, of: settings, in: "sitemapindex", each: "sitemap", into: &out)
        })
    }
    return files + [robots]
  }

  private static func print(
    _ urls: [String], of settings: GuideSettings, in list: String, each element: String,
    into out: inout ByteBuffer
  ) {
    out.put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.put(element: list, .attr("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")) { out in
      out.put("\n")
      for url in urls {
        h(element) { h("loc") { settings.publicAddress(of: url) ?? url } }.print(into: &out)
        out.put("\n")
      }
    }
    out.put("\n")
  }

  private var robots: PublishedFile {
    PublishedFile("robots.txt") { [settings] out in
      out.put("User-agent: *\nAllow: /\n\nSitemap: ")
      out.put(plain: settings.publicAddress(of: "sitemap.xml") ?? "sitemap.xml")
      out.put("\n")
    }
  }
}
