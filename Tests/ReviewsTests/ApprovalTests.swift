import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing

struct ApprovalTests {
  /// What is said of a decision ends with what was decided on.
  @Test func saysHowManyValuesOfAFamilyChanged() async {
    func version(_ digits: String) -> [String: String] {
      ["tokens.css": ":root { --color-a: #11\(digits); --color-b: #22\(digits); --color-c: #33\(digits); }\n"]
    }
    let found = await changes(from: version("4444"), to: version("9999"))
    #expect(found.all.map(\.remark) == ["--color-*: 3 values changed"])
  }

  private func file(_ hex: String) -> [String: String] {
    guide(
      "{\"t\": {\"$type\": \"color\", \"base\": {\"$value\": \(color(hex))}, \"link\": {\"$value\": \"{t.base}\"}}}")
  }

  private func approving(_ keys: [ChangeKey], _ decision: Approvals.Decision = .approved) throws -> Approvals {
    try Approvals(keys.map { Approvals.line($0, decision, "looked at\nby hand") }.joined(separator: "\n") + "\n")
  }

  @Test func approvesAChangeWithAllItsConsequences() async throws {
    let found = await changes(from: file("#ff0000"), to: file("#00aa00"))
    let change = found.all[0]
    #expect(change.keys.count == 2)
    #expect(try approving(change.keys).decision(on: change) == .approved)
    #expect(try approving([change.key]).decision(on: change) == .open)
    let inPart = try approving([change.key])
    #expect(inPart.words(on: change) == "approved, 1 consequence open")
    #expect(ChangesText.text(found, inPart).contains("1 open (1 of them approved but for consequences)"))
    #expect(found.unapproved(try approving(change.keys)).isEmpty)
    #expect(found.unapproved(try approving([change.key])).count == 1)
    #expect(found.unapproved(Approvals()).count == 1)
  }

  @Test func approvesAChangeWithAllItsConsequencesByOneKey() async throws {
    let found = await changes(from: file("#ff0000"), to: file("#00aa00"))
    let change = found.all[0]
    #expect(change.wholeKey != change.key)
    #expect(ChangesText.text(found, Approvals()).contains("    key: \(change.wholeKey) with its consequence\n"))
    let whole = try approving([change.wholeKey])
    #expect(whole.decision(on: change) == .approved)
    #expect(whole.openParts(of: change) == 0)
    #expect(found.unapproved(whole).isEmpty)
    #expect(!ChangesText.text(found, whole).contains("key: "))
    #expect(try approving([change.wholeKey], .rejected).decision(on: change) == .rejected)
    // What is rejected by itself stays so.
    let mixed = try Approvals(
      "\(Approvals.line(change.wholeKey, .approved, "yes"))\n\(Approvals.line(change.keys[1], .rejected, "no"))\n")
    #expect(mixed.decision(on: change) == .rejected)
    // With another consequence it is open again.
    func version(_ hex: String) -> [String: String] {
      file(hex).mapValues { $0.replacing("\"link\"", with: "\"other\": {\"$value\": \"{t.base}\"}, \"link\"") }
    }
    let more = await changes(from: version("#ff0000"), to: version("#00aa00"))
    #expect(more.all[0].key == change.key)
    #expect(more.unapproved(whole).count == 1)
  }

  /// A decision is on what was and what is there, however a later version words it or sorts it.
  @Test func keepsItsKeyWhateverIsSaidOfIt() {
    func change(_ kind: ChangeKind, also: [ChangeKind] = [], _ text: String, _ reason: String) -> Change {
      Change(
        kind, also: also, in: "demo", "a.md", heading: "Use", after: text, size: reason, keyed: (nil, "Use it once."),
        Judgement(.visible, .minor, reason))
    }
    let key = change(.textAdded, "Use it once.", "readers see it").key
    #expect(change(.ruleAdded, also: [.figuresChanged], "Use it …", "one rule more").key == key)
    #expect(
      change(.textRemoved, "Use it once.", "it").key
        != Change(.textRemoved, in: "demo", "a.md", Judgement(.quiet, .patch, "")).key)
  }

  @Test func opensAgainOnceTheChangeIsAnother() async throws {
    let first = await changes(from: file("#ff0000"), to: file("#00aa00"))
    let second = await changes(from: file("#ff0000"), to: file("#00bb00"))
    #expect(second.unapproved(try approving(first.all[0].keys)).count == 1)
  }

  @Test func keepsARejectionAgainstAnyApproval() async throws {
    let change = await changes(from: file("#ff0000"), to: file("#00aa00")).all[0]
    let text = [
      Approvals.line(change.keys[1], .rejected, "no"), Approvals.line(change.keys[0], .approved, "yes"),
      Approvals.line(change.keys[1], .approved, "yes"),
    ].joined(separator: "\n")
    #expect(try Approvals(text).decision(on: change) == .rejected)
  }

  @Test func decidesOnAGroupAsAWholeOrMemberByMember() async throws {
    func version(_ type: String) -> [String: String] {
      let members = [400, 500, 700].map { "\"t\($0)\": {\"$value\": \($0)}" }
      return guide("{\"n\": {\"$type\": \"\(type)\", \(members.joined(separator: ", "))}}")
    }
    let group = await changes(from: version("number"), to: version("fontWeight")).all[0]
    let members = group.radius.members
    #expect(try approving([group.key]).decision(on: group) == .approved)
    #expect(try approving(members.map(\.key)).decision(on: group) == .approved)
    let part = try approving([members[0].key])
    #expect(part.decision(on: group) == .open)
    #expect(members.map { part.decision(on: $0, of: group) } == [.approved, .open, .open])
    let mixed = try Approvals(
      "\(Approvals.line(members[1].key, .rejected, "no"))\n\(Approvals.line(group.key, .approved, "yes"))\n")
    #expect(mixed.decision(on: group) == .rejected)
    #expect(members.map { mixed.decision(on: $0, of: group) } == [.approved, .rejected, .approved])
  }

  @Test func leavesQuietChangesToThemselves() async throws {
    let found = await changes(from: file("#ff0000"), to: file("#fe0000"))
    #expect(found.all.map(\.severity) == [.quiet])
    #expect(found.unapproved(Approvals()).isEmpty)
    #expect(found.unapproved(try approving([found.all[0].key], .rejected)).count == 1)
  }

  @Test(arguments: ["nonsense", "0123456789abcdef01234567", "0123456789abcdef01234567 perhaps", "0123 approved"])
  func namesTheLineThatIsNoDecision(line: String) {
    #expect { try Approvals("# a remark\n\n" + line + "\n") } throws: { ($0 as? Approvals.Fault)?.line == 3 }
  }
}
