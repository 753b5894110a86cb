import Differences

/// What differs between two versions of a listing, value by value: `dark --bg #272a2f → #0f1614 (ΔE 8.1, clear)`.
struct ListingDifference {
  let text: String
  /// The colours that became others, came or went, each with its name.
  let colors: [ThemedChange]

  private static let most = 6

  /// Nil where the values of either are not known, and where none of them differs.
  init?(_ old: PageBlock, _ new: PageBlock, _ thresholds: Thresholds) {
    guard let before = Listing(old.text, language: old.fenceName)?.entries,
      let after = Listing(new.text, language: new.fenceName)?.entries
    else { return nil }
    let scopes = Set((before + after).map(\.scopes))
    var parts: [String] = []
    var (moved, gone, come): ([ThemedChange], [ThemedChange], [ThemedChange]) = ([], [], [])
    let pairs = Self.pairs(before, after)
    for case (let entry?, nil) in pairs {
      let name = Self.name(of: entry, among: scopes)
      parts.append("− " + [name, Self.clipped(entry)].filter { !$0.isEmpty }.joined(separator: ": "))
      gone += Figures.color(entry.value).map { [ThemedChange(only: $0, named: name, isNew: false)] } ?? []
    }
    for case (let former, let entry?) in pairs {
      let name = Self.name(of: entry, among: scopes)
      guard let former else {
        parts.append("+ " + [name, Self.clipped(entry)].filter { !$0.isEmpty }.joined(separator: ": "))
        come += Figures.color(entry.value).map { [ThemedChange(only: $0, named: name, isNew: true)] } ?? []
        continue
      }
      let colors = (Figures.color(former.value), Figures.color(entry.value))
      // The letters of a colour are large or small as its typist likes.
      if former.value == entry.value || colors.0 != nil && colors.0 == colors.1 { continue }
      let change = colors.0 == nil || colors.1 == nil ? nil : ThemedChange(colors.0, colors.1, named: name, thresholds)
      let (old, new) = (Self.clipped(former), Self.clipped(entry))
      parts.append("\(name) \(old) → \(new)" + (change?.difference.map { " (\($0.text))" } ?? ""))
      if let change { moved.append(change) }
    }
    if parts.isEmpty { return nil }
    colors = moved + gone + come
    let more = parts.count > Self.most ? ["and \(parts.count - Self.most) more"] : []
    text = (parts.prefix(Self.most) + more).joined(separator: "; ")
  }

  private static func clipped(_ entry: Listing.Entry) -> String { ChangeWords.clipped(entry.value, 80) }

  /// Where a value stands: what it is in, its name, and how many of that name stand there before it.
  private struct Place: Hashable {
    let scopes: [String]
    let name: String
    let number: Int
  }

  private static func placed(_ entries: [Listing.Entry]) -> [(Place, Listing.Entry)] {
    var counts: [Place: Int] = [:]
    return entries.map { entry in
      // An item of a list is what it says, wherever it stands in it.
      let name = entry.name.isEmpty ? entry.value : entry.name
      let first = Place(scopes: entry.scopes, name: name, number: 0)
      let number = counts[first, default: 0]
      counts[first] = number + 1
      return (Place(scopes: entry.scopes, name: name, number: number), entry)
    }
  }

  /// The values of both versions by their places: those that are gone, and then all that there are.
  static func pairs(
    _ old: [Listing.Entry], _ new: [Listing.Entry]
  ) -> [(old: Listing.Entry?, new: Listing.Entry?)] {
    let (before, after) = (placed(old), placed(new))
    let (was, has) = (
      Dictionary(before) { first, _ in first }, Dictionary(after) { first, _ in first }
    )
    return before.filter { has[$0.0] == nil }.map { ($0.1, nil) } + after.map { (was[$0.0], $0.1) }
  }

  /// A name with what it is in, where a listing has several such: the theme that a selector says, or the key.
  private static func name(of entry: Listing.Entry, among scopes: Set<[String]>) -> String {
    guard scopes.count > 1, let last = entry.scopes.last else { return entry.name }
    let words = Set(entry.scopes.joined(separator: " ").lowercased().split { !$0.isLetter })
    for theme in ["dark", "light"] where words.contains(Substring(theme)) { return "\(theme) \(entry.name)" }
    if last == ":root" { return entry.name }
    let isKey = last.allSatisfy { $0.isLetter || $0.isNumber || "-_$".contains($0) }
    return isKey ? "\(last).\(entry.name)" : "\(last) \(entry.name)"
  }
}
