import Audit
import Claims
import Diagnostics
import Files
import Foundation
import Pipeline
import TestSupport
import Testing

/// Every rule's examples: what they flag is found at the marks, and what they pass is not.
struct RuleExampleTests {
  static let flags = AuditRules.all.flatMap { rule in rule.flags.map { (rule.rule.id, $0) } }
  static let passes = AuditRules.all.flatMap { rule in rule.passes.map { (rule.rule.id, $0) } }

  @Test func everyFileOfTheFoldersIsInTheListAndNothingElse() throws {
    let files = try ["Audit", "TokenAudit"].flatMap { target in
      try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/Sources/\(target)/Rules")
        .map { $0.replacing(".swift", with: "") }
    }
    #expect(files.sorted() == AuditRules.all.map { "\($0)" }.sorted())
    #expect(Set(Rule.everyRule.map(\.id)).count == Rule.everyRule.count)
  }

  @Test func everyRuleSaysWhatAndWhyInSentences() {
    for rule in AuditRules.all.map({ $0.rule }) {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.id)")
      for text in [rule.summary, rule.why, rule.example] {
        #expect(text.first.map { $0.isUppercase } ?? false, "\(rule.id): \(text)")
        #expect(text.hasSuffix(".") && !text.hasSuffix("..") && text.contains(" "), "\(rule.id): \(text)")
        #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(rule.id): \(text)")
      }
    }
  }

  @Test func everyRuleShowsBothSides() {
    for rule in AuditRules.all {
      #expect(!rule.flags.isEmpty, "\(rule.rule.id) has no example that it flags")
      #expect(!rule.passes.isEmpty, "\(rule.rule.id) has no example that it passes")
    }
  }

  @Test(arguments: flags.indices) func flagsWhatIsMarked(index: Int) async throws {
    let (id, example) = Self.flags[index]
    let project = try ExampleProject(example)
    let found = await Build.findings(project.sources, BuildOptions())
    let own = found.sorted.filter { $0.rule.id == id }
    #expect(!own.isEmpty, "\(id) finds nothing in:\n\(example.tokens)\n\(example.page)\n\(found.text)")
    var positions = Positions()
    let inPage = own.compactMap(\.span).filter { $0.file.path == ExampleProject.page }.map { positions.start(of: $0) }
    #expect(inPage == project.places, "\(id) in:\n\(example.page)\n\(found.text)")
  }

  @Test(arguments: passes.indices) func passesWhatOnlyLooksLikeIt(index: Int) async throws {
    let (id, example) = Self.passes[index]
    let project = try ExampleProject(example)
    let found = await Build.findings(project.sources, BuildOptions())
    #expect(!found.all.contains { $0.rule.id == id }, "\(id) in:\n\(example.page)\n\(found.text)")
    // An example with a fault of its own would pass for the wrong reason.
    #expect(!found.reach(.error), "\(id) in:\n\(example.page)\n\(found.text)")
  }
}
