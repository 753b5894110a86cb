import Colorimetry
import Files
import Guide
import Motion
import Printing
import Syntax
import Tokens

/// The prose of a system, for sentences that still state a value that a token no longer has.
///
/// A value alone is no evidence: 16 px may be anything. A sentence counts if it names the token, by its path or by the
/// words of its last two parts, in itself or in its heading, and does not state the new value too. A colour that no
/// token has any more is evidence by itself.
struct StaleProse {
  private struct Line {
    let page: Page
    let block: PageBlock
    /// In lower case, with the text of the heading, as words.
    let words: Set<String>
    let text: String
  }

  private let lines: [Line]
  /// The colours that tokens still have.
  private let colors: Set<String>

  init(of system: DesignSystem) {
    lines = system.pages.flatMap { page in
      PageBlock.all(of: page.document).compactMap { block in
        // Headings name things and state nothing; fences are drawn from tokens.
        if block.isHeading || block.isFence || block.text.isEmpty { return nil }
        let text = block.text.lowercased()
        guard text.utf8.contains(where: { $0.isDigit || $0 == UInt8(ascii: "#") }) else { return nil }
        return Line(
          page: page, block: block,
          words: Self.words(text + " " + block.heading.lowercased() + " " + page.title.lowercased()),
          text: text)
      }
    }
    var colors: Set<String> = []
    for theme in system.themes.themes {
      for token in theme.tokens.tokens {
        if case .color(let color) = token.value { colors.insert(color.hex) }
      }
    }
    self.colors = colors
  }

  /// The sentences that state an old value of a token, in the order of the pages; each sentence once.
  func sentences(stating changes: [(path: TokenPath, values: [ThemedChange])]) -> [StaleSentence] {
    if lines.isEmpty { return [] }
    var found: [(line: Int, sentence: StaleSentence)] = []
    for (path, values) in changes {
      let name = Self.words(path.segments.suffix(2).joined(separator: " ").lowercased())
      let written = path.description.lowercased()
      for value in values {
        guard let before = value.before else { continue }
        let old = Self.spellings(of: before)
        let new = value.after.map(Self.spellings) ?? []
        if old.isEmpty { continue }
        var isEvidence = false
        if case .color(let color) = before { isEvidence = !colors.contains(color.hex) && color.opacity == 1 }
        for (index, line) in lines.enumerated() {
          guard let spelling = old.first(where: { Self.states(line.text, $0) }) else { continue }
          guard isEvidence || line.text.contains(written) || !name.isEmpty && name.isSubset(of: line.words) else {
            continue
          }
          if new.contains(where: { Self.states(line.text, $0) }) { continue }
          found.append((index, sentence(in: line, spelling)))
        }
      }
    }
    var seen: Set<Int> = []
    return found.sorted { $0.line < $1.line }.filter { seen.insert($0.line).inserted }.map(\.sentence)
  }

  private func sentence(in line: Line, _ spelling: String) -> StaleSentence {
    let parts = line.block.text.split(separator: ". ", omittingEmptySubsequences: true)
    let sentence = parts.first { Self.states($0.lowercased(), spelling) }.map(String.init) ?? line.block.text
    let position = LineIndex(line.page.source.bytes).position(at: line.block.range.start)
    return StaleSentence(
      page: line.page.source.place, line: position.line, sentence: sentence, value: spelling)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The ways in which prose writes a value, in lower case; none for values that prose rarely states.
  private static func spellings(of value: TokenValue) -> [String] {
    switch value {
    case .color(let color): [color.hex]
    case .dimension(let length): figures(length.value, units: ["px", "pt", "dp", "sp", "rem", "em", "%"])
    case .duration(let time):
      figures(time.milliseconds, units: ["ms"]) + figures(time.milliseconds / 1000, units: ["s", "seconds"])
    case .fontWeight(let weight): [weight.value.trimmed(0)]
    case .number(let number): number == number.rounded() ? [] : [number.trimmed(4)]
    case .spring(let spring):
      parameters("stiffness", spring.stiffness) + parameters("damping", spring.damping)
        + parameters("response", spring.response)
        + [spring.stiffness.flatMap { k in spring.damping.map { "\(k.trimmed(3)) / \($0.trimmed(3))" } }].compactMap {
          $0
        }
    case .typography(let type): figures(type.fontSize.value, units: ["px", "pt", "sp", "rem"])
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .haptic: []
    }
  }

  private static func parameters(_ name: String, _ value: Double?) -> [String] {
    value.map { ["\(name) \($0.trimmed(3))", "\(name): \($0.trimmed(3))"] } ?? []
  }

  private static func figures(_ value: Double, units: [String]) -> [String] {
    units.flatMap { ["\(value.trimmed(4)) \($0)", "\(value.trimmed(4))\($0)"] }
  }

  /// Whether a text has a spelling as whole words.
  private static func states(_ text: String, _ spelling: String) -> Bool {
    var rest = text[...]
    while let found = rest.firstRange(of: spelling) {
      let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
      let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" } ?? true
      let isEnd = after.map { !$0.isLetter && !$0.isNumber } ?? true
      if isWhole, isEnd { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}
