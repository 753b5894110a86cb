package import Files
package import Guide
import Printing
package import Site
import Tokens

/// What a site has beside its pages, for readers that are programs: every page as Markdown, tokens and components as
/// data, lists of everything, and what a search engine asks for.
///
/// Whatever needs the site's public address is there only if the settings or the command line give one.
package struct Publication: Sendable {
  private let guide: Guide
  private let pages: [SitePage]
  private let links: LinkIndex
  private let twin: MarkdownTwin

  /// - Parameter pages: the pages of the site, in the order of its navigation.
  package init(_ guide: Guide, pages: [SitePage], links: LinkIndex) {
    self.guide = guide
    self.pages = pages
    self.links = links
    twin = MarkdownTwin(guide, links: links)
  }

  /// The most pages that are given in one file too, which is for reading as a whole.
  static let mostInOneFile = 2_000

  /// Every file, in a fixed order.
  package var files: [PublishedFile] {
    let lists = pages.count > Self.mostInOneFile ? [overview] : [overview, everything]
    return twins + lists + guide.systems.flatMap(tokens) + components + addressed
  }

  private var twins: [PublishedFile] {
    pages.enumerated().compactMap { number, page in
      page.twinURL.map { url in PublishedFile(url, of: .page(number)) { [twin] out in twin.print(page, into: &out) } }
    }
  }

  private var overview: PublishedFile {
    PublishedFile("llms.txt") { [guide, pages] out in GuideOutline(guide, pages).print(into: &out) }
  }

  /// All pages in one file.
  private var everything: PublishedFile {
    let twin = MarkdownTwin(guide, links: links, isTogether: true)
    let parts = pages.enumerated().filter { $1.twinURL != nil && !$1.isList }.map { number, page in
      PublishedFile(page.url, of: .page(number)) { out in twin.print(page, into: &out) }
    }
    return PublishedFile("llms-full.txt", parts: parts)
  }

  private func tokens(of system: DesignSystem) -> [PublishedFile] {
    guard system.hasTokens else { return [] }
    return ThemeFile.all(of: system).flatMap { file in
      [
        PublishedFile(file.url(withExtension: "json"), of: .tokens(system.slug)) { out in
          TokenJSON.print(file, into: &out)
        },
        PublishedFile(file.url(withExtension: "css"), of: .tokens(system.slug)) { out in
          TokenCSS.print(file, into: &out)
        },
      ]
    }
  }

  private var components: [PublishedFile] {
    pages.enumerated().compactMap { number, page in
      guard case .document(let written, let system) = page, let url = page.specURL else { return nil }
      return PublishedFile(url, of: .page(number)) { out in ComponentSpec(written, of: system).print(into: &out) }
    }
      + guide.systems.flatMap(DescribedSpec.all).map { spec in
        PublishedFile(spec.url) { out in spec.print(into: &out) }
      }
  }

  /// What the site's public address is needed for.
  private var addressed: [PublishedFile] {
    guard guide.settings.publicAddress(of: "") != nil else { return [] }
    let images = guide.systems.compactMap { system in
      SystemImage(system).map { image in PublishedFile(system.imageURL) { out in out.put(image.png) } }
    }
    return images + Sitemap(guide, pages).files
  }
}
