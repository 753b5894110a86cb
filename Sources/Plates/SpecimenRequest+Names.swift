package import Diagnostics
import Guide
import Printing
import Tokens

extension SpecimenRequest {
  /// Reports what code in the lines of the block names as a token beside others of its group, and is none.
  package func checkNames(into diagnostics: inout Diagnostics) {
    for line in block.lines {
      for name in CodeSpans.names(in: line.text) + CodeSpans.names(in: line.caption ?? "") where isMissing(name) {
        diagnostics.report(
          .unknownToken, "\(name) names no token of \(system.settings.name)", at: line.span,
          why: "whoever looks for it finds nothing",
          fix: "name a token of the system, or write the name without marks of code")
      }
    }
  }

  /// Whether a name is neither a token nor a group nor a part of a token's value, though its group has tokens. A slip in
  /// the name of a token is none: what a document says is checked for those with its words (`unknown-mention`).
  private func isMissing(_ name: String) -> Bool {
    let path = TokenPath(name)
    let isPlain = path.segments.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    }
    guard isPlain, let group = path.parent, system.allTokens[path] == nil, system.allTokens[group] == nil else {
      return false
    }
    var hasSiblings = false
    for token in system.allTokens.tokens where token.path.segments.starts(with: group.segments) {
      if token.path.segments.starts(with: path.segments) { return false }
      hasSiblings = true
    }
    return hasSiblings && system.tokenMeant(by: name) == nil
  }
}
