import Testing

@testable import Syntax

struct MDXTests {
  private static func plain(_ text: String) -> String {
    String(decoding: MDX.withoutModules(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: ["a.mdx", "docs/A.MDX"]) func isKnownByItsName(path: String) { #expect(MDX.isDocument(path)) }

  @Test(arguments: ["a.md", "mdx", "a.mdx.md"]) func isNothingElse(path: String) { #expect(!MDX.isDocument(path)) }

  @Test func blanksModulesToTheNextEmptyLine() {
    let text =
      "---\nimport : a\n---\nimport A from 'a'\nimport {\n  b,\n} from 'b'\n\n# Title\n\n"
      + "export const x = 1\r\n\nText\n"
    let plain = Self.plain(text)
    #expect(plain.utf8.count == text.utf8.count)
    let lines = plain.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy { $0 == " " } }
    #expect(lines == ["---", "import : a", "---", "# Title", "Text"])
  }

  @Test func leavesCodeAndSentencesAlone() {
    let text = "A line\nimport in a sentence\n\n```js\n\nimport A from 'a'\n```\n\n~~~\nexport x\n~~~\n\nimportant\n"
    #expect(Self.plain(text) == text)
  }
}
