import Files
import Testing
import Wording

@testable import Constants

@Suite struct CodeConstantsTests {
  private static func constants(_ code: String, _ language: CodeLanguage) -> [Constant]? {
    let file = SourceFile(path: "code.md", text: code)
    return CodeConstants(0..<file.bytes.count, of: file, language: language)?.constants
  }

  @Test(arguments: [
    ("let ink = Color(hex: \"#112233\")\nlet paper = Color(hex: \"#fefefe\")", CodeLanguage.swift),
    ("val ink = Color(0xFF112233)\nval paper = Color(0xFFfefefe)", .kotlin),
    ("const ink = '#112233';\nconst paper = '#fefefe';", .script),
    ("{\"ink\": \"#112233\", \"paper\": \"#fefefe\"}", .json),
    ("ink = \"#112233\"\npaper = \"#fefefe\"", .python),
  ]) func readsNamesAndColors(code: String, language: CodeLanguage) throws {
    let found = try #require(Self.constants(code, language))
    #expect(found.map(\.said.name) == ["ink", "paper"])
    #expect(found.map { String(decoding: $0.said.value, as: UTF8.self).lowercased() } == ["#112233", "#fefefe"])
    let bytes = Array(code.utf8)
    #expect(found.map { String(decoding: bytes[$0.said.nameRange], as: UTF8.self) } == ["ink", "paper"])
    for (constant, digits) in zip(found, ["112233", "fefefe"]) {
      #expect(String(decoding: bytes[constant.said.valueRange], as: UTF8.self).lowercased().contains(digits))
    }
  }

  @Test(arguments: [
    ("func move() { go() }", CodeLanguage.swift), ("if (ink) { paint('#112233') }", .script),
    (".ink { color: #112233 }", .stylesheet), ("", .swift),
  ]) func readsNothingInCodeThatDoesMore(code: String, language: CodeLanguage) {
    #expect(Self.constants(code, language) == nil)
  }

  @Test func saysWhatIsAroundAMember() throws {
    let code = "const colors = { brand: { ink: '#112233', paper: '#fefefe' } }"
    let found = try #require(Self.constants(code, .script))
    let around = found[0].around.map { String(decoding: Array(code.utf8)[$0], as: UTF8.self) }
    #expect(found.map(\.said.name) == ["brand ink", "brand paper"])
    #expect(around.contains("colors") && around.contains("brand"))
    #expect(found[0].group == found[1].group)
  }
}
