import Comparison
import ComparisonSupport
import Testing

/// Links whose targets, titles or words are others, and links that only follow what moved.
struct LinkChangeTests {
  private static let long = "# Toast\n\nA note.\n\nIt comes.\n\nIt goes.\n\nIt is short.\n"

  private func version(_ name: String, link: String, extra: String = "") -> [String: String] {
    guide("{}", page: "# Demo\n\nSee [the toast](\(link))\(extra) for more.\n").merging([
      "content/demo/\(name).md": Self.long
    ]) { $1 }
  }

  @Test func foldsALinkThatFollowsAPage() async {
    let found = await changes(
      from: version("toast", link: "toast.md"), to: version("parts/note", link: "parts/note.md"))
    #expect(found.causes == ["visible page-moved content/demo/parts/note.md"])
  }

  @Test func foldsTheLinksOfAPageThatMoved() async {
    let base = guide("{}").merging(["content/demo/x.md": Self.long + "\n[Home](index.md#demo)\n"]) { $1 }
    let head = guide("{}").merging(["content/demo/deep/x.md": Self.long + "\n[Home](../index.md#demo)\n"]) { $1 }
    #expect(await changes(from: base, to: head).causes == ["visible page-moved content/demo/deep/x.md"])
  }

  @Test func saysNothingOfWhatStandsBesideADocumentAlone() async {
    let head = "# Toast\n\nIt comes, see [the list](list.md).\n"
    let alone = await changes(from: ["toast.md": "# Toast\n\nIt comes.\n"], to: ["toast.md": head])
    #expect(!(alone.all + alone.all.flatMap(\.radius.findings)).contains { $0.kind == .findingIntroduced })
    let other = ["b.md": "# B\n"]
    let beside = await changes(
      from: other.merging(["toast.md": "# Toast\n"]) { $1 }, to: other.merging(["toast.md": head]) { $1 })
    #expect((beside.all + beside.all.flatMap(\.radius.findings)).contains { $0.kind == .findingIntroduced })
  }

  @Test func foldsALinkInABlockThatFollowsAPage() async {
    func version(_ name: String, reason: String = "it waits") -> [String: String] {
      let block = "```use\n- when: a task ends\n- not: \(reason) -> \(name).md\n```\n"
      return guide("{}", page: "# Demo\n\n" + block).merging(["content/demo/\(name).md": Self.long]) { $1 }
    }
    let moved = "visible page-moved content/demo/parts/note.md"
    #expect(await changes(from: version("toast"), to: version("parts/note")).causes == [moved])
    let other = await changes(from: version("toast"), to: version("parts/note", reason: "it is urgent"))
    #expect(other.causes.count == 2 && other.causes.contains(moved))
  }

  @Test func foldsAnAddressInMarkupThatFollowsAPage() async {
    func page(_ link: String) -> [String: String] {
      version("toast", link: "toast.md").merging(["content/demo/b.md": "# B\n\n<p><a href=\"\(link)\">T</a></p>\n"]) {
        $1
      }
    }
    var head = page("new/toast.md")
    head["content/demo/toast.md"] = nil
    head["content/demo/new/toast.md"] = Self.long
    head["content/demo/index.md"] = "# Demo\n\nSee [the toast](new/toast.md) for more.\n"
    #expect(await changes(from: page("toast.md"), to: head).causes == ["visible page-moved content/demo/new/toast.md"])
  }

  @Test func tellsALinkToAnotherPage() async {
    let base = version("toast", link: "toast.md").merging(["content/demo/b.md": "# B\n\nWords.\n"]) { $1 }
    var head = base
    head["content/demo/index.md"] = "# Demo\n\nSee [the toast](b.md) for more.\n"
    let found = await changes(from: base, to: head)
    #expect(found.causes == ["visible markup-changed content/demo/index.md"])
    #expect(found.all[0].before == "toast.md" && found.all[0].after == "b.md")
  }

  @Test func comparesTheTitlesOfLinks() async {
    func page(_ title: String) -> [String: String] { ["a.md": "# A\n\n[W](https://a.example \"\(title)\")\n"] }
    let found = await changes(from: page("Old one"), to: page("New one"))
    #expect(found.lines == ["visible markup-changed a.md"])
    #expect(found.all[0].before == "Old one" && found.all[0].after == "New one")
  }

  @Test func keepsAFindingOfALinkWithOtherWords() async {
    func page(_ words: String) -> [String: String] { ["a.md": "# A\n\nOne.\n\n\(words)\n", "b.md": "# B\n"] }
    let found = await changes(from: page("See [the words](gone.md)."), to: page("Now read [others](gone.md) instead."))
    #expect(found.lines.allSatisfy { !$0.contains("finding") })
    let other = await changes(from: page("See [the words](gone.md)."), to: page("See [the words](lost.md)."))
    #expect(other.lines.filter { $0.contains("finding") }.count == 2)
  }
}
