import Claims
import Diagnostics
import Files
import Guide
import Printing
import Statements
import TokenValues
import Tokens
import Wording

/// What a claim about everything of a kind is held against: the tokens, or else the page's own lists and tables.
struct BoundCheck {
  /// Something that has a value.
  struct Item {
    let name: String
    let value: Double
    var span: Span?
    /// Whether it is a token's, and no more than what the page gives to a name.
    var isToken = false
  }

  let claim: BoundClaim
  let items: [Item]
  /// Whether there are tokens among them, and not only what the page states itself.
  private let isOfTokens: Bool

  /// - Parameter stated: what the sentences of the page give, read once for all of its claims.
  init(_ claim: BoundClaim, on page: AuditedPage, besides stated: [Item] = []) {
    self.claim = claim
    let tokens = Self.tokens(claim.subject, page.subject)
    isOfTokens = !tokens.isEmpty
    let own = tokens.isEmpty || Self.isAlsoStated(claim.subject) ? tokens + Self.named(claim, page) : tokens
    items = Self.isLimitOfTime(claim) ? own + stated : own
  }

  /// Whether sentences that say how long something moves are held against a claim.
  static func isLimitOfTime(_ claim: BoundClaim) -> Bool {
    guard case .durations = claim.subject else { return false }
    return switch claim.bound {
    case .least, .most, .between, .smallest, .largest: true
    case .only, .listed, .never: false
    }
  }

  /// How a value of the subject is written.
  func text(_ value: Double) -> String {
    switch claim.subject {
    case .targets, .components, .type, .styles, .radii, .spaces: value.trimmed(4) + "px"
    case .durations: value.trimmed(1) + " ms"
    case .weights, .leading: value.trimmed(4)
    }
  }

  /// What the values are of.
  var noun: String {
    switch claim.subject {
    case .targets: "target"
    case .components: "size"
    case .type, .styles: "type"
    case .leading: "line height"
    case .weights: "weight"
    case .radii: "radius"
    case .spaces: "spacing"
    case .durations: "duration"
    }
  }

  /// How sure it is that some values are those that the claim is about: what a page calls by names of its own may be others.
  func confidence(_ items: [Item]) -> Confidence { items.allSatisfy(\.isToken) ? .sure : .likely }

  // MARK: Comparing

  /// Those that are smaller than the least value, or greater than the greatest.
  var outside: [Item] {
    if case .never = claim.bound {
      return items.filter { item in claim.figures.contains { abs($0 - item.value) < Self.rounding } }
    }
    let (low, high): (Double?, Double?) =
      switch claim.bound {
      case .least, .smallest: (claim.figures[0], nil)
      case .most, .largest: (nil, claim.figures[0])
      case .between: (claim.figures[0], claim.figures[1])
      case .only, .listed, .never: (nil, nil)
      }
    return items.filter { item in
      low.map { item.value < $0 - Self.rounding } ?? false || high.map { item.value > $0 + Self.rounding } ?? false
    }
  }

  /// The least or the greatest value, where it is said to be a further one.
  var nearest: Item? {
    switch claim.bound {
    case .smallest:
      items.min { $0.value < $1.value }.flatMap { $0.value > claim.figures[0] + Self.rounding ? $0 : nil }
    case .largest:
      items.max { $0.value < $1.value }.flatMap { $0.value < claim.figures[0] - Self.rounding ? $0 : nil }
    case .least, .most, .between, .only, .listed, .never: nil
    }
  }

  /// What is not as a list says: the values that are not in it, and those of it that nothing has.
  var listFault: Message? {
    guard !items.isEmpty else { return nil }
    let others = items.filter { item in !claim.figures.contains { abs($0 - item.value) < Self.rounding } }
    let missing = claim.figures.filter { figure in
      (figure > 0 && figure < Scale.leastFull || noun != "radius")
        && !items.contains { abs($0.value - figure) < Self.rounding }
    }
    // A list of most steps there are is held against as many; a page that names one or two names no scale.
    let isMostMissing = missing.count * 2 > claim.figures.count
    if isOfTokens
      ? items.count < LengthSteps.least && isMostMissing && claim.figures.count > LengthSteps.least
      : items.count < LengthSteps.least || isMostMissing
    {
      return nil
    }
    var parts: [String] = []
    if case .listed = claim.bound {
      // A list that shares nothing with the values is one of something else.
      guard missing.count < claim.figures.count else { return nil }
    } else if !others.isEmpty {
      let names = Sentence.list(others.map { "\($0.name) (\($0.value.trimmed(4)))" })
      parts.append("\(names) \(others.count == 1 ? "is" : "are") not among them")
    }
    if !missing.isEmpty {
      parts.append("no \(noun) is \(Sentence.list(missing.map { $0.trimmed(4) }, joint: "or"))")
    }
    return parts.isEmpty ? nil : "\(parts.joined(separator: ", and "))"
  }

  /// What a rounded figure may differ by.
  private static let rounding = 0.0051

  // MARK: Tokens

  private static func tokens(_ subject: BoundClaim.Subject, _ system: AuditedSystem) -> [Item] {
    switch subject {
    case .durations:
      return system.durations.filter { $0.milliseconds > 0 }.map {
        Item(name: $0.name, value: $0.milliseconds, isToken: true)
      }
    case .targets, .components, .type, .styles, .leading, .weights, .radii, .spaces:
      return system.system.tokens.tokens.compactMap { token in
        value(of: token, subject).map {
          Item(name: token.path.description, value: $0, span: token.valueSpan, isToken: true)
        }
      }
    }
  }

  private static func value(of token: Token, _ subject: BoundClaim.Subject) -> Double? {
    switch (subject, token.value) {
    case (.targets, .dimension(let length)):
      return token.aliases.isEmpty && SmallTarget.isTarget(token.path) ? pixels(length) : nil
    case (.components(let paths, _, let property), .dimension(let length)):
      guard let parent = token.path.parent, paths.contains(parent), let name = token.path.segments.last,
        names(property).contains(NameWords(name).words.joined(separator: " "))
      else { return nil }
      return pixels(length)
    case (.type, .typography(let type)): return token.aliases.isEmpty ? pixels(type.fontSize) : nil
    case (.styles(let paths), .typography(let type)):
      return paths.contains(token.path) ? pixels(type.fontSize) : nil
    case (.leading(let paths), .typography(let type)):
      let isOne = paths.isEmpty ? token.aliases.isEmpty : paths.contains(token.path)
      return isOne ? type.lineHeight : nil
    case (.weights(let paths), .typography(let type)):
      let isOne = paths.isEmpty ? token.aliases.isEmpty : paths.contains(token.path)
      return isOne ? type.fontWeight.value : nil
    case (.radii, .dimension(let length)):
      guard let pixels = pixels(length), pixels < Scale.leastFull else { return nil }
      return isStep(token, of: .radius) ? pixels : nil
    case (.spaces, .dimension(let length)): return isStep(token, of: .space) ? pixels(length) : nil
    case (.targets, _), (.components, _), (.type, _), (.styles, _), (.leading, _), (.weights, _), (.radii, _),
      (.spaces, _), (.durations, _):
      return nil
    }
  }

  /// A length that is no part of something else; none at all is no step.
  private static func pixels(_ length: Dimension) -> Double? {
    (length.unit.isAbsolute || length.unit == .rem) && length.pixels > 0 ? length.pixels : nil
  }

  private static func isStep(_ token: Token, of scale: Scale) -> Bool {
    token.aliases.isEmpty && Scale(token.path) == scale
  }

  private static func names(_ property: ComponentProperty) -> Set<String> {
    switch property {
    case .height: ["height", "min height", "size"]
    case .width: ["width", "min width", "size"]
    case .radius: ["rounded", "radius", "border radius", "corner radius"]
    case .background, .text, .type, .padding, .blockPadding, .inlinePadding, .size, .borderWidth: []
    }
  }

  // MARK: What a page states itself

  /// Whether sizes that a page states count beside those of the tokens.
  private static func isAlsoStated(_ subject: BoundClaim.Subject) -> Bool {
    switch subject {
    case .targets, .type, .components: true
    case .styles, .leading, .weights, .radii, .spaces, .durations: false
    }
  }

  private static func named(_ claim: BoundClaim, _ page: AuditedPage) -> [Item] {
    let subject = claim.subject
    switch subject {
    case .radii, .spaces:
      let scale: Scale = if case .radii = subject { .radius } else { .space }
      return ScaleSteps.named(scale, on: page).filter {
        $0.pixels > 0 && (scale == .space || $0.pixels < Scale.leastFull)
      }
      .map { Item(name: $0.name, value: $0.pixels) }
    case .durations:
      return page.named.compactMap { StatedDuration.listed($0) ?? StatedDuration.listed($0, below: claim.text, page) }
    case .targets, .components, .type, .styles, .leading, .weights:
      return page.named.compactMap { value in
        guard case .quantity(let quantity) = value.value, let pixels = quantity.pixels, pixels > 0,
          isOne(value, subject)
        else { return nil }
        return Item(name: value.name, value: pixels, span: value.span)
      }
    }
  }

  private static func isOne(_ value: NamedValue, _ subject: BoundClaim.Subject) -> Bool {
    let words = Set(value.words)
    switch subject {
    case .targets: return SmallTarget.isPressed(value.words) || isVariant(value)
    case .components(_, let kind, let property):
      let noun = if case .width = property { "width" } else { "height" }
      return property != .radius && words == Set(kind + [noun])
    case .type:
      return value.isBelowType && words.contains("size")
        && words.isDisjoint(with: ["icon", "icons", "touch", "target"])
    case .styles, .leading, .weights, .radii, .spaces, .durations: return false
    }
  }

  /// Whether a row gives the height of one size of what the heading above its table names: `large` below `Buttons`.
  private static func isVariant(_ value: NamedValue) -> Bool {
    let own = NameWords(value.name).words
    return own.allSatisfy(sizes.contains) && SmallTarget.isPressed(value.words + value.heading)
  }

  private static let sizes: Set<String> = ["xs", "sm", "md", "lg", "xl", "default", "compact", "regular"]
}
