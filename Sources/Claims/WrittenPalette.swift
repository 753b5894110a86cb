import Colorimetry
package import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// The colours that a page writes in six digits, anywhere in its text or its code, and which of them are alike but for a slip
/// of the hand: one digit that differs, or two neighbours that have changed places.
///
/// *Source of the two kinds:* the most frequent errors in single words that people type are one wrong letter and two
/// transposed ones (Damerau, “A technique for computer detection and correction of spelling errors”, 1964).
package struct WrittenPalette {
  /// A colour that stands on a page once, and the one that it was likely meant to be.
  package struct Slip {
    package let hex: String
    package let range: ByteRange
    package let meant: String
    /// Where the other one stands first.
    package let other: ByteRange
    /// What the other one is called; nil for a name that nobody gives.
    package let name: String?
    package let isSwapped: Bool
    /// Whether it is plain which of the two is the slip: the other stands in more places, or alone has a name.
    package let isCertain: Bool
  }

  /// The names of the opaque colours that tokens, lists and tables give.
  private var names: [String: String]
  private let tokens: Set<String>
  private var places: [String: [ByteRange]] = [:]
  /// The colours that are written, by all of their digits but one.
  private var masked: [String: [String]] = [:]

  package init(_ page: AuditedPage) {
    names = page.subject.opaqueColors.mapValues(\.path.description)
    tokens = Set(names.keys)
    for value in page.named where value.isListed {
      guard case .color(let color, _) = value.value, color.opacity == 1, !Self.isInSentence(value.span.range, page)
      else { continue }
      names[color.opaqueHex] = names[color.opaqueHex] ?? value.name
    }
    for found in HexColors.find(in: page.document.file.bytes[...]) where found.color.opacity == 1 {
      places[found.color.opaqueHex, default: []].append(ByteRange(found.range.lowerBound, found.range.upperBound))
    }
    if places.count > Self.most { return }
    for hex in places.keys where Self.isTelling(hex) {
      for mask in Self.masks(of: hex) { masked[mask, default: []].append(hex) }
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
      let meant = alike(hex), let others = places[meant], others[0].count == Self.digits
    else { return nil }
    let isSwapped = Self.swapped(hex).contains(meant)
    if !isSwapped, let first = names[hex], let second = names[meant], !Self.mayBeOne(first, second) { return nil }
    let isCertain = others.count > 1 || names[meant] != nil && names[hex] == nil
    // Of two that stand once each, the later is told of, and the other is alike to nothing else.
    if !isCertain, alike(meant) != hex || others[0].start > own[0].start { return nil }
    return Slip(
      hex: hex, range: own[0], meant: meant, other: others[0], name: names[meant], isSwapped: isSwapped,
      isCertain: isCertain)
  }

  /// The only colour on the page that another one is alike to; nil where several are.
  private func alike(_ hex: String) -> String? {
    guard Self.isTelling(hex) else { return nil }
    let near = Set(Self.masks(of: hex).flatMap { masked[$0] ?? [] }).union(
      Self.swapped(hex).filter { places[$0] != nil && Self.isTelling($0) }
    ).subtracting([hex])
    return near.count == 1 ? near.first : nil
  }

  /// Of more colours, two are alike by chance: of 256 at random, 0.2 pairs are, and of 1,000 three.
  private static let most = 256

  /// The sign and six digits.
  private static let digits = 7

  /// Whether two names may be those of one colour: `Gold`, and `Gold accent`, but no state of it.
  private static func mayBeOne(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Set(NameWords(first).words), Set(NameWords(second).words))
    return (a.isSubset(of: b) || b.isSubset(of: a)) && a.symmetricDifference(b).isDisjoint(with: Self.states)
  }

  /// Words for states, whose colours are near to those at rest on purpose.
  package static let states: Set<String> = [
    "hover", "hovers", "hovered", "pressed", "press", "active", "focus", "focused", "disabled", "selected", "highlight",
    "highlights", "lifts", "darkens", "lightens", "swap", "invert", "inverts", "variant", "dark", "light",
  ]

  /// Whether a sentence goes on behind a colour, which is then no value of the name before it: `Mint `#19d9a4` marks it`.
  private static func isInSentence(_ range: ByteRange, _ page: AuditedPage) -> Bool {
    let rest = page.document.file.bytes[range.end...].prefix(24).drop { $0 == UInt8(ascii: "`") }
    guard rest.first == UInt8(ascii: " ") else { return false }
    return verbs.contains(String(decoding: rest.dropFirst().prefix(while: \.isLetter), as: UTF8.self))
  }

  private static let verbs: Set<String> = [
    "appears", "is", "are", "marks", "stays", "belongs", "goes", "must", "should", "may", "can", "only",
  ]

  /// A colour with each of its digits left open: `#19d9_4`.
  private static func masks(of hex: String) -> [String] {
    hex.indices.dropFirst().map { place in
      var open = hex
      open.replaceSubrange(place...place, with: "_")
      return open
    }
  }

  /// A colour with each two neighbours in each other's place.
  private static func swapped(_ hex: String) -> [String] {
    let digits = Array(hex)
    return (1..<digits.count - 1).compactMap { place in
      guard digits[place] != digits[place + 1] else { return nil }
      var other = digits
      other.swapAt(place, place + 1)
      return String(other)
    }
  }

  /// Whether a colour is one that nobody writes by chance: no grey, and none of few digits, as `#ff8000` is.
  private static func isTelling(_ hex: String) -> Bool {
    guard let color = Color(hex: hex) else { return false }
    let channels = AuditedSystem.NamedColor.channels(color)
    return Set(hex.utf8).count > leastDigits && (channels.max() ?? 0) - (channels.min() ?? 0) >= leastChroma
  }

  /// The sign and as many different digits.
  private static let leastDigits = 4
  /// Of 255.
  private static let leastChroma = 20
}
