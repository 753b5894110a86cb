import Colorimetry
import Comparison
import Differences
import Markup
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// A value before and after, drawn so that the difference is what the eye meets first.
///
/// Both sides are in one frame: `old` and `new`, edge to edge, and the page's views show either, or one over the other.
struct PairPlate {
  let change: ThemedChange
  let path: TokenPath
  let engine: SpringEngine?
  /// Whether the value is the same in both versions; it is then that after the change.
  let isKept: Bool
  /// Unique on the page, for ids.
  let id: String

  /// The plate with its caption; figures alone for values that have no picture.
  var node: Node {
    h("figure", .class("versions"), .specimen("diff"), .token(path.description)) {
      h("figcaption") {
        if let label = change.label { h("span", .class("pair-theme")) { label } }
        if !isToldInFull {
          caption("before", change.sides.before)
          caption(isKept ? "value" : "after", change.sides.after)
        }
        if let figure {
          h("span", .class("figure")) { h("b") { figure } }
        }
      }
      picture
      faces
    }
  }

  /// Whether the difference says more briefly what both values are.
  private var isToldInFull: Bool {
    guard change.isToldByItsDifference, let parts = change.difference?.parts else { return false }
    return parts.contains { $0.name != nil } || change.after?.type == .fontFamily
  }

  /// How far it goes, without the values that are beside it.
  private var figure: String? {
    guard let text = change.difference?.text, !text.isEmpty else { return nil }
    guard change.isToldByItsDifference, !isToldInFull else { return text }
    if let share = text.split(separator: " (").last, share.last == ")" { return String(share.dropLast()) }
    return text.contains(", ") ? text : nil
  }

  /// What is drawn in another family where a device lacks it.
  private var faces: Node? {
    let families = [change.before, change.after].compactMap { value -> [String]? in
      switch value {
      case .typography(let type): type.fontFamily
      case .fontFamily(let families): families
      case .color, .dimension, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
        .shadow, .gradient, .spring, .haptic, nil:
        nil
      }
    }
    guard families.count == 2, families[0] != families[1] else { return nil }
    let names = families.compactMap(\.first)
    let told = names[0] == names.last ? names[0] : names.joined(separator: " and ")
    return h("p", .class("place")) { "Drawn in \(told) where this device has them, and else in what follows." }
  }

  private func caption(_ side: String, _ text: String?) -> Node? {
    guard let text else { return nil }
    return h("span", .class(side == "before" ? "is-old" : side == "after" ? "is-new" : "is-same")) {
      h("i") { side }
      " "
      h("code") { text }
    }
  }

  private var picture: Node? {
    if let fluid { return fluid }
    guard let value = change.after ?? change.before else { return nil }
    // Values of two types have no drawing in common.
    if let before = change.before, before.type != value.type { return words }
    switch value {
    case .color: return colors
    case .dimension:
      if path.isTextSize { return letters }
      return path.isCornerSize ? CornerPair(change)?.node ?? corners : bars(Self.length)
    case .duration: return bars(Self.time)
    case .number: return opacities ?? bars(Self.number)
    case .fontWeight, .fontFamily: return letters
    case .strokeStyle: return strokes
    case .haptic: return haptics
    case .typography: return type
    case .cubicBezier, .transition, .spring: return CurvePair(change, engine: engine, later: later).node
    case .shadow, .border: return boxes
    case .gradient: return gradients
    }
  }

  /// The class of what there is now: of what is new, views of the old side show nothing.
  private var later: String { isKept ? "same" : "new" }

  /// Both sides in one frame; a side that is not there is left empty.
  private func pair(_ sort: String, _ side: (TokenValue) -> Node?) -> Node {
    h("div", .class("pair pair-\(sort)" + (change.before == nil || change.after == nil ? " single" : ""))) {
      if let before = change.before { h("div", .class("old")) { side(before) } }
      if let after = change.after { h("div", .class(later)) { side(after) } }
    }
  }

  // MARK: Colour

  private var colors: Node? {
    let before = change.before?.color
    let after = change.after?.color
    var enlarged: EnlargedDifference?
    if let before, let after {
      enlarged = EnlargedDifference(before.composited(over: change.ground), after.composited(over: change.ground))
    }
    let sort = enlarged.map { $0.gain == nil ? " plain" : "" } ?? " single"
    var attributes: [Attribute] = [.class("pair pair-fields" + sort)]
    if let gain = enlarged?.gain { attributes += [.style("--gain:\(gain)"), .attr("data-gain", "\(gain) ×")] }
    return h("div", attributes) {
      if let before { field(before, "old", "before") }
      if let after { field(after, later, isKept ? "unchanged" : "after") }
      if let far = enlarged?.far {
        h("div", .class("far"), .style("background:\(far.color.paint);color:\(ReadableText.on(far.color).opaqueHex)")) {
          h("span", .class("pair-name")) { far.name }
          h("span") { "the step enlarged" }
        }
      }
    }
  }

  private func field(_ color: Color, _ side: String, _ name: String) -> Node {
    let shown = color.composited(over: change.ground)
    let ink = ReadableText.on(shown).opaqueHex
    return h("div", .class(side), .style("background:\(shown.paint);color:\(ink)")) {
      // A side that is alone is named beside its value.
      if change.before != nil && change.after != nil || color.isTranslucent {
        h("span", .class("pair-name")) { color.isTranslucent ? "\(name), on \(groundName)" : name }
      }
      h("span", .class("mono")) {
        color.opaqueOKLCHText
        if color.isTranslucent { " " + Plate.percent(color.opacity) }
      }
    }
  }

  private var groundName: String {
    change.ground == .white ? "white" : change.ground == .black ? "black" : change.ground.hex
  }

  // MARK: Lengths and times

  /// Lengths that CSS works out, as they are in a window of one width.
  private var fluid: Node? {
    let drawn = change.inWindow
    guard drawn.before != nil, drawn.after != nil, change.before == nil || change.after == nil else { return nil }
    let plate = PairPlate(change: drawn, path: path, engine: engine, isKept: isKept, id: id)
    return plate.picture.map { picture in
      .fragment([
        picture, h("p", .class("place")) { "Drawn as in a window of \(Int(ThemedChange.window)) px." },
      ])
    }
  }

  private var corners: Node { pair("corners") { CornerPicture.node($0) } }

  private static func length(_ value: TokenValue) -> Double? { value.dimension?.pixels }

  private static func time(_ value: TokenValue) -> Double? {
    if case .duration(let time) = value { time.milliseconds } else { nil }
  }

  private static func number(_ value: TokenValue) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// How much of what lies below is seen; nil for any other number.
  private var opacities: Node? {
    let shares = [change.before, change.after].compactMap { $0.flatMap(Self.number) }
    guard path.isOpacity, shares.allSatisfy((0...1).contains) else { return nil }
    return pair("veils") { value in
      h("span", .class("pair-veil"), .style("opacity:\((Self.number(value) ?? 1).trimmed(4))")) {}
    }
  }

  /// Two bars from one edge on one scale.
  private func bars(_ measure: (TokenValue) -> Double?) -> Node? {
    // One bar by itself measures nothing.
    if change.before == nil || change.after == nil { return nil }
    let lengths = [change.before, change.after].map { $0.flatMap(measure) ?? 0 }
    guard let longest = lengths.map(\.magnitude).max(), longest > 0 else { return nil }
    // Lengths are shown at their size where they fit, times and numbers over the whole plate.
    let scale = change.after?.type != .dimension || longest > 560 ? 560 / longest : 1
    return pair("bars") { value in
      let width = (measure(value) ?? 0).magnitude * scale
      return h("span", .class("pair-bar"), .style("width:\(width.px(2))")) {}
    }
  }

  // MARK: Type

  private var type: Node? {
    pair("type") { value in
      guard case .typography(let style) = value else { return nil }
      let size = min(max(style.fontSize.pixels, 4), 160)
      let css = [
        "font-family:\(FontStack.css(style.fontFamily))", "font-size:\(size.px(3))",
        "font-weight:\(style.fontWeight.css)", "line-height:\(max(0, style.lineHeight).trimmed(3))",
        "letter-spacing:\(style.letterSpacing.css)",
      ].joined(separator: ";")
      return h("p", .style(css)) { sentence }
    }
  }

  /// The same on both sides, and short where either is large.
  private var sentence: String {
    let sizes = [change.before, change.after].map { value -> Double in
      if case .typography(let style) = value { style.fontSize.pixels } else { value?.dimension?.pixels ?? 0 }
    }
    return sizes.contains { $0 >= 28 } ? "Good morning, Ada" : "Two people have answered, and one is on the way."
  }

  /// Type at a size, of a weight or of a family.
  private var letters: Node? {
    pair("type") { value in
      LetterPicture.node(value, sentence)
    }
  }

  private var words: Node? {
    pair("words") { value in h("p") { TokenText.short(value) } }
  }

  private var strokes: Node? {
    pair("strokes") { value in
      guard case .strokeStyle(let style) = value else { return nil }
      switch style {
      case .keyword(let keyword):
        return h("span", .class("pair-stroke"), .style("border-top-style:\(keyword.rawValue)")) {}
      case .dashes(let dashes, let cap):
        let lengths = dashes.map { max(0, $0.pixels).trimmed(2) }.joined(separator: " ")
        return h("svg", .class("pair-dashes"), .attr("aria-hidden", "true")) {
          h(
            "path", .attr("d", "M0 3H2000"), .attr("stroke-dasharray", lengths), .attr("stroke-linecap", cap.rawValue)
          ) {}
        }
      }
    }
  }

  /// The shape of what is felt, for each platform; nothing but its name for a haptic that no platform publishes.
  private var haptics: Node? {
    pair("haptics") { value in
      guard case .haptic(let haptic) = value else { return nil }
      return .fragment(
        haptic.platforms.map { pattern in
          h("span", .class("pair-felts")) {
            HapticGlyph(character: HapticCharacter.of(pattern.pattern, on: pattern.platform), height: 56).node()
            h("span") { "\(pattern.platform) \(pattern.pattern)" }
          }
        })
    }
  }

  // MARK: Surfaces

  private var boxes: Node? {
    let ink = ReadableText.on(change.ground).opaqueHex
    let style = "--ground:\(change.ground.paint);--gain:\(gain);background:\(change.ground.paint);color:\(ink)"
    return h("div", .class("pair-ground"), .style(style)) {
      pair("boxes") { value in
        if case .shadow(let layers) = value {
          return box("background:\(change.ground.paint);box-shadow:\(layers.css)", value)
        }
        guard case .border(let border) = value else { return nil }
        return box("border:\(border.css)", value)
      }
    }
  }

  /// How many times the difference of two shadows is multiplied where it is shown by itself, by the most that it can be.
  private var gain: Int {
    let layers = [change.before, change.after].map { value -> [Shadow] in
      if case .shadow(let layers) = value { layers } else { [] }
    }
    let ground = change.ground.converted(to: .srgb)
    let most =
      layers.joined().map { layer -> Double in
        let shown = layer.color.composited(over: change.ground).converted(to: .srgb)
        return [(shown.c1, ground.c1), (shown.c2, ground.c2), (shown.c3, ground.c3)]
          .map { (($0 ?? 0) - ($1 ?? 0)).magnitude }.max() ?? 0
      }.max() ?? 0
    return most > 0 ? Int(min(60, max(4, 1 / most)).rounded()) : 4
  }

  private func box(_ css: String, _ value: TokenValue) -> Node {
    h("span", .class("pair-box"), .style(css)) {
      h("span", .class("pair-name")) { isKept ? "unchanged" : value == change.after ? "after" : "before" }
    }
  }

  /// Each as it runs: to the right where nobody says.
  private var gradients: Node? {
    let runs = [change.runs.before, change.runs.after].map { $0 ?? GradientRun(.toTheRight) }
    let isTurned = change.runs.before != change.runs.after && change.before != nil && change.after != nil
    let sort = isTurned ? " pair-runs" : change.before == nil || change.after == nil ? " single" : ""
    return h("div", .class("pair pair-strips\(sort)")) {
      for (side, value, run) in [("old", change.before, runs[0]), (later, change.after, runs[1])] {
        if case .gradient(let stops) = value {
          h("div", .class(side)) {
            h("span", .class("pair-strip"), .style("background:\(run.css), \(stops.css))")) {}
          }
        }
      }
    }
  }
}

/// Two radii as one corner, the old one as the ghost of the new one, enlarged if they are small.
struct CornerPair {
  private let radii: [(side: String, length: Double)]

  /// Nil for anything but two lengths that are drawn as corners: a share of a side has no size of its own.
  init?(_ change: ThemedChange) {
    radii = [("old", change.before), ("new", change.after)].compactMap { side, value in
      guard let value, case .radius(let length) = Corner(value) else { return nil }
      return (side, max(0, length.pixels))
    }
    guard radii.count == 2 else { return nil }
  }

  private static let width = 360.0
  private static let height = 180.0

  var node: Node {
    let longest = radii.map(\.length).max() ?? 0
    let scale = longest > 0 ? min(24, Self.height * 0.6 / longest) : 1
    let isEnlarged = scale > 1
    return h("div", .class("pair pair-curves pair-corner")) {
      h(
        "svg", .attr("viewBox", "-2 -2 \(Int(Self.width)) \(Int(Self.height))"), .attr("width", "\(Int(Self.width))"),
        .attr("aria-hidden", "true")
      ) {
        for (side, length) in radii {
          let r = (length * scale).trimmed(2)
          h("path", .class(side), .attr("d", "M0 \(Int(Self.height))V\(r)A\(r) \(r) 0 0 1 \(r) 0H\(Int(Self.width))")) {
          }
        }
      }
      if isEnlarged { h("div", .class("scale")) { h("span") { "\(scale.trimmed(1)) × its size" } } }
    }
  }
}

/// A corner of a radius, at its size.
enum CornerPicture {
  static func node(_ value: TokenValue) -> Node? {
    guard let corner = Corner(value) else { return nil }
    let radius =
      switch corner {
      case .radius(let length), .pill(let length): length.css
      case .share(let share): "\((share * 100).trimmed(2))%"
      case .circle: "50%"
      case .round: "999px"
      }
    return h("span", .class("pair-box"), .style("border-radius:\(radius)")) {}
  }
}
