import Files
import Printing
import Testing

struct RelativePathTests {
  @Test(arguments: [
    ("a/b.md", "a/b.md"), ("./a//b.md", "a/b.md"), ("a/../b.md", "b.md"), ("a/./b/../../c", "c"), ("", ""),
    ("a/..", ""),
    ("a/", "a"),
  ])
  func worksDotsOut(path: String, normalized: String) {
    #expect(RelativePath.resolved(path, from: "") == normalized)
  }

  @Test(arguments: ["..", "../a", "a/../../b", "/etc/passwd", "/", "a/../../a/b"])
  func isNothingWhereAPathLeavesTheRoot(path: String) {
    #expect(RelativePath.resolved(path, from: "") == nil)
  }

  @Test(arguments: [
    ("b.md", "a/x.md", "a/b.md"), ("../b.md", "a/x.md", "b.md"), ("c/b.md", "x.md", "c/b.md"), (".", "a/x.md", "a"),
    ("../c/d.md#e", "a/b/x.md", "a/c/d.md#e"),
  ])
  func resolvesALinkFromTheFolderOfItsFile(target: String, base: String, path: String) {
    #expect(RelativePath.resolved(target, from: base) == path)
  }

  @Test(arguments: [("../../b.md", "a/x.md"), ("../b.md", "x.md"), ("/b.md", "x.md"), ("/b.md", "a/x.md")])
  func resolvesNothingOutsideTheRoot(target: String, base: String) {
    #expect(RelativePath.resolved(target, from: base) == nil)
  }

  @Test(arguments: [
    ("assets/site.css", "index.html", "assets/site.css"), ("assets/site.css", "a/b/c.html", "../../assets/site.css"),
    ("a/b/d.html", "a/b/c.html", "d.html"), ("a/e.html", "a/b/c.html", "../e.html"),
    ("b/c.html", "a/c.html", "../b/c.html"), ("", "a/b.html", "../"), ("", "index.html", ""),
    ("a/index.html", "a/index.html", "index.html"), ("a/a/a.html", "a/a.html", "a/a.html"),
  ])
  func linksFromOnePageToAnother(target: String, base: String, link: String) {
    #expect(RelativePath.link(to: target, from: base) == link)
    var out = ByteBuffer()
    out.put("href: ")
    RelativePath.link(to: target, from: base, into: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == "href: " + link)
  }

  @Test func linksThatResolveToWhereTheyLead() {
    let pages = ["index.html", "a/index.html", "a/b/c.html", "a/b/d.html", "b/a/c.html", "assets/site.css"]
    for base in pages {
      for target in pages {
        #expect(RelativePath.resolved(RelativePath.link(to: target, from: base), from: base) == target)
      }
    }
  }

  @Test(arguments: [
    ("my page.html", "my%20page.html"), ("c#.html", "c%23.html"), ("what?.html", "what%3F.html"),
    ("100%.html", "100%25.html"), ("a\\b.html", "a%5Cb.html"), ("Größe.html", "Größe.html"), ("a:b.html", "./a:b.html"),
    ("a\"b.html", "a%22b.html"), ("\t.html", "%09.html"),
  ])
  func encodesWhatWouldMeanSomethingElseInAnAddress(name: String, link: String) {
    #expect(RelativePath.link(to: "a/" + name, from: "a/x.html") == link)
  }

  @Test func partsAPathIntoFolderAndName() {
    #expect(["a/b/c.md", "c.md", "a/"].map(RelativePath.folder(of:)) == ["a/b", "", "a"])
    #expect(["a/b/c.md", "c.md", "a/"].map(RelativePath.name(of:)) == ["c.md", "c.md", ""])
  }
}
