import Files
import Printing
import Scans
import TokenValues
import Wording

/// One style of type that is given line by line: `Size: 40px`, `Weight: Bold (700)`, `Line height: 120%`.
struct TypeSheet {
  /// The numbers of the lines that are its fields.
  private(set) var lines: Set<Int> = []
  private var size: (fields: TypeFields, range: ByteRange, evidence: ByteRange, node: Int)?
  private var weight: FontWeight?
  private(set) var families: [String]?
  private(set) var leading: Quantity?
  private var tracking: Quantity?
  /// Whether a field is given twice, so that the lines are not of one style.
  private(set) var isTwice = false

  init() {}

  /// Takes a line that is one of the fields.
  ///
  /// - Parameter line: its number.
  mutating func read(_ scan: TextScan, line: Int) {
    if take(scan) { lines.insert(line) }
  }

  private mutating func take(_ scan: TextScan) -> Bool {
    guard scan.isExplicit, scan.text.count <= Self.longest, let name = scan.name, scan.valueStart < scan.lexemes.count
    else { return false }
    let words = scan.nameWords
    // A limit is of no style.
    if scan.lexemes[..<scan.valueStart].indices.contains(where: { scan.isWord($0, in: Self.limits) }) { return false }
    let value = scan.text[scan.lexemes[scan.valueStart].start...]
    let first = scan.lexemes[scan.valueStart].quantity
    if words.contains(.letter) {
      return Self.keep(first, in: &tracking, &isTwice)
    } else if words.isLeading {
      // Several belong to several sizes, and which to which is not said.
      guard scan.list(from: scan.valueStart).count < 2 else { return false }
      return Self.keep(first ?? Self.multiple(value), in: &leading, &isTwice)
    } else if words.contains(.weight) {
      return Self.keep(FontWeight.remarked(value), in: &weight, &isTwice)
    } else if words.contains(.size) {
      return words.isSubset(of: [.size, .typography, .text]) && readSize(scan, name)
    } else if words.contains(.typography), words.isSubset(of: [.typography, .family]), first == nil {
      return Self.keep(FamilyScan.families(value, isNamed: true), in: &families, &isTwice)
    }
    return false
  }

  /// `1.5x font size`: a ratio.
  private static func multiple(_ text: ArraySlice<UInt8>) -> Quantity? {
    let number = Array(text.prefix { $0.isDigit || $0 == UInt8(ascii: ".") })
    guard let first = number.first, first.isDigit, text.dropFirst(number.count).first == UInt8(ascii: "x") else {
      return nil
    }
    var reader = QuantityReader(number, at: 0)
    return reader.read()
  }

  private mutating func readSize(_ scan: TextScan, _ name: Range<Int>) -> Bool {
    let styles = TypeScan.styles(of: scan, from: scan.valueStart)
    guard styles.count == 1, let style = styles.first, style.pieces.lowerBound <= scan.valueStart + 1 else {
      return false
    }
    if size != nil { isTwice = true }
    size = (style.fields, scan.place(ofPieces: style.pieces), scan.place(name), scan.node)
    return true
  }

  private static func keep<Field>(_ found: Field?, in field: inout Field?, _ isTwice: inout Bool) -> Bool {
    guard let found else { return false }
    if field != nil { isTwice = true }
    field = found
    return true
  }

  /// The style; nil where there is no size with something beside it.
  func value(named name: Name, _ around: Surroundings) -> RecognizedValue? {
    guard !isTwice, let size else { return nil }
    var fields = size.fields
    let (quantity, unit) = around.withUnit(fields.size, .type)
    fields.size = quantity
    fields.weight = weight ?? fields.weight
    fields.leading = leading ?? fields.leading
    fields.tracking = tracking ?? fields.tracking
    fields.families = families ?? fields.families
    guard weight != nil || leading != nil || tracking != nil || families != nil else { return nil }
    return RecognizedValue(
      .type, .type(fields), name: name, range: size.range, node: size.node,
      evidence: [.words(size.evidence)] + (unit.map { [$0] } ?? []))
  }

  private static let limits: [StaticString] = ["minimum", "maximum", "min", "max"]

  /// Longer lines are prose.
  private static let longest = 120
}
