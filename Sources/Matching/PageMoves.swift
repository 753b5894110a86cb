import Differences
import Files
package import Guide

/// Which page of a system is which of its other version.
package struct PageMoves: Sendable {
  package struct Move: Sendable {
    package let old: Page
    package let new: Page
    package let likeness: Double
  }

  /// The pages that are not there any more.
  package let removed: [Page]
  /// The pages that are elsewhere. Those of a system that is called otherwise all do, and are none of these.
  package let moved: [Move]
  private let former: [ObjectIdentifier: Page]

  package init(_ base: DesignSystem, _ head: DesignSystem) {
    func place(of page: Page, in system: DesignSystem) -> String {
      base.slug == head.slug ? page.path : PageMoves.place(of: page, in: system)
    }
    let old = Dictionary(base.pages.map { (place(of: $0, in: base), $0) }) { first, _ in first }
    let there = Set(head.pages.map { place(of: $0, in: head) })
    let gone = base.pages.filter { !there.contains(place(of: $0, in: base)) }
    moved = Self.moves(gone, head.pages.filter { old[place(of: $0, in: head)] == nil }) { page in
      Self.place(of: page, in: base)
    } _: { page in
      Self.place(of: page, in: head)
    }
    let left = Set(moved.map { ObjectIdentifier($0.old) })
    removed = gone.filter { !left.contains(ObjectIdentifier($0)) }
    let kept = head.pages.compactMap { page in
      old[place(of: page, in: head)].map { (ObjectIdentifier(page), $0) }
    }
    former = Dictionary(kept + moved.map { (ObjectIdentifier($0.new), $0.old) }) { first, _ in first }
  }

  /// What a page was in the old version; nil for a new one.
  package func former(of page: Page) -> Page? { former[ObjectIdentifier(page)] }

  /// The paths that pages of the old version, and their stylesheets, have now, where they have others.
  package func names(_ head: DesignSystem) -> [String: String] {
    var names: [String: String] = [:]
    for page in head.pages {
      guard let old = former(of: page) else { continue }
      for (old, new) in [(old.path, page.path), (old.stylesheet?.path, page.stylesheet?.path)] {
        if let old, let new, old != new { names[old] = new }
      }
    }
    return names
  }

  /// The address of a page within its system.
  static func place(of page: Page, in system: DesignSystem) -> String {
    system.slug.isEmpty || !page.url.hasPrefix(system.slug + "/")
      ? page.url : String(page.url.dropFirst(system.slug.count + 1))
  }

  /// Pages whose words are mostly the same, each the other's best.
  ///
  /// - Parameters:
  ///   - former: the address of an old page within its system.
  ///   - latter: that of a new one.
  private static func moves(
    _ gone: [Page], _ come: [Page], _ former: (Page) -> String, _ latter: (Page) -> String
  ) -> [Move] {
    // A large number of both is no move of one page, and comparing all with all would take long.
    guard !gone.isEmpty, !come.isEmpty, gone.count * come.count <= 40_000 else { return [] }
    let texts = (gone.map(Self.lines), come.map(Self.lines))
    var found: [(old: Int, new: Int, likeness: Double)] = []
    for (i, old) in texts.0.enumerated() {
      for (j, new) in texts.1.enumerated() {
        let isThere = former(gone[i]) == latter(come[j])
        let likeness = isThere || old == new ? 1 : likeness(old, new)
        if likeness >= 0.6 { found.append((i, j, likeness)) }
      }
    }
    found.sort { a, b in
      a.likeness != b.likeness
        ? a.likeness > b.likeness : (gone[a.old].path, come[a.new].path) < (gone[b.old].path, come[b.new].path)
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    return found.compactMap { pair in
      guard !taken.old.contains(pair.old), !taken.new.contains(pair.new) else { return nil }
      taken.old.insert(pair.old)
      taken.new.insert(pair.new)
      return Move(old: gone[pair.old], new: come[pair.new], likeness: pair.likeness)
    }
  }

  static func lines(of page: Page) -> Set<String> {
    Set(PageBlock.all(of: page.document).map(\.text).filter { !$0.isEmpty })
  }

  static func likeness(_ a: Set<String>, _ b: Set<String>) -> Double {
    let all = a.union(b).count
    return all == 0 ? 0 : Double(a.intersection(b).count) / Double(all)
  }
}
