import Colorimetry
import Files
import Printing
import Recognition
import Scans
import Syntax
import TokenValues
import Wording

/// What one line of a description says of how a component looks: `Padding: 12px 24px`, `Hover: background #14532D`, or a
/// cell with the name of its column.
///
/// A line counts as understood only where every colour, every length and every word for a way of looking in it was taken:
/// a drawing without one of them would show what the document does not say.
struct LookLine {
  /// A value with the property that it is of, in one state.
  struct Given {
    let state: String
    let property: String
    let kind: ValueKind
    let value: RecognizedValue.Value
    let range: ByteRange
  }

  private(set) var given: [Given] = []
  /// The states of which it says more than was understood; rest is the empty one.
  private(set) var doubtful: Set<String> = []
  /// The states in which words are set in capitals.
  private(set) var capitals: Set<String> = []
  /// The part of the component that it describes and that is not drawn with it: its icon.
  private(set) var aside: String?
  /// Whether all of it is of such a part, or of a behaviour or a use.
  private(set) var isBeside = false

  /// The text of the clause being read.
  var part: TextScan
  /// What the label says that values without words of their own are of.
  private(set) var roles: Set<LookWords.Role> = []
  /// The state that the label names, and that of the clause being read.
  private let ownState: String
  var state = ""
  /// The words of the label.
  let labelWords: [String]
  /// What the clause is of.
  var clauseRoles: Set<LookWords.Role> = []

  /// - Parameters:
  ///   - text: a line that was read.
  ///   - label: what it is called from outside: the head of its column, the name of its row.
  ///   - state: that of its row or column.
  init(_ text: TextScan, label outer: String?, state: String = "") {
    part = text
    let (name, body) = outer.map { ($0, 0..<text.text.count) } ?? Self.label(of: text)
    let words = LookWords.words(name)
    labelWords = words
    let named = words.lazy.compactMap { LookWords.states[$0] }.first { !$0.isEmpty }
    ownState = named ?? state
    self.state = ownState
    let rest = name.split(separator: " ").filter { word in
      !LookWords.words(String(word)).contains { LookWords.states[$0] != nil }
    }
    roles = LookWords.roles(ofLabel: rest.joined(separator: " "))
    if roles == [.aside] {
      addAside(words)
      isBeside = true
      return
    }
    let isUnknown =
      roles.isEmpty && named == nil
      && !words.allSatisfy { LookWords.states[$0] != nil || LookWords.neutral.contains($0) }
    guard text.text.count <= Recognition.longestText else {
      doubtful.insert(self.state)
      return
    }
    guard !body.isEmpty, let line = text.line(body) else { return }
    var whole = text
    whole.read(line)
    if isUnknown {
      // `Used for: "Confirm", "Continue"` says nothing of looks, and `Rail: 4px` nobody knows what.
      if Self.hasEvidence(whole) { doubtful.insert(self.state) }
      return
    }
    read(whole)
  }

  /// The name before the first colon or in bold, and what is behind it; the whole text where nothing names it.
  private static func label(of text: TextScan) -> (name: String, body: Range<Int>) {
    let all = 0..<text.text.count
    if let colon = text.lexemes.prefix(12).first(where: \.isColon),
      !text.lexemes.prefix(while: { $0.start < colon.start }).contains(where: {
        $0.isQuantity || $0.isDash || $0.isComma
      }),
      colon.end < text.text.count, !text.text[colon.end...].starts(with: "//".utf8)
    {
      return (String(decoding: text.text[..<colon.start], as: UTF8.self), colon.end..<text.text.count)
    }
    // `**Padding** — 12px 24px`
    let bold = text.boldLength
    if bold > 0, bold < text.text.count {
      return (String(decoding: text.text[..<bold], as: UTF8.self), bold..<text.text.count)
    }
    return ("", all)
  }

  /// Whether a text has a colour or a length.
  static func hasEvidence(_ text: TextScan) -> Bool {
    text.lexemes.indices.contains { index in
      text.quantities(at: index).contains { $0.unit != nil } || !text.crossed(at: index).isEmpty
    } || !colors(of: text).found.isEmpty
  }

  /// The colours of a text, those of digits alone among them.
  private static func colors(of text: TextScan) -> ColorScan {
    var colors = ColorScan(text, isCell: true)
    colors.takeDigits { true }
    return colors
  }

  // MARK: Clauses

  private mutating func read(_ text: TextScan) {
    var claimed: [Range<Int>] = []
    var colors = Self.colors(of: text)
    if LayerScan.mayBe(in: colors) {
      let layers = colors.takeLayers { _ in roles.contains(.shadow) || roles.contains(.background) ? .notation : nil }
      for layer in layers {
        claimed.append(layer.range)
        take(layer, in: text)
      }
    }
    if roles == [.family] || roles == [.type], takeFamilies(text) { return }
    let clauses = text.parts(of: text.lexemes.indices, besides: claimed) { $1 && Self.isJoint($0, in: text) }
    for (index, range) in clauses.enumerated() {
      guard let line = text.line(range) else { continue }
      part = text
      part.read(line)
      cutAlternative()
      // `#FFF text on #1D4ED8`
      let before = text.lexemes.indices.last { text.lexemes[$0].end <= range.lowerBound }
      readClause(isFirst: index == 0, isGround: before.map { text.isWord($0, in: Self.grounds) } ?? false)
    }
  }

  /// A shadow, or a gradient as the ground.
  private mutating func take(_ layer: LayerScan.Found, in text: TextScan) {
    let property = layer.kind == .shadow ? "shadow" : "background"
    if case .gradient(let gradient) = layer.value, gradient.angleDegrees == nil || !roles.isSubset(of: [.background]) {
      doubtful.insert(state)
      return
    }
    given.append(
      Given(state: state, property: property, kind: layer.kind, value: layer.value, range: text.place(layer.range)))
  }

  /// `"Century Gothic", "Noto Sans", sans-serif`
  private mutating func takeFamilies(_ text: TextScan) -> Bool {
    guard !text.hasQuantity, FontWeight.written(Trimming.bytes(text.text[...])) == nil,
      let families = FamilyScan.families(Trimming.bytes(text.text[...]), isNamed: true)
    else { return false }
    give("fontfamily", .family, .families(families), text.place(0..<text.text.count))
    return true
  }

  mutating func give(_ property: String, _ kind: ValueKind, _ value: RecognizedValue.Value, _ range: ByteRange) {
    given.append(Given(state: state, property: property, kind: kind, value: value, range: range))
  }

  mutating func addCapitals() { capitals.insert(state) }

  mutating func addAside(_ words: [String]) { aside = aside ?? words.first(where: LookWords.parts.contains) }

  private static let grounds: [StaticString] = ["on", "over"]

  /// Whether a piece behind a value parts two clauses, as nothing does in other texts.
  private static func isJoint(_ index: Int, in text: TextScan) -> Bool {
    let rest = text.lexemes.dropFirst(index + 1).prefix(2)
    guard let next = rest.first else { return false }
    // `white text on #1D4ED8`, but not `1px #1D4ED8 on focus`
    if text.isWord(index, in: grounds) { return text.text[next.start] == UInt8(ascii: "#") }
    // `H: 32px / V: 16px`, `background #FFF / text #111`
    guard text.isSlash(index), next.isWord else { return false }
    let word = String(decoding: text.text[next.start..<next.end], as: UTF8.self)
    return rest.dropFirst().first?.isColon == true || !LookWords.roles(LookWords.words(word)).isEmpty
  }

  /// Leaves out a bracket that says what is so elsewhere: `12px (or 50% for an icon alone)`.
  private mutating func cutAlternative() {
    guard
      let open = part.lexemes.indices.first(where: { index in
        guard part.lexemes[index].isOpen, index > 0, index + 1 < part.lexemes.count else { return false }
        let next = part.lexemes[index + 1]
        return LookWords.alternatives.contains(
          String(decoding: part.text[next.start..<next.end], as: UTF8.self).lowercased())
      }), let line = part.line(0..<part.lexemes[open - 1].end)
    else { return }
    part.read(line)
  }

  private mutating func readClause(isFirst: Bool, isGround: Bool) {
    let words = Self.words(of: part)
    state = Self.state(of: words, otherwise: ownState)
    // `— or a circle of 64px in the action row`: what is said of another place.
    if let first = words.first, LookWords.alternatives.contains(first), words.count > 2 { return }
    var names = words.prefix(8).flatMap(LookWords.words)
    // `12px leading, 8px trailing`: sides of a padding, which elsewhere speak of icons.
    if !roles.isDisjoint(with: [.padding, .border, .borderWidth]) { names.removeAll { LookWords.sides[$0] != nil } }
    let own = LookWords.roles(names)
    let colors = Self.colors(of: part)
    let numbers = numbers(besides: colors)
    let hasColor = !colors.found.isEmpty
    if own == [.aside], !isFirst || roles.isEmpty || !hasColor && numbers.allSatisfy({ $0.unit == nil }) {
      addAside(words)
      return
    }
    clauseRoles = own == [.aside] || own.isEmpty ? roles : Self.meant(own, roles, isFirst: isFirst, hasColor)
    // A colour alone is that of the ground where it is all that is said of a state, or where another stands on it.
    if clauseRoles.isEmpty, isGround || !state.isEmpty, hasColor { clauseRoles = [.background] }
    if !takeClause(colors, numbers, words) { doubtful.insert(state) }
  }

  /// What a clause is of whose own words say something: in the first behind a label only of a colour, since `Padding:
  /// 12px around the text` is none of the text.
  private static func meant(
    _ own: Set<LookWords.Role>, _ label: Set<LookWords.Role>, isFirst: Bool, _ hasColor: Bool
  ) -> Set<LookWords.Role> {
    guard isFirst, !label.isEmpty else { return own }
    return hasColor && !own.isDisjoint(with: [.background, .text, .border]) ? own : label
  }

  /// The state that a clause speaks of: `1pt #000 on focus`.
  private static func state(of words: [String], otherwise own: String) -> String {
    words.lazy.compactMap { LookWords.states[$0] }.first { !$0.isEmpty } ?? own
  }

  /// The words of a clause in small letters, without those of functions of colour.
  private static func words(of part: TextScan) -> [String] {
    part.lexemes.compactMap { lexeme in
      guard lexeme.isWord else { return nil }
      return String(decoding: part.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased()
    }
  }
}
