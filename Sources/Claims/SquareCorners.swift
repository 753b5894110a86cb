import Printing
package import Statements
import Wording

/// A sentence that says that nothing is rounded: `All corners are square`, `No rounded corners`, `a Sharp (0) roundedness
/// strategy`.
package struct SquareCorners {
  package let range: Range<Int>
  /// The radii that there are; nil where there are none.
  package let fault: String?

  package init?(_ sentence: ArraySlice<UInt8>, in text: PageText, on page: AuditedPage) {
    guard sentence.count < Self.longest, let range = Self.read(sentence), Self.isOfAll(page.heading(above: text)),
      sentence.endIndex == text.bytes.count || text.bytes[sentence.endIndex] != UInt8(ascii: "?"),
      text.kind == .paragraph || sentence.startIndex == 0
    else { return nil }
    let steps = ScaleSteps.all(.radius, on: page)
    guard !steps.isEmpty else { return nil }
    self.range = range
    let round = steps.filter { $0.pixels > 0 && $0.pixels < Scale.leastFull }
    fault = round.isEmpty ? nil : Sentence.list(round.map { "\($0.name) is \($0.pixels.trimmed(4))px" })
  }

  private static let longest = 120

  /// From the first word that says it to the last; nil where the sentence says anything else.
  private static func read(_ sentence: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = sentence
    var isZero = false
    var range: Range<Int>?
    var said: Set<String> = []
    while let byte = rest.first {
      if byte == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
        // `(0px)`, `(radius 0)`
        let inner = NameWords(rest[..<close]).words
        guard inner.contains("0") || inner.contains("0px"), inner.count < 4, zeros.isSuperset(of: inner) else {
          return nil
        }
        isZero = true
        rest = rest[(close + 1)...]
      } else if byte.isLetter {
        let word = rest.prefix { $0.isLetter }
        let text = word.lowercasedText
        guard said.insert(text).inserted, telling.contains(text) || plain.contains(text) else { return nil }
        if telling.contains(text) { range = (range?.lowerBound ?? word.startIndex)..<word.endIndex }
        rest = rest[word.endIndex...]
      } else if byte.isOne(of: " .-/") {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    let isDenied = said.contains("no") || said.contains("never")
    let isSquare = said.contains("square") || said.contains("sharp")
    guard isDenied ? !isSquare && said.contains("rounded") : isSquare && !said.contains("rounded"),
      !said.isDisjoint(with: ["corner", "corners", "roundedness", "shapes"]),
      isZero || !said.isDisjoint(with: absolutes)
    else { return nil }
    return range
  }

  private static let absolutes: Set<String> = ["no", "never", "all", "every", "everywhere", "throughout", "always"]
  private static let telling: Set<String> = absolutes.union([
    "square", "sharp", "corner", "corners", "rounded", "roundedness", "shapes",
  ])
  private static let plain: Set<String> = [
    "the", "our", "this", "design", "system", "uses", "utilizes", "use", "a", "strategy", "are", "is", "has", "have",
    "with", "language",
  ]
  private static let zeros: Set<String> = ["0", "0px", "radius", "border", "corner"]

  /// Whether what is said below a heading is said of everything.
  private static func isOfAll(_ heading: [String]) -> Bool { heading.isEmpty || !wholes.isDisjoint(with: heading) }

  private static let wholes: Set<String> = [
    "shape", "shapes", "radius", "radii", "corner", "corners", "rounding", "rounded", "borders", "overview",
    "principles", "rules", "foundations", "constraints", "guidelines", "do", "dos", "don",
  ]
}
