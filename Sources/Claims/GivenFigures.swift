import Colorimetry
import Guide
import Motion
import Printing
package import Statements
import TokenValues
package import Tokens
import Wording

/// The figures that the tokens have which a page names, and what follows from them: contrasts, and how springs move.
///
/// A class, so that its contrasts are computed once, and only if a figure may be one.
package final class GivenFigures {
  private let subject: AuditedSystem
  private let values: [TokenValue]
  private let themes: [[Color]]
  private let springs: [Spring]

  /// - Parameters:
  ///   - named: the tokens that the page names.
  ///   - colors: what it writes out.
  package init(_ named: Set<TokenPath>, _ colors: Set<String>, _ subject: AuditedSystem) {
    self.subject = subject
    var values: [TokenValue] = []
    var themes: [[Color]] = []
    let written = colors.compactMap { Color(hex: $0) } + [.white, .black]
    for theme in subject.system.themes.themes {
      values += named.compactMap { theme.tokens[$0]?.value }
      let own = named.compactMap { path -> Color? in
        guard case .color(let color)? = theme.tokens[path]?.value, !Self.isCast(path) else { return nil }
        return color
      }
      themes.append(Array(Set(own + written)))
    }
    self.values = values
    self.themes = themes
    springs = values.compactMap { value in
      guard case .spring(let written) = value,
        case .success(let resolved) = written.resolved(by: subject.system.settings.springEngine ?? .swiftUI)
      else { return nil }
      return resolved.spring
    }
  }

  /// Whether a colour is that of a shadow or a glow, on which nothing is read.
  private static func isCast(_ path: TokenPath) -> Bool {
    NameWords(path.description).words.contains { ["shadow", "glow", "elevation"].contains($0) }
  }

  /// Whether a token has a figure, or it follows from what tokens have.
  ///
  /// - Parameter isOwn: whether it is told of on the page itself, and not on one that speaks of something else too.
  package func have(_ figure: RetoldFigure, isOwn: Bool) -> Bool {
    switch figure.figure {
    case .color(let hex): haveColor(hex)
    case .number(let number):
      isOwn && isValue(figure.figure) || contrasts.contains(Int((number * 100).rounded()))
    case .time, .percent: isValue(figure.figure) || moves(figure.figure)
    case .length: isOwn && isValue(figure.figure) || moves(figure.figure)
    case .part: true
    }
  }

  /// The same for a page whose blocks measure some of what it names.
  package func have(_ figure: RetoldFigure, measuredAs pairs: [(texts: [String], surfaces: [String])]) -> Bool {
    switch figure.figure {
    case .color(let hex): haveColor(hex)
    case .number(let number): areMeasured(pairs, at: number)
    case .time, .percent: isValue(figure.figure) || moves(figure.figure)
    case .length: moves(figure.figure)
    case .part: true
    }
  }

  /// Whether a text of one of some pairs has a contrast on a surface of it.
  private func areMeasured(_ pairs: [(texts: [String], surfaces: [String])], at ratio: Double) -> Bool {
    subject.system.themes.themes.contains { theme in
      func colors(_ names: [String]) -> [Color] {
        names.flatMap { name -> [TokenPath] in
          name.utf8.contains(UInt8(ascii: "*")) ? subject.members.tokens(matching: TokenGlob(name)) : [TokenPath(name)]
        }
        .compactMap { if case .color(let color)? = theme.tokens[$0]?.value { color } else { nil } }
      }
      return pairs.contains { texts, surfaces in
        let grounds = colors(surfaces)
        return colors(texts).contains { text in
          grounds.contains {
            Self.hundredths(Contrast.wcag(foreground: text, background: $0)) == Int((ratio * 100).rounded())
          }
        }
      }
    }
  }

  private func haveColor(_ hex: String) -> Bool {
    themes.contains { $0.contains { $0.opaqueHex.uppercased() == hex } }
  }

  private func isValue(_ figure: Figure) -> Bool {
    switch figure {
    case .color(let hex): haveColor(hex)
    case .number(let number), .part(let number): has(number, in: numbers)
    case .length(let length): has(length, in: lengths)
    case .time(let time): has(time, in: times)
    case .percent(let share): has(share / 100, in: numbers)
    }
  }

  /// Whether a spring overshoots by a figure, by itself or over a length, or peaks or settles then.
  private func moves(_ figure: Figure) -> Bool {
    switch figure {
    case .color, .number, .part: false
    case .length(let over):
      has(over, in: lengths.flatMap { length in springs.map { abs(length) * $0.overshoot } }, within: 0.051)
    case .time(let time): has(time, in: settled, within: 0.51)
    case .percent(let share): has(share, in: springs.map { $0.overshoot * 100 }, within: 0.051)
    }
  }

  private func has(_ number: Double, in known: [Double], within tolerance: Double = 0.0005) -> Bool {
    known.contains { abs(abs($0) - number) <= tolerance }
  }

  /// The contrasts that two of the colours have in a theme, the one on the other or on what it lets through, in hundredths.
  private lazy var contrasts: Set<Int> = {
    var found: Set<Int> = []
    for colors in themes {
      let opaque = colors.filter { $0.opacity == 1 }
      let clear = colors.filter { $0.opacity < 1 }
      let lights = opaque.map(\.luminance)
      for ground in opaque + clear.flatMap({ color in opaque.map { color.composited(over: $0) } }) {
        let light = ground.luminance
        for other in lights { found.insert(Self.hundredths(Contrast.ratio(other, light))) }
        for color in clear { found.insert(Self.hundredths(Contrast.wcag(foreground: color, background: ground))) }
      }
    }
    return found
  }()

  private static func hundredths(_ ratio: Double) -> Int { Int((Contrast.shown(ratio) * 100).rounded()) }

  private var lengths: [Double] {
    values.flatMap { value -> [Double] in
      switch value {
      case .dimension(let length): [length.pixels, length.value]
      case .typography(let type): [type.fontSize.pixels, type.leadingPixels, type.letterSpacing.pixels]
      case .border(let border): [border.width.pixels]
      case .shadow(let layers):
        layers.flatMap { [$0.offsetX.pixels, $0.offsetY.pixels, $0.blur.pixels, $0.spread.pixels] }
      case .number(let number): [number]
      case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .transition, .gradient, .spring,
        .haptic:
        []
      }
    }
  }

  private var times: [Double] {
    values.compactMap { value in
      switch value {
      case .duration(let time): time.milliseconds
      case .transition(let transition): transition.duration.milliseconds
      case .spring(let spring): (spring.response ?? spring.duration).map { $0 * 1000 }
      case .color, .dimension, .fontFamily, .fontWeight, .cubicBezier, .number, .strokeStyle, .border, .shadow,
        .gradient,
        .typography, .haptic:
        nil
      }
    }
  }

  /// When the springs peak and settle, in milliseconds.
  private var settled: [Double] {
    springs.flatMap { [$0.overshootTime, $0.settleTime].compactMap { $0.map { $0 * 1000 } } }
  }

  private var numbers: [Double] {
    values.flatMap { value -> [Double] in
      switch value {
      case .number(let number): [number]
      case .fontWeight(let weight): [weight.value]
      case .typography(let type): [type.fontWeight.value, type.lineHeight]
      case .color(let color): [color.opacity]
      case .shadow(let layers): layers.map(\.color.opacity)
      case .spring(let spring): spring.given.compactMap { spring[$0] }
      case .dimension(let length): [length.value]
      case .fontFamily, .duration, .cubicBezier, .strokeStyle, .border, .transition, .gradient, .haptic: []
      }
    }
  }
}
