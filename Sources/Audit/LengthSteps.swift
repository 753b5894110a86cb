import Files
import Printing
import Statements
import Syntax
import Wording

/// Lists of lengths that stand for the steps of a scale.
enum LengthSteps {
  struct Step {
    let pixels: Double
    let range: Range<Int>
  }

  /// Fewer are no list.
  static let least = 3

  /// The growing lengths directly behind a colon or in a bracket; empty where there is anything else.
  static func list(behind end: Int, in bytes: [UInt8]) -> [Step] {
    guard let sign = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let start = bytes[sign].isOne(of: ":(")
        ? sign + 1 : ["（", "："].contains(where: { bytes[sign...].starts(with: $0.utf8) }) ? sign + 3 : nil
    else { return [] }
    let (found, _) = run(from: start, in: bytes)
    return zip(found, found.dropFirst()).allSatisfy { $0.pixels < $1.pixels } ? found : []
  }

  /// Lengths with commas, slashes or points between them, each with what it is for in brackets; empty where words follow.
  private static func run(from start: Int, in bytes: [UInt8]) -> ([Step], end: Int) {
    var found: [Step] = []
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isDigit {
        guard let (pixels, end) = length(bytes, index) else { return ([], index) }
        found.append(Step(pixels: pixels, range: index..<end))
        index = end
      } else if byte == UInt8(ascii: "("), !found.isEmpty {
        guard let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")),
          !bytes[index..<close].contains(where: \.isDigit)
        else { return ([], index) }
        index = close + 1
      } else if byte == UInt8(ascii: "."), index + 1 == bytes.count || bytes[index + 1].isSpace {
        break
      } else if byte == UInt8(ascii: ")") || bytes[index...].starts(with: "）") {
        break
      } else if byte.isOne(of: " ,/") || byte == 0xC2 || byte == 0xB7 {
        index += 1
      } else {
        return ([], index)
      }
    }
    return (found, index)
  }

  private static func length(_ bytes: [UInt8], _ start: Int) -> (Double, end: Int)? {
    // `4/8/12`: numbers, and no fraction.
    let digits = bytes[start...].prefix(while: \.isDigit)
    if digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "/") {
      return Double(String(decoding: digits, as: UTF8.self)).map { ($0, digits.endIndex) }
    }
    guard case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: start), quantity.high == nil else {
      return nil
    }
    return (quantity.unit == nil ? quantity.low : quantity.pixels).map { ($0, end) }
  }

  // MARK: Radii

  struct Radius {
    let pixels: Double
    let place: ByteRange
  }

  /// The radii that a section for corners lists with what has them: one behind the other, or an item each.
  static func radii(on page: AuditedPage) -> [[Radius]] {
    var found: [[Radius]] = []
    var items: [(list: Int, all: [Radius])] = []
    for text in page.texts where (text.kind == .paragraph || text.kind == .item) && !page.isAside(text) {
      guard text.bytes.first?.isDigit ?? false, isOfCorners(page.heading(above: text)) else { continue }
      func radius(_ step: Step) -> Radius {
        Radius(pixels: step.pixels, place: page.document.range(ofPlain: step.range, in: text.node))
      }
      let (list, end) = run(from: 0, in: text.bytes)
      if list.count >= least, end <= text.bytes.count {
        found.append(list.map(radius).filter(isStep))
      } else if text.kind == .item, let (pixels, end) = length(text.bytes, 0), hasUse(text.bytes[end...]),
        let item = page.document.parent(of: text.node), let parent = page.document.parent(of: item)
      {
        let own = radius(Step(pixels: pixels, range: 0..<end))
        if items.last?.list == parent { items[items.count - 1].all.append(own) } else { items.append((parent, [own])) }
      }
    }
    return found + items.map { $0.all.filter(isStep) }
  }

  /// None at all and one that rounds everything are no steps.
  private static func isStep(_ radius: Radius) -> Bool { radius.pixels > 0 && radius.pixels < Scale.leastFull }

  private static func isOfCorners(_ heading: [String]) -> Bool {
    !Scale.radius.words.union(["rounded", "shape", "shapes"]).isDisjoint(with: heading)
  }

  /// Whether a text says behind a length what has it: `12px for inputs`.
  private static func hasUse(_ rest: ArraySlice<UInt8>) -> Bool {
    [" for ", " on ", ": ", " \u{2014} ", " \u{2013} ", " - "].contains { rest.starts(with: $0.utf8) }
      && !rest.contains(where: \.isDigit)
  }
}
