/// Mistakes about components: what a paragraph that names one in signs of code says of its properties, with the name of each
/// before its value.
struct ComponentMistakes {
  let text: String
  let front: FrontLines

  func all() -> [Mistake] {
    text.split(separator: "\n").flatMap { line -> [Mistake] in
      let start = text.bytes(of: line.startIndex..<line.endIndex).lowerBound
      guard start >= front.end else { return [] }
      return front.components.sorted { $0.key < $1.key }.flatMap { name, properties -> [Mistake] in
        guard line.contains("`\(name)`") || line.contains(".\(name)}") else { return [] }
        return properties.flatMap { mistakes(of: $0.name, $0.value, in: line) }
      }
    }
  }

  private static let phrases: [String: [String]] = [
    "height": ["height ", "height is "], "size": ["size "], "padding": ["padding ", "Padding "],
    "rounded": ["rounded ", "Rounded "], "backgroundColor": ["background ", "Background "],
    "textColor": ["text ", "Text "],
    "typography": ["type ", "Type "],
  ]

  private func mistakes(of property: String, _ value: String, in line: Substring) -> [Mistake] {
    let forms = [value, "`" + value, value.replacing(" ", with: " × ")]
    let written = (Self.phrases[property] ?? []).flatMap { phrase in Set(forms).map { phrase + $0 } }
    return written.flatMap { line.ranges(of: $0) }.compactMap { place in
      let isReference = value.hasPrefix("{")
      guard let first = line[place].lastIndex(of: isReference ? "{" : " ").map({ line.index(after: $0) }) else {
        return nil
      }
      let own = isReference ? first..<line.index(before: place.upperBound) : first..<place.upperBound
      guard let wrong = isReference ? other(than: String(line[own]), in: line) : Binding.longer(line[own]) else {
        return nil
      }
      return Mistake(
        kind: isReference ? .referenceOfComponent : .measureOfComponent, range: text.bytes(of: own), wrong: wrong,
        others: [])
    }
  }

  /// Another token of the group, with another value where both have one, which the line does not name.
  private func other(than path: String, in line: Substring) -> String? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    let group = path[...dot]
    let values = Dictionary(front.bindings.map { ($0.name, $0.value.lowercased()) }) { first, _ in first }
    return front.paths.sorted().first { other in
      other.hasPrefix(group) && !other[group.endIndex...].contains(".") && !line.contains("{\(other)}")
        && values[other] != values[path]
    }
  }
}
