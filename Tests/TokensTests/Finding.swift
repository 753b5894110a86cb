import Diagnostics
import Files
import Syntax
import TestSupport
import Testing
import TokenValues
import Tokens

/// A finding by what a test asks of it.
struct Finding: Hashable, CustomStringConvertible {
  let rule: String
  let line: Int
  let column: Int

  var description: String { "\(rule) at \(line):\(column)" }
}

/// One file and what is to be found in it: each `↓` is the place of a finding, in order.
struct Case: Sendable, CustomStringConvertible {
  let section: String
  let name: String
  let json: String
  let rules: [String]
  /// The tokens that are left, in order; nil where the case does not care.
  let kept: [String]?

  init(_ section: String, _ name: String, _ json: String, _ rules: [String] = [], kept: [String]? = nil) {
    self.section = section
    self.name = name
    self.json = json
    self.rules = rules
    self.kept = kept
  }

  var description: String { "\(section) \(name)" }

  func check() {
    let marked = MarkedText(json)
    let loaded = Loaded(marked.text)
    let wanted = zip(rules, marked.positions).map { Finding(rule: $0, line: $1.line, column: $1.column) }
    #expect(rules.count == marked.positions.count, "\(self): as many marks as rules")
    #expect(loaded.findings == wanted, "\(self)")
    if let kept { #expect(loaded.paths == kept, "\(self)") }
  }
}

/// What a system's files come to.
struct Loaded {
  let themes: TokenThemes
  let diagnostics: Diagnostics

  init(_ json: String) { self.init(files: ["a.tokens.json": json]) }

  init(files: [String: String], root: String = "") {
    var diagnostics = Diagnostics()
    let sources = Sources(files).files
    themes = TokenLoader.load(sources, root: root, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  var findings: [Finding] {
    var positions = Positions()
    return diagnostics.sorted.map { diagnostic in
      let position = diagnostic.span.map { positions.start(of: $0) }
      return Finding(rule: diagnostic.rule.id, line: position?.line ?? 0, column: position?.column ?? 0)
    }
  }

  var tokens: TokenSet { themes.default.tokens }
  var paths: [String] { tokens.tokens.map(\.path.description) }
  var rules: [String] { diagnostics.sorted.map(\.rule.id) }

  func value(_ path: String) -> TokenValue? { tokens[TokenPath(path)]?.value }
}

/// Short names for values that stand in many cases.
enum Sample {
  static let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##
  static let px = ##"{"value": 1, "unit": "px"}"##
  static let ms = ##"{"value": 200, "unit": "ms"}"##

  /// A file with one token `t`.
  static func token(_ type: String, _ value: String) -> String {
    ##"{"t": {"$type": "\##(type)", "$value": \##(value)}}"##
  }
}
