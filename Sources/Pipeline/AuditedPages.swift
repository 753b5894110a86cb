import Diagnostics
import Files
import Guide
import Statements
import Tokens

/// What was found on the pages of a guide that are the same in another version of it: their own text and stylesheet are, so is
/// everything of their system beside its pages, and so is what they ask for of those.
struct AuditedPages: Sendable {
  private let known: [ObjectIdentifier: Known]

  private struct Known: Sendable {
    let audit: KeptAudits.PageAudit
    let prefix: String?
    /// Nil where links may lead elsewhere.
    let findings: Diagnostics?
  }

  /// What holds a page of the new version against its system; nil where that has to be found out.
  func audit(of page: Page, in system: AuditedSystem) -> KeptAudits.PageAudit? {
    guard let known = known[ObjectIdentifier(page)], known.prefix == system.names.prefix else { return nil }
    return known.audit
  }

  /// What is wrong on a page of the new version; nil where that has to be found out.
  func findings(on page: Page) -> Diagnostics? { known[ObjectIdentifier(page)]?.findings }

  /// - Parameter former: nil where there is no other version.
  init(_ former: AuditedGuide?, sameIn guide: Guide, _ layout: ProjectLayout, _ sources: Sources, _ links: LinkIndex) {
    guard let former else {
      self.known = [:]
      return
    }
    let differing = Set(sources.differing(from: former.sources))
    let owners = FolderOwners(
      (former.layout.systems + layout.systems).filter { !$0.folder.isEmpty }.map { ($0.folder, $0.slug) })
    let pages = (former.guide.systems + guide.systems).flatMap(\.pages)
    // What gives tokens is more than a page.
    let own = Set(pages.filter { !$0.givesTokens }.flatMap { [$0.path, $0.stylesheet?.path ?? $0.path] })
    let others = differing.subtracting(own)
    var touched: Set<String> = []
    for path in others {
      guard let slug = owners[path] else {
        self.known = [:]
        return
      }
      touched.insert(slug)
    }
    let leads = links.hasSamePages(as: former.links)
    var found: [ObjectIdentifier: Known] = [:]
    for (number, system) in former.guide.systems.enumerated() {
      let audits = former.audits[number].pages
      guard !touched.contains(system.slug), audits.count == system.pages.count,
        let now = guide.systems.first(where: { $0.slug == system.slug }),
        others.isEmpty || system.allTokens.tokens.allSatisfy({ owners[$0.span.file.path] == system.slug })
      else { continue }
      let latter = Dictionary(now.pages.map { ($0.path, $0) }) { first, _ in first }
      // Where no settings say that all pages are about a design, those beside a page tell whether it is.
      if now.isPlain, now.pages.map(\.path) != system.pages.map(\.path) { continue }
      let haveSameColors = Self.colors(of: system, notIn: now) == Self.colors(of: now, notIn: system)
      for (place, page) in system.pages.enumerated() {
        // A variable may be named by any page.
        guard let same = latter[page.path], !differing.contains(page.path),
          page.stylesheet.map({ !differing.contains($0.path) }) ?? true, page.source.bytes == same.source.bytes,
          page.stylesheet?.bytes == same.stylesheet?.bytes, !page.namesVariables, page.hasFace(of: same),
          haveSameColors || !page.mayHaveHex, system.silences(page) == now.silences(same)
        else { continue }
        let leadsWhereItDid =
          leads && !page.contents.hasPlacesInBlocks
          && links.pages(withPlacesNamedOn: same, in: now).allSatisfy { known in
            former.links.page(of: known.path).map { $0.hasTargets(of: known) } ?? false
          }
        found[ObjectIdentifier(same)] = Known(
          audit: audits[place], prefix: former.audits[number].prefix,
          findings: leadsWhereItDid ? former.pages[number][place] : nil)
      }
    }
    known = found
  }

  /// The colours of the pages that are others in another version of a system, by their paths.
  private static func colors(of system: DesignSystem, notIn other: DesignSystem) -> [String: Set<String>] {
    let others = Dictionary(other.pages.map { ($0.path, $0.source.bytes) }) { first, _ in first }
    let own = system.pages.filter { others[$0.path] != $0.source.bytes }
    return Dictionary(own.map { ($0.path, $0.opaqueHexes) }) { first, _ in first }.filter { !$0.value.isEmpty }
  }
}
