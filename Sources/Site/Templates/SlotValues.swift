import Markup
import Plates

/// The values of one page's slots; a slot without a value is absent, and its sections are left out.
struct SlotValues: Sendable {
  enum Value: Sendable {
    case text(String)
    case markup([UInt8])
    /// Printed in place.
    case drawn
  }

  private var values: [Slot: Value] = [:]
  /// The slots with a value, one bit each in the order of their declaration.
  var present: UInt32 { zip(Slot.allCases, 0...).reduce(0) { values[$1.0] == nil ? $0 : $0 | 1 << $1.1 } }

  subscript(slot: Slot) -> Value? { values[slot] }

  /// Sets a slot to text; empty text leaves it absent.
  mutating func set(_ slot: Slot, _ text: String?) {
    if let text, !text.isEmpty { set(slot, .text(text)) }
  }

  /// Sets the page's own title.
  mutating func set(title: String) {
    set(.heading, title)
    if !title.isEmpty { set(.title, markup: Plate.breaking(title).bytes) }
  }

  /// Sets a slot to markup; empty markup leaves it absent.
  mutating func set(_ slot: Slot, markup: [UInt8]?) {
    if let markup { set(slot, .markup(markup)) }
  }

  /// The same for what is made of nodes.
  mutating func set(_ slot: Slot, markup node: Node?) { set(slot, markup: node?.bytes) }

  /// Leaves a slot to be drawn in place.
  mutating func draw(_ slot: Slot) { set(slot, .drawn) }

  private mutating func set(_ slot: Slot, _ value: Value) { values[slot] = value }

  static func slots(in present: UInt32) -> Set<Slot> {
    Set(zip(Slot.allCases, 0...).filter { present & 1 << $1 != 0 }.map(\.0))
  }
}
