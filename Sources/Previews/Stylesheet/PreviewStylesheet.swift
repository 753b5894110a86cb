package import Diagnostics
package import Files
package import Guide
import Plates
import Printing
import Tokens

/// The stylesheet of a page's previews: rules for classes, in which every value is a token of the system.
///
/// Parsing reports nothing; `check` does, once for each page.
package struct PreviewStylesheet: Sendable {
  struct Rule: Sendable {
    /// For each selector, the classes that an element must have.
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
  /// The values of its tokens in the default theme.
  let values: [String: String]
  /// The classes for which it has rules, including rules left out.
  let styled: Set<String>

  static let empty = PreviewStylesheet()

  private init() {
    rules = []
    values = [:]
    styled = []
  }

  /// The part of a sheet that can match elements with some classes, without declarations whose tokens the system lacks:
  /// those would take a value from outside the figure.
  ///
  /// - Parameter classes: nil for all of the sheet.
  init(_ file: SourceFile, for classes: Set<String>? = nil, system: DesignSystem) {
    var unheard = Diagnostics()
    let parsed = Self.parse(file, for: classes, into: &unheard)
    styled = Set(parsed.lazy.flatMap(\.selectors).joined())
    let matching = parsed.compactMap { rule -> StylesheetParser.StyleRule? in
      let selectors = rule.selectors.filter { $0.allSatisfy { classes?.contains($0) ?? true } }
      return selectors.isEmpty ? nil : StylesheetParser.StyleRule(selectors: selectors, declarations: rule.declarations)
    }
    let known = Self.known(in: matching, system)
    values = known
    rules = matching.compactMap { rule in
      let declarations = rule.declarations.filter { $0.value.tokens.allSatisfy { known[$0.name] != nil } }.map {
        Declaration(property: $0.property, value: $0.value.text, tokens: $0.value.tokens.map(\.name))
      }
      return declarations.isEmpty ? nil : Rule(selectors: rule.selectors, declarations: declarations)
    }
  }

  /// Reports the faults of a sheet: anything not allowed, values that are not tokens, tokens that do not exist.
  package static func check(_ file: SourceFile, system: DesignSystem, into diagnostics: inout Diagnostics) {
    let rules = parse(file, into: &diagnostics)
    var check = StylesheetCheck(file: file, system: system, known: known(in: rules, system))
    for declaration in rules.flatMap(\.declarations) { check.visit(declaration) }
    diagnostics.append(check.diagnostics)
  }

  /// The largest sheet in bytes.
  static let largest = 128 * 1024

  private static func parse(
    _ file: SourceFile, for classes: Set<String>? = nil, into diagnostics: inout Diagnostics
  ) -> [StylesheetParser.StyleRule] {
    guard file.bytes.count <= largest else {
      diagnostics.report(
        .stylesheetLimit, "the stylesheet has \(file.bytes.count) bytes, more than the limit of \(largest)",
        at: file.span(ByteRange(0, 0)), why: "every figure that uses it would carry a copy", fix: "split the page")
      return []
    }
    var parser = StylesheetParser(file, for: classes)
    let rules = parser.parse()
    diagnostics.append(parser.diagnostics)
    return rules
  }

  private static func known(in rules: [StylesheetParser.StyleRule], _ system: DesignSystem) -> [String: String] {
    let used = rules.flatMap(\.declarations).flatMap { $0.value.tokens.map(\.name) }
    return TokenProperties.values(of: used, in: system.tokens)
  }

  /// The custom properties that it needs, each once, in the order of the sheet.
  var tokenNames: [String] {
    return rules.flatMap(\.declarations).flatMap(\.tokens).uniqued()
  }

  var css: String {
    rules.map { rule in
      let selectors = rule.selectors.map { $0.map { "." + $0 }.joined() }.joined(separator: ",")
      return selectors + "{" + rule.declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";") + "}"
    }.joined(separator: "\n")
  }

  /// The last value of a property for an element with some classes, according to the cascade.
  func value(of property: String, for classes: Set<String>) -> String? {
    var found: (weight: Int, value: String)?
    for rule in rules {
      guard let declaration = rule.declarations.last(where: { $0.property == property }) else { continue }
      let weights = rule.selectors.lazy.filter { $0.allSatisfy(classes.contains) }.map(\.count)
      guard let weight = weights.max(), weight >= found?.weight ?? 0 else { continue }
      found = (weight, declaration.value)
    }
    return found?.value
  }
}
