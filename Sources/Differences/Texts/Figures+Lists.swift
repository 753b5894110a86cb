import Colorimetry

/// Which figures of a text are values of it.
extension Figures {
  /// The figures of a text without the channels of a colour that it states beside that: `#c8a84e`, `200 168 78`.
  package static func withoutChannels(_ figures: [String]) -> [String] {
    guard figures.count > 3 else { return figures }
    let colors = Set(
      figures.compactMap { color($0) }.map {
        [$0.hex.dropFirst(1), $0.hex.dropFirst(3), $0.hex.dropFirst(5)].compactMap {
          Int($0.prefix(2), radix: 16).map(String.init)
        }
      })
    if colors.isEmpty { return figures }
    var left: [String] = []
    var rest = figures[...]
    while let first = rest.first {
      if colors.contains(Array(rest.prefix(3))) {
        rest = rest.dropFirst(3)
      } else {
        left.append(first)
        rest = rest.dropFirst()
      }
    }
    return left
  }

  /// The figures of a text without the one that it began with before and now only tells as what was: `#0C7C71, darkened
  /// from #0E8C7F`.
  package static func withoutHistory(_ old: [String], _ new: [String]) -> [String] {
    guard let before = old.first, let after = new.first, before != after, !old.contains(after),
      (color(before) == nil) == (color(after) == nil),
      unit(of: before) == unit(of: after),
      let place = new.firstIndex(of: before)
    else { return new }
    return Array(new[..<place] + new[(place + 1)...])
  }
}
