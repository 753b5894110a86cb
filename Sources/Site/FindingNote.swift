import Diagnostics
import Files
import Guide
import Markup
import Plates
import Specimens
import Tokens

/// A finding as a note at the value that it speaks of: what is wrong, what is said here and elsewhere, and the ways to
/// the rule and to the system's health.
struct FindingNote {
  let finding: Diagnostic
  /// What the same rule says of the same token besides.
  var others: [String] = []
  let health: Health
  let guide: Guide
  /// The page that it is on.
  let pageURL: String

  /// A note that a mark in the text leads to.
  func node(number: Int) -> Node {
    h("div", .class("note \(finding.severity.rawValue)"), .id(Self.id(of: number)), .role("note")) {
      h("p") {
        h("b", .class("number")) { "\(number)" }
        " "
        CodeSpans.nodes(sentence)
      }
      sayings(from: finding.span.map { Self.quotation($0) })
      ways
    }
  }

  /// A note in the row of a token.
  var inRow: Node {
    h("div", .class("note \(finding.severity.rawValue)"), .role("note")) {
      h("p") { CodeSpans.nodes(sentence) }
      sayings(from: nil)
      ways
    }
  }

  static func id(of number: Int) -> String { "finding:\(number)" }

  private var sentence: String {
    let words = ([finding.message] + others).joined(separator: "; ")
    return words.hasSuffix(".") ? words : words + "."
  }

  private var ways: Node {
    h("p", .class("ways")) {
      if let page = guide.url(of: finding.rule) {
        h("a", .href(link(to: page))) { Title.spoken(finding.rule.id) }
        ", "
      }
      h("a", .href(link(to: health.system.healthURL) + "#" + finding.rule.id)) { "health" }
    }
  }

  private func link(to url: String) -> String { RelativePath.link(to: url, from: pageURL) }

  // MARK: What is said

  /// So many tokens are quoted of those that a finding speaks of.
  private static let mostTokens = 2

  /// Both sayings, in quotation marks: what is here, and what the other place or the tokens say.
  private func sayings(from here: String?) -> Node {
    let related = finding.related.map(saying)
    let tokens = related.isEmpty ? Health.tokens(in: finding, health.system).prefix(Self.mostTokens).map(saying) : []
    let others = related + tokens
    guard !others.isEmpty else { return .empty }
    return h("ul", .class("sayings")) {
      if let here {
        h("li") {
          h("q") { here }
          " here"
        }
      }
      for other in others { h("li") { other } }
    }
  }

  /// What is said in the other place, with the way there.
  private func saying(_ related: Diagnostic.Related) -> Node {
    let file = related.span.file
    let place = RelativePath.name(of: file.path)
    if let page = health.system.pages.first(where: { $0.path == file.path }) {
      return h("span") {
        h("q") { Self.quotation(related.span) }
        " in "
        h("a", .href(link(to: page.url))) { page.title }
      }
    }
    guard let token = Health.tokens(in: finding, health.system).first(where: { $0.span.file === file }) else {
      return h("span") {
        h("q") { Self.quotation(related.span) }
        " in "
        h("code") { place }
      }
    }
    return saying(token)
  }

  private func saying(_ token: Token) -> Node {
    let row = link(to: health.system.url("tokens.html")) + "#" + TokenAnchor.id(of: token.path)
    return h("span") {
      h("q") { TokenText.short(token) }
      " in "
      h("a", .href(row)) { h("code") { Plate.breaking(token.path) } }
    }
  }

  /// The most characters that are quoted.
  private static let mostQuoted = 120

  /// The words at a place, on one line.
  private static func quotation(_ span: Span) -> String {
    let words = span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > mostQuoted ? words.prefix(mostQuoted) + "…" : words
  }
}
