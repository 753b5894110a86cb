package import Diagnostics
package import Dialects
package import Files
package import Printing
package import Syntax

/// Makes pages from a system's parsed documents and their front matter, with defaults for anything missing.
package struct PageReader: Sendable {
  /// The keys of a page's front matter.
  package static let keys = ["title", "order", "kind", "status", "summary", "related"] + PageFacts.keys

  private let rules: Rules
  private let stylesheets: [String: SourceFile]

  /// What the pages of a system are read by, apart from the stylesheets beside them.
  private struct Rules: Sendable {
    let slug: String
    let folder: String
    let isForeign: Bool
    let isDeclared: Bool
    /// The path of the front page.
    let front: String?
    let linksPages: Bool
    /// Whether the blocks of any document give tokens. Where the system has them elsewhere, those of other documents are
    /// samples: in a plan, in a guide to writing such documents.
    let takesAllBlocks: Bool
  }

  /// - Parameter linksPages: whether links to Markdown files count among the links of a page.
  package init(_ system: ProjectLayout.System, linksPages: Bool = false) {
    rules = Rules(
      slug: system.slug, folder: system.folder, isForeign: system.isForeign, isDeclared: system.isDeclared,
      front: PageAddress.frontPage(of: system), linksPages: linksPages,
      takesAllBlocks: system.tokens.isEmpty && !system.pages.contains(where: DesignDocument.seemsToBe))
    stylesheets = Dictionary(system.stylesheets.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A page read from its file, with its findings; its address may still turn out to be taken.
  package struct Draft: Sendable {
    package let page: Page
    /// A key of its address; pages with different keys cannot conflict.
    let addressKey: Int?
    /// The findings in its text.
    package let found: Diagnostics
    /// The tokens that it gives in its blocks and in its front matter, which counts most and comes last.
    package let sources: [TokenSource]
    let diagnostics: Diagnostics
  }

  /// Everything that reading the page of a file depends on beside the bytes of the file.
  package func packSurroundings(of path: String, into out: inout PackedWriter) {
    for text in [path, rules.slug, rules.folder] { out.put(text) }
    out.put(rules.front)
    for flag in [
      rules.isForeign, rules.isDeclared, rules.linksPages, rules.takesAllBlocks, stylesheet(beside: path) != nil,
    ] { out.put(flag) }
  }

  /// Whether the page of a file may lead to a file that is no page; if not, the file need not be parsed to know it.
  package func mayLinkFiles(_ file: SourceFile) -> Bool {
    LinkedFiles.mayBeNamed(in: file.bytes, withPages: rules.linksPages, isRooted: !rules.isDeclared)
  }

  /// The paths within the project to which the page of a document leads, whether or not they exist.
  package func linkedPaths(of document: MarkdownDocument) -> Set<String> {
    LinkedFiles.paths(in: document, withPages: rules.linksPages, isRooted: !rules.isDeclared)
  }

  /// The stylesheet of the same name.
  func stylesheet(beside path: String) -> SourceFile? {
    stylesheets.isEmpty ? nil : stylesheets[PageAddress.withoutExtension(path) + ".css"]
  }

  /// - Parameter found: the findings of parsing the document.
  package func draft(of document: MarkdownDocument, found: Diagnostics = Diagnostics()) -> Draft {
    var diagnostics = Diagnostics()
    let design = document.frontMatter.flatMap {
      DesignDocument.read($0.value, in: document.file, into: &diagnostics)
    }
    let isDesign = design != nil || RelativePath.name(of: document.file.path).lowercased() == "design.md"
    let sources = rules.takesAllBlocks || isDesign ? Self.sources(of: document, design) : []
    let page = page(of: document, design, givesTokens: !sources.isEmpty, into: &diagnostics)
    return Draft(
      page: page, addressKey: TakenAddresses.key(of: page.url), found: found, sources: sources, diagnostics: diagnostics
    )
  }

  /// The tokens that a document gives in its blocks and in its front matter, which counts most and comes last.
  package static func sources(of document: MarkdownDocument) -> [TokenSource] {
    var unreported = Diagnostics()
    let design = document.frontMatter.flatMap { DesignDocument.read($0.value, in: document.file, into: &unreported) }
    return sources(of: document, design)
  }

  private static func sources(of document: MarkdownDocument, _ design: DesignDocument?) -> [TokenSource] {
    blocks(of: document, beside: design).map(\.source) + (design.map { [$0.source] } ?? [])
  }

  /// The tokens in the YAML blocks of a document. What is no tokens, or refers to some that the document does not have,
  /// is an example of something else.
  private static func blocks(of document: MarkdownDocument, beside design: DesignDocument?) -> [DesignDocument] {
    var found: [DesignDocument] = []
    for node in document.nodes.indices where document[node].kind == .codeBlock {
      guard DesignDocument.mayBe(block: document.literal(of: node)), let range = document.contentRange(of: node),
        ["yaml", "yml"].contains(document.info(of: node).lowercased()),
        // An API's description has components too, and refers to them by pointers.
        document.literal(of: node).firstPlace(of: "$ref") == nil
      else { continue }
      var unreported = Diagnostics()
      guard let yaml = YAMLReader.read(document.file, range: range, into: &unreported) else { continue }
      if let design = DesignDocument.read(yaml, in: document.file, isBlock: true, into: &unreported) {
        found.append(design)
      }
    }
    let all = found + (design.map { [$0] } ?? [])
    return found.filter { block in
      block.references.allSatisfy { name in all.contains { $0.declares(name) } }
    }
  }

  /// Whether a stylesheet beside a page is for its previews: that of a component's page in a folder of systems is.
  private func mayHaveStylesheet(_ url: String) -> Bool {
    rules.isDeclared || !rules.isForeign && PageAddress.isComponent(url)
  }

  /// Whether a document has blocks that draw components; outside of any project, a stylesheet may be for anything else.
  private static func drawsMarkup(_ contents: PageContents) -> Bool {
    !Set(["preview", "states", "anatomy", "do-dont"]).isDisjoint(with: contents.blockNames)
  }

  private func page(
    of document: MarkdownDocument, _ design: DesignDocument?, givesTokens: Bool, into diagnostics: inout Diagnostics
  ) -> Page {
    let path = document.file.path
    let contents = PageContents(of: document)
    let url = PageAddress.url(of: path, slug: rules.slug, folder: rules.folder, front: rules.front)
    var title: String?
    var order: Int?
    var kind = PageAddress.isComponent(url) ? Page.Kind.component : .page
    var status: String?
    var summary = ""
    var related: [Page.Reference] = []
    var facts = PageFacts()
    var designName: String?
    /// What a plain document calls itself: `name: brand-guidelines`.
    var ownName: String?
    var description: String?
    var unread: [SettingsEntry] = []
    var unreported = Diagnostics()
    let entries = document.frontMatter.map { SettingsEntry.all(of: $0.value, in: document.file, into: &diagnostics) }
    // What a design document outside of any project says is for other tools, under whatever names.
    let isOthers = rules.isForeign && design != nil
    for entry in entries ?? [] {
      switch entry.key {
      case _ where design?.groups.contains(entry.key) == true: break
      case "name" where isOthers: designName = entry.text
      case "title" where isOthers: title = entry.text
      case "summary" where isOthers: summary = entry.text.map(DescribedText.plain) ?? ""
      case "description" where isOthers: description = entry.text.map(DescribedText.plain)
      case _ where isOthers: if !["version", "omitted"].contains(entry.key) { unread.append(entry) }
      case "title": title = entry.string(into: &diagnostics)
      case "order": order = entry.int(into: &diagnostics)
      case "kind" where rules.isForeign: entry.text.flatMap(Page.Kind.init).map { kind = $0 }
      case "kind": Self.kind(entry, into: &diagnostics).map { kind = $0 }
      case "status": status = entry.string(into: &diagnostics)
      case "summary": summary = entry.string(into: &diagnostics) ?? ""
      case "related": related = Self.related(entry, of: document.file, into: &diagnostics)
      case "name" where design != nil: designName = entry.string(into: &diagnostics)
      case "description" where design != nil: description = entry.string(into: &diagnostics)
      case "name" where rules.isForeign: ownName = entry.text
      case "version" where design != nil: break
      // The audit reads it: what the document leaves out on purpose.
      case "omitted" where design != nil: break
      case _ where rules.isForeign && facts.read(entry, into: &unreported): break
      case _ where facts.read(entry, into: &diagnostics): break
      case _ where design != nil: unread.append(entry)
      // The front matter of documents without a guide's settings is written for whatever else reads them.
      // A list or a map is nobody's slip for one of these.
      case _ where !rules.isDeclared && entry.text == nil: break
      case _ where !rules.isDeclared && !entry.isSlip(among: Self.keys, ofPlain: rules.isForeign): break
      default: entry.reportUnknown(among: Self.keys, into: &diagnostics)
      }
    }
    SettingsEntry.reportUnread(unread, into: &diagnostics)
    if summary.isEmpty { summary = description ?? "" }
    let name = RelativePath.name(of: PageAddress.withoutExtension(url))
    let shown =
      title ?? designName ?? (rules.isForeign ? Self.title(of: document, named: ownName) : nil)
      ?? document.titleHeading?.text ?? Title.spoken(name)
    if order == nil, shown.first?.isNumber != true { order = Title.numbered(name)?.number }
    return Page(
      url: url, title: shown, summary: summary, kind: kind, status: status, order: order, related: related,
      facts: facts, contents: contents, document: document, designName: designName, givesTokens: givesTokens,
      stylesheet: stylesheet(beside: path).flatMap {
        mayHaveStylesheet(url) || Self.drawsMarkup(contents) ? $0 : nil
      },
      linkedPaths: linkedPaths(of: document))
  }

  /// The title of a document that is no page of a project: its heading, if it is the only one of the first level, or else
  /// what it calls itself, or else the name of its file, whatever its address.
  private static func title(of document: MarkdownDocument, named name: String?) -> String? {
    let own = name.flatMap { $0.contains { $0.isLetter } ? Title.spoken($0) : nil }
    if let heading = document.titleHeading {
      let isOne = document.headings.count { $0.level == 1 } == 1
      return isOne ? heading.text : own ?? heading.text
    }
    let file = RelativePath.name(of: PageAddress.withoutExtension(document.file.path))
    let isFront = ["readme", "index"].contains(file.lowercased())
    return own ?? (isFront ? document.headings.first?.text : nil) ?? Title.spoken(file)
  }

  private static func kind(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> Page.Kind? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    if let kind = Page.Kind(rawValue: name) { return kind }
    entry.report(
      .unknownKind, "\(name) is not a kind of page",
      fix: "use one of \(Page.Kind.allCases.map(\.rawValue).joined(separator: ", "))", into: &diagnostics)
    return nil
  }

  private static func related(
    _ entry: SettingsEntry, of file: SourceFile, into diagnostics: inout Diagnostics
  ) -> [Page.Reference] {
    entry.references(into: &diagnostics).compactMap { text, span in
      if let path = RelativePath.resolved(text, from: file.path) { return Page.Reference(path: path, span: span) }
      diagnostics.report(
        .brokenLink, "\(text) leads out of the project", at: span, why: "it is missing from the list of related pages",
        fix: "name a page of the project")
      return nil
    }
  }

  /// Reports a document whose address is taken by another page.
  ///
  /// - Parameter isForeign: whether it may be meant for a site of another tool.
  static func report(
    _ file: SourceFile, at url: String, against obstacle: (url: String, holder: String), isForeign: Bool,
    into diagnostics: inout Diagnostics
  ) {
    if isForeign, url == missingPage {
      let finding = Diagnostic(
        .repeatedAddress, "\(file.path) is left out of the site, which has its own page for missing addresses",
        at: file.span(ByteRange(0, 0)), why: "other tools show such a page where an address leads nowhere",
        fix: "nothing; what it says can go into templates/layouts/not-found.mustache")
      return diagnostics.report(finding.with(.note))
    }
    let place =
      obstacle.url == url ? "which is taken by \(obstacle.holder)" : "but \(obstacle.holder) needs \(obstacle.url)"
    diagnostics.report(
      .repeatedAddress, "\(file.path) would be published at \(url), \(place)",
      at: file.span(ByteRange(0, 0)), why: "this page is left out of the site",
      fix: "give the file another name")
  }

  /// The address of the page for addresses that lead nowhere.
  static let missingPage = "404.html"

  /// Reports a document whose address differs from another's only in letter case.
  static func report(
    _ file: SourceFile, at url: String, likeThatOf other: String, into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .similarAddress,
      "\(file.path) is published at \(url), which differs from the address of \(other) only in letter case",
      at: file.span(ByteRange(0, 0)),
      fix: "give the file another name")
  }
}

extension MarkdownDocument {
  /// The heading that titles the document: a first-level heading before any other heading.
  package var titleHeading: Heading? { headings.first.flatMap { $0.level == 1 ? $0 : nil } }
}
