import Colorimetry
import Differences
import Files
import Guide
import Plates
import TokenValues
import Tokens
import Wording

/// The custom properties of stylesheets, compared name by name: those who style with them are who a change is for.
///
/// Where a stylesheet is made of tokens, the change of a token is told as that of the token alone.
enum StylesheetComparison {
  static func changes(
    _ base: GuideVersion, _ head: GuideVersion, _ thresholds: Thresholds, system: (String) -> String
  ) -> [Change] {
    // A stylesheet of a page is compared with its page.
    let ofPages = Set([base, head].flatMap(\.guide.systems).flatMap(\.pages).compactMap(\.stylesheet?.path))
    let sheets = [base, head].map { version in
      let own = version.tokenFiles.filter { isStylesheet($0.path) && !ofPages.contains($0.path) }
      return Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    }
    let paths = Set(sheets[0].keys).union(sheets[1].keys).sorted()
    let differing = paths.filter { sheets[0][$0]?.bytes != sheets[1][$0]?.bytes }
    if differing.isEmpty { return [] }
    let told = ToldTokens(base.guide, head.guide)
    return differing.compactMap { path in
      let (old, new) = (sheets[0][path].map(SheetProperties.init), sheets[1][path].map(SheetProperties.init))
      let edits = edits(old, new, thresholds).filter { !told.tells($0.property.name) }.map(\.told)
      return edits.isEmpty ? nil : change(of: path, edits, in: system(path))
    }
  }

  static func isStylesheet(_ path: String) -> Bool { path.hasSuffix(".css") }

  /// What differs, in the order of the new version; what is gone follows.
  private static func edits(
    _ old: SheetProperties?, _ new: SheetProperties?, _ thresholds: Thresholds
  ) -> [(property: SheetProperties.Property, told: Change.Property)] {
    let come = new?.properties ?? []
    let gone = (old?.properties ?? []).filter { new?.values[$0] == nil }
    return (come + gone).compactMap { property in
      let (before, after) = (old?.values[property], new?.values[property])
      let colors = (before.flatMap { Figures.color($0) }, after.flatMap { Figures.color($0) })
      // `#FFF` is `#ffffff`.
      if before == after || colors.0 != nil && colors.0 == colors.1 { return nil }
      let color = ThemedChange(colors.0, colors.1, named: property.label, thresholds)
      return (property, Change.Property(name: property.label, before: before, after: after, color: color))
    }
  }

  private static func change(of path: String, _ edits: [Change.Property], in system: String) -> Change {
    let told = edits.map { edit -> String in
      guard let before = edit.before else { return "+ \(edit.name): \(edit.after ?? "")" }
      guard let after = edit.after else { return "− \(edit.name): \(before)" }
      return "\(edit.name): \(before) → \(after)" + (edit.color?.difference.map { " (\($0.text))" } ?? "")
    }
    func lines(_ value: KeyPath<Change.Property, String?>) -> String? {
      let lines = edits.compactMap { edit in edit[keyPath: value].map { "\(edit.name): \($0)" } }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
    var change = Change(
      .customPropertiesChanged, in: system, path, before: lines(\.before), after: lines(\.after),
      size: ChangeWords.shortened(told).joined(separator: "; "), judgement(edits))
    change.properties = edits
    change.colors = edits.compactMap(\.color)
    return change
  }

  private static func judgement(_ edits: [Change.Property]) -> Judgement {
    let gone = edits.count { $0.after == nil }
    if gone > 0 {
      return Judgement(
        .breaking, .major,
        gone == 1
          ? "a property is gone: whatever uses it finds nothing"
          : "\(gone) properties are gone: whatever uses them finds nothing")
    }
    if edits.allSatisfy({ $0.before == nil }) { return Judgement(.quiet, .minor, "nothing that exists changes") }
    return Judgement(.visible, .minor, "whatever is styled with them looks different")
  }

  /// The tokens that differ between two versions, by which stylesheets made of tokens differ too.
  private struct ToldTokens {
    /// Their paths as words, and those without the first group, as `accent` for `colors.accent`.
    private var (whole, short): (Set<[String]>, Set<[String]>) = ([], [])

    init(_ base: Guide, _ head: Guide) {
      let values = [base, head].map(Self.values)
      for path in Set(values[0].keys).union(values[1].keys) where values[0][path] != values[1][path] {
        whole.insert(NameWords(path.description).words)
        let members = path.segments.dropFirst()
        if !members.isEmpty { short.insert(NameWords(members.joined(separator: ".")).words) }
      }
    }

    /// All values of each token, theme by theme.
    private static func values(of guide: Guide) -> [TokenPath: [String]] {
      var values: [TokenPath: [String]] = [:]
      for theme in guide.systems.flatMap(\.themes.themes) {
        for token in theme.tokens.tokens { values[token.path, default: []].append(token.value.digest) }
      }
      return values
    }

    /// Whether a property is made of one of them: it has its name, or its path behind a prefix of its own.
    func tells(_ property: String) -> Bool {
      if whole.isEmpty { return false }
      let words = NameWords(property).words
      return short.contains(words) || words.indices.contains { whole.contains(Array(words[$0...])) }
    }
  }
}
