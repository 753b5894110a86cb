import Claims
import Colorimetry
import Files
import Guide
import Printing
import Statements
import TokenValues
import Tokens
import Wording

/// What a finding calls the part of a token that is meant, and its value; and which token may not be meant.
extension ProseDrift {
  /// What a field of a style of type is called; nil for a token that has one value.
  static func part(of token: Token, _ field: Statement.Field) -> String? {
    guard case .typography = token.value else { return nil }
    return switch field {
    case .whole, .size: "size"
    case .weight: "weight"
    case .leading: "line height"
    case .tracking: "letter spacing"
    case .family: "family"
    case .parameter: nil
    }
  }

  /// A token's value, of a colour as its file writes it, and a line height as a length where the document has one.
  static func text(of token: Token, beside statement: Statement) -> String? {
    let field = statement.field
    if case .leading = field, case .typography(let type) = token.value, case .quantity(let said) = statement.value,
      said.unit == .px || said.unit == nil && said.low >= 4
    {
      return type.leadingPixels.trimmed(2) + "px"
    }
    guard case .color = token.value, token.aliases.isEmpty else { return Comparison.text(token.value, field) }
    let written = token.valueSpan.text.filter { $0 != "\"" && $0 != "'" }
    // Of channels that are variables, the colour says more.
    let isFunction =
      written.utf8.first.map(\.isLetter) ?? false && written.hasSuffix(")") && !written.contains("\n")
      && !written.contains("var(")
    let own = Comparison.text(token.value, field)
    return isFunction || written.lowercased() == own ? written : own
  }

  /// Whether the name is no more than a plain word for a colour, in a document of another folder than the tokens': it may be
  /// about another system.
  static func isOfOtherFolder(_ token: Token, _ statement: Statement, _ page: AuditedPage) -> Bool {
    guard !statement.isReference, case .color = token.value, let name = token.path.segments.last,
      case let words = NameWords(name).words, words.count == 1, NamedValues.isColorWord(words[0])
    else { return false }
    let folders = [page.page.path, token.span.file.path].map { $0.split(separator: "/").dropLast() }
    guard let own = folders[0].first, let other = folders[1].first, own != other else { return false }
    return !general.contains(own.lowercased()) && !general.contains(other.lowercased())
  }

  /// Names of folders that are not those of one system.
  private static let general: Set<String> = [
    "tokens", "token", "design-tokens", "docs", "doc", "documentation", "src", "styles", "style", "css", "themes",
    "theme",
    "packages", "app", "apps", "lib", "assets", "public", "design", "design-system", "foundations", "components",
    "content",
  ]

  /// Whether a stylesheet declares the value for the property anywhere: for some width of the screen, for a part of the page,
  /// or by a rule that another one lies over.
  static func isDeclared(_ token: Token, _ statement: Statement, in subject: AuditedSystem) -> Bool {
    guard ProjectLayout.isStylesheet(token.span.file.path) else { return false }
    let name = Array("\(token.path):".utf8)
    return subject.sheets.contains { file in
      var rest = file.bytes[...]
      while let place = rest.firstPlace(of: name[...]) {
        rest = rest[place.upperBound...]
        let isWhole = place.lowerBound == 0 || !isOfName(file.bytes[place.lowerBound - 1])
        if isWhole, let start = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }),
          let (own, _) = WrittenValue.read(file.bytes, at: start), own.matches(statement.value) == true
        {
          return true
        }
      }
      return false
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte.isOne(of: "-_") }

  /// Whether a colour is one that a token's own figures, as those of `oklch(…)`, leave open.
  static func isRounded(_ token: Token, from statement: Statement) -> Bool {
    guard case .color(let own) = token.value, case .color(let written, hasOpacity: _) = statement.value else {
      return false
    }
    let text = token.valueSpan.text
    guard text.contains("(") || text.contains("%"), !text.contains("rgb"), !text.contains("#") else { return false }
    let isCoarse = !text.contains("lch") && text.contains("%") && !text.contains(".")
    return ColorDifference.e2000(own, written) < (isCoarse ? mostOfWhole : mostRounded)
  }

  /// What nobody can see, and more than what figures are rounded by.
  private static let mostRounded = 0.5
  /// What whole percents of HSL round by.
  private static let mostOfWhole = 2.0
}
