import Colorimetry
import Markup
import Motion
import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// A token's value drawn as small as a line of text, before the figure in its row.
enum TokenGlyph {
  /// The width of all glyphs, in CSS pixels: a longer time is broken, and a larger corner fades.
  private static let width = 48.0
  /// The largest letters.
  private static let largest = 28.0

  /// Nothing for a value that has no picture so small.
  ///
  /// - Parameters:
  ///   - token: whose names say what a length or a number is for.
  ///   - ground: the surface that a shadow falls on.
  ///   - engine: what completes springs.
  static func node(_ value: TokenValue, of token: Token, on ground: Color, by engine: SpringEngine? = nil) -> Node {
    switch value {
    case .color(let color): glyph("colour", "--c:\(color.paint)")
    case .dimension(let length) where length.pixels > 0 && length.unit != .notGiven && !isPart(token):
      self.length(length, .drawn(token))
    // A second is a hundred pixels.
    case .duration(let span) where span.milliseconds > 0: bar(span.milliseconds / 10)
    case .border(let border): glyph("line", "border-top:\(border.css)")
    case .strokeStyle(let style): glyph("line", "border-top:2px \(style.css) currentColor")
    case .shadow(let layers) where !layers.isEmpty: lit(layers, on: ground)
    case .number(let number): self.number(number, of: NameWords(token.path.description).words, on: ground)
    case .gradient(let stops) where stops.count > 1: glyph("colour", "--c:\(stops.paint)")
    case .cubicBezier(let curve): easing(curve)
    case .transition(let transition): easing(transition.timingFunction)
    case .spring(let written): spring(written, engine)
    case .typography(let type):
      letters(
        "font:"
          + FontStack.font(
            type.fontFamily, weight: type.fontWeight.css, size: min(type.fontSize.pixels, largest).px(2),
            lineHeight: "1"))
    case .fontWeight(let weight): letters("font-weight:\(weight.css)")
    case .fontFamily(let families): letters("font-family:\(FontStack.css(families))")
    case .haptic(let haptic): felt(haptic)
    case .dimension, .duration, .shadow, .gradient: .empty
    }
  }

  private static func glyph(_ name: String, _ style: String) -> Node {
    h("i", .class("glyph \(name)"), .style(style), .attr("aria-hidden", "true"))
  }

  /// A small sheet that throws a shadow.
  private static func lit(_ layers: [Shadow], on ground: Color) -> Node {
    h("i", .class("glyph lit"), .style("background:\(ground.paint)"), .attr("aria-hidden", "true")) {
      h("i", .style("background:\(ground.paint);box-shadow:\(layers.css)"))
    }
  }

  /// Ink at an opacity, a square at a scale, the shadow of an Android elevation, or a share of the whole width.
  private static func number(_ number: Double, of names: [String], on ground: Color) -> Node {
    let isShare = (0...1).contains(number)
    if isShare, !opacities.isDisjoint(with: names) {
      return glyph("colour", "--c:color-mix(in srgb,var(--ink) \((number * 100).trimmed(1))%,#0000)")
    }
    if names.contains("scale"), number > 0, number <= 2 {
      return h("i", .class("glyph scale"), .attr("aria-hidden", "true")) {
        h("i", .style("scale:\(number.trimmed(3))"))
      }
    }
    if names.contains("android") || names.contains("elevation"), number > 0, number <= 24 {
      return lit(AndroidElevation.layers(of: number), on: ground)
    }
    return isShare && number > 0 && number < 1 ? glyph("share", "--v:\((number * 100).trimmed(1))%") : .empty
  }

  private static let opacities: Set = ["opacity", "alpha", "dim"]

  private static func bar(_ pixels: Double) -> Node {
    glyph(pixels > width ? "length cut" : "length", "width:\(min(pixels, width).px(2))")
  }

  private static func length(_ length: Dimension, _ family: TokenFamily) -> Node {
    let pixels = length.pixels
    switch family {
    case .radius:
      let isCut = pixels > height || length.unit == .percent
      return glyph(isCut ? "corner cut" : "corner", "--v:\(min(pixels, height).px(2))")
    // No pixel is halved by a border, but by what is drawn of it.
    case .border where pixels < 1: return glyph("line", "border-top:1px solid;transform:scaleY(\(pixels.trimmed(2)))")
    case .border where pixels <= height: return glyph("line", "border-top:\(pixels.px(2)) solid")
    // Of a length that does not fit into the row, a bar shows nothing.
    default: return pixels > width ? .empty : bar(pixels)
    }
  }

  /// Whether a length is one figure of a shadow, which is no length that is seen.
  private static func isPart(_ token: Token) -> Bool {
    ["x", "y", "blur", "spread", "offset"].contains(token.path.name.lowercased())
  }

  /// The height of a row, in CSS pixels.
  private static let height = 24.0

  private static func letters(_ style: String) -> Node {
    h("i", .class("glyph letters"), .style(style), .attr("aria-hidden", "true")) { "Aa" }
  }

  // MARK: Curves

  private static func easing(_ curve: CubicBezier) -> Node {
    drawn(
      "M0 1C\(figure(curve.x1)) \(figure(1 - curve.y1)) \(figure(curve.x2)) \(figure(1 - curve.y2)) 1 0", width: 1)
  }

  /// The first second of a spring; nothing for one that nobody completes.
  private static func spring(_ written: SpringParameters, _ engine: SpringEngine?) -> Node {
    guard case .success(let resolved) = written.resolved(by: engine ?? .swiftUI),
      engine != nil || resolved.fromDefaults.isEmpty
    else { return .empty }
    let segments = resolved.spring.plotSegments(over: 0...1, error: 0.02)
    guard let first = segments.first else { return .empty }
    // A second is twice as wide as the way from rest to rest is high.
    let path = segments.map { segment in
      [segment.control1, segment.control2, segment.end].map { "\(figure(2 * $0.t)) \(figure(1 - $0.x))" }
        .joined(separator: " ")
    }
    return drawn("M\(figure(2 * first.start.t)) \(figure(1 - first.start.x))C\(path.joined(separator: " "))", width: 2)
  }

  private static func drawn(_ path: String, width: Double) -> Node {
    h(
      "svg", .class("glyph"), .attr("viewBox", "0 -0.5 \(width.trimmed(0)) 1.6"),
      .attr("width", (width * 20).trimmed(0)), .attr("height", "32"), .attr("aria-hidden", "true")
    ) { h("path", .attr("d", path)) }
  }

  private static func figure(_ value: Double) -> String { value.trimmed(3) }

  // MARK: Haptics

  /// The haptic of the first platform that publishes it.
  private static func felt(_ haptic: Haptic) -> Node {
    guard let character = haptic.platforms.lazy.compactMap(\.character).first else { return .empty }
    return HapticGlyph(character: character, height: 20).node()
  }
}

extension [GradientStop] {
  /// As a CSS image, from left to right.
  fileprivate var paint: String {
    let stops = map { "\($0.color.css) \(($0.position * 100).trimmed(2))%" }
    return "linear-gradient(90deg,\(stops.joined(separator: ",")))"
  }
}
