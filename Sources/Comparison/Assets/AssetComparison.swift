import Differences
import Files
import Guide
import Matching
import Plates

/// The files beside the pages of two versions: which are compared with which, and what it means that they differ.
package enum AssetComparison {
  /// What has to be read of both versions.
  package struct Paths: Sendable {
    /// Files to which pages lead in both.
    package let kept: [(old: String, new: String)]
    /// Files to which only one of them does, which may be one file under two names.
    package let gone: [String]
    package let come: [String]

    /// Those of two versions whose pages lead to the same files.
    package static func inBoth(_ paths: Set<String>) -> Paths {
      Paths(kept: paths.sorted().map { ($0, $0) }, gone: [], come: [])
    }
  }

  static func paths(_ base: Guide, _ head: Guide, _ files: MovedFiles) -> Paths {
    let (old, new) = (paths(of: base), paths(of: head))
    let kept = old.map { (old: $0, new: files.name(of: $0)) }.filter { new.contains($0.new) }
    let (left, met) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
    return Paths(
      kept: kept.sorted { $0.new < $1.new }, gone: old.subtracting(left).sorted(), come: new.subtracting(met).sorted())
  }

  private static func paths(of guide: Guide) -> Set<String> {
    let pages = guide.systems.flatMap(\.pages)
    return pages.reduce(into: Set<String>()) { $0.formUnion($1.linkedPaths) }.subtracting(pages.map(\.path))
  }

  static func changes(_ assets: ComparedAssets, in guide: Guide) -> [Change] {
    assets.differing.map { pair in
      let users = guide.systems.flatMap { system in
        system.pages.filter { $0.linkedPaths.contains(pair.path) }.map { (system: system.slug, page: $0) }
      }
      let isPicture = pair.before?.picture != nil || pair.after?.picture != nil
      let word = isPicture ? "picture" : "link"
      var radius = Radius()
      radius.uses = users.map { PageUse(page: $0.page.path, title: $0.page.title, blocks: [word]) }
      let kind: ChangeKind = pair.before == nil ? .assetAdded : pair.after == nil ? .assetRemoved : .assetChanged
      var change = Change(
        kind, in: users.first?.system ?? "", pair.path, before: pair.before?.words, after: pair.after?.words,
        keyed: (pair.before?.digest, pair.after?.digest), judgement(kind, isPicture), radius: radius)
      change.pictures = Change.Pictures(before: pair.before?.picture, after: pair.after?.picture)
      return change
    }
  }

  private static func judgement(_ kind: ChangeKind, _ isPicture: Bool) -> Judgement {
    let reasons: (come: String, gone: String, other: String) =
      isPicture
      ? (
        "pages show a picture where they showed none", "pages show no picture where they showed one",
        "pages show another picture"
      )
      : ("links lead to a file that there was not", "links lead to a file that is gone", "links lead to other contents")
    let reason = kind == .assetAdded ? reasons.come : kind == .assetRemoved ? reasons.gone : reasons.other
    // What is in a file that a link leads to is nothing that the guide shows.
    return kind == .assetChanged && !isPicture ? Judgement(.quiet, .patch, reason) : Judgement(.visible, .minor, reason)
  }
}
