package import Diagnostics
package import Files
package import Guide
import Printing
import Syntax
import Tokens

/// The stylesheet of a page's previews: rules for classes, in which every value is a token of the system.
package struct PreviewStylesheet: Sendable {
  package struct Rule: Sendable {
    /// For each selector, the classes that an element must have.
    package let selectors: [[String]]
    package let declarations: [Declaration]
  }

  package struct Declaration: Sendable {
    package let property: String
    package let value: String
    /// The names of its tokens as custom properties, without their dashes.
    let tokens: [String]
  }

  /// The file's path; empty for no file.
  package let path: String
  package let rules: [Rule]
  /// The values of its tokens in the default theme.
  package let values: [String: String]
  /// The classes for which the file has rules, including rules left out.
  package let styled: Set<String>
  /// What is wrong in it: anything not allowed, values that are not tokens, tokens that do not exist.
  package let faults: Diagnostics

  package static let empty = PreviewStylesheet(path: "", rules: [], values: [:], styled: [], faults: Diagnostics())

  private init(path: String, rules: [Rule], values: [String: String], styled: Set<String>, faults: Diagnostics) {
    self.path = path
    self.rules = rules
    self.values = values
    self.styled = styled
    self.faults = faults
  }

  /// Reads a sheet, without declarations whose tokens the system lacks: those would take a value from outside the figure.
  package init(_ file: SourceFile, in system: DesignSystem) {
    var faults = Diagnostics()
    let parsed = Self.parse(file, into: &faults)
    let used = parsed.lazy.flatMap(\.declarations).flatMap { $0.value.tokens.lazy.map(\.name) }
    let known = TokenProperties.values(of: Array(used), in: system.tokens)
    var check = StylesheetCheck(file: file, system: system, known: known)
    for declaration in parsed.lazy.flatMap(\.declarations) { check.visit(declaration) }
    faults.append(check.diagnostics)
    self.faults = faults
    path = file.path
    values = known
    styled = Set(parsed.lazy.flatMap(\.selectors).joined())
    rules = parsed.compactMap { rule in
      let declarations = rule.declarations.filter { $0.value.tokens.allSatisfy { known[$0.name] != nil } }.map {
        Declaration(property: $0.property, value: $0.value.text, tokens: $0.value.tokens.map(\.name))
      }
      return declarations.isEmpty ? nil : Rule(selectors: rule.selectors, declarations: declarations)
    }
  }

  /// The part that can match elements with some classes, without the faults of the whole.
  package func part(for classes: Set<String>) -> PreviewStylesheet {
    let rules = rules.compactMap { rule -> Rule? in
      let selectors = rule.selectors.filter { $0.allSatisfy(classes.contains) }
      return selectors.isEmpty ? nil : Rule(selectors: selectors, declarations: rule.declarations)
    }
    let used = Set(rules.lazy.flatMap(\.declarations).flatMap(\.tokens))
    return PreviewStylesheet(
      path: path, rules: rules, values: values.filter { used.contains($0.key) }, styled: styled, faults: Diagnostics())
  }

  /// The largest sheet in bytes.
  static let largest = 128 * 1024

  private static func parse(_ file: SourceFile, into faults: inout Diagnostics) -> [StylesheetParser.StyleRule] {
    guard file.bytes.count <= largest else {
      faults.report(
        .stylesheetLimit, "the stylesheet has \(file.bytes.count) bytes, more than the limit of \(largest)",
        at: file.span(ByteRange(0, 0)), why: "every figure that uses it would carry a copy", fix: "split the page")
      return []
    }
    var parser = StylesheetParser(file)
    let rules = parser.parse()
    faults.append(parser.diagnostics)
    return rules
  }

  /// The custom properties that it needs, each once, in the order of the sheet.
  package var tokenNames: [String] {
    return rules.flatMap(\.declarations).flatMap(\.tokens).uniqued()
  }

  package var css: String {
    rules.map { rule in
      let selectors = rule.selectors.map { $0.map { "." + $0 }.joined() }.joined(separator: ",")
      return selectors + "{" + rule.declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";") + "}"
    }.joined(separator: "\n")
  }

  /// The last value of a property for an element with some classes, according to the cascade.
  package func value(of property: String, for classes: Set<String>) -> String? {
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

extension PreviewStylesheet {
  /// The rules of two stylesheets; those of the second win where both have as many classes.
  init(_ shared: PreviewStylesheet, followedBy own: PreviewStylesheet?, faults: Diagnostics) {
    self.init(
      path: own?.path ?? shared.path, rules: shared.rules + (own?.rules ?? []),
      values: shared.values.merging(own?.values ?? [:]) { $1 }, styled: shared.styled.union(own?.styled ?? []),
      faults: faults)
  }
}

extension DesignSystem {
  /// The stylesheet that the previews of all pages share, read anew each time; nil without one.
  package var sharedStylesheet: PreviewStylesheet? { sharedStyles.map { PreviewStylesheet($0, in: self) } }
}

extension Page {
  /// The classes of each element in the markup of its blocks.
  ///
  /// - Parameter isMeant: whether blocks of a name are among them.
  package func classes(inBlocks isMeant: (String) -> Bool) -> [Set<String>] {
    (0..<document.nodes.count).filter { node in
      document[node].kind == .codeBlock && isMeant(FencedBlock.name(ofInfo: document.info(of: node)))
    }.flatMap { node in
      document.string(of: node).split(separator: "class=\"").dropFirst().map { part in
        Set(part.prefix { $0 != "\"" }.split(separator: " ").map(String.init))
      }
    }.uniqued()
  }
}
