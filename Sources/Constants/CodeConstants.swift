package import Files
import Printing
package import Wording

/// The constants of a code block in any language that writes them as a name, a sign and a value: objects of JSON and
/// JavaScript, declarations of Swift, Kotlin and Dart. What a value is, its own notation says, its unit, its constructor
/// or the names around it.
///
/// Code that does anything else, be it a call, a function or markup, is an example of use and gives nothing, but what is
/// declared in an extension or a type before it.
package struct CodeConstants {
  package var constants: [Constant] = []
  /// The colours of members by their paths, in this code and in what came before it: `base.lime.300`.
  package var declared: [String: [UInt8]]
  /// How many members each group has, by its number; that of the code itself is 0.
  package private(set) var members = [0]
  let file: SourceFile
  /// Whether it is Dart, whose `Colors.teal` are those of Flutter.
  let isDart: Bool
  let pieces: [CodeLexeme]
  /// The piece to be read next.
  var index = 0
  /// The open ones, outermost first.
  var groups: [Group] = []
  /// Whether what is no literal among the arguments of a call is passed over.
  var passesExpressions = false
  /// How many constants there are in whole types and extensions so far.
  private var whole = 0
  /// A comment above what is being read.
  private(set) var label: Range<Int>?

  struct Group {
    let name: Range<Int>?
    /// Whether it only holds its members, as a class does, and is no part of their names.
    let isSpace: Bool
    /// Whether it is a place for constants that has methods too, as an extension has; a type with methods is a part of a
    /// program.
    let mayHaveMethods: Bool
    let number: Int
    /// Its members that have a value, by their names without signs in small letters.
    var fields: [String: [UInt8]] = [:]
  }

  /// Nil for code that is more than constants.
  ///
  /// - Parameters:
  ///   - code: its place in the file.
  ///   - language: in small letters; empty where none is named.
  package init?(_ code: Range<Int>, of file: SourceFile, language: CodeLanguage, declared: [String: [UInt8]] = [:]) {
    (self.file, self.declared) = (file, declared)
    isDart = language == .dart
    guard Self.isRead(language), code.count <= Self.longest,
      let pieces = CodeLexeme.split(file.bytes, code, hasHashComments: language == .python)
    else { return nil }
    self.pieces = pieces
    if !readMembers(until: nil) {
      // `// Usage` behind an extension
      guard whole >= Self.fewestBeforeUse else { return nil }
      constants.removeSubrange(whole...)
    }
    guard !constants.isEmpty else { return nil }
  }

  private static let fewestBeforeUse = 2

  private static func isRead(_ language: CodeLanguage) -> Bool {
    switch language {
    case .unnamed, .json, .script, .swift, .kotlin, .dart, .java, .python: true
    case .plain, .stylesheet, .settings, .html, .xml, .other: false
    }
  }

  private static let longest = 100_000
  private static let deepest = 12
  /// Longer ones are prose.
  private static let longestComment = 160

  // MARK: Members

  /// Reads members up to a closing sign, or to the end of the code; false where it does anything else.
  private mutating func readMembers(until close: Unicode.Scalar?) -> Bool {
    while let piece = next {
      switch piece.kind {
      case .newline: index += 1
      case .comment:
        guard take(comment: piece.range) else { return false }
        index += 1
      case .word, .string, .number:
        guard readMember() else { return false }
      case .arrow: return false
      case .sign:
        if let close, piece.isSign(close) {
          index += 1
          return true
        }
        if piece.isSign(",") || piece.isSign(";") {
          index += 1
        } else if piece.isSign("."), close != nil {
          // `...other`
          guard skipValue() else { return false }
        } else if piece.isSign("@") {
          skipAnnotation()
        } else if piece.isSign("{"), close == nil {
          guard readGroup(nil, isSpace: true, until: "}") else { return false }
        } else {
          return false
        }
      }
    }
    return close == nil
  }

  var next: CodeLexeme? { index < pieces.count ? pieces[index] : nil }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { file.bytes[range] }

  func word(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

  /// Keeps a comment that has its line to itself; false for one that says what not to do.
  private mutating func take(comment: Range<Int>) -> Bool {
    if VerdictSigns.has(.wrong, in: bytes(comment)) { return false }
    guard index == 0 || pieces[index - 1].kind == .newline, comment.count <= Self.longestComment else { return true }
    var range = comment
    if let mark = bytes(range).firstPlace(of: "MARK:") { range = mark.upperBound..<range.upperBound }
    let signs = "/*#-= \t\r".utf8
    while let last = range.last, signs.contains(file.bytes[last]) { range.removeLast() }
    while let first = range.first, signs.contains(file.bytes[first]) { range.removeFirst() }
    label = range.isEmpty ? nil : range
    return true
  }

  /// `createTheme(vars, {`: a statement that makes something of an object; false for any other call, such as
  /// `applyTheme({`, which shows how something is used.
  private mutating func readCall() -> Bool {
    guard let first = next, ["create", "define", "make"].contains(where: word(first.range).hasPrefix),
      let opening = openingOfObject(), opening.close == "}"
    else { return false }
    index = opening.index
    guard readGroup(nil, isSpace: true, until: "}") else { return false }
    skipRestOfCall()
    return true
  }

  // MARK: Names

  /// Reads a member: its name, be it behind modifiers and a type, and its value.
  private mutating func readMember() -> Bool {
    let start = index
    var name: Range<Int>?
    var isDeclared = false
    while let piece = next {
      switch piece.kind {
      case .word:
        let word = word(piece.range)
        if !isName(index) {
          if Self.methods.contains(word), groups.last?.mayHaveMethods == true { return skipMethod() }
          if Self.logic.contains(word) { return false }
          if index == start, Self.imports.contains(word) { return skipStatement() }
          if Self.spaces.contains(word) { return readSpace() }
          if Self.declaring.contains(word) { isDeclared = true }
        }
        name = piece.range
      case .string, .number:
        guard name == nil else { return false }
        name = piece.range
      case .sign:
        // `const { isDark } = useTheme();`
        if isDeclared, index == start + 1, piece.isSign("{") || piece.isSign("[") {
          skipBracket()
          return skipValue()
        }
        guard let name else { return false }
        // `export default {`
        if piece.isSign("{"), word(name) == "default", index == start + 2, word(pieces[start].range) == "export" {
          return readGroup(nil, isSpace: true, until: "}") && skipValue()
        }
        if piece.isSign(":") || piece.isSign("=") {
          index += 1
          return readValue(of: name, isDeclared: isDeclared, isBehindColon: piece.isSign(":"))
        }
        if piece.isSign("<") {
          guard skipGenerics() else { return false }
          continue
        }
        if piece.isSign(",") || piece.isSign(";") || piece.isClosing { return isInGroup }
        if piece.isSign("("), !isInGroup {
          index = start
          return readCall()
        }
        if piece.isSign("(") { return skipConstructor(name) }
        guard piece.isSign(".") || piece.isSign("?") else { return false }
      case .newline, .comment: return isInGroup
      case .arrow: return isInGroup && skipValue()
      }
      index += 1
    }
    return isInGroup
  }

  private var isInGroup: Bool { !groups.isEmpty }

  /// Whether a word is the name of what follows, whatever else it may mean: `default: 8`.
  private func isName(_ index: Int) -> Bool {
    index + 1 < pieces.count && (pieces[index + 1].isSign(":") || pieces[index + 1].isSign("="))
  }

  private static let declaring: Set<String> = ["const", "let", "var", "val", "static", "final", "case"]
  private static let imports: Set<String> = ["import", "package", "from", "using", "require"]
  private static let spaces: Set<String> = [
    "class", "struct", "enum", "object", "extension", "interface", "namespace",
  ]
  private static let logic: Set<String> = [
    "if", "else", "elif", "for", "while", "return", "func", "fun", "function", "def", "switch", "when", "guard",
    "await", "throw", "try", "new", "print", "async", "init", "with", "this", "self", "override", "get", "set",
  ]

  private static let methods: Set<String> = ["func", "fun", "init", "override"]

  /// `AppColors._();` within a class of the name.
  private mutating func skipConstructor(_ name: Range<Int>) -> Bool {
    let isOfSpace = groups.contains { group in
      guard group.isSpace, let own = group.name else { return false }
      return word(own) == word(name) || word(name) == "_"
    }
    guard isOfSpace else { return false }
    skipBracket()
    return true
  }

  // MARK: Groups

  /// `class AppColors {`, `extension Color {`, `data class Spacing(`: members that a name holds together.
  private mutating func readSpace() -> Bool {
    let mayHaveMethods = next.map { ["extension", "enum", "object"].contains(word($0.range)) } ?? false
    index += 1
    var name: Range<Int>?
    while let piece = next {
      if piece.kind == .word {
        name = name ?? piece.range
      } else if piece.isSign("{") || piece.isSign("(") {
        guard
          readGroup(name, isSpace: true, until: piece.isSign("{") ? "}" : ")", mayHaveMethods: mayHaveMethods)
        else { return false }
        if piece.isSign("{") {
          if groups.isEmpty { whole = constants.count }
          return true
        }
        continue
      } else if piece.kind == .newline {
        return true
      } else if !piece.isSign(":"), !piece.isSign(","), !piece.isSign("."), !piece.isSign("<"), !piece.isSign(">") {
        return false
      }
      index += 1
    }
    return true
  }

  /// Reads the members of a group from its opening sign on.
  mutating func readGroup(
    _ name: Range<Int>?, isSpace: Bool, until close: Unicode.Scalar, mayHaveMethods: Bool = false
  ) -> Bool {
    guard groups.count < Self.deepest else { return false }
    index += 1
    let above = label
    label = nil
    let start = constants.count
    members.append(0)
    groups.append(
      Group(name: name, isSpace: isSpace, mayHaveMethods: mayHaveMethods, number: members.count - 1))
    guard readMembers(until: close), let group = groups.popLast() else { return false }
    label = isSpace ? nil : above
    take(group, since: start, until: pieces[index - 1].range.upperBound, comment: above)
    return true
  }

  /// A group that is one value: a style of type by its fields, a spring, a number with its unit.
  private mutating func take(_ group: Group, since start: Int, until end: Int, comment: Range<Int>?) {
    let fields = group.fields
    guard let name = group.name else { return takeSpring(fields, since: start, until: end, comment: comment) }
    guard !group.isSpace else { return }
    if Set(group.fields.keys) == ["light", "dark"], members[group.number] == 2 { return giveThemes(since: start) }
    if Self.key(bytes(name)) == "shadowoffset", let x = fields["width"], let y = fields["height"], !groups.isEmpty {
      groups[groups.count - 1].fields["shadowoffset"] = x + Array("px ".utf8) + y + Array("px".utf8)
    }
    var text: [UInt8]?
    let style = Self.style(fields, isPoints: false)
    if let spring = Self.spring(fields) {
      text = spring
    } else if let shadow = Self.shadow(fields) {
      text = shadow
    } else if let number = fields["value"], let unit = fields["unit"], unit.allSatisfy(\.isLetter) {
      text = number + unit
    }
    guard style != nil || text != nil else { return }
    constants.removeSubrange(start...)
    add(name, text ?? [], name.upperBound..<end, style: style, isDeclared: false)
  }

  // MARK: Values

  /// Reads what is behind the sign of a name.
  private mutating func readValue(of name: Range<Int>, isDeclared: Bool, isBehindColon: Bool) -> Bool {
    var isTime = false
    if isBehindColon, isDeclared {
      // `let name: Type = value`
      while let piece = next, !piece.isSign("=") {
        if piece.isSign("{") {
          skipBracket()
          return true
        }
        if piece.kind == .newline || piece.isSign(",") || piece.isSign(";") || piece.isClosing { return true }
        if piece.kind == .word, word(piece.range) == "TimeInterval" { isTime = true }
        index += 1
      }
      index += 1
    }
    while next?.kind == .newline { index += 1 }
    guard let piece = next else { return false }
    members[groups.last?.number ?? 0] += 1
    let start = index
    if piece.isSign("{") {
      guard readGroup(name, isSpace: isSpace(name, isDeclared: isDeclared), until: "}") else { return false }
      return skipValue()
    }
    if let opening = openingOfObject() {
      index = opening.index
      let isSpace = isSpace(name, isDeclared: isDeclared)
      guard readGroup(name, isSpace: isSpace, until: opening.close) else { return false }
      if opening.close == "}" { skipRestOfCall() }
      return skipValue()
    }
    if piece.isSign("["), readRemarkedColors(isDeclared: isDeclared) { return skipValue() }
    guard let literal = literal(), isEnd(index) else {
      index = start
      if let (color, place) = colorOfReference(name) { add(name, color, place, isDeclared: isDeclared) }
      return skipValue()
    }
    let text =
      literal.text.last?.isDigit == true ? literal.text + unit(of: name, literal, isTime: isTime) : literal.text
    if !groups.isEmpty, literal.style == nil, groups[groups.count - 1].fields.count < 64 {
      groups[groups.count - 1].fields[Self.key(bytes(name))] = text
    }
    add(name, text, literal.range, style: literal.style, constructor: literal.constructor, isDeclared: isDeclared)
    return skipValue()
  }

  /// Whether a value ends here.
  func isEnd(_ index: Int) -> Bool {
    guard index < pieces.count, case let piece = pieces[index] else { return true }
    if piece.kind == .newline || piece.kind == .comment || piece.isSign(",") || piece.isSign(";") { return true }
    if piece.kind == .word { return ["as", "satisfies"].contains(word(piece.range)) }
    return piece.isClosing || piece.isSign("!")
  }

  /// Passes the rest of a value; false where it is a function or markup.
  private mutating func skipValue() -> Bool {
    while let piece = next {
      if piece.isOpening {
        skipBracket()
        continue
      }
      if piece.isClosing || piece.kind == .newline || piece.isSign(",") || piece.isSign(";") { return true }
      if !isInGroup, piece.kind == .arrow || piece.kind == .word && Self.logic.contains(word(piece.range)) {
        return false
      }
      index += 1
      if piece.isSign("<"), next?.kind == .word, pieces[index].range.lowerBound == piece.range.upperBound {
        return false
      }
    }
    return true
  }

  /// The letters and digits of a name, in small letters.
  static func key(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(40).lazy.filter { $0.isLetter || $0.isDigit }.map(\.lowercased), as: UTF8.self)
  }
}
