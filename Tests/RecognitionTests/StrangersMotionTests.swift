import Testing

@testable import Recognition
@testable import Scans

/// Springs, curves, times and opacities as documents of others give them, and what only looks like them.
@Suite struct StrangersMotionTests {
  // MARK: Springs

  @Test func readsSpringsWhoseCellsAreSlashedAsTheirHeader() {
    let table = """
      ## Motion

      | Spring | damping / stiffness | Use |
      |---|---|---|
      | `panel` | 28 / 140 | large panels |
      | `soft` | 18/120 | entrances |
      """
    #expect(
      Recognized.lines(table) == [
        "spring panel stiffness 140, damping 28", "spring soft stiffness 120, damping 18",
      ])
    let three = """
      ## Motion

      | Token | Response / damping | Damping / Stiffness / Mass |
      |---|---|---|
      | `tap` | — | 18 / 320 / 0.6 |
      | `sheet` | 0.35 / 1.0 (critically damped) | — |
      | `none` | fast / loose | 18 |
      """
    #expect(
      Recognized.lines(three) == [
        "spring tap stiffness 320, damping 18, mass 0.6", "spring sheet response 0.35, dampingFraction 1",
      ])
  }

  @Test func readsCurvesBehindTheNameOfTheirFunctionAndAColon() {
    let table = """
      ## Easing

      | Attribute | Default value |
      |---|---|
      | `standard` | `cubic-bezier: 0.2, 0, 0, 1` |
      | `exit` | `cubic-bezier: 0.3, 0, 1, 1` |
      """
    #expect(Recognized.lines(table) == ["easing standard 0.2 0 0 1", "easing exit 0.3 0 1 1"])
  }

  @Test func readsTheRestOfTheRowBesideASlashedSpring() {
    let table = """
      ## Motion

      | Role | Approximation | Duration | Damping / stiffness |
      |---|---|---|---|
      | Fast | `cubic-bezier(0.42, 1.67, 0.21, 0.9)` | 350ms | 0.6 / 800 |
      """
    #expect(
      Recognized.lines(table) == [
        "easing Fast 0.42 1.67 0.21 0.9", "duration Fast 350 ms", "spring Fast stiffness 800, damping 0.6",
      ])
  }

  // MARK: Curves

  @Test func readsCurvesWithoutTheirFunction() {
    let table = """
      ## Motion

      | Token | Curve | Duration |
      |---|---|---|
      | `Arrive` | `(0.05, 0.7, 0.1, 1)` | |
      | `Travel` | [.22, 1.2, .36, 1] | 300 ms |
      | `Exit` | `bezier(0.5, 0, 0.9, 0.4)` | |
      | `Fade` | `Cubic(0.45, 0.05, 0.85, 0.2)` | |
      | `Five` | `(0.1, 0.2, 0.3, 0.4, 0.5)` | |
      """
    #expect(
      Recognized.lines(table) == [
        "easing Arrive 0.05 0.7 0.1 1", "easing Travel 0.22 1.2 0.36 1", "duration Travel 300 ms",
        "easing Exit 0.5 0 0.9 0.4", "easing Fade 0.45 0.05 0.85 0.2",
      ])
    let list = """
      ## Easings

      - Standard: `(.22, 1.2, .36, 1)`
      - **Decelerate** `(0, 0, 0.2, 1)` for entrances
      - Sheet: 300 ms `(0.32, 0.72, 0, 1)`
      - Nudge: `translate(0, 0, 1, 1)`
      """
    #expect(
      Recognized.lines(list) == [
        "easing Standard 0.22 1.2 0.36 1", "easing Decelerate 0 0 0.2 1", "duration Sheet 300 ms",
        "easing Sheet 0.32 0.72 0 1",
      ])
    #expect(Recognized.lines("## Versions\n\n- Release: (0, 0, 1, 2)").isEmpty)
  }

  // MARK: Times

  @Test func readsSeveralTimesWithAWordEach() {
    let table = """
      ## Motion

      | Surface | Duration |
      |---|---|
      | Sheet | in 200 / out 500 ms |
      | Modal | enter 250 ms, exit 180 ms |
      | Toast | 200ms in / 150ms out |
      | Curve | ease-in 200ms, ease-out 150ms |
      """
    #expect(
      Recognized.lines(table).prefix(6) == [
        "duration Sheet, in 200 ms", "duration Sheet, out 500 ms", "duration Modal, enter 250 ms",
        "duration Modal, exit 180 ms", "duration Toast, in 200 ms", "duration Toast, out 150 ms",
      ])
    #expect(
      Recognized.lines("## Motion\n\n- Toast: in 200 / out 500 ms") == [
        "duration Toast, in 200 ms", "duration Toast, out 500 ms",
      ])
  }

  // MARK: Opacities

  @Test func readsOpacitiesBehindWhatHasThem() {
    let list = """
      ## States

      - Disabled: 38% opacity, no pointer events
      - Hover: 8% surface overlay
      - **Buttons:** hover overlay 8% (`micro`); disabled 40% alpha.
      - Placeholder at 60% opacity
      - Scrim: black at 50% opacity
      - Entrance: fades from 20% opacity
      - Progress: 40% done
      """
    #expect(
      Recognized.lines(list) == [
        "opacity Disabled 38 percent", "opacity Hover 8 percent", "opacity hover overlay 8 percent",
        "opacity disabled 40 percent", "opacity Placeholder 60 percent", "color Scrim #00000080",
      ])
    #expect(
      Recognized.lines("## Buttons\n\nPress: `scale(0.97)`. Disabled: 38% opacity, no pointer events.") == [
        "opacity Disabled 38 percent"
      ])
    #expect(Recognized.lines("## Hero\n\nThe photograph sits at 60% opacity behind the title.").isEmpty)
  }

  @Test func readsOpacitiesThatCellsBeginWith() {
    let table = """
      ## States

      | State | Treatment |
      |---|---|
      | Disabled | 38% opacity |
      | Loading | `opacity: 0.7`; spinner |
      | Entering | opacity 0 → 1 |
      | Error | red border |
      """
    #expect(Recognized.lines(table) == ["opacity Disabled 38 percent", "opacity Loading 0.7"])
    let matrix = """
      ## States

      | Component | Hover | Disabled |
      |---|---|---|
      | Button | 90% opacity | 50% opacity |
      """
    #expect(Recognized.lines(matrix) == ["opacity Button, Hover 90 percent", "opacity Button, Disabled 50 percent"])
  }
}
