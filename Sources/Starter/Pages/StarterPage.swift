import Printing
import Tokens

/// A page before its place among the others is known.
struct StarterPage {
  /// From the folder of the system.
  let path: String
  let title: String
  let summary: String
  /// How many tokens it shows; nil if it is not about some tokens.
  var count: Int?
  /// What stands for the page on the front page.
  var highlight: PlateBlock?
  var body: StarterBody

  func file(order: Int) -> StarterFile {
    var text = StarterBody()
    text.frontMatter([("title", title), ("order", nil), ("summary", summary)], order: order)
    return StarterFile(path: path, text: text.text + "\n" + body.text)
  }
}

/// The text of a page, put together from its blocks.
struct StarterBody {
  private(set) var text = ""

  /// - Parameter entries: a nil value stands for the order.
  mutating func frontMatter(_ entries: [(key: String, value: String?)], order: Int? = nil) {
    text += "---\n"
    for (key, value) in entries {
      if let value {
        if !value.isEmpty { text += "\(key): \(YAMLText.scalar(value))\n" }
      } else if let order {
        text += "\(key): \(order)\n"
      }
    }
    text += "---\n"
  }

  mutating func heading(_ title: String, level: Int = 2) {
    add(String(repeating: "#", count: level) + " " + Self.escaped(title))
  }

  mutating func paragraph(_ words: String) { add(words) }

  /// What an author says of a group or of a token, as plain text.
  mutating func said(_ words: String?) {
    guard let words else { return }
    let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !line.isEmpty { add(Self.escaped(line)) }
  }

  mutating func block(_ plate: PlateBlock) {
    var info = plate.specimen
    for (name, value) in plate.options { info += " \(name)=\(value)" }
    if let title = plate.title.map(Self.attribute), !title.isEmpty { info += " title=\"\(title)\"" }
    add("```\(info)\n" + plate.lines.map { $0 + "\n" }.joined() + "```")
  }

  private mutating func add(_ block: String) {
    if !text.isEmpty { text += "\n" }
    text += block + "\n"
  }

  /// A text whose characters mean nothing to Markdown.
  static func escaped(_ text: String) -> String {
    let escaped = MarkdownText.escaped(text)
    // What would begin a list, a heading or a table at the start of a line, or make a heading of the line above.
    if let first = escaped.first, "-+=#|".contains(first) { return "\\" + escaped }
    return escaped.first?.isNumber == true ? numbered(escaped) : escaped
  }

  /// `1. x` and `1) x` would be a list.
  private static func numbered(_ text: String) -> String {
    let digits = text.prefix { $0.isNumber }
    guard let next = text[digits.endIndex...].first, next == "." || next == ")" else { return text }
    return digits + "\\" + text[digits.endIndex...]
  }

  /// A text within quotes in the first line of a block.
  private static func attribute(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value >= 0x20 && !"\"`\\&".unicodeScalars.contains($0) })
  }
}

/// Texts as values in YAML.
enum YAMLText {
  /// As it is where that cannot be read otherwise, else in quotes.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && text.last != " "
      && text.unicodeScalars.allSatisfy { scalar in
        (0x20..<0x2028).contains(scalar.value) && !"\"'`\\#{}[]&*!|>%@:\u{7F}".unicodeScalars.contains(scalar)
      }
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    return isPlain ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
        quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }
}
