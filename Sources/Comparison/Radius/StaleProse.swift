import Colorimetry
import Differences
import Files
import Guide
import Motion
import Printing
import Syntax
import TokenValues
import Tokens
import Wording

/// The prose of a system, for sentences that still state a value that a token no longer has.
///
/// A value alone is no evidence: 16 px may be anything. A sentence counts if it names the token, by its path or by the
/// words of its last two parts, in itself or in its heading, and does not state the new value too. A colour that no
/// token has any more is evidence by itself, and so are all parameters of such a spring together.
struct StaleProse {
  private struct Line {
    let page: Page
    let block: PageBlock
    /// In lower case, with the text of the heading, as words.
    let words: Set<String>
    let text: String
    /// Those of the text, which capitals tell apart, in lower case.
    let sentences: [String]
    /// The tokens that it names by their paths, in code or in braces.
    let named: Set<String>

    /// The words by which it names what it is about: of a row the first cell, if that names the token.
    func naming(_ path: TokenPath) -> Set<String> {
      guard block.kind == .row, let bar = text.firstRange(of: " | ") else { return StaleProse.words(text) }
      let cell = StaleProse.words(String(text[..<bar.lowerBound]))
      let name = StaleProse.name(of: path)
      return name.isSubset(of: cell) ? cell : StaleProse.words(text)
    }

    /// Whether a token is named in a clause that states a value, or by what is above it: of `padding 8px, corners
    /// {radius.md}` the length is not that of the corners.
    func speaks(of name: Set<String>, _ path: String, where states: (String) -> Bool) -> Bool {
      let above = StaleProse.words(block.heading.lowercased() + " " + page.title.lowercased())
      let sentences = sentences.filter(states)
      // A row says one thing, whatever the signs in its cells.
      let clauses =
        block.kind == .row
        ? [] : sentences.flatMap { $0.split { ",;".contains($0) }.map(String.init) }.filter(states)
      return (clauses.isEmpty ? sentences : clauses).contains { clause in
        clause.contains(path) || !name.isEmpty && name.isSubset(of: StaleProse.words(clause).union(above))
      }
    }

    /// Whether a sentence lists as many values as tokens, and this value at the place of this token: `180 to 240 ms,
    /// sheet.duration.min to sheet.duration.max`.
    func lists(_ path: String, as spelling: String) -> Bool {
      func number(_ text: String) -> Substring { text.prefix { $0.isNumber || $0 == "." } }
      return sentences.contains { sentence in
        let (names, figures) = (StaleProse.keys(of: sentence).filter(named.contains), Figures.all(in: sentence))
        guard names.count > 1, names.count == figures.count, let place = names.firstIndex(of: path) else {
          return false
        }
        return !number(spelling).isEmpty && number(figures[place]) == number(spelling)
      }
    }
  }

  private let lines: [Line]
  /// The lines that have a word, in order.
  private let index: [String: [Int]]
  /// The tokens that have a colour, by that.
  private let colors: [String: [TokenPath]]
  /// The springs that tokens have.
  private var springs: Set<TokenValue> = []

  init(of system: DesignSystem) {
    let paths = system.themes.themes.flatMap { theme in theme.tokens.tokens.map { $0.path.description.lowercased() } }
    let known = Set(paths.filter { path in path.utf8.contains(UInt8(ascii: ".")) })
    // What a log tells was so when it was written.
    lines = system.pages.filter { !Denial.isHistory($0.path) }.flatMap { page in
      PageBlock.all(of: page.document).compactMap { (block) -> Line? in
        // Headings name things and state nothing; fences are drawn from tokens.
        if block.isHeading || block.isFence || block.text.isEmpty { return nil }
        if TitleWords.areOfLog(Array(block.heading.utf8)[...]) { return nil }
        let text = block.text.lowercased()
        guard text.utf8.contains(where: { $0.isDigit || $0 == UInt8(ascii: "#") }) else { return nil }
        return Line(
          page: page, block: block,
          words: Self.words(text + " " + block.heading.lowercased() + " " + page.title.lowercased()),
          text: text, sentences: Sentences.all(in: block.text).map { $0.lowercased() },
          named: Set(Self.keys(of: text).filter { known.contains($0) }))
      }
    }
    var index: [String: [Int]] = [:]
    for (number, line) in lines.enumerated() {
      for word in Set(Self.keys(of: line.text)) { index[word, default: []].append(number) }
    }
    self.index = index
    var colors: [String: [TokenPath]] = [:]
    for theme in system.themes.themes {
      for token in theme.tokens.tokens {
        if case .color(let color) = token.value { colors[color.hex, default: []].append(token.path) }
        if case .spring = token.value { springs.insert(token.value) }
      }
    }
    self.colors = colors
  }

  /// The sentences that state an old value of a token, in the order of the pages; each sentence once.
  func sentences(stating changes: [(path: TokenPath, values: [ThemedChange])]) -> [StaleSentence] {
    if lines.isEmpty { return [] }
    var found: [(line: Int, sentence: StaleSentence)] = []
    for (path, values) in changes {
      let name = Self.name(of: path)
      let written = path.description.lowercased()
      for value in values {
        guard let before = value.before else { continue }
        // What both sides have in common, as one of two figures, is not old.
        let (was, has) = (Self.spellings(of: before), value.after.map(Self.spellings) ?? [])
        let (old, new) = (was.filter { !has.contains($0) }, has.filter { !was.contains($0) })
        if old.isEmpty { continue }
        var isEvidence = false
        if case .color(let color) = before { isEvidence = colors[color.hex] == nil && color.opacity == 1 }
        for number in candidates(old) {
          let line = lines[number]
          let stated = old.filter { Self.states(line.text, $0) }
          if stated.isEmpty { continue }
          if case .spring(let spring) = before {
            isEvidence = !springs.contains(before) && Self.states(line.text, all: spring)
          }
          // A line that names tokens speaks of those.
          let isNamed =
            line.named.isEmpty
            ? line.text.contains(written) || !name.isEmpty && name.isSubset(of: line.words)
            : line.named.contains(written)
          guard isNamed || isEvidence else { continue }
          if new.contains(where: { Self.states(line.text, $0) }) { continue }
          if !isEvidence,
            !line.speaks(of: name, written, where: { clause in stated.contains { Self.states(clause, $0) } }),
            !stated.contains(where: { line.lists(written, as: $0) })
          {
            continue
          }
          if isOfAnother(line, before, than: path) { continue }
          found += stated.flatMap { sentences(in: line, $0) }.map { (number, $0) }
        }
      }
    }
    return found.sorted { $0.line < $1.line }.map(\.sentence).uniqued { [$0.page, $0.sentence] }
  }

  /// The sentences that name a text and its surface with the contrast that they had, in the order of the pages.
  func sentences(stating contrasts: [MovedContrast]) -> [StaleSentence] {
    if lines.isEmpty { return [] }
    var found: [(line: Int, sentence: StaleSentence)] = []
    for contrast in contrasts {
      let (old, new) = (Self.figures(of: contrast.before), Self.figures(of: contrast.after))
      guard Set(old).isDisjoint(with: new) else { continue }
      let names = [contrast.text, contrast.surface].map { Self.words($0.name.lowercased()) }
      for number in candidates(old) {
        let line = lines[number]
        guard names.allSatisfy({ !$0.isEmpty && $0.isSubset(of: line.words) }) else { continue }
        for sentence in line.sentences {
          let words = Self.words(sentence)
          guard names.allSatisfy({ $0.isSubset(of: words) }),
            let stated = old.first(where: { Self.states(sentence, $0) }),
            !new.contains(where: { Self.states(sentence, $0) }),
            // Of several texts on one surface each has its own figure.
            line.block.kind == .row
              || sentence.split(whereSeparator: { ",;".contains($0) }).map(String.init).contains(where: {
                Self.states($0, stated) && names[0].isSubset(of: Self.words($0))
              })
          else { continue }
          found += sentences(in: line, stated).map { (number, $0) }
          break
        }
      }
    }
    return found.sorted { $0.line < $1.line }.map(\.sentence).uniqued { [$0.page, $0.sentence] }
  }

  /// `5.30`, `5.3`
  private static func figures(of contrast: Double) -> [String] {
    let figure = Contrast.figure(contrast)
    let short = figure.hasSuffix("0") && figure.contains(".") ? String(figure.dropLast()) : nil
    return [figure] + [short].compactMap(\.self)
  }

  /// Whether a line rather speaks of another token, which still has the value: `Ink is #111111` where that is `colors.ink`.
  private func isOfAnother(_ line: Line, _ value: TokenValue, than path: TokenPath) -> Bool {
    guard case .color(let color) = value, let others = colors[color.hex] else { return false }
    let own = line.naming(path)
    func isNamed(_ path: TokenPath) -> Bool {
      let name = Self.words(path.name.lowercased())
      return !name.isEmpty && name.isSubset(of: own)
    }
    func isNamedInFull(_ path: TokenPath) -> Bool { Self.name(of: path).isSubset(of: own) }
    let isOwn = isNamedInFull(path)
    return others.contains { $0 != path && isNamed($0) && !(isOwn && !isNamedInFull($0)) }
      && !line.named.contains(path.description.lowercased())
  }

  /// The lines that may state one of some spellings, in order.
  private func candidates(_ spellings: [String]) -> [Int] {
    // The last word with a figure: of `rgb(0, 102, 204)` it is the one that fewest lines have in common.
    let keys = Set(
      spellings.compactMap { spelling in
        Self.keys(of: spelling).last { word in word.contains { $0.isNumber || $0 == "#" } }
      })
    return Set(keys.flatMap { index[$0] ?? [] }).sorted()
  }

  /// Words with their points and number signs, without points at their ends.
  fileprivate static func keys(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "#" }.compactMap { word in
      let start = word.drop { $0 == "." }
      guard let end = start.lastIndex(where: { $0 != "." }) else { return nil }
      return String(start[...end])
    }
  }

  /// The sentences of a line that state a value.
  private func sentences(in line: Line, _ spelling: String) -> [StaleSentence] {
    let index = LineIndex(line.page.source.bytes)
    let first = index.position(at: line.block.range.start).line
    let last = index.position(at: max(line.block.range.start, line.block.range.end - 1)).line
    let stating = Sentences.all(in: line.block.text).map(String.init).filter {
      Self.states($0.lowercased(), spelling)
    }
    return (stating.isEmpty ? [line.block.text] : stating).map { sentence in
      StaleSentence(page: line.page.source.place, lines: first...max(first, last), sentence: sentence, value: spelling)
    }
  }

  /// The words of the last two parts of a path; what ends a range is called as the range is.
  fileprivate static func name(of path: TokenPath) -> Set<String> {
    var parts = path.segments[...]
    if let last = parts.last, ["min", "max"].contains(last) { parts.removeLast() }
    return words(parts.suffix(2).joined(separator: " ").lowercased())
  }

  fileprivate static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The ways in which prose writes a value, in lower case; none for values that prose rarely states.
  private static func spellings(of value: TokenValue) -> [String] {
    switch value {
    case .color(let color): colors(color)
    case .dimension(let length): figures(length.value, units: ["px", "pt", "dp", "sp", "rem", "em", "%"])
    case .duration(let time):
      figures(time.milliseconds, units: ["ms"]) + figures(time.milliseconds / 1000, units: ["s", "seconds"])
    case .fontWeight(let weight): [weight.value.trimmed(0)]
    case .number(let number): number == number.rounded() ? [] : [number.trimmed(4)]
    case .spring(let spring):
      spring.given.flatMap { parameter in
        (parameters[parameter] ?? []).flatMap { Self.parameter($0, spring[parameter]) }
      }
        + [spring.stiffness.flatMap { k in spring.damping.map { "\(k.trimmed(3)) / \($0.trimmed(3))" } }].compactMap {
          $0
        }
    case .typography(let type): figures(type.fontSize.value, units: ["px", "pt", "sp", "rem"])
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .haptic: []
    }
  }

  /// `#0066cc`, `#06c`, `rgb(0, 102, 204)`, `rgb(0 102 204)`.
  private static func colors(_ color: Color) -> [String] {
    let hex = Array(color.hex.dropFirst())
    let pairs = stride(from: 0, to: hex.count - 1, by: 2).map { (hex[$0], hex[$0 + 1]) }
    let short = pairs.allSatisfy { $0 == $1 } ? ["#" + String(pairs.map(\.0))] : []
    guard pairs.count == 3 else { return [color.hex] + short }
    let channels = pairs.map { String(Int("\($0)\($1)", radix: 16) ?? 0) }
    let functions = [", ", " "].map { "rgb(\(channels.joined(separator: $0)))" }
    return [color.hex] + short + functions
  }

  /// What prose calls the parameters of a spring.
  private static let parameters: [SpringParameter: [String]] = [
    .stiffness: ["stiffness"], .damping: ["damping"], .dampingRatio: ["damping", "damping ratio"],
    .dampingFraction: ["damping", "damping fraction"], .response: ["response"], .bounce: ["bounce"], .mass: ["mass"],
    .tension: ["tension"], .friction: ["friction"],
  ]

  private static func parameter(_ name: String, _ value: Double?) -> [String] {
    value.map { ["\(name) \($0.trimmed(3))", "\(name): \($0.trimmed(3))"] } ?? []
  }

  /// Whether a text states every parameter that a spring is given by, of which there are at least two.
  private static func states(_ text: String, all spring: SpringParameters) -> Bool {
    let given = spring.given.filter { parameters[$0] != nil && spring[$0] != nil }
    return given.count > 1
      && given.allSatisfy { parameter in
        (parameters[parameter] ?? []).flatMap { Self.parameter($0, spring[parameter]) }.contains { states(text, $0) }
      }
  }

  private static func figures(_ value: Double, units: [String]) -> [String] {
    // Of a range only its end has a unit, if any.
    units.flatMap { ["\(value.trimmed(4)) \($0)", "\(value.trimmed(4))\($0)"] }
      + ["\(value.trimmed(4)) to", "to \(value.trimmed(4))"]
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
