import Files
import Printing
import Scans
import Syntax
import Wording

/// What a line says of one thing in several properties, or of several things in values of one kind.
extension DocumentWalk {
  /// Gives the line that was read its properties, where it is a thing with several of them, `Button: 44px tall, radius
  /// 8px, Inter 15/600`, or the values of its list. What the line gave before stays where neither says it.
  mutating func takeParts(since start: Int, in list: Int) {
    let numbers = text.hasQuantity ? text.lexemes.count { $0.isQuantity || $0.isOther } : 0
    let isOfColors = text.text.contains(UInt8(ascii: "#"))
    // One value that was read is all that there is.
    guard text.lexemes.count > 2, text.text.count <= Self.longestParts, numbers > 0 || isOfColors,
      values.count == start || numbers > 1
    else { return }
    prepareSurroundings()
    if takeList(since: start, in: list) { return }
    guard text.hasQuantity else { return }
    if values.count == start { readBracket(in: list) }
    guard !isBelowType || values.count == start, let thing = thing ?? ofProperties,
      let scan = PropertyScan(text, in: thing.pieces),
      case let found = scan.values(of: thing.owner, in: text.node), !found.isEmpty,
      case let isMore = scan.isWhole && found.count > values.count - start - (scan.givesSides ? 1 : 0),
      case let givesStyle = scan.givesType && !values[start...].contains(where: { $0.kind == .type }),
      !isBelowType || scan.givesType,
      thing.owner == nil
        ? isMore && scan.count > 1 && (scan.areGeneric || text.isExplicit) : isMore || scan.count > 1 || givesStyle
    else { return }
    let kept = values[start...].filter { value in
      !scan.places.contains { $0.start <= value.range.start && value.range.end <= $0.end }
    }
    values.removeSubrange(start...)
    // A colour with one for each theme is one value.
    let themed = kept.filter { if case .themed = $0.value { true } else { false } }
    let isIn = { (value: RecognizedValue) in
      value.color != nil && themed.contains { $0.range.start <= value.range.start && value.range.end <= $0.range.end }
    }
    add(found.filter { !isIn($0) }, in: list)
    values += kept
  }

  /// Reads a paragraph that is such a line and nothing else.
  mutating func readParts(ofParagraph node: Int) -> Bool {
    guard text.hasQuantity || text.text.contains(UInt8(ascii: "#")), text.lexemes.count > 2,
      text.text.count <= Self.longestParts, text.isExplicit || boldEnd != nil, !text.isRefusal, !text.isQuestion
    else { return false }
    prepareSurroundings()
    let start = values.count
    if takeList(since: start, in: node) { return true }
    guard !isBelowType, let thing, let owner = thing.owner, let scan = PropertyScan(text, in: thing.pieces),
      scan.isWhole, scan.count > 1
    else { return false }
    add(scan.values(of: owner, in: node), in: node)
    return true
  }

  /// Reads the sentences of the text that say of a thing what its properties are: `Badges are 20px tall with a 10px
  /// radius.`
  mutating func takeSentences(since start: Int, in container: Int) {
    guard text.hasQuantity, !text.isExplicit, !isBelowType, text.lexemes.contains(where: isPropertyVerb) else { return }
    var sentence = text
    var found: [RecognizedValue] = []
    var places: [ByteRange] = []
    for range in text.sentenceRanges {
      guard let line = text.line(range) else { return }
      sentence.read(line)
      guard sentence.hasQuantity, !sentence.isRefusal, !sentence.isQuestion,
        let verb = sentence.lexemes.prefix(Self.mostOwnerWords + 2).firstIndex(where: { piece in
          Self.verbs.contains { sentence.text[piece.start..<piece.end].isWord($0) }
        }), case let first = sentence.startsWithArticle ? 1 : 0, first < verb, verb + 1 < sentence.lexemes.count,
        sentence.lexemes[..<verb].allSatisfy(\.isWord), !sentence.isWord(first, in: Self.pronouns),
        let owner = sentence.name(sentence.lexemes[first].start..<sentence.lexemes[verb - 1].end),
        KindWords(Array(owner.text.utf8)[...]).ownKind == nil,
        let scan = PropertyScan(sentence, in: verb + 1..<sentence.lexemes.count), scan.isWhole
      else { continue }
      found += scan.values(of: owner, in: text.node)
      places += scan.places
    }
    guard !found.isEmpty else { return }
    let kept = values[start...].filter { value in
      !places.contains { $0.start <= value.range.start && value.range.end <= $0.end }
    }
    values.removeSubrange(start...)
    prepareSurroundings()
    add(found, in: container)
    values += kept
  }

  private func isPropertyVerb(_ piece: Lexeme) -> Bool {
    piece.isWord && Self.verbs.contains { text.text[piece.start..<piece.end].isWord($0) }
  }

  private static let verbs: [StaticString] = ["have", "has", "are", "is", "use", "uses", "get", "gets"]
  private static let pronouns: [StaticString] = [
    "it", "its", "they", "this", "that", "these", "those", "we", "you", "i", "there", "here", "which", "what", "who",
    "one", "both", "some", "none", "nothing", "when", "if", "where", "while", "as", "so", "for",
  ]

  private static let longestParts = 400
  /// Names of what is said and not of things.
  private static let remarks: Set<String> = [
    "note", "tip", "example", "usage", "rule", "important", "warning", "why", "rationale", "when", "use", "default",
    "hinweis", "beispiel", "nota", "ejemplo", "exemple", "exemplo", "注意", "注", "備考", "说明",
  ]
  private static let mostOwnerWords = 4

  /// What the properties of the line are of, and where they stand; without a name what the heading names.
  private var thing: (owner: Name?, pieces: Range<Int>)? {
    let all = text.lexemes.count
    guard let whole = text.ownName else { return text.isExplicit ? nil : (nil, 0..<all) }
    let first = text.valueStart
    guard first > 0, first < all, !text.isDotted else { return nil }
    let sign = text.lexemes[first - 1]
    let own = Self.withoutRemark(whole)
    let words = KindWords(Array(own.text.utf8)[...])
    let count = own.text.split(separator: " ").count
    guard text.isExplicit || sign.isDash || sign.isOpen, count <= Self.mostOwnerWords,
      !Self.remarks.contains(own.text.lowercased()),
      words.ownKind == nil, count > 1 || words.kind == nil, !own.text.hasPrefix("--"),
      words.isDisjoint(with: [.avoided, .light, .dark, .motion]) || count > 1
    else { return nil }
    let owner = Surroundings.isPart(own.text) ? nil : own
    guard sign.isOpen else { return (owner, first..<all) }
    guard let close = text.lexemes[first...].firstIndex(where: \.isClose),
      !text.lexemes[close...].contains(where: \.isQuantity)
    else { return nil }
    return (owner, first..<close)
  }

  /// The line whose label is a property, which others follow: `Height: 46px; radius 8px; background #F4F4F2`.
  private var ofProperties: (owner: Name?, pieces: Range<Int>)? {
    guard text.isExplicit, !text.isDotted, let name = text.ownName, GenericName.matches(name.text),
      text.text.contains(where: { $0.isOne(of: ",;") })
    else { return nil }
    return (nil, 0..<text.lexemes.count)
  }

  /// `button-primary` of `button-primary — the one call to action`
  private static func withoutRemark(_ name: Name) -> Name {
    let bytes = Array(name.text.utf8)[...]
    let dashes: [StaticString] = [" — ", " – ", " - "]
    guard let dash = dashes.compactMap({ bytes.firstPlace(of: $0)?.lowerBound }).min() else { return name }
    let head = String(decoding: bytes[..<dash], as: UTF8.self)
    return Name(head, name.range.map { ByteRange(Int($0.start), Int($0.start) + dash) })
  }

  // MARK: Lists

  /// Takes the values of a list whose label or heading says what they are.
  private mutating func takeList(since start: Int, in list: Int) -> Bool {
    guard let (label, pieces) = label, let (kind, evidence) = kind(of: label),
      let scan = LabelledList(text, in: pieces, kind), scan.count > values.count - start, label != nil || scan.count > 2
    else { return false }
    values.removeSubrange(start...)
    let owner = label.flatMap { saysOnlyKind($0) ? nil : $0 }
    add(scan.values(of: owner, in: text.node, evidence), in: list)
    return true
  }

  /// The name that a colon or bold letters set apart from a list, and the pieces of the list.
  private var label: (name: Name?, pieces: Range<Int>)? {
    let all = text.lexemes.count
    if text.isExplicit, !text.isDotted {
      return text.ownName.flatMap { name in
        name.text.utf8.count { $0 == 0x20 } > Self.mostOwnerWords ? nil : (name, text.valueStart..<all)
      }
    }
    guard let end = boldEnd else { return text.isExplicit ? nil : (nil, 0..<all) }
    guard let first = text.lexemes.firstIndex(where: { $0.start >= end }), first > 0, first + 1 < all,
      let name = text.name(0..<text.lexemes[first - 1].end)
    else { return nil }
    return (name, first..<all)
  }

  /// Where the bold letters end that the text of a block begins with.
  var boldEnd: Int? {
    guard document[text.node].kind == .paragraph,
      let first = document.children(of: text.node).first(where: { _ in true }),
      document[first].kind == .strong, case let bold = document.plainBytes(of: first), bold.count < text.text.count,
      text.text.starts(with: bold)
    else { return nil }
    return bold.count
  }

  private func kind(of label: Name?) -> (kind: ValueKind, evidence: Evidence)? {
    let bytes = label.map { Array($0.text.utf8)[...] } ?? []
    if let label, FrameWords.speakOfBreakpoints(bytes) || label.text.lowercased() == "responsive" {
      return (.size, label.range.map(Evidence.words) ?? .notation)
    }
    if let label, let kind = KindWords(bytes).kind {
      return Self.listed.contains(kind) ? (kind, label.range.map(Evidence.words) ?? .notation) : nil
    }
    guard label == nil, let (kind, node) = around.kind(beside: [], isDotted: false), let node,
      Self.listed.contains(kind),
      around.nearest?.words.isSuperset(of: [.spacing, .radius]) != true
    else { return nil }
    return (kind, .above(node: node))
  }

  private static let listed: Set<ValueKind> = [
    .color, .spacing, .size, .icon, .radius, .borderWidth, .type, .weight, .opacity, .duration, .layer, .leading,
    .tracking,
  ]

  /// Whether all words of a label say what kind of values follow: `Border radius`.
  private static let joining: Set<String> = ["all", "and", "in", "of", "our", "the", "use", "used"]

  private func saysOnlyKind(_ label: Name) -> Bool {
    let words = label.text.split { !$0.isLetter }.filter { !Self.joining.contains($0.lowercased()) }
    return words.count < 2 || words.allSatisfy { !KindWords(Array($0.utf8)[...]).isEmpty }
      || !label.text.utf8.allSatisfy { $0 < 0x80 }
  }
}
