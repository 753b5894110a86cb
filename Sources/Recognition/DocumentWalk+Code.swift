import Constants
import Files
import Printing
import Scans
import Syntax
import Wording

/// What code blocks give.
extension DocumentWalk {
  /// A code block that is a list of values, line by line, or one of constants.
  mutating func read(code node: Int) {
    guard mayHold(node), let content = document.contentRange(of: node) ?? indentedRange(of: node),
      lead.map({ TitleWords.areOfChange(document.plainBytes(of: $0)) }) != true
    else { return }
    let language = CodeLanguage(info: document.info(of: node))
    let code = content.start..<content.end
    if addStack(of: code, in: node) || addStyle(of: code, language, in: node) { return }
    let saysColor = headings.suffix(2).map(\.node) + [lead].compactMap(\.self)
    let lines = CodeLines(code, of: document.file, language: language) {
      saysColor.contains { KindWords(document.plainBytes(of: $0)).contains(.color) }
    }
    if let lines {
      read(lines, in: node)
    } else if !isExample,
      let constants = CodeConstants(code, of: document.file, language: language, declared: declared)
    {
      declared = constants.declared
      read(constants.constants, members: constants.members, in: node)
    }
    if isExample { return }
    if language == .stylesheet { readMedia(of: code, in: node) }
    if let rules = CodeRules(code, of: document.file, language: language) {
      read(rules.constants, members: [rules.constants.count], in: node)
      read(parts: rules.parts, haveStyles: !rules.constants.isEmpty, in: node)
    } else if values.last?.block != node {
      read(parts: CodePart.objects(in: code, of: document.file, language: language), haveStyles: false, in: node)
    }
  }

  /// The lines of a fence of an item, which the file has with the indentation of the item before them.
  private func indentedRange(of node: Int) -> ByteRange? {
    guard document[node].isFenced, let parent = document.parent(of: node), document[parent].kind == .item,
      document.parent(of: parent).map({ document.parent(of: $0) == 0 }) == true,
      case let lines = document.fileLines(of: node), lines.count > 2, let last = lines.last,
      document.file[last].contains(where: { $0.isOne(of: "`~") })
    else { return nil }
    return ByteRange(lines[1].start, last.start)
  }

  /// Reads the code of an item, unless its text says that it is an example.
  mutating func readCode(_ node: Int, below paragraph: Int?) {
    guard let paragraph, document[paragraph].range.count <= Surrounding.longest, mayHold(node),
      !isOfExamples(document.plainBytes(of: paragraph))
    else { return }
    readBelow(paragraph) { $0.read(code: node) }
  }

  /// Adds the style of type that a constructor alone gives to what the heading or the item above names.
  private mutating func addStyle(of code: Range<Int>, _ language: CodeLanguage, in node: Int) -> Bool {
    guard isBelowType, !isExample, let style = CodeConstants.style(in: code, of: document.file, language: language)
    else { return false }
    prepareSurroundings()
    guard let title = around.title else { return false }
    let place = ByteRange(code.lowerBound, code.upperBound)
    add(
      [RecognizedValue(.type, .type(style), name: title, range: place, node: node, evidence: [.notation])], in: node)
    return true
  }

  mutating func read(_ code: CodeLines, in node: Int) {
    prepareSurroundings()
    if readSpring(of: code, in: node) { return }
    let level = around.count
    let first = values.count
    var remarks: [Int: String] = [:]
    var rest = code.lines[...]
    while let first = rest.first {
      let part = rest.prefix { $0.label == first.label && $0.theme == first.theme && $0.owner == first.owner }
      rest = rest.dropFirst(part.count)
      lineTheme = first.theme
      if let label = first.label { around.push(Surrounding(line: label, of: node, in: document)) }
      let start = values.count
      read(
        part.map { line in line.said.map { .said(node, $0) } ?? .code(node, line.range) }, in: node)
      if let owner = first.owner { nameItems(since: start, below: Surrounding(line: owner, of: node, in: document)) }
      if let label = around.levels.last, label.isComment, let line = label.line {
        for index in start..<values.count { remarks[index] = line.text }
      }
      around.pop(to: level)
    }
    lineTheme = nil
    tellApart(first..<values.count, remarks)
  }

  /// `padding` below `/* Desktop */` and again below `/* Phone */`: each with what its comment says.
  private mutating func tellApart(_ part: Range<Int>, _ remarks: [Int: String]) {
    guard !remarks.isEmpty else { return }
    var places: [String: [Int]] = [:]
    for index in part where remarks[index] != nil && values[index].theme == nil {
      places["\(values[index].kind) \(values[index].name)", default: []].append(index)
    }
    for same in places.values where same.count > 1 && Set(same.compactMap { remarks[$0] }).count == same.count {
      for index in same where GenericName.matches(values[index].name) {
        let words = (remarks[index] ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "-" }.filter { word in
          KindWords(Array(word.utf8)[...]).isEmpty && word.contains(where: \.isLetter)
        }
        guard (1...3).contains(words.count) else { continue }
        let owner = around.title.map { "\($0.text), " } ?? ""
        values[index].name = owner + values[index].name + ", " + words.joined(separator: " ")
        values[index].nameRange = nil
      }
    }
  }

  /// `stiffness: 380` and `damping: 32` on lines of their own: one spring, which the heading names.
  private mutating func readSpring(of code: CodeLines, in node: Int) -> Bool {
    guard (2...6).contains(code.lines.count), let first = code.lines.first, let last = code.lines.last,
      code.lines.allSatisfy({ isOfSpring($0.range) }), code.lines.contains(where: { $0.said == nil })
    else { return false }
    let said = code.lines.map { Array(document.file.bytes[$0.range]) }.joined(separator: ", ".utf8)
    let place = first.range.lowerBound..<last.range.upperBound
    let name = around.title?.text ?? "Spring"
    text.read(.said(node, Paraphrase(name: name, nameRange: first.range, value: Array(said), valueRange: place)))
    guard text.springs.count == 1 else { return false }
    let start = values.count
    readItem(in: node)
    return values.count > start
  }

  private func isOfSpring(_ line: Range<Int>) -> Bool {
    let name = Trimming.bytes(document.file.bytes[line].prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "=") })
    return name.isWord("type") || TextScan.parameter(inHeader: name) != nil
  }

  /// `H1, Desktop` for the item `Desktop` below the label `H1:`, where that says no kind or theme.
  private mutating func nameItems(since start: Int, below label: Surrounding) {
    guard label.kind == nil, label.words.isDisjoint(with: [.light, .dark, .avoided, .ramp, .value]),
      let title = label.line?.text
    else { return }
    for index in values.indices.dropFirst(start)
    where values[index].owner == nil && values[index].nameRange != nil && values[index].name != title {
      values[index].name = "\(title), \(values[index].name)"
      values[index].nameRange = nil
    }
  }

  /// Whether the heading or the line above says that the code is an example of use.
  private var isExample: Bool {
    [headings.last?.node, lead].contains { node in
      guard let node, document[node].range.count <= Surrounding.longest else { return false }
      return isOfExamples(document.plainBytes(of: node))
    }
  }

  func isOfExamples(_ text: ArraySlice<UInt8>) -> Bool {
    text.split { !$0.isLetter }.contains { word in Self.exampleWords.contains { word.isWord($0) } }
  }

  static let exampleWords: [StaticString] = [
    "usage", "example", "examples", "options", "props", "api", "install", "installation", "quickstart", "demo",
    "started", "parameters", "arguments", "request", "response", "output", "schema", "format", "sample",
  ]

  // MARK: Constants

  /// How sure it is that a constant is a value of the design.
  private enum Certainty { case sure, besideOthers, none }

  private mutating func read(_ constants: [Constant], members: [Int], in node: Int) {
    prepareSurroundings()
    let level = around.count
    let start = values.count
    let hasKinds = constants.contains { constant in
      constant.around.contains { KindWords(document.file.bytes[$0]).kind != nil }
    }
    let light = Set(constants.filter { $0.theme == "light" }.map(\.said.name))
    let hasDark = constants.contains { $0.theme == "dark" && !light.contains($0.said.name) }
    var found: [(value: RecognizedValue, group: Int, certainty: Certainty)] = []
    for constant in constants {
      for name in constant.around { around.push(Surrounding(line: name, of: node, in: document)) }
      lineTheme = constant.theme ?? (hasDark ? "light" : nil)
      read(constant, in: node)
      for var value in values[start...] where !value.isMention {
        if !constant.isNameWhole { value.nameRange = nil }
        let certainty = certainty(of: value, constant, isBelow: level, hasKinds: hasKinds)
        found.append((value, constant.group, certainty))
      }
      values.removeSubrange(start...)
      around.pop(to: level)
    }
    lineTheme = nil
    keep(found, members: members)
  }

  private mutating func read(_ constant: Constant, in node: Int) {
    guard let style = constant.style else {
      text.read(.said(node, constant.said))
      return readItem(in: node)
    }
    let name = Name(constant.said.name, constant.said.place(0..<constant.said.name.utf8.count))
    let place = constant.said.valueRange
    add(
      [
        RecognizedValue(
          .type, .type(style), name: name, range: ByteRange(place.lowerBound, place.upperBound), node: node,
          evidence: [.notation])
      ], in: node)
  }

  /// - Parameters:
  ///   - level: how much of what is around a value is outside the code.
  ///   - hasKinds: whether any group of the code says what its members are, so that headings do not.
  private func certainty(
    of value: RecognizedValue, _ constant: Constant, isBelow level: Int, hasKinds: Bool
  ) -> Certainty {
    let words = around.levels.reduce(into: KindWords()) { $0.formUnion($1.words) }
    switch value.kind {
    // `const maxWidths = { page: 1200 }`: only what the code itself calls so is a size of the design.
    case .size:
      if value.evidence.first == .notation { return .sure }
      guard case .above(let node) = value.evidence.first, node == value.node else { return .none }
      return .sure
    case .target: return constant.isDeclared ? .sure : .none
    case .box, .undrawn, .textStyle: return .none
    case .color: return constant.isDeclared || words.contains(.color) ? .sure : .besideOthers
    case .easing, .spring, .shadow, .gradient:
      let isSaid = !words.isDisjoint(with: [.easing, .spring, .shadow, .gradient, .motion, .duration])
      return constant.isDeclared || isSaid ? .sure : .besideOthers
    case .spacing, .icon, .radius, .borderWidth, .type, .weight, .opacity, .duration, .layer, .family, .leading,
      .tracking:
      break
    }
    switch value.evidence.first {
    case .above(let node): return node == value.node || !hasKinds ? .sure : .none
    case .unit, .notation:
      return constant.isDeclared || !words.isDisjoint(with: [.duration, .motion, .typography, .text]) ? .sure : .none
    case .words:
      // `spacing = { cardPadding: 16 }`: the group says it too.
      let isOfGroup =
        value.kind == .spacing && around.levels.dropFirst(level).contains { $0.kind == value.kind }
      guard constant.isDeclared || isOfGroup else { return .none }
      if value.kind == .layer { return .sure }
      if case .quantity(let quantity) = value.value, quantity.unit == nil { return .besideOthers }
      return .sure
    case .header, nil: return .none
    }
  }

  /// Keeps what is sure, and what others of its kind beside it make so; one value alone is an example.
  private mutating func keep(
    _ found: [(value: RecognizedValue, group: Int, certainty: Certainty)], members: [Int]
  ) {
    struct Share: Hashable {
      let kind: ValueKind
      let group: Int
    }
    var counts: [Share: Int] = [:]
    for one in found { counts[Share(kind: one.value.kind, group: one.group), default: 0] += 1 }
    let kept = found.filter { one in
      let count = counts[Share(kind: one.value.kind, group: one.group)] ?? 0
      return one.certainty == .sure || one.certainty == .besideOthers && count > 1 && count * 2 >= members[one.group]
    }
    if kept.count > 1 || kept.first?.value.kind == .target { values += kept.map(\.value) }
  }
}
