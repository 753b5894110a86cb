import Printing
import Syntax

/// A layout with its slots left open: what Mustache made of it once, cut where the slots stand.
///
/// A page is then its slots' bytes between the shell's, with no template engine in between.
///
/// All tasks print pages with it: a class whose pieces are places in one text, so that a page counts one reference.
package final class Shell: Sendable {
  /// A slot, and where the text before it ends.
  private struct Opening: Sendable {
    let end: Int
    let slot: Slot
    let isEscaped: Bool
  }

  private let text: [UInt8]
  private let openings: [Opening]

  /// Cuts rendered text at the marks of its slots.
  ///
  /// A mark is `‹U+E000›name<‹U+E001›`: where the template escapes, its `<` has become `&lt;`, which tells how the
  /// slot's text is to be written. Both characters are private-use, so no theme has them.
  init(rendered: String) {
    var text: [UInt8] = []
    var openings: [Opening] = []
    var rest = rendered[...]
    while let open = rest.firstIndex(of: Self.open), let close = rest[open...].firstIndex(of: Self.close) {
      text.append(contentsOf: rest[..<open].utf8)
      let mark = rest[rest.index(after: open)..<close]
      let name = String(mark.prefix { $0 != "<" && $0 != "&" })
      if let slot = Slot(rawValue: name) {
        openings.append(Opening(end: text.count, slot: slot, isEscaped: mark.contains("&")))
      }
      rest = rest[rest.index(after: close)...]
    }
    text.append(contentsOf: rest.utf8)
    (self.text, self.openings) = (text, openings)
  }

  static func mark(_ slot: Slot) -> String { "\(open)\(slot.rawValue)<\(close)" }

  private static let open: Character = "\u{E000}"
  private static let close: Character = "\u{E001}"

  /// Whether a slot stands in one place, and as markup.
  func hasOnce(_ slot: Slot) -> Bool {
    var places = 0
    for opening in openings where opening.slot == slot { places += opening.isEscaped ? 2 : 1 }
    return places == 1
  }

  /// Prints the page: every slot filled with what it has, escaped where the template asks for that.
  ///
  /// - Parameter draw: prints a slot that is drawn where it stands.
  func print(_ slots: SlotValues, into out: inout ByteBuffer, drawing draw: (Slot, inout ByteBuffer) -> Void) {
    text.withUnsafeBufferPointer { text in
      var start = 0
      for opening in openings {
        out.put(UnsafeBufferPointer(rebasing: text[start..<opening.end]))
        start = opening.end
        switch slots[opening.slot] {
        case .text(let value): if opening.isEscaped { out.put(text: value) } else { out.put(plain: value) }
        case .markup(let value): if opening.isEscaped { out.put(text: value[...]) } else { out.put(value) }
        case .drawn:
          let before = out.count
          draw(opening.slot, &out)
          if opening.isEscaped { out.escape(from: before) }
        case nil: break
        }
      }
      out.put(UnsafeBufferPointer(rebasing: text[start...]))
    }
  }
}
