import Colorimetry
import Differences
import Printing
import Tokens

/// Texts of which nothing differs but the values of tokens that changed, and which say the new ones now: they are no changes of
/// their own, but consequences of those of the tokens.
///
/// A colour, a length or a time that became the same other one as that of a token is evidence enough. A bare number may be
/// anything, so that its text has to name the token too, by a word of its path at least.
struct RestatedTexts {
  private let causes: [Cause]
  /// The places of the causes that a step may follow.
  private let places: [ValueStep: [Int]]
  /// The names of typefaces that became others, with the places of their causes.
  private let typefaces: [(old: String, new: String, place: Int)]

  /// A change of a token, by the names of the tokens that have another value with it.
  private struct Cause {
    let key: ChangeKey
    let names: [(path: String, words: Set<String>)]

    init(_ change: Change) {
      key = change.key
      let paths =
        ([change] + change.radius.members).map { TokenPath($0.subject) } + change.radius.tokens.map(\.path)
        + change.radius.contrasts.flatMap { [$0.text, $0.surface] }
      names = paths.uniqued().map { path in
        let last = TokenPath(path.segments.suffix(2).joined(separator: "."))
        return (path.description.lowercased(), Set(PathWords.words(of: last).filter { $0.count > 2 }))
      }
    }

    /// How well a text names it: by a path, by all words of its name, by one of them, or not at all.
    func score(_ text: String, _ words: Set<String>) -> Int {
      var best = 0
      for name in names where best < 3 {
        let shared = name.words.intersection(words).count
        let score = text.contains(name.path) ? 3 : shared == 0 ? 0 : shared == name.words.count ? 2 : 1
        best = max(best, score)
      }
      return best
    }
  }

  /// Nil where no value of a token is another.
  private init?(_ changes: [Change]) {
    var causes: [Cause] = []
    var places: [ValueStep: [Int]] = [:]
    var typefaces: [(old: String, new: String, place: Int)] = []
    for change in changes where change.kind.area == .token {
      let values =
        change.values + change.radius.members.flatMap(\.values) + change.radius.tokens.flatMap(\.values)
      var steps = values.flatMap { ValueStep.all(from: $0.beforeText, to: $0.afterText, $0.difference) }
      steps += change.radius.contrasts.flatMap {
        ValueStep.ofContrast(Contrast.figure($0.before), Contrast.figure($0.after))
      }
      let names = values.compactMap { ValueStep.typefaces($0.before, $0.after) }
      if steps.isEmpty && names.isEmpty { continue }
      for step in Set(steps.flatMap(\.keys)) { places[step, default: []].append(causes.count) }
      typefaces += names.uniqued { $0.old }.map { (old: $0.old, new: $0.new, place: causes.count) }
      causes.append(Cause(change))
    }
    if causes.isEmpty { return nil }
    (self.causes, self.places, self.typefaces) = (causes, places, typefaces)
  }

  /// The changes of a system, those of texts that follow a token with the change that they follow.
  static func joined(_ changes: [Change]) -> [Change] {
    guard changes.contains(where: mayFollow), let texts = RestatedTexts(changes) else { return changes }
    var followers: [ChangeKey: [Change]] = [:]
    let left = changes.filter { change in
      guard mayFollow(change) else { return true }
      let all = change.radius.members.isEmpty ? [change] : change.radius.members
      let causes = all.map(texts.cause)
      // Where the same became the same others, one that names the token speaks for all.
      guard let shared = causes.lazy.compactMap(\.self).first else { return true }
      for (text, cause) in zip(all, causes) { followers[cause ?? shared, default: []].append(text) }
      return false
    }
    return left.map { change in followers[change.key].map(change.restated) ?? change }
  }

  private static func mayFollow(_ change: Change) -> Bool {
    if change.severity == .breaking { return false }
    if !change.radius.members.isEmpty { return [.figuresChanged, .textChanged].contains(change.kind) }
    if !change.properties.isEmpty { return change.kind == .customPropertiesChanged }
    guard change.before != nil, change.after != nil else { return false }
    switch change.kind {
    case .described: return change.also.isEmpty && change.values.isEmpty
    case .figuresChanged, .ruleChanged, .textChanged, .blockChanged, .specChanged, .propertyChanged, .stylesheetChanged:
      return true
    default: return false
    }
  }

  /// The change that a text follows; nil where anything else is another in it.
  private func cause(of change: Change) -> ChangeKey? {
    let sides =
      change.properties.isEmpty
      ? [(change.before ?? "", change.after ?? "")]
      : change.properties.map { ($0.before ?? "", $0.after ?? "") }
    var counts: [Int: Int] = [:]
    var isTold = true
    for (old, new) in sides {
      let faces = typefaces.filter { ValueStep.isNamed($0.old, in: old) && ValueStep.isNamed($0.new, in: new) }
      let text = faces.first.map { ValueStep.renamed(old, $0.old, to: $0.new) } ?? old
      guard let steps = ValueStep.all(from: text, to: new), text != old || !steps.isEmpty else { return nil }
      // Several tokens may have had the same typeface.
      for face in faces where (face.old, face.new) == (faces[0].old, faces[0].new) {
        counts[face.place, default: 0] += 1
      }
      for step in steps {
        let found = Set(step.meanings.flatMap { places[$0] ?? [] })
        if found.isEmpty { return nil }
        isTold = isTold && step.isTelling
        for place in found { counts[place, default: 0] += 1 }
      }
    }
    let names = change.properties.map(\.name)
    let text = ([change.before, change.heading, change.subject].compactMap(\.self) + names).joined(separator: " ")
      .lowercased()
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let best = counts.map { (place: $0.key, count: $0.value, score: causes[$0.key].score(text, words)) }
      .filter { isTold || $0.score > 0 }
      .max { ($0.count, $0.score, $1.place) < ($1.count, $1.score, $0.place) }
    return best.map { causes[$0.place].key }
  }
}
