import Claims
import Colorimetry
import Files
import Guide
import Statements
import Syntax
import Tokens
import Wording

/// The colours that a page writes, and those of them that a list, a table or a token names.
struct WrittenPalette {
  /// The names of the opaque colours.
  private var names: [String: String]
  /// How many times each is written.
  private var counts: [String: Int] = [:]
  /// The colours that are written, by all of their digits but one.
  private var masked: [String: [String]] = [:]

  /// Fewer named colours are no palette.
  private static let leastNamed = 3

  /// Nil where a page and its tokens name too few.
  init?(_ page: AuditedPage) {
    names = page.subject.opaqueColors.mapValues(\.path.description)
    for value in page.named where value.isListed {
      guard case .color(let color, _) = value.value, color.opacity == 1, !NearMiss.isInSentence(value.span.range, page)
      else { continue }
      names[color.opaqueHex] = names[color.opaqueHex] ?? value.name
    }
    guard names.count >= Self.leastNamed else { return nil }
    for found in HexColors.find(in: page.document.file.bytes[...]) { counts[found.color.opaqueHex, default: 0] += 1 }
    for hex in counts.keys { for mask in Self.masks(of: hex) { masked[mask, default: []].append(hex) } }
  }

  /// Whether a page writes a colour once.
  func isAlone(_ color: Color) -> Bool { counts[color.opaqueHex] == 1 }

  /// The named colour that another one is but for one digit, if no other that is written is near to it so.
  func meant(by color: Color) -> (hex: String, name: String)? {
    let hex = color.opaqueHex
    guard names[hex] == nil, isAlone(color) else { return nil }
    let near = Self.masks(of: hex).flatMap { masked[$0] ?? [] }.filter { $0 != hex }
    guard near.count == 1, let meant = near.first, let name = names[meant], Self.isTelling(meant) else { return nil }
    return (meant, name)
  }

  /// A colour with each of its digits left open: `#19d9_4`.
  private static func masks(of hex: String) -> [String] {
    hex.indices.dropFirst().map { hex.replacingCharacter(at: $0) }
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

extension String {
  /// The same with one character left open.
  fileprivate func replacingCharacter(at place: Index) -> String {
    var open = self
    open.replaceSubrange(place...place, with: "_")
    return open
  }
}
