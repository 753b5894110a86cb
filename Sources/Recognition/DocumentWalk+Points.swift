import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Names with values in one text, which points, bars or slashes part.
extension DocumentWalk {
  /// Several names with values that points or slashes part: `Card margin: 22px · Padding: 18px · Gap: 12px`, `xs: 4px /
  /// sm: 8px / md: 16px`.
  mutating func readPoints(of node: Int, in container: Int) -> Bool {
    let plain = document.plainBytes(of: node)
    if plain.firstPlace(of: Self.point[...]) != nil {
      return read(parts(of: plain, at: Self.point), of: node, container)
        || readBars(at: Self.point, of: node, in: container)
    }
    if plain.firstPlace(of: Self.bar[...]) != nil { return readBars(at: Self.bar, of: node, in: container) }
    if plain.firstPlace(of: Self.comma[...]) != nil, readEntries(of: node, in: container) { return true }
    guard plain.firstPlace(of: Self.slash[...]) != nil else { return false }
    let parts = parts(of: plain, at: Self.slash)
    let areValues = parts.allSatisfy { part in
      plain[part].contains(UInt8(ascii: ":")) && plain[part].contains { $0.isDigit || $0 == UInt8(ascii: "#") }
    }
    return areValues ? read(parts, of: node, container) : readSteps(parts, of: node, container)
  }

  /// `xs: 375px, sm: 768px, md: 1024px`: names that say nothing of a kind, each with a length.
  private mutating func readEntries(of node: Int, in container: Int) -> Bool {
    let plain = document.plainBytes(of: node)
    let parts = parts(of: plain, at: Self.comma)
    let areEntries = parts.allSatisfy { part in
      let sides = plain[part].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].count <= Self.longestLabel / 2, KindWords(sides[0]).isEmpty,
        sides[0].contains(where: { $0.isLetter || $0 >= 0x80 })
      else { return false }
      let value = Array(Trimming.bytes(sides[1]))
      guard value.first?.isDigit == true else { return false }
      var reader = QuantityReader(value, at: 0)
      return reader.read()?.unit?.isLength == true && reader.index == value.count
    }
    guard parts.count > 2, areEntries else { return false }
    return readEach(parts, of: node, container)
  }

  /// `Hair 4 / Tight 8 / Cozy 12` below a heading for spacing or radii, `light 300 / bold 700` below one for weights: names
  /// with a number each, which grow.
  private mutating func readSteps(_ parts: [Range<Int>], of node: Int, _ container: Int) -> Bool {
    let plain = document.plainBytes(of: node)
    prepareSurroundings()
    let level = around.count
    defer { around.pop(to: level) }
    // `Light 300 / Regular 400` within a section about type
    if isBelowType, parts.allSatisfy({ isWeight(plain[$0]) }) {
      around.push(Surrounding(title: Name("Font weights"), of: node))
    }
    let kind = around.nearest?.kind
    guard parts.count > (kind == .weight ? 1 : 2), [.spacing, .radius, .weight].contains(kind) else { return false }
    let numbers = parts.compactMap { part -> Int? in
      let words = plain[part].split(separator: 0x20)
      guard (2...3).contains(words.count), let last = words.last, last.count <= 6,
        words.dropLast().allSatisfy({ $0.allSatisfy { $0.isLetter || $0 >= 0x80 || $0 == UInt8(ascii: "-") } }),
        case let digits = last.prefix(while: \.isDigit), !digits.isEmpty,
        ["", "px", "dp", "pt"].contains(where: { last[digits.endIndex...].elementsEqual($0.utf8) })
      else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    guard numbers.count == parts.count, zip(numbers, numbers.dropFirst()).allSatisfy(<) else { return false }
    return readEach(parts, of: node, container)
  }

  /// `Light 300`: a word for a weight and a number.
  private func isWeight(_ part: ArraySlice<UInt8>) -> Bool {
    let words = part.split(separator: 0x20)
    return words.count == 2 && words[1].allSatisfy(\.isDigit) && FontWeight.written(words[0]) != nil
  }

  /// `H1 24/32 Bold · Body 16/24 Regular`: styles that points part.
  mutating func readPairs(of node: Int, in container: Int) -> Bool {
    document.plainBytes(of: node).firstPlace(of: Self.point[...]) != nil
      && readBars(at: Self.point, of: node, in: container)
  }

  /// `H1 24/32 Bold | Body 16/24 Regular`, `Card radius 16 | Badge 999`: names with numbers between bars; between points
  /// only with two numbers each.
  private mutating func readBars(at sign: [UInt8], of node: Int, in container: Int) -> Bool {
    let plain = document.plainBytes(of: node)
    let parts = parts(of: plain, at: sign)
    if sign == Self.point {
      let arePairs = parts.allSatisfy { part in
        plain[part].indices.dropFirst().dropLast().contains {
          plain[$0] == UInt8(ascii: "/") && plain[$0 - 1].isDigit && plain[$0 + 1].isDigit
        }
      }
      guard arePairs, isBelowType else { return false }
    }
    let areNamed = parts.allSatisfy { part in
      let text = plain[part].drop { $0 == 0x20 }
      return part.count <= Self.longestLabel * 2 && text.contains(where: \.isDigit)
        && text.first.map { $0.isLetter || $0 >= 0x80 } == true && !text.contains(UInt8(ascii: "#"))
    }
    // `Radii: card: 14px | sheet: 22px`: the label is that of all.
    let hasLabel =
      plain[parts[0]].count { $0 == UInt8(ascii: ":") } > 1
      && ![.duration, .easing].contains(KindWords(plain[parts[0]].prefix { $0 != UInt8(ascii: ":") }).kind)
    guard areNamed, !hasLabel, !isBelowType || !parts.dropFirst().allSatisfy({ isOfStyle(plain[$0]) }) else {
      return false
    }
    return readEach(parts, of: node, container)
  }

  /// Whether a part gives a leading, a tracking or a weight, as the style before it has them: `Line height: 1.05`.
  private func isOfStyle(_ part: ArraySlice<UInt8>) -> Bool {
    let words = KindWords(part.prefix { $0 != UInt8(ascii: ":") })
    return words.isLeading || !words.isDisjoint(with: [.letter, .weight])
  }

  private func parts(of plain: ArraySlice<UInt8>, at sign: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var rest = plain
    while let point = rest.firstPlace(of: sign[...]) {
      parts.append(rest.startIndex..<point.lowerBound)
      rest = rest[point.upperBound...]
    }
    return parts + [rest.startIndex..<rest.endIndex]
  }

  private mutating func read(_ parts: [Range<Int>], of node: Int, _ container: Int) -> Bool {
    let plain = document.plainBytes(of: node)
    let named = parts.count { part in
      plain[part].firstIndex(of: UInt8(ascii: ":")).map { $0 - part.lowerBound <= Self.longestLabel } ?? false
    }
    guard parts.count > 2, named * 3 >= parts.count * 2, parts.allSatisfy({ $0.count <= Self.longestLine }) else {
      return false
    }
    return readEach(parts, of: node, container)
  }

  /// Reads parts of the plain text of a node as lines; false where nothing is in them.
  private mutating func readEach(_ parts: [Range<Int>], of node: Int, _ container: Int) -> Bool {
    let start = document.plainBytes(of: node).startIndex
    let before = values.count
    read(parts.map { .plain(node, $0.lowerBound - start..<$0.upperBound - start) }, in: container)
    return values.count > before
  }

  private static let point = Array("·".utf8)
  private static let slash = Array(" / ".utf8)
  private static let comma = Array(", ".utf8)
  private static let bar = Array(" | ".utf8)
}
