package import TokenValues
package import Tokens

/// A duration or a range of durations.
package struct Stretch {
  package let name: String
  /// The token, or the first of a pair.
  package let path: TokenPath
  /// The common part of the paths of a pair.
  package let stem: String?
  /// The shortest duration, if it is a range.
  package let least: TimeSpan?
  package let most: TimeSpan
  /// Those in which it is so; empty for all.
  package let themes: [String]

  /// The shortest in milliseconds, if it is a range.
  package var start: Double? { least?.milliseconds }
  /// The longest in milliseconds.
  package var end: Double { most.milliseconds }

  /// How its source writes it, where that says more than the times.
  private let written: String?

  /// In the unit of the tokens: `250 ms`, `2–3 s`.
  package var text: String { written ?? MotionText.range(least, most) }

  /// Durations with pairs joined, each at the position of its first.
  package static func all(_ samples: [Sample]) -> [Stretch] {
    let timed = samples.compactMap { sample in
      if case .duration(let span) = sample.value {
        (sample: sample, time: span, themes: sample.variants.flatMap(\.themes))
      } else {
        nil
      }
    }
    var stretches: [Stretch] = []
    for (index, item) in timed.enumerated() {
      guard let (stem, part) = split(item.sample.path) else {
        stretches.append(
          Stretch(
            name: item.sample.name, path: item.sample.path, stem: nil, least: nil, most: item.time, themes: item.themes,
            written: item.sample.variants[0].written)
        )
        continue
      }
      let other = timed.indices.first { other in
        other != index && timed[other].themes == item.themes
          && split(timed[other].sample.path).map { $0.stem == stem && $0.part != part } ?? false
      }
      guard let other else {
        stretches.append(
          Stretch(
            name: item.sample.name, path: item.sample.path, stem: nil, least: nil, most: item.time, themes: item.themes,
            written: item.sample.variants[0].written)
        )
        continue
      }
      guard index < other else { continue }
      let times = [item.time, timed[other].time].sorted { $0.milliseconds < $1.milliseconds }
      let name = item.sample.caption ?? Plate.names(ofMotion: [TokenPath(stem)])[0]
      stretches.append(
        Stretch(
          name: name, path: item.sample.path, stem: stem, least: times[0], most: times[1], themes: item.themes,
          written: item.sample.variants[0].written))
    }
    return stretches
  }

  /// `a.fade-min` and `a.fade.min` as `a.fade` and `min`.
  private static func split(_ path: TokenPath) -> (stem: String, part: String)? {
    for part in ["min", "max"] {
      for ending in ["." + part, "-" + part] where path.description.hasSuffix(ending) {
        let stem = String(path.description.dropLast(ending.count))
        return stem.isEmpty ? nil : (stem, part)
      }
    }
    return nil
  }
}
