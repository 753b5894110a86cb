import Diagnostics
import Files
import Yams

/// Turns Yams' nodes into values with ranges.
///
/// Yams tells only where a node begins; where it ends is read off the text by the style it is written in.
struct YAMLConversion {
  struct TooLarge: Error {}

  private let file: SourceFile
  private let text: ByteRange
  private let lines: YAMLLines
  /// Made once: Yams sets up two tables for each.
  private let string = Tag(.str)
  private var count = 0
  private var strangeKeys: [ByteRange] = []

  init(file: SourceFile, text: ByteRange) {
    self.file = file
    self.text = text
    lines = YAMLLines(file.bytes, text)
  }

  mutating func value(_ node: Node, depth: Int) throws(TooLarge) -> YAMLValue {
    count += 1
    if count > YAMLReader.mostValues || depth > 2 * YAMLReader.deepest { throw TooLarge() }
    let start = content(node.mark.map { lines.offset($0) } ?? text.start)
    switch node {
    case .scalar(let scalar): return self.scalar(scalar, start)
    case .sequence(let sequence):
      var values: [YAMLValue] = []
      for inner in sequence { values.append(try value(inner, depth: depth + 1)) }
      return YAMLValue(.list(values), range: range(start, 0x5B, end: values.last?.range.end))
    case .mapping(let mapping):
      var members: [YAMLValue.Member] = []
      for (key, inner) in mapping {
        let name = try value(key, depth: depth + 1)
        if name.string == nil, !name.isNull { strangeKeys.append(name.range) }
        members.append(
          YAMLValue.Member(
            key: name.string ?? "", keyRange: name.range, value: try value(inner, depth: depth + 1)))
      }
      return YAMLValue(.map(members), range: range(start, 0x7B, end: members.last?.value.range.end))
    case .alias: return YAMLValue(.null, range: ByteRange(start, start))
    }
  }

  /// Reports keys that are lists or maps: nothing here asks for them.
  func reportKeys(into diagnostics: inout Diagnostics) {
    for range in strangeKeys {
      diagnostics.report(
        .yamlKey, "a key has to be a word", at: file.span(range),
        why: "settings are looked up by name, so its value is never read",
        fix: "write `key: value`")
    }
  }

  // MARK: scalars

  private func scalar(_ scalar: Node.Scalar, _ start: Int) -> YAMLValue {
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      let range = ByteRange(start, quoteEnd(start))
      return YAMLValue(.scalar(scalar.string, quoted: true), range: range)
    case .literal, .folded:
      return YAMLValue(.scalar(scalar.string, quoted: true), range: ByteRange(start, blockEnd(start)))
    case .any, .plain:
      let range = ByteRange(start, plainEnd(scalar.string, start))
      if scalar.tag == string { return YAMLValue(.scalar(scalar.string, quoted: true), range: range) }
      if ["", "~", "null", "Null", "NULL"].contains(scalar.string) { return YAMLValue(.null, range: range) }
      return YAMLValue(.scalar(scalar.string, quoted: false), range: range)
    }
  }

  /// After the closing quote; a doubled single quote and an escaped double quote do not close.
  private func quoteEnd(_ start: Int) -> Int {
    let bytes = file.bytes
    guard start < text.end else { return start }
    let quote = bytes[start]
    var at = start + 1
    while at < text.end {
      if quote == 0x22, bytes[at] == 0x5C {
        at += 2
      } else if bytes[at] == quote {
        guard quote == 0x27, at + 1 < text.end, bytes[at + 1] == 0x27 else { return at + 1 }
        at += 2
      } else {
        at += 1
      }
    }
    return min(at, text.end)
  }

  /// After the words of a plain scalar, which may be folded over several lines.
  private func plainEnd(_ string: String, _ start: Int) -> Int {
    let bytes = file.bytes
    var at = start
    for byte in string.utf8 {
      if byte == 0x20 || byte == 0x0A {
        while at < text.end, bytes[at].isMarkdownSpace { at += 1 }
      } else {
        guard at < text.end, bytes[at] == byte else { return at }
        at += 1
      }
    }
    return at
  }

  /// After the last line of a block scalar: the lines indented deeper than the one it begins on.
  private func blockEnd(_ start: Int) -> Int {
    let bytes = file.bytes
    var line = start
    while line > text.start, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
    let indent = bytes[line...].prefix { $0 == 0x20 }.count
    var end = lineEnd(start)
    var at = end
    while at < text.end {
      while at < text.end, bytes[at] == 0x0A || bytes[at] == 0x0D { at += 1 }
      let blanks = bytes[at..<text.end].prefix { $0 == 0x20 }.count
      let stop = lineEnd(at)
      if at + blanks < stop {
        guard blanks > indent else { break }
        end = stop
      }
      at = stop
    }
    return end
  }

  private func lineEnd(_ start: Int) -> Int {
    var at = start
    while at < text.end, file.bytes[at] != 0x0A, file.bytes[at] != 0x0D { at += 1 }
    return at
  }

  /// Behind the anchor and tag that a value may begin with.
  private func content(_ start: Int) -> Int {
    let bytes = file.bytes
    var at = start
    while at < text.end, bytes[at] == 0x26 || bytes[at] == 0x21 {
      while at < text.end, !bytes[at].isMarkdownSpace { at += 1 }
      while at < text.end, bytes[at].isMarkdownSpace { at += 1 }
    }
    return at
  }

  /// The range of a list or map: to its last value, or to its closing bracket where it begins with this opening one.
  private func range(_ start: Int, _ open: UInt8, end: Int?) -> ByteRange {
    var at = max(start, end ?? start)
    guard start < text.end, file.bytes[start] == open else { return ByteRange(start, at) }
    at = max(at, start + 1)
    while at < text.end, file.bytes[at] != open + 2 { at += 1 }
    return ByteRange(start, min(text.end, at + 1))
  }
}
