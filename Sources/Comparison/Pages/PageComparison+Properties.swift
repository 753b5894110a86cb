import Differences
import Files
import Guide
import Matching
import Plates
import Printing
import Syntax

/// What differs in the front matter of a page, and in the stylesheet beside it.
extension PageComparison {
  /// The text of a page's stylesheet, without what its white space says, and of what the page uses of the shared one.
  func sheet(_ page: Page, and shared: PreviewStylesheet?) -> String? {
    let used = shared?.part(for: Set(page.classes(inBlocks: BlockDrawing.isDrawn).joined())).css ?? ""
    let own = page.stylesheet.map { PlainStylesheet.text($0.bytes) }
    return used.isEmpty ? own : used + (own ?? "")
  }

  func properties(_ old: Page, _ new: Page) -> [Change] {
    let all: [(String, String?, String?, Bool)] =
      [
        ("title", old.title, new.title, true),
        ("summary", Self.filled(old.summary), Self.filled(new.summary), true),
        ("kind", old.kind.rawValue, new.kind.rawValue, true),
        ("status", old.status, new.status, true),
        ("order", old.order.map(String.init), new.order.map(String.init), false),
        ("related", related(old, isOld: true), related(new, isOld: false), false),
      ] + zip(Self.facts(old.facts), Self.facts(new.facts)).map { ($0.name, $0.text, $1.text, true) }
    let left = old.formerURLs.filter { !new.formerURLs.contains($0) && $0 != new.url }
    let gained = new.formerURLs.filter { !old.formerURLs.contains($0) && $0 != old.url }
    let aliases =
      left.isEmpty && gained.isEmpty
      ? []
      : [
        Change(
          .propertyChanged, in: slug, new.path, heading: "aliases",
          before: Self.filled(old.formerURLs.joined(separator: ", ")),
          after: Self.filled(new.formerURLs.joined(separator: ", ")),
          left.isEmpty
            ? Judgement(.quiet, .patch, "more addresses lead here")
            : Judgement(.visible, .minor, "links from elsewhere to \(left[0]) lead nowhere"))
      ]
    // A title that is only the first heading changes with it, and the name of a component is told as such.
    let ownTitle = (old.titleHeading == nil || new.titleHeading == nil) && !isRenamed(old, new)
    return aliases + others(old, new)
      + all.compactMap { name, before, after, isSeen in
        if before == after || name == "title" && !ownTitle { return nil }
        return Change(
          .propertyChanged, in: slug, new.path, heading: name, before: before, after: after,
          isSeen
            ? Judgement(.visible, .patch, "readers see it")
            : Judgement(.quiet, .patch, "only the order and the links of pages change"))
      }
  }

  /// The keys that are for other tools, and those that only the author knows: lists and texts, but no groups of tokens.
  private func others(_ old: Page, _ new: Page) -> [Change] {
    let known = Set(PageReader.keys + (new.givesTokens || old.givesTokens ? ["name", "description"] : []))
    let texts = [old, new].map { page in
      (page.document.frontMatter?.value.members ?? []).compactMap { member -> (key: String, text: String)? in
        guard !known.contains(member.key), let texts = member.value.strings else { return nil }
        return (member.key, texts.joined(separator: ", "))
      }
    }
    let before = Dictionary(texts[0].map { ($0.key, $0.text) }) { first, _ in first }
    let after = Dictionary(texts[1].map { ($0.key, $0.text) }) { first, _ in first }
    var seen: Set<String> = []
    return (texts[1] + texts[0]).map(\.key).filter { seen.insert($0).inserted && before[$0] != after[$0] }.map { key in
      Change(
        .propertyChanged, in: slug, new.path, heading: key, before: before[key], after: after[key],
        Judgement(.quiet, .patch, "no page shows it"))
    }
  }

  static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// What the line below the title says, by the keys of the front matter.
  private static func facts(_ facts: PageFacts) -> [(name: String, text: String?)] {
    [
      ("source", filled(facts.source.joined(separator: ", "))),
      (
        "platforms", filled(facts.platforms.map { $0.name + ($0.state.map { " \($0)" } ?? "") }.joined(separator: ", "))
      ),
      ("aliases", filled(facts.aliases.joined(separator: ", "))), ("since", facts.since), ("owner", facts.owner),
      ("reviewed", facts.reviewed),
      ("links", filled(facts.links.map { "\($0.label): \($0.target)" }.joined(separator: ", "))),
    ]
  }

  private func related(_ page: Page, isOld: Bool) -> String? {
    Self.filled(page.related.map { isOld ? files.name(of: $0.path) : $0.path }.joined(separator: ", "))
  }
}
