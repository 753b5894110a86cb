import Colorimetry
import Dialects
import Differences
import Files
import Guide
import Plates
import TokenValues
import Tokens
import Wording

/// The custom properties of stylesheets that are no tokens, compared name by name: those of parts of the page, all of a
/// stylesheet that is not read, and which of them rules take. Those who style with them are who a change is for.
///
/// Where a stylesheet is made of tokens, the change of a token is told as that of the token alone.
enum StylesheetComparison {
  /// - Parameter renamed: what tokens of a system are called now, by its slug.
  static func changes(
    _ base: GuideVersion, _ head: GuideVersion, _ thresholds: Thresholds, renamed: [String: RenamedTokens],
    system: (String) -> String
  ) -> [Change] {
    // A stylesheet of a page is compared with its page, and one of all pages with those that use it.
    let sheetsOfPages = [base, head].flatMap(\.guide.systems).flatMap { $0.pages.map(\.stylesheet) + [$0.sharedStyles] }
    let ofPages = Set(sheetsOfPages.compactMap { $0?.path })
    let sheets = [base, head].map { version in
      let own = version.tokenFiles.filter { ProjectLayout.isStylesheet($0.path) && !ofPages.contains($0.path) }
      return Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    }
    let paths = Set(sheets[0].keys).union(sheets[1].keys).sorted()
    let differing = paths.filter { sheets[0][$0]?.bytes != sheets[1][$0]?.bytes }
    if differing.isEmpty { return [] }
    let tokens = ToldTokens(base.guide, head.guide)
    // The names that the new version declares anywhere.
    lazy var declared = Set(sheets[1].values.flatMap { Stylesheet($0).properties.map(\.name) })
    return differing.compactMap { path in
      let (old, new) = (sheets[0][path].map(Stylesheet.init), sheets[1][path].map(Stylesheet.init))
      let edits = edits(old, new, renamed[system(path)], thresholds).filter {
        !tokens.tell($0.property, $0.told, in: path)
      }
      let told = edits.map(\.told) + uses(sheets[0][path], sheets[1][path], renamed[system(path)])
      if told.isEmpty { return nil }
      let gone = edits.filter { $0.told.after == nil }
      let lost = gone.count { !declared.contains($0.property.name) }
      return change(of: path, told, judgement(told, lost: lost), in: system(path))
    }
  }

  /// What differs, in the order of the new version; what is gone follows. What only follows a token to its new name is
  /// told with that.
  private static func edits(
    _ old: Stylesheet?, _ new: Stylesheet?, _ renamed: RenamedTokens?, _ thresholds: Thresholds
  ) -> [(property: Stylesheet.Property, told: Change.Property)] {
    let come = new?.properties ?? []
    let gone = (old?.properties ?? []).filter { new?.values[$0] == nil }
    return (come + gone).compactMap { property in
      let (before, after) = (old?.values[property], new?.values[property])
      let colors = (before.flatMap { Figures.color($0) }, after.flatMap { Figures.color($0) })
      let label = [property.place, property.name].compactMap(\.self).joined(separator: " ")
      // `#FFF` is `#ffffff`.
      if before == after || colors.0 != nil && colors.0 == colors.1 { return nil }
      if let renamed, let before, renamed.text(before) == after { return nil }
      let color = ThemedChange(colors.0, colors.1, named: label, thresholds)
      return (property, Change.Property(name: label, before: before, after: after, color: color))
    }
  }

  /// The properties of rules that take another custom property than they did: `a:hover color`.
  private static func uses(
    _ old: SourceFile?, _ new: SourceFile?, _ renamed: RenamedTokens?
  ) -> [Change.Property] {
    func entries(_ file: SourceFile?) -> [Listing.Member] {
      file.flatMap { Listing(String(decoding: $0.bytes, as: UTF8.self), language: "css") }?.members ?? []
    }
    return ListingDifference.pairs(entries(old), entries(new)).compactMap { pair in
      guard case (let before?, let after?) = pair, before.value != after.value, !after.name.hasPrefix("--"),
        [before, after].contains(where: { $0.value.contains("var(--") }), renamed?.text(before.value) != after.value
      else { return nil }
      let name = (after.scopes.suffix(1) + [after.name]).joined(separator: " ")
      return Change.Property(name: name, before: before.value, after: after.value, color: nil)
    }
  }

  private static func change(
    of path: String, _ edits: [Change.Property], _ judgement: Judgement, in system: String
  ) -> Change {
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
      size: ChangeWords.shortened(told).joined(separator: "; "), judgement)
    change.properties = edits
    change.colors = edits.compactMap(\.color)
    return change
  }

  /// - Parameter lost: how many properties are declared nowhere any more.
  private static func judgement(_ edits: [Change.Property], lost: Int) -> Judgement {
    if lost > 0 {
      return Judgement(
        .breaking, .major,
        lost == 1
          ? "a property is gone: whatever uses it finds nothing"
          : "\(lost) properties are gone: whatever uses them finds nothing")
    }
    if edits.allSatisfy({ $0.before == nil }) { return Judgement(.quiet, .minor, "nothing that exists changes") }
    return Judgement(.visible, .minor, "whatever is styled with them looks different")
  }

  /// The tokens of two versions, which tell of themselves.
  private struct ToldTokens {
    /// The names of those that stylesheets declare, by file.
    private var names: [String: Set<String>] = [:]
    /// The values of those that differ, by their paths as words, with and without the first group: `accent` for
    /// `colors.accent`.
    private var (whole, short): ([[String]: Set<String>], [[String]: Set<String>]) = ([:], [:])

    init(_ base: Guide, _ head: Guide) {
      let values = [base, head].map { guide in
        var values: [TokenPath: [String]] = [:]
        for token in guide.systems.flatMap(\.themes.themes).flatMap(\.tokens.tokens) {
          note(token.path, in: token.span.file.path)
          values[token.path, default: []].append(token.value.color?.hex ?? TokenText.short(token.value))
        }
        for token in guide.systems.flatMap(\.themes.themes).flatMap(\.tokens.unresolvedTokens) {
          note(token.path, in: token.span.file.path)
        }
        return values
      }
      for path in Set(values[0].keys).union(values[1].keys) where values[0][path] != values[1][path] {
        let own = Set(values[1][path] ?? [])
        whole[NameWords(path.description).words, default: []].formUnion(own)
        let members = path.segments.dropFirst()
        if !members.isEmpty { short[NameWords(members.joined(separator: ".")).words, default: []].formUnion(own) }
      }
    }

    private mutating func note(_ path: TokenPath, in file: String) {
      if ProjectLayout.isStylesheet(file) { names[file, default: []].insert(path.description) }
    }

    /// A selector without the conditions under which it holds.
    private static func selector(of place: String) -> String { String(place.split(separator: " › ").last ?? "") }

    /// Whether a property is a token, or made of one that differs: it has its name, or its path after a prefix of its own,
    /// and its value.
    func tell(_ property: Stylesheet.Property, _ edit: Change.Property, in file: String) -> Bool {
      if !property.isOfPart, names[file]?.contains(property.name) == true { return true }
      if whole.isEmpty { return false }
      let words = NameWords(property.name).words
      // The same colour again, for browsers that know another notation.
      if (edit.after ?? edit.before).flatMap({ Figures.color($0) }) != nil,
        names[file]?.contains(property.name) == true, let place = property.place,
        StyleScope(Self.selector(of: place)) != .part,
        whole[words] != nil
      {
        return true
      }
      let named = [short[words]] + words.indices.map { whole[Array(words[$0...])] }
      let value = edit.after.map { Figures.color($0)?.hex ?? $0 }
      return named.contains { values in values.map { values in value.map(values.contains) ?? values.isEmpty } ?? false }
    }
  }
}
