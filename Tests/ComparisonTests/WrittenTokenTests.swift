import Comparison
import ComparisonSupport
import Reviews
import Testing

/// Tokens of types that are not drawn, or without a type: they are compared by their text.
struct WrittenTokenTests {
  /// A file of one such token and of one that is read.
  private func file(_ token: String) -> [String: String] {
    guide("{\"t\": {\(token)\"n\": {\"$type\": \"number\", \"$value\": 1}}}")
  }

  private func text(_ value: String, name: String = "a", type: String = "text") -> String {
    "\"\(name)\": {\"$type\": \"\(type)\", \"$value\": \(value)}, "
  }

  @Test func tellsAValueThatIsAnotherByItsText() async {
    for (old, new, type) in [
      ("\"ease-in-out\"", "\"linear\"", "text"), ("true", "false", "boolean"),
      ("{\"x\": 1}", "{\"x\": 2}", "composition"),
    ] {
      let found = await changes(from: file(text(old, type: type)), to: file(text(new, type: type)))
      #expect(found.lines == ["visible value-changed t.a"])
    }
    let found = await changes(from: file(text("\"a b\"")), to: file(text("\"c\"")))
    #expect(found.all[0].before == "a b" && found.all[0].after == "c")
    #expect(ChangesText.text(found, Approvals()).contains("a b → c"))
    #expect(ChangesHTML.text(found, Approvals()).contains("<code>a b</code>"))
  }

  @Test func comparesTokensWithoutAType() async {
    let found = await changes(
      from: file("\"a\": {\"$value\": \"x\"}, "), to: file("\"a\": {\"$value\": \"y\"}, "))
    #expect(found.lines == ["visible value-changed t.a"])
  }

  @Test func findsNothingWhereTheTextIsOnlyWrittenOtherwise() async {
    let found = await changes(
      from: file(text("{\"x\": 1, \"y\": [1, 2]}")), to: file(text("{ \"y\": [1,2],\n \"x\": 1 }")))
    #expect(found.isEmpty)
  }

  @Test func callsARemovalBreakingAndAnAdditionNews() async {
    let gone = await changes(from: file(text("\"x\"", type: "icons")), to: file(""))
    #expect(gone.lines == ["breaking token-removed t.a"])
    #expect(gone.all[0].radius.findings.map(\.kind) == [.findingFixed])
    let come = await changes(from: file(""), to: file(text("\"x\"", type: "icons")))
    // Its type is a finding of its own, an error that breaks nobody yet.
    #expect(come.lines == ["visible token-added t.a"])
    #expect(come.all[0].radius.findings.map(\.kind) == [.findingIntroduced])
  }

  @Test func followsARename() async {
    let found = await changes(
      from: file(text("\"chevron\"", name: "icon-open")), to: file(text("\"chevron\"", name: "icon-opened")))
    #expect(found.lines == ["breaking token-renamed t.icon-opened"])
    #expect(found.all[0].formerly == "t.icon-open")
    let other = await changes(from: file(text("true", name: "loud")), to: file(text("true", name: "visible")))
    #expect(other.causes == ["breaking token-removed t.loud", "quiet token-added t.visible"])
  }

  @Test func tellsATypeThatBecameOneThatIsRead() async {
    let (old, new) = (file(text("\"90ms\"")), file(text("{\"value\": 90, \"unit\": \"ms\"}", type: "duration")))
    let found = await changes(from: old, to: new)
    #expect(found.lines == ["breaking type-changed t.a"])
    #expect(found.all[0].before == "text 90ms" && found.all[0].after == "duration 90ms")
    let back = await changes(from: new, to: old)
    #expect(back.lines == ["breaking type-changed t.a"])
    #expect(back.all[0].before == "duration 90ms" && back.all[0].after == "text 90ms")
  }

  @Test func saysThatAFaultyValueIsStillFaulty() async {
    let found = await changes(
      from: file(text("\"{t.none}\"", type: "color")), to: file(text("\"{t.nothing}\"", type: "color")))
    #expect(found.causes.count == 1)
    #expect(found.all[0].kind == .valueChanged)
  }
}
