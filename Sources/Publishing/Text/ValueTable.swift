import Guide
import Plates
import Printing
import Tokens

/// Tokens with their values in every theme, as a table of Markdown.
struct ValueTable {
  private let tokens: [(token: ThemedToken, remark: String?)]
  private let system: DesignSystem
  private let showsAliases: Bool

  /// - Parameter tokens: each with what its author says of it in this place.
  init(_ tokens: [(token: ThemedToken, remark: String?)], of system: DesignSystem, showsAliases: Bool = false) {
    self.tokens = tokens
    self.system = system
    self.showsAliases = showsAliases
  }

  func print(into out: inout ByteBuffer) {
    guard !tokens.isEmpty else { return }
    let themes = tokens.contains { $0.token.varies } ? system.themes.themes.map(\.name) : []
    let hasAliases = showsAliases && tokens.contains { !$0.token.token.aliases.isEmpty }
    let hasWords = tokens.contains { Self.words($0.token, $0.remark) != nil }
    var heads = ["Token"] + (themes.isEmpty ? ["Value"] : themes.map(MarkdownText.cell))
    if hasAliases { heads.append("Alias of") }
    if hasWords { heads.append("Description") }
    out.put(plain: MarkdownText.row(heads))
    out.put(plain: MarkdownText.rule(heads.count))
    for (token, remark) in tokens {
      var cells = [MarkdownText.code(token.path.description)]
      cells += themes.isEmpty ? [Self.value(token.token)] : themes.map { Self.value(token, in: $0) }
      if hasAliases { cells.append(token.token.aliases.first.map { MarkdownText.code($0.description) } ?? "") }
      if hasWords { cells.append(MarkdownText.cell(Self.words(token, remark) ?? "")) }
      out.put(plain: MarkdownText.row(cells))
    }
  }

  private static func value(_ token: Token) -> String { MarkdownText.code(TokenText.short(token)) }

  private static func value(_ token: ThemedToken, in theme: String) -> String {
    token.byTheme.first { $0.theme == theme }.map { value($0.token) } ?? ""
  }

  private static func words(_ token: ThemedToken, _ remark: String?) -> String? {
    let deprecated: String? =
      switch token.token.deprecation {
      case .deprecated(let reason)?: reason.map { "Deprecated: \($0)" } ?? "Deprecated."
      case nil: nil
      }
    let description = token.token.description
    let isRepeated = remark.flatMap { remark in description?.hasPrefix(remark) } ?? false
    let parts = [isRepeated ? nil : remark, deprecated, description].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.map(Plate.sentence).joined(separator: " ")
  }
}
