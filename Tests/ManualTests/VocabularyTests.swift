import Audit
import Claims
import Diagnostics
import Foundation
import TestSupport
import Testing
import TokenValues

@testable import Guide
@testable import Site

/// What the manual explains in its own words is complete: each table has a row for everything there is.
struct VocabularyTests {
  private func names(_ path: String, _ heading: String) throws -> [String] {
    let page = try #require(try Manual().page(path), "\(path)")
    return MarkdownTable.names(in: page.text, below: heading)
  }

  @Test func explainsEverySetting() throws {
    #expect(try names("start/settings.md", "guide.yml") == SettingsReader.guideKeys)
    #expect(try names("start/settings.md", "system.yml") == SettingsReader.systemKeys)
    #expect(try names("start/settings.md", "require") == Requirements.keys)
  }

  @Test func explainsEveryKeyOfFrontMatter() throws {
    #expect(try names("writing/pages.md", "Front matter") == PageReader.keys)
  }

  @Test func explainsEveryTypeOfToken() throws {
    #expect(try names("token-files/tokens.md", "Types") == TokenType.allCases.map(\.rawValue))
  }

  @Test func explainsEverySlotAndLayout() throws {
    #expect(try names("site/templates.md", "Layouts") == Layout.allCases.map(\.rawValue))
    #expect(try names("site/templates.md", "Slots") == Slot.allCases.map(\.rawValue))
  }

  @Test func explainsEveryRuleOfTheAuditOnce() {
    #expect(RuleParts.subjects.flatMap(\.rules).sorted() == AuditRules.all.map { $0.rule.id }.sorted())
  }

  @Test func explainsEveryExtensionThatIsRead() throws {
    var read: Set<String> = []
    let sources = Repository.root + "/Sources"
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources) where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
      read.formUnion(text.matches(of: /extensions\??\["(specimen\.\w+)"\]/).map { String($0.1) })
    }
    #expect(Set(try names("token-files/extensions.md", "Names")) == read)
  }
}
