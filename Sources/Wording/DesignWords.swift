/// The words in the names of documents and folders, and in headings, by which a document is told to be about a design or about
/// something else. Names are given as their words in small letters.
package enum DesignWords {
  /// Whether a name says what a document is in any repository.
  package static func areOfRepository(_ name: [String]) -> Bool {
    !ofRepositories.isDisjoint(with: name) || name.starts(with: ["code", "of", "conduct"])
  }

  private static let ofRepositories: Set<String> = [
    "readme", "license", "licence", "copying", "notice", "authors", "contributors", "contributing", "security",
    "support", "governance", "maintainers", "agents", "agent", "claude", "gemini", "copilot", "skill", "faq", "install",
    "installation", "setup", "deployment", "deploy", "testing", "architecture", "api", "quickstart", "index",
  ]

  /// Whether a document tells what was done, found or intended at some time, by its name or by a folder that it is in. One that
  /// is called after a design and nothing else is none, wherever it is.
  package static func areOfRecord(_ name: [String], in folders: [String]) -> Bool {
    name != design && !(records.isDisjoint(with: name) && placesOfRecords.isDisjoint(with: folders))
  }

  /// The name of a document that is about a design by that alone.
  package static let design = ["design"]

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
  package static func areStrong(_ words: [String]) -> Bool {
    if !strong.isDisjoint(with: words) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      ["design", "style", "visual", "ui", "brand"].contains(first) && wholes.contains(second)
    }
  }

  /// Whether some of them are words of documents about a look, and about other things.
  package static func areWeak(_ words: [String]) -> Bool { !weak.isDisjoint(with: words) }

  /// Whether some of them are those of a part of a look.
  package static func namePart(_ words: [String]) -> Bool { !looks.isDisjoint(with: words) }

  /// Whether a folder with such a name may be that of a design.
  package static func nameHome(_ words: [String]) -> Bool { !homes.isDisjoint(with: words) }

  /// Whether some words of a heading, in English, are those of documents about a look.
  package static func areOfHeading(_ words: [String]) -> Bool { !headings.isDisjoint(with: words) }

  private static let strong: Set<String> = [
    "styleguide", "brandbook", "branding", "palette", "palettes", "typography", "token", "tokens", "color", "colors",
    "colour", "colours", "spacing", "iconography", "foundations", "stylesheet", "elevation",
  ]
  private static let wholes: Set<String> = [
    "system", "systems", "guide", "guides", "guideline", "guidelines", "language", "identity", "tokens", "book",
    "standards", "principles", "rules", "spec", "specification", "specs", "kit",
  ]
  private static let weak: Set<String> = [
    "design", "style", "styles", "brand", "ui", "ux", "theme", "themes", "theming", "component", "components", "layout",
    "css", "tailwind", "figma", "motion", "animation", "animations", "icons", "icon", "accessibility", "a11y", "wcag",
    "visual", "look", "font", "fonts", "type", "guide", "guidelines", "radius", "shadow", "shadows", "dark",
  ]
  private static let looks = weak.union(strong).subtracting(["design", "ui", "ux", "guide", "guidelines", "type"])
  private static let homes: Set<String> = [
    "design", "designs", "components", "component", "foundations", "foundation", "styles", "brand", "theme", "theming",
  ]
  private static let headings: Set<String> = [
    "color", "palette", "typography", "spacing", "radius", "radii", "shadow", "shadows", "elevation", "motion",
    "iconography", "icons", "tokens", "fonts", "breakpoints", "borders", "corners",
  ]
}
