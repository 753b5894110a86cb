import Tokens
import Wording

extension Token {
  /// Whether its name is nothing but that of a step of a scale: `500`, `sm`, `2xl`.
  var isStep: Bool {
    let words = NameWords(path.name).words
    return !words.isEmpty && words.allSatisfy { Self.sizes.contains($0.drop(while: \.isNumber)) }
  }

  private static let sizes: Set<Substring> = [
    "", "xxxs", "xxs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "xxxl",
  ]
}
