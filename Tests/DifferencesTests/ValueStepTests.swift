import Differences
import Testing
import TokenValues

struct ValueStepTests {
  /// Whether a text differs from another in one figure alone, which a value of two texts has too.
  private func follows(_ old: String, _ new: String, _ value: (old: String, new: String)) -> Bool {
    let known = Set(ValueStep.all(from: value.old, to: value.new, nil).flatMap(\.keys))
    guard let steps = ValueStep.all(from: old, to: new), !steps.isEmpty else { return false }
    return steps.allSatisfy { !known.isDisjoint(with: $0.meanings) }
  }

  @Test(arguments: [
    ("It takes 240 ms.", "It takes 260 ms.", "240ms", "260ms"),
    ("It takes 180 to 240 ms.", "It takes 180 to 260 ms.", "240ms", "260ms"),
    ("It takes 180–240 ms.", "It takes 180–260 ms.", "240ms", "260ms"),
    ("It takes 0.24 s.", "It takes 0.26 s.", "240ms", "260ms"),
    ("Navy is `#0D2E52`, at most.", "Navy is `#0D2E62`, at most.", "#0d2e52", "#0d2e62"),
    ("Navy is rgb(13, 46, 82).", "Navy is rgb(13, 46, 98).", "#0d2e52", "#0d2e62"),
    ("A tint of #10B981.", "A tint of #58825A.", "#10b98126", "#58825a26"),
    ("Corners of 8 pt.", "Corners of 16 pt.", "8px", "16px"),
    ("It fades to 40 %.", "It fades to 60 %.", "0.4", "0.6"),
    (
      "Stiffness 200, damping 18.", "Stiffness 320, damping 18.", "stiffness 200, damping 18",
      "stiffness 320, damping 18"
    ),
  ])
  func takesAFigureForThatOfAValue(old: String, new: String, before: String, after: String) {
    #expect(follows(old, new, (before, after)))
    #expect(follows(new, old, (after, before)))
  }

  @Test(arguments: [
    // Another figure, another unit, or something else beside it.
    ("It takes 200 ms.", "It takes 260 ms.", "240ms", "260ms"), ("It is 240 px.", "It is 260 px.", "240ms", "260ms"),
    ("It takes 240 ms.", "It must take 260 ms.", "240ms", "260ms"),
    ("It takes 240 ms.", "It takes 260 ms, or longer.", "240ms", "260ms"),
    ("At least 240 ms.", "At most 260 ms.", "240ms", "260ms"),
    ("240 ms in 2 steps.", "260 ms in 3 steps.", "240ms", "260ms"),
    // A bound the other way round, a size in another unit, and the name of a step beside a colour.
    ("240 ms, targets ≥44 px.", "260 ms, targets ≤44 px.", "240ms", "260ms"),
    ("240 ms at 16 px.", "260 ms at 16 pt.", "240ms", "260ms"),
    ("gray-50 is rgba(0, 0, 0, 0.1)", "gray-60 is rgba(0, 0, 0, 0.2)", "#0000001a", "#00000033"),
  ])
  func takesNothingElseForIt(old: String, new: String, before: String, after: String) {
    #expect(!follows(old, new, (before, after)))
  }

  @Test func readsThePartsOfAWhole() {
    let (old, new) = (Dimension(24, .px), Dimension(28, .px))
    let difference = ValueDifference(.dimension(old), .dimension(new), on: nil, engine: nil, Thresholds())
    let known = Set(ValueStep.all(from: nil, to: nil, difference).flatMap(\.keys))
    let steps = ValueStep.all(from: "Titles are 24 px.", to: "Titles are 28 px.") ?? []
    #expect(steps.count == 1 && steps.allSatisfy { !known.isDisjoint(with: $0.meanings) })
  }

  @Test func knowsTheFirstTypefaceOfAValue() {
    let sides = ValueStep.typefaces(.fontFamily(["Inter", "sans-serif"]), .fontFamily(["Georgia", "serif"]))
    #expect(sides?.old == "Inter" && sides?.new == "Georgia")
    #expect(ValueStep.typefaces(.fontFamily(["Inter"]), .fontFamily(["Inter", "serif"])) == nil)
  }
}
