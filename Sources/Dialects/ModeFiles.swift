import Files
import Printing
import Syntax

/// Sources that declare again what others have, for a density or for reduced motion, as the names of their files say:
/// `compact.json` beside `base.json`. Each is a choice, over which nothing else is laid.
struct ModeFiles {
  /// The choices of sources, by their places.
  private(set) var choices: [Int: ForeignSource.Choice] = [:]
  /// Those of one modifier: the file of the first, and what is chosen.
  private(set) var notes: [(file: SourceFile, modifier: String, names: [String])] = []

  var overlays: [Int] { choices.keys.sorted() }

  private static let modifiers: [(name: String, words: [String])] = [
    ("density", ["compact", "comfortable", "cozy", "dense", "condensed", "spacious", "relaxed"]),
    ("motion", ["reduce", "reduced"]),
  ]
  /// What is chosen where none of them is.
  private static let base = "default"

  init(_ sources: [ForeignSource]) {
    let free = sources.indices.filter { sources[$0].dependsOnNothing && !sources[$0].isChosen }
    let named = free.compactMap { index in
      Self.mode(of: sources[index].name).map { (index: index, modifier: $0.modifier, mode: $0.mode) }
    }
    guard !named.isEmpty else { return }
    let places = Set(named.map(\.index))
    var rest = KnownNames()
    for index in free where !places.contains(index) { rest.note(sources[index].source.root) }
    let over = named.filter { index, _, _ in
      var own = KnownNames()
      own.note(sources[index].source.root)
      return own.isMostly(in: rest)
    }
    for (modifier, _) in Self.modifiers {
      let own = over.filter { $0.modifier == modifier }
      guard let first = own.first else { continue }
      let contexts = [Self.base] + own.map(\.mode).uniqued()
      for (index, _, mode) in own {
        choices[index] = ForeignSource.Choice(modifier: modifier, contexts: contexts, chosen: [mode])
      }
      notes.append((sources[first.index].source.file, modifier, contexts))
    }
  }

  /// Whether a name is that of a density.
  static func isMode(_ name: String) -> Bool { modifiers.contains { $0.words.contains(name.lowercased()) } }

  /// The one mode that the name of a source tells.
  private static func mode(of path: String) -> (modifier: String, mode: String)? {
    let name = RelativePath.name(of: path).lowercased()
    let words = name.split { !$0.isLetter }.map(String.init)
    let found = modifiers.flatMap { modifier, modes in modes.filter(words.contains).map { (modifier, $0) } }
    return found.count == 1 ? found[0] : nil
  }
}
