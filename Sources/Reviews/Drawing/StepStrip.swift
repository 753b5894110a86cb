import Colorimetry
import Comparison
import Differences
import Markup
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// A ramp or a scale before and after: its steps side by side, the old one over or before the new one.
struct StepStrip {
  private let change: Change

  init(_ change: Change) { self.change = change }

  private struct Step {
    let path: TokenPath
    let value: ThemedChange
  }

  private static let mostOpen = 2

  /// One strip for all themes that share their values.
  var node: Node {
    let steps = change.radius.members.flatMap { member in
      member.values.map { Step(path: TokenPath(member.subject), value: $0.inWindow) }
    }
    let strips = steps.map(\.value.label).uniqued().map { label in
      strip(steps.filter { $0.value.label == label }, label)
    }
    return h("div", .class("plates")) {
      Array(strips.prefix(Self.mostOpen))
      if strips.count > Self.mostOpen {
        h("details") {
          h("summary") { (strips.count - Self.mostOpen).counted("more theme") }
          Array(strips.dropFirst(Self.mostOpen))
        }
      }
    }
  }

  private func strip(_ steps: [Step], _ label: String?) -> Node {
    let values: [TokenValue] = steps.flatMap { [$0.value.before, $0.value.after].compactMap(\.self) }
    let longest = values.compactMap { Self.length($0) }.max() ?? 0
    // Of several groups, their names tell the steps apart: `brand.primary`, `text.primary`.
    let shared = Self.sharedSegments(of: steps.map(\.path))
    let isColor = steps.allSatisfy { ($0.value.after ?? $0.value.before)?.color != nil }
    return h("figure", .class("versions"), .specimen("diff")) {
      h("figcaption") {
        if let label { h("span") { label } }
        if isColor { h("span", .class("step-order")) { "Old above, new below" } } else { h("span") { "Old, then new" } }
      }
      h("div", .class(isColor ? "steps color-steps" : "steps")) {
        for step in steps {
          h("div", .class("step"), .token(step.path.description)) {
            picture(step, longest)
            h("code") { Plate.breaking(TokenPath(Array(step.path.segments.dropFirst(shared)))) }
            h("span", .class("figure")) { Self.figure(step.value) }
          }
        }
      }
    }
  }

  /// With how many segments all of some paths begin, their names apart.
  private static func sharedSegments(of paths: [TokenPath]) -> Int {
    let groups = paths.map { $0.segments.dropLast() }
    guard let first = groups.first else { return 0 }
    let apart = first.indices.first { place in
      groups.contains { !$0.indices.contains(place) || $0[place] != first[place] }
    }
    return apart ?? first.count
  }

  /// `ΔE 12.3`, `16 → 18 px`, `new`: the words for it are in the list below.
  private static func figure(_ value: ThemedChange) -> String {
    if value.before == nil || value.after == nil { return value.before == nil ? "new" : "gone" }
    let parts = value.difference?.parts ?? []
    // Of a length that CSS works out, the step in the window in which it is drawn.
    let drawn = parts.first { $0.name?.hasPrefix("\(Int(ThemedChange.window)) px") == true }
    let text = drawn?.text ?? value.difference?.text ?? ""
    let short = text.prefix { $0 != "," && $0 != "(" }
    return short.split(separator: " ").joined(separator: " ")
  }

  // MARK: Pictures

  private func picture(_ step: Step, _ longest: Double) -> Node? {
    switch step.value.after ?? step.value.before {
    case .color: colors(step.value)
    case .dimension where step.path.isCornerSize: sides(step.value, "corners") { CornerPicture.node($0) }
    case .dimension where step.path.isTextSize, .fontWeight:
      sides(step.value, "letters") { LetterPicture.node($0, "Ag") }
    case .dimension, .duration: sides(step.value, "columns") { Self.column($0, longest) }
    case .number, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
      .spring, .haptic, nil:
      nil
    }
  }

  private func sides(_ value: ThemedChange, _ sort: String, _ picture: (TokenValue) -> Node?) -> Node {
    h("div", .class("pair pair-\(sort)")) {
      if let before = value.before { h("div", .class("old")) { picture(before) } }
      if let after = value.after { h("div", .class("new")) { picture(after) } }
    }
  }

  private func colors(_ value: ThemedChange) -> Node? {
    guard let before = value.before?.color, let after = value.after?.color else {
      // The half of what is not there stays empty.
      return h("div", .class("pair pair-fields plain")) {
        for (side, color) in [("old", value.before?.color), ("new", value.after?.color)] {
          h(
            "div",
            [.class(side)] + (color.map { [.style("background:\($0.composited(over: value.ground).paint)")] } ?? [])
          ) {}
        }
      }
    }
    let sides = (before.composited(over: value.ground), after.composited(over: value.ground))
    let gain = EnlargedDifference(sides.0, sides.1).gain
    let attributes: [Attribute] =
      gain.map { [.class("pair pair-fields"), .style("--gain:\($0)")] } ?? [.class("pair pair-fields plain")]
    return h("div", attributes) {
      h("div", .class("old"), .style("background:\(sides.0.paint)")) {}
      h("div", .class("new"), .style("background:\(sides.1.paint)")) {}
    }
  }

  private static let height = 72.0

  private static func length(_ value: TokenValue) -> Double? {
    if case .duration(let time) = value { return time.milliseconds.magnitude }
    return value.dimension?.pixels.magnitude
  }

  /// At its size where the longest one fits.
  private static func column(_ value: TokenValue, _ longest: Double) -> Node? {
    guard let length = Self.length(value), longest > 0 else { return nil }
    let isTime = value.type == .duration
    let scale = isTime || longest > height ? height / longest : 1
    return h("span", .class("pair-column"), .style("height:\((length * scale).px(2))")) {}
  }
}

/// Letters at a size, or of a weight.
enum LetterPicture {
  static func node(_ value: TokenValue, _ text: String) -> Node? {
    switch value {
    case .dimension(let size):
      h("p", .style("font-size:\(min(max(size.pixels, 4), 160).px(3))")) { text }
    case .fontWeight(let weight): h("p", .style("font-weight:\(weight.css)")) { text }
    case .fontFamily(let families): h("p", .style("font-family:\(FontStack.css(families))")) { text }
    case .color, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
      .spring, .haptic:
      nil
    }
  }
}

extension TokenPath {
  /// Whether its names say that a length is the radius of a corner.
  var isCornerSize: Bool {
    segments.contains { $0.lowercased().contains("radius") || $0.lowercased().contains("radii") }
  }

  /// Whether its names say that a number is how much hides what lies below.
  var isOpacity: Bool {
    segments.contains { $0.lowercased().contains("opacity") || $0.lowercased().contains("alpha") }
  }

  /// Whether its names say that a length is the size of a font: `FontSize.Body`, `body-font-size`, `text.size.lg`.
  var isTextSize: Bool {
    if Self.isStep(ofText: name.lowercased()) { return true }
    let letters = description.lowercased().filter(\.isLetter)
    return ["fontsize", "textsize", "typesize", "sizefont"].contains { letters.contains($0) }
  }

  /// `--text-2xl`, `font-lg`: a step of a scale of text.
  private static func isStep(ofText name: String) -> Bool {
    let parts = name.split { "-_".contains($0) }
    guard parts.count == 2, ["text", "font", "type", "fs"].contains(parts[0]) else { return false }
    let letters = parts[1].drop(while: \.isNumber)
    return ["xs", "sm", "s", "base", "md", "m", "lg", "l", "xl", "display"].contains(letters)
      || !letters.isEmpty && letters.dropLast().allSatisfy { $0 == "x" } && ["s", "l"].contains(letters.last)
  }
}
