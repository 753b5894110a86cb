import Files
package import Guide
import Printing
import Syntax
import Wording

/// Whether a document is about a design, so that what it leaves open, counts or says twice is for whoever keeps the design.
///
/// The pages of a project are. A folder without settings holds anything: of its documents those are that give tokens, whose
/// name says so, or that give several values to names. A name that says what a document is for in any repository, as README
/// does, says of most that they are not, and of the logs and reports of a project that what they tell was so once.
package enum DesignSubject {
  /// - Parameter values: how many colours and lengths the page gives to names.
  package static func isOf(_ page: Page, in subject: AuditedSystem, values: () -> Int) -> Bool {
    let system = subject.system
    if !system.isPlain || page.givesTokens || page.contents.hasSilences { return true }
    let (name, folders) = (name(of: page), folders(of: page))
    if name == DesignWords.design { return true }
    if DesignWords.areOfRecord(name, in: folders) { return false }
    if DesignWords.areOfRepository(name) { return values() >= mostOfOthers }
    if system.pages.count == 1 { return true }
    let said = name + NameWords(page.title.utf8).words
    if DesignWords.areStrong(said) || DesignWords.areStrong(folders) { return true }
    let kinds = page.contents.headings.count { heading in
      DesignWords.areOfHeading(ClaimWords.english(NameWords(heading.text).words))
    }
    if kinds >= leastHeadings { return true }
    if subject.homes.contains(RelativePath.folder(of: page.path)) { return true }
    return values() >= (DesignWords.areWeak(said + folders) ? leastOfNamed : mostOfOthers)
  }

  /// Whether a page of a folder without settings tells by its name or its folder what was so at some time.
  package static func isRecord(_ page: Page, in system: DesignSystem) -> Bool {
    system.isPlain && !page.givesTokens && DesignWords.areOfRecord(name(of: page), in: folders(of: page))
  }

  private static func name(of page: Page) -> [String] {
    NameWords(RelativePath.name(of: page.path).prefix { $0 != "." }.utf8).words
  }

  private static func folders(of page: Page) -> [String] {
    page.path.split(separator: "/").dropLast().flatMap { NameWords($0.utf8).words }
  }

  /// The folders whose name may be that of a design, and that are one's: the system has tokens, or several pages in them are
  /// called after parts of a look.
  static func homes(of system: DesignSystem) -> Set<String> {
    guard system.isPlain else { return [] }
    var counts: [String: Int] = [:]
    for page in system.pages {
      let folder = RelativePath.folder(of: page.path)
      guard counts[folder] != nil || DesignWords.nameHome(NameWords(folder.utf8).words) else { continue }
      counts[folder, default: 0] += DesignWords.namePart(name(of: page)) ? 1 : 0
    }
    return Set(counts.filter { system.hasTokens || $0.value >= leastLooks }.keys)
  }

  private static let leastLooks = 2
  private static let (leastHeadings, leastOfNamed, mostOfOthers) = (2, 2, 4)
}
