import Files
import Guide
import Statements
package import Syntax

/// What the format DESIGN.md asks of a page: which groups of tokens it has, and which sections in which order.
///
/// Source: the DESIGN.md format, sections "Schema" and "Section Order".
package struct DesignSections {
  /// A section of the format that the page has.
  package struct Section {
    /// Its place in the order of the format.
    package let rank: Int
    package let heading: Heading
  }

  /// The keys of the front matter that hold tokens.
  private let groups: [YAMLValue.Member]
  /// The parts that the front matter says are left out on purpose.
  private let omitted: Set<String>
  package let sections: [Section]

  /// Nil for a page whose front matter is not in the format: it gives no tokens under the format's own names.
  package init?(_ page: AuditedPage) {
    guard page.page.givesTokens, let front = page.document.frontMatter,
      front.value.members.contains(where: { Self.groups.contains($0.key) && !$0.value.members.isEmpty })
    else { return nil }
    groups = front.value.members.filter { Self.groups.contains($0.key) }
    omitted = Self.omitted(front.value["omitted"])
    sections = page.document.headings.compactMap { heading in
      guard heading.level == 2, page.document.parent(of: heading.node) == 0,
        let rank = Self.order.firstIndex(where: { $0.contains(Self.plain(heading.text)) })
      else { return nil }
      return Section(rank: rank, heading: heading)
    }
  }

  private static let groups = ["colors", "typography", "rounded", "spacing", "components"]

  /// The names of each section, in the order in which they are to stand.
  private static let order: [[String]] = [
    ["overview", "brand & style"], ["colors"], ["typography"], ["layout", "layout & spacing"],
    ["elevation & depth", "elevation"], ["shapes"], ["components"], ["do's and don'ts"],
  ]

  private static func plain(_ heading: String) -> String {
    heading.lowercased().replacing("’", with: "'")
  }

  /// `omitted: [spacing]`, or a list of `section` and `reason`. What gives an empty reason is not left out on purpose.
  private static func omitted(_ value: YAMLValue?) -> Set<String> {
    let entries = value.map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
    return Set(
      entries.compactMap { entry in
        if let name = entry.string { return name.lowercased() }
        if let reason = entry["reason"], reason.string?.isEmpty ?? true { return nil }
        return (entry["section"] ?? entry["name"])?.string?.lowercased()
      })
  }

  /// Whether the front matter says that a part is left out on purpose.
  package func omits(_ part: String) -> Bool { omitted.contains(part) }

  /// A group of the front matter with something in it.
  package func group(_ name: String) -> YAMLValue.Member? {
    groups.first { $0.key == name && !$0.value.members.isEmpty }
  }
}
