/// What goes into the slots of one page; a slot without a value is absent, and its sections are left out.
struct SlotValues: Sendable {
  private var values: [[UInt8]?] = Array(repeating: nil, count: Slot.allCases.count)

  subscript(slot: Slot) -> [UInt8]? {
    get { values[Self.index(slot)] }
    set { values[Self.index(slot)] = newValue }
  }

  /// Sets a slot to text; empty text leaves it absent.
  mutating func set(_ slot: Slot, _ text: String?) {
    self[slot] = text.flatMap { $0.isEmpty ? nil : Array($0.utf8) }
  }

  /// The slots that have a value, a bit each in the order of their declaration.
  var present: UInt32 {
    values.enumerated().reduce(0) { bits, value in value.element == nil ? bits : bits | 1 << value.offset }
  }

  static func slots(in present: UInt32) -> Set<Slot> {
    Set(Slot.allCases.filter { present & 1 << index($0) != 0 })
  }

  var totalCount: Int { values.reduce(0) { $0 + ($1?.count ?? 0) } }

  /// The place of a slot in the order of their declaration.
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
    }
  }
}
