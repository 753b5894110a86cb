import Diagrams
import Guide
import Plates
import Previews
import Printing
import Tokens

/// A block that is drawn from lines with names, or from HTML, as a list of what it says, with the values of the tokens
/// in it.
struct DrawnBlock {
  private let block: FencedBlock
  private let system: DesignSystem

  init(_ block: FencedBlock, in system: DesignSystem) {
    self.block = block
    self.system = system
  }

  /// Nil for what is text already, such as a flowchart, and for a block without lines.
  func text() -> String? {
    if block.lines.isEmpty || block.name == Mermaid.info.name { return nil }
    if block.name == Anatomy.info.name {
      return Anatomy.parts(of: block).uniqued().enumerated().map { "\($0 + 1). \(MarkdownText.escaped($1))\n" }.joined()
    }
    return lines.map(item).joined()
  }

  private var areRules: Bool { block.name == DoDont.info.name }

  /// The lines that are not HTML: those before it, and the rules among it.
  private var lines: [FencedBlock.Line] {
    var isMarkup = false
    return block.lines.filter { line in
      if areRules, DoDont.said(by: line) != nil {
        isMarkup = false
      } else if line.text.hasPrefix("<") || line.text == "---" {
        isMarkup = true
      }
      return !isMarkup
    }
  }

  private func item(_ line: FencedBlock.Line) -> String {
    let rule = areRules ? DoDont.said(by: line) : nil
    var text = rule.map { MarkdownText.escaped("\($0.isDo ? "Do" : "Don’t"): \($0.text)") } ?? told(line.text)
    let (title, note) = line.titleAndNote
    for words in [title, note].compactMap(\.self) {
      text += ([".", ":"].contains { text.hasSuffix($0) } ? " " : ", ") + told(words)
    }
    return "- \(text)\n"
  }

  // MARK: Values

  /// A line with the values of the tokens that it names.
  private func told(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let tokens = word.contains(".") ? system.tokens.matching(TokenGlob(String(word))) : []
      return tokens.isEmpty ? MarkdownText.escaped(String(word)) : tokens.map(value).joined(separator: ", ")
    }.joined(separator: " ")
  }

  /// `` `space.small` (`8px`) ``, with the value of each theme if they differ.
  private func value(_ token: Token) -> String {
    "\(MarkdownText.code(token.path.description)) (\(ThemedToken(path: token.path, system: system).told))"
  }
}
