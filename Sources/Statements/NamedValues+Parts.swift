import Guide
import Printing
import Syntax
import Wording

/// Lengths of one part of a thing, which has the same name in whichever way a page writes it: `Button height: 44px`,
/// `Height: 44px` below the heading `Buttons`, a row `Button` below `Height`, `Buttons are 44px tall`.
extension NamedValues {
  /// What the key of a length is of that is said of a part of a thing; nil where the words are not the name of one.
  static func part(_ words: [String]) -> String? {
    guard let property = properties.first(where: { words.suffix($0.count).elementsEqual($0) }) else { return nil }
    var thing = Array(words.dropLast(property.count))
    var name = property.last ?? ""
    if let bound = thing.last, let limit = bounds[bound] {
      thing.removeLast()
      name = "\(limit) \(name)"
    }
    guard isThing(thing) else { return nil }
    return (thing.map(\.singular).sorted() + [name]).joined(separator: " ")
  }

  /// Whether a text gives a length to a property alone, which is that of what stands above it.
  static func isProperty(_ words: [String]) -> Bool {
    properties.contains(words) || words.count == 2 && bounds[words[0]] != nil && properties.contains([words[1]])
  }

  /// Whether some words name one thing: not only its size or state, or where it is.
  private static func isThing(_ words: [String]) -> Bool {
    (1...3).contains(words.count) && words.allSatisfy { $0.utf8.allSatisfy { $0.isLetter || $0 >= 0x80 } }
      && words.contains { !qualifiers.contains($0) && !vague.contains($0) } && orders.isDisjoint(with: words)
  }

  /// The headings that stand on a page once, without the numbers before them.
  static func things(of sections: [PageSection]) -> Set<[String]> {
    var counts: [[String]: Int] = [:]
    for section in sections { counts[thing(ofHeading: section.heading), default: 0] += 1 }
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  static func thing(ofHeading words: [String]) -> [String] {
    var words = Array(words.drop { $0.utf8.allSatisfy(\.isDigit) })
    if words.count > 1, let last = words.last, ["component", "components", "style", "spec"].contains(last) {
      words.removeLast()
    }
    return words
  }

  private static let properties: [[String]] = [
    ["corner", "radius"], ["border", "radius"], ["height"], ["width"], ["radius"], ["padding"], ["gap"],
  ]
  private static let bounds = [
    "min": "min", "minimum": "min", "max": "max", "maximum": "max",
  ]
  /// Words for no thing in particular.
  private static let vague: Set<String> = [
    "default", "base", "main", "container", "item", "the", "component", "components", "style", "layout", "section",
    "page", "content", "inner", "outer", "top", "bottom", "left", "right", "horizontal", "vertical", "line", "text",
    "grid", "spacing", "size", "sizes", "row", "column", "columns", "standard", "general", "common", "values", "rules",
    "dimensions", "structure", "visual", "appearance", "specs", "specification", "specifications", "primary",
    "secondary", "tertiary", "internal", "external", "total", "overall", "typical", "usage", "anatomy", "variants",
    "states", "border", "corner", "type", "body", "title", "shape", "shapes",
  ]
}
