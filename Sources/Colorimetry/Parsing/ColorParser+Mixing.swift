/// `color-mix(in <space>, a p%, b q%)`, two colours of fixed values mixed.
///
/// Source: CSS Color 5, #color-mix; CSS Color 4, #interpolation.
extension ColorParser {
  /// The mixture whose name and parenthesis have just been read.
  mutating func mixture() throws(ColorSyntaxError) -> Color {
    mixtures += 1
    guard mixtures <= Self.mostMixtures else { throw functionError("holds more than \(Self.mostMixtures) mixtures") }
    guard case .name(let word) = scanner.next(), text(word) == "in", case .name(let range) = scanner.next() else {
      throw functionError("names no colour space", fix: "begin as in color-mix(in srgb, …)")
    }
    guard let space = mixingSpace(text(range)) else {
      throw functionError("knows no space \(text(range))", fix: "use srgb, oklab, oklch, lab, lch, hsl or hwb")
    }
    var longer = false
    var token = scanner.next()
    if case .name(let method) = token {
      guard ["shorter", "longer"].contains(text(method)), case .name(let hue) = scanner.next(), text(hue) == "hue"
      else { throw functionError("takes no \(text(method))", fix: "write shorter hue or longer hue, or nothing") }
      longer = text(method) == "longer"
      token = scanner.next()
    }
    guard token == .comma else { throw functionError("lacks a comma after its space") }
    let first = try mixed(end: .comma)
    let second = try mixed(end: .close)
    let (p1, p2) = try shares(first.share, second.share)
    let mixture = Color.mix(
      first.color.converted(to: space), second.color.converted(to: space), p2 / (p1 + p2), longer: longer)
    return p1 + p2 < 1 ? mixture.withOpacity(mixture.opacity * (p1 + p2)) : mixture
  }

  private func mixingSpace(_ name: String) -> ColorSpace? {
    switch name {
    case "xyz": .xyzD65
    case "xyz-d65", "xyz-d50", "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "lab",
      "oklab",
      "lch", "oklch", "hsl", "hwb":
      ColorSpace(rawValue: name)
    default: nil
    }
  }

  /// One colour with its share, which may come before or after it.
  private mutating func mixed(end: ColorScanner.Token) throws(ColorSyntaxError) -> (color: Color, share: Double?) {
    var share: Double?
    var color: Color?
    while true {
      let token = scanner.next()
      if token == end, let color { return (color, share) }
      if case .percentage(let value) = token, share == nil {
        guard (0...100).contains(value) else { throw functionError("has a share outside 0% … 100%") }
        share = value / 100
      } else if color == nil, token != .end {
        let outer = function
        color = try self.color(startingAt: token)
        function = outer
      } else {
        throw functionError("takes two colours, each with at most one percentage")
      }
    }
  }

  private func shares(_ first: Double?, _ second: Double?) throws(ColorSyntaxError) -> (Double, Double) {
    let (a, b) = (first ?? second.map { 1 - $0 } ?? 0.5, second ?? first.map { 1 - $0 } ?? 0.5)
    guard a + b > 0 else { throw functionError("has shares that come to nothing") }
    // More than the whole is brought down to it.
    return a + b > 1 ? (a / (a + b), b / (a + b)) : (a, b)
  }
}

extension Color {
  /// Two colours of one space mixed with premultiplied alpha; a missing component is that of the other colour.
  static func mix(_ a: Color, _ b: Color, _ share: Double, longer: Bool) -> Color {
    let space = a.space
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    let alphas = (a.alpha ?? b.alpha ?? 1, b.alpha ?? a.alpha ?? 1)
    let alpha = between(alphas.0, alphas.1)
    func component(_ index: Int, _ x: Double?, _ y: Double?) -> Double? {
      guard let first = x ?? y, let second = y ?? x else { return nil }
      if index == space.hueIndex { return hue(first, second, share, longer: longer) }
      guard alpha > 0 else { return between(first, second) }
      return between(first * alphas.0, second * alphas.1) / alpha
    }
    return Color(
      space, component(0, a.c1, b.c1), component(1, a.c2, b.c2), component(2, a.c3, b.c3), alpha: alpha)
  }

  /// Source: CSS Color 4, #hue-interpolation.
  private static func hue(_ x: Double, _ y: Double, _ share: Double, longer: Bool) -> Double {
    var turn = (y - x).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    if longer, turn != 0 { turn += turn > 0 ? -360 : 360 }
    let hue = (x + turn * share).truncatingRemainder(dividingBy: 360)
    return hue < 0 ? hue + 360 : hue
  }
}
