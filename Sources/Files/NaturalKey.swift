import Printing

/// What a name is sorted by where people read the list: numbers within it count as numbers (`page-2` before `page-10`)
/// and the case of letters only where nothing else differs.
///
/// The same everywhere: Unicode's own lower case, no locale; made once a name, compared as bytes.
package struct NaturalKey: Comparable, Sendable {
  private let key: [UInt8]
  /// Tells names apart whose keys are the same, as `a` and `A` or `1` and `01`.
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
      // A run of digits keeps its place among other characters; then the longer number is the larger one.
      key.append(UInt8(ascii: "0"))
      key.append(UInt8(clamping: number.count))
      key.append(contentsOf: number)
      index = end
    }
    self.key = key
  }

  package static func < (a: NaturalKey, b: NaturalKey) -> Bool { a.order(before: b) < 0 }

  /// Below zero where this comes before the other, above it where it comes after, and zero for the same name.
  package func order(before other: NaturalKey) -> Int {
    let shared = min(key.count, other.key.count)
    for index in 0..<shared where key[index] != other.key[index] { return Int(key[index]) - Int(other.key[index]) }
    if key.count != other.key.count { return key.count - other.key.count }
    return name == other.name ? 0 : name < other.name ? -1 : 1
  }

}
