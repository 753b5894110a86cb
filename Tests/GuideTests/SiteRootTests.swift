import Diagnostics
import Files
import Guide
import TestSupport
import Testing

/// Where addresses lead that a site has and a folder of documents has not, and what is taken for granted of them.
struct SiteRootTests {
  /// Which folder a site has its root in is shown by links that lead somewhere, and by the end of the repository.
  @Test(
    arguments: [
      ("docs/page.md", "/gone.md", "..", Basis.assumed("the folder that is checked is the root of the site")),
      ("docs/page.md", "/gone.md", nil, .given), ("docs/page.md", "/docs/gone.png", "..", .given),
      ("site/page.md", "/gone.md", "..", .given), ("site/page.md", "/img/gone.png", "..", .given),
      ("docs/page.md", "/img/gone.png", "..", .assumed("the folder that is checked is the root of the site")),
    ] as [(String, String, String?, Basis)])
  func takesAFolderForTheRootOfASiteByWhatLeadsThere(page: String, link: String, above: String?, basis: Basis) throws {
    let joined = Joined([
      "docs/page.md": "# Page", "docs/README.md": "# Docs", "site/page.md": "# Page", "site/other.md": "[a](/page.md)",
    ])
    let links = LinkIndex(
      joined.guide,
      surroundings: OutsideFiles(isOfDocument: false) { $0 == above ? true : $0.hasPrefix("..") ? nil : false })
    let own = try #require(joined.guide.pages.first { $0.path == page })
    guard case .broken(let found) = links.target(of: link, on: own, in: joined.guide.systems[0]) else {
      Issue.record("\(link) leads somewhere")
      return
    }
    #expect(found.basis == basis)
  }

  /// Addresses within a program that makes a site of the pages are no anchors of headings.
  @Test(arguments: [("#Button/#examples", true), ("#page", true), ("#examples", false)])
  func leavesAddressesWithinAProgramAlone(link: String, isWithin: Bool) throws {
    let joined = Joined(["docs/page.md": "# Title\n\n## Parts"])
    let links = LinkIndex(joined.guide, surroundings: OutsideFiles(isOfDocument: false) { _ in false })
    let page = try #require(joined.guide.pages.first)
    #expect((links.target(of: link, on: page, in: joined.guide.systems[0]) == .external) == isWithin)
  }

  @Test(arguments: [("../../static/img/a.png", true), ("../../static/img/b.png", false), ("static/img/a.png", false)])
  func knowsWherePagesArePublishedBesideTheFilesOfAFolder(link: String, isThere: Bool) throws {
    let joined = Joined(["_content/parts/page.md": "# Page"])
    let links = LinkIndex(
      joined.guide, surroundings: OutsideFiles(isOfDocument: false) { $0 == "_site/static/img/a.png" })
    let page = try #require(joined.guide.pages.first)
    #expect((links.target(of: link, on: page, in: joined.guide.systems[0]) == .external) == isThere)
  }

  /// The folders `.gitbook` and `build` are seldom passed on; one that is here in part has lost what is missing.
  @Test(
    arguments: [
      (".gitbook/assets/a.png", []), ("build/a.png", []), (".gitbook/assets/a.png", [".gitbook/assets/b.png"]),
      ("img/a.png", []),
    ] as [(String, [String])])
  func assumesThatNobodyLeftOutWhatIsHiddenOrMade(link: String, known: [String]) throws {
    let joined = Joined(["page.md": "# Page"])
    let links = LinkIndex(joined.guide, unpublished: Set(known))
    let page = try #require(joined.guide.pages.first)
    guard case .broken(let found) = links.target(of: link, on: page, in: joined.guide.systems[0]) else {
      Issue.record("\(link) leads somewhere")
      return
    }
    #expect(found.basis.isGiven == (!known.isEmpty || link.hasPrefix("img")))
  }

  @Test func leavesAddressesFromTheRootInTemplatesToWhoeverCopiesThem() throws {
    let joined = Joined(["_template/page.md": "# Page", "docs/page.md": "# Page"])
    let isLeft = try ["_template", "docs"].map { folder in
      let page = try #require(joined.guide.pages.first { $0.path == "\(folder)/page.md" })
      return LinkIndex(joined.guide).target(of: "/docs/guide.md", on: page, in: joined.guide.systems[0]) == .external
    }
    #expect(isLeft == [true, false])
  }
}
