package import Diagnostics
package import Files
package import Guide
import Tokens

/// The stylesheet of a page's previews: rules for classes, every value of which is a token of the system.
///
/// Reading it reports nothing; `check` does, once a page.
package struct PreviewStylesheet: Sendable {
  struct Rule: Sendable {
    /// Each selector as the classes an element must all have.
    let selectors: [[String]]
    let declarations: [Declaration]
  }

  struct Declaration: Sendable {
    let property: String
    let value: String
    /// The names of its tokens as custom properties, without their dashes.
    let tokens: [String]
  }

  let rules: [Rule]

  static let empty = PreviewStylesheet(rules: [])

  private init(rules: [Rule]) { self.rules = rules }

  /// The rules of a sheet whose tokens the system has.
  init(_ file: SourceFile, system: DesignSystem) {
    var unheard = Diagnostics()
    self = Self.read(file, system: system, into: &unheard)
  }

  /// Reports what is wrong with a sheet: what cannot stand in one, values that are no tokens, tokens that do not exist.
  package static func check(_ file: SourceFile, system: DesignSystem, into diagnostics: inout Diagnostics) {
    _ = read(file, system: system, into: &diagnostics)
  }

  /// Sheets beyond this many bytes are refused.
  static let largest = 128 * 1024

  private static func read(
    _ file: SourceFile, system: DesignSystem, into diagnostics: inout Diagnostics
  ) -> PreviewStylesheet {
    guard file.bytes.count <= largest else {
      diagnostics.error(
        "stylesheet-limit", "the stylesheet is \(file.bytes.count) bytes, more than \(largest)",
        at: file.span(ByteRange(0, 0)), why: "every figure that uses it would carry it", fix: "split the page")
      return .empty
    }
    var parser = StylesheetParser(file)
    let parsed = parser.parse()
    diagnostics.append(parser.diagnostics)
    let used = parsed.flatMap(\.declarations).flatMap { $0.value.tokens.map(\.name) }
    let known = TokenProperties.values(of: used, in: system.tokens)
    var check = StylesheetCheck(file: file, system: system, known: known)
    let rules = parsed.map { rule in
      Rule(
        selectors: rule.selectors,
        declarations: rule.declarations.compactMap { check.accepted($0) })
    }
    diagnostics.append(check.diagnostics)
    return PreviewStylesheet(rules: rules.filter { !$0.declarations.isEmpty })
  }

  /// Only what can match elements of some classes.
  func restricted(to classes: Set<String>) -> PreviewStylesheet {
    PreviewStylesheet(
      rules: rules.compactMap { rule in
        let selectors = rule.selectors.filter { $0.allSatisfy(classes.contains) }
        return selectors.isEmpty ? nil : Rule(selectors: selectors, declarations: rule.declarations)
      })
  }

  /// The custom properties it needs, each once, in the order of the sheet.
  var tokenNames: [String] {
    var seen: Set<String> = []
    return rules.flatMap(\.declarations).flatMap(\.tokens).filter { seen.insert($0).inserted }
  }

  var css: String {
    rules.map { rule in
      let selectors = rule.selectors.map { $0.map { "." + $0 }.joined() }.joined(separator: ",")
      return selectors + "{" + rule.declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";") + "}"
    }.joined(separator: "\n")
  }

  /// The last value of a property for an element of some classes, as the cascade has it.
  func value(of property: String, for classes: Set<String>) -> String? {
    var found: (weight: Int, value: String)?
    for rule in rules {
      let weights = rule.selectors.filter { $0.allSatisfy(classes.contains) }.map(\.count)
      guard let weight = weights.max(), weight >= found?.weight ?? 0 else { continue }
      for declaration in rule.declarations where declaration.property == property {
        found = (weight, declaration.value)
      }
    }
    return found?.value
  }
}
