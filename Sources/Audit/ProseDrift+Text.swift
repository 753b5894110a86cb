import Files
import Printing
import Statements
import TokenValues
import Tokens

/// What a finding calls the part of a token that is meant, and its value.
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

  /// A token's value, of a colour as its file writes it.
  static func text(of token: Token, _ field: Statement.Field) -> String? {
    guard case .color = token.value, token.aliases.isEmpty else { return Comparison.text(token.value, field) }
    let written = token.valueSpan.text.filter { $0 != "\"" && $0 != "'" }
    let isFunction = written.utf8.first.map(\.isLetter) ?? false && written.hasSuffix(")") && !written.contains("\n")
    let own = Comparison.text(token.value, field)
    return isFunction || written.lowercased() == own ? written : own
  }
}
