extension ArraySlice<UInt8> {
  /// Where some bytes stand first; nil where they do not or are none.
  ///
  /// Compared one place after the other, which is quick for lines and words: at worst as many comparisons as both have
  /// bytes, multiplied.
  package func firstPlace(of wanted: ArraySlice<UInt8>) -> Range<Int>? {
    guard let head = wanted.first else { return nil }
    let last = endIndex - wanted.count
    var at = startIndex
    while at <= last {
      if self[at] == head, self[at..<at + wanted.count].elementsEqual(wanted) { return at..<at + wanted.count }
      at += 1
    }
    return nil
  }
}
