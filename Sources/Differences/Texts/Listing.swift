import Printing
import Wording

/// The values of a listing with the names around them: the declarations of a stylesheet, the members of an object.
package struct Listing {
  package struct Member: Hashable, Sendable {
    /// The selectors, rules and keys that it is in, the outermost first.
    package let scopes: [String]
    /// Empty for an item of a list, and for a statement.
    package let name: String
    /// Without quotation marks and the sign at its end.
    package let value: String
  }

  package private(set) var members: [Member] = []

  /// Nil for a language in which values have no names that can be read so, and for a text that does not close what it
  /// opens.
  package init?(_ text: String, language: String?) {
    let language = CodeLanguage(info: language ?? "")
    let isSheet = language == .stylesheet
    guard isSheet || language == .json || language == .script, text.utf8.count < Self.longest else { return nil }
    var reader = Reader(isSheet: isSheet)
    var letters = text[...]
    while let letter = letters.first {
      if let comment = reader.comment(at: letters) {
        letters = comment
        continue
      }
      guard reader.take(letter) else { return nil }
      letters = letters.dropFirst()
    }
    guard reader.isClosed else { return nil }
    reader.end()
    members = reader.members
  }

  private static let longest = 60_000

  /// Reads a text letter by letter.
  private struct Reader {
    let isSheet: Bool
    private(set) var members: [Member] = []
    private var scopes: [String] = []
    private var text = ""
    private var quote: Character?
    /// How many round and square brackets are open.
    private var depth = 0

    init(isSheet: Bool) { self.isSheet = isSheet }

    var isClosed: Bool { scopes.isEmpty && depth == 0 && quote == nil }

    /// What follows a comment that begins a text; nil where none does.
    func comment(at text: Substring) -> Substring? {
      guard quote == nil, text.first == "/" else { return nil }
      if text.hasPrefix("/*") {
        return text.firstRange(of: "*/").map { text[$0.upperBound...] } ?? text[text.endIndex...]
      }
      guard text.hasPrefix("//"), depth == 0 else { return nil }
      return text.drop { !$0.isNewline }
    }

    /// False for a bracket that closes nothing.
    mutating func take(_ letter: Character) -> Bool {
      if let open = quote {
        if letter == open, text.last != "\\" { quote = nil }
        text.append(letter)
        return true
      }
      switch letter {
      case "\"", "'", "`":
        quote = letter
        text.append(letter)
      case "(", "[":
        depth += 1
        text.append(letter)
      case ")", "]":
        depth -= 1
        text.append(letter)
      case "{" where depth == 0:
        scopes.append(Self.scope(text))
        text = ""
      case "}" where depth == 0:
        end()
        guard !scopes.isEmpty else { return false }
        scopes.removeLast()
      case ";" where depth == 0, "," where depth == 0 && !isSheet:
        end()
      case _ where letter.isNewline && depth == 0 && !isSheet && !isOpen:
        end()
      default: text.append(letter.isNewline ? " " : letter)
      }
      return depth >= 0
    }

    /// Whether a line that ends here goes on in the next one.
    private var isOpen: Bool { text.last { !$0.isWhitespace }.map { ":=+>?&|".contains($0) } ?? true }

    /// Takes what was read since the last value as one.
    mutating func end() {
      let whole = Self.words(text)
      text = ""
      if whole.isEmpty { return }
      let sign = whole.firstIndex(of: ":") ?? (isSheet ? nil : whole.firstIndex(of: "="))
      let name = sign.map { Self.bare(whole[..<$0]) } ?? ""
      let value = sign.map { whole[whole.index(after: $0)...] } ?? whole[...]
      members.append(Member(scopes: scopes.filter { !$0.isEmpty }, name: name, value: Self.bare(value)))
    }

    private static func words(_ text: some StringProtocol) -> String {
      text.split { $0.isWhitespace }.joined(separator: " ")
    }

    private static func bare(_ text: Substring) -> String {
      var bare = words(text)[...]
      if let first = bare.first, "\"'`".contains(first), bare.count > 1, bare.last == first,
        !bare.dropFirst().dropLast().contains(first)
      {
        bare = bare.dropFirst().dropLast()
      }
      return String(bare)
    }

    /// What is before an opening bracket: a selector, `primary` of `primary: {`, `colors` of `const colors = {`.
    private static func scope(_ text: String) -> String {
      var scope = words(text)[...]
      while let last = scope.last, ":= ".contains(last) { scope.removeLast() }
      if let last = scope.split(separator: " ").last, ["const", "let", "var"].contains(where: scope.contains) {
        scope = last
      }
      return bare(scope)
    }
  }
}
