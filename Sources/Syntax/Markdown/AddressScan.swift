import Files

/// Goes through the text of one block once, and finds its addresses and the runs of marks between them.
struct AddressScan {
  /// An address that the scan is inside of.
  private struct Pending {
    let range: ByteRange
    let scheme: StaticString
  }

  private let text: Bytes
  private let parsed: Bytes
  private let start: Int
  private let limit: Int

  /// The first address that is crossed by what libcmark took for markup.
  private(set) var crossed: ByteRange?
  private var addresses: [Pending] = []
  private var delimiters = DelimiterRuns()

  private var pending: Pending?
  /// The run of marks being read.
  private var run: (byte: UInt8, range: ByteRange)?
  private var brackets = Brackets()
  /// Links and images open; addresses in angle brackets.
  private var links = 0
  private var autolinks = 0
  /// Where the content of the line begins, and the text since the last address or other inline.
  private var lineStart: Int
  private var textStart = -1
  private var at = -1
  private var hosts: Hosts

  init(_ ground: InlineLayer.Ground, from start: Int, to limit: Int) {
    text = ground.written
    parsed = ground.parsed
    self.start = start
    self.limit = limit
    lineStart = start
    hosts = Hosts(text: ground.written, limit: limit)
  }

  mutating func run(_ events: [InlineLayer.Event], pool: Bytes) {
    var isLineStart = true
    for event in events {
      if event.isText {
        if isLineStart { lineStart = event.node.range.start }
        isLineStart = false
        if autolinks == 0 { pass(event.node, event.node.literal(parsed, pool)) }
        continue
      }
      leaveText()
      switch (event.role, event.node.kind) {
      case (.enter, .link) where event.node.isAutolink: autolinks += 1
      case (.exit, .link) where event.node.isAutolink: autolinks -= 1
      case (.enter, _):
        links += 1
        delimiters.enter()
      case (.exit, let kind):
        links -= 1
        if kind == .link { brackets.passLink() }
        delimiters.leave()
      default: isLineStart = event.node.kind == .softBreak || event.node.kind == .lineBreak
      }
    }
    leaveText()
  }

  /// The addresses and marks found, in the order of the text.
  mutating func insertions() -> [Insertion] {
    let marks = delimiters.finish()
    var out: [Insertion] = []
    out.reserveCapacity(marks.count + addresses.count)
    var next = 0
    for address in addresses {
      while next < marks.count, marks[next].range.start < address.range.start {
        out.append(.mark(marks[next]))
        next += 1
      }
      out.append(.address(address.range, scheme: address.scheme))
    }
    return out + marks[next...].map { .mark($0) }
  }

  // MARK: text

  private mutating func pass(_ node: MarkdownNode, _ literal: Bytes) {
    if node.range.start != at {
      leaveText()
      textStart = node.range.start
    }
    at = node.range.start
    var index = 0
    while index < literal.count, let step = SourceMatch.step(literal, index, parsed, at, node.range.end) {
      if let range = pending?.range, at >= range.end { leaveAddress() }
      if pending == nil {
        if step.source == 1 { look(at) } else { endRun() }
      }
      at += step.source
      index += step.literal
    }
  }

  /// Looks at a byte that means what it is.
  private mutating func look(_ place: Int) {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      if let last = run, last.byte == byte, last.range.end == place {
        run = (byte, ByteRange(last.range.start, place + 1))
      } else {
        endRun()
        run = (byte, ByteRange(place, place + 1))
      }
      return
    case UInt8(ascii: "["):
      brackets.open(isImage: place > max(start, textStart) && text[place - 1] == UInt8(ascii: "!"))
    case UInt8(ascii: "]"): brackets.close()
    case UInt8(ascii: "w") where !brackets.isInside && links == 0 && isWorldWideWeb(place):
      if let end = hosts.addressEnd(from: place, hostFrom: place, needsDot: true) {
        endRun()
        pending = Pending(range: ByteRange(place, end), scheme: "http://")
      }
    case UInt8(ascii: ":") where !brackets.isInside && links == 0 && text.has("://", at: place):
      if let first = schemeStart(place), let end = hosts.addressEnd(from: place, hostFrom: place + 3, needsDot: false) {
        endRun()
        pending = Pending(range: ByteRange(first, end), scheme: "")
      }
    default: break
    }
    if run != nil, pending == nil { endRun() }
  }

  /// Whether a `www.` begins here as an address may.
  private func isWorldWideWeb(_ place: Int) -> Bool {
    guard text.has("www.", at: place), place + 4 <= limit else { return false }
    if place == start || place == lineStart { return true }
    switch text[place - 1] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("): return true
    case let byte: return byte.isMarkdownSpace
    }
  }

  /// Where `http`, `https` or `ftp` begins before a colon; nil where none is there, or no host behind it.
  private func schemeStart(_ colon: Int) -> Int? {
    var first = colon
    while first > textStart, colon - first < 6, text[first - 1].isLetter { first -= 1 }
    let word = (first..<colon).map { text[$0] | 0x20 }
    guard ["http", "https", "ftp"].contains(where: { word.elementsEqual($0.utf8) }) else { return nil }
    let host = ScalarReading.scalar(text, at: colon + 3, limit: limit)
    return ScalarReading.isSpace(host) || ScalarReading.isPunctuation(host) ? nil : first
  }

  private mutating func leaveAddress() {
    guard let last = pending else { return }
    pending = nil
    if last.range.end == at {
      addresses.append(last)
      textStart = at
    } else if crossed == nil {
      crossed = last.range
    }
  }

  /// What follows is no text, or is not written right behind it.
  private mutating func leaveText() {
    leaveAddress()
    endRun()
    at = -1
  }

  // MARK: runs of marks

  private mutating func endRun() {
    guard let (byte, range) = run else { return }
    run = nil
    let isTildes = byte == UInt8(ascii: "~")
    if isTildes, range.count > 2 { return }
    let before = scalar(before: range.start, passingTildes: !isTildes)
    let after = scalar(after: range.end, passingTildes: !isTildes)
    let isAfterMark = ScalarReading.isPunctuation(before)
    let isBeforeMark = ScalarReading.isPunctuation(after)
    let isAfterSpace = ScalarReading.isSpace(before)
    let isBeforeSpace = ScalarReading.isSpace(after)
    let isLeft = !isBeforeSpace && (!isBeforeMark || isAfterSpace || isAfterMark)
    let isRight = !isAfterSpace && (!isAfterMark || isBeforeSpace || isBeforeMark)
    let isUnderscore = byte == UInt8(ascii: "_")
    let canOpen = isLeft && (!isUnderscore || !isRight || isAfterMark)
    let canClose = isRight && (!isUnderscore || !isLeft || isBeforeMark)
    if canOpen || canClose { delimiters.add(byte, range, canOpen: canOpen, canClose: canClose) }
  }

  /// The character before a run; for other marks than tildes, tildes are nothing.
  private func scalar(before place: Int, passingTildes: Bool) -> Unicode.Scalar {
    var place = place
    while passingTildes, place > lineStart, text[place - 1] == UInt8(ascii: "~") { place -= 1 }
    return place > lineStart ? ScalarReading.scalar(text, before: place, from: lineStart) : "\n"
  }

  private func scalar(after place: Int, passingTildes: Bool) -> Unicode.Scalar {
    var place = place
    while passingTildes, place < limit, text[place] == UInt8(ascii: "~") { place += 1 }
    return ScalarReading.scalar(text, at: place, limit: limit)
  }
}

/// The square brackets that are open in a text: no address becomes a link inside them.
private struct Brackets {
  /// For each: whether an image may begin with it, and how many links were passed before it.
  private var open: [(isImage: Bool, links: Int)] = []
  private var links = 0
  private var counted = 0
  private var images = 0

  var isInside: Bool { counted > 0 }

  mutating func open(isImage: Bool) {
    open.append((isImage, links))
    counted += 1
    if isImage { images += 1 }
  }

  /// Behind a link, as cmark-gfm has it, images that began before it count no more.
  mutating func passLink() {
    links += 1
    counted -= images
    images = 0
  }

  mutating func close() {
    guard let last = open.popLast() else { return }
    if !last.isImage || last.links == links { counted -= 1 }
    if last.isImage, last.links == links { images -= 1 }
  }
}
