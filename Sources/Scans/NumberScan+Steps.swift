import Files
import Printing
import Wording

/// Rows of times, and what the times of steps are called.
extension NumberScan {
  /// `Brief hold` of `Brief 720ms hold`: a word before a time together with the one behind it.
  func whole(_ name: Name) -> Name {
    guard !scan.isExplicit, scan.valueStart == 1, scan.name?.lowerBound == 0, scan.lexemes.count > 2,
      scan.lexemes[1].isQuantity, scan.lexemes[2].isWord, scan.easingKeyword(at: 2) == nil,
      scan.lexemes.count == 3 || scan.lexemes[3].isBreak, let word = scan.word(at: 2),
      KindWords(Array(word.utf8)[...]).isEmpty
    else { return name }
    return Name("\(name.text) \(word)")
  }

  /// What happens in the time that a bracket gives: `Result screen slides` of `Result screen slides up from the edge (360ms
  /// emphasized)`, `sheet slides down` of `Back to the list (sheet slides down, 360ms)`; a delay as such.
  func step(of index: Int) -> Name? {
    guard !scan.isExplicit, isInBrackets(index), let open = scan.lexemes[..<index].lastIndex(where: \.isOpen), open > 0
    else { return nil }
    let isDelay = scan.isWord(index + 1 < scan.lexemes.count ? index + 1 : index, in: Self.delaying)
    let isBehindWords =
      index > open + 2 && scan.lexemes[index - 1].isComma && index - open <= 6
      && scan.lexemes[(open + 1)..<(index - 1)].allSatisfy(\.isWord)
    guard let name = isBehindWords ? text(from: open + 1, to: index - 1) : startOfSentence(before: open) else {
      return nil
    }
    return isDelay ? Name("\(name.text), delay") : name
  }

  /// Whether a name is all that its sentence says before a time.
  func beginsSentence(_ name: Name) -> Bool {
    guard let start = name.range?.start,
      let first = scan.lexemes.firstIndex(where: { scan.place($0.start..<$0.end).start == start })
    else { return false }
    return first == 0 || isEndOfSentence(first - 1)
  }

  private static let delaying: [StaticString] = [
    "after", "later", "delay", "nach", "später", "après", "después", "depois", "dopo",
  ]

  /// The words that a sentence begins with up to one that leads on; nil where they are all that is before a place.
  private func startOfSentence(before end: Int) -> Name? {
    var first = end
    while first > 0, !isEndOfSentence(first - 1) { first -= 1 }
    while first < end, scan.isWord(first, in: ["the", "a", "an", "then", "der", "die", "das", "le", "la", "el", "o"]) {
      first += 1
    }
    if scan.isWord(first, in: ["when", "if", "where", "while", "because", "wenn", "quando", "quand", "cuando"]) {
      return nil
    }
    var last = first
    while last < end, last - first < 4, scan.lexemes[last].isWord, !scan.isWord(last, in: Self.leadingOn) { last += 1 }
    return last - first > 1 && last < end ? text(from: first, to: last) : nil
  }

  private static let leadingOn: [StaticString] = [
    "from", "to", "with", "and", "or", "in", "into", "on", "as", "at", "by", "for", "while", "over", "of", "up", "down",
    "back", "between", "und", "mit", "von", "et", "avec", "de", "y", "con", "e", "com",
  ]

  /// `150 / 250 / 400ms (small / medium / large)`: times of which only the last has its unit, each with its word.
  mutating func readRowOfTimes(isProse: Bool) {
    guard let last = scan.lexemes.indices.first(where: { isEndOfRow($0) }),
      let unit = scan.lexemes[last].quantity?.unit, !isProse || speaksOfMotion && !isReplaced(last)
    else { return }
    var pieces = [last]
    while let first = pieces.first, first > 1, scan.isSlash(first - 1), let time = scan.lexemes[first - 2].quantity,
      time.unit == nil || time.unit == unit
    {
      pieces.insert(first - 2, at: 0)
    }
    guard pieces.count > 2 || pieces.dropLast().contains(where: { scan.lexemes[$0].quantity?.unit == nil }) else {
      return
    }
    let labels = labels(behind: last, count: pieces.count)
    let own = scan.isExplicit ? scan.ownName : clause(before: pieces[0])
    for (number, piece) in pieces.enumerated() {
      guard let time = scan.lexemes[piece].quantity?.with(unit) else { continue }
      let label = labels?[number] ?? figure(time).text
      add(Name(own.map { "\($0.text), \(label)" } ?? label), .duration, time, .unit)
    }
    used.formUnion(pieces)
  }

  /// Whether a time is behind a slash and another number.
  private func isEndOfRow(_ index: Int) -> Bool {
    index > 1 && scan.lexemes[index].quantity?.unit?.isTime == true && scan.isSlash(index - 1)
      && scan.lexemes[index - 2].isQuantity && !used.contains(index)
      && (index + 1 == scan.lexemes.count || !scan.isSlash(index + 1))
  }

  /// As many words as slashes or commas part in the bracket behind a piece.
  private func labels(behind index: Int, count: Int) -> [String]? {
    guard index + 1 < scan.lexemes.count, scan.lexemes[index + 1].isOpen,
      let close = scan.lexemes[(index + 1)...].firstIndex(where: \.isClose)
    else { return nil }
    let inner = scan.text[scan.lexemes[index + 1].end..<scan.lexemes[close].start]
    let labels = inner.split { $0.isOne(of: "/,") }.map(Trimming.text)
    return labels.count == count && labels.allSatisfy { !$0.isEmpty && $0.utf8.count <= 24 } ? labels : nil
  }
}
