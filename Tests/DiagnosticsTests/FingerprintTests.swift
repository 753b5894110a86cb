import Diagnostics
import Files
import Testing

struct FingerprintTests {
  private func fingerprints(_ findings: Diagnostic...) -> [String] {
    var names = Fingerprints()
    return findings.map { names.next($0) }
  }

  @Test func areTheSameOnEveryMachine() throws {
    let found = try finding(at: "faulty", in: "a faulty text")
    #expect(fingerprints(found) == ["3f3f3f9abd4dc872"])
  }

  @Test func staysTheSameWhereLinesMove() throws {
    let before = try finding(at: "the fault", in: "the fault")
    let after = try finding(at: "the\n  fault", in: "new lines\n\nand the\n  fault")
    #expect(fingerprints(before) == fingerprints(after))
  }

  @Test func changesWithTheValuesAndTheTextAtFault() throws {
    let names = Set(
      fingerprints(
        try finding(at: "fault", in: "fault"), try finding(at: "other", in: "other"),
        try finding(at: "fault", in: "fault", message: "\("a value") is wrong"),
        try finding(at: "fault", in: "fault", message: "\("another value") is wrong")))
    #expect(names.count == 4)
  }

  @Test func staysTheSameWhereAFileIsRenamedOrAMessageReworded() throws {
    let value = "space.2"
    let before = try finding(at: "fault", in: "fault", message: "\(value) is \(word: "not") here")
    let reworded = try finding(at: "fault", in: "fault", message: "nobody has seen \(value)")
    let moved = try finding(at: "fault", in: "fault", path: "b.md", message: "\(value) is not here")
    #expect(Set(fingerprints(before) + fingerprints(reworded) + fingerprints(moved)).count == 1)
    #expect(Set(fingerprints(before, moved)).count == 1)
  }

  @Test func numbersFindingsThatAgreeInAllOfIt() throws {
    let found = try finding(at: "fault", in: "fault")
    let names = fingerprints(found, found, found)
    #expect(names[1] == names[0] + "-2" && names[2] == names[0] + "-3")
  }
}
