/// Finds the nearest of some named colours by ΔE2000.
///
/// Their Lab values are computed once; a look-up is linear in their number.
package struct NearestColor<ID> {
  /// A colour found, with its distance from the one asked about.
  package struct Match {
    package let id: ID
    package let color: Color
    /// ΔE2000, alpha ignored.
    package let difference: Double
  }

  private let entries: [(id: ID, color: Color, lab: Triple)]

  /// Creates a search among these colours; of equally near ones the first is found.
  package init(_ colors: some Sequence<(id: ID, color: Color)>) {
    entries = colors.map { ($0.id, $0.color, $0.color.labD65) }
  }

  /// The nearest colour, or nil if there are none.
  ///
  /// Of equally different colours, the one with the nearer opacity is preferred, then the first.
  package func match(for color: Color) -> Match? {
    let lab = color.labD65
    func key(_ index: Int) -> (Double, Double) {
      let entry = entries[index]
      return (CIEDE2000.difference(lab, entry.lab), (entry.color.opacity - color.opacity).magnitude)
    }
    var best: (index: Int, key: (Double, Double))?
    for index in entries.indices {
      let key = key(index)
      if best.map({ key < $0.key }) ?? true { best = (index, key) }
    }
    return best.map { Match(id: entries[$0.index].id, color: entries[$0.index].color, difference: $0.key.0) }
  }

  /// The nearest colours, nearest first, at most `limit`.
  package func matches(for color: Color, limit: Int) -> [Match] {
    let lab = color.labD65
    let measured = entries.enumerated().map { offset, entry in
      (
        key: (CIEDE2000.difference(lab, entry.lab), (entry.color.opacity - color.opacity).magnitude, offset),
        entry: entry
      )
    }
    return measured.sorted { $0.key < $1.key }.prefix(max(0, limit)).map {
      Match(id: $0.entry.id, color: $0.entry.color, difference: $0.key.0)
    }
  }
}

extension NearestColor: Sendable where ID: Sendable {}
extension NearestColor.Match: Sendable where ID: Sendable {}
