import Claims
import Colorimetry
import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// Names with dots that are none of tokens: those of programs and of their files.
extension UnknownMention {
  /// Whether a sentence or the head of a column says that what is there is a path in a program, which has objects of its own.
  static func isOfProgram(_ mention: TokenMention, in text: PageText, on page: AuditedPage) -> Bool {
    let sentence = text.sentence(around: mention.range.lowerBound)
    if easternPrograms.contains(where: { sentence.firstPlace(of: Array($0.utf8)[...]) != nil })
      || isOfFile(sentence.indices, text) || isFunction(mention.path.segments[0], page)
    {
      return true
    }
    guard text.kind == .cell else {
      return !languages.union(programs).isDisjoint(with: text.words(around: mention.range.lowerBound))
    }
    guard let row = page.document.parent(of: text.node), let table = page.document.parent(of: row),
      let head = page.document.children(of: table).first(where: { page.document[$0].isHeader }),
      let column = Array(page.document.children(of: row)).firstIndex(of: text.node),
      let node = Array(page.document.children(of: head)).dropFirst(column).first, let cell = page.cells[node]
    else { return false }
    return !languages.union(["code"]).isDisjoint(with: NameWords(cell.bytes).words)
  }

  private static let languages: Set<String> = [
    "js", "javascript", "ts", "typescript", "jsx", "tsx", "swift", "swiftui", "kotlin", "compose", "dart", "flutter",
    "import", "imports", "react", "api", "method", "methods", "function", "functions", "hook", "hooks",
  ]

  /// Words for what has dotted names in programs and in their settings.
  private static let programs: Set<String> = [
    "rule", "rules", "violates", "violation", "violations", "diagnostic", "diagnostics", "api", "apis", "method",
    "methods", "function", "functions", "event", "events", "config", "configuration",
  ]
  private static let easternPrograms = ["诊断", "診斷", "规则", "規則", "事件", "函数", "ルール", "イベント", "関数"]

  /// Whether a sentence names a file of settings or of code, whose names have dots too: `rules.yml` -> `color.contrast`.
  private static func isOfFile(_ sentence: Range<Int>, _ text: PageText) -> Bool {
    text.code.contains { code in
      guard sentence.contains(code.lowerBound), code.count < 120 else { return false }
      let path = String(decoding: text.bytes[code], as: UTF8.self).lowercased()
      return settings.contains(where: path.hasSuffix) && !["token", "design"].contains(where: path.contains)
    }
  }

  private static let settings = [".yml", ".yaml", ".json", ".toml", ".js", ".mjs", ".cjs", ".ts", ".tsx"]

  /// Whether a page calls a function of that name: `toast(…)`.
  private static func isFunction(_ name: String, _ page: AuditedPage) -> Bool {
    page.document.file.bytes[...].firstPlace(of: Array("\(name)(".utf8)[...]) != nil
  }
}
