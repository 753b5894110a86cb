import Files
import Printing
import Scans
import Wording

/// Faces that sentences give to what is set in them.
extension DocumentWalk {
  /// `We use Inter for body text and Lora for headings`, `Headings are set in Fraunces, code uses Fira Code`: the faces of a
  /// sentence below a heading for type, each under what it is for.
  mutating func spokenFaces() -> [RecognizedValue] {
    guard isBelowType, !text.isRefusal, case let parts = clauses(of: text.text[...]), !parts.isEmpty else { return [] }
    prepareSurroundings()
    guard let evidence = around.evidence(of: .typography) else { return [] }
    return parts.compactMap { part in
      let words = part.split { $0.isSpace || $0.isOne(of: "\"`'") }
      guard !words.contains(where: Negations.isOne), !words.contains(where: { $0.isWord("instead") }),
        let (face, role) = Self.faceBeforeRole(words) ?? Self.faceBehindRole(words) ?? Self.faceOfAll(words),
        let families = FontDesign.families(String(decoding: text.text[face], as: UTF8.self)), let name = text.name(role)
      else { return nil }
      return RecognizedValue(
        .family, .families(families), name: name, range: text.place(face), node: text.node, evidence: [evidence])
    }
  }

  /// Adds such faces: a sentence that gives a face to something names it as surely as a colon does.
  mutating func add(spoken faces: [RecognizedValue], in container: Int) {
    let start = values.count
    add(faces, in: container)
    for index in start..<values.count { values[index].naming = .grammar }
  }

  /// The parts of a text between commas, stops, colons and `and`.
  private func clauses(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { $0.isOne(of: ",;.:") }.flatMap { part -> [ArraySlice<UInt8>] in
      guard let and = part.firstPlace(of: " and ") else { return [part] }
      return [part[..<and.lowerBound], part[and.upperBound...]]
    }
  }

  /// `Playfair Display` and `headings` of `Playfair Display (700) for headings`.
  private static func faceBeforeRole(_ words: [ArraySlice<UInt8>]) -> (face: Range<Int>, role: Range<Int>)? {
    guard let sign = words.firstIndex(where: { word in leading.contains { word.isWord($0) } }) else { return nil }
    var before = words[..<sign]
    if before.last?.last == UInt8(ascii: ")"), let open = before.lastIndex(where: { $0.first == UInt8(ascii: "(") }) {
      before = before[..<open]
    }
    guard let face = (1...4).reversed().lazy.compactMap({ Self.face(before.suffix($0)) }).first,
      let role = (1...3).reversed().lazy.compactMap({ Self.role(words[(sign + 1)...].prefix($0)) }).first
    else { return nil }
    return (face, role)
  }

  /// `Headings` and `Fraunces` of `Headings are set in Fraunces`.
  private static func faceBehindRole(_ words: [ArraySlice<UInt8>]) -> (face: Range<Int>, role: Range<Int>)? {
    let verbs = words.indices.filter { index in
      Self.using.contains { words[index].isWord($0) }
        || index > 0 && words[index].isWord("in") && Self.setting.contains { words[index - 1].isWord($0) }
    }
    return verbs.lazy.compactMap { faceBehindRole(words, verb: $0) }.first
  }

  private static func faceBehindRole(
    _ words: [ArraySlice<UInt8>], verb: Int
  ) -> (face: Range<Int>, role: Range<Int>)? {
    var before = words[..<verb]
    while let last = before.last, (Self.setting + ["is", "are"]).contains(where: { last.isWord($0) }) {
      before.removeLast()
    }
    guard let face = (1...4).reversed().lazy.compactMap({ Self.face(words[(verb + 1)...].prefix($0)) }).first,
      let role = (1...3).reversed().lazy.compactMap({ Self.role(before.suffix($0)) }).first
    else { return nil }
    return (face, role)
  }

  /// `Aptos` of `Use Aptos throughout`, which is called what it is.
  private static func faceOfAll(_ words: [ArraySlice<UInt8>]) -> (face: Range<Int>, role: Range<Int>)? {
    guard let verb = words.firstIndex(where: { $0.isWord("use") || $0.isWord("uses") }),
      let face = (1...4).reversed().lazy.compactMap({ count in
        Self.face(words[(verb + 1)...].prefix(count)).map { (range: $0, end: verb + 1 + count) }
      }).first,
      face.end < words.count, words[face.end].isWord("throughout") || words[face.end].isWord("everywhere")
    else { return nil }
    return (face.range, face.range)
  }

  private static let using: [StaticString] = ["use", "uses", "is", "are"]
  private static let setting: [StaticString] = ["set", "rendered", "typeset", "runs", "run"]
  private static let leading: [StaticString] = ["for", "für", "pour", "para", "per"]

  private static func face(_ words: ArraySlice<ArraySlice<UInt8>>) -> Range<Int>? {
    guard let first = words.first, let last = words.last,
      FontRole.isFace(Array(words.joined(separator: [0x20]))[...])
    else { return nil }
    return first.startIndex..<last.endIndex
  }

  private static func role(_ words: ArraySlice<ArraySlice<UInt8>>) -> Range<Int>? {
    let text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    guard let first = words.first, let last = words.last, FontRole.isRole(text, KindWords(Array(text.utf8)[...])),
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") } }),
      ![first, last].contains(where: { end in ["and", "or", "for"].contains { end.isWord($0) } })
    else { return nil }
    return first.startIndex..<last.endIndex
  }
}
