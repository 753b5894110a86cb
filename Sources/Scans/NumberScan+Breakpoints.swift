import Files
import Printing
import Wording

/// The widths at which a screen changes: where it begins, where it ends, or both.
extension NumberScan {
  /// `` `sm`: 640px+ ``, `Tablet: 768–1023px`, `Mobile (< 640px)`, `Phone: ≤ 640px → one column`.
  mutating func readBreakpoint() -> Bool {
    guard let piece = scan.lexemes.firstIndex(where: Self.mayBeWidth), let width = scan.lexemes[piece].quantity,
      let limit = limit(at: piece, width), let (name, lead) = nameOfScreen(before: piece),
      leads(lead..<piece, within: name)
    else { return false }
    // `sm 640px, md 768px` is a list.
    let isLabel = scan.lexemes[(piece + 1)...].prefix(2).contains(where: \.isColon)
    guard isLabel || scan.lexemes.count(where: Self.mayBeWidth) == 1 else { return false }
    let level = around.levels.last { FrameWords.speakOfBreakpoints(around.text(of: $0)) }
    guard level != nil ? limit.isSaid || scan.isExplicit : limit.isSaid && FrameWords.areScreens(name.text) else {
      // `Small (640px+): px-6`: no space, whatever is above.
      guard limit.isSaid, scan.text[width.end...].first == UInt8(ascii: "+") else { return false }
      used.formUnion(0...piece)
      return true
    }
    let evidence: Evidence = level.map { .above(node: $0.node) } ?? .words(name.range ?? scan.place(0..<width.end))
    add(limit.isMost ? Name("\(name.text), max", name.range) : name, .size, width, evidence)
    used.formUnion(0...piece)
    return true
  }

  /// A length that no screen is narrower than.
  private static func mayBeWidth(_ lexeme: Lexeme) -> Bool {
    guard let quantity = lexeme.quantity, quantity.unit?.isLength == true, !quantity.isSquare else { return false }
    let end = quantity.at(quantity.high ?? quantity.low)
    return (end.unit == .em ? end.low * 16 : end.pixels ?? 0) >= FrameWords.narrowest
  }

  /// What the signs and words beside a width say: up to it, or from it on. Nil for one that changes into another.
  private func limit(at piece: Int, _ width: Quantity) -> (isSaid: Bool, isMost: Bool)? {
    if width.high != nil { return (true, false) }
    let before = piece > 0 ? String(decoding: scan.text[..<width.start].suffix(24), as: UTF8.self).lowercased() : ""
    let behind = String(decoding: scan.text[width.end...].prefix(12), as: UTF8.self).lowercased()
    let signs = before.filter { !$0.isWhitespace && $0 != "`" && $0 != "(" && $0 != "=" }
    if signs.hasSuffix("<") || signs.hasSuffix("≤") || Self.mostWords.contains(where: signs.hasSuffix) {
      return (true, true)
    }
    let isLeast =
      signs.hasSuffix(">") || signs.hasSuffix("≥") || Self.leastWords.contains(where: signs.hasSuffix)
      || ["+", "~", "↑"].contains(where: behind.hasPrefix) || Self.upwards.contains(where: behind.hasPrefix)
    // An arrow leads to what a width changes into.
    if behind.drop(while: { $0 == " " }).hasPrefix("→"), !isLeast { return nil }
    return (isLeast, false)
  }

  private static let mostWords = ["max-width:", "maxwidth:", "max-width", "upto", "below", "under"]
  private static let leastWords = ["min-width:", "minwidth:", "min-width", "from", "above", "over"]
  private static let upwards = [" and up", " and above", " and wider", " or more", " or wider", " 以上", "以上", " 이상"]

  /// The name before a width, be it within what stands before the colon, `Tablet (768–1023px): …`, and the piece behind
  /// it.
  private func nameOfScreen(before piece: Int) -> (name: Name, end: Int)? {
    let width = scan.lexemes[piece]
    if let range = scan.name, range.upperBound <= width.start, let name = scan.ownName {
      let end = scan.lexemes.firstIndex { $0.start >= range.upperBound } ?? piece
      return (name, end)
    }
    var end = 0
    while end < piece, end < 5, scan.lexemes[end].isWord || scan.lexemes[end].quantity.map({ $0.unit == nil }) == true {
      end += 1
    }
    return end > 0 ? text(from: 0, to: end).map { ($0, end) } : nil
  }

  /// Whether nothing but signs and words for limits stands between a name and its width.
  private func leads(_ pieces: Range<Int>, within name: Name) -> Bool {
    pieces.count <= 8
      && pieces.allSatisfy { piece in
        let lexeme = scan.lexemes[piece]
        switch lexeme.kind {
        case .colon, .open, .close, .dash, .other: return true
        case .word:
          let word = String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased()
          return Self.leading.contains(word) || FrameWords.areScreens(word)
        case .quantity, .comma, .semicolon, .stop: return false
        }
      }
  }

  private static let leading: Set<String> = [
    "min", "max", "width", "min-width", "max-width", "up", "to", "from", "below", "under", "above", "over", "screen",
    "screens", "media", "only", "and", "default", "base", "breakpoint", "viewport", "기본",
  ]
}
