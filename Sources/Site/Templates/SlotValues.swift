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

  private static func index(_ slot: Slot) -> Int { indexes[slot] ?? 0 }
  private static let indexes = Dictionary(uniqueKeysWithValues: zip(Slot.allCases, 0...))
}
