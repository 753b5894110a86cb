package import Tokens
import Wording

/// What an app says in a colour, by what the colour is for: an error in that of errors, a link in that of links.
package enum RoleWords {
  /// - Parameters:
  ///   - path: that of the colour.
  ///   - label: its name on the plate.
  ///   - index: so that neighbours differ.
  package static func of(_ path: TokenPath, label: String = "", index: Int = 0) -> String {
    let names = Set(NameWords("\(path) \(label)").words)
    let words = kinds.first { !$0.names.isDisjoint(with: names) }?.words ?? general
    return words[index % words.count]
  }

  private static let general = ["Can you read this?"]

  /// Short enough for a column of six; the more telling names first.
  private static let kinds: [(names: Set<String>, words: [String])] = [
    (["placeholder", "input", "field"], ["Your email", "Search"]),
    (["disabled", "unavailable"], ["Not available"]),
    (["danger", "error", "destructive", "negative", "critical", "invalid", "alert"], ["This code has expired"]),
    (["warning", "caution"], ["Storage is almost full"]),
    (["success", "positive", "valid"], ["Changes saved"]),
    (["tab", "tabs", "navigation", "nav"], ["Messages", "History", "Profile"]),
    (["label", "button", "cta", "on", "fill", "chip", "tag"], ["Save changes"]),
    (["link", "links", "accent", "action", "brand", "interactive"], ["Show all seven"]),
    (["title", "titles", "heading", "headline", "header"], ["Your week"]),
    (
      ["secondary", "muted", "subtle", "tertiary", "caption", "hint", "helper"],
      ["Updated at 18:05", "Only you see this"]
    ),
  ]
}
