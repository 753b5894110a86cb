import Comparison
import ComparisonSupport
import Differences
import Testing

/// How a gradient runs between its stops is a part of its value.
struct GradientChangeTests {
  private func change(_ old: String, _ new: String) async -> Change? {
    let found = await changes(
      from: ["tokens.css": ":root { --gradient-hero: \(old); }\n"],
      to: ["tokens.css": ":root { --gradient-hero: \(new); }\n"])
    return found.all.count == 1 ? found.all[0] : nil
  }

  @Test(arguments: [
    ("linear-gradient(135deg, #03b2e2, #05e0a6)", "linear-gradient(90deg, #03b2e2, #05e0a6)", "angle 135° → 90°"),
    ("linear-gradient(to right, #03b2e2, #05e0a6)", "linear-gradient(to left, #03b2e2, #05e0a6)", "angle 90° → 270°"),
    ("linear-gradient(#03b2e2, #05e0a6)", "radial-gradient(#03b2e2, #05e0a6)", "kind linear → radial"),
    ("radial-gradient(#03b2e2, #05e0a6)", "conic-gradient(#03b2e2, #05e0a6)", "kind radial → conic"),
    (
      "radial-gradient(circle, #03b2e2, #05e0a6)", "radial-gradient(circle at top, #03b2e2, #05e0a6)",
      "course circle → circle at top"
    ),
  ])
  func isAnotherWhereItRunsElsewhere(_ old: String, _ new: String, _ size: String) async throws {
    let change = try #require(await change(old, new))
    #expect(change.kind == .valueChanged && change.severity == .visible)
    #expect(change.size == size)
  }

  @Test func isTheSameWhereItRunsTheSameWay() async throws {
    let change = try #require(
      await change("linear-gradient(to right, #03b2e2, #05e0a6)", "linear-gradient(90deg, #03b2e2, #05e0a6)"))
    #expect(change.kind == .rewritten && change.severity == .quiet)
  }

  @Test func saysHowBothRun() async throws {
    let change = try #require(
      await change("linear-gradient(135deg, #03b2e2, #05e0a6)", "radial-gradient(#03b2e2, #05e0a6)"))
    #expect(change.before == "135°, #03b2e2 0 %, #05e0a6 100 %")
    #expect(change.after == "radial, #03b2e2 0 %, #05e0a6 100 %")
  }

  /// An angle that a token's extension gives.
  @Test func readsTheAngleOfAnExtension() async throws {
    func file(_ angle: Int) -> String {
      """
      {"g": {"$type": "gradient", "$value": [{"color": \(color("#000000")), "position": 0},
        {"color": \(color("#ffffff")), "position": 1}], "$extensions": {"specimen.angle": \(angle)}}}
      """
    }
    let found = await changes(from: guide(file(45)), to: guide(file(60)))
    #expect(found.causes == ["visible value-changed g"])
    #expect(found.all.first?.size == "angle 45° → 60°")
  }
}
