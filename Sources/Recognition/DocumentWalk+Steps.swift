import Files
import Printing
import Scans
import Syntax
import Wording

/// The sizes of a component, and numbers of type that are given without a size.
extension DocumentWalk {
  /// Adds the sizes that a list gives to the steps of what its heading names, where nothing says another kind: `` `sm` - Small
  /// (32px) ``, `` `2` - Medium (40px) ``, `Large (48px)`.
  mutating func addSteps(of items: [Int], in list: Int) -> Bool {
    guard items.count > 1, items.allSatisfy({ document[$0].range.count <= Self.longestLine }) else { return false }
    prepareSurroundings()
    guard around.kind(beside: [], isDotted: false) == nil, !isBelowType, around.nearest != nil else { return false }
    var found: [RecognizedValue] = []
    for item in items {
      text.read(item)
      guard let step = text.step else { return false }
      found.append(
        RecognizedValue(
          .size, .quantity(step.size), name: step.name, range: text.place(step.size.start..<step.size.end), node: item,
          evidence: [.notation]))
    }
    guard Set(found.map(\.name)).count == found.count else { return false }
    add(found, in: list)
    return true
  }
}

extension TextScan {
  /// The name of a step and the length in the bracket that ends the text.
  fileprivate var step: (name: Name, size: Quantity)? {
    let end = lexemes.count
    guard end > 3, lexemes[end - 1].isClose, lexemes[end - 3].isOpen, let size = lexemes[end - 2].quantity,
      size.unit?.isLength == true, size.high == nil, lexemes[..<(end - 3)].allSatisfy({ $0.isWord || $0.isDash }),
      lexemes.count(where: \.isDash) < 2
    else { return nil }
    let parts = lexemes[..<(end - 3)].split(whereSeparator: \.isDash).map { part in
      String(decoding: text[part[part.startIndex].start..<part[part.endIndex - 1].end], as: UTF8.self)
    }
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.count <= 24 }),
      parts.contains(where: { SizeWords.isStep(Substring($0.lowercased())) })
    else { return nil }
    let name = parts.joined(separator: ", ")
    return (Name(name, parts.count == 1 ? place(lexemes[0].start..<lexemes[end - 4].end) : nil), size)
  }
}
