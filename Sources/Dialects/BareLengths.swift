import Syntax
import TokenValues

/// The units that a scale of lengths without any tells by its size.
///
/// Style Dictionary puts a unit behind a bare number when it writes a file, and which one only its configuration says: as
/// rem, which its usual transforms add, or as pixels. Fractions about 1 are rem, larger numbers pixels. Nothing is told
/// by numbers that are small enough for both with no fraction among them but one half, which may be a hairline.
/// *Source:* Style Dictionary, “Transforms”: `size/rem`, `size/px`, `size/pxToRem`.
struct BareLengths {
  private struct Group {
    var largest = 0.0
    var fractionsOfOne = 0
    /// One for a half, two for any other.
    var fractions = 0
    var hasType = false

    /// Nil where both units may be meant.
    var unit: Dimension.Unit? {
      if largest <= BareLengths.mostRem { return fractions > 1 || hasType || largest < 1 ? .rem : nil }
      // Nobody draws several parts of a pixel.
      if fractionsOfOne > 1, largest <= BareLengths.mostRemBesideParts { return .rem }
      return fractions == 0 || largest > BareLengths.mostRemOfFractions ? .px : fractions > 1 ? .rem : nil
    }
  }

  /// No size of type is so many rem, or so few pixels.
  private static let mostRem = 5.0
  private static let mostRemOfFractions = 12.0
  private static let mostRemBesideParts = 32.0

  /// The groups with bare lengths in them, by name.
  private var groups: [String: Group] = [:]

  init() {}

  init(_ tree: JSONObject) { collect(tree, .any, [], depth: 0) }

  private mutating func collect(_ object: JSONObject, _ kind: DesignKind, _ path: [String], depth: Int) {
    let own = ForeignTokens.kind(of: object) ?? kind
    for member in object.members where member.name.utf8.first != UInt8(ascii: "$") {
      guard let inner = member.value.object, depth < ForeignTokens.deepest else { continue }
      let kind = own.member(member.name)
      guard let value = ForeignTokens.value(of: inner) else {
        collect(inner, kind, path + [member.name], depth: depth + 1)
        continue
      }
      guard (ForeignTokens.kind(of: inner) ?? kind) == .length, inner["unit"] == nil,
        let number = ForeignValue.bareNumber(value), number > 0
      else { continue }
      note(number, path + [member.name])
    }
  }

  private mutating func note(_ number: Double, _ path: [String]) {
    if Self.holds(path, Self.lines) || Self.holds(path, Self.tracking) { return }
    for count in 0..<path.count {
      let group = path[..<count].joined(separator: ".")
      groups[group, default: Group()].largest = max(groups[group]?.largest ?? 0, number)
      if number < 1 { groups[group]?.fractionsOfOne += 1 }
      if number != number.rounded() { groups[group]?.fractions += 2 * number == (2 * number).rounded() ? 1 : 2 }
      if Self.holds(path, Self.type) { groups[group]?.hasType = true }
    }
  }

  /// The unit of a bare length by its name; nil where nothing tells it.
  func unit(of path: [String]) -> Dimension.Unit? {
    if Self.holds(path, Self.tracking) { return nil }
    if Self.holds(path, Self.lines) { return .px }
    for count in (0..<path.count).reversed() {
      if let unit = groups[path[..<count].joined(separator: ".")]?.unit { return unit }
    }
    return nil
  }

  /// Nobody draws lines a rem wide.
  private static let lines = ["border", "stroke", "outline"]
  /// The space between letters may be in any unit.
  private static let tracking = ["letter", "tracking"]
  private static let type = ["font", "text", "typography", "type"]

  private static func holds(_ path: [String], _ words: [String]) -> Bool {
    path.contains { name in
      let name = name.lowercased()
      return words.contains(where: name.contains) && !name.contains("radius")
    }
  }
}
