import Guide
import Markup
import Plates
import Printing
import Tokens

/// Spacing steps as marks on one ruler.
enum CompareSpace: ComparedFoundation {
  static let info = FoundationInfo(id: "spacing", title: "Spacing")

  /// What steps are held against where a system sets no grid itself.
  private static let usual = 4.0
  private static let height = 64.0

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let given = systems.filter { $0.spaces.count > 1 }
    return Common.sentence(
      given.map { Set($0.spaces.map(\.value)) }, unit: ComparedUnits(given).words, of: "step")
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let largest = systems.flatMap { $0.spaces.map(\.value) }.max() ?? 0
    let units = ComparedUnits(systems.filter { !$0.spaces.isEmpty })
    let axis = EvenAxis(end: min(max((largest / 16).rounded(.up) * 16, 32), 960), step: largest > 160 ? 80 : 8) {
      $0 == 0 ? units.first(0) : $0.trimmed(0)
    }
    return [
      ComparePlate.figure(
        "spacing", class: "rulers", style: axis.style,
        note: "Every length whose token is named a space or, where a system has no such group, a gap, padding, margin "
          + "or inset. What is off the grid that its system sets itself is in red."
      ) {
        ComparePlate.rows(systems) { row($0, axis, units) }
        axis.node
      }
    ]
  }

  private static func row(_ system: ComparedSystem, _ axis: EvenAxis, _ units: ComparedUnits) -> ComparePlate.Row {
    let steps = system.spaces
    guard !steps.isEmpty else { return .none }
    let own = system.system.settings.requirements.grid?.value
    let (grid, isOwn) = (own ?? usual, own != nil)
    let off = steps.filter { !isOn(grid, $0.value) }.map { $0.value.trimmed(2) }
    let list = Plate.list(steps.map { $0.value.trimmed(2) })
    let drawing = ComparePlate.drawing(height: height, alternative: "\(system.name): \(list) \(system.scene.unit).") {
      for (step, isCrowded) in zip(steps, AxisFoot.crowded(steps.map { (axis.percent($0.value), $0.value.trimmed(2)) }))
      {
        let x = axis.x(step.value)
        h("g", system.marks(step.paths[0]) + (isOn(grid, step.value) || !isOwn ? [] : [.class("off")])) {
          h("line", .attr("x1", x), .attr("x2", x), .attr("y1", "26"), .attr("y2", height.trimmed(0)))
          h("text", (isCrowded ? [.class("few")] : []) + [.attr("x", x), .attr("y", "16")]) { step.value.trimmed(2) }
        }
      }
    }
    // Names that are the figures stand in the drawing already.
    let isNamed = !steps.allSatisfy { $0.paths.count == 1 && $0.paths[0].name == $0.value.trimmed(2) }
    let values = steps.map { ComparePlate.value($0.value.trimmed(2), $0.paths, system) }
    let remark =
      off.isEmpty
      ? "all on \(isOwn ? "its grid" : "multiples of \(grid.trimmed(0))")"
      : "\(isOwn ? "off its grid" : "no multiples of \(grid.trimmed(0))"): \(Plate.list(off))"
    return .init(
      remarks: [units.counted(steps.count.counted("step"), system), remark],
      content: isNamed ? [drawing, ComparePlate.values(values)] : [drawing])
  }

  private static func isOn(_ grid: Double, _ value: Double) -> Bool {
    let cells = value / grid
    return (cells - cells.rounded()).magnitude < 1e-6
  }
}
