import Printing
import Syntax

/// A layout that Mustache rendered once, with its slots left open.
///
/// A page is printed by filling the slots, without running the template engine again.
///
/// All tasks share it. It is a class that keeps its pieces as offsets into one text, so a page counts one reference.
package final class RenderedLayout: Sendable {
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
  /// A mark is `‹U+E000›name<‹U+E001›`. Where the template escapes, its `<` has become `&lt;`, which tells that the
  /// slot's text is to be escaped. Both characters are private-use, so no theme contains them.
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

  /// Whether a slot occurs exactly once, and unescaped.
  func hasOnce(_ slot: Slot) -> Bool {
    var places = 0
    for opening in openings where opening.slot == slot { places += opening.isEscaped ? 2 : 1 }
    return places == 1
  }

  /// Prints a page: every slot with its value, escaped where the template asks for it.
  ///
  /// - Parameter draw: prints a slot that is drawn in place.
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
