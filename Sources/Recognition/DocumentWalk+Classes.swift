import Files
import Scans
import Syntax
import Wording

/// What classes of Tailwind give, where the document says that it uses it.
extension DocumentWalk {
  /// The style of type that the text gives its name in classes.
  mutating func classStyle() -> RecognizedValue? {
    guard text.name != nil, text.valueStart < text.lexemes.count, let name = text.ownName else { return nil }
    let start = text.lexemes[text.valueStart].start
    guard let fields = ClassScan.style(text.text[start...], usesScale: { tailwind.isUsed }) else { return nil }
    return RecognizedValue(
      .type, .type(fields), name: name, range: text.place(start..<text.text.count), node: text.node,
      evidence: [.notation])
  }
}
