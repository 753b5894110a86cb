import Files
import Guide
import Plates
import Printing
import Site
import Specimens
import Syntax
import TokenValues
import Tokens

/// A page of the site as Markdown: the author's text with the values of tokens in it, and the lists of generated pages
/// as lists.
struct MarkdownTwin: Sendable {
  private let guide: Guide
  private let links: LinkIndex
  private let isTogether: Bool

  /// - Parameter isTogether: whether all pages are in one file at the root of the site, each with where it is from.
  init(_ guide: Guide, links: LinkIndex, isTogether: Bool = false) {
    self.guide = guide
    self.links = links
    self.isTogether = isTogether
  }

  private func place(of url: String) -> TwinPlace { isTogether ? .together(guide.settings) : .beside(url) }

  func print(_ page: SitePage, into out: inout ByteBuffer) {
    switch page {
    case .document(let page, let system):
      head(page.title, page.summary, of: page.url, into: &out)
      facts(of: page, into: &out)
      TwinText(page, in: system, links: links, place: place(of: page.url)).print(into: &out)
    case .system(let system): front(of: system, into: &out)
    case .tokens(let system): tokens(of: system, into: &out)
    case .components(let system): components(of: system, into: &out)
    case .home:
      head(guide.settings.title, guide.settings.tagline, of: page.url, into: &out)
      for system in guide.listed {
        item(
          system.settings.name, to: system.url("index.html"), from: page.url, system.settings.summary, into: &out)
      }
    case .compare: comparison(at: page.url, into: &out)
    case .index(let system): index(of: system, into: &out)
    case .health(let health): self.health(health, into: &out)
    case .rule(let rule): self.rule(rule, into: &out)
    case .changes, .notFound: break
    }
  }

  // MARK: Generated pages

  private func front(of system: DesignSystem, into out: inout ByteBuffer) {
    let url = system.url("index.html")
    let summary = system.overview.map(\.summary) ?? ""
    head(
      system.overview?.title ?? system.settings.name, summary.isEmpty ? system.settings.summary : summary, of: url,
      into: &out)
    if let overview = system.overview {
      facts(of: overview, into: &out)
      TwinText(overview, in: system, links: links, place: place(of: url)).print(into: &out)
    }
    for section in system.sections where !section.pages.isEmpty {
      out.put("\n## ")
      out.put(plain: MarkdownText.escaped(section.title.isEmpty ? "Pages" : section.title))
      out.put("\n\n")
      for page in section.pages { item(page.title, to: page.url, from: url, page.summary, into: &out) }
    }
    guard system.hasTokens else { return }
    out.put("\n## Reference\n\n")
    item("Tokens", to: system.url("tokens.html"), from: url, "", into: &out)
    for file in ThemeFile.all(of: system) {
      let link = place(of: url).link(to: file.url(withExtension: "json"))
      out.put(plain: "- [Tokens as JSON, \(MarkdownText.escaped(file.theme.name))](\(link))\n")
    }
  }

  private func tokens(of system: DesignSystem, into out: inout ByteBuffer) {
    head("Tokens of \(system.settings.name)", "", of: system.url("tokens.html"), into: &out)
    var group: String?
    var members: [(token: ThemedToken, remark: String?)] = []
    func close() {
      guard let group else { return }
      out.put("\n## ")
      out.put(plain: MarkdownText.escaped(group))
      out.put("\n\n")
      ValueTable(members, of: system, showsAliases: true).print(into: &out)
      members = []
    }
    for token in system.allTokens.tokens {
      let first = token.path.segments.first ?? ""
      if first != group {
        close()
        group = first
      }
      members.append((ThemedToken(path: token.path, system: system), nil))
    }
    close()
  }

  private func components(of system: DesignSystem, into out: inout ByteBuffer) {
    let own = system.componentsPage
    let url = system.componentsURL
    head(own?.title ?? "Components of \(system.settings.name)", own?.summary ?? "", of: url, into: &out)
    if let own { TwinText(own, in: system, links: links, place: place(of: url)).print(into: &out) }
    out.put("\n")
    for spec in system.hasTokenBoard ? DescribedSpec.all(of: system) : [] {
      let data = place(of: url).link(to: spec.url)
      out.put(
        plain: "- \(MarkdownText.escaped(spec.name)), \(MarkdownText.code(spec.path.description)): [data](\(data))\n")
    }
    for page in system.components {
      let status = page.status.map { "(\($0)) " } ?? ""
      item(page.title, to: page.url, from: system.componentsURL, status + page.summary, into: &out)
    }
  }

  /// How many tokens of each type the systems have.
  private func comparison(at url: String, into out: inout ByteBuffer) {
    let systems = guide.designSystems
    head(SitePage.compareTitle, "", of: url, into: &out)
    let types = TokenType.allCases.filter { type in
      systems.contains { $0.tokens.tokens.contains { $0.type == type } }
    }
    out.put(plain: MarkdownText.row(["Tokens of type"] + systems.map { MarkdownText.cell($0.settings.name) }))
    out.put(plain: MarkdownText.rule(systems.count + 1))
    for type in types {
      let counts = systems.map { system in "\(system.tokens.tokens.count { $0.type == type })" }
      out.put(plain: MarkdownText.row([type.rawValue] + counts))
    }
    out.put(
      plain: MarkdownText.row(["components"] + systems.map { "\($0.components.count)" }))
  }

  // MARK: Parts

  func head(_ title: String, _ summary: String, of url: String, into out: inout ByteBuffer) {
    out.put("# ")
    out.put(plain: MarkdownText.escaped(title))
    out.put("\n\n")
    if isTogether {
      let twin = SitePage.twinURL(of: url)
      out.put("Source: ")
      out.put(plain: "[\(MarkdownText.escaped(twin))](\(MarkdownText.destination(place(of: url).link(to: twin))))")
      out.put("\n\n")
    }
    if summary.isEmpty { return }
    out.put("> ")
    out.put(plain: MarkdownText.escaped(summary))
    out.put("\n\n")
  }

  /// What the front matter says of the subject, a line each.
  private func facts(of page: Page, into out: inout ByteBuffer) {
    let facts = page.facts
    let platforms = facts.platforms.map { platform in
      platform.name + (platform.state.map { " (\($0))" } ?? "")
    }
    let lines: [(String, String)] = [
      ("Status", page.status ?? ""), ("From", Plate.list(facts.source)), ("Platforms", Plate.list(platforms)),
      ("Since", facts.since ?? ""), ("Also called", Plate.list(facts.aliases)), ("Owner", facts.owner ?? ""),
      ("Reviewed", facts.reviewed ?? ""), ("Source files", facts.links.map(\.target).joined(separator: ", ")),
    ]
    let told = lines.filter { !$0.1.isEmpty }
    for (name, text) in told {
      out.put("- ")
      out.put(plain: name)
      out.put(": ")
      out.put(plain: MarkdownText.escaped(text))
      out.put("\n")
    }
    if !told.isEmpty { out.put("\n") }
  }

  /// - Parameter fragment: a place on the page, with its number sign; empty for the whole page.
  func item(
    _ title: String, to url: String, _ fragment: String = "", from base: String, _ summary: String,
    into out: inout ByteBuffer
  ) {
    // Only the page itself has the place.
    let address = fragment.isEmpty ? SitePage.twinURL(of: url) : url
    out.put(plain: MarkdownText.item(title, place(of: base).link(to: address) + fragment, summary))
  }
}
