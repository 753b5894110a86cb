import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// How many pixels a rem is on a page: as the page says, or as its own pairs of lengths tell.
package struct RootSize {
  /// What is to be written where a pair is wrong.
  package let pixels: Double
  /// The sizes that the page names.
  private let stated: Set<Double>
  /// The sizes that as many pairs tell as have one of 16 pixels.
  private let told: [Double]
  /// Whether the pairs tell that the root is as usual.
  private let isUsual: Bool

  package init(_ page: AuditedPage, _ pairs: [ConvertedPair]) {
    let relative = pairs.filter { $0.relative != nil }
    stated = relative.contains { !$0.agrees } ? Self.stated(on: page) : []
    pixels = stated.count == 1 ? stated.first ?? Self.usual : Self.usual
    let agreeing = relative.count(where: \.agrees)
    told = Self.others.filter { root in
      let own = relative.count { !$0.agrees && $0.isExactly(root) }
      return own > 0 && own >= agreeing
    }
    // Where no length is one of 16 pixels to the root, the root has another size.
    isUsual = agreeing > 0 || relative.count == 1 && !Self.others.contains { relative[0].isNearly($0) }
  }

  /// Whether the two lengths of a pair are the same, or nothing tells how large the root is there.
  package func agrees(_ pair: ConvertedPair) -> Bool {
    if pair.agrees { return true }
    guard pair.relative != nil else { return false }
    if !stated.isEmpty { return stated.count > 1 || stated.contains { pair.agrees(at: $0) } }
    return !isUsual || told.contains(where: pair.isExactly)
  }

  private static let usual = 16.0
  /// Sizes of the root that documents use in place of 16 pixels.
  private static let others: [Double] = [9, 10, 12, 14, 15, 17, 18, 20, 24]

  // MARK: What is said

  package static func stated(on page: AuditedPage) -> Set<Double> {
    var found: Set<Double> = []
    for text in page.texts where text.has(.digit) && !page.isAside(text) {
      for sentence in text.sentences { found.formUnion(sizes(in: sentence, text.bytes)) }
    }
    for node in page.document.nodes.indices where page.document[node].kind == .codeBlock {
      if page.document.literal(of: node).firstPlace(of: "62.5%") != nil { found.insert(10) }
    }
    return found
  }

  /// `1rem = 10px`, `html { font-size: 62.5% }`, `the root font size is 18px`, `13px (root)`.
  private static func sizes(in sentence: ArraySlice<UInt8>, _ bytes: [UInt8]) -> [Double] {
    var found: [Double] = []
    var isOneRem = false
    // Most sentences have no such length, and their words are not looked at.
    var known: Bool?
    func isOfRoot() -> Bool {
      let answer = known ?? speaksOfRoot(sentence)
      known = answer
      return answer
    }
    var index = sentence.startIndex
    while index < sentence.endIndex {
      let begins = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit
      guard begins, bytes[index].isDigit, case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: index)
      else {
        index += 1
        continue
      }
      switch quantity.unit {
      case .px:
        let isJoined = isOneRem && bytes[..<index].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
        if sizes.contains(quantity.low), isJoined || isOfRoot() { found.append(quantity.low) }
      case .percent:
        let size = (quantity.low * 16).rounded() / 100
        if sizes.contains(size), quantity.low == 62.5 || isOfRoot() { found.append(size) }
      case .rem: isOneRem = quantity.low == 1
      case .pt, .dp, .sp, .em, .ms, .s, nil: break
      }
      index = end
    }
    return found
  }

  private static func speaksOfRoot(_ sentence: ArraySlice<UInt8>) -> Bool {
    let words = NameWords(sentence).words
    return words.contains { $0 == "root" || $0 == "html" }
      && words.contains { $0 == "size" || $0 == "font" || $0.hasSuffix("rem") }
  }

  /// What the root of a page may have.
  private static let sizes = 6.0...32
}

extension ConvertedPair {
  /// Whether a rem has exactly so many pixels here.
  fileprivate func isExactly(_ root: Double) -> Bool {
    relative.map { abs(root * $0.rem - $0.pixels) < 0.01 } ?? false
  }

  /// The same, where the pixels may be rounded.
  fileprivate func isNearly(_ root: Double) -> Bool {
    relative.map { abs(root * $0.rem - $0.pixels) < 0.5 } ?? false
  }
}
