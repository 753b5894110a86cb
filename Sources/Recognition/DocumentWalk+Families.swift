import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// The families of a document for styles that give none.
extension DocumentWalk {
  /// Whether a table is right below a paragraph, so that the family it names is that of the table's styles.
  func leadsToTable(_ node: Int) -> Bool {
    let next = Int(document[node].end)
    return next < Int(document[0].end) && document[next].kind == .table
  }

  /// A paragraph that gives a family and nothing else.
  mutating func readFamilies(of node: Int) -> Bool {
    prepareSurroundings()
    guard let ownName = text.ownName, FontRole.isRole(ownName.text, text.nameWords),
      let families = text.families(around)
    else { return false }
    isApart = true
    defer { isApart = false }
    add([families], in: node)
    return true
  }

  /// Adds the families that a text names in bold, `**Inter Display** (Inter) — headings`, `**Primary — Sora**`, with what it
  /// says of them; false where there are none.
  @discardableResult
  mutating func addBoldFamilies(of node: Int, in container: Int) -> Bool {
    guard case let bold = document.children(of: node).filter({ document[$0].kind == .strong }), !bold.isEmpty,
      !text.isRefusal, !speaksOfSubstitutes(text.text.prefix(100))
    else { return false }
    prepareSurroundings()
    guard let evidence = around.evidence(of: .typography),
      !headings.suffix(2).contains(where: { speaksOfSubstitutes(document.plainBytes(of: $0.node)) })
    else { return false }
    // Under `Font family` the name before a colon is the face.
    let isOfFaces =
      around.nearest.map { $0.words.isSuperset(of: [.typography, .family]) } == true && text.families(around) == nil
    var found: [RecognizedValue] = []
    var start = 0
    for child in bold.prefix(8) {
      // `**Display — Space Grotesk.** Headings and numbers.`
      let bold = Trimming.bytes(document.plainBytes(of: child))
      let written = bold.last == UInt8(ascii: ".") ? bold.dropLast() : bold
      guard let place = text.text[start...].firstPlace(of: written) else { continue }
      start = place.upperBound
      let (role, face) = FontRole.roleAndFace(written)
      guard let face, let families = FontDesign.families(String(decoding: face, as: UTF8.self)),
        let part = text.text[place].firstPlace(of: face), !isDenied(before: place.lowerBound)
      else { continue }
      let behind = text.text[start...].prefix(Self.longestUse).prefix { !$0.isOne(of: ".;\n") }
      // `**Rewards serif:** Lora`, but not `**Rewards (Lora):** vouchers`
      guard
        role != nil
          || isOfFaces
          || saysUse(text.text[start...])
          || text.text[start...].first != UInt8(ascii: ":") && document.plainBytes(of: child).last != UInt8(ascii: ":")
      else { continue }
      let use = Trimming.text(behind)
      // Within a sentence `We use **Poppins** for headings` says what it is for.
      let isGiven = isFamily(at: place.lowerBound)
      guard place.lowerBound < 3 || isGiven || behind.starts(with: " for ") else { continue }
      let name = role.flatMap { text.text[place].firstPlace(of: $0) }.flatMap(text.name)
      let given = isGiven ? text.ownName.flatMap { GenericName.matches($0.text) ? around.title ?? $0 : $0 } : nil
      let own = name ?? given ?? Name(families[0], text.place(part))
      let weights = weights(behind: place.upperBound)
      for weight in weights.isEmpty ? [nil] : weights.map(Optional.some) {
        let full = weights.count > 1 ? weight.map { Name("\(own.text), \($0.value.trimmed(0))") } : nil
        found.append(
          RecognizedValue(
            .family, .families(families, weight), name: full ?? own, caption: use.isEmpty || isGiven ? nil : use,
            range: text.place(part), node: node, evidence: [evidence]))
      }
    }
    add(found, in: container)
    return !found.isEmpty
  }

  private static let longestUse = 60

  /// Whether a place is right behind a name for families and its colon: `Only family: **Space Grotesk**`.
  private func isFamily(at place: Int) -> Bool {
    guard text.isExplicit, text.valueStart < text.lexemes.count, text.lexemes[text.valueStart].start == place,
      let name = text.ownName
    else { return false }
    return !text.nameWords.isDisjoint(with: [.typography, .family, .face])
      || name.text.split(separator: " ").contains { GenericName.matches(String($0)) }
  }

  /// Whether what follows a face in bold is a colon and what it is for: `**Bricolage Grotesque**: display type`.
  private func saysUse(_ behind: ArraySlice<UInt8>) -> Bool {
    guard behind.first == UInt8(ascii: ":") else { return false }
    let use = behind.dropFirst().prefix(Self.longestUse).prefix { !$0.isOne(of: ".;\n") }
    return !use.contains(where: \.isDigit) && !KindWords(use).isDisjoint(with: [.typography, .text, .face])
  }

  /// A paragraph that is a face and nothing else below a heading for one: `Outfit` below `Primary font`.
  mutating func readFace(of node: Int) -> Bool {
    guard !text.isExplicit, !text.hasQuantity else { return false }
    prepareSurroundings()
    guard let face = text.face(around) else { return false }
    var named = face
    if let title = around.title { (named.name, named.nameRange) = (title.text, title.range) }
    isApart = true
    defer { isApart = false }
    add([named], in: node)
    return true
  }

  /// Adds the families of code that is one stack and nothing else, below a heading for type.
  mutating func addStack(of code: Range<Int>, in node: Int) -> Bool {
    let stack = Trimming.bytes(document.file.bytes[code])
    guard isBelowType, !stack.contains(where: { $0.isOne(of: ":{=\n") }), stack.contains(UInt8(ascii: ",")),
      let families = FamilyScan.families(stack, isNamed: true)
    else { return false }
    prepareSurroundings()
    guard let evidence = around.evidence(of: .typography), let heading = headings.last?.node,
      let title = Title.text(of: heading, in: document)
    else { return false }
    add(
      [
        RecognizedValue(
          .family, .families(families), name: Name(title), range: ByteRange(stack.startIndex, stack.endIndex),
          node: node,
          evidence: [evidence])
      ], in: node)
    return true
  }

  /// A family once for each of the weights that its line gives: `Outfit 400/500`, `Outfit, weight (600/700)`.
  func withWeights(_ value: RecognizedValue) -> [RecognizedValue] {
    guard case .families(let families, _) = value.value else { return [value] }
    var weights: [FontWeight] = []
    // The words of the face stand before its weights.
    var words = families.first?.split(separator: " ").count ?? 0
    for index in text.lexemes.indices.dropFirst(text.valueStart) {
      let found = text.quantities(at: index).filter {
        $0.unit == nil && $0.high == nil && (100...900).contains($0.low)
          && $0.low.truncatingRemainder(dividingBy: 100) == 0
      }
      let isSaid = text.lexemes[..<index].suffix(3).contains {
        $0.isWord && KindWords(text.text[$0.start..<$0.end]).contains(.weight)
      }
      if words == 0 || isSaid { weights += found.map { FontWeight($0.low) } }
      if found.isEmpty, text.lexemes[index].isWord { words -= 1 }
    }
    guard weights.count > 1, Set(weights.map(\.value)).count == weights.count else { return [value] }
    return weights.map { weight in
      var one = value
      one.value = .families(families, weight)
      (one.name, one.nameRange) = ("\(value.name), \(weight.value.trimmed(0))", nil)
      return one
    }
  }

  /// `400 / 500 / 600` right behind a face.
  private func weights(behind end: Int) -> [FontWeight] {
    var weights: [FontWeight] = []
    for lexeme in text.lexemes.drop(while: { $0.start < end || $0.isOpen && $0.start <= end + 1 }) {
      if let quantity = lexeme.quantity, quantity.low >= 100, ValueKind.weight.takes(quantity), quantity.high == nil {
        weights.append(FontWeight(quantity.low))
      } else if weights.isEmpty || !text.text[lexeme.start..<lexeme.end].elementsEqual("/".utf8) {
        break
      }
    }
    return weights
  }

  /// Whether a text is about what stands in for a face.
  private func speaksOfSubstitutes(_ text: ArraySlice<UInt8>) -> Bool {
    text.split { !$0.isLetter }.contains { word in
      let word = String(decoding: word, as: UTF8.self).lowercased()
      return Self.substitutes.contains { word.hasPrefix($0) }
    }
  }

  private static let substitutes = [
    "substitut", "fallback", "alternativ", "replacement", "unavailable", "proprietary", "licens", "approximat",
  ]

  /// Whether the words right before a place say what not to use.
  private func isDenied(before end: Int) -> Bool {
    text.text[max(0, end - 24)..<end].split { !$0.isLetter && $0 < 0x80 && $0 != UInt8(ascii: "'") }.contains { word in
      Negations.isOne(word)
        || ["instead", "from", "like", "replaces", "alternative"].contains {
          String(decoding: word, as: UTF8.self).lowercased() == $0
        }
    }
  }

  /// Gives the family of a document that names but one to the styles without any, and those of two, one for headings and
  /// one for text, to the styles that say which they are; one for code is not for all.
  mutating func shareFamilies() {
    removeRepeatedFamilies()
    let naming = values.filter(namesFamily)
    let faces = Set(naming.compactMap { if case .type(let fields) = $0.value { fields.families?.first } else { nil } })
    let containers = Set(naming.map(\.container))
    resolveDesigns()
    var given: [(families: [String], roles: Set<Substring>)] = []
    // One that is said to be for something is not for all.
    var isForAll = true
    for value in values {
      guard case .families(let families, _) = value.value else { continue }
      let roles = Self.words(value.name + " " + (value.caption ?? ""))
      if value.caption != nil { isForAll = false }
      if families.last == "monospace" || Self.isOfCode(roles) || roles.contains(where: { $0.hasPrefix("fallback") }) {
        continue
      }
      if let index = given.firstIndex(where: { $0.families[0] == families[0] }) {
        given[index].roles.formUnion(roles)
      } else {
        given.append((families, roles))
      }
    }
    // Styles that name another are none of those that it is for.
    if !faces.isSubset(of: given.prefix(1).map { $0.families[0] }) { isForAll = false }
    for index in values.indices where !containers.contains(values[index].container) {
      guard case .type(let fields) = values[index].value, fields.families == nil,
        let families = Self.family(for: Self.words(values[index].name), among: given, isForAll: isForAll)
      else { continue }
      give(index, families, nil)
    }
  }

  /// A family that is only named again, below the role that another line gave it: `Lora — a serif for long texts`.
  private mutating func removeRepeatedFamilies() {
    var given: Set<String> = []
    values.removeAll { value in
      guard case .families(let families, _) = value.value, let face = families.first else { return false }
      // `Primary` and, beside its code, `Primary (Inter)`.
      if value.name == face || value.name.hasSuffix("(\(face))") { return given.contains(face) }
      given.insert(face)
      return false
    }
  }

  private static func family(
    for style: Set<Substring>, among given: [(families: [String], roles: Set<Substring>)], isForAll: Bool
  ) -> [String]? {
    if isOfCode(style) { return nil }
    if given.count == 1, isForAll { return given[0].families }
    let fitting = given.filter { one in
      roles.contains { role in
        !one.roles.isDisjoint(with: role.families) && !style.isDisjoint(with: role.styles)
          && style.isDisjoint(with: role.others)
      }
    }
    return fitting.count == 1 ? fitting[0].families : nil
  }

  /// What families are called and what styles are that are set in them; `others` are words of styles that are not.
  private static let roles: [(families: Set<Substring>, styles: Set<Substring>, others: Set<Substring>)] = [
    (["display", "hero"], ["display", "hero"], ["body"]),
    (
      ["heading", "headings", "headline", "headlines", "title", "titles", "headers"],
      [
        "h1", "h2", "h3", "h4", "h5", "h6", "heading", "headings", "headline", "headlines", "title", "titles",
        "display",
      ], ["body", "label", "caption"]
    ),
    (
      ["body", "text", "paragraph", "copy"], ["body", "paragraph", "caption", "small", "text", "p"],
      ["display", "heading", "headline", "title", "hero"]
    ),
  ]

  private static func isOfCode(_ words: Set<Substring>) -> Bool {
    words.contains { $0.hasPrefix("mono") || $0 == "code" || $0 == "kbd" }
  }

  private static func words(_ name: String) -> Set<Substring> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber })
  }
}
