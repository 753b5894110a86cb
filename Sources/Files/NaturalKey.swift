import Printing

/// A sort key for names in lists that people read: numbers in a name compare as numbers (`page-2` before `page-10`),
/// and case decides only between names that are otherwise equal.
///
/// Uses Unicode's lower case without a locale, so it is the same everywhere. Computed once for a name and compared as
/// bytes.
package struct NaturalKey: Comparable, Sendable {
  private let key: [UInt8]
  /// Tells apart names with equal keys, such as `a` and `A` or `1` and `01`.
  private let name: String

  package init(_ name: String) {
    self.name = name
    let bytes = Array(name.lowercased().utf8)
    var key: [UInt8] = []
    key.reserveCapacity(bytes.count + 4)
    var index = 0
    while index < bytes.count {
      guard bytes[index].isDigit else {
        key.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isDigit } ?? bytes.count
      let number = bytes[index..<end].drop { $0 == UInt8(ascii: "0") }
      // A run of digits sorts among other characters as a digit does; of two runs, the longer number is the larger.
      key.append(UInt8(ascii: "0"))
      key.append(UInt8(clamping: number.count))
      key.append(contentsOf: number)
      index = end
    }
    self.key = key
  }

  package static func < (a: NaturalKey, b: NaturalKey) -> Bool { a.order(before: b) < 0 }

  /// Negative if this name comes first, positive if the other does, zero for equal names.
  package func order(before other: NaturalKey) -> Int {
    let shared = min(key.count, other.key.count)
    for index in 0..<shared where key[index] != other.key[index] { return Int(key[index]) - Int(other.key[index]) }
    if key.count != other.key.count { return key.count - other.key.count }
    return name == other.name ? 0 : name < other.name ? -1 : 1
  }

}
