import Comparison
import ComparisonSupport
import Files
import Pipeline
import Reviews
import Testing

/// Pictures that pages show, and files that they link to, with other bytes.
struct AssetChangeTests {
  private static let files = [
    "content/demo/system.yml": "name: Demo\n",
    "content/demo/index.md": "# Demo\n\n![A button](img/a.png)\n\n[Everything](kit.zip)\n",
    "content/demo/b.md": "# B\n\n<p><img src=\"img/a.png\" alt=\"\"></p>\n",
  ]

  /// The first bytes of a picture of a size, which is all that is read of it.
  private func picture(_ width: UInt8, _ shade: UInt8 = 0) -> [UInt8] {
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, 8,
      shade,
    ]
  }

  private func changes(
    _ old: [String: [UInt8]], _ new: [String: [UInt8]], from base: [String: String] = files,
    to head: [String: String] = files
  ) async -> Changes {
    await Review.changes(
      from: SourceTree(Sources(base), assets: AssetReader(old)),
      to: SourceTree(Sources(head), assets: AssetReader(new)),
      Changes.Sides(base: "old", head: "new", reason: "As asked for."))
  }

  @Test func namesThePagesThatShowAPictureWithOtherBytes() async {
    let found = await changes(["content/demo/img/a.png": picture(16)], ["content/demo/img/a.png": picture(32)])
    #expect(found.lines == ["visible asset-changed content/demo/img/a.png"])
    #expect(found.all[0].radius.uses.map(\.title) == ["Demo", "B"])
    #expect(found.all[0].words == "picture changed")
    #expect(found.all[0].before == "16 × 8, 25 bytes" && found.all[0].after == "32 × 8, 25 bytes")
    #expect(ChangesText.text(found, Approvals()).contains("pages show another picture"))
  }

  @Test func findsNothingInTheSameBytes() async {
    let same = ["content/demo/img/a.png": picture(16), "content/demo/kit.zip": [1, 2]]
    #expect(await changes(same, same).isEmpty)
  }

  /// A page that links to a file of a name.
  private func linking(to name: String) -> [String: String] {
    ["content/demo/system.yml": "name: Demo\n", "content/demo/index.md": "# Demo\n\n[A file](\(name))\n"]
  }

  @Test(arguments: [
    ("data.json", "{\"a\": 1, \"b\": 2}", "{\n  \"b\": 2,\n  \"a\": 1\n}\n", []),
    ("notes.txt", "One\r\ntwo", "One\ntwo", []),
    ("notes.txt", "One two", "One three", ["quiet asset-changed content/demo/notes.txt"]),
  ])
  func comparesTextByWhatItSays(_ name: String, _ old: String, _ new: String, _ lines: [String]) async {
    let files = linking(to: name)
    let found = await changes(
      ["content/demo/" + name: Array(old.utf8)], ["content/demo/" + name: Array(new.utf8)], from: files, to: files)
    #expect(found.lines == lines)
  }

  @Test func tellsAFileThatCameAndOneThatWent() async {
    let found = await changes(
      ["content/demo/img/a.png": picture(16)], ["content/demo/kit.zip": [1]])
    #expect(
      found.causes == ["visible asset-removed content/demo/img/a.png", "visible asset-added content/demo/kit.zip"])
  }

  @Test func followsAPictureThatStandsElsewhere() async {
    let head = Self.files.mapValues { $0.replacing("img/a.png", with: "pictures/a.png") }
    let found = await changes(
      ["content/demo/img/a.png": picture(16)], ["content/demo/pictures/a.png": picture(16)], to: head)
    #expect(found.causes == [])
  }

  @Test func drawsBothPicturesWithinThePage() async {
    let found = await changes(["content/demo/img/a.png": picture(16)], ["content/demo/img/a.png": picture(16, 9)])
    let page = ChangesHTML.text(found, Approvals())
    #expect(page.contains("<div class=\"old\"><img src=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(page.contains("<div class=\"new\"><img src=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(page.contains("width=\"16\" height=\"8\""))
  }

  @Test func showsMarkupOfAPictureOnlyAsAPicture() async {
    func drawing(_ text: String) -> [UInt8] {
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>\(text)</script></svg>".utf8)
    }
    let found = await changes(
      ["content/demo/img/a.png": drawing("one")], ["content/demo/img/a.png": drawing("two")])
    let page = ChangesHTML.text(found, Approvals())
    #expect(page.contains("<img src=\"data:image/svg+xml;base64,"))
    #expect(!page.contains("<script>one") && !page.contains("<script>two"))
  }

  @Test func drawsNoPictureThatIsTooLarge() async {
    let large = picture(16) + [UInt8](repeating: 7, count: Picture.most)
    let found = await changes(["content/demo/img/a.png": picture(16)], ["content/demo/img/a.png": large])
    let page = ChangesHTML.text(found, Approvals())
    #expect(page.contains("pair-pictures single"))
    #expect(page.contains("too large to be drawn here"))
  }

  @Test func hasAKeyOfItsOwnForOtherBytes() async {
    let old = ["content/demo/img/a.png": picture(16)]
    let first = await changes(old, ["content/demo/img/a.png": picture(16, 1)])
    let second = await changes(old, ["content/demo/img/a.png": picture(16, 2)])
    #expect(first.all[0].key != second.all[0].key)
  }
}
