import Dialects
package import Files
import Printing
package import Wording

/// The lines of a code block that is a list of values: `xs: 8px`, `Blue   #007AFF`, `--radius-md: 8px;`.
///
/// Code is an example of use as soon as a line of it is anything else: markup or a call. The rules of a stylesheet are
/// left out, and so is a sentence among many values.
package struct CodeLines {
  package struct Line {
    /// Without its semicolon and its comment.
    package let range: Range<Int>
    /// What a comment or a label above it says.
    package let label: Range<Int>?
    package let theme: String?
    /// The same in the words of prose, where CSS has its own.
    package var said: Paraphrase?
    /// The label above the list that it is an item of.
    package var owner: Range<Int>?
  }

  package var lines: [Line] = []
  let file: SourceFile
  /// Whether it may have rules with selectors, which are left out.
  let isStylesheet: Bool
  /// Whether it is in a language of programs, where only values in comments are read: `colors.ink // "#102030"`.
  private let isProgram: Bool
  var label: Range<Int>?
  /// The blocks that are open, outermost first.
  var open: [Block] = []
  var hasRules = false
  /// The lines that may give the channels of a colour: `--ink: 15 23 42`.
  var triples: [(line: Int, said: Paraphrase)] = []
  private var labels = 0
  private var unread = 0
  /// The lines of a program that give nothing.
  var foreign = 0
  /// Whether the label ends with a colon, so that the items below it are what it is made of.
  private var isOfItems = false
  private var isInComment = false

  /// Nil for code that is not a list of values.
  ///
  /// - Parameters:
  ///   - code: its place in the file.
  ///   - saysColor: whether what is above the code is about colours.
  package init?(_ code: Range<Int>, of file: SourceFile, language: CodeLanguage, saysColor: () -> Bool) {
    self.file = file
    let isSass = Self.beginsSass(file.bytes[code])
    var (isProgram, isData) = (false, false)
    switch language {
    case .script, .swift, .kotlin, .dart: isProgram = !isSass && !Self.isListing(file.bytes[code])
    // What begins as tokens do is read as such.
    case .settings where !DesignDocument.mayBe(block: file.bytes[code]): isData = true
    case .unnamed, .plain, .xml, .stylesheet: break
    case .json, .settings, .html, .java, .python, .other: if !isSass { return nil }
    }
    self.isProgram = isProgram
    isStylesheet = isSass || language == .stylesheet || file.bytes[code].firstPlace(of: ":root") != nil
    var start = code.lowerBound
    var joined: Int?
    while start < code.upperBound {
      let end = self.end(ofLineFrom: start, before: code.upperBound)
      let text = trimmed((joined ?? start)..<end)
      start = end + 1
      if open.last?.isSkipped == true {
        guard pass(text) else { return nil }
        continue
      }
      if continues(text) {
        joined = joined ?? text.lowerBound
        continue
      }
      joined = nil
      guard text.count <= Self.longest, read(text) else { return nil }
    }
    if !isStylesheet { removeNumbers(unless: saysColor) }
    readTriples()
    readColumns()
    // Beside rules only variables are values of the design.
    if hasRules { lines = lines.filter { isVariable($0.range) } }
    guard joined == nil, !lines.isEmpty, labels <= lines.count, unread * Self.valuesForOneUnread <= lines.count,
      !isProgram || isRemarked, !isData || areValues
    else { return nil }
    giveThemes()
    removeRepetitions()
    resolveReferences()
  }

  private static let longest = 800
  /// A longer line without a comment is prose.
  private static let longestLine = 140
  private static let valuesForOneUnread = 4

  // MARK: Lines

  func trimmed(_ range: Range<Int>) -> Range<Int> { file.withoutSpace(range) }

  /// Whether a declaration goes on in the next line.
  private func continues(_ text: Range<Int>) -> Bool {
    guard !isInComment, !starts(text, "/*"), !starts(text, "//") else { return false }
    let text = withoutRemarks(text)
    guard let last = text.last else { return false }
    let sign = file.bytes[last]
    let bytes = file.bytes[text]
    // `html,` before `body {`
    if isStylesheet, sign == UInt8(ascii: ","), text.count <= Self.longest { return true }
    guard text.count <= Self.longest, bytes.contains(UInt8(ascii: ":")) else { return false }
    if starts(text, "--") || starts(text, "$") || isStylesheet && isOfProperty(text), isOpenDeclaration(text) {
      return true
    }
    return sign == UInt8(ascii: ",") || sign == UInt8(ascii: "(")
      || bytes.contains(0x0A) && bytes.count { $0 == UInt8(ascii: "(") } > bytes.count { $0 == UInt8(ascii: ")") }
  }

  /// A declaration of one line or several without the comments at its end.
  private func withoutRemarks(_ text: Range<Int>) -> Range<Int> {
    var text = text
    while file.bytes[text].suffix(2).elementsEqual("*/".utf8),
      let open = text.dropLast(2).last(where: {
        file.bytes[$0] == UInt8(ascii: "/") && file.bytes[$0 + 1] == UInt8(ascii: "*")
      })
    {
      text = trimmed(text.lowerBound..<open)
    }
    return text
  }

  /// Whether the value of a variable begins in the line below its name, `--shadow-raised:`, and has no semicolon yet.
  private func isOpenDeclaration(_ text: Range<Int>) -> Bool {
    let first = file.bytes[text].prefix { $0 != 0x0A }
    guard first.last(where: { !$0.isSpace }) == UInt8(ascii: ":") else { return false }
    if first.endIndex == text.upperBound { return true }
    let next = file.bytes[text.upperBound...].prefix(Self.longest).drop(while: \.isSpace)
    let ends = ["--", "$", "}", "/*", "//", "`", "~"].contains { next.starts(with: $0.utf8) }
    return file.bytes[text].last != UInt8(ascii: ";") && !file.bytes[text].contains(UInt8(ascii: ";")) && !ends
      && !next.isEmpty
  }

  func starts(_ text: Range<Int>, _ sign: String) -> Bool { file.bytes[text].starts(with: sign.utf8) }

  mutating func read(_ line: Range<Int>) -> Bool {
    // What is held against something else is an example.
    if VerdictSigns.has(.wrong, in: file.bytes[line]) || VerdictSigns.has(.right, in: file.bytes[line]) { return false }
    if isInComment || starts(line, "/*") {
      isInComment = place(of: "*/", in: line) == nil
      label(line)
      return true
    }
    if starts(line, "<") { return read(resource: line) }
    if starts(line, "//") || starts(line, "# ") || starts(line, "## ") {
      label(line)
      return true
    }
    let text = trimmed(withoutComment(line))
    if isRemarked(text, in: line) {
      if let said = classInRemark(text, of: line) ?? valueInComment(text, of: line) {
        lines.append(Line(range: line, label: label, theme: open.last?.theme, said: said))
      }
      return true
    }
    if let (range, said) = colorInRemark(text, of: line) {
      lines.append(Line(range: range, label: label, theme: open.last?.theme, said: said))
      return true
    }
    if let said = measureInRemark(text, of: line) ?? classesBelowComment(text) {
      lines.append(Line(range: line, label: label, theme: open.last?.theme, said: said))
      return true
    }
    if isProgram {
      if !text.isEmpty { foreign += 1 }
      return true
    }
    if isAtRule(text) || isOfVendor(text) { return true }
    guard let first = text.first, let last = text.last else { return true }
    // A line that is drawn parts others.
    let sign = file.bytes[first]
    let end = file.bytes[last]
    let inner = text.lowerBound..<last
    if end == UInt8(ascii: "}"), inner.isEmpty { return open.popLast() != nil }
    if end == UInt8(ascii: "}"), let brace = place(of: "{", in: text) {
      let selector = trimmed(text.lowerBound..<brace)
      if let last = selector.last, file.bytes[last] != UInt8(ascii: ":"), file.bytes[last] != UInt8(ascii: "=") {
        return read(block: selector, trimmed(brace + 1..<inner.upperBound))
      }
    }
    if file.bytes[text].allSatisfy({ $0 == sign || $0.isSpace }) { return true }
    if end == UInt8(ascii: "{") { return enter(inner) }
    return read(declaration: end == UInt8(ascii: ";") ? trimmed(inner) : text)
  }

  mutating func label(_ line: Range<Int>) {
    label = line
    isOfItems = line.last.map { file.bytes[$0] == UInt8(ascii: ":") } ?? false
  }

  private func withoutComment(_ line: Range<Int>) -> Range<Int> {
    if file.bytes[line].contains(0x0A) { return withoutRemarks(line) }
    if let comment = place(of: "/*", in: line) { return line.lowerBound..<comment }
    if let comment = place(of: " //", in: line) { return line.lowerBound..<comment }
    // A comment of YAML, TOML or a shell: `gray-50: oklch(0.98 0 0)  # #f8f8f8` states its colour once.
    if let comment = place(of: " # ", in: line), file.bytes[line.lowerBound..<comment].contains(where: \.isDigit) {
      return line.lowerBound..<comment
    }
    return line
  }

  func place(of sign: String, in line: Range<Int>) -> Int? {
    file.bytes[line].firstPlace(of: Array(sign.utf8)[...])?.lowerBound
  }

  mutating func read(declaration line: Range<Int>) -> Bool {
    // What it refers to stands in the same code.
    if open.last?.isInline == true, reference(in: line) != nil { return true }
    if let said = besidePicture(line) {
      lines.append(Line(range: line, label: label, theme: open.last?.theme, said: said))
      return true
    }
    if let said = valueFirst(line) {
      lines.append(Line(range: line, label: label, theme: open.last?.theme, said: said))
      return true
    }
    if let value = valueAlone(line) {
      lines.append(Line(range: value, label: label, theme: open.last?.theme))
      return true
    }
    let branch = branch(of: line)
    let sign = branch.length == 0 ? listSign(of: line) : 0
    // A variable of Less begins with a sign that no name has.
    let skipped = isLessVariable(line) ? 1 : branch.length + sign
    let text = trimmed(line.lowerBound + skipped..<line.upperBound)
    // What is only drawn parts others, and so does the text in a frame.
    if text.isEmpty || !branch.isTold && holdsFrame(file.bytes[line]) { return true }
    let bytes = file.bytes[text]
    if isOfScreen(bytes) {
      lines.append(Line(range: text, label: label, theme: open.last?.theme))
      return true
    }
    let head = head(of: bytes)
    let isRecord = isRecord(bytes)
    guard text.count <= Self.longestLine || bytes.contains(UInt8(ascii: ",")), isRecord || !isCode(head)
    else { return skip(bytes) }
    let isTwig = branch.length > 0 && !bytes.contains { $0.isOne(of: ":=") }
    if !endsWithColon(bytes), !isTwig, let name = name(of: bytes),
      bytes[name.upperBound...].contains(where: { !$0.isSpace && !$0.isOne(of: ":=") })
    {
      if let triple = triple(of: text, behind: name) { triples.append((lines.count, triple)) }
      lines.append(
        Line(
          range: !isRecord && (isCode(bytes) || isRow(head, of: bytes)) ? head.startIndex..<head.endIndex : text,
          label: label,
          theme: open.last?.theme,
          owner: sign > 0 && isOfItems ? label : open.last?.name))
      return true
    }
    if sign > 0, let first = bytes.first, !endsWithColon(bytes) {
      if first == UInt8(ascii: "#") || first.isDigit {
        lines.append(Line(range: text, label: label, theme: open.last?.theme))
      } else {
        labels += 1
      }
      return true
    }
    // A twig of a tree that gives nothing.
    if branch.length > 0 { return true }
    // A label of what follows, as `Light mode:`.
    let isLabel = text.count <= 24 || !bytes.contains(where: \.isDigit) || endsWithColon(bytes)
    // A character of several bytes counts once.
    guard open.isEmpty, bytes.count(where: { $0 & 0xC0 != 0x80 }) <= 40, isLabel else { return skip(bytes) }
    labels += 1
    label(text)
    return true
  }

  /// Whether a text ends with a colon, be it one of full width.
  private func endsWithColon(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last == UInt8(ascii: ":") || bytes.suffix(3).elementsEqual("：".utf8)
  }

  /// Leaves a sentence out; false for what is no sentence.
  private mutating func skip(_ bytes: ArraySlice<UInt8>) -> Bool {
    // The sign of a remark begins a sentence too.
    let isRemark = bytes.starts(with: "※".utf8)
    guard let first = bytes.first, first.isLetter || first.startsOtherLetter || isRemark, bytes.contains(0x20),
      !isCall(bytes), !bytes.contains(where: { $0.isOne(of: "<>{};=\\|`[]@&#") }), !holdsFrame(bytes)
    else { return false }
    unread += 1
    return true
  }
}

extension UInt8 {
  /// Whether it begins a letter that is not one of ASCII: the signs of E2 are none.
  var startsOtherLetter: Bool { (0xC3...0xED).contains(self) && self != 0xE2 }
}
