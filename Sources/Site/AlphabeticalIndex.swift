import Files
package import Guide
import Plates
import Printing
import Specimens
import Syntax
import TokenValues
import Tokens
import Wording

/// Everything in a system by its name: pages and their other names, what their headings speak of, values that have a name,
/// groups of tokens, and components that only tokens describe.
package struct AlphabeticalIndex {
  package struct Entry {
    package let name: String
    /// What it is, or where it is.
    package let note: String
    package let url: String
    /// The place on the page, with its number sign; empty for the whole page.
    package let fragment: String
    /// Whether the name is a token's path.
    package internal(set) var isPath = false
    /// Whether it is a part of a page.
    var isHeading = false
  }

  package struct Letter {
    /// A capital, or `0–9` for what begins with a figure or a sign.
    package let name: String
    let id: String
    package let entries: [Entry]
  }

  package let letters: [Letter]

  package init(of system: DesignSystem) {
    let values = Self.values(of: system)
    // A heading that is named as a value says no more than the value.
    let named = Set(values.map { $0.name.lowercased() })
    let pages = Self.pages(of: system).filter { !$0.isHeading || !named.contains($0.name.lowercased()) }
    var entries = pages + values + Self.groups(of: system, beside: pages)
    if system.hasTokenBoard { entries += Self.components(of: system) }
    var seen: Set<String> = []
    var groups: [String: [Keyed]] = [:]
    for entry in entries where seen.insert("\(entry.name)\n\(entry.url)\(entry.fragment)").inserted {
      let name = IndexName(entry.name)
      groups[name.letter, default: []].append(Keyed(entry: entry, key: name.key))
    }
    letters = groups.sorted { IndexName.isBefore($0.key, $1.key) }.map { letter, members in
      let sorted = members.sorted { $0.key < $1.key }
      let id = letter == IndexName.figures ? "letter:figures" : "letter:" + letter
      return Letter(name: letter, id: id, entries: sorted.map(\.entry))
    }
  }

  private struct Keyed {
    let entry: Entry
    let key: NaturalKey
  }

  // MARK: Pages

  /// In a system with more pages than these, only pages are listed.
  private static let mostWithHeadings = 1_000
  /// A heading on so many pages names a part of a page, such as its states, and no subject.
  private static let common = 2

  /// What the parts of a component's page are called.
  private static let parts: Set = [
    "Use", "Usage", "Variants", "Anatomy", "States", "Behaviour", "Behavior", "Content", "Accessibility", "Measures",
    "Tokens", "Open points", "Evidence", "Related",
  ]

  /// What the parts of any document are called.
  private static let general: Set = [
    "about", "approach", "background", "basics", "code", "details", "everything", "everywhere", "example", "examples",
    "files", "general", "how", "in general", "introduction", "more", "notes", "other", "others", "overview",
    "principles", "sources", "summary", "what", "why", "contents", "list", "lists", "range", "rules", "scale", "sizes",
  ]

  /// First words of a heading that goes on from the one above it: “On a card”, “From smallest to largest”.
  private static let beginnings: Set = [
    "after", "as", "at", "before", "by", "for", "from", "if", "in", "on", "what", "with", "without",
  ]

  private static func pages(of system: DesignSystem) -> [Entry] {
    var entries: [Entry] = []
    let sections = system.sections.flatMap { section in section.pages.map { (page: $0, section: section.title) } }
    let hasHeadings = system.pages.count <= mostWithHeadings
    let counts = hasHeadings ? headings(of: system) : [:]
    for (page, section) in (system.overview.map { [($0, "")] } ?? []) + sections {
      let isFront = page.url == system.url("index.html")
      let note = [section, page.status ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
      if !isFront { entries.append(Entry(name: page.title, note: note, url: page.url, fragment: "")) }
      for alias in page.facts.aliases {
        entries.append(Entry(name: alias, note: "see \(page.title)", url: page.url, fragment: ""))
      }
      guard hasHeadings else { continue }
      for heading in page.contents.headings where isSubject(heading, on: page, counts) {
        let note = page.title
        entries.append(
          Entry(name: heading.text, note: note, url: page.url, fragment: "#" + heading.id, isHeading: true))
      }
    }
    return entries
  }

  /// On how many pages a heading is.
  private static func headings(of system: DesignSystem) -> [String: Int] {
    var counts: [String: Int] = [:]
    for page in system.pages {
      for text in Set(page.contents.headings.map(\.text)) { counts[text, default: 0] += 1 }
    }
    return counts
  }

  private static func isSubject(_ heading: Heading, on page: Page, _ counts: [String: Int]) -> Bool {
    (2...3).contains(heading.level) && heading.node != page.titleHeading?.node && heading.text != page.title
      && !heading.text.isEmpty && counts[heading.text, default: 0] < common
      && !(page.kind == .component && parts.contains(heading.text)) && !general.contains(heading.text.lowercased())
      && !heading.text.hasPrefix("All ") && !isPhrase(heading.text)
  }

  private static func isPhrase(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return words.count > 1 && beginnings.contains(String(words[0]))
  }

  // MARK: Tokens

  /// In a system with more values than these, only their groups are listed.
  private static let mostValues = 300

  /// Values that people look for by a name: those that their document calls something, colours, type, springs and
  /// haptics. What belongs to one component is on its page.
  private static func values(of system: DesignSystem) -> [Entry] {
    let tokens = system.tokens.tokens.filter { isNamed($0, in: system) }
    guard tokens.count <= mostValues else { return [] }
    let kinds = TokenType.allCases.map { type in tokens.filter { $0.type == type } }
    return kinds.flatMap { tokens in
      zip(tokens, Plate.names(ofMotion: tokens.map(\.path), in: system)).map { token, name in
        let url = system.url("tokens.html")
        return Entry(name: name, note: note(on: token), url: url, fragment: "#" + TokenAnchor.id(of: token.path))
      }
    }
  }

  private static func isNamed(_ token: Token, in system: DesignSystem) -> Bool {
    guard !token.isNotGiven, let first = token.path.segments.first, !ownersOfParts.contains(first) else { return false }
    if token.documentName != nil { return true }
    // What refers to another value is looked for where the document has its name.
    if isLookedFor(token.type), !sides.contains(token.path.name), system.settings.origin(of: token.path) == .document {
      return true
    }
    return isLookedFor(token.type) && token.aliases.isEmpty && !sides.contains(token.path.name)
      && system.settings.origin(of: token.path) != .guide
  }

  /// Last parts of paths that only tell two values of one thing apart.
  private static let sides: Set = ["light", "dark", "min", "max"]

  /// A colour or a length by its figure, anything else by its kind.
  private static func note(on token: Token) -> String {
    switch token.type {
    case .color, .dimension: TokenText.told(token.value, missing: token.notGiven)
    case .typography: "type style"
    case .gradient, .spring, .haptic, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
      .transition, .shadow:
      String(token.type.noun.dropFirst(2))
    }
  }

  /// First parts of paths of tokens that belong to a component.
  private static let ownersOfParts: Set = ["component", "components", "comp"]

  private static func isLookedFor(_ type: TokenType) -> Bool {
    switch type {
    case .color, .gradient, .typography, .spring, .haptic: true
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
      .shadow:
      false
    }
  }

  /// The groups of tokens that no page is named for, each leading to its first token; in a system without pages also
  /// those within them.
  private static func groups(of system: DesignSystem, beside pages: [Entry]) -> [Entry] {
    let titles = Set(pages.map { key($0.name) })
    let titled = Set(system.allTokens.tokens.map(\.path.root)).filter { titles.contains(key($0)) }
    let depths = system.sections.isEmpty ? 2 : 1
    var order: [String] = []
    var members: [String: (first: TokenPath, count: Int)] = [:]
    for token in system.allTokens.tokens {
      let segments = token.path.segments
      guard segments.count > 1, !titled.contains(segments[0]) else { continue }
      for depth in 1...min(depths, segments.count - 1) {
        let group = segments.prefix(depth).joined(separator: ".")
        if members[group] == nil { order.append(group) }
        members[group, default: (token.path, 0)].count += 1
      }
    }
    return order.compactMap { group in
      members[group].map { first, count in
        Entry(
          name: group, note: count.counted("token"), url: system.url("tokens.html"),
          fragment: "#" + TokenAnchor.id(of: first), isPath: true)
      }
    }
  }

  /// The letters of a name, of one thing or several: those of `modern-card` are those of “ModernCards”.
  private static func key(_ name: String) -> String { name.lowercased().filter(\.isLetter).singular }

  private static func components(of system: DesignSystem) -> [Entry] {
    ComponentBoard.parts(of: system, pageURL: system.componentsURL).map { part in
      Entry(
        name: part.name, note: "component", url: system.url("tokens.html"),
        fragment: "#" + TokenAnchor.id(of: part.token))
    }
  }
}
