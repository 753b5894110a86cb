import Files
import Printing
import TokenValues
import Wording

/// Weights and styles of type.
extension NumberScan {
  private static let longestStyle = 160

  /// The styles of type that a text gives; none where it gives only sizes.
  package static func styles(_ scan: TextScan, _ around: Surroundings) -> [RecognizedValue] {
    var pass = NumberScan(scan, around)
    return pass.readType() ? pass.values : []
  }

  /// `Scale (size / line): 12/16 · 14/20 · 24/30 (serif)`: sizes with their leadings below a heading about type.
  mutating func readPairs() -> Bool {
    guard around.has(.typography) || around.nearest?.kind == .type, let first = startOfPairs else { return false }
    let start = scan.lexemes[first].start
    let stop = scan.lexemes[first...].first { if case .stop = $0.kind { true } else { false } }?.start
    let list = scan.text[start..<(stop ?? scan.text.count)]
    var found: [RecognizedValue] = []
    for part in list.split(whereSeparator: { $0.isOne(of: ",;|\n") || $0 == 0xC2 || $0 == 0xB7 }) {
      let part = Trimming.bytes(part)
      if part.isEmpty { continue }
      let sides = part.prefix { $0 != 0x20 }.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let numbers = sides.compactMap { side -> Quantity? in
        guard side.first?.isDigit == true else { return nil }
        var reader = QuantityReader(Array(side), at: 0)
        return reader.read().flatMap { reader.index == side.count && $0.high == nil ? $0 : nil }
      }
      guard sides.count == 2, numbers.count == 2, ValueKind.type.takes(numbers[0]), numbers[0].low <= numbers[1].low,
        part.count <= 40
      else { return false }
      let fields = TypeFields(size: around.withUnit(numbers[0], .type).quantity, leading: numbers[1])
      let place = scan.place(part.startIndex..<part.endIndex)
      found.append(
        RecognizedValue(
          .type, .type(fields), name: figure(numbers[0]), range: place, node: scan.node, evidence: [evidence(nil)]))
    }
    guard found.count > 2 else { return false }
    values += found
    return true
  }

  /// Where the value begins; behind the colon of a bold name, however long that is.
  private var startOfPairs: Int? {
    if scan.isExplicit { return scan.valueStart < scan.lexemes.count ? scan.valueStart : nil }
    let colon = scan.lexemes.firstIndex { $0.isColon && $0.start <= scan.boldLength }
    return colon.flatMap { scan.boldLength > 0 && $0 + 1 < scan.lexemes.count ? $0 + 1 : nil }
  }

  /// `14sp body`: a size and what it is for, right below a heading for type.
  private mutating func readSizeFirst() -> Bool {
    guard !scan.isExplicit, (2...4).contains(scan.lexemes.count), let size = scan.lexemes[0].quantity,
      size.unit?.isLength == true, size.high == nil, size.low >= 8, ValueKind.type.takes(size),
      scan.lexemes.dropFirst().allSatisfy(\.isWord), around.has(.typography) || around.nearest?.kind == .type,
      let name = text(from: 1, to: scan.lexemes.count), case let words = Array(name.text.utf8)[...],
      KindWords(words).isDisjoint(with: Self.besideType), FontWeight.written(words) == nil,
      !scan.lexemes.indices.contains(where: { scan.isWord($0, in: Self.ofLimits) })
    else { return false }
    add(name, .type, size, around.evidence(of: .typography) ?? .unit)
    return true
  }

  private static let besideType: KindWords = [
    .spacing, .leading, .line, .letter, .radius, .height, .width, .border, .icon, .target, .touch, .undrawn,
  ]
  private static let ofLimits: [StaticString] = [
    "min", "max", "minimum", "maximum", "grid", "baseline", "rhythm", "increments", "base", "for",
  ]

  /// `Typography: Inter, 14sp body, 18sp section titles, 32sp display`: sizes right before what they are for.
  mutating func readRoles() -> Bool {
    if readSizeFirst() { return true }
    guard scan.isExplicit, scan.nameWords.contains(.typography),
      let start = scan.lexemes.dropFirst(scan.valueStart).first
    else { return false }
    let lead = Trimming.bytes(scan.text[start.start...].prefix { !$0.isOne(of: ",(") })
    let families = FontRole.isFace(lead) ? [String(decoding: lead, as: UTF8.self)] : nil
    var found: [(quantity: Quantity, name: Name, pieces: ClosedRange<Int>)] = []
    for index in scan.lexemes.indices.dropFirst(scan.valueStart) {
      guard let quantity = scan.lexemes[index].quantity else { continue }
      var end = index + 1
      while end < scan.lexemes.count, scan.lexemes[end].isWord { end += 1 }
      guard quantity.unit?.isLength == true, quantity.high == nil, (1...3).contains(end - index - 1),
        end == scan.lexemes.count || scan.lexemes[end].isBreak || scan.lexemes[end].isOpen,
        scan.lexemes[index - 1].isComma || index == scan.valueStart, let name = text(from: index + 1, to: end),
        KindWords(Array(name.text.utf8)[...]).isDisjoint(with: [.spacing, .leading, .letter, .radius])
      else { return false }
      found.append((quantity, name, index...end - 1))
    }
    guard found.count > 1 else { return false }
    for part in found {
      values.append(
        RecognizedValue(
          .type, .type(TypeFields(size: part.quantity, families: families)), name: part.name,
          range: scan.place(ofPieces: part.pieces), node: scan.node, evidence: [evidence(nil)]))
    }
    return true
  }

  /// `500/600: labels`, `Regular (400): body text`: weights with what they are for, where what is above says that they are some.
  mutating func readWeights() -> Bool {
    if let open = scan.lexemes.prefix(6).firstIndex(where: \.isOpen), open > 0, scan.isExplicit,
      scan.valueStart == open + 4, let weight = scan.lexemes[open + 1].quantity, scan.lexemes[open + 2].isClose,
      ValueKind.weight.takes(weight), let (kind, node) = around.kind(beside: [], isDotted: false), kind == .weight,
      let name = text(from: 0, to: open)
    {
      add(name, .weight, weight, evidence(node))
      return true
    }
    guard scan.isExplicit, let first = scan.lexemes.first, scan.name == first.start..<first.end,
      case let weights = scan.quantities(at: 0), !weights.isEmpty, weights.allSatisfy(ValueKind.weight.takes),
      let (kind, node) = around.kind(beside: [], isDotted: false), kind == .weight, !scan.hasQuantity(from: 1)
    else { return false }
    let name = text(from: scan.valueStart, to: min(scan.lexemes.count, scan.valueStart + 5))
    for weight in weights { add(name ?? figure(weight), .weight, weight, evidence(node)) }
    return true
  }

  /// `34pt / 41pt line – Bold`: a style of type, where its name or what is above says that it is one.
  mutating func readType() -> Bool {
    if readNamedStyles() { return true }
    if let style = listedStyle ?? faceStyle {
      values.append(style)
      return true
    }
    let own = scan.nameWords
    let reason = around.kind(beside: own, isDotted: scan.isDotted)
    let isNamed = scan.isExplicit && own.contains(.typography) && own.ownKind == nil || saysStyle(reason?.kind)
    guard reason?.kind == .type || isNamed || reason == nil && scan.isExplicit else { return false }
    let start = scan.name == nil ? 0 : scan.valueStart
    let styles = TypeScan.styles(of: scan, from: start)
    // A family with its size and its weight is a style under any heading, and so is one of `H1` with its size.
    let isWhole = styles.count == 1 && styles[0].fields.isWhole(withoutWeight: namesHeading)
    // `H1: 36px/44px bold` below `Headings`
    let isLine =
      styles.count == 1 && scan.isExplicit && styles[0].fields.leading != nil && styles[0].fields.weight != nil
      && styles[0].fields.size.unit?.isLength == true && around.has([.typography, .text])
    guard reason?.kind == .type || isNamed || isWhole || isLine else { return false }
    // In a longer text a number is spoken of, and one without a unit has to be right behind its name.
    guard let first = styles.first, let ownName = scan.ownName, styles.count > 1 || first.fields.saysMore,
      first.pieces.lowerBound - start <= Self.mostBefore(first.fields) + (isSizeWord(start) ? 2 : 0),
      scan.isExplicit || first.fields.size.unit != nil
        || first.fields.leading != nil && (first.fields.families != nil || first.fields.isPair(in: scan.text))
        || around.withUnit(first.fields.size, .type).evidence != nil,
      scan.isExplicit ? firstSentence <= Self.longestStyle : firstSentence <= Self.longestStyle / 2
    else { return false }
    // Several sizes are styles where each says where it applies.
    guard
      styles.count == 1
        || styles.allSatisfy({ style in
          // What a later sentence gives is of something else.
          scan.lexemes[style.pieces.upperBound].end <= firstSentence
            && style.label.map { $0.text != ownName.text } ?? false
        })
    else { return false }
    let name = GenericName.matches(ownName.text) ? around.owner ?? ownName : ownName
    for style in styles {
      let own = styles.count > 1 ? style.label : nil
      let full = own.map { Name("\(name.text), \($0.text)") } ?? name
      var fields = style.fields
      let (size, unit) = around.withUnit(fields.size, .type)
      fields.size = size
      values.append(
        RecognizedValue(
          .type, .type(fields), name: full, range: scan.place(ofPieces: style.pieces), node: scan.node,
          evidence: [isNamed || isWhole || isLine ? evidence(nil) : evidence(reason?.node)] + (unit.map { [$0] } ?? []))
      )
    }
    return true
  }

  /// `` `.title` (34 bold), `.body` (17 regular) ``: sizes with their weights in brackets behind names in code.
  private mutating func readNamedStyles() -> Bool {
    guard around.has(.typography) else { return false }
    var found: [RecognizedValue] = []
    for open in scan.lexemes.indices.dropFirst()
    where scan.lexemes[open].isOpen && scan.lexemes[open - 1].isWord && scan.isCode(scan.lexemes[open - 1]) {
      let size = open + (open + 1 < scan.lexemes.count && scan.lexemes[open + 1].isOther ? 2 : 1)
      guard size + 2 < scan.lexemes.count, let quantity = scan.lexemes[size].quantity, quantity.high == nil,
        ValueKind.type.takes(quantity), scan.lexemes[size + 1].isWord, scan.lexemes[size + 2].isClose,
        let weight = FontWeight.written(scan.text[scan.lexemes[size + 1].start..<scan.lexemes[size + 1].end]),
        let name = text(from: open - 1, to: open)
      else { continue }
      var fields = TypeFields(size: around.withUnit(quantity, .type).quantity)
      fields.weight = weight
      found.append(
        RecognizedValue(
          .type, .type(fields), name: name, range: scan.place(ofPieces: size...size + 1), node: scan.node,
          evidence: [.notation]))
    }
    guard found.count > 1 else { return false }
    values += found
    return true
  }

  /// How long the text is up to its first full stop.
  private var firstSentence: Int {
    scan.lexemes.first { if case .stop = $0.kind { true } else { false } }?.end ?? scan.text.count
  }

  /// `Space Mono 11px, tracking 0.25em`: a style by its face, which has the name of the heading.
  private var faceStyle: RecognizedValue? {
    let start = scan.valueStart
    guard !scan.isExplicit, let name = scan.name, let title = around.title, start < scan.lexemes.count,
      scan.lexemes[start].quantity?.unit?.isLength == true, scan.text.count <= Self.longestStyle / 2
    else { return nil }
    var face = Trimming.bytes(scan.text[name])
    if face.suffix(7).elementsEqual(" italic".utf8) { face = face.dropLast(7) }
    let styles = TypeScan.styles(of: scan, from: start)
    guard FontRole.isFace(face), styles.count == 1, let style = styles.first, style.pieces.lowerBound == start else {
      return nil
    }
    var fields = style.fields
    fields.families = FontDesign.families(String(decoding: face, as: UTF8.self))
    return RecognizedValue(
      .type, .type(fields), name: title, range: scan.place(ofPieces: style.pieces), node: scan.node,
      evidence: [evidence(nil)])
  }

  /// Whether the name is `H1` … `H6`.
  private var namesHeading: Bool {
    guard let name = scan.ownName?.text.utf8, name.count == 2, let last = name.last else { return false }
    return name.first.map { $0 | 0x20 } == UInt8(ascii: "h") && (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(last)
  }

  /// Whether the value gives a size and, by the word for it, a weight or a leading: `Size 48, Weight 900`,
  /// `40px, line-height 1.1`; so it is a style whatever the heading is about.
  ///
  /// - Parameter kind: what the words around say of numbers.
  private func saysStyle(_ kind: ValueKind?) -> Bool {
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count,
      kind.map({ [.type, .size, .weight, .leading, .tracking, .undrawn].contains($0) }) ?? true
    else { return false }
    let said = KindWords(scan.text[scan.lexemes[scan.valueStart].start...])
    let isSize = isSizeWord(scan.valueStart) || scan.lexemes[scan.valueStart].quantity?.unit?.isLength == true
    return isSize && (said.contains(.weight) || said.isLeading)
      && said.isDisjoint(with: [.radius, .border, .shadow, .icon, .avatar])
      && (said.contains(.letter) || !said.contains(.spacing))
  }

  /// `Size 48`, `font-size: 48px`
  private func isSizeWord(_ index: Int) -> Bool {
    guard index < scan.lexemes.count, scan.lexemes[index].isWord else { return false }
    let words = KindWords(scan.text[scan.lexemes[index].start..<scan.lexemes[index].end])
    return words.contains(.size) && words.isSubset(of: [.size, .typography])
  }

  /// How many pieces may be before a size: `Inter, Extra Bold, 96pt`.
  private static func mostBefore(_ fields: TypeFields) -> Int {
    if fields.families != nil, fields.size.unit != nil { return 7 }
    return fields.size.unit == nil && fields.families == nil ? 0 : 4
  }
}

extension TypeFields {
  /// Whether its size and its leading are whole numbers that a slash joins, at the end of a text or before a word:
  /// `24/32 Bold`.
  fileprivate func isPair(in text: [UInt8]) -> Bool {
    guard let leading, (8...120).contains(size.low), leading.low > size.low,
      leading.low <= 1000, !size.isFraction
    else { return false }
    return text[...].firstPlace(of: Array("\(Int(size.low))/\(Int(leading.low))".utf8)[...]) != nil
  }
}
