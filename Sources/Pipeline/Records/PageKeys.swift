import Diagnostics
import Files
import Guide
import Printing
import Search
import Site
import Specimens
import Tokens

/// The keys of what a build finds out about its pages: each a digest of everything that the part depends on.
///
/// A page depends on its own text and on all files of its system that are not pages; on what is around all systems; on
/// what the pages of its system show of themselves to others, their faces, and those of other systems if it may name them,
/// or of their titles only on those around its text; and on the places on other pages that its links lead to. It does not
/// depend on the other words of other pages, so that an edit of prose moves one page, and one of a title the pages beside it.
/// What lists or shows pages depends on more of them, and what is wrong on a page on the variables, the colours and the names
/// of others where it asks for these.
struct PageKeys: Sendable {
  /// The files and rules by which findings are packed.
  let names: PackedNames
  private let parts: [ObjectIdentifier: Parts]
  private let pagesByPath: [String: Page]
  /// What all pages of each system say, by its slug.
  private let systemTexts: [String: Digest]
  /// The variables that the pages of each system name, by its slug.
  private let variables: [String: Digest]
  /// The opaque colours that the pages of each system have, by its slug.
  private let colors: [String: Digest]
  /// How the pages of each system are called, by its slug.
  private let paths: [String: Digest]
  /// What each system depends on beside its pages, by its slug.
  let inputs: [String: Digest]
  private let allInputs: Digest
  private let faces: Digest
  /// What the pages of each system show of themselves, by its slug.
  private let systemFaces: [String: Digest]
  /// The faces without titles.
  private let shapes: Digest
  /// Which pages there are.
  private let places: Digest
  private let anchors: Digest
  private let base: Digest
  private let links: LinkIndex

  /// The digests of one page.
  private struct Parts: Sendable {
    let text: Digest
    let face: Digest
    let shape: Digest
    let anchors: Digest
    let variables: Digest
    /// Nil where it has none.
    let colors: Digest?
    let mayHaveHex: Bool
  }

  /// - Parameters:
  ///   - base: of the program and its options.
  ///   - links: where the links of the guide lead.
  ///   - found: the other files of the project that pages lead to, and what is there and no part of a site.
  init(
    _ guide: Guide, _ sources: Sources, base: Digest, _ links: LinkIndex,
    found: (files: [String], unpublished: Set<String>), rules: [Rule], jobs: Int
  ) async {
    (self.base, self.links) = (base, links)
    let pages = guide.pages
    let made = await concurrentMap(pages, jobs: jobs) { page in
      var (face, shape, anchors) = (PackedWriter(), PackedWriter(), PackedWriter())
      page.packFace(into: &face)
      page.packShape(into: &shape)
      page.packAnchors(into: &anchors)
      return Parts(
        text: Digest(page.source.bytes), face: Digest(face), shape: Digest(shape), anchors: Digest(anchors),
        variables: Digest(variablesNamedIn: page.source.bytes[...]), colors: Digest(colorsOf: page),
        mayHaveHex: page.mayHaveHex)
    }
    let parts = Dictionary(zip(pages.map(ObjectIdentifier.init), made)) { first, _ in first }
    self.parts = parts
    systemTexts = Dictionary(guide.systems.map { ($0.slug, Self.texts(of: $0.pages, parts) ?? Digest()) }) { $1 }
    func bySystem(_ part: (Parts) -> Digest?) -> [String: Digest] {
      Dictionary(
        guide.systems.map { system in
          var digest = Digest()
          for page in system.pages {
            if let part = parts[ObjectIdentifier(page)].flatMap(part) { digest.combine(part) }
          }
          return (system.slug, digest)
        }
      ) { $1 }
    }
    variables = bySystem { $0.variables }
    colors = bySystem { $0.colors }
    paths = Dictionary(
      guide.systems.map { system in
        (system.slug, system.pages.reduce(into: Digest()) { $0.combine($1.path) })
      }
    ) { $1 }
    systemFaces = bySystem { $0.face }
    let pagesByPath = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    self.pagesByPath = pagesByPath
    var files = Dictionary(sources.files.map { ($0.path, $0) }) { first, _ in first }
    // Two names that differ only in how their accents are encoded are equal as texts.
    let own = Set(pages.map { Array($0.path.utf8) })
    let others = sources.files.filter { !own.contains(Array($0.path.utf8)) }
    for page in pages { files[page.path] = page.source }
    names = PackedNames(files: files, rules: Dictionary(rules.map { ($0.id, $0) }) { first, _ in first })
    (faces, shapes, anchors) = made.reduce(into: (Digest(), Digest(), Digest())) { all, part in
      all.0.combine(part.face)
      all.1.combine(part.shape)
      all.2.combine(part.anchors)
    }
    places = pages.reduce(into: Digest()) { all, page in
      all.combine(page.path)
      all.combine(page.url)
    }
    (inputs, allInputs) = Self.inputs(of: guide, others, base: base, found)
  }

  /// The digests of the files that are not pages, for each system and of all.
  private static func inputs(
    of guide: Guide, _ files: [SourceFile], base: Digest, _ found: (files: [String], unpublished: Set<String>)
  ) -> (bySystem: [String: Digest], all: Digest) {
    var common = base
    for path in found.files + [""] + found.unpublished.sorted() { common.combine(path) }
    for system in guide.systems {
      for text in [system.slug, system.folder, system.settings.name] { common.combine(text) }
      for flag in [system.isPlain, system.isDeclared] { common.combine(flag ? 1 : 0) }
    }
    var all = common
    var own: [String: Digest] = [:]
    let owners = FolderOwners(guide.systems.filter { !$0.folder.isEmpty }.map { ($0.folder, $0.slug) })
    for file in files {
      var digest = Digest()
      digest.combine(file.path)
      digest.combine(Digest(file.bytes))
      all.combine(digest)
      // Every system is named by its settings in all others.
      if let owner = owners[file.path], RelativePath.name(of: file.path) != "system.yml" {
        own[owner, default: Digest()].combine(digest)
      } else {
        common.combine(digest)
      }
    }
    for system in guide.systems {
      for page in system.pages where page.givesTokens {
        own[system.slug, default: Digest()].combine(Digest(page.source.bytes))
      }
    }
    let bySystem = guide.systems.map { system in
      let isApart = system.allTokens.tokens.allSatisfy { owners[$0.span.file.path] == system.slug }
      var digest = isApart ? common : all
      if let own = own[system.slug] { digest.combine(own) }
      return (system.slug, digest)
    }
    return (Dictionary(bySystem) { first, _ in first }, all)
  }

  private func key(_ kind: String, _ parts: Digest?...) -> Digest? {
    var key = Digest()
    key.combine(kind)
    for part in parts {
      guard let part else { return nil }
      key.combine(part)
    }
    return key
  }

  /// Of all that some pages say.
  private func texts(of pages: some Sequence<Page>) -> Digest? { Self.texts(of: pages, parts) }

  private static func texts(of pages: some Sequence<Page>, _ parts: [ObjectIdentifier: Parts]) -> Digest? {
    var digest = Digest()
    for page in pages {
      guard let parts = parts[ObjectIdentifier(page)] else { return nil }
      digest.combine(parts.text)
      digest.combine(parts.face)
    }
    return digest
  }
}

// MARK: - Holding a system against itself

extension PageKeys {
  /// Of what is wrong on a page by itself, and of what it adds to what is known of its system.
  func audit(of page: Page, in system: DesignSystem) -> Digest? {
    guard let parts = parts[ObjectIdentifier(page)] else { return nil }
    // A variable that this page alone names may be named by any other, and a colour that looks like a slip be meant there.
    let variables = page.namesVariables ? variables[system.slug] : Digest()
    let colors = parts.mayHaveHex ? colors[system.slug] : Digest()
    // Where no settings say that all pages are about a design, those beside it tell whether it is.
    let paths = system.isPlain ? paths[system.slug] : Digest()
    return key(
      system.silences(page) ? "silent page" : "audited page", inputs[system.slug], texts(of: [page]), variables, colors,
      paths)
  }

  /// Of everything that a system says against itself.
  func audit(of system: DesignSystem) -> Digest? {
    key("audited system", inputs[system.slug], systemTexts[system.slug])
  }
}

// MARK: - Searching

extension PageKeys {
  /// Of the words by which a page is found.
  func words(of page: Page, at place: SearchPlace) -> Digest? {
    var surroundings = PackedWriter()
    place.pack(into: &surroundings)
    return key("searched page", base, texts(of: [page]), Digest(surroundings))
  }
}

// MARK: - Drawing

extension PageKeys {
  /// Of a page of the site and of what is beside it; nil for one that is drawn in every build.
  ///
  /// - Parameters:
  ///   - around: of the addresses of all pages.
  ///   - besides: of what the page shows of others around its text.
  func drawing(
    of page: SitePage, in guide: Guide, _ health: Health?, around: Digest, besides: () -> Digest
  ) -> Digest? {
    switch page {
    case .document(let written, let system):
      key(
        page.url, around, inputs[system.slug],
        namesPagesAround(written, in: system, health)
          ? key("titles around", shapes, besides()) : facesSeen(on: written, in: system), texts(of: [written]),
        linked(from: written, in: system), notes(on: written, health))
    case .system(let system):
      key(
        page.url, around, inputs[system.slug], faces, shown(of: system), texts(of: system.overview.map { [$0] } ?? []),
        system.overview.map { linked(from: $0, in: system) } ?? faces,
        system.overview.map { notes(on: $0, health) } ?? faces)
    case .components(let system):
      key(
        page.url, around, inputs[system.slug], faces, shown(of: system),
        texts(of: system.componentsPage.map { [$0] } ?? []),
        system.componentsPage.map { linked(from: $0, in: system) } ?? faces,
        system.componentsPage.map { notes(on: $0, health) } ?? faces)
    case .tokens(let system):
      key(page.url, around, inputs[system.slug], faces, shown(of: system), digest(of: health?.tokenFindings ?? []))
    case .index(let system):
      key(page.url, around, inputs[system.slug], faces, anchors)
    case .home:
      key(
        page.url, around, allInputs, faces, texts(of: guide.systems.compactMap(\.overview)),
        texts(of: guide.systems.flatMap(\.components)))
    case .compare, .notFound: key(page.url, around, allInputs, faces)
    case .health(let health):
      key(
        page.url, around, inputs[health.system.slug], faces, digest(of: health.findings), files(of: health.findings),
        statements(of: health))
    case .rule, .changes: nil
    }
  }

  /// Whether a page names others only around its text: it has nothing of tokens or components, and nothing drawn from a block
  /// or told beside it leads to another.
  private func namesPagesAround(_ page: Page, in system: DesignSystem, _ health: Health?) -> Bool {
    !system.hasTokens && page.kind != .component && page.related.isEmpty
      && page.blockNames.allSatisfy { AllSpecimens.byName[$0] == nil }
      && health?.findings(on: page).isEmpty ?? true
  }

  /// Of what a page may show of others: of those of its system, among which its navigation leads, and of all if it names
  /// any outside of the system's folder.
  private func facesSeen(on page: Page, in system: DesignSystem) -> Digest? {
    let folder = system.folder + "/"
    // A path leads there by its dots, which may be encoded.
    let signs: [StaticString] = ["..", "%2", "&"]
    let mayLeadOut =
      system.folder.isEmpty || page.related.contains { !$0.path.hasPrefix(folder) }
      || signs.contains { page.source.bytes[...].firstPlace(of: $0) != nil }
    return mayLeadOut ? faces : key("faces", places, systemFaces[system.slug])
  }

  /// Of the components of a system, whose pages are shown in small.
  private func shown(of system: DesignSystem) -> Digest? { texts(of: system.components) }

  /// Of the anchors of the pages to places on which a page leads; where one of its blocks may name some, of all.
  private func linked(from page: Page, in system: DesignSystem) -> Digest? {
    if page.contents.hasPlacesInBlocks { return anchors }
    var digest = Digest()
    for known in links.pages(withPlacesNamedOn: page, in: system) {
      guard let parts = parts[ObjectIdentifier(known)] else { return nil }
      digest.combine(parts.anchors)
    }
    return digest
  }

  /// Of the pages that findings are on, in which their lines are counted.
  private func files(of findings: [Diagnostic]) -> Digest? {
    let spans = findings.flatMap { finding in finding.related.map(\.span) + (finding.span.map { [$0] } ?? []) }
    let paths = Set(spans.map(\.file.path)).sorted()
    return texts(of: paths.compactMap { pagesByPath[$0] })
  }

  private func statements(of health: Health) -> Digest {
    var digest = Digest()
    digest.combine(health.summary)
    return digest
  }

  /// Of what is told on a page of what is wrong with it.
  private func notes(on page: Page, _ health: Health?) -> Digest? {
    guard let health else { return Digest() }
    return digest(of: health.findings(on: page))
  }

  /// Of some findings, with the words at their places, which a page quotes; nil if one of them has none that are known.
  private func digest(of findings: [Diagnostic]) -> Digest? {
    if findings.isEmpty { return Digest() }
    guard names.have(findings) else { return nil }
    var out = PackedWriter()
    for finding in findings {
      finding.pack(into: &out)
      for span in finding.related.map(\.span) + (finding.span.map { [$0] } ?? []) { out.put(span.text) }
    }
    return Digest(out)
  }
}

extension DesignSystem {
  /// Whether a page says nothing: nobody wrote it, and somebody wrote another one.
  func silences(_ page: Page) -> Bool { page.source.isMade && pages.contains { !$0.source.isMade } }
}

extension Digest {
  /// Of the opaque colours that a page has; nil if there are none.
  fileprivate init?(colorsOf page: Page) {
    let hexes = page.opaqueHexes
    if hexes.isEmpty { return nil }
    self.init()
    for hex in hexes.sorted() { combine(hex) }
  }

  /// Of all names in a text that have two hyphens in them: wherever a variable of CSS is, it is a part of one of these.
  /// Whatever is not ASCII may be in a name (CSS Syntax Level 3, section 4.2).
  fileprivate init(variablesNamedIn bytes: ArraySlice<UInt8>) {
    self.init()
    func isPart(_ byte: UInt8) -> Bool {
      byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    var rest = bytes
    while let place = rest.firstPlace(of: "--") {
      let start = rest[..<place.lowerBound].lastIndex { !isPart($0) }.map { $0 + 1 } ?? rest.startIndex
      let end = rest[place.upperBound...].firstIndex { !isPart($0) } ?? rest.endIndex
      let name = rest[start..<end]
      // The line below the head of a table has none.
      if name.contains(where: { $0 != UInt8(ascii: "-") }) { name.withUnsafeBytes { combine($0) } }
      rest = rest[end...]
    }
  }
}
