/// The steps of a ramp in the names of its colours: `gray-100`, `blue.700`, `blueLighter`.
enum StepName {
  /// The step that the last words of a name give, and the words before it; nil if the name gives none.
  static func read(_ name: String) -> (stem: [String], step: Double)? {
    let words = NameParts.words(of: name)
    guard let last = words.last else { return nil }
    if let number = Double(last), last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return (Array(words.dropLast()), number)
    }
    if let rank = ranks[last] { return (Array(words.dropLast()), rank) }
    return nil
  }

  /// Words of lightness, from light to dark.
  private static let ranks: [String: Double] = [
    "lightest": -3, "lighter": -2, "light": -1, "dark": 1, "darker": 2, "darkest": 3,
  ]

  /// The names in the order of their steps, as places in the list; nil unless they are the steps of one ramp.
  ///
  /// A name without a step is the middle of the others, as `blue` is among `blueLight` and `blueDark`.
  static func order(of names: [String]) -> [Int]? {
    guard names.count > 2 else { return nil }
    var steps: [(index: Int, step: Double)] = []
    var stems: Set<[String]> = []
    var middles = 0
    for (index, name) in names.enumerated() {
      if let (stem, step) = read(name) {
        stems.insert(stem)
        steps.append((index, step))
      } else {
        middles += 1
        let words = NameParts.words(of: name)
        stems.insert(words.last.map(middle.contains) == true ? Array(words.dropLast()) : words)
        steps.append((index, 0))
      }
    }
    guard stems.count == 1, middles < 2, Set(steps.map(\.step)).count == names.count,
      middles == 0 || steps.contains(where: { $0.step < 0 })
    else { return nil }
    return steps.sorted { $0.step < $1.step }.map(\.index)
  }

  private static let middle: Set = ["base", "default", "main", "regular", "normal", "root"]
}
