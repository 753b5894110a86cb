import Files

/// What takes the place of a part of the text.
enum Insertion {
  case mark(DelimiterRuns.Mark)
  case address(ByteRange, scheme: StaticString)

  var range: ByteRange {
    switch self {
    case .mark(let mark): mark.range
    case .address(let range, _): range
    }
  }
}

/// Puts links, emphasis and strikethrough where they were found in the text.
extension InlineLayer {
  /// Puts links, emphasis and strikethrough in place of the source of each, in the order of the text.
  mutating func cut(_ tree: inout TreeBuilder, at insertions: [Insertion]) {
    var out: [Event] = []
    out.reserveCapacity(events.count + insertions.count * 2)
    var next = 0
    for event in events {
      guard event.isText, next < insertions.count, insertions[next].range.start < event.node.range.end else {
        out.append(event)
        continue
      }
      var rest = event.node
      while next < insertions.count, insertions[next].range.start < rest.range.end {
        let insertion = insertions[next]
        if insertion.range.start > rest.range.start {
          let before = split(&rest, at: insertion.range.start, tree)
          out.append(Event(node: before, role: .leaf))
        }
        if insertion.range.start == rest.range.start { insert(insertion, &tree, into: &out) }
        // An address may go on in the next text.
        if insertion.range.end > rest.range.end {
          rest = empty(rest)
        } else {
          _ = split(&rest, at: insertion.range.end, tree)
        }
        if insertion.range.end > event.node.range.end { break }
        next += 1
      }
      if rest.bytes.count > 0 { out.append(Event(node: rest, role: .leaf)) }
    }
    events = out
  }

  private func empty(_ node: MarkdownNode) -> MarkdownNode {
    node.part(Int(node.bytes.count)..<Int(node.bytes.count), source: ByteRange(node.range.end, node.range.end))
  }

  /// Takes the part before a place of the source off a text.
  private func split(_ rest: inout MarkdownNode, at place: Int, _ tree: TreeBuilder) -> MarkdownNode {
    let index = tree.pool.withBytes { pool in
      let literal = rest.literal(ground.parsed, pool)
      var at = rest.range.start
      var index = 0
      while at < place, index < literal.count,
        let step = SourceMatch.step(literal, index, ground.parsed, at, rest.range.end)
      {
        at += step.source
        index += step.literal
      }
      return index
    }
    let before = rest.part(0..<index, source: ByteRange(rest.range.start, place))
    rest = rest.part(index..<Int(rest.bytes.count), source: ByteRange(place, rest.range.end))
    return before
  }

  private func insert(_ insertion: Insertion, _ tree: inout TreeBuilder, into out: inout [Event]) {
    switch insertion {
    case .mark(let mark): out.append(Event(node: mark.node, role: mark.opens ? .enter : .exit))
    case .address(let range, let scheme):
      var text = MarkdownNode(.text, range, parent: -1)
      text.bytes = tree.keep(ground.written[range.start..<range.end])
      if ground.isFile {
        text.flags = MarkdownNode.inFile
        text.bytes = PoolRange(start: UInt32(range.start), count: UInt32(range.count))
      }
      link(text, to: tree.keep(scheme, ground.written[range.start..<range.end]), into: &out)
    }
  }

  private func link(_ text: MarkdownNode, to address: PoolRange, into out: inout [Event]) {
    var link = MarkdownNode(.link, text.range, parent: -1)
    link.flags = MarkdownNode.autolink
    link.bytes = address
    link.extra = -1
    out.append(Event(node: link, role: .enter))
    out.append(Event(node: text, role: .leaf))
    out.append(Event(node: link, role: .exit))
  }

  /// Makes one text of those beside each other.
  mutating func joinTexts(_ tree: inout TreeBuilder) {
    var out: [Event] = []
    out.reserveCapacity(events.count)
    var index = 0
    while index < events.count {
      var last = index
      while events[index].isText, last + 1 < events.count, events[last + 1].isText { last += 1 }
      var node = events[index].node
      if last > index || (events[index].isText && !ground.isFile) {
        node = joined(index...last, &tree)
      }
      out.append(Event(node: node, role: events[index].role))
      index = last + 1
    }
    events = out
  }

  private func joined(_ places: ClosedRange<Int>, _ tree: inout TreeBuilder) -> MarkdownNode {
    var node = events[places.lowerBound].node
    node.range = ByteRange(node.range.start, events[places.upperBound].node.range.end)
    let areContiguous = places.dropFirst().allSatisfy { place in
      let before = events[place - 1].node
      let after = events[place].node
      return before.flags == after.flags && before.bytes.start + before.bytes.count == after.bytes.start
    }
    if areContiguous, ground.isFile || node.flags & MarkdownNode.inFile == 0 {
      node.bytes.count = events[places].reduce(0) { $0 + $1.node.bytes.count }
      return node
    }
    let start = tree.pool.count
    for place in places {
      let part = events[place].node
      let range = Int(part.bytes.start)..<Int(part.bytes.start) + Int(part.bytes.count)
      if part.flags & MarkdownNode.inFile != 0 {
        tree.pool.append(ground.written[range])
      } else {
        for offset in range { tree.pool.append(tree.pool[offset]) }
      }
    }
    node.flags = 0
    node.bytes = PoolRange(start: UInt32(start), count: UInt32(tree.pool.count - start))
    return node
  }

  // MARK: mail addresses

  mutating func cutMail(_ tree: inout TreeBuilder) {
    var out: [Event] = []
    out.reserveCapacity(events.count)
    var links = 0
    for event in events {
      if event.node.kind == .link { links += event.role == .enter ? 1 : -1 }
      guard event.isText, links == 0 else {
        out.append(event)
        continue
      }
      let mails = tree.pool.withBytes { pool in
        MailScan(text: ground.parsed, node: event.node, literal: event.node.literal(ground.parsed, pool)).mails()
      }
      var done = 0
      var at = event.node.range.start
      for mail in mails {
        if mail.literal.lowerBound > done {
          let before = event.node.part(done..<mail.literal.lowerBound, source: ByteRange(at, mail.range.start))
          out.append(Event(node: before, role: .leaf))
        }
        let text = event.node.part(mail.literal, source: mail.range)
        link(text, to: tree.keep(mail.hasScheme ? "" : "mailto:", text, ground.parsed), into: &out)
        done = mail.literal.upperBound
        at = mail.range.end
      }
      if done < event.node.bytes.count {
        let rest = event.node.part(done..<Int(event.node.bytes.count), source: ByteRange(at, event.node.range.end))
        out.append(Event(node: rest, role: .leaf))
      }
    }
    events = out
  }
}
