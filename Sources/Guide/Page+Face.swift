import Files
package import Printing
import Syntax

extension Page {
  /// What other pages show of the page or ask of it, its anchors apart: its address, how it is called, described and
  /// ordered, and whatever its front matter says; of a page that gives tokens, its whole text.
  ///
  /// As long as it stays the same, no other page is drawn otherwise for what is changed in this one.
  package func packFace(into out: inout PackedWriter) {
    packShape(into: &out)
    for text in [title, summary] { out.put(text) }
    out.put(status)
    out.put(order) { $1.put($0) }
  }

  /// The face without how the page is called, described and ordered.
  package func packShape(into out: inout PackedWriter) {
    for text in [path, url, kind.rawValue] { out.put(text) }
    for flag in [givesTokens, source.isMade, contents.takesInOthers, stylesheet != nil, titleHeading != nil] {
      out.put(flag)
    }
    let seen = givesTokens ? ByteRange(0, source.bytes.count) : contents.frontMatter ?? ByteRange(0, 0)
    out.put(source.text(seen))
    out.put(each: blockNames)
    out.put(each: contents.brandColors)
  }

  /// Whether others show the page as they do another version of it. Where links lead within it is not a part of that: a link
  /// is looked up when its page is printed.
  package func hasFace(of other: Page) -> Bool {
    func seen(_ page: Page) -> [UInt8] {
      var out = PackedWriter()
      page.packFace(into: &out)
      return out.bytes
    }
    return seen(self) == seen(other)
  }

  /// Whether links lead to the same places on another version of the page.
  package func hasTargets(of other: Page) -> Bool {
    func headings(_ page: Page) -> [[String]] { page.contents.targets.map { [$0.id, $0.text, "\($0.level)"] } }
    return source.bytes == other.source.bytes || headings(self) == headings(other)
  }

  /// The anchors that links to the page can have, with the words that they stand for.
  package func packAnchors(into out: inout PackedWriter) {
    for heading in contents.targets + contents.headings {
      out.put(heading.level)
      out.put(heading.id)
      out.put(heading.text)
    }
  }
}
