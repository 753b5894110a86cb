import Diagnostics
import Files

/// Reports names in a template that no slot has: the engine itself prints nothing for them, silently.
enum TemplateCheck {
  /// Whether every name is known. Partials and blocks have names of their own and are not looked at.
  static func check(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Bool {
    var isSound = true
    for tag in tags(of: file) where Slot(rawValue: tag.name) == nil && tag.name != "." {
      isSound = false
      let near = Suggestion.nearest(to: tag.name, in: Slot.allCases.map(\.rawValue))
      diagnostics.error(
        "unknown-template-name", "\(tag.name) is no slot of a layout", at: file.span(tag.range),
        why: "nothing would be printed for it; the default template is used in its place",
        fix: near.map { "did you mean {{\($0)}}?" }
          ?? "use one of \(Slot.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return isSound
  }

  private struct Tag {
    let name: String
    let range: ByteRange
  }

  /// The variables and sections of a template.
  private static func tags(of file: SourceFile) -> [Tag] {
    let bytes = file.bytes
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    var tags: [Tag] = []
    var index = 0
    var parents: [String] = []
    while index + 1 < bytes.count {
      guard bytes[index] == open, bytes[index + 1] == open else {
        index += 1
        continue
      }
      var start = index + 2
      var end = start
      while end < bytes.count, bytes[end] != close { end += 1 }
      index = end
      var sigil: UInt8?
      if start < end, "#^/!>$<&{".utf8.contains(bytes[start]) {
        sigil = bytes[start]
        start += 1
      }
      while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
      while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      let name = file.text(ByteRange(start, end))
      switch sigil {
      case UInt8(ascii: "!"), UInt8(ascii: ">"): continue
      case UInt8(ascii: "$"), UInt8(ascii: "<"): parents.append(name)
      case UInt8(ascii: "/"): if parents.last == name { parents.removeLast() }
      case .some, .none: tags.append(Tag(name: name, range: ByteRange(start, end)))
      }
    }
    return tags
  }
}
