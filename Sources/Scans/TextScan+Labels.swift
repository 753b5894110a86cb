import Printing
import Wording

/// What the numbers of a text are called one beside the other.
extension TextScan {
  /// The words right before a piece, at most four, with a bracket or a colon between; nil where there are none.
  func label(before index: Int) -> Name? {
    var end = index
    while end > 0, lexemes[end - 1].isOpen || lexemes[end - 1].isColon { end -= 1 }
    var first = end
    while first > 0, end - first < 4, lexemes[first - 1].isWord, !isJoining(lexemes[first - 1]) { first -= 1 }
    guard first < end else { return nil }
    return name(lexemes[first].start..<lexemes[end - 1].end).flatMap {
      $0.text.utf8.count > NameSplit.longestName ? nil : $0
    }
  }

  /// What a number is called beside others: what is in brackets behind it, or up to three words beside it.
  func label(beside index: Int) -> Name? {
    let open = index + 1
    if let remark = remark(at: open) ?? shared(index) { return remark }
    var end = open
    while end < lexemes.count, end - index <= 3, lexemes[end].isWord, !isJoining(lexemes[end]) { end += 1 }
    let behind = end > open ? name(lexemes[open].start..<lexemes[end - 1].end) : nil
    return behind.map(Self.isLimit) == false ? behind : label(before: index)
  }

  /// `desktop` and `mobile` of `64px / 40px (desktop / mobile)`: the part of a bracket behind several numbers that is about
  /// one of them.
  func shared(_ index: Int) -> Name? {
    var (first, last) = (index, index)
    while first > 1, isSlash(first - 1), lexemes[first - 2].isQuantity { first -= 2 }
    while last + 2 < lexemes.count, isSlash(last + 1), lexemes[last + 2].isQuantity { last += 2 }
    guard first < last, last + 1 < lexemes.count, lexemes[last + 1].isOpen,
      let close = lexemes[last...].firstIndex(where: \.isClose)
    else { return nil }
    let parts = lexemes.indices[(last + 2)..<close].split { isSlash($0) || lexemes[$0].isComma }
    guard parts.count == (last - first) / 2 + 1, parts.joined().allSatisfy({ lexemes[$0].isWord }) else { return nil }
    let part = parts[(index - first) / 2]
    return name(lexemes[part.startIndex].start..<lexemes[part.endIndex - 1].end)
  }

  /// Whether what is behind a number says only that it is the least or the most: `24px 이상`.
  static func isLimit(_ label: Name) -> Bool {
    ["이상", "이하", "미만", "以上", "以下", "未満"].contains { label.text.hasPrefix($0) }
  }

  /// One to three words in brackets.
  func remark(at open: Int) -> Name? {
    guard open < lexemes.count, lexemes[open].isOpen,
      let close = lexemes[open...].prefix(5).firstIndex(where: \.isClose), close > open + 1,
      lexemes[(open + 1)..<close].allSatisfy(\.isWord)
    else { return nil }
    return name(lexemes[open + 1].start..<lexemes[close].start)
  }
}
