import Printing
import Syntax

/// A layout with its slots left open: what Mustache made of it once, cut where the slots stand.
///
/// A page is then its slots' bytes between the shell's, with no template engine in between.
package struct Shell: Sendable {
  private enum Piece: Sendable {
    case bytes([UInt8])
    case slot(Slot, escaped: Bool)
  }

  private let pieces: [Piece]

  /// Cuts rendered text at the marks of its slots.
  ///
  /// A mark is `‹U+E000›name<‹U+E001›`: where the template escapes, its `<` has become `&lt;`, which tells how the
  /// slot's text is to be written. Both characters are private-use, so no theme has them.
  init(rendered: String) {
    var pieces: [Piece] = []
    var rest = rendered[...]
    while let open = rest.firstIndex(of: Self.open), let close = rest[open...].firstIndex(of: Self.close) {
      pieces.append(.bytes(Array(rest[..<open].utf8)))
      let mark = rest[rest.index(after: open)..<close]
      let name = String(mark.prefix { $0 != "<" && $0 != "&" })
      if let slot = Slot(rawValue: name) { pieces.append(.slot(slot, escaped: mark.contains("&"))) }
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.bytes(Array(rest.utf8)))
    self.pieces = pieces
  }

  static func mark(_ slot: Slot) -> String { "\(open)\(slot.rawValue)<\(close)" }

  private static let open: Character = "\u{E000}"
  private static let close: Character = "\u{E001}"

  /// Whether a slot stands in one place, and as markup.
  func hasOnce(_ slot: Slot) -> Bool {
    var places = 0
    for case .slot(slot, let escaped) in pieces { places += escaped ? 2 : 1 }
    return places == 1
  }

  /// Prints the page: every slot filled with its bytes, escaped where the template asks for that.
  ///
  /// - Parameter drawing: prints a slot whose bytes are made where they stand; false for one that has them.
  func print(
    _ slots: SlotValues, into out: inout ByteBuffer, drawing: (Slot, inout ByteBuffer) -> Bool
  ) {
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): out.put(bytes)
      case .slot(let slot, escaped: false):
        if !drawing(slot, &out), let value = slots[slot] { out.put(value) }
      case .slot(let slot, escaped: true):
        var drawn = ByteBuffer()
        let value = drawing(slot, &drawn) ? drawn.bytes : slots[slot] ?? []
        HTMLEscaping.text(value[...], into: &out)
      }
    }
  }
}
