import Printing

/// The themes of a system as points on axes, one for each modifier: which choice changes what.
package struct ThemeAxes: Sendable {
  private let modifiers: [TokenModifier]
  /// For each theme, its context on each axis.
  private let contexts: [[String]]
  /// For each theme and axis, the theme that differs from it at most in the first context on that axis; nil if that one
  /// was not made.
  private let bases: [[Int?]]

  init(_ themes: [Theme], _ modifiers: [TokenModifier]) {
    self.modifiers = modifiers
    let contexts = themes.map { $0.inputs.map(\.context) }
    self.contexts = contexts
    let places = Dictionary(contexts.enumerated().map { ($1, $0) }) { first, _ in first }
    bases = contexts.map { own in
      guard own.count == modifiers.count else { return modifiers.map { _ in nil } }
      return modifiers.indices.map { axis in
        var base = own
        base[axis] = modifiers[axis].contexts.first ?? ""
        return places[base]
      }
    }
  }

  /// For each axis, whether a choice on it alone makes a difference.
  ///
  /// - Parameter isSame: whether two themes, given by their places, are the same in what matters.
  package func moves(_ isSame: (Int, Int) -> Bool) -> [Bool] {
    modifiers.indices.map { axis in
      bases.indices.contains { theme in bases[theme][axis].map { $0 != theme && !isSame(theme, $0) } ?? false }
    }
  }

  /// The names of groups of themes, by the choices that tell them apart: `dark` rather than `dark, compact; dark, wide`.
  ///
  /// - Parameter groups: places of themes; each is in at most one of them.
  package func names(of groups: [[Int]]) -> [String] {
    var groupOf = [Int](repeating: -1, count: contexts.count)
    for (number, group) in groups.enumerated() { for theme in group { groupOf[theme] = number } }
    let moves = moves { groupOf[$0] == groupOf[$1] }
    let axes = moves.contains(true) ? modifiers.indices.filter { moves[$0] } : Array(modifiers.indices)
    return groups.map { name(of: $0, on: axes) }
  }

  /// The choices by which some themes, given by their places, are told apart from all others: `dark` for `dark, compact` and
  /// `dark, wide`. Nil where that takes more than one axis.
  package func choices(of themes: [Int]) -> [String]? {
    let own = Set(themes)
    let found = modifiers.indices.lazy.compactMap { axis -> [String]? in
      let inside = Set(themes.filter { contexts[$0].count > axis }.map { contexts[$0][axis] })
      let isTelling = contexts.indices.allSatisfy { index in
        contexts[index].count > axis && own.contains(index) == inside.contains(contexts[index][axis])
      }
      return isTelling ? modifiers[axis].contexts.filter(inside.contains) : nil
    }
    return found.first
  }

  /// The choices that none of some themes goes with, given by their places.
  package func choices(without themes: [Int]) -> [ThemeChoice] {
    var found: [ThemeChoice] = []
    for (axis, modifier) in modifiers.enumerated() {
      let own = Set(themes.map { contexts[$0] }.filter { $0.count > axis }.map { $0[axis] })
      for (place, context) in modifier.contexts.enumerated() where !own.contains(context) {
        found.append(ThemeChoice(axis: axis, context: place))
      }
    }
    return found
  }

  private func name(of group: [Int], on axes: [Int]) -> String {
    let points = group.map { theme in axes.map { contexts[theme][$0] } }.uniqued()
    if axes.count == 1 { return points.map { $0[0] }.joined(separator: ", ") }
    // All combinations of some contexts are named by these.
    let sides = axes.indices.map { axis in points.map { $0[axis] }.uniqued() }
    guard sides.reduce(1, { $0 * $1.count }) == points.count else {
      return points.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    }
    let telling = zip(axes, sides).filter { axis, side in side.count < modifiers[axis].contexts.count }
    return telling.map { $0.1.joined(separator: " or ") }.joined(separator: ", ")
  }
}
