import Files
import Printing
import Wording

/// Numbers in brackets or in short forms behind what has them.
extension NumberScan {
  /// `collection cards (16), member card (20), toast (22)`: numbers in brackets behind what has them, under a heading that
  /// says what they are or behind a clause that does: `which carry a soft radius: …`.
  mutating func readRun() -> Bool {
    var runs: [[(name: Name, piece: Int)]] = [[]]
    var start = 0
    while let (entry, next) = entry(from: start) {
      if let last = runs[runs.count - 1].last, !isJoined(last.piece + 2, to: entry.first) { runs.append([]) }
      runs[runs.count - 1].append((entry.name, entry.piece))
      start = next
    }
    guard let run = runs.first(where: { $0.count > 1 }), let first = run.first,
      let (kind, evidence) = kind(ofRun: run.count, from: first.name),
      run.allSatisfy({ scan.lexemes[$0.piece].quantity.map(kind.takes) == true })
    else { return false }
    for (name, piece) in run {
      guard let quantity = scan.lexemes[piece].quantity else { continue }
      add(name, kind, quantity, evidence)
      used.insert(piece)
    }
    return true
  }

  /// The next words with a number in brackets, and the piece behind them.
  private func entry(from start: Int) -> ((name: Name, first: Int, piece: Int), next: Int)? {
    for open in scan.lexemes.indices.dropFirst(max(start, 1)) {
      guard scan.lexemes[open].isOpen, open + 2 < scan.lexemes.count, scan.lexemes[open + 2].isClose,
        let quantity = scan.lexemes[open + 1].quantity, quantity.high == nil, quantity.unit?.isLength ?? true
      else { continue }
      var first = open
      while first > start, open - first < 4, scan.lexemes[first - 1].isWord, !scan.isWord(first - 1, in: ["and", "or"])
      {
        first -= 1
      }
      guard first < open, first == 0 || !scan.lexemes[first - 1].isWord || scan.isWord(first - 1, in: ["and", "or"]),
        let name = text(from: first, to: open)
      else { continue }
      return ((name, first, open + 1), open + 3)
    }
    return nil
  }

  /// Whether only a comma or `and` is between two places.
  private func isJoined(_ end: Int, to start: Int) -> Bool {
    start - end <= 2
      && scan.lexemes[end..<start].allSatisfy { $0.isComma || $0.isWord }
      && scan.lexemes[end..<start].contains { $0.isComma || $0.isWord }
  }

  /// What the clause before a colon right before the numbers says that they are; else what is above says so, where the
  /// text begins with them.
  private func kind(ofRun count: Int, from name: Name) -> (kind: ValueKind, evidence: Evidence)? {
    guard let place = name.range?.start,
      let first = scan.lexemes.firstIndex(where: { scan.place($0.start..<$0.end).start == place })
    else { return nil }
    if first == 0 {
      guard let (kind, node) = around.kind(beside: [], isDotted: false), let node, kind == .radius || kind == .spacing
      else { return nil }
      return (kind, evidence(node))
    }
    guard count > 2, scan.lexemes[first - 1].isColon, !scan.isExplicit || first > scan.valueStart else { return nil }
    var start = first - 1
    while start > 0, first - start < 16, !scan.lexemes[start - 1].isBreak { start -= 1 }
    let clause = scan.lexemes[start].start..<scan.lexemes[first - 1].start
    let kind = KindWords(scan.text[clause]).ownKind
    return kind == .radius || kind == .spacing ? kind.map { ($0, .words(scan.place(clause))) } : nil
  }

  /// `rounded-12` of `Buttons: filled rounded-12 primary`: a radius in points of the design and no step of a framework, as
  /// which there are no such numbers.
  mutating func readRounded() {
    guard let own = scan.ownName else { return }
    readHeight(of: own)
    guard scan.isExplicit else { return }
    for index in scan.lexemes.indices.dropFirst(scan.valueStart) where scan.lexemes[index].isWord {
      let word = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      guard word.starts(with: Self.rounded), case let digits = word.dropFirst(Self.rounded.count),
        (1...2).contains(digits.count), digits.allSatisfy(\.isDigit)
      else { continue }
      var reader = QuantityReader(Array(digits), at: 0)
      guard let quantity = reader.read()?.moved(by: digits.startIndex), ValueKind.radius.takes(quantity) else {
        continue
      }
      add(own, .radius, quantity, .notation)
    }
  }

  private static let rounded = Array("rounded-".utf8)

  /// `Button — h52, squared`: a height right behind a name; `h6` is a heading.
  private mutating func readHeight(of own: Name) {
    let start = scan.valueStart
    guard scan.name != nil, start > 0, start < scan.lexemes.count, scan.lexemes[start].isWord,
      start + 1 == scan.lexemes.count || scan.lexemes[start + 1].isBreak,
      case let word = scan.text[scan.lexemes[start].start..<scan.lexemes[start].end], (3...4).contains(word.count),
      word.first == UInt8(ascii: "h"), word.dropFirst().allSatisfy(\.isDigit)
    else { return }
    var reader = QuantityReader(Array(word.dropFirst()), at: 0)
    guard let quantity = reader.read()?.moved(by: word.startIndex + 1) else { return }
    add(Name("\(own.text), height"), .size, quantity, .notation)
  }

  /// Whether a number is what a method is called with, as in `Color.ink.opacity(0.06)`.
  func isInCall(_ index: Int) -> Bool {
    guard index > 1, scan.lexemes[index - 1].isOpen, scan.lexemes[index - 2].end == scan.lexemes[index - 1].start else {
      return false
    }
    let before = scan.text[..<scan.lexemes[index - 2].end]
    let start = before.lastIndex { !$0.isLetter && $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? 0
    return before[start...].contains(UInt8(ascii: "."))
  }
}
