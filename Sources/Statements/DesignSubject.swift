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
    let name = NameWords(RelativePath.name(of: page.path).prefix { $0 != "." }.utf8).words
    if name == ["design"] { return true }
    let folders = page.path.split(separator: "/").dropLast().flatMap { NameWords($0.utf8).words }
    if isRecord(name) || !placesOfRecords.isDisjoint(with: folders) { return false }
    if isOfRepository(name) { return values() >= mostOfOthers }
    if system.pages.count == 1 { return true }
    let said = name + NameWords(page.title.utf8).words
    if isStrong(said) || isStrong(folders) { return true }
    let kinds = page.contents.headings.count { heading in
      !headings.isDisjoint(with: ClaimWords.english(NameWords(heading.text).words))
    }
    if kinds >= leastHeadings { return true }
    if subject.homes.contains(RelativePath.folder(of: page.path)) { return true }
    let isNamed = !weak.isDisjoint(with: said) || !weak.isDisjoint(with: folders)
    return values() >= (isNamed ? leastOfNamed : mostOfOthers)
  }

  /// Whether a page of a folder without settings tells by its name or its folder what was so at some time.
  package static func isRecord(_ page: Page, in system: DesignSystem) -> Bool {
    guard system.isPlain, !page.givesTokens else { return false }
    let name = NameWords(RelativePath.name(of: page.path).prefix { $0 != "." }.utf8).words
    let folders = page.path.split(separator: "/").dropLast().flatMap { NameWords($0.utf8).words }
    return isRecord(name) || !placesOfRecords.isDisjoint(with: folders)
  }

  /// The folders whose name may be that of a design, and that are one's: the system has tokens, or several pages in them are
  /// called after parts of a look.
  static func homes(of system: DesignSystem) -> Set<String> {
    guard system.isPlain else { return [] }
    var counts: [String: Int] = [:]
    for page in system.pages {
      let folder = RelativePath.folder(of: page.path)
      guard counts[folder] != nil || !homeNames.isDisjoint(with: NameWords(folder.utf8).words) else { continue }
      let name = NameWords(RelativePath.name(of: page.path).prefix { $0 != "." }.utf8).words
      counts[folder, default: 0] += looks.isDisjoint(with: name) ? 0 : 1
    }
    return Set(counts.filter { system.hasTokens || $0.value >= leastLooks }.keys)
  }

  private static let leastLooks = 2
  private static let homeNames: Set<String> = [
    "design", "designs", "components", "component", "foundations", "foundation", "styles", "brand", "theme", "theming",
  ]
  private static let looks = weak.union(strong).subtracting(["design", "ui", "ux", "guide", "guidelines", "type"])

  private static let (leastHeadings, leastOfNamed, mostOfOthers) = (2, 2, 4)

  /// Whether a name says what a document is in any repository.
  private static func isOfRepository(_ name: [String]) -> Bool {
    !ofRepositories.isDisjoint(with: name) || name.starts(with: ["code", "of", "conduct"])
  }

  private static let ofRepositories: Set<String> = [
    "readme", "license", "licence", "copying", "notice", "authors", "contributors", "contributing", "security",
    "support", "governance", "maintainers", "agents", "agent", "claude", "gemini", "copilot", "skill", "faq", "install",
    "installation", "setup", "deployment", "deploy", "testing", "architecture", "api", "quickstart", "index",
  ]

  /// Whether a name is that of a document which tells what was done, found or intended at some time.
  private static func isRecord(_ name: [String]) -> Bool { !records.isDisjoint(with: name) }

  private static let records: Set<String> = [
    "changelog", "changes", "history", "releases", "release", "roadmap", "todo", "todos", "plan", "plans", "planning",
    "tasks", "backlog", "progress", "report", "reports", "handoff", "journal", "log", "logs", "adr", "rfc", "migration",
    "changeset", "postmortem", "retrospective", "audit", "summary", "implementation", "prd",
  ]
  private static let placesOfRecords: Set<String> = [
    "blog", "posts", "news", "articles", "plans", "sessions", "logs", "adr", "adrs", "decisions", "rfcs", "reports",
    "audits", "reviews", "changesets", "changeset", "superpowers", "prompts", "memory", "handoffs", "tasks", "issues",
  ]

  /// Whether words name the rules of a look, and nothing that other documents have too.
  private static func isStrong(_ words: [String]) -> Bool {
    if !strong.isDisjoint(with: words) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      ["design", "style", "visual", "ui", "brand"].contains(first) && wholes.contains(second)
    }
  }

  private static let strong: Set<String> = [
    "styleguide", "brandbook", "branding", "palette", "palettes", "typography", "token", "tokens", "color", "colors",
    "colour", "colours", "spacing", "iconography", "foundations", "stylesheet", "elevation",
  ]
  private static let wholes: Set<String> = [
    "system", "systems", "guide", "guides", "guideline", "guidelines", "language", "identity", "tokens", "book",
    "standards", "principles", "rules", "spec", "specification", "specs", "kit",
  ]
  /// Words of documents about a look, and about other things.
  private static let weak: Set<String> = [
    "design", "style", "styles", "brand", "ui", "ux", "theme", "themes", "theming", "component", "components", "layout",
    "css", "tailwind", "figma", "motion", "animation", "animations", "icons", "icon", "accessibility", "a11y", "wcag",
    "visual", "look", "font", "fonts", "type", "guide", "guidelines", "radius", "shadow", "shadows", "dark",
  ]
  /// Words of the headings of documents about a look.
  private static let headings: Set<String> = [
    "color", "palette", "typography", "spacing", "radius", "radii", "shadow", "shadows", "elevation", "motion",
    "iconography", "icons", "tokens", "fonts", "breakpoints", "borders", "corners",
  ]
}
