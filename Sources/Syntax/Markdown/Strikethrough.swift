import Files

/// Cuts the runs of tildes out of a text.
struct TildeScan {
  let base: UnsafePointer<UInt8>
  let limit: Int
  let node: MarkdownNode
  let isLineStart: Bool

  func run(_ literal: UnsafePointer<UInt8>, _ count: Int, into out: inout [InlineLayer.Event]) {
    var at = node.range.start
    var index = 0
    var textAt = at
    var textIndex = 0
    while index < count, let step = SourceMatch.step(literal + index, count - index, base, at, node.range.end) {
      guard step.source == 1, base[at] == 0x7E else {
        at += step.source
        index += step.literal
        continue
      }
      var length = 1
      while index + length < count, at + length < node.range.end, base[at + length] == 0x7E { length += 1 }
      if length <= 2, let role = role(at, length) {
        text(textIndex..<index, ByteRange(textAt, at), into: &out)
        out.append(
          InlineLayer.Event(node: node.part(index..<index + length, source: ByteRange(at, at + length)), role: role))
        textAt = at + length
        textIndex = index + length
      }
      at += length
      index += length
    }
    text(textIndex..<count, ByteRange(textAt, max(textAt, node.range.end)), into: &out)
  }

  private func text(_ literal: Range<Int>, _ source: ByteRange, into out: inout [InlineLayer.Event]) {
    if !literal.isEmpty { out.append(InlineLayer.Event(node: node.part(literal, source: source), role: .leaf)) }
  }

  /// What the characters around a run let it do; nil where nothing.
  private func role(_ at: Int, _ length: Int) -> InlineLayer.Role? {
    let isFirst = isLineStart && at == node.range.start
    let before = isFirst ? "\n" : ScalarReading.scalar(base, before: at, from: 0)
    let after = ScalarReading.scalar(base, at: at + length, limit: limit)
    let spaceBefore = ScalarReading.isSpace(before)
    let spaceAfter = ScalarReading.isSpace(after)
    let markBefore = ScalarReading.isPunctuation(before)
    let markAfter = ScalarReading.isPunctuation(after)
    let canOpen = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let canClose = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    return canOpen || canClose ? .tildes(canOpen: canOpen, canClose: canClose) : nil
  }
}

/// Pairs the runs of tildes, as libcmark pairs the marks of emphasis.
struct StrikeMatching {
  private struct Run {
    let event: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    let depth: Int
  }

  private(set) var events: [InlineLayer.Event]
  /// Where the marks of emphasis have to be escaped that begins inside what is struck through and ends outside.
  private(set) var escapes: [Int] = []
  private var runs: [Run] = []
  private var open: [Int] = []
  /// By length, the number of runs below which no opener was found.
  private var bottoms = [0, 0, 0]

  init(events: [InlineLayer.Event]) { self.events = events }

  mutating func run() {
    for index in events.indices {
      switch events[index].role {
      case .leaf: continue
      case .enter: open.append(index)
      case .exit:
        runs.removeAll { $0.depth >= open.count }
        bottoms = bottoms.map { min($0, runs.count) }
        _ = open.popLast()
      case .tildes(let canOpen, let canClose):
        meet(
          Run(
            event: index, length: Int(events[index].node.bytes.count), canOpen: canOpen, canClose: canClose,
            depth: open.count))
      }
    }
    for index in events.indices {
      if case .tildes = events[index].role { events[index].role = .leaf }
    }
  }

  private mutating func meet(_ run: Run) {
    if run.canClose {
      if let place = opener(for: run) {
        let opener = runs[place]
        guard opener.length == run.length else {
          if run.canOpen { runs.append(run) }
          return
        }
        if opener.depth == run.depth {
          pair(opener.event, run.event)
        } else {
          escapeMarks(from: opener.depth)
        }
        runs.removeSubrange(place...)
        bottoms = bottoms.map { min($0, runs.count) }
        return
      }
      bottoms[run.length % 3] = runs.count
    }
    if run.canOpen { runs.append(run) }
  }

  /// The nearest run that can open what this one closes, in the same emphasis or in what stands around it.
  private func opener(for run: Run) -> Int? {
    var place = runs.count - 1
    while place >= bottoms[run.length % 3] {
      let candidate = runs[place]
      if candidate.depth < run.depth, !isEmphasis(from: candidate.depth) { return nil }
      let mayMatch =
        !(run.canOpen || candidate.canClose) || run.length % 3 == 0 || (run.length + candidate.length) % 3 != 0
      if candidate.canOpen, mayMatch { return place }
      place -= 1
    }
    return nil
  }

  /// Whether what is open from a depth on is nothing but emphasis.
  private func isEmphasis(from depth: Int) -> Bool {
    open[depth...].allSatisfy { events[$0].node.kind == .emphasis || events[$0].node.kind == .strong }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let range = ByteRange(events[opener].node.range.start, events[closer].node.range.end)
    let node = MarkdownNode(.strikethrough, range, parent: events[opener].node.parent)
    events[opener] = InlineLayer.Event(node: node, role: .enter)
    events[closer] = InlineLayer.Event(node: node, role: .exit)
  }

  private mutating func escapeMarks(from depth: Int) {
    for index in open[depth...] {
      let start = events[index].node.range.start
      escapes.append(start)
      if events[index].node.kind == .strong { escapes.append(start + 1) }
    }
  }
}
