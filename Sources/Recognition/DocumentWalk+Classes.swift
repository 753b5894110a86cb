import Files
import Scans
import Syntax
import TokenValues
import Wording

/// What classes of Tailwind give, where the document says that it uses it.
extension DocumentWalk {
  /// The styles of type that the text gives its name in classes; those for wider screens, as `sm:text-4xl`, by themselves.
  /// What it writes in numbers behind its classes is what counts: `text-4xl font-bold – 36px/44px`.
  mutating func classStyles() -> [RecognizedValue] {
    guard text.name != nil, text.valueStart < text.lexemes.count, let name = text.ownName else { return [] }
    let start = text.lexemes[text.valueStart].start
    if let size = ClassScan.range(text.text[start...], usesScale: { tailwind.isUsed }) {
      return [
        RecognizedValue(
          .type, .type(TypeFields(size: size)), name: name, range: text.place(start..<text.text.count),
          node: text.node, evidence: [.notation])
      ]
    }
    let screens = ClassScan.screens(text.text[start...])
    return screens.compactMap { screen, classes in
      guard var fields = ClassScan.style(classes, usesScale: { tailwind.isUsed }),
        !ClassValues.beginsWithClass(name.text)
      else { return nil }
      if screens.count == 1 { takeNumbers(behind: classes.endIndex, &fields) }
      return RecognizedValue(
        .type, .type(fields), name: screen.map { Name("\(name.text), \($0)") } ?? name,
        range: text.place(screen == nil ? start..<text.text.count : classes.startIndex..<classes.endIndex),
        node: text.node, evidence: [.notation])
    }
  }

  /// Takes the size and the leading that are written behind classes, and leaves none that belongs to another size.
  private func takeNumbers(behind end: Int, _ fields: inout TypeFields) {
    guard
      let piece = text.lexemes.indices.first(where: {
        text.lexemes[$0].start >= end && !text.quantities(at: $0).isEmpty
      })
    else { return }
    let styles = TypeScan.styles(of: text, from: piece)
    guard let written = styles.first?.fields, styles.count == 1, written.size.unit?.isLength == true,
      styles[0].pieces.lowerBound == piece
    else { return }
    let isSame = zip([written.size.pixels].compactMap(\.self), [fields.size.pixels].compactMap(\.self)).contains {
      ($0 - $1).magnitude < 0.5
    }
    if !isSame { fields.leading = nil }
    fields.size = written.size
    fields.leading = written.leading ?? fields.leading
    fields.tracking = written.tracking ?? fields.tracking
  }
}
