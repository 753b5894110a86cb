import Colorimetry
import Files
import Printing
import Scans
import Syntax
import Wording

/// One walk over a document, block by block.
struct DocumentWalk {
  let document: MarkdownDocument
  var values: [RecognizedValue] = []
  /// The block of the document that is being read, and whether it has given a style of type.
  var block = 0
  var givesType = false
  /// The colours of each sentence that gives several.
  var sentences: [Range<Int>] = []
  /// Whether what is being read has a paragraph of its own.
  var isApart = false
  private(set) var headings: [OpenHeading] = []
  private(set) var lead: Int?
  /// The paragraph before that one.
  private(set) var earlier: Int?
  /// Whether one of the two nearest headings is about type.
  private(set) var isBelowType = false
  /// Whether an open heading is one for what has changed, or holds the document against something else.
  var isBelowHistory = false
  /// The headings about contrast, where colours are given again.
  private(set) var ofContrast: Set<Int> = []
  /// The colours that headings name, each with its heading.
  var ofHeadings: [(value: Int, heading: Int)] = []
  var around: Surroundings
  private var hasSurroundings = false
  /// The colours that have a name so far.
  var known = KnownColors()
  /// The colours of members of objects in code so far, by their paths.
  var declared: [String: [UInt8]] = [:]
  /// Whether the document has named one of UIKit's colours.
  var speaksUIKit = false
  /// What is looked through, one text after the other.
  var text: TextScan
  var tables: TableScan
  var tailwind: TailwindUse
  /// The theme that the line being read is for, as the code around it or its own name says.
  var lineTheme: String?

  init(_ document: MarkdownDocument) {
    self.document = document
    around = Surroundings(in: document)
    text = TextScan(in: document)
    tables = TableScan(document)
    tailwind = TailwindUse(document)
  }

  mutating func run() {
    for node in document.children(of: 0) {
      block = node
      givesType = false
      read(block: node, depth: 1)
    }
    mentionAgain()
    shareFamilies()
  }

  // MARK: What is above

  /// A heading that is open for what stands below it.
  struct OpenHeading {
    let node: Int
    /// What it says of values; read once it is asked for.
    var says: Surrounding?
    /// Whether it is one for what has changed, or holds the document against something else.
    let isOfHistory: Bool
    let isOfType: Bool

    init(_ node: Int, _ text: ArraySlice<UInt8>) {
      self.node = node
      isOfHistory = Title.isOfHistory(text) || TitleWords.areOfComparison(text)
      isOfType = KindWords(text).contains(.typography) || Surrounding.namesType(text)
    }
  }

  private mutating func enter(heading: Int) {
    let level = document[heading].level
    while let last = headings.last, document[last.node].level >= level { headings.removeLast() }
    let text = document.plainBytes(of: heading)
    headings.append(OpenHeading(heading, text))
    isBelowHistory = headings.contains(where: \.isOfHistory)
    if TitleWords.areOfContrast(text) { ofContrast.insert(heading) }
    isBelowType = headings.suffix(2).contains(where: \.isOfType)
  }

  /// The two nearest headings and a lead-in line; read only where there is something to name.
  mutating func prepareSurroundings() {
    guard !hasSurroundings else { return }
    hasSurroundings = true
    around.pop(to: 0)
    for index in headings.indices.suffix(2) {
      let says = headings[index].says ?? Surrounding(headings[index].node, in: document)
      headings[index].says = says
      around.push(says)
    }
    guard let lead, document[lead].range.count <= Surrounding.longest else { return }
    around.push(Surrounding(lead, in: document))
  }

  func source(_ node: Int) -> ArraySlice<UInt8> { document.file[document[node].range] }

  // MARK: Blocks

  /// A block of the document or of a quotation.
  private mutating func read(block node: Int, depth: Int) {
    switch document[node].kind {
    case .heading:
      if depth == 1 { enter(heading: node) }
      readMentions(in: node)
    case .paragraph:
      (earlier, lead) = (lead, read(paragraph: node) ? nil : node)
    case .list:
      if mayHold(node) { read(list: node, depth: depth) }
      readTextStyles(of: node)
    case .table:
      if mayHold(node) { read(table: node) }
      readTextStyles(of: node)
    case .blockQuote:
      guard depth <= Recognition.deepest else { break }
      for child in document.children(of: node) { read(block: child, depth: depth + 1) }
    case .codeBlock: read(code: node)
    case .htmlBlock: read(markup: node)
    case .document, .item, .thematicBreak, .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code,
      .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      break
    }
    if document[node].kind != .paragraph { lead = nil }
    hasSurroundings = false
  }

  /// Reads a paragraph; whether it only gives values, and so leads to nothing.
  @discardableResult
  private mutating func read(paragraph node: Int) -> Bool {
    guard document[node].range.count <= Recognition.longestText, mayHold(paragraph: node) else { return false }
    if addStyleRun(of: node, in: node) || readPoints(of: node, in: node) { return true }
    if readLines(of: node) { return document.plainBytes(of: node).last != UInt8(ascii: ":") }
    text.read(node)
    var colors = ColorScan(text)
    if text.isExplicit { takeDigits(of: &colors) }
    if isBelowType, colors.found.isEmpty {
      if text.isExplicit, text.text.count <= Surrounding.longest, !leadsToTable(node), readFamilies(of: node) {
        return true
      }
      if readFace(of: node) { return true }
      if !addBoldFamilies(of: node, in: node), !text.lexemes.contains(where: { $0.quantity?.unit != nil }) {
        add(spoken: spokenFaces(), in: node)
      }
    }
    guard text.hasQuantity || !colors.found.isEmpty || LayerScan.mayBe(in: colors) else { return false }
    prepareSurroundings()
    if text.declaresAll {
      readItem(in: node)
      return true
    }
    if readParts(ofParagraph: node) { return true }
    if colors.found.isEmpty, let heading = headings.last?.node, Int(document[heading].end) == node,
      readValue(below: heading, in: node)
    {
      return true
    }
    if isBelowType, colors.found.isEmpty, addSpokenStyles(of: node) { return false }
    let layers = takeLayers(of: &colors)
    add(colors.values(layers, isProse: true, title: layers.isEmpty ? nil : around.title), in: node)
    let above = layers.isEmpty ? nameAbove(node, colors) : nil
    if layers.isEmpty, above != nil || isEntry(node, colors) {
      isApart = true
      defer { isApart = false }
      add(entries(colors, named: above), in: node)
      if colors.found.isEmpty { add(NumberScan.values(text, around), in: node) }
      return true
    }
    let isPalette = colors.isPalette && !colors.isOfThePast
    let start = values.count
    add(isPalette ? colors.values(known: known.names()) : colors.spoken, in: node)
    let isList = text.lexemes.contains(where: text.isPoint)
    if !isPalette || text.text.last == UInt8(ascii: ".") && !isList { sentences.append(start..<values.count) }
    if text.hasQuantity {
      let numbers = values.count
      add(NumberScan.values(text, around, isProse: true), in: node)
      if colors.found.isEmpty { takeSentences(since: numbers, in: node) }
    }
    return colors.isPalette && text.text.last != UInt8(ascii: ":")
  }

  /// Below a heading for type a short line may give a family, which no sign tells: `**Body:** Inter`.
  private func mayHold(paragraph node: Int) -> Bool {
    if isBelowType { return true }
    let text = source(node)
    // A line of code of MDX is none of the text.
    return Gate.mayHoldProseValue(text) && !text.starts(with: "export const ")
  }

  /// The colours of a heading: those that it names, and those that it only speaks of.
  private mutating func readMentions(in node: Int) {
    guard document[node].range.count <= Recognition.longestText,
      Gate.mayHoldProseValue(source(node).drop { $0 == UInt8(ascii: "#") })
    else { return }
    text.read(node)
    let colors = ColorScan(text)
    if addColors(ofHeading: node, colors) { return }
    if colors.found.isEmpty, text.hasQuantity { return readValue(ofHeading: node) }
    guard !colors.found.isEmpty else { return }
    prepareSurroundings()
    add(colors.mentions, in: node)
  }

  // MARK: Lists

  private mutating func read(list: Int, depth: Int) {
    guard depth <= Recognition.deepest else { return }
    let firsts = document.children(of: list).map { document.children(of: $0).first { document[$0].kind == .paragraph } }
    let written = firsts.compactMap(\.self).filter { document[$0].range.count <= Recognition.longestText }
    if let gradient = gradient(ofStops: written, in: list) ?? gradient(ofEnds: written.map { .block($0) }) {
      add([gradient], in: list)
      // The item `Color stops:` is not a title.
      if let last = values.indices.last, values[last].container == list {
        values[last].above.removeAll { document.parent(of: $0) == document.parent(of: list) }
      }
      return
    }
    if isBelowType, addBareStyle(of: written, in: list) { return }
    if addSteps(of: written, in: list) { return }
    let fields = addStyle(of: written.map { TextLine.block($0) }, in: list)
    let read = Set(fields.map { written[$0] })
    let start = values.count
    defer {
      nameAfterOwner(since: start, in: list)
      joinLayers(since: start, in: list)
      takePills(since: start, in: list)
      takeThemes(since: start)
      shareType(of: written, with: start..<values.count)
    }
    for item in document.children(of: list) {
      var paragraph: Int?
      for child in document.children(of: item) {
        switch document[child].kind {
        case .paragraph where paragraph == nil:
          paragraph = child
          if mayHold(child), !read.contains(child) { self.read(item: child, of: list) }
        case .paragraph: readBelow(paragraph) { _ = $0.read(paragraph: child) }
        case .list:
          guard mayHold(child) else { continue }
          readBelow(paragraph) { $0.read(list: child, depth: depth + 1) }
        case .table:
          guard mayHold(child) else { continue }
          prepareSurroundings()
          self.read(table: child)
        case .blockQuote:
          readBelow(paragraph) {
            for inner in $0.document.children(of: child) where $0.document[inner].kind == .paragraph {
              $0.read(paragraph: inner)
            }
          }
        case .codeBlock: readCode(child, below: paragraph)
        case .document, .item, .htmlBlock, .heading, .thematicBreak, .tableRow, .tableCell, .text, .softBreak,
          .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
          continue
        }
      }
    }
  }

  /// Reads what is below the text of an item.
  mutating func readBelow(_ paragraph: Int?, _ body: (inout DocumentWalk) -> Void) {
    prepareSurroundings()
    let level = around.count
    if let paragraph { around.push(Surrounding(paragraph, in: document)) }
    body(&self)
    around.pop(to: level)
  }

  private mutating func read(item paragraph: Int, of list: Int) {
    guard document[paragraph].range.count <= Recognition.longestText else { return }
    if addStyleRun(of: paragraph, in: list) { return }
    if source(paragraph).contains(0xC2) ? readPairs(of: paragraph, in: list) : readPoints(of: paragraph, in: list) {
      return
    }
    text.read(paragraph)
    let start = values.count
    readItem(in: list)
    guard !text.isExplicit, text.text.last == UInt8(ascii: "."), values.count > start + 1,
      values[start...].allSatisfy({ $0.kind == .color })
    else { return }
    sentences.append(start..<values.count)
  }

  /// The values of one line that was read.
  mutating func readItem(in list: Int) {
    var colors = ColorScan(text)
    takeDigits(of: &colors)
    if text.isRefusal || text.isQuestion || colors.areOfThePast || colors.areExamplesOfAdvice {
      prepareSurroundings()
      add(colors.mentions, in: list)
      return
    }
    let start = values.count
    readValues(&colors, in: list)
    takeParts(since: start, in: list)
  }

  private mutating func readValues(_ colors: inout ColorScan, in list: Int) {
    let layers = takeLayers(of: &colors)
    if !layers.isEmpty {
      add(colors.values(layers, title: around.nearest?.isComment == true ? nil : around.title), in: list)
      // `Modal: width 560px, radius 16px, shadow 0 20px 40px rgba(…)`
      if text.isExplicit, text.nameWords.isDisjoint(with: [.shadow, .gradient]) {
        add(NumberScan.lengths(text, beside: colors, layers, around), in: list)
      }
      if colors.found.isEmpty { return }
    }
    if !colors.found.isEmpty, layers.isEmpty, text.hasQuantity, readStyle(beside: colors, in: list) { return }
    if colors.found.count == 1, colors.isInSentence {
      prepareSurroundings()
      add(colors.mentions, in: list)
    } else if !colors.found.isEmpty {
      prepareSurroundings()
      let isAlone = colors.found.count == 1
      let theme = lineTheme
      if !isAlone { lineTheme = text.nameOfTheme ?? theme }
      defer { lineTheme = theme }
      let values = besideMeasure(
        numbered(
          colors.values(known: isAlone ? [:] : known.names(), themes: isAlone ? [] : around.themesOfPairs), colors))
      if isAlone { known.add(values) }
      addThemed(values, in: list)
      if layers.isEmpty { add(NumberScan.lengths(text, beside: colors, [], around), in: list) }
    } else {
      readNumbers(in: list)
    }
  }

  private mutating func readNumbers(in list: Int) {
    prepareSurroundings()
    if case let styles = classStyles(), let name = styles.first.map({ Name($0.name, $0.nameRange) }) {
      add(styles, in: list)
      let start = text.lexemes[text.valueStart].start
      let colors = ClassValues.colors(besideStyle: text, name, from: start)
      return add(!colors.isEmpty && tailwind.isVersion3 ? colors : [], in: list)
    }
    if isBelowType, case let faces = text.facesWithRoles(around), !faces.isEmpty { return add(faces, in: list) }
    let hasFace = isBelowType && addBoldFamilies(of: text.node, in: list)
    let rules = text.leadings
    var numbers = rules.count > 1 ? rules : NumberScan.values(text, around)
    numbers += valuesOfSentences(besides: numbers)
    if numbers.isEmpty {
      if hasFace || isBelowType && !text.isExplicit && addSpokenStyles(of: text.node, in: list) { return }
    }
    if !hasFace, numbers.isEmpty, case let faces = spokenFaces(),
      faces.count > 1 || faces.count == 1 && !text.isExplicit
    {
      return add(spoken: faces, in: list)
    }
    // `Mono: JetBrains Mono (weights 400–500)`: the weights are those of the face.
    let face = isBelowType && numbers.allSatisfy { $0.kind == .weight } ? text.spokenFace(around) : nil
    if !numbers.isEmpty, face == nil {
      add(numbers, in: list)
    } else if let families = text.families(around) ?? (isBelowType ? text.face(around) : nil) ?? face {
      add(withWeights(families), in: list)
    } else {
      let colors = systemColors(text.node)
      guard colors.isEmpty else { return add(colors, in: list) }
      let classes = ClassValues.values(in: text, title: around.title, hasPalette: { tailwind.isVersion3 })
      if !classes.isEmpty, tailwind.isUsed { add(classes, in: list) }
    }
  }

  /// The shadows and gradients of a text; what is above is read only where there are some.
  private mutating func takeLayers(of colors: inout ColorScan) -> [LayerScan.Found] {
    if text.isExplicit, ColorScan.mayRefer(text) { colors.takeReferences(known.variables(of: values)) }
    guard LayerScan.mayBe(in: colors) else { return [] }
    prepareSurroundings()
    if LayerScan.mayNameParts(text) {
      return colors.takeLayers(colors: known.colors(of: values)) { around.evidence(of: $0) }
    }
    return colors.takeLayers { around.evidence(of: $0) }
  }
}
