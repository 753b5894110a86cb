import Files
import Recognition
package import Scans
import TokenValues
import Wording

/// A component that a list or a table of a document describes, in each of its states.
package struct RecognizedComponent: Sendable {
  package let name: String
  /// The block that it is drawn behind.
  package let block: Int
  /// That at rest first, whose name is empty; the others have only what they differ in.
  package private(set) var states: [State] = []
  /// What its section gives of all components in it, by the title of that section.
  package var shared: [(title: String?, parts: [Part])] = []
  /// What its lines describe that is not drawn with it: parts, behaviours, and states of which more is said than is
  /// understood.
  package private(set) var asides: [String] = []

  package struct State: Sendable {
    package let name: String
    package fileprivate(set) var parts: [Part]
    /// Whether its words are set in capitals.
    package fileprivate(set) var isInCapitals = false
  }

  /// A value with the property that it is of: `padding.inline`.
  package struct Part: Sendable {
    package let property: String
    package let value: RecognizedValue
  }

  /// Nil where the lines say more of how it looks at rest than was understood, or twice something else.
  init?(_ name: String, behind block: Int, in node: Int, _ lines: [LookLine]) {
    self.name = name
    self.block = block
    var doubtful = lines.reduce(into: Set<String>()) { $0.formUnion($1.doubtful) }
    for line in lines {
      for given in line.given {
        let value = RecognizedValue(
          given.kind, given.value, name: Name(given.property), range: given.range, node: node, evidence: [.notation])
        add(Part(property: given.property, value: value), to: given.state)
      }
    }
    for index in states.indices {
      states[index].parts = Self.withoutWords(states[index].parts)
      let saying = Dictionary(grouping: states[index].parts, by: \.property)
      if saying.values.contains(where: { Set($0.map(\.value.said)).count > 1 }) { doubtful.insert(states[index].name) }
    }
    guard !doubtful.contains("") else { return nil }
    for state in states where !Self.hasLine(state.parts, atRest) || isOfOneTheme(state.parts) {
      doubtful.insert(state.name)
    }
    states.removeAll { doubtful.contains($0.name) }
    guard !doubtful.contains("") else { return nil }
    for index in states.indices {
      let name = states[index].name
      states[index].isInCapitals = lines.contains { $0.capitals.contains(name) || $0.capitals.contains("") }
    }
    asides = (doubtful.sorted() + lines.compactMap(\.aside)).reduce(into: []) { all, aside in
      if !all.contains(aside) { all.append(aside) }
    }
  }

  /// Adds a value to a state.
  private mutating func add(_ part: Part, to state: String) {
    if let index = states.firstIndex(where: { $0.name == state }) {
      states[index].parts.append(part)
    } else {
      states.insert(State(name: state, parts: [part]), at: state.isEmpty ? 0 : states.count)
    }
  }

  /// The parts without the radius of a word where a figure gives it: `Full pill, 500pt corner radius`.
  private static func withoutWords(_ parts: [Part]) -> [Part] {
    let radii = parts.filter { $0.property == "radius" }
    guard radii.count > 1, radii.contains(where: { !$0.isPill }) else { return parts }
    return parts.filter { $0.property != "radius" || !$0.isPill }
  }

  /// Whether every width of a line has its colour.
  private static func hasLine(_ parts: [Part], _ rest: [Part]) -> Bool {
    let properties = Set((parts + rest).map(\.property))
    return parts.allSatisfy { part in
      guard part.property.hasPrefix("border"), part.property.hasSuffix("width") else { return true }
      return properties.contains("border") || properties.contains(String(part.property.dropLast(5)) + "color")
    }
  }

  /// Whether its ground or its words are given once and the other in two themes, so that nobody knows in which it is so.
  private func isOfOneTheme(_ parts: [Part]) -> Bool {
    let colors = parts.filter { ["background", "text"].contains($0.property) }
    let isThemed = (parts + atRest).contains { $0.isThemed && ["background", "text"].contains($0.property) }
    return isThemed && colors.contains { !$0.isThemed }
  }

  package var parts: [Part] { states.flatMap(\.parts) }

  package var atRest: [Part] { states.first.flatMap { $0.name.isEmpty ? $0.parts : nil } ?? [] }
}

extension RecognizedComponent.Part {
  fileprivate var isThemed: Bool { if case .themed = value.value { true } else { false } }

  fileprivate var isPill: Bool {
    if case .quantity(let quantity) = value.value { quantity.low == LookWords.pill && quantity.end == 0 } else { false }
  }
}
