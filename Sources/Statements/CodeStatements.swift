import Files
import Printing
import Syntax
import Tokens
import Wording

/// What a block of code gives to the names of tokens: `--color-ink: #111827` in CSS, `colors: { ink: '#111827' }` in a program.
///
/// A block that repeats the tokens agrees with most of them, and where it does not, one of the two is out of date. A block that
/// differs in more is one of another system, or shows how values are set.
struct CodeStatements {
  private let document: MarkdownDocument
  private let subject: AuditedSystem
  private let section: PageSection
  private var found: [Statement] = []

  /// - Parameter variables: those that the block sets, where it is one of CSS.
  static func all(
    _ node: Int, _ variables: CodeVariables?, _ section: PageSection, _ document: MarkdownDocument,
    _ subject: AuditedSystem
  ) -> [Statement] {
    var own = CodeStatements(document: document, subject: subject, section: section)
    if let variables {
      for variable in variables.all { own.add(variable) }
    } else {
      for member in CodeMembers(node, in: document).all { own.add(member) }
    }
    return own.repeatsTokens ? own.found : []
  }

  private init(document: MarkdownDocument, subject: AuditedSystem, section: PageSection) {
    (self.document, self.subject, self.section) = (document, subject, section)
  }

  private mutating func add(_ variable: CodeVariables.Variable) {
    let name = NameWords(document.file.bytes[variable.name])
    let mode = variable.selector.first(where: ThemeWords.modes.contains) ?? section.mode
    add(subject.names.named(asVariable: name), mode, variable.value, variable.valueRange)
  }

  private mutating func add(_ member: CodeMembers.Member) {
    let bytes = document.file.bytes
    let around = member.groups.flatMap { NameWords(bytes[$0]).words }
    let mode = around.first(where: ThemeWords.modes.contains) ?? section.mode
    let tokens = subject.names.meant(by: NameWords(bytes[member.name]), in: mode) { around }
    add(tokens, mode, member.value, member.range)
  }

  private mutating func add(_ tokens: [TokenPath], _ mode: String?, _ value: WrittenValue, _ range: Range<Int>) {
    let own = tokens.filter { path in
      subject.names.tokens(path).contains { Comparison.matches(value, .whole, $0.token.value) != nil }
    }
    let themes = mode.map { subject.names.themes(named: $0) } ?? []
    // What holds in a theme that the tokens do not have says nothing of them.
    guard own.count == 1, mode == nil || !themes.isEmpty else { return }
    found.append(
      Statement(
        tokens: own, isReference: false, field: .whole, themes: themes, value: value,
        range: ByteRange(range.lowerBound, range.upperBound)))
  }

  private var repeatsTokens: Bool {
    let same = found.count { statement in
      subject.names.tokens(statement.tokens[0]).contains { theme, token in
        (statement.themes.isEmpty || statement.themes.contains(theme))
          && Comparison.matches(statement.value, .whole, token.value) == true
      }
    }
    return same >= Self.least && (found.count - same) * Self.least <= same
  }

  /// How many values agree in a block that repeats tokens, and how many for each that does not.
  private static let least = 3
}

/// The values of the objects in a block of a program or of JSON, with the names of the groups around them.
///
/// Every byte is looked at once.
private struct CodeMembers {
  struct Member {
    let groups: [Range<Int>]
    let name: Range<Int>
    let value: WrittenValue
    let range: Range<Int>
  }

  private(set) var all: [Member] = []
  private let bytes: [UInt8]
  private var end = 0
  /// The names of the groups that are open, empty where one has none.
  private var open: [Range<Int>] = []
  /// The name whose value comes next.
  private var name: Range<Int>?

  init(_ node: Int, in document: MarkdownDocument) {
    bytes = document.file.bytes
    let language = document.info(of: node).prefix { $0.isLetter }.lowercased()
    guard Self.languages.contains(language), let content = document.contentRange(of: node) else { return }
    end = content.end
    read(from: content.start)
  }

  private static let languages: Set<String> = [
    "js", "javascript", "jsx", "ts", "typescript", "tsx", "json", "jsonc",
  ]
  private static let deepest = 12

  private mutating func read(from start: Int) {
    var index = start
    while index < end, open.count <= Self.deepest {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(name ?? index..<index)
        name = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        name = nil
      case UInt8(ascii: ","), UInt8(ascii: ";"): name = nil
      case UInt8(ascii: "/") where bytes[index..<end].starts(with: "//".utf8):
        index = bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
        continue
      case UInt8(ascii: "/") where bytes[index..<end].starts(with: "/*".utf8):
        index = bytes[index..<end].firstPlace(of: "*/")?.upperBound ?? end
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let close = bytes[(index + 1)..<end].firstIndex { $0 == byte || $0 == UInt8(ascii: "\n") } ?? end
        take(index + 1..<close, isText: true, behind: min(close + 1, end))
        index = close
      default:
        guard byte.isDigit || byte.isLetter || byte == UInt8(ascii: "_") else { break }
        let close = bytes[index..<end].firstIndex { !$0.isLetter && !$0.isDigit && !$0.isOne(of: "_-.") } ?? end
        take(index..<close, isText: false, behind: close)
        index = close
        continue
      }
      index += 1
    }
  }

  /// Takes a word or what stands in quotation marks: a name before a colon or an equals sign, or else the value of one.
  private mutating func take(_ part: Range<Int>, isText: Bool, behind: Int) {
    let next = bytes[behind..<end].first { $0 != UInt8(ascii: " ") }
    if next == UInt8(ascii: ":") || !isText && next == UInt8(ascii: "=") {
      name = part
      return
    }
    defer { name = nil }
    guard let name, let (value, close) = WrittenValue.read(bytes, at: part.lowerBound), close == part.upperBound,
      StatementScan.isTelling(value)
    else { return }
    all.append(Member(groups: open.filter { !$0.isEmpty }, name: name, value: value, range: part))
  }
}
