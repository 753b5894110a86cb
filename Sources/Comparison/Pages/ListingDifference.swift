import Differences

/// What differs between two versions of a listing, value by value: `dark --bg #272a2f → #0f1614 (ΔE 8.1, clear)`.
struct ListingDifference {
  let text: String
  /// The colours that became others, came or went, each with its name.
  let colors: [ThemedChange]

  private static let most = 6

  /// Nil where the values of either are not known, and where none of them differs.
  init?(_ old: PageBlock, _ new: PageBlock, _ thresholds: Thresholds) {
    guard let before = Listing(old.text, language: old.fenceName)?.members,
      let after = Listing(new.text, language: new.fenceName)?.members
    else { return nil }
    let scopes = Set((before + after).map(\.scopes))
    var parts: [String] = []
    var (moved, gone, come): ([ThemedChange], [ThemedChange], [ThemedChange]) = ([], [], [])
    let pairs = Self.pairs(before, after)
    for case (let member?, nil) in pairs {
      let name = Self.name(of: member, among: scopes)
      parts.append("− " + [name, Self.clipped(member)].filter { !$0.isEmpty }.joined(separator: ": "))
      gone += Figures.color(member.value).map { [ThemedChange(only: $0, named: name, isNew: false)] } ?? []
    }
    for case (let former, let member?) in pairs {
      let name = Self.name(of: member, among: scopes)
      guard let former else {
        parts.append("+ " + [name, Self.clipped(member)].filter { !$0.isEmpty }.joined(separator: ": "))
        come += Figures.color(member.value).map { [ThemedChange(only: $0, named: name, isNew: true)] } ?? []
        continue
      }
      let colors = (Figures.color(former.value), Figures.color(member.value))
      // The letters of a colour are large or small as its typist likes.
      if former.value == member.value || colors.0 != nil && colors.0 == colors.1 { continue }
      let change = colors.0 == nil || colors.1 == nil ? nil : ThemedChange(colors.0, colors.1, named: name, thresholds)
      let (old, new) = (Self.clipped(former), Self.clipped(member))
      parts.append("\(name) \(old) → \(new)" + (change?.difference.map { " (\($0.text))" } ?? ""))
      if let change { moved.append(change) }
    }
    if parts.isEmpty { return nil }
    colors = moved + gone + come
    let more = parts.count > Self.most ? ["and \(parts.count - Self.most) more"] : []
    text = (parts.prefix(Self.most) + more).joined(separator: "; ")
  }

  private static func clipped(_ member: Listing.Member) -> String { ChangeWords.clipped(member.value, 80) }

  /// Where a value is: what it is in, its name, and how many of that name are there before it.
  private struct Place: Hashable {
    let scopes: [String]
    let name: String
    let number: Int
  }

  private static func placed(_ members: [Listing.Member]) -> [(Place, Listing.Member)] {
    var counts: [Place: Int] = [:]
    return members.map { member in
      // An item of a list is what it says, wherever it is in it.
      let name = member.name.isEmpty ? member.value : member.name
      let first = Place(scopes: member.scopes, name: name, number: 0)
      let number = counts[first, default: 0]
      counts[first] = number + 1
      return (Place(scopes: member.scopes, name: name, number: number), member)
    }
  }

  /// The values of both versions by their places: those that are gone, and then all that there are.
  static func pairs(
    _ old: [Listing.Member], _ new: [Listing.Member]
  ) -> [(old: Listing.Member?, new: Listing.Member?)] {
    let (before, after) = (placed(old), placed(new))
    let (was, has) = (
      Dictionary(before) { first, _ in first }, Dictionary(after) { first, _ in first }
    )
    return before.filter { has[$0.0] == nil }.map { ($0.1, nil) } + after.map { (was[$0.0], $0.1) }
  }

  /// A name with what it is in, where a listing has several such: the theme that a selector says, or the key.
  private static func name(of member: Listing.Member, among scopes: Set<[String]>) -> String {
    guard scopes.count > 1, let last = member.scopes.last else { return member.name }
    let words = Set(member.scopes.joined(separator: " ").lowercased().split { !$0.isLetter })
    for theme in ["dark", "light"] where words.contains(Substring(theme)) { return "\(theme) \(member.name)" }
    if last == ":root" { return member.name }
    let isKey = last.allSatisfy { $0.isLetter || $0.isNumber || "-_$".contains($0) }
    return isKey ? "\(last).\(member.name)" : "\(last) \(member.name)"
  }
}
