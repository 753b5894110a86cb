/// The values of one page's slots; a slot without a value is absent, and its sections are left out.
struct SlotValues: Sendable {
  enum Value: Sendable {
    case text(String)
    case markup([UInt8])
    /// Printed in place.
    case drawn
  }

  private var values = [Value?](repeating: nil, count: Slot.allCases.count)
  /// The slots with a value, one bit each in the order of their declaration.
  var present: UInt32 { values.indices.reduce(0) { values[$1] == nil ? $0 : $0 | 1 << $1 } }

  subscript(slot: Slot) -> Value? { values[Self.index(slot)] }

  /// Sets a slot to text; empty text leaves it absent.
  mutating func set(_ slot: Slot, _ text: String?) {
    if let text, !text.isEmpty { set(slot, .text(text)) }
  }

  /// Sets a slot to markup; empty markup leaves it absent.
  mutating func set(_ slot: Slot, markup: [UInt8]?) {
    if let markup { set(slot, .markup(markup)) }
  }

  /// Leaves a slot to be drawn in place.
  mutating func draw(_ slot: Slot) { set(slot, .drawn) }

  private mutating func set(_ slot: Slot, _ value: Value) { values[Self.index(slot)] = value }

  static func slots(in present: UInt32) -> Set<Slot> {
    Set(Slot.allCases.filter { present & 1 << index($0) != 0 })
  }

  /// The index of a slot in the order of declaration.
  private static func index(_ slot: Slot) -> Int {
    switch slot {
    case .root: 0
    case .language: 1
    case .heading: 2
    case .owner: 3
    case .summary: 4
    case .status: 5
    case .identity: 6
    case .navigation: 7
    case .crumbs: 8
    case .contents: 9
    case .plates: 10
    case .body: 11
    case .pager: 12
    case .facts: 13
    case .canonical: 14
    case .image: 15
    case .twin: 16
    case .spec: 17
    case .sheet: 18
    case .pictured: 19
    case .notations: 20
    }
  }
}
