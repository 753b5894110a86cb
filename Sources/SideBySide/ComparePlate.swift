import Markup
import Plates
import Printing
import Tokens

/// The frame of every comparison: a row for each system with its name at the left, and one axis at the bottom.
enum ComparePlate {
  /// - Parameters:
  ///   - name: the last part of the figure's specimen name.
  ///   - note: sentences below the figure.
  static func figure(
    _ name: String, class classes: String = "", style: String? = nil, note: String, @NodeBuilder content: () -> [Node]
  ) -> Node {
    let names = classes.isEmpty ? "plate compared" : "plate compared " + classes
    let styles: [Attribute] = style.map { [.style($0)] } ?? []
    return h("figure", [.class(names), .specimen("compare-" + name)] + styles) {
      content()
      h("figcaption") { note }
    }
  }

  /// The rows of a figure, one for each system.
  static func rows(_ systems: [ComparedSystem], _ row: (ComparedSystem) -> Row) -> Node {
    h("div", .role("list")) {
      for system in systems { node(system, row(system)) }
    }
  }

  struct Row {
    /// Shown below the system's name.
    var remarks: [String] = []
    /// Empty if the system gives nothing.
    var content: [Node]

    static let none = Row(content: [])
  }

  private static func node(_ system: ComparedSystem, _ row: Row) -> Node {
    h("div", .class("sys"), .role("listitem")) {
      who(system, row.remarks)
      h("div") {
        if row.content.isEmpty { notGiven } else { row.content }
      }
    }
  }

  static func who(_ system: ComparedSystem, _ remarks: [String] = []) -> Node {
    h("div", .class("who")) {
      h("a", .href(system.overview)) { system.name }
      for remark in remarks { h("span") { remark } }
    }
  }

  /// An empty box, struck through, with the words.
  static var notGiven: Node { h("p", .class("none")) { "not given" } }

  /// Figures as text below a drawing; each entry has one or more names, linked to the token table, and a value.
  static func values(_ entries: [[Node]]) -> Node {
    h("ul", .class("values")) {
      for entry in entries { h("li") { entry } }
    }
  }

  /// A value with the tokens that have it: `16 Card title, Body loading`; the value alone where its name only repeats it.
  static func value(_ figure: String, _ paths: [TokenPath], _ system: ComparedSystem) -> [Node] {
    if paths.count == 1, paths[0].name == figure { return [h("b") { system.link(figure, paths[0]) }] }
    let names = zip(paths, Plate.names(of: paths, in: system.system)).map { path, name in system.link(name, path) }
    let listed = names.enumerated().flatMap { $0 > 0 ? [.text(", "), $1] : [$1] }
    return [h("b") { figure }, " "] + listed
  }

  /// A drawing as wide as its plate: horizontal positions are percentages, heights are CSS pixels.
  static func drawing(height: Double, alternative: String, @NodeBuilder content: () -> [Node]) -> Node {
    h("svg", .class("track"), .attr("height", height.trimmed(1)), .role("img"), .label(alternative)) { content() }
  }
}

/// A linear axis over all rows of a figure.
struct EvenAxis {
  var start = 0.0
  let end: Double
  let step: Double
  let label: (Double) -> String

  func percent(_ value: Double) -> Double { min(max((value - start) / (end - start) * 100, 0), 100) }

  func x(_ value: Double) -> String { percent(value).trimmed(2) + "%" }

  /// The CSS declarations for the grid lines of the rows.
  var style: String { "--s:\((step / (end - start) * 100).trimmed(4))%" }

  var node: Node {
    let count = Int(((end - start) / step).rounded())
    return AxisFoot.node((0...max(count, 1)).map { start + Double($0) * step }.map { (percent($0), label($0)) })
  }
}

/// The figures along an axis, of which some are hidden on a phone.
enum AxisFoot {
  static func node(_ ticks: [(percent: Double, label: String)]) -> Node {
    h("div", .class("sys foot"), .attr("aria-hidden", "true")) {
      h("div")
      h("div") {
        for (tick, isCrowded) in zip(ticks, crowded(ticks)) {
          h("span", (isCrowded ? [.class("few")] : []) + [.style("left:\(tick.percent.trimmed(2))%")]) { tick.label }
        }
      }
    }
  }

  /// The width of an axis on a phone, in pixels.
  static let narrow = 330.0
  /// The width of a digit with its share of the gap, in pixels.
  private static let digit = 8.0

  /// Whether each label would overlap the previous one on a phone; the last one is kept if there is room for it.
  static func crowded(_ ticks: [(percent: Double, label: String)]) -> [Bool] {
    var edge = -Double.infinity
    var result: [Bool] = []
    for (index, tick) in ticks.enumerated() {
      let half = (Double(tick.label.count) * digit + 4) / 2
      let middle = tick.percent / 100 * narrow
      // The first and the last label stay inside the axis.
      let start = index == 0 ? 0 : min(middle - half, narrow - 2 * half)
      result.append(start < edge)
      if start >= edge { edge = start + 2 * half }
    }
    return result
  }
}
