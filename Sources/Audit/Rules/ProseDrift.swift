package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A document that gives a token another value than the token has.
package enum ProseDrift: AuditRule {
  package static let rule = Rule(
    "prose-drift", .warning, "A document says that a token has a value which it does not have.",
    why: "Readers of the document and users of the token build different things.",
    example: "The words `color.brand is #0066cd` are wrong where the token is #0066cc.")

  static let groups =
    "color.light.press: #d04200\ncolor.light.ink: #111111\ncolor.dark.press: #ff6a26\ncolor.dark.ink: #eeeeee"

  package static let asksOfEveryPage = true

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    var agreed: [ByteRange]?
    var roots: Set<Double>?
    var ofComponents: Set<ByteRange>?
    for statement in page.statements {
      guard let drift = drift(of: statement, in: page.subject), !isOfOtherFolder(drift.token, statement, page) else {
        continue
      }
      if statement.isOfRoot {
        let known = roots ?? RootSize.stated(on: page)
        roots = known
        if known.contains(where: { agrees(statement, with: drift.token, in: page.subject, root: $0) }) { continue }
      }
      if ["component", "components"].contains(drift.token.path.root.lowercased()) {
        let told = ofComponents ?? ComponentDrift.told(on: page)
        ofComponents = told
        if told.contains(statement.range) { continue }
      }
      // A component's own value behind a wrong reference is a fault of the reference.
      let others = agreed ?? ComponentDrift.agreedRemarks(on: page)
      agreed = others
      if others.contains(where: { $0.start <= statement.range.start && statement.range.end <= $0.end }) { continue }
      let span = page.document.file.span(statement.range)
      let right = inUnit(of: span.text, drift.text)
      diagnostics.report(
        rule, by: page.isRecord ? .likely : statement.confidence,
        on: page.subject.system.themes.basis.basis(of: drift.token), drift.message(written: span.text), at: span,
        why: "the document and the token say different things, and people follow either",
        fix: drift.named.map { Fix("name \($0) here, which has that value, or write \(right)") }
          ?? "write \(right) here, or change the token",
        related: [Diagnostic.Related("\(drift.token.path) has its value here", at: drift.token.valueSpan)])
    }
  }

  /// Whether a statement says something else than the token has.
  static func isOne(_ statement: Statement, on page: AuditedPage) -> Bool {
    drift(of: statement, in: page.subject) != nil
  }

  /// A length in pixels as the document writes lengths, which is as long in the units of platforms.
  private static func inUnit(of written: String, _ text: String) -> String {
    guard text.hasSuffix("px"), let unit = ["dp", "pt"].first(where: written.hasSuffix) else { return text }
    return text.dropLast(2) + unit
  }

  /// Whether a token has the value that is written, of a root as large as the page says.
  private static func agrees(
    _ statement: Statement, with token: Token, in subject: AuditedSystem, root: Double
  ) -> Bool {
    guard let other = statement.converted(toRem: isInRem(token), root: root) else { return false }
    return drift(of: other, in: subject) == nil
  }

  private static func isInRem(_ token: Token) -> Bool {
    switch token.value {
    case .dimension(let length): length.unit == .rem
    case .typography(let type): type.fontSize.unit == .rem
    case .color, .fontFamily, .fontWeight, .number, .duration, .cubicBezier, .strokeStyle, .border, .transition,
      .shadow, .gradient, .spring, .haptic:
      false
    }
  }

  private struct Drift {
    let token: Token
    /// What of a style of type is spoken of.
    let part: String?
    let text: String
    let theme: String?
    /// Another theme, in which the token has the value that is written.
    let other: String?
    /// Another token that may be meant, as the one in the group for the other theme, and its value.
    let second: (path: TokenPath, text: String)?
    /// A token whose name begins with that name, and which has the value that is written: `muted-foreground` for `Muted`.
    let named: TokenPath?

    func message(written: String) -> Message {
      let place: Message = theme.map { " in \($0)" } ?? ""
      let elsewhere: Message = other.map { ", which it is in \($0)" } ?? ""
      let meant: Message = named.map { ", which \($0) is" } ?? ""
      let also: Message = second.map { " and \($0.path) is \($0.text)" } ?? ""
      let part: Message = part.map { "the \(word: $0) of " } ?? ""
      return "\(part)\(token.path) is \(text)\(place)\(also), not \(written)\(elsewhere)\(meant)"
    }
  }

  /// Whether another token of the group has the value: `Large` for it is then a name beside the tokens', as in a scale
  /// from `Small` to `Large` over `sm` to `xl`.
  private static func isAnother(
    _ statement: Statement, beside token: Token, in theme: String, _ subject: AuditedSystem
  ) -> Bool {
    siblings(of: token, in: theme, subject).contains { other in
      Comparison.matches(statement.value, statement.field, other.value) == true
    }
  }

  /// The other tokens of a token’s group in a theme: the first thousand, since no one looks for a name among more.
  private static func siblings(of token: Token, in theme: String, _ subject: AuditedSystem) -> [Token] {
    guard let tokens = subject.system.themes[theme]?.tokens else { return [] }
    return subject.members.siblings(of: token.path).prefix(1_000).compactMap { path in
      path == token.path ? nil : tokens[path]
    }
  }

  /// The first token that the statement may mean, if none of them has the value.
  private static func drift(of statement: Statement, in subject: AuditedSystem) -> Drift? {
    var first: (theme: String, token: Token)?
    var other: String?
    var second: Token?
    for path in statement.tokens {
      for (theme, token) in subject.names.tokens(path) where !isForPaper(statement, token) {
        guard let isSame = Comparison.matches(statement.value, statement.field, token.value) else { continue }
        guard statement.themes.isEmpty || statement.themes.contains(theme) else {
          if isSame { other = other ?? theme }
          continue
        }
        if isSame || isRounded(token, from: statement) { return nil }
        if first == nil { first = (theme, token) }
        if second == nil, first?.token.path != path { second = token }
      }
    }
    // What another theme has is that theme's.
    if other == nil, let first, isDeclared(first.token, statement, in: subject) { return nil }
    if !statement.themes.isEmpty, let own = first,
      let themed = ThemedProperty(for: own.token, in: own.theme, of: subject)
    {
      guard let property = themed.token,
        Comparison.matches(statement.value, statement.field, property.value) == false,
        !isRounded(property, from: statement)
      else { return nil }
      first = (own.theme, property)
    }
    guard let first, let text = Self.text(of: first.token, beside: statement),
      !statement.isOtherSpelling || !isAnother(statement, beside: first.token, in: first.theme, subject)
    else { return nil }
    return Drift(
      token: first.token, part: part(of: first.token, statement.field), text: text,
      theme: statement.themes.isEmpty ? nil : first.theme, other: other,
      second: second.flatMap { token in
        Self.text(of: token, beside: statement).flatMap { $0 == text ? nil : (path: token.path, text: $0) }
      },
      named: named(statement, beside: first.token, in: first.theme, subject))
  }

  /// Whether points stand for a length of the web, which are those of print then.
  private static func isForPaper(_ statement: Statement, _ token: Token) -> Bool {
    guard case .quantity(let quantity) = statement.value, quantity.unit == .pt else { return false }
    return isInRem(token)
  }

  /// The one other token of the group that has the value and whose name begins with that of the first; of a colour, the one
  /// other that has it.
  private static func named(
    _ statement: Statement, beside token: Token, in theme: String, _ subject: AuditedSystem
  ) -> TokenPath? {
    guard let name = token.path.segments.last.map({ NameWords($0).words }) else { return nil }
    let found = siblings(of: token, in: theme, subject).filter { other in
      Comparison.matches(statement.value, statement.field, other.value) == true
    }
    let named = found.filter { NameWords($0.path.name).words.starts(with: name) }
    if named.count == 1 { return named[0].path }
    // A colour that is another one's alone is that one's.
    guard case .color = token.value else { return nil }
    return found.count == 1 ? found[0].path : nil
  }
}
