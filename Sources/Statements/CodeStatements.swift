import Files
import Guide
import Printing
import Syntax
import Tokens
import Wording

/// What a block of code gives to the names of tokens: `--color-ink: #111827` in CSS, `colors: { ink: '#111827' }` in a program.
///
/// A block that repeats the tokens agrees with most of them, and where it does not, one of the two is out of date. So it is of
/// a block that sets nothing but several of the tokens' variables, unless it is led in as one that changes them. Any other that
/// differs in more is one of another system, or shows how values are set.
struct CodeStatements {
  private let document: MarkdownDocument
  private let subject: AuditedSystem
  private let section: PageSection
  private var found: [Statement] = []
  /// Whether every variable is a token by its own name, and not what a token of another name is in CSS.
  private var areExact = true

  /// - Parameters:
  ///   - variables: those that a block sets, where it is one of CSS.
  ///   - code: what it declares, where it is one of a program or of JSON.
  ///   - lines: those that give names values, where it is in no language.
  ///   - lead: the words of the paragraph above it.
  static func all(
    _ variables: CodeVariables?, _ code: CodeDeclarations?, _ lines: [Line], ledBy lead: [String],
    _ section: PageSection, _ document: MarkdownDocument, _ subject: AuditedSystem
  ) -> [Statement] {
    var own = CodeStatements(document: document, subject: subject, section: section)
    if let variables {
      for variable in variables.all { own.add(variable) }
      let isListing = own.areExact && own.found.count == variables.all.count && own.found.count > 1 && variables.isPlain
      // Of a stranger's block in which no value is a token's, nothing says that it repeats the tokens.
      let isTold = own.agrees > 0 || !subject.system.isPlain
      let uses = own.uses(in: variables)
      if isListing, own.section.mode == nil, isTold, overrides.isDisjoint(with: lead) { return own.found + uses }
      if !uses.isEmpty { return (own.repeatsTokens ? own.found : []) + uses }
    } else {
      for declaration in code?.all ?? [] { own.add(declaration) }
    }
    for line in lines { own.add(line) }
    return own.repeatsTokens ? own.found : []
  }

  /// Words by which a block changes variables for some case, or shows how to.
  private static let overrides: Set<String> = [
    "override", "overrides", "overriding", "overridden", "overwrite", "customize", "customise", "customized", "change",
    "changes", "changing", "redefine", "replace", "set", "setting", "your", "you", "instead", "example", "if", "e.g",
    "eg",
    "like", "before", "after", "was", "old", "never", "not", "don't", "dont",
  ]

  private init(document: MarkdownDocument, subject: AuditedSystem, section: PageSection) {
    (self.document, self.subject, self.section) = (document, subject, section)
  }

  private mutating func add(_ variable: CodeVariables.Variable) {
    let name = NameWords(document.file.bytes[variable.name])
    let mode = variable.selector.first(where: ThemeWords.modes.contains) ?? section.mode
    let tokens = subject.names.named(asVariable: name)
    if !tokens.contains(where: {
      $0.segments.count == 1 && $0.name.utf8.elementsEqual(document.file.bytes[variable.name])
    }) {
      areExact = false
    }
    add(tokens, mode, variable.value, variable.valueRange)
  }

  private mutating func add(_ declaration: CodeDeclarations.Found) {
    guard StatementScan.isTelling(declaration.value) else { return }
    let mode = declaration.around.first(where: ThemeWords.modes.contains) ?? section.mode
    let name = NameWords(document.file.bytes[declaration.name])
    let tokens = subject.names.meant(by: name, in: mode) { declaration.around }
    add(tokens, mode, declaration.value, declaration.range)
  }

  /// What remarks behind variables say that their values are: `color: var(--color-ink); /* #111827 */`.
  private func uses(in variables: CodeVariables) -> [Statement] {
    variables.uses.compactMap { use in
      var own = CodeStatements(document: document, subject: subject, section: section)
      let name = NameWords(document.file.bytes[use.name])
      own.add(subject.names.named(asVariable: name), section.mode, use.remark.value, use.remark.range)
      return own.found.first
    }
  }

  private mutating func add(_ line: Line) {
    let bytes = document.file.bytes[line.name]
    // Variables are read with the rules that they stand in.
    if found.contains(where: { $0.range.start == line.range.lowerBound }) { return }
    let isVariable = CodeName.isVariable(bytes)
    let kind = if case .color = line.value { ["color"] } else { [String]() }
    let tokens =
      isVariable
      ? subject.names.named(asVariable: NameWords(bytes))
      : subject.names.meant(by: NameWords(bytes), in: section.mode) { section.words + kind }
    add(tokens, section.mode, line.value, line.range, isCode: CodeName.isWhole(bytes))
  }

  private mutating func add(
    _ tokens: [TokenPath], _ mode: String?, _ value: WrittenValue, _ range: Range<Int>, isCode: Bool = true
  ) {
    let own = tokens.filter { path in
      subject.names.tokens(path).contains { Comparison.matches(value, .whole, $0.token.value) != nil }
    }
    let themes = mode.map { subject.names.themes(named: $0) } ?? []
    // What holds in a theme that the tokens do not have says nothing of them.
    guard own.count == 1, mode == nil || !themes.isEmpty else { return }
    found.append(
      Statement(
        tokens: own, isReference: false, field: .whole, themes: themes, value: value,
        range: ByteRange(range.lowerBound, range.upperBound), isCode: isCode))
  }

  /// How many of its values the tokens have.
  private var agrees: Int {
    found.count { statement in
      subject.names.tokens(statement.tokens[0]).contains { theme, token in
        (statement.themes.isEmpty || statement.themes.contains(theme))
          && Comparison.matches(statement.value, .whole, token.value) == true
      }
    }
  }

  private var repeatsTokens: Bool {
    let same = agrees
    return same >= Self.least && (found.count - same) * Self.least <= same
  }

  /// How many values agree in a block that repeats tokens, and how many for each that does not.
  private static let least = 3
}
