import Files
import Printing
import Syntax
import TokenValues
import Wording

extension TextScan {
  /// The families the text gives to its name, where the name or what is above says that they are some.
  package func families(_ around: Surroundings) -> RecognizedValue? {
    guard isExplicit, valueStart < lexemes.count, let ownName else { return nil }
    let name = GenericName.matches(ownName.text) ? around.title ?? ownName : ownName
    // `font-sans – Inter, sans-serif`: the class is not one of them.
    let isClassFirst =
      valueStart + 2 < lexemes.count && lexemes[valueStart + 1].isDash
      && text[lexemes[valueStart].start...].starts(with: "font-")
    let start = lexemes[isClassFirst ? valueStart + 2 : valueStart].start
    let part = start..<endOfFamilies(from: start)
    guard
      let evidence = nameWords.contains(.typography)
        ? ownName.range.map(Evidence.words) : around.evidence(of: .typography)
    else { return nil }
    let isNamed = nameWords.isSuperset(of: [.typography, .family])
    if let marked = markedFace(from: start) {
      return RecognizedValue(
        .family, .families(marked.families), name: name, range: place(marked.part), node: node, evidence: [evidence])
    }
    if let bare = bareFamily(from: start) {
      let weight = FamilyScan.numberedFace(text[start...]).flatMap { $0.families == bare.families ? $0.weight : nil }
      return RecognizedValue(
        .family, .families(bare.families, weight), name: name, range: place(bare.part), node: node,
        evidence: [evidence])
    }
    if let stack = stackInCode(from: start) {
      return RecognizedValue(
        .family, .families(stack.families), name: name, range: place(stack.part), node: node, evidence: [evidence])
    }
    let value: RecognizedValue.Value
    if let families = FamilyScan.families(text[part], isNamed: isNamed || areFaces(part)) {
      value = .families(families)
    } else if let face = FamilyScan.face(text[part]) ?? FamilyScan.numberedFace(text[start...]),
      nameWords.isDisjoint(with: [.weight, .color])
    {
      value = .families(face.families, face.weight)
    } else {
      return nil
    }
    return RecognizedValue(
      .family, value, name: name, range: place(part), node: node, evidence: [evidence])
  }
}

extension TextScan {
  /// A text that is a face and nothing else, `Open Sans Bold`, where the heading right above is one for faces.
  package func face(_ around: Surroundings) -> RecognizedValue? {
    guard !isExplicit, !hasQuantity, text.count <= Self.longestFace, let nearest = around.nearest,
      nearest.words.contains(.typography), nearest.words.isSubset(of: [.typography, .family, .face]),
      let evidence = around.evidence(of: .typography)
    else { return nil }
    let part = Trimming.bytes(text[...])
    let weighed = FamilyScan.face(part)
    let written = weighed.flatMap { $0.families.first } ?? String(decoding: part, as: UTF8.self)
    guard FontRole.isFace(Array(written.utf8)[...]),
      let name = name(part.startIndex..<part.endIndex),
      let families = weighed?.families ?? FontDesign.families(written)
    else { return nil }
    return RecognizedValue(
      .family, .families(families, weighed?.weight), name: name, range: place(part.startIndex..<part.endIndex),
      node: node, evidence: [evidence])
  }

  private static let longestFace = 40

  /// `Sans: IBM Plex Sans. All of the interface.`, `Title: cards and dialogs, Manrope 600`: the one face among the parts of
  /// what a role of type has, and whatever is said of it.
  package func spokenFace(_ around: Surroundings) -> RecognizedValue? {
    guard isExplicit, valueStart < lexemes.count, let ownName, let evidence = around.evidence(of: .typography),
      FontRole.isRole(ownName.text, nameWords) || isDotted && nameWords.contains(.typography),
      !lexemes.indices.contains(where: { quantities(at: $0).contains { $0.unit != nil } })
    else { return nil }
    // A stack is read whole or not at all.
    if text[lexemes[valueStart].start...].contains(UInt8(ascii: "\"")) { return nil }
    var found: [(families: [String], part: Range<Int>)] = []
    for part in parts(from: valueStart) {
      let last = part.prefix(4).prefix { lexemes[$0].isWord || lexemes[$0].isQuantity }.last { index in
        FontRole.isFace(text[lexemes[part.lowerBound].start..<lexemes[index].end])
      }
      guard let last, part.dropFirst(last + 1 - part.lowerBound).allSatisfy({ !lexemes[$0].isWord || isOfWeight($0) })
      else { continue }
      // Behind another name it is what stands in for that, unless it has a weight.
      guard part.lowerBound == valueStart || part.upperBound > last + 1 else { continue }
      let face = lexemes[part.lowerBound].start..<lexemes[last].end
      guard let families = FontDesign.families(String(decoding: text[face], as: UTF8.self)) else { continue }
      found.append((families, face))
    }
    guard found.count == 1, let face = found.first else { return nil }
    return RecognizedValue(
      .family, .families(face.families, FamilyScan.numberedFace(text[face.part.lowerBound...])?.weight), name: ownName,
      range: place(face.part), node: node, evidence: [evidence])
  }

  /// The pieces from one on up to the end of its sentence, between commas.
  private func parts(from start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = start
    for index in lexemes.indices.dropFirst(start) {
      switch lexemes[index].kind {
      case .comma:
        if first < index { parts.append(first..<index) }
        first = index + 1
      case .stop, .semicolon, .dash:
        return first < index ? parts + [first..<index] : parts
      case .word, .quantity, .colon, .open, .close, .other: continue
      }
    }
    return first < lexemes.count ? parts + [first..<lexemes.count] : parts
  }

  private func isOfWeight(_ index: Int) -> Bool {
    let word = text[lexemes[index].start..<lexemes[index].end]
    return FontWeight.written(word) != nil || KindWords(word) == .weight
  }

  /// `Geist Sans (primary), Geist Mono (code)`: faces with their roles in brackets.
  package func facesWithRoles(_ around: Surroundings) -> [RecognizedValue] {
    guard isExplicit, valueStart < lexemes.count, nameWords.contains(.typography),
      let evidence = ownName?.range.map(Evidence.words)
    else { return [] }
    var found: [RecognizedValue] = []
    for part in text[lexemes[valueStart].start...].split(separator: UInt8(ascii: ",")) {
      let part = Trimming.bytes(part)
      guard part.last == UInt8(ascii: ")"), let open = part.firstIndex(of: UInt8(ascii: "(")),
        case let face = Trimming.bytes(part[..<open]), FontRole.isFace(face),
        let families = FontDesign.families(String(decoding: face, as: UTF8.self)),
        let role = name(open + 1..<part.endIndex - 1), role.text.utf8.count <= Self.longestFace
      else { return [] }
      found.append(
        RecognizedValue(
          .family, .families(families), name: role, range: place(part.startIndex..<open), node: node,
          evidence: [evidence]))
    }
    return found.count > 1 ? found : []
  }

  /// `Family: **IBM Plex Sans**, chosen for …`: a face in bold, italics or code that the value begins with, and more behind.
  fileprivate func markedFace(from start: Int) -> (families: [String], part: Range<Int>)? {
    guard let ownName, FontRole.isRole(ownName.text, nameWords) || GenericName.matches(ownName.text),
      text.count == document.plainBytes(of: node).count
    else { return nil }
    for child in document.children(of: node) {
      switch document[child].kind {
      case .strong, .emphasis, .code: break
      case .document, .paragraph, .heading, .list, .item, .codeBlock, .htmlBlock, .thematicBreak, .blockQuote, .table,
        .tableRow, .tableCell, .text, .softBreak, .lineBreak, .htmlInline, .strikethrough, .link, .image:
        continue
      }
      let written = document.plainBytes(of: child)
      guard let part = text[start...].firstPlace(of: written), part.lowerBound == start,
        text[part.upperBound...].first == UInt8(ascii: ","), FontRole.isFace(written)
      else { continue }
      return FontDesign.families(String(decoding: written, as: UTF8.self)).map { ($0, part) }
    }
    return nil
  }

  /// `The stack of the system: `system-ui, sans-serif`.`: a stack in the only code span, behind other words.
  fileprivate func stackInCode(from start: Int) -> (families: [String], part: Range<Int>)? {
    var spans = document.children(of: node).lazy.filter { [document] in document[$0].kind == .code }.makeIterator()
    guard let span = spans.next(), spans.next() == nil, case let code = document.plainBytes(of: span),
      code.contains(UInt8(ascii: ",")), let part = text[start...].firstPlace(of: code), part.lowerBound > start
    else { return nil }
    return FamilyScan.families(code, isNamed: false).map { ($0, part) }
  }

  /// Several faces behind a role of type: `Monospace: JetBrains Mono, Fira Code`.
  fileprivate func areFaces(_ part: Range<Int>) -> Bool {
    guard let ownName, FontRole.isRole(ownName.text, nameWords) else { return false }
    let parts = text[part].split(separator: UInt8(ascii: ","))
    return parts.count > 1 && parts.allSatisfy { FontRole.isFace(Trimming.bytes($0)) }
  }

  /// Where what is said of families begins: `(from Google Fonts)`, `— geometric and warm`, `for precision`.
  fileprivate func endOfFamilies(from start: Int) -> Int {
    ["(", "（", " — ", " – ", " - ", ", with ", " for "].compactMap {
      text[start...].firstPlace(of: Array($0.utf8)[...])?.lowerBound
    }
    .min()
      ?? text.count
  }

  /// A family that is only named, `Display: Space Grotesk` or `Body font: DM Sans (labels)`, where the name before it
  /// is a role of type.
  fileprivate func bareFamily(from start: Int) -> (families: [String], part: Range<Int>)? {
    guard let ownName else { return nil }
    var part = Trimming.bytes(text[start..<endOfFamilies(from: start)])
    if part.last == UInt8(ascii: ".") { part.removeLast() }
    // A face that its form tells needs no role that is known: `数字: Inter`.
    guard !part.isEmpty,
      FontRole.isRole(ownName.text, nameWords) || nameWords.isSubset(of: [.face, .family]) && FontRole.isFace(part)
    else { return nil }
    let range = part.startIndex..<part.endIndex
    let source = document.file.bytes[..<Int(place(range).start)]
    if let either = FontRole.either(part) { return (either, range) }
    return FontRole.family(part, isCode: source.last == UInt8(ascii: "`")).map { ($0, range) }
  }
}
