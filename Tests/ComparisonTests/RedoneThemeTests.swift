import Comparison
import ComparisonSupport
import Differences
import Testing

/// A theme that is made anew, and names that are given to something else.
struct RedoneThemeTests {
  private func sheet(_ digits: String, names: [String] = ["text", "icon", "edge", "area"]) -> [String: String] {
    func declared(_ digits: String) -> String {
      names.enumerated().map { group, name in
        (1...4).map { "--\(name)-s\($0): #\(group + 1)\($0)\(digits);" }.joined()
      }.joined()
    }
    return ["a.md": "# A\n", "tokens.css": ":root { \(declared("ffff")) }\n.dark { \(declared(digits)) }\n"]
  }

  @Test func tellsMostOfAThemeAsOneChange() async {
    let found = await changes(from: sheet("1111"), to: sheet("5522"))
    let told = found.all.filter { $0.kind == .valueChanged }
    #expect(told.map(\.subject) == ["theme dark"], "\(found.lines)")
    #expect(told.first?.words == "16 values changed")
    #expect(told.first?.radius.members.count == 16)
  }

  @Test func tellsAPartOfAThemeByItsGroups() async {
    let (old, new) = (sheet("1111"), sheet("5522", names: ["text"]))
    let changed = new["tokens.css"]?.split(separator: "\n").last.map(String.init) ?? ""
    let sheet = (old["tokens.css"] ?? "") + changed + "\n"
    let found = await changes(from: old, to: ["a.md": "# A\n", "tokens.css": sheet])
    let told = found.all.filter { $0.kind == .valueChanged }
    #expect(told.map(\.subject) == ["--text-*"], "\(found.lines)")
  }

  /// What a name meant before is told where another token means it now.
  @Test func saysWhichTokenHasTheFormerValue() async {
    func ramp(_ steps: KeyValuePairs<String, String>) -> [String: String] {
      guide(
        "{\"green\": {\(steps.map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \(color($1))}" }.joined(separator: ", "))}}"
      )
    }
    let found = await changes(
      from: ramp(["500": "#17c96b", "800": "#118849"]),
      to: ramp(["500": "#17c96b", "700": "#118849", "800": "#0d6d3a"]))
    let changed = found.all.first { $0.subject == "green.800" }
    #expect(changed?.judgement.reason.hasSuffix("; green.700 has its former value now") == true, "\(found.lines)")
    #expect(found.all.first { $0.subject == "green.700" }?.size == "the value that green.800 had")
  }
}
