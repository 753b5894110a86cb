import Colorimetry
package import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// The colours that a page writes in six digits, anywhere in its text or its code, and which of them are alike but for a slip
/// of the hand: one digit that differs, or two that have changed places.
///
/// *Source of the two kinds:* the most frequent errors in single words that people type are one wrong letter and two
/// transposed ones (Damerau, “A technique for computer detection and correction of spelling errors”, 1964).
package struct WrittenPalette {
  /// A colour that stands on a page once, and the one that it was likely meant to be.
  package struct Slip {
    package let hex: String
    package let range: ByteRange
    package let meant: String
    /// Where the other one stands on the page; nowhere if only a token has it.
    package let others: [ByteRange]
    /// What the other one is called; nil for a name that nobody gives.
    package let name: String?
    package let isSwapped: Bool
    /// Whether it is plain which of the two is the slip: the other stands in more places, or alone has a name.
    package let isCertain: Bool
  }

  /// The names of the opaque colours that tokens, lists and tables give.
  private var names: [String: [String]]
  private let tokens: Set<String>
  private var places: [String: [ByteRange]] = [:]
  /// Those that one may have been meant to be: the page's own and those of tokens, if they are few enough.
  private var colors: Set<String> = []
  private let bytes: [UInt8]

  package init(_ page: AuditedPage) {
    bytes = page.document.file.bytes
    names = page.subject.opaqueColors.mapValues { [$0.path.description] }
    tokens = Set(names.keys)
    for value in page.named where value.isListed {
      guard case .color(let color, _) = value.value, color.opacity == 1, !Self.isInSentence(value.span.range, page)
      else { continue }
      names[color.opaqueHex, default: []].append(value.name)
    }
    for found in HexColors.find(in: bytes[...]) where found.color.opacity == 1 {
      places[found.color.opaqueHex, default: []].append(ByteRange(found.range.lowerBound, found.range.upperBound))
    }
    if places.count > Self.most { return }
    colors = Set(places.keys)
    // Nearly every page writes out no others than those of tokens.
    if !tokens.isEmpty, tokens.count <= Self.most, places.contains(where: { $1.count == 1 && !tokens.contains($0) }) {
      colors.formUnion(tokens)
      if colors.count > Self.most { colors = Set(places.keys) }
    }
  }

  /// The slips, in the order of the page; none where there are too many colours to tell.
  package var slips: [Slip] {
    if places.count > Self.most { return [] }
    return places.keys.compactMap(slip).sorted { $0.range.start < $1.range.start }
  }

  /// What stands once with five or seven digits, which no colour has, and would be a colour of the page with a digit more
  /// or less.
  package func miscounted(in bytes: [UInt8]) -> [(range: ByteRange, meant: String)] {
    guard (1...Self.most).contains(places.count) else { return [] }
    var shortened: [String: Set<String>] = [:]
    for hex in places.keys { for short in Self.withoutOne(hex) { shortened[short, default: []].insert(hex) } }
    var found: [String: [ByteRange]] = [:]
    var start = 0
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "#")) {
      let end = bytes[(sign + 1)...].firstIndex { !$0.isHexDigit } ?? bytes.count
      start = end
      let isMiscounted = [Self.digits - 1, Self.digits + 1].contains(end - sign)
      guard isMiscounted, Self.isApart(sign..<end, in: bytes) else { continue }
      found[String(decoding: bytes[sign..<end], as: UTF8.self).lowercased(), default: []].append(ByteRange(sign, end))
    }
    // What stands in several places is no slip.
    return found.filter { $0.value.count == 1 }.compactMap { own, ranges in
      let near =
        ranges[0].count < Self.digits
        ? shortened[own] ?? [] : Set(Self.withoutOne(own).filter { places[$0] != nil })
      return near.count == 1 ? near.first.map { (ranges[0], $0) } : nil
    }
    .sorted { $0.range.start < $1.range.start }
  }

  /// Whether digits are no part of a longer word, of an address or of a link's destination.
  private static func isApart(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<place.lowerBound].suffix(2)
    let isFree = before.last.map { !$0.isLetter && !$0.isDigit && !$0.isOne(of: "#&/-") } ?? true
    return isFree && !before.elementsEqual("](".utf8)
      && (place.upperBound == bytes.count
        || !(bytes[place.upperBound].isLetter || bytes[place.upperBound].isOne(of: "-_")))
  }

  /// A text without one of its characters, in each way.
  private static func withoutOne(_ text: String) -> [String] {
    text.indices.dropFirst().map { place in
      var short = text
      short.remove(at: place)
      return short
    }
  }

  private func slip(_ hex: String) -> Slip? {
    guard let own = places[hex], own.count == 1, own[0].count == Self.digits, !tokens.contains(hex),
      let meant = alike(hex), case let others = places[meant] ?? [], others.first?.count ?? Self.digits == Self.digits
    else { return nil }
    let isSwapped = Self.areSwapped(hex, meant)
    if !isSwapped, let first = names[hex], let second = names[meant],
      !first.contains(where: { name in second.contains { Self.mayBeOne(name, $0) } })
    {
      return nil
    }
    let isCertain = others.count > 1 || names[meant] != nil && names[hex] == nil
    // Of two that stand once each, the later is told of, and the other is alike to nothing else.
    // What anybody can tell apart is then no slip of one digit.
    if !isCertain, !isSwapped, let one = Color(hex: hex), let other = Color(hex: meant),
      ColorDifference.e2000(one, other) > Self.far
    {
      return nil
    }
    if !isCertain, alike(meant) != hex || others.first.map({ $0.start > own[0].start }) ?? true { return nil }
    return Slip(
      hex: hex, range: own[0], meant: meant, others: others, name: names[meant]?.first, isSwapped: isSwapped,
      isCertain: isCertain)
  }

  /// Of ΔE2000.
  private static let far = 10.0

  /// The only colour of the page or of a token that another one is alike to; nil where several are.
  private func alike(_ hex: String) -> String? {
    let near = colors.filter { other in
      if Self.differInOneDigit(hex, other) {
        return Self.areTelling(hex, other, leastDigits: Self.leastDigits)
          || Self.areTelling(hex, other, leastDigits: Self.fewDigits) && isBesideTheSame(hex, other)
      }
      guard Self.areSwapped(hex, other) else { return false }
      let isRepeated = places[other].map { $0.count > 1 } ?? false
      return Self.areTelling(hex, other, leastDigits: isRepeated ? Self.fewDigits : Self.leastDigits)
    }
    return near.count == 1 ? near.first : nil
  }

  /// Whether some line with each of two colours has one more that is the same.
  private func isBesideTheSame(_ hex: String, _ meant: String) -> Bool {
    func beside(_ hex: String) -> Set<String> {
      let ranges = (places[hex] ?? []).prefix(Self.mostLines)
      return Set(ranges.flatMap { range in HexColors.find(in: line(around: range)).map(\.color.opaqueHex) })
    }
    return beside(hex).intersection(beside(meant)).contains { Self.isTelling($0) && $0 != hex && $0 != meant }
  }

  /// The line that a place is in, as far as it may speak of it.
  package func line(around range: ByteRange) -> ArraySlice<UInt8> {
    let start = bytes[..<range.start].suffix(Self.longest).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let end = bytes[range.end...].prefix(Self.longest).firstIndex(of: UInt8(ascii: "\n"))
    return bytes[
      (start ?? max(0, range.start - Self.longest))..<(end ?? min(bytes.count, range.end + Self.longest))]
  }

  /// In bytes, on either side.
  private static let longest = 240
  /// The most places of a colour that are compared.
  package static let mostLines = 8

  /// Of more colours, two are alike by chance: of 256 at random, 0.2 pairs are, and of 1,000 three.
  private static let most = 256

  /// The sign and six digits.
  private static let digits = 7

  /// Whether two names may be those of one colour: `Gold`, and `Gold accent`, but no state of it.
  private static func mayBeOne(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Set(NameWords(first).words), Set(NameWords(second).words))
    return (a.isSubset(of: b) || b.isSubset(of: a)) && a.symmetricDifference(b).isDisjoint(with: Self.states)
  }

  /// Words for states and themes, and for what they do to a colour, which is near to the one at rest on purpose.
  package static let states = Set(StateWords.ofControls).union([
    "hovers", "highlight", "highlights", "lifts", "darkens", "lightens", "swap", "invert", "inverts", "variant", "dark",
    "light",
  ])

  /// Whether a sentence goes on behind a colour, which is then no value of the name before it: `Mint `#19d9a4` marks it`.
  private static func isInSentence(_ range: ByteRange, _ page: AuditedPage) -> Bool {
    let rest = page.document.file.bytes[range.end...].prefix(24).drop { $0 == UInt8(ascii: "`") }
    guard rest.first == UInt8(ascii: " ") else { return false }
    return verbs.contains(String(decoding: rest.dropFirst().prefix(while: \.isLetter), as: UTF8.self))
  }

  private static let verbs: Set<String> = [
    "appears", "is", "are", "marks", "stays", "belongs", "goes", "must", "should", "may", "can", "only",
  ]

  /// Whether two colours are the same but for one digit: `#19d994`, `#19d9a4`.
  private static func differInOneDigit(_ first: String, _ second: String) -> Bool {
    zip(first.utf8, second.utf8).count { $0 != $1 } == 1
  }

  /// Whether two colours are the same but for two digits that are in each other's place, and are neighbours or have one
  /// between them: those of two channels.
  private static func areSwapped(_ first: String, _ second: String) -> Bool {
    let differing = zip(first.utf8, second.utf8).enumerated().filter { $1.0 != $1.1 }
    guard differing.count == 2, differing[1].offset - differing[0].offset <= 2 else { return false }
    let (one, other) = (differing[0].element, differing[1].element)
    return one.0 == other.1 && one.1 == other.0
  }

  /// Whether two colours are not alike by chance: one of them is no grey, and has more than a few digits, unlike `#ff8000`.
  private static func areTelling(_ first: String, _ second: String, leastDigits: Int) -> Bool {
    (isColored(first) || isColored(second))
      && max(Set(first.utf8).count, Set(second.utf8).count) > leastDigits
  }

  private static func isTelling(_ hex: String) -> Bool { areTelling(hex, hex, leastDigits: leastDigits) }

  private static func isColored(_ hex: String) -> Bool {
    guard let color = Color(hex: hex) else { return false }
    let channels = AuditedSystem.NamedColor.channels(color)
    return (channels.max() ?? 0) - (channels.min() ?? 0) >= leastChroma
  }

  /// The sign and as many different digits.
  private static let leastDigits = 4
  /// For colours that something else says are the same.
  private static let fewDigits = 3
  /// Of 255.
  private static let leastChroma = 20
}
