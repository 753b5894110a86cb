import Files

/// Composes the events of a YAML text into one value.
struct YAMLComposition {
  /// Keys that are lists or maps: nothing asks for their values.
  private(set) var strangeKeys: [ByteRange] = []
  /// The keys that are in their map already; the value before is left out.
  private(set) var repeatedKeys: [(name: String, range: ByteRange)] = []
  private var events: YAMLEvents
  private var count = 0
  private var anchors: [String: Anchored] = [:]

  /// A value that aliases repeat.
  private struct Anchored {
    let value: YAMLValue
    /// How many values it consists of, itself included, and how many of them are inside each other.
    let count: Int
    let height: Int
  }

  init(_ events: YAMLEvents) { self.events = events }

  /// The value of the only document; nil if there is none.
  mutating func root() throws(YAMLFault) -> YAMLValue? {
    var root: YAMLValue?
    while true {
      let event = try events.next()
      switch event.kind {
      case .end: return root
      case .document(isStart: true) where root != nil: throw .secondDocument(at: event.range.start)
      case .document, .close: continue
      case .scalar, .alias, .list, .map: root = try value(event, depth: 0).value
      }
    }
  }

  private mutating func value(_ event: YAMLEvents.Event, depth: Int) throws(YAMLFault) -> (
    value: YAMLValue, height: Int
  ) {
    count += 1
    guard count <= YAMLReader.mostValues, depth <= 2 * YAMLReader.deepest else { throw .tooLarge }
    let before = count
    let composed: (value: YAMLValue, height: Int)
    switch event.kind {
    case .scalar(let text, let isText):
      let isNull = !isText && ["", "~", "null", "Null", "NULL"].contains(text)
      composed = (YAMLValue(isNull ? .null : .scalar(text, quoted: isText), range: event.range), 0)
    case .alias(let name):
      guard let anchored = anchors[name] else { throw .undefinedAlias(at: event.range.start) }
      count += anchored.count - 1
      guard count <= YAMLReader.mostValues, depth + anchored.height <= 2 * YAMLReader.deepest else { throw .tooLarge }
      return (anchored.value, anchored.height)
    case .list: composed = try list(from: event.range, depth)
    case .map: composed = try map(from: event.range, depth)
    case .close, .document, .end: composed = (YAMLValue(.null, range: event.range), 0)
    }
    if let anchor = event.anchor {
      anchors[anchor] = Anchored(value: composed.value, count: count - before + 1, height: composed.height)
    }
    return composed
  }

  private mutating func list(from start: ByteRange, _ depth: Int) throws(YAMLFault) -> (value: YAMLValue, height: Int) {
    var values: [YAMLValue] = []
    var height = 0
    while true {
      let event = try events.next()
      if case .close = event.kind {
        let range = Self.range(start, close: event.range, last: values.last?.range)
        return (YAMLValue(.list(values), range: range), height)
      }
      let inner = try value(event, depth: depth + 1)
      values.append(inner.value)
      height = max(height, inner.height + 1)
    }
  }

  private mutating func map(from start: ByteRange, _ depth: Int) throws(YAMLFault) -> (value: YAMLValue, height: Int) {
    var members: [YAMLValue.Member] = []
    // Most maps are so short that looking through them is quicker than a set.
    var keys: Set<String>?
    var height = 0
    while true {
      let event = try events.next()
      if case .close = event.kind {
        let range = Self.range(start, close: event.range, last: members.last?.value.range)
        return (YAMLValue(.map(members), range: range), height)
      }
      let key = try value(event, depth: depth + 1)
      var isNew = true
      if let name = key.value.string {
        if members.count == 12 { keys = Set(members.map(\.key)) }
        isNew = keys?.insert(name).inserted ?? !members.contains { $0.key == name }
        if !isNew { repeatedKeys.append((name, key.value.range)) }
      } else if !key.value.isNull {
        strangeKeys.append(key.value.range)
      }
      let inner = try value(events.next(), depth: depth + 1)
      let member = YAMLValue.Member(key: key.value.string ?? "", keyRange: key.value.range, value: inner.value)
      // As in JSON, the last value counts, at the first place.
      if !isNew, let place = members.firstIndex(where: { $0.key == member.key }) {
        members[place] = member
      } else {
        members.append(member)
      }
      height = max(height, key.height + 1, inner.height + 1)
    }
  }

  /// To the closing bracket, or to the end of the last value where there is none.
  private static func range(_ start: ByteRange, close: ByteRange, last: ByteRange?) -> ByteRange {
    let end = close.start == close.end ? last?.end ?? start.start : close.end
    return ByteRange(start.start, max(start.start, end))
  }
}
