import Files
import Printing
import TokenValues
import Wording

/// Weights and styles of type.
extension NumberScan {
  private static let longestStyle = 160

  /// The styles of type that a text gives; none where it gives only sizes.
  static func styles(_ scan: TextScan, _ around: Surroundings) -> [RecognizedValue] {
    var pass = NumberScan(scan, around)
    return pass.readType() ? pass.values : []
  }

  /// `500/600: labels`: weights with what they are for, where what is above says that they are some.
  mutating func readWeights() -> Bool {
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
    if let style = faceStyle {
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
    guard reason?.kind == .type || isNamed || isWhole else { return false }
    // In a longer text a number is spoken of, and one without a unit has to be right behind its name.
    guard let first = styles.first, let ownName = scan.ownName, styles.count > 1 || first.fields.saysMore,
      first.pieces.lowerBound - start <= Self.mostBefore(first.fields) + (isSizeWord(start) ? 2 : 0),
      scan.isExplicit || first.fields.size.unit != nil || first.fields.families != nil && first.fields.leading != nil
        || around.withUnit(first.fields.size, .type).evidence != nil,
      scan.isExplicit ? scan.text.count <= Self.longestStyle : firstSentence <= Self.longestStyle / 2
    else { return false }
    // Several sizes are styles where each says where it applies.
    guard styles.count == 1 || styles.allSatisfy({ $0.label.map { $0.text != ownName.text } ?? false }) else {
      return false
    }
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
          evidence: [isNamed || isWhole ? evidence(nil) : evidence(reason?.node)] + (unit.map { [$0] } ?? [])))
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
