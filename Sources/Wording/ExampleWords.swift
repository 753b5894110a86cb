/// Words with which a document says that a value is one of many and not its own.
package enum ExampleWords {
  /// Whether a text in small letters begins with words that lead to examples: `e.g. 8px`, `such as`, `z. B.`, `如 8px`.
  package static func lead(_ text: some StringProtocol) -> Bool {
    if unparted.contains(where: { text.hasPrefix($0) }) { return true }
    return leading.contains { words in
      guard text.hasPrefix(words) else { return false }
      let next = text.dropFirst(words.count).first
      return next.map { !$0.isLetter } ?? true
    }
  }

  /// Whether a name in small letters is a word for examples: `Example`, `사용 예`.
  package static func areName(_ name: some StringProtocol) -> Bool {
    lead(name) || names.contains { name == $0 }
  }

  /// In small letters, without the sign at their ends.
  static let leading = [
    "e.g", "eg", "e. g", "for example", "for instance", "such as", "something like", "z. b", "z.b",
    "zum beispiel", "par exemple", "p. ex", "ex.", "ex :", "ex:", "por ejemplo", "p. ej", "p.ej", "por exemplo",
    "p. ex.", "per esempio", "ad es", "bijv", "bijvoorbeeld", "np.", "напр", "например",
  ]

  private static let unparted = ["例如", "比如", "如「", "如“", "如 ", "例えば", "例：", "例:", "예:", "예를 들어", "예) "]

  private static let names = [
    "example", "examples", "sample", "samples", "beispiel", "beispiele", "exemple", "exemples", "ejemplo", "ejemplos",
    "exemplo", "exemplos", "esempio", "esempi", "voorbeeld", "przykład", "пример", "例", "使用例", "示例", "范例", "예",
    "예시", "사용 예",
  ]
}
