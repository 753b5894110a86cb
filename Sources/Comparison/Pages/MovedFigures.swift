import Colorimetry
import Differences
import TokenValues

/// The figures that differ between two texts.
struct MovedFigures {
  /// `16 → 20`, `#10b981 → #34d399 (ΔE 12.3, strong)`.
  let text: String
  /// The colours that became others.
  let colors: [ThemedChange]

  init(_ old: [String], _ new: [String], _ thresholds: Thresholds) {
    let old = Figures.withoutChannels(old)
    let new = Figures.withoutHistory(old, Figures.withoutChannels(new))
    let pieces = WordDifference(old.joined(separator: " "), new.joined(separator: " ")).pieces
    var parts: [String] = []
    var moved: [ThemedChange] = []
    var (gone, come): ([Substring], [Substring]) = ([], [])
    /// As many as there were are those that there were.
    func tell() {
      if gone.count == come.count {
        for (before, after) in zip(gone, come) {
          let colors = (Figures.color(String(before)), Figures.color(String(after)))
          let color = colors.0 == nil || colors.1 == nil ? nil : ThemedChange(colors.0, colors.1, thresholds)
          let size = color?.difference.map { " (\($0.text))" } ?? ""
          parts.append("\(before) → \(after)\(size)")
          if let color { moved.append(color) }
        }
      } else {
        for (before, after) in Self.likeColors(gone, come, thresholds) {
          guard let change = ThemedChange(Figures.color(before), Figures.color(after), thresholds) else { continue }
          parts.append("\(before) → \(after)" + (change.difference.map { " (\($0.text))" } ?? ""))
          moved.append(change)
          gone.remove(before)
          come.remove(after)
        }
        for (before, after) in Self.likeUnits(gone, come) {
          parts.append("\(before) → \(after)")
          gone.remove(before)
          come.remove(after)
        }
        parts += gone.map { "− \($0)" } + come.map { "+ \($0)" }
        moved += gone.compactMap { Figures.color(String($0)).map { ThemedChange(only: $0, isNew: false) } }
        moved += come.compactMap { Figures.color(String($0)).map { ThemedChange(only: $0, isNew: true) } }
      }
      (gone, come) = ([], [])
    }
    for piece in pieces {
      switch piece {
      case .removed(let text): gone += text.split(separator: " ")
      case .added(let text): come += text.split(separator: " ")
      case .same: tell()
      }
    }
    tell()
    text = Figures.shown(parts.joined(separator: ", "))
    colors = moved
  }

  /// The colours of both sides that are so like each other that one has become the other, the likest first.
  private static func likeColors(
    _ gone: [Substring], _ come: [Substring], _ thresholds: Thresholds
  ) -> [(before: String, after: String)] {
    let sides = [gone, come].map { figures in
      figures.compactMap { figure in Figures.color(String(figure)).map { (text: String(figure), color: $0) } }
    }
    if sides.contains(where: { $0.count > mostColors }) { return [] }
    let pairs = sides[0].flatMap { old in
      sides[1].compactMap { new -> (before: String, after: String, difference: Double)? in
        let difference = ColorDifference.e2000(old.color, new.color)
        return difference < farthest ? (old.text, new.text, difference) : nil
      }
    }
    var taken: (old: Set<String>, new: Set<String>) = ([], [])
    return pairs.sorted { ($0.difference, $0.before, $0.after) < ($1.difference, $1.before, $1.after) }.compactMap {
      pair in
      guard !taken.old.contains(pair.before), !taken.new.contains(pair.after) else { return nil }
      taken.old.insert(pair.before)
      taken.new.insert(pair.after)
      return (pair.before, pair.after)
    }
  }

  /// Numbers of which each is the only one of its unit on its side.
  private static func likeUnits(_ gone: [Substring], _ come: [Substring]) -> [(before: String, after: String)] {
    gone.compactMap { before in
      guard let unit = Figures.unit(of: before), gone.count(where: { Figures.unit(of: $0) == unit }) == 1 else {
        return nil
      }
      let others = come.filter { Figures.unit(of: $0) == unit }
      return others.count == 1 ? (String(before), String(others[0])) : nil
    }
  }

  /// Of more, nobody follows which became which.
  private static let mostColors = 32
  /// In ΔE2000: farther apart, two colours of unequal lists are hardly one.
  private static let farthest = 20.0
}

extension [Substring] {
  /// Takes one of those that are equal to a text away.
  fileprivate mutating func remove(_ text: String) {
    if let place = firstIndex(where: { $0 == text }) { remove(at: place) }
  }
}
