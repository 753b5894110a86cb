import Claims
package import Diagnostics
import Files
import Guide
package import Statements
import TokenValues
import Tokens

/// Tokens whose names are the same once they are written as a variable.
package enum NameCollision: AuditRule {
  package static let rule = Rule(
    "name-collision", .warning, "The names of two tokens are the same once they are written as variables.",
    why: "In CSS, Swift or Kotlin one of them would replace the other.",
    example: "Both `color.brand.primary` and `color.brandPrimary` become `--color-brand-primary`.")

  package static let flags = [
    RuleExample(tokens: "color.brand.primary: #0066cc\ncolor.brandPrimary: #0077dd"),
    RuleExample(tokens: "color.Brand: #0066cc\ncolor.brand: #0077dd"),
    RuleExample(tokens: "ink-dark.a: #0066cc\nink-dark.b: #0077cc\nink.dark.a: #0077dd\nink.dark.b: #0077ee"),
  ]

  package static let passes = [
    RuleExample(tokens: "color.brand.primary: #0066cc\ncolor.brand.primary2: #0077dd"),
    RuleExample(tokens: "color.brand-primary: #0066cc\ncolor.brand_primary: {color.brand-primary}"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var taken: [String: Token] = [:]
    var causes: [[Pair]] = []
    var places: [[TokenPath?]: Int] = [:]
    for token in system.system.tokens.tokens {
      let name = TokenNames.variable(token.path)
      guard let other = taken[name] else {
        taken[name] = token
        continue
      }
      // A property of a stylesheet is what a token of that name is in CSS, and stands there by its own name beside others.
      if [token, other].contains(where: { ProjectLayout.isStylesheet($0.span.file.path) }) { continue }
      // Whichever of two with one value counts, nothing changes.
      if token.value == other.value { continue }
      // A second name for it, by which older code calls it.
      if token.aliases == [other.path] || other.aliases == [token.path] { continue }
      // A token taken out of a document may have to be spelt otherwise than there.
      if SourceMark.file(of: token) == RelativePath.name(of: other.span.file.path) { continue }
      let pair = Pair(token: token, other: other, name: name)
      if let place = places[pair.cause] {
        causes[place].append(pair)
      } else {
        places[pair.cause] = causes.count
        causes.append([pair])
      }
    }
    for cause in causes { report(cause, into: &diagnostics) }
  }

  /// A token, and the one before it that is the same as a variable.
  private struct Pair {
    let token: Token
    let other: Token
    let name: String

    /// Whether a sign alone tells the names apart: `margin.-1` and `margin.1`.
    var isOfSigns: Bool {
      let bare = [token, other].map { $0.path.description.filter { $0 != "-" && $0 != "+" } }
      return bare[0] == bare[1]
        && [token, other].contains { $0.path.name.first == "-" || $0.path.name.contains("+") }
    }

    /// What pairs have in common that collide for the same reason: a sign, or the outermost groups, where these differ,
    /// otherwise the groups that the tokens are in. Tokens without a group have one reason, whatever they are called.
    var cause: [TokenPath?] {
      if isOfSigns { return [nil] }
      if token.path.parent == nil || other.path.parent == nil { return [] }
      let roots = [token.path.root, other.path.root]
      return roots[0] == roots[1] ? [token.path.parent, other.path.parent] : roots.map { TokenPath($0) }
    }
  }

  private static func report(_ pairs: [Pair], into diagnostics: inout Diagnostics) {
    guard let first = pairs.first else { return }
    let (token, other) = (first.token, first.other)
    let names = Sentence.list(pairs.map(\.name))
    // Which names a step below and one above the middle get, each tool decides.
    diagnostics.report(
      rule, by: .sure, on: first.isOfSigns ? .assumed("the tools that write variables leave out signs") : .given,
      pairs.count == 1
        ? "\(token.path) and \(other.path) are both \(first.name) as a variable"
        : "\(pairs.count) tokens such as \(token.path) and \(other.path) are the same as variables: \(names)",
      at: token.span, why: "one of them would replace the other in CSS, Swift or Kotlin",
      fix: first.isOfSigns
        ? "write the sign as a word: minus-1"
        : pairs.count == 1
          ? "give one of them another name"
          : first.cause.isEmpty ? "give one of each pair another name" : "give one of the groups another name",
      related: [Diagnostic.Related("\(other.path) is here", at: other.span)])
  }
}
