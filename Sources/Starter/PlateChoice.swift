import Colorimetry
import TokenValues
import Tokens
import Wording

/// One block of a page: a way to draw, and the lines that name what is drawn.
struct PlateBlock {
  let specimen: String
  var options: [(name: String, value: String)] = []
  var title: String?
  let lines: [String]
}

/// How tokens of one cluster are drawn.
enum PlateChoice: Hashable {
  case ramp, tints, swatches, gradients, typeRamp, fonts, scale, squares, icons, targets, radii, borders, shadows
  case layers, opacity, durations, easing, transitions, springs, haptics, table

  var specimen: String {
    switch self {
    case .ramp: "ramp"
    case .tints: "tints"
    case .swatches: "swatches"
    case .gradients: "gradients"
    case .typeRamp: "type-ramp"
    case .fonts: "fonts"
    case .scale, .squares: "scale"
    case .icons: "icons"
    case .targets: "targets"
    case .radii: "radii"
    case .borders: "borders"
    case .shadows: "shadows"
    case .layers: "layers"
    case .opacity: "opacity"
    case .durations: "durations"
    case .easing: "easing"
    case .transitions: "transitions"
    case .springs: "springs"
    case .haptics: "haptics"
    case .table: "tokens"
    }
  }

  /// The types that its block can draw.
  var types: Set<TokenType> {
    switch self {
    case .ramp, .tints, .swatches: [.color]
    case .gradients: [.gradient]
    case .typeRamp: [.typography, .dimension, .fontFamily, .fontWeight, .number]
    case .fonts: [.fontFamily, .fontWeight, .dimension]
    case .scale, .squares, .icons, .targets: [.dimension]
    case .radii: [.dimension, .number]
    case .borders: [.dimension, .border, .strokeStyle]
    case .shadows: [.shadow, .number, .color]
    case .layers, .opacity: [.number]
    case .durations: [.duration]
    case .easing: [.cubicBezier]
    case .transitions: [.transition]
    case .springs: [.spring]
    case .haptics: [.haptic]
    case .table: Set(TokenType.allCases)
    }
  }

  /// How a token is drawn, whatever stands beside it.
  init(_ token: Token) {
    switch token.value {
    case .color: self = .swatches
    case .gradient: self = .gradients
    case .typography: self = .typeRamp
    case .fontFamily, .fontWeight: self = .fonts
    case .shadow: self = .shadows
    case .border, .strokeStyle: self = .borders
    case .duration: self = .durations
    case .cubicBezier: self = .easing
    case .transition: self = .transitions
    case .spring: self = .springs
    case .haptic: self = .haptics
    case .number(let number):
      if Measure(token) == .opacity, (0...1).contains(number) {
        self = .opacity
      } else if number == number.rounded(), StackingName.isSaid(by: token.path.segments) {
        self = .layers
      } else {
        self = .table
      }
    // A share has no length by itself.
    case .dimension(let length) where length.unit == .percent: self = .table
    // How far a shadow is blurred or moved is no length of anything that is seen.
    case .dimension where Self.isOfShadow(token.path): self = .table
    case .dimension(let length): self = Self.choice(of: Measure(token), pixels: length.pixels)
    }
  }

  /// `shadow.1.blur`
  private static func isOfShadow(_ path: TokenPath) -> Bool {
    let words = NameParts.words(of: path)
    return words.last.map { ["blur", "spread", "x", "y", "offset"].contains($0) } == true
      && words.contains { $0 == "shadow" || $0 == "shadows" || $0 == "elevation" }
  }

  private static func choice(of measure: Measure?, pixels: Double) -> PlateChoice {
    guard pixels >= 0 else { return .table }
    switch measure {
    case .fontSize: return pixels > 0 ? .fonts : .table
    case .lineHeight, .letterSpacing, .otherType: return .table
    case .radius: return .radii
    case .borderWidth: return pixels <= 64 ? .borders : .scale
    case .icon: return (1...128).contains(pixels) ? .icons : .scale
    case .target: return (1...128).contains(pixels) ? .targets : .scale
    case .space, .layout, .depth, .size, .opacity, .stacking, .time, nil: return .scale
    }
  }
}

extension Cluster {
  /// The blocks that draw it, in the order in which its tokens first ask for them.
  ///
  /// - Parameter isOfComponent: whether they are values of one component, where a colour alone is no palette.
  func plates(in stock: TokenStock, title: String?, isOfComponent: Bool = false) -> [PlateBlock] {
    if let choice {
      return [
        PlateBlock(
          specimen: choice.specimen, title: title, lines: stock.lines(naming: tokens, of: choice.types))
      ]
    }
    // A layer alone is before or behind nothing.
    let haveLayers = tokens.count { PlateChoice($0) == .layers } > 1
    var order: [PlateChoice] = []
    var members: [PlateChoice: [Token]] = [:]
    for token in tokens {
      let own = PlateChoice(token)
      let choice = own == .layers && !haveLayers ? .table : own
      if members[choice] == nil { order.append(choice) }
      members[choice, default: []].append(token)
    }
    return order.flatMap { choice in
      let own = Self.inOrderOfValue(members[choice] ?? [])
      let parts = choice == .swatches ? Self.colours(own) : [(choice, own)]
      return parts.flatMap { choice, tokens in
        // One length alone, or one colour of a component, is drawn well enough in its row.
        let isAlone = tokens.count == 1 && (Self.small.contains(choice) || isOfComponent && choice == .swatches)
        let shown = isAlone ? .table : choice
        return Self.parted(tokens).map {
          PlateBlock(
            specimen: shown.specimen, title: Self.title(of: $0, in: title, cluster: self),
            lines: stock.lines(naming: $0, of: shown.types))
        }
      }
    }
  }

  private static let small: Set<PlateChoice> = [.scale, .borders]

  /// A plate about one token of several is titled by that.
  private static func title(of tokens: [Token], in title: String?, cluster: Cluster) -> String? {
    guard tokens.count == 1, cluster.tokens.count > 1 || cluster.isInFrame else { return title }
    return NameParts.title(ofShort: tokens[0])
  }

  /// Whether its group only frames others, and says nothing of what is in it.
  private var isInFrame: Bool {
    guard let group else { return true }
    return GroupNames.around.contains(group.name.lowercased())
  }

  /// A scale in the order of its lengths or times where a program has put its names in order: by the alphabet, with
  /// whole numbers first. The order of an author stays.
  private static func inOrderOfValue(_ tokens: [Token]) -> [Token] {
    let sizes = tokens.compactMap(\.size)
    guard tokens.count > 2, sizes.count == tokens.count, Set(tokens.map(\.path.parent)).count == 1,
      isByProgram(tokens.map(\.path.name))
    else { return tokens }
    return zip(tokens, sizes).enumerated().sorted { a, b in
      a.element.1 == b.element.1 ? a.offset < b.offset : a.element.1 < b.element.1
    }.map(\.element.0)
  }

  private static func isByProgram(_ names: [String]) -> Bool {
    let numbers = names.prefix { Int($0).map(String.init) == $0 }.compactMap { Int($0) }
    let words = names.dropFirst(numbers.count)
    guard !words.isEmpty else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy(<)
      && (zip(words, words.dropFirst()).allSatisfy(<)
        || zip(words, words.dropFirst()).allSatisfy { $0.lowercased() < $1.lowercased() })
  }

  /// As many tokens as fit one figure, at a time.
  private static func parted(_ tokens: [Token]) -> [[Token]] {
    stride(from: 0, to: tokens.count, by: most).map { Array(tokens[$0..<min($0 + most, tokens.count)]) }
  }

  private static let most = 60

  /// Colours as a ramp in the order of its steps with what stands beside it, as tints where all are translucent, or as
  /// fields.
  private static func colours(_ tokens: [Token]) -> [(PlateChoice, [Token])] {
    if tokens.compactMap(\.color).allSatisfy(\.isTranslucent) { return [(.tints, tokens)] }
    let names = tokens.map(\.path.name)
    if let order = StepName.order(of: names) {
      let sorted = order.map { tokens[$0] }
      return [(isRamp(sorted) ? .ramp : .swatches, sorted)]
    }
    // One or two names that are no steps, such as `blueText`, stand behind the ramp.
    let stepped = tokens.indices.filter { StepName.read(names[$0]) != nil }
    for middle in [nil] + tokens.indices.filter({ !stepped.contains($0) }).map(Optional.some) {
      let steps = (stepped + [middle].compactMap(\.self)).sorted()
      guard tokens.count - steps.count < 3, steps.count > 3, let order = StepName.order(of: steps.map { names[$0] })
      else { continue }
      let sorted = order.map { tokens[steps[$0]] }
      guard isRamp(sorted) else { continue }
      let rest = tokens.indices.filter { !steps.contains($0) }.map { tokens[$0] }
      if middle != nil || tokens.count - steps.count < 2 {
        return [(.ramp, sorted)] + (rest.isEmpty ? [] : [(rest.count == 1 ? .table : .swatches, rest)])
      }
    }
    return [(.swatches, tokens)]
  }

  private static func isRamp(_ sorted: [Token]) -> Bool { isMonotonic(sorted.compactMap { $0.color?.lightness }) }

  /// Whether numbers go one way; a step of a ramp may be as light as the one before it, or nearly.
  private static func isMonotonic(_ numbers: [Double]) -> Bool {
    guard let first = numbers.first, let last = numbers.last, first != last else { return false }
    let sign = last > first ? 1.0 : -1
    return zip(numbers, numbers.dropFirst()).allSatisfy { ($1 - $0) * sign > -0.03 }
  }
}

extension Token {
  /// What a scale is ordered by: pixels, or milliseconds.
  fileprivate var size: Double? {
    switch value {
    case .dimension(let length): length.pixels
    case .duration(let time): time.milliseconds
    case .color, .fontFamily, .fontWeight, .number, .cubicBezier, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .spring, .haptic:
      nil
    }
  }

  var color: Color? { if case .color(let color) = value { color } else { nil } }
}

extension Color {
  var isTranslucent: Bool { opacity < 1 }
  /// In OKLCH, 0…1.
  var lightness: Double { converted(to: .oklch).c1 ?? 0 }
  /// In OKLCH.
  var chroma: Double { converted(to: .oklch).c2 ?? 0 }
  var hueDegrees: Double { converted(to: .oklch).c3 ?? 0 }
}
