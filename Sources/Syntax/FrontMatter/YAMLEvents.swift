import CYaml
import Files

/// The events of a YAML text in libyaml's order, with their places in the file.
struct YAMLEvents {
  struct Event {
    enum Kind {
      /// `isText` if it can be nothing but text: in quotes, a block, or tagged `!!str`.
      case scalar(String, isText: Bool)
      case alias(String)
      case list
      case map
      /// The end of a list or map.
      case close
      /// The start or end of a document.
      case document(isStart: Bool)
      case end
    }

    let kind: Kind
    let anchor: String?
    /// Begins behind an anchor or tag; empty at the end of a list or map that no bracket closes.
    let range: ByteRange
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var places: YAMLPlaces

  /// Reads a range of a file's bytes and gives its events to a closure.
  static func read<Value, Failure: Error>(
    _ bytes: [UInt8], _ text: ByteRange, _ body: (inout YAMLEvents) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // libyaml refuses bytes that are not UTF-8, and so little should not cost a page its title.
    let valid = Array(String(decoding: bytes[text.start..<text.end], as: UTF8.self).utf8)
    var parser = yaml_parser_t()
    yaml_parser_initialize(&parser)
    defer { yaml_parser_delete(&parser) }
    return try valid.withUnsafeBufferPointer { input throws(Failure) in
      try withUnsafeMutablePointer(to: &parser) { parser throws(Failure) in
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        var events = YAMLEvents(parser: parser, places: YAMLPlaces(bytes, text))
        return try body(&events)
      }
    }
  }

  /// The next event; nothing may be asked after the end or a fault.
  mutating func next() throws(YAMLFault) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault }
    defer { yaml_event_delete(&event) }
    let start = places.offset(ofScalar: event.start_mark.index)
    let end = places.offset(ofScalar: event.end_mark.index)
    var anchor: String?
    let kind: Event.Kind
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      anchor = Self.string(scalar.anchor)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE || scalar.style == YAML_ANY_SCALAR_STYLE
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      kind = .scalar(text, isText: !isPlain || Self.string(scalar.tag) == "tag:yaml.org,2002:str")
    case YAML_ALIAS_EVENT: kind = .alias(Self.string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: (kind, anchor) = (.list, Self.string(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: (kind, anchor) = (.map, Self.string(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .close
    case YAML_DOCUMENT_START_EVENT: kind = .document(isStart: true)
    case YAML_DOCUMENT_END_EVENT, YAML_STREAM_START_EVENT: kind = .document(isStart: false)
    default: kind = .end
    }
    let content = places.content(start, end)
    return Event(kind: kind, anchor: anchor, range: ByteRange(content, max(content, places.trimmed(end, from: content))))
  }

  private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
    text.map { String(cString: $0) }
  }

  private var fault: YAMLFault {
    var places = places
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    if parser.pointee.error == YAML_READER_ERROR {
      return YAMLFault(unreadable: problem, at: places.text.start + parser.pointee.problem_offset)
    }
    let context = parser.pointee.context.map { String(cString: $0) }
    let problemPlace = places.offset(ofScalar: parser.pointee.problem_mark.index)
    // Where the text ends too early, the place where it was opened says more.
    let opened = context.map { _ in places.offset(ofScalar: parser.pointee.context_mark.index) }
    let place = problemPlace >= places.text.end ? opened ?? problemPlace : problemPlace
    return YAMLFault(syntax: problem, while: context, openedAt: opened, at: place)
  }
}

/// Turns libyaml's positions, which count scalars, into offsets in the file.
private struct YAMLPlaces {
  let text: ByteRange
  private let bytes: [UInt8]
  private let isASCII: Bool
  /// The last position asked for: the next one is rarely before it.
  private var last: (scalar: Int, offset: Int)

  init(_ bytes: [UInt8], _ text: ByteRange) {
    self.bytes = bytes
    self.text = text
    isASCII = bytes[text.start..<text.end].allSatisfy { $0 < 0x80 }
    last = (0, text.start)
  }

  mutating func offset(ofScalar scalar: Int) -> Int {
    if isASCII { return min(text.start + scalar, text.end) }
    var (count, at) = scalar < last.scalar ? (0, text.start) : last
    while at < text.end, count < scalar {
      at += 1
      while at < text.end, bytes[at] & 0xC0 == 0x80 { at += 1 }
      count += 1
    }
    last = (count, at)
    return at
  }

  /// Behind the anchor and tag that a value may begin with.
  func content(_ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end, bytes[at] == 0x26 || bytes[at] == 0x21 {
      while at < end, !bytes[at].isMarkdownSpace { at += 1 }
      while at < end, bytes[at].isMarkdownSpace { at += 1 }
    }
    return at
  }

  /// Without the line breaks that end a block of text.
  func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    return end
  }
}
