import Files
import Printing
package import Statements
import Syntax
import Tokens
import Wording

/// Of which steps a grid is claimed: of all, of those of a file that the text names, or of those that the sentence names.
package struct ClaimedSteps {
  /// The end of the path of the only file that is meant.
  private var file: String?
  /// The names that the sentence gives, which are then the only ones meant.
  private var names: [String]?

  package init(of text: PageText, around claim: Range<Int>, on page: AuditedPage) {
    let document = page.document
    // What a list of links says of another page is told there.
    if text.kind == .item, text.node + 1 < document.nodes.count, document[text.node + 1].kind == .link,
      claim.lowerBound >= Self.length(ofLink: text.node + 1, document)
    {
      names = []
      return
    }
    let sentence = text.sentence(around: claim.lowerBound)
    let row = text.kind == .cell ? document.parent(of: text.node).map { document.children(of: $0) } : nil
    let beside = row?.compactMap { page.cells[$0] } ?? []
    file =
      Self.file(in: text, sentence.indices) ?? Self.file(in: text, text.bytes.indices)
      ?? beside.lazy.compactMap { Self.file(in: $0, $0.bytes.indices) }.first ?? page.files[text.section]
    guard file == nil, Set(NameWords(sentence).words).isDisjoint(with: ["all", "every", "always"]) else { return }
    let roots = page.subject.names.roots
    let named = text.mentions.filter { sentence.indices.contains($0.range.lowerBound) }
      .filter { mention in mention.path.segments.count > 1 && mention.path.segments.first.map(roots.contains) ?? false }
    let variables = text.code.filter { sentence.indices.contains($0.lowerBound) && CodeName.isVariable(text.bytes[$0]) }
      .flatMap { page.subject.names.named(asVariable: NameWords(text.bytes[$0])) }
    if !named.isEmpty || !variables.isEmpty { names = (named.map(\.path) + variables).map(\.description) }
  }

  /// Those of a scale that are meant.
  package func steps(of scale: Scale, _ page: AuditedPage) -> [ScaleSteps.Step] {
    ScaleSteps.all(scale, on: page).filter { (scale == .space || $0.pixels < Scale.leastFull) && has($0) }
  }

  private func has(_ step: ScaleSteps.Step) -> Bool {
    if let names { return names.contains(step.name) }
    return file.map { step.file?.hasSuffix($0) ?? false } ?? true
  }

  /// The only files that the texts of sections name, by the sections.
  static func files(ofSections texts: [PageText]) -> [Int: String] {
    var files: [Int: Set<String>] = [:]
    for text in texts {
      if let file = file(in: text, text.bytes.indices) { files[text.section, default: []].insert(file) }
    }
    return files.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// How long the text of a link is.
  private static func length(ofLink node: Int, _ document: MarkdownDocument) -> Int {
    var text: [UInt8] = []
    document.appendPlainText(of: node, to: &text)
    return text.count
  }

  /// A file of data that a part of a text names as code.
  private static func file(in text: PageText, _ part: Range<Int>) -> String? {
    text.code.lazy.filter { part.contains($0.lowerBound) && $0.count < 120 }
      .map { String(decoding: text.bytes[$0], as: UTF8.self) }
      .first { [".json", ".yml", ".yaml"].contains(where: $0.hasSuffix) }
      .map { String($0.drop { $0 == "." || $0 == "/" }) }
  }
}
