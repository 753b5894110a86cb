import Diagnostics
import Foundation
import TestSupport
import Testing

struct RuleTests {
  @Test func everyIdIsUniqueAndKebabCase() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(rule.id)")
    }
  }

  @Test func everyRuleSaysWhatWhyAndHowItLooksInSentences() {
    for rule in Rule.all {
      for text in [rule.summary, rule.why, rule.example] {
        #expect(text.first.map { $0.isUppercase } ?? false, "\(rule.id): \(text)")
        #expect(text.hasSuffix(".") && !text.hasSuffix("..") && text.contains(" "), "\(rule.id): \(text)")
        #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(rule.id): \(text)")
      }
      // Findings say it without the full stop.
      #expect(!rule.why.contains(". "), "\(rule.id): \(rule.why)")
    }
  }

  @Test func everyRuleIsReportedSomewhere() throws {
    let sources = try Self.sources()
    let declarations = sources.filter { $0.path.contains("/Diagnostics/Rules/") }.map(\.text).joined()
    let names = declarations.matches(of: /static let (\w+) = Rule\(\s*"([a-z-]+)"/).map { (String($0.1), String($0.2)) }
    #expect(names.map(\.1).sorted() == Rule.all.map(\.id).sorted(), "the registry lists every rule there is")
    let used = Set(
      sources.filter { !$0.path.contains("/Diagnostics/") }.flatMap { file in
        file.text.matches(of: /[\s(]\.([a-z]\w+)/).map { String($0.1) }
      })
    for (name, id) in names { #expect(used.contains(name), "nothing reports \(id)") }
  }

  @Test func noFindingIsNamedByAString() throws {
    let ids = Set(Rule.all.map(\.id))
    for file in try Self.sources() where !file.path.contains("/Diagnostics/Rules/") {
      for literal in file.text.matches(of: /"([a-z]+(?:-[a-z]+)+)"/) {
        #expect(!ids.contains(String(literal.1)), "\(file.path) writes out \(literal.1)")
      }
    }
  }

  /// The sources of the product.
  private static func sources() throws -> [(path: String, text: String)] {
    let root = Repository.root + "/Sources"
    let paths = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (root + "/" + path, try String(contentsOfFile: root + "/" + path, encoding: .utf8))
    }
  }
}
