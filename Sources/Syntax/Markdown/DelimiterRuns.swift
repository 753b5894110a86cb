import Files

/// The runs of `*`, `_` and `~` in one block's text, paired to emphasis and strikethrough by one pass over a stack.
///
/// Source: https://spec.commonmark.org/0.30/#phase-2-inline-structure; tildes are paired there too, one with one or two
/// with two, as cmark-gfm does.
struct DelimiterRuns {
  /// A mark that begins or ends something: the bytes it takes, and what that is.
  struct Mark {
    let range: ByteRange
    let node: MarkdownNode
    let opens: Bool
  }

  private struct Run {
    let byte: UInt8
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// What is not used up: closing marks are taken from its start, opening ones from its end.
    var start: Int
    var end: Int
    /// Its neighbours on the stack; -1 where there is none.
    var previous = -1
    var next = -1

    var isTildes: Bool { byte == UInt8(ascii: "~") }
  }

  private var runs: [Run] = []
  private var last = -1
  /// For each open link: the run below it.
  private var bottoms: [Int] = []
  private(set) var marks: [Mark] = []
  /// By length, the tildes of the other length that a closer met last, and the run before the closer: between the two
  /// is nothing that such tildes could close, and nobody need look again.
  private var unequals: [(opener: Int, closer: Int)?] = [nil, nil, nil]

  mutating func add(_ byte: UInt8, _ range: ByteRange, canOpen: Bool, canClose: Bool) {
    runs.append(
      Run(
        byte: byte, length: range.count, canOpen: canOpen, canClose: canClose, start: range.start, end: range.end,
        previous: last))
    if last >= 0 { runs[last].next = runs.count - 1 }
    last = runs.count - 1
  }

  /// A link begins: what is before it cannot be paired with what is in it.
  mutating func enter() { bottoms.append(last) }

  mutating func leave() { pair(above: bottoms.popLast() ?? -1) }

  /// Pairs what is left; all marks in the order of the text.
  mutating func finish() -> [Mark] {
    pair(above: -1)
    return marks.sorted { $0.range.start < $1.range.start }
  }

  private mutating func pair(above bottom: Int) {
    /// By character and length modulo three: the run below which no opener is.
    var floors = [Int](repeating: bottom, count: 9)
    var closer = bottom < 0 ? first() : runs[bottom].next
    while closer >= 0 {
      guard runs[closer].canClose else {
        closer = runs[closer].next
        continue
      }
      let kind = floor(of: runs[closer])
      if let opener = opener(for: closer, above: floors[kind]) {
        closer = runs[closer].isTildes ? strike(opener, closer) : emphasize(opener, closer)
      } else {
        let next = runs[closer].next
        floors[kind] = runs[closer].previous
        if !runs[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    last = bottom
    if bottom >= 0 { runs[bottom].next = -1 }
  }

  private func first() -> Int {
    var at = last
    while at >= 0, runs[at].previous >= 0 { at = runs[at].previous }
    return at
  }

  private func floor(of run: Run) -> Int {
    let character = run.isTildes ? 2 : run.byte == UInt8(ascii: "_") ? 1 : 0
    return character * 3 + run.length % 3
  }

  private func opener(for closer: Int, above floor: Int) -> Int? {
    let run = runs[closer]
    var at = run.previous
    while at > floor {
      let other = runs[at]
      let isThreefold =
        (run.canOpen || other.canClose) && run.length % 3 != 0 && (run.length + other.length) % 3 == 0
      if other.canOpen, other.byte == run.byte, !isThreefold { return at }
      let unequal = run.isTildes ? unequals[run.length] : nil
      if let unequal, at <= unequal.closer, at > unequal.opener { at = unequal.opener } else { at = other.previous }
    }
    return nil
  }

  /// One tilde is paired with one and two with two; what meets another length stays as it is.
  private mutating func strike(_ opener: Int, _ closer: Int) -> Int {
    let next = runs[closer].next
    if runs[opener].length == runs[closer].length {
      mark(.strikethrough, runs[opener].length, opener, closer)
      removeBetween(opener, closer)
      remove(opener)
      remove(closer)
    } else {
      unequals[runs[closer].length] = (opener, runs[closer].previous)
      if !runs[closer].canOpen { remove(closer) }
    }
    return next
  }

  private mutating func emphasize(_ opener: Int, _ closer: Int) -> Int {
    let isStrong = runs[opener].end - runs[opener].start >= 2 && runs[closer].end - runs[closer].start >= 2
    mark(isStrong ? .strong : .emphasis, isStrong ? 2 : 1, opener, closer)
    removeBetween(opener, closer)
    if runs[opener].start == runs[opener].end { remove(opener) }
    guard runs[closer].start == runs[closer].end else { return closer }
    let next = runs[closer].next
    remove(closer)
    return next
  }

  private mutating func mark(_ kind: MarkdownNode.Kind, _ count: Int, _ opener: Int, _ closer: Int) {
    let open = ByteRange(runs[opener].end - count, runs[opener].end)
    let close = ByteRange(runs[closer].start, runs[closer].start + count)
    let node = MarkdownNode(kind, ByteRange(open.start, close.end), parent: -1)
    marks.append(Mark(range: open, node: node, opens: true))
    marks.append(Mark(range: close, node: node, opens: false))
    runs[opener].end = open.start
    runs[closer].start = close.end
  }

  private mutating func removeBetween(_ opener: Int, _ closer: Int) {
    runs[opener].next = closer
    runs[closer].previous = opener
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (runs[run].previous, runs[run].next)
    if previous >= 0 { runs[previous].next = next }
    if next >= 0 { runs[next].previous = previous } else { last = previous }
  }
}
