import Guide
import Printing
import Statements
import Tokens
import Wording

/// What a clause leaves to its surroundings: what its bound is good for, the scale that the heading names, and the things
/// that its words only describe.
extension BoundReading {
  /// How many words say what the bound is; those behind them say what it is good for, which limits nothing: `to keep pages
  /// quick`, `for accessibility`, `on any surface`.
  var endOfBound: Int {
    guard let last = clause.figures.last, clause.mentions.isEmpty else { return clause.words.count }
    let words = clause.words.map(\.text)
    return words.indices.first { $0 >= last.place && Self.isTail(words[$0...]) } ?? words.count
  }

  private static func isTail(_ words: ArraySlice<String>) -> Bool {
    let rest = words.dropFirst()
    guard let next = rest.first else { return false }
    switch words.first {
    case "to": return purposes.contains(next)
    case "so": return next == "that"
    case "for": return next != "the" && rest.allSatisfy(goals.contains)
    case "on": return wholes.contains(rest.filter { $0 != "a" && $0 != "any" && $0 != "every" }.joined(separator: " "))
    default: return false
    }
  }

  /// Verbs behind `to` that say what something is good for.
  private static let purposes: Set<String> = [
    "maintain", "keep", "ensure", "preserve", "avoid", "prevent", "support", "meet", "comply", "guarantee", "help",
    "reduce", "respect", "satisfy", "improve", "provide", "feel", "stay", "remain", "make", "allow", "create",
  ]
  private static let goals: Set<String> = [
    "accessibility", "compliance", "usability", "comfort", "legibility", "readability", "consistency", "clarity",
    "performance", "responsiveness", "harmony", "rhythm", "wcag", "and", "better", "easy", "ease", "use", "of",
    "visual", "mathematical",
  ]
  /// Words for everything that has a shape.
  private static let wholes: Set<String> = [
    "container", "containers", "element", "elements", "surface", "surfaces", "component", "components",
  ]

  /// Whether a word stands behind a figure and says what that is for; where something holds on some devices only, it does
  /// more.
  func isLabel(_ index: Int) -> Bool {
    guard let first = clause.figures.first(where: { $0.quantity.low > 12 }), index >= first.place else { return false }
    return clause.words.allSatisfy { !Self.devices.contains($0.text) } && Self.topics[clause.words[index].text] == nil
  }

  private static let devices: Set<String> = [
    "phone", "phones", "mobile", "tablet", "tablets", "desktop", "dark", "light", "print", "web", "ios", "android",
  ]

  /// The component of which a clause states the target: `All CTAs have a 44px touch target`.
  func pressed(_ words: [String]) -> BoundClaim.Subject? {
    let rest = words.filter {
      !Self.targetNouns.contains($0) && !Self.pressing.contains($0) && !Self.pressedNouns.contains($0)
        && !Self.neutral.contains($0) && !Self.needs.contains($0) && Self.dimensions[$0] == nil
    }
    return rest.isEmpty ? nil : components(rest, .height)
  }

  private static let needs: Set<String> = ["need", "needs", "require", "requires", "generous", "get", "gets"]

  /// The scale of the heading above, for a clause that gives its steps and does not name it: `Scale: 4 / 8 / 16`; and the
  /// weights of type, for one that gives nothing else.
  func subjectOfHeading(_ words: [String]) -> BoundClaim.Subject? {
    let heading = page.heading(above: text)
    let figures = clause.figures.map(\.quantity)
    let isScale = said.contains { ["scale", "steps", "sizes"].contains($0) }
    if isScale, figures.count > 2, words.allSatisfy({ $0 == "base" || $0 == "unit" }) {
      if BoundClaim.isTypeHeading(heading) { return .type }
      // Sizes below a heading for spacing may be those of icons.
      if said.contains("sizes") { return nil }
      if !Self.spaces.isDisjoint(with: heading) { return .spaces }
      return heading.contains { Self.topics[$0] == .radii } ? .radii : nil
    }
    let areWeights = figures.allSatisfy {
      $0.unit == nil && $0.high == nil && $0.low.truncatingRemainder(dividingBy: 100) == 0
        && (100...900).contains($0.low)
    }
    guard areWeights, relations.isEmpty ? isNegated : relations == [.only], BoundClaim.isTypeHeading(heading),
      words.allSatisfy(Self.weightNames.contains)
    else { return nil }
    return .weights([])
  }

  private static let spaces: Set<String> = ["spacing", "space", "spaces", "rhythm"]

  /// Whether a clause says of motion itself how long it lasts: `Motion is quick (100–200ms)`.
  func isOfMotion(_ subject: BoundClaim.Subject) -> Bool {
    guard case .durations = subject, clause.words.contains(where: { $0.text == "is" || $0.text == "are" }) else {
      return false
    }
    let heading = page.heading(above: text)
    return said.contains(where: Self.speeds.contains)
      && (heading.isEmpty || !Self.motionHeadings.isDisjoint(with: heading))
  }

  /// What is denied of several figures: `No animation exceeds 300ms (in) or 200ms (out)`, `Never use 600 or 700`.
  func denied(_ subject: BoundClaim.Subject, _ figures: [Double]) -> (BoundClaim.Bound, [Double])? {
    guard isNegated, count == nil, clause.figures.allSatisfy({ $0.quantity.high == nil }) else { return nil }
    switch subject {
    case .durations:
      guard relations == [.more], figures.count > 1, let greatest = figures.max(),
        clause.words.contains(where: { $0.text == "or" })
      else { return nil }
      return (.most, [greatest])
    case .weights:
      let isFirst = clause.words.first.map { Self.negations.contains($0.text) || $0.text == "do" } ?? false
      let isJoined = clause.words.contains { $0.text == "with" || $0.text == "without" }
      return relations.isEmpty && isFirst && !isJoined ? (.never, figures) : nil
    case .targets, .components, .type, .styles, .leading, .radii, .spaces: return nil
    }
  }

  // MARK: Whether it is meant

  /// Whether the page is about one component, and the clause says nothing of the rest of the system.
  private var isOfOneThing: Bool {
    let isComponent =
      page.page.kind == .component
      || page.page.path.split(separator: "/").dropLast().contains { ["component", "components"].contains($0) }
    return isComponent && !saysEverywhere
  }

  private var saysEverywhere: Bool {
    clause.words.contains { Self.everywhere.contains($0.text) }
  }

  /// Whether the figures are such as the subject may have, and the heading does not limit what is said.
  func isMeant(_ subject: BoundClaim.Subject, _ bound: BoundClaim.Bound, _ figures: [Double]) -> Bool {
    let heading = page.heading(above: text)
    func isBelow(_ words: Set<String>) -> Bool {
      heading.isEmpty || !Self.general.union(words).isDisjoint(with: heading)
    }
    let isFloor = if case .least = bound { true } else if case .smallest = bound { true } else { false }
    if isOfOneThing, subject.isEverything { return false }
    switch subject {
    case .targets: return isFloor && (24...64).contains(figures[0])
    case .components: return isFloor ? (8...200).contains(figures[0]) : figures[0] > 0
    case .type:
      if isFloor, !(6...24).contains(figures[0]) { return false }
      return saysEverywhere || isBelow(Self.typeHeadings.union(Self.sizeHeadings))
    case .styles: return figures[0] >= 6
    case .durations:
      guard case .only = bound, figures.count == 1 else { return figures[0] > 0 }
      return figures[0] > 0 && isBelow(Self.motionHeadings)
    case .leading(let styles), .weights(let styles): return !styles.isEmpty || isBelow(Self.typeHeadings)
    case .radii: return isBelow(Self.radiusHeadings)
    case .spaces: return isBelow(Self.spaceHeadings)
    }
  }
}
