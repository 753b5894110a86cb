import Diagnostics
import Markup
import Plates
import Printing

extension PreviewParser {
  private struct Raw {
    let name: String
    let nameRange: Range<Int>
    let value: String?
    let valueRange: Range<Int>
  }

  /// The allowed attributes of a start tag, each once; the offset is left at `>`, `/` or the end.
  mutating func readAttributes(of element: String) -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      while let next = byte(at: offset), next.isSpace || next == UInt8(ascii: "/") { advance() }
      guard let next = byte(at: offset), next != UInt8(ascii: ">") else { return attributes }
      guard let raw = readAttribute() else { continue }
      guard !attributes.contains(where: { $0.name == raw.name }) else {
        report(
          .invalidAttribute, "\(raw.name) is given twice", raw.nameRange, why: "the second one would be ignored",
          fix: "write it once")
        continue
      }
      if let attribute = checked(raw, on: element) { attributes.append(attribute) }
    }
  }

  private mutating func readAttribute() -> Raw? {
    let start = offset
    let name = readName()
    guard !name.isEmpty else {
      report(
        .previewSyntax, "this is not an attribute", start..<start + 1, why: "browsers guess what was meant",
        fix: "write name=\"value\"")
      while let next = byte(at: offset), !next.isSpace, next != UInt8(ascii: ">") { advance() }
      return nil
    }
    let nameRange = start..<offset
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: "=") else {
      return Raw(name: name, nameRange: nameRange, value: nil, valueRange: nameRange)
    }
    advance()
    skipSpace()
    let valueRange = readValue()
    checkPlaceholders(valueRange)
    let value = PreviewText.decoded(text.bytes[valueRange], collapsing: false)
    return Raw(name: name, nameRange: nameRange, value: value, valueRange: valueRange)
  }

  /// The range of a quoted value, or of an unquoted one with a report.
  private mutating func readValue() -> Range<Int> {
    if let quote = byte(at: offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = offset + 1
      let close = text.bytes[min(start, end)..<end].firstIndex(of: quote) ?? end
      move(to: close + 1)
      return min(start, end)..<close
    }
    let start = offset
    while let next = byte(at: offset), !next.isSpace, next != UInt8(ascii: ">") { advance() }
    report(
      .previewSyntax, "the value is not in quotes", start..<offset, why: "where it ends is easily misread",
      fix: "put it in double quotes")
    return start..<offset
  }

  /// The attribute as it may be printed; nil, with a report, if it may not.
  private mutating func checked(_ raw: Raw, on element: String) -> Attribute? {
    guard isKnown(raw, on: element) else { return nil }
    if PreviewVocabulary.flags.contains(raw.name) { return .flag(raw.name) }
    guard let value = raw.value else {
      return invalid(raw, "\(raw.name) has no value", fix: "write \(raw.name)=\"…\"")
    }
    switch raw.name {
    case "role":
      guard PreviewVocabulary.roles.contains(value) else {
        let near = Suggestion.nearest(to: value, in: PreviewVocabulary.roles.sorted())
        return invalid(
          raw, "\(value) is not a role", fix: near.map { "did you mean \($0)?" } ?? "use a role of WAI-ARIA")
      }
    case "data-icon":
      guard DrawnIcon(rawValue: value) != nil else {
        return invalid(raw, "\(value) is not an icon that can be drawn", fix: DrawnIcon.fix(for: value))
      }
    case "href":
      guard value == "#" else {
        return invalid(raw, "a link in a preview may not lead anywhere", fix: "write href=\"#\"")
      }
    case "type":
      if element == "button" { return nil }
      guard PreviewVocabulary.inputTypes.contains(value) else {
        let types = PreviewVocabulary.inputTypes.sorted().joined(separator: ", ")
        return invalid(raw, "\(value) is not a type of field allowed in a preview", fix: "use one of \(types)")
      }
    case "class", "id":
      guard value.utf8.allSatisfy({ $0.isNamePart || $0.isSpace || $0 == 0x7B || $0 == 0x7D }) else {
        return invalid(raw, "\(raw.name) contains characters other than a-z, 0-9, - and _", fix: "remove them")
      }
    default: break
    }
    return .attr(raw.name, value)
  }

  private mutating func isKnown(_ raw: Raw, on element: String) -> Bool {
    if PreviewVocabulary.aria.contains(raw.name) { return true }
    guard PreviewVocabulary.attributes.contains(raw.name) else {
      let known = PreviewVocabulary.attributes + PreviewVocabulary.aria.sorted()
      report(
        .unknownAttribute, "\(raw.name) is not allowed in a preview", raw.nameRange, why: reason(against: raw.name),
        fix: raw.name == "style"
          ? "give it a class, and the class its style in the page’s stylesheet"
          : Suggestion.nearest(to: raw.name, in: known).map {
            Fix(guess: "did you mean \($0)?", replacing: text.span(raw.nameRange), with: $0)
          } ?? "remove it")
      return false
    }
    if let owners = PreviewVocabulary.owners[raw.name], !owners.contains(element) {
      report(
        .invalidAttribute, "\(raw.name) does not belong on <\(element)>", raw.nameRange,
        why: "it would do nothing there", fix: "remove it")
      return false
    }
    return true
  }

  private func reason(against name: String) -> String {
    if name.hasPrefix("on") { return "previews run no script" }
    if name == "style" { return "a value written here would not come from a token" }
    return "only HTML that cannot load anything, run code or leave its figure is allowed"
  }

  private mutating func invalid(_ raw: Raw, _ message: Message, fix: Fix) -> Attribute? {
    report(.invalidAttribute, message, raw.valueRange, why: "the attribute is left out", fix: fix)
    return nil
  }

  /// Reports names in braces that this block does not define.
  mutating func checkPlaceholders(_ range: Range<Int>) {
    guard !placeholders.isEmpty else { return }
    var index = range.lowerBound
    while let start = text.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      let close = text.bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
      guard let close else { return }
      let name = text.string(start + 1..<close)
      if !placeholders.contains(name) {
        report(
          .unknownPlaceholder, "{\(name)} stands for nothing", start..<close + 1,
          fix: "write \(placeholders.map { "{\($0)}" }.joined(separator: " or "))")
      }
      index = close + 1
    }
  }
}
