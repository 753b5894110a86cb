import Diagnostics
import Files
import Foundation
import Guide
import Pipeline
import TestSupport
import Testing
import Tokens

/// What the README shows first.
struct ReadmeTests {
  private static func readme() throws -> String {
    try String(contentsOfFile: Repository.root + "/README.md", encoding: .utf8)
  }

  @Test func beginsWithADocumentThatIsReadWhole() async throws {
    let text = try Self.readme()
    let start = try #require(text.firstRange(of: "````markdown\n"))
    let end = try #require(text[start.upperBound...].firstRange(of: "\n````"))
    let document = String(text[start.upperBound..<end.lowerBound]) + "\n"
    let result = await Build.site(Sources(["DESIGN.md": document]), BuildOptions(jobs: 1))
    #expect(!result.diagnostics.reach(.warning), "\(result.diagnostics.text)")
    let system = try #require(result.guide.systems.first)
    #expect(system.settings.name == "Harbour" && !system.tokens.tokens.isEmpty)
  }

  @Test func showsThreePicturesWithWordsForThoseWhoDoNotSeeThem() throws {
    let pictures = try Self.readme().matches(of: /!\[([^\]]*)\]\(([^)]*)\)/)
    #expect(pictures.count == 3)
    var size = 0
    for picture in pictures {
      #expect(picture.output.1.count > 40)
      let path = Repository.root + "/" + String(picture.output.2)
      size += try #require(FileManager.default.contents(atPath: path), "\(path)").count
    }
    #expect(size <= 400 * 1024)
  }
}
