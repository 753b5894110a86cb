import Diagnostics
import Files

/// Refuses texts that libyaml would choke on, before it sees them.
enum YAMLBounds {
  struct Refusal {
    let rule: Rule
    let message: Message
    let fix: Fix
    let range: ByteRange
  }

  /// Repeated anchors are written out wherever they are named: this often, so that nothing can grow without end.
  static let mostAliases = 16

  static func refusal(_ bytes: [UInt8], _ text: ByteRange) -> Refusal? {
    if text.count > YAMLReader.longest {
      return Refusal(
        rule: .yamlTooLarge, message: "the YAML has \(text.count) bytes, more than the limit of \(YAMLReader.longest)",
        fix: "move long data to a file of its own", range: ByteRange(text.start, text.start))
    }
    if let place = tooDeep(bytes, text) {
      return Refusal(
        rule: .yamlTooLarge, message: "lists and maps are nested more than \(YAMLReader.deepest) deep",
        fix: "flatten it", range: ByteRange(place, place))
    }
    if let place = tooManyAliases(bytes, text) {
      return Refusal(
        rule: .yamlAliases, message: "more than \(mostAliases) aliases (`*name`) of anchors",
        fix: "write the values out", range: ByteRange(place, place))
    }
    return nil
  }

  /// Where brackets, indented lines or dashes in a row go deeper than allowed.
  private static func tooDeep(_ bytes: [UInt8], _ text: ByteRange) -> Int? {
    var brackets = 0
    var indents: [Int] = []
    var at = text.start
    while at < text.end {
      let line = at
      var dashes = 0
      while at < text.end, bytes[at] == 0x20 || bytes[at] == 0x2D || bytes[at] == 0x3F {
        if bytes[at] != 0x20, at + 1 < text.end, bytes[at + 1].isMarkdownSpace { dashes += 1 }
        at += 1
      }
      if at < text.end, bytes[at] != 0x0A, bytes[at] != 0x0D {
        while let last = indents.last, last >= at - line { indents.removeLast() }
        indents.append(at - line)
      }
      if indents.count + dashes > YAMLReader.deepest { return line }
      while at < text.end, bytes[at] != 0x0A, bytes[at] != 0x0D {
        if bytes[at] == 0x5B || bytes[at] == 0x7B { brackets += 1 }
        if bytes[at] == 0x5D || bytes[at] == 0x7D { brackets = max(0, brackets - 1) }
        if brackets > YAMLReader.deepest { return at }
        at += 1
      }
      at += 1
    }
    return nil
  }

  /// Where one alias too many stands; only names that are anchors too are counted.
  private static func tooManyAliases(_ bytes: [UInt8], _ text: ByteRange) -> Int? {
    guard bytes[text.start..<text.end].contains(0x26) else { return nil }
    let anchors = Set(names(0x26, bytes, text).map(\.name))
    var count = 0
    for alias in names(0x2A, bytes, text) where anchors.contains(alias.name) {
      count += 1
      if count > mostAliases { return alias.offset }
    }
    return nil
  }

  private static func names(_ mark: UInt8, _ bytes: [UInt8], _ text: ByteRange) -> [(name: [UInt8], offset: Int)] {
    var found: [(name: [UInt8], offset: Int)] = []
    var at = text.start
    while at < text.end {
      guard bytes[at] == mark else {
        at += 1
        continue
      }
      let start = at + 1
      at = start
      while at < text.end, !bytes[at].isMarkdownSpace, ![0x2C, 0x5B, 0x5D, 0x7B, 0x7D].contains(bytes[at]) { at += 1 }
      var name = Array(bytes[start..<at])
      if name.last == 0x3A { name.removeLast() }
      if !name.isEmpty { found.append((name, start - 1)) }
    }
    return found
  }
}
